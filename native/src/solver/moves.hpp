// What the player to move may play, and the position after it. Here cards are numbers as the callers have them; the
// search plays in a way of its own (board.hpp).
#pragma once

#include <optional>
#include <vector>

#include "vintik/solver.hpp"

namespace vintik::solver {

constexpr bool ns_has(int seat) { return (seat & 1) == 0; }

// A legal card, and the highest card of its run of neighbours in the same hand, for which every answer is the same.
struct Choice {
    int card, like;
};

// High cards first, spades before hearts.
std::vector<Choice> choices(const Position& position);

// `ns_won`: whether North-South won the trick that the card made complete; nothing if it made none. After the last card
// of all the position is empty.
struct Next {
    Position position;
    std::optional<bool> ns_won;
};

// `card` must be legal.
Next play(const Position& position, int card);

}  // namespace vintik::solver
