#include "engine.hpp"

namespace vintik::solver {

// kernel.cpp, compiled twice
namespace bmi2 {
std::unique_ptr<Engine> make_kernel(std::size_t memory, bool races);
}
namespace portable {
std::unique_ptr<Engine> make_kernel(std::size_t memory, bool races);
}

std::unique_ptr<Engine> make_engine(std::size_t memory, bool races) {
#ifdef VINTIK_HAS_BMI2
    if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("lzcnt") &&
        __builtin_cpu_supports("popcnt")) {
        return bmi2::make_kernel(memory, races);
    }
#endif
    return portable::make_kernel(memory, races);
}

}  // namespace vintik::solver
