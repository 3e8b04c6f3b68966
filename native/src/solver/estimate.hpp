// A guess at the tricks North-South take, before anything is searched.
#pragma once

#include "vintik/solver.hpp"

namespace vintik::solver {

int estimate(const Position& position);

}  // namespace vintik::solver
