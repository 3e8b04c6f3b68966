#include "moves.hpp"

namespace vintik::solver {

std::vector<Choice> choices(const Position& position) {
    const Cards hand = position.hands[static_cast<std::size_t>(position.to_move())];
    Cards legal = hand;
    if (!position.trick.empty()) {
        const Cards led = kSuitBits << (kRanks * (position.trick[0] / kRanks));
        if ((hand & led) != 0) legal &= led;
    }
    Cards all = position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3];
    for (const int card : position.trick) all |= Cards{1} << card;

    std::vector<Choice> out;
    for (int suit = 0; suit < kSuits; ++suit) {
        int like = -1;
        for (int card = kRanks * suit + kRanks - 1; card >= kRanks * suit; --card) {
            if ((legal >> card & 1) != 0) {
                if (like < 0) like = card;
                out.push_back({card, like});
            } else if ((all >> card & 1) != 0) {
                like = -1;
            }
        }
    }
    return out;
}

Next play(const Position& position, int card) {
    Next out{position, std::nullopt};
    Position& next = out.position;
    next.hands[static_cast<std::size_t>(position.to_move())] &= ~(Cards{1} << card);
    next.trick.push_back(card);
    if (next.trick.size() < 4) return out;
    int winner = 0;
    for (int place = 1; place < 4; ++place) {
        const int best = next.trick[static_cast<std::size_t>(winner)], here = next.trick[static_cast<std::size_t>(place)];
        const bool wins = here / kRanks == best / kRanks ? here > best : here / kRanks == position.trump;
        if (wins) winner = place;
    }
    next.leader = (position.leader + winner) & 3;
    next.trick.clear();
    out.ns_won = ns_has(next.leader);
    return out;
}

}  // namespace vintik::solver
