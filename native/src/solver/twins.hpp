// Deals that look the same from several seats: results that differ only in the names of seats and suits.
#pragma once

#include <array>

#include "vintik/solver.hpp"

namespace vintik::solver {

inline constexpr int kStrains = 5;                             // no trump, then the suits
inline constexpr std::array<int, 4> kDeclarers{0, 2, 1, 3};  // in the order in which their results are found out

// One of the twenty results of a deal.
struct Result {
    int strain, declarer;

    bool operator==(const Result&) const = default;
};

// By strain and declarer: the result itself, or the first that is the same, strain by strain in the order above.
std::array<std::array<Result, 4>, kStrains> twins(const std::array<Cards, 4>& deal);

}  // namespace vintik::solver
