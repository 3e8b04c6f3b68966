#include "estimate.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace vintik::solver {

namespace {

int length(Cards hand, int suit) { return std::popcount(hand >> (kRanks * suit) & kSuitBits); }

// What a hand without many cards of a side suit is good for if it has trumps.
double shortness(Cards hand, int trump) {
    if (length(hand, trump) == 0) return 0;
    int points = 0, ruffs = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit == trump) continue;
        const int cards = length(hand, suit);
        points += std::max(0, 3 - cards);
        ruffs = std::max(ruffs, std::min(length(hand, trump), 3 - cards));
    }
    return 0.12 * points + 0.13 * ruffs;
}

}  // namespace

// Fitted by least squares to the results of 500 deals (tests/data/dd_truth.csv): off by 1.0 tricks without, 0.9 with a
// trump suit (standard deviation).
int estimate(const Position& position) {
    static constexpr double kNoTrumpTops[] = {1.13, 0.74, 0.41, 0.23, 0.14}, kSideTops[] = {0.83, 0.52, 0.24, 0.12, 0.08},
                            kTrumpTops[] = {0.96, 0.70, 0.47, 0.24, 0.17};
    const auto& hands = position.hands;
    const int trump = position.trump;
    const Cards ns = hands[0] | hands[2], all = ns | hands[1] | hands[3];
    double more = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto& tops = trump == kNoTrump ? kNoTrumpTops : suit == trump ? kTrumpTops : kSideTops;
        Cards rest = all >> (kRanks * suit) & kSuitBits;
        for (const double worth : tops) {
            if (rest == 0) break;
            const Cards best = std::bit_floor(rest);
            rest ^= best;
            more += (ns >> (kRanks * suit) & best) != 0 ? worth : -worth;
        }
    }
    if (trump != kNoTrump) {
        const int n = length(hands[0], trump), e = length(hands[1], trump), s = length(hands[2], trump),
                  w = length(hands[3], trump);
        more += 0.235 * (n + s - e - w) + 0.32 * (std::max(n, s) - std::max(e, w));
        more += shortness(hands[0], trump) + shortness(hands[2], trump) - shortness(hands[1], trump) -
                shortness(hands[3], trump);
    }
    const int left = position.tricks_left();
    return std::clamp(static_cast<int>(std::floor(left / 2.0 + more)) + 1, 0, left);
}

}  // namespace vintik::solver
