// One thread's solver, whichever build of the search the processor allows.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "clock.hpp"
#include "vintik/solver.hpp"

namespace vintik::solver {

enum First : int { kNobody = 0, kNsFirst = 1, kEwFirst = 2 };

// Which outcomes are wanted: by North-South's tricks from the position on, and who reaches game first. `ns`, `ew`:
// the trick from there on that brings each side to game; more than kMostTricks: out of reach.
struct Wish {
    std::array<std::array<bool, 3>, kMostTricks + 1> wanted{};
    int ns = 0, ew = 0;
};

class Engine {
  public:
    virtual ~Engine() = default;

    // What was learnt so far. It stays right for every position, but makes searching among it slower.
    virtual void forget() = 0;

    // The position the next questions are about; it must be without fault.
    virtual void place(const Position& position) = 0;

    // Whether North-South take at least so many tricks from here on. Throws Stopped or Impatient; after that the position
    // has to be placed again.
    virtual bool reaches(int tricks) = 0;

    // Whether North-South can make it end as wished. Throws as above.
    virtual bool wins(const Wish& wish) = 0;

    Clock clock;
};

// With at most `memory` bytes for what it learns; `races`: `wins` will be asked as well.
std::unique_ptr<Engine> make_engine(std::size_t memory, bool races);

}  // namespace vintik::solver
