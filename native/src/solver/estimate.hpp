// Where to begin asking how many tricks North-South take: they are likely to take so many, or one fewer. Then two
// questions are enough.
#pragma once

#include "vintik/solver.hpp"

namespace vintik::solver {

int estimate(const Position& position);

}  // namespace vintik::solver
