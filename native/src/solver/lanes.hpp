// How the search holds cards: a lane of 16 bits for each suit, the deuce lowest, three bits free above the ace.
// The trump suit, where there is one, is in lane 0, so that what is learnt holds whatever its name.
#pragma once

#include <algorithm>

#include "bits.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

constexpr int kLanes = 4;
constexpr Bits kTrumps = 0x1FFF;
constexpr Bits kSpare = 0x2000200020002000;   // the bit above each ace: never a card

constexpr Bits lane(int suit) { return kTrumps << (16 * suit); }
constexpr int suit_of(Bits card) { return std::countr_zero(card) >> 4; }
constexpr Bits suit_cards(Bits card) { return lane(suit_of(card)); }
constexpr int count(Bits cards) { return std::popcount(cards); }

constexpr int partner(int seat) { return seat ^ 2; }
constexpr int after(int seat, int steps) { return (seat + steps) & 3; }
constexpr bool is_ns(int seat) { return (seat & 1) == 0; }

// All bits from the best of `cards` in each lane downwards.
constexpr Bits down_from_best(Bits cards) {
    cards |= cards >> 1 & 0x7FFF7FFF7FFF7FFF;
    cards |= cards >> 2 & 0x3FFF3FFF3FFF3FFF;
    cards |= cards >> 4 & 0x0FFF0FFF0FFF0FFF;
    cards |= cards >> 8 & 0x00FF00FF00FF00FF;
    return cards;
}

// Of each run of neighbours in one hand the highest; `all` are the cards of the four hands and of the trick.
inline Bits heads_of_runs(Bits hand, Bits all) {
    const Bits packed = gather(hand, all | kSpare);
    return scatter(packed & ~(packed >> 1), all | kSpare);
}

// The lowest card of the run of neighbours that `card`, of the hand, stands in.
constexpr Bits foot_of_run(Bits card, Bits hand, Bits all) {
    const Bits below = suit_cards(card) & (card - 1), others = all & ~hand & below;
    const Bits run = others != 0 ? hand & below & ~up_to(top(others)) : hand & below;
    return run != 0 ? bottom(run) : card;
}

// Lengths: four bits for each hand and suit.
constexpr Bits unit(int seat, Bits card) { return Bits{1} << (16 * seat + 4 * suit_of(card)); }
constexpr Bits lengths(const Bits (&hands)[4]) {
    Bits out = 0;
    for (int seat = 0; seat < 4; ++seat) {
        for (int suit = 0; suit < kLanes; ++suit) {
            out |= Bits(count(hands[seat] & lane(suit))) << (16 * seat + 4 * suit);
        }
    }
    return out;
}

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
