// Bits of 64: the few operations everything in the solver is made of.
//
// These headers are compiled twice (see CMakeLists.txt): in the inline namespace `bmi2` with the processor's own
// instructions for bit gathering, and in `portable` for every other processor.
#pragma once

#include <bit>
#include <cstdint>

#ifdef VINTIK_BMI2
#include <immintrin.h>
#endif

#ifndef VINTIK_KERNEL
#error "VINTIK_KERNEL names the namespace of this build of the solver"
#endif

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

using Bits = std::uint64_t;

// x must not be 0 in the first two.
constexpr Bits top(Bits x) { return Bits{1} << (63 - std::countl_zero(x)); }
constexpr Bits bottom(Bits x) { return x & (0 - x); }
constexpr Bits up_to(Bits bit) { return (bit << 1) - 1; }
constexpr bool several(Bits x) { return (x & (x - 1)) != 0; }

// The bits of x at the places of mask, side by side; and back.
inline Bits gather(Bits x, Bits mask) {
#ifdef VINTIK_BMI2
    return _pext_u64(x, mask);
#else
    Bits out = 0;
    for (Bits place = 1; mask != 0; mask &= mask - 1, place <<= 1) {
        if ((x & bottom(mask)) != 0) out |= place;
    }
    return out;
#endif
}

inline Bits scatter(Bits x, Bits mask) {
#ifdef VINTIK_BMI2
    return _pdep_u64(x, mask);
#else
    Bits out = 0;
    for (; mask != 0; mask &= mask - 1, x >>= 1) {
        if ((x & 1) != 0) out |= bottom(mask);
    }
    return out;
#endif
}

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
