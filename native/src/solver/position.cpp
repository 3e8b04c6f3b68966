#include <bit>

#include "vintik/solver.hpp"

namespace vintik::solver {

int Position::tricks_left() const { return std::popcount(hands[std::size_t(to_move())]); }

const char* fault(const Position& position) {
    if (position.trump < 0 || position.trump > kNoTrump) return "unknown trump";
    if (position.leader < 0 || position.leader > 3) return "unknown leader";
    if (position.trick.size() > 3) return "more than three cards on the table";
    Cards seen = 0;
    for (const Cards hand : position.hands) {
        if (!is_hand(hand)) return "a hand has bits 0 to 51 only";
        if ((seen & hand) != 0) return "a card is in two hands";
        seen |= hand;
    }
    for (const int card : position.trick) {
        if (card < 0 || card >= kSuits * kRanks) return "a card is a number from 0 to 51";
        if ((seen >> card & 1) != 0) return "a card on the table is there twice or still held";
        seen |= Cards{1} << card;
    }
    const int left = position.tricks_left();
    if (left < 1 || left > kMostTricks) return "the player to move holds no card, or more than 13";
    for (std::size_t place = 0; place < 4; ++place) {
        const Cards hand = position.hands[(std::size_t(position.leader) + place) & 3];
        if (std::popcount(hand) != left - (place < position.trick.size())) return "uneven hands, or a trick out of turn";
        if (place > 0 && place < position.trick.size()) {
            const int led = position.trick[0] / kRanks;
            const bool could_follow = (hand >> (kRanks * led) & kSuitBits) != 0;
            if (position.trick[place] / kRanks != led && could_follow) return "a revoke on the table";
        }
    }
    return nullptr;
}

}  // namespace vintik::solver
