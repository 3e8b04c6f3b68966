// Double-dummy play in the plainest way, for a few cards a hand: every legal card is tried, nothing is remembered.
// Alpha-beta is all it has in common with the solver.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "vintik/solver.hpp"

namespace plain {

using vintik::Cards;
using vintik::solver::Position;
using vintik::solver::Values;

inline bool is_ns(int seat) { return seat % 2 == 0; }
inline int suit_of(int card) { return card / vintik::kRanks; }
inline Cards cards_of_suit(int suit) { return vintik::kSuitBits << (vintik::kRanks * suit); }

inline Cards legal(const Position& position) {
    const Cards hand = position.hands[std::size_t(position.to_move())];
    if (position.trick.empty()) return hand;
    const Cards following = hand & cards_of_suit(suit_of(position.trick[0]));
    return following != 0 ? following : hand;
}

// The seat that wins the four cards.
inline int winner(const Position& position) {
    const auto strength = [&](int card) {
        if (suit_of(card) == position.trump) return 200 + card;
        return suit_of(card) == suit_of(position.trick[0]) ? 100 + card : 0;
    };
    const auto best = std::max_element(position.trick.begin(), position.trick.end(),
                                       [&](int one, int other) { return strength(one) < strength(other); });
    return (position.leader + int(best - position.trick.begin())) % 4;
}

struct After {
    Position position;
    std::optional<int> won;  // the seat that won the trick, if this card ended it
};

inline After play(const Position& position, int card) {
    After after{position, std::nullopt};
    Position& next = after.position;
    next.hands[std::size_t(position.to_move())] &= ~(Cards{1} << card);
    next.trick.push_back(card);
    if (next.trick.size() == 4) {
        next.leader = winner(next);
        next.trick.clear();
        after.won = next.leader;
    }
    return after;
}

// The tricks taken since values began to count, and who reached game first.
struct Score {
    int ns = 0, ew = 0;
    std::size_t first = 0;  // as in Values: nobody, North-South, East-West

    void add(int winning_seat, const Values& values) {
        ++(is_ns(winning_seat) ? ns : ew);
        if (first == 0 && ns == values.ns_needs) first = 1;
        if (first == 0 && ew == values.ew_needs) first = 2;
    }
};

using Points = std::int64_t;
constexpr Points kFewest = std::numeric_limits<Points>::min(), kMost = std::numeric_limits<Points>::max();

// What the position is worth to North-South; right if it is between alpha and beta, else on the right side of both.
inline Points worth(const Position& position, const Values& values, Score score = {}, Points alpha = kFewest,
                    Points beta = kMost) {
    Cards left = legal(position);
    if (left == 0) return values.points[std::size_t(score.ns)][score.first];
    const bool ns = is_ns(position.to_move());
    Points best = ns ? kFewest : kMost;
    for (; left != 0; left &= left - 1) {
        const After after = play(position, std::countr_zero(left));
        Score then = score;
        if (after.won) then.add(*after.won, values);
        const Points found = worth(after.position, values, then, alpha, beta);
        if (ns) {
            best = std::max(best, found);
            alpha = std::max(alpha, best);
        } else {
            best = std::min(best, found);
            beta = std::min(beta, best);
        }
        if (alpha >= beta) break;
    }
    return best;
}

// A trick is a point.
inline const Values& tricks_as_points() {
    static const Values values = [] {
        Values out{};
        for (std::size_t ns = 0; ns < out.points.size(); ++ns) out.points[ns].fill(std::int32_t(ns));
        out.ns_needs = out.ew_needs = vintik::solver::kMostTricks + 1;
        return out;
    }();
    return values;
}

inline int ns_tricks(const Position& position) { return int(worth(position, tricks_as_points())); }

inline bool ns_take(const Position& position, int wanted) {
    return worth(position, tricks_as_points(), {}, wanted - 1, wanted) >= wanted;
}

}  // namespace plain
