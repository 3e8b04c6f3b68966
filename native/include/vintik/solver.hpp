// Double-dummy answers: tricks, every card's tricks, points. Batches use as many threads as the call says and leave
// nothing behind; nothing is shared between calls.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "vintik/cards.hpp"

namespace vintik::solver {

inline constexpr int kNoTrump = 4;
inline constexpr int kMostTricks = 13;

// The cards still held, the trick on the table, in order from the leader.
struct Position {
    std::array<Cards, 4> hands{};
    int trump = kNoTrump;  // a suit, or kNoTrump
    int leader = 0;        // North 0, East 1, South 2, West 3
    std::vector<int> trick;

    int to_move() const { return (leader + static_cast<int>(trick.size())) & 3; }
    // Tricks to be played, the one on the table included.
    int tricks_left() const;
};

// What is wrong with a position; nullptr if nothing is.
const char* fault(const Position& position);

// What is known of a number: equal where it was found out.
struct Bounds {
    int lower, upper;
};

struct CardBounds {
    int card;
    Bounds bounds;
};

// What North-South's tricks from here on (0 to 13) are worth to them, by who reaches game first: nobody, North-South,
// East-West; and the trick from here on that brings each side there, 1 or more.
struct Values {
    std::array<std::array<std::int32_t, 3>, kMostTricks + 1> points;
    int ns_needs, ew_needs;
};

struct Worth {
    Bounds value;
    std::vector<CardBounds> cards;
};

struct Effort {
    int threads = 1;
    std::size_t memory = std::size_t{32} << 20;     // bytes, for each thread
    std::uint64_t nodes = 0;                        // cards tried for one position (one deal of tables); 0: no limit
    double seconds = 0;                             // the same
    std::function<bool()> interrupted;              // asked from time to time in the calling thread; true: give up
};

struct Interrupted {};  // thrown if `interrupted` said so

using Table20 = std::array<std::array<Bounds, 4>, 5>;  // no trump S H D C, by North East South West as declarer

// Of whole deals: tricks of the declarer's side.
std::vector<Table20> tables(std::span<const std::array<Cards, 4>> deals, const Effort& effort);

// Of positions without a fault: tricks from here on of the side to move.
std::vector<Bounds> tricks(std::span<const Position> positions, const Effort& effort);

// Whether the side to move takes so many: 1 yes, 0 no, -1 not found out.
std::vector<int> at_least(std::span<const Position> positions, std::span<const int> wanted, const Effort& effort);

// Tricks of the side to move after each legal card, high cards first.
std::vector<std::vector<CardBounds>> cards(std::span<const Position> positions, const Effort& effort);

// Points to North-South, and after each legal card.
std::vector<Worth> worth(std::span<const Position> positions, std::span<const Values> values, const Effort& effort);

}  // namespace vintik::solver
