// The order in which leads are tried. A lead that works and is tried late costs the search of all before it, so each
// gets a mark for what usually decides: who holds the best cards of the suit, how long it is, who may ruff.
#pragma once

#include "lanes.hpp"
#include "lead_weights.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

// A lead as lists of patterns remember it: of which suit the how-manieth best card of the hand.
struct Lead {
    static int remembered(Bits card, Bits hand) {
        const int suit = suit_of(card);
        return 0x80 | suit << 4 | count(hand & lane(suit) & ~up_to(card));
    }
    // The head of the run in which the remembered card stands now; 0 if there is none.
    static Bits recalled(int remembered, Bits hand, Bits heads) {
        if (remembered == 0) return 0;
        Bits cards = hand & lane(remembered >> 4 & 3);
        for (int skip = remembered & 15; skip > 0 && cards != 0; --skip) cards ^= top(cards);
        if (cards == 0) return 0;
        const Bits from = heads & suit_cards(top(cards)) & ~(top(cards) - 1);
        return from != 0 ? bottom(from) : 0;
    }
};

template <bool kTrump>
class Leads {
  public:
    // `slack`: tricks the leader's side may lose.
    Leads(const Bits (&hands)[4], int leader, int slack, Bits moves, Bits all) {
        const LeadWeights& weights = kTrump ? kLeadsWithTrump : kLeadsWithoutTrump;
        const Bits mine = hands[leader], partners = hands[partner(leader)];
        const Bits next = hands[after(leader, 1)], last = hands[after(leader, 3)];
        const int my_trumps = trumps(mine), partner_trumps = trumps(partners);
        const int next_trumps = trumps(next), last_trumps = trumps(last);
        const bool drawn = next_trumps + last_trumps == 0;
        slack = std::min(slack, 3);
        for (int suit = 0; suit < kLanes; ++suit) {
            const Bits here = lane(suit);
            Bits heads = moves & here;
            if (heads == 0) continue;
            const Bits m = mine & here, p = partners & here, n = next & here, l = last & here;
            int holder[3];
            Bits rest = all & here;
            for (int& who : holder) {
                const Bits card = rest != 0 ? top(rest) : 0;
                rest ^= card;
                who = card == 0 ? kNobody : int(((p | l) & card) != 0) + 2 * int(((n | l) & card) != 0);
            }
            const int length = count(m), with_partner = count(p), with_next = count(n), with_last = count(l);
            const bool trump = kTrump && suit == 0;
            int mark = weights.our_lengths[std::min(5, length) * 6 + std::min(5, with_partner)] +
                       weights.their_lengths[std::min(5, with_next) * 6 + std::min(5, with_last)] +
                       weights.shape[((holder[0] * 4 + std::min(3, with_partner)) * 4 + std::min(3, with_next)) * 4 +
                                     std::min(3, with_last)];
            if (trump) {
                mark += weights.trumps_led[std::min(my_trumps, 3) * 4 + std::min(partner_trumps, 3) +
                                           16 * std::min(next_trumps, 3) + 64 * std::min(last_trumps, 3)];
            } else if (kTrump) {
                const int out = ((std::min(my_trumps, 2) * 3 + std::min(partner_trumps, 2)) * 3 +
                                 std::min(next_trumps, 2)) * 3 + std::min(last_trumps, 2);
                const int ruffs = ((with_partner == 0 && partner_trumps > 0) * 2 + (with_next == 0 && next_trumps > 0)) * 4 +
                                  (with_last == 0 && last_trumps > 0) * 2 + drawn;
                mark += weights.trumps_out[out * 4 + holder[0]] +
                        weights.ruffs[(ruffs * 2 + (holder[0] < 2)) * 2 + (length == 1 && my_trumps > 0)];
            }
            const int tops = ((holder[0] * 5 + holder[1]) * 5 + holder[2]) * 2 + (trump ? 250 : 0);
            const Bits best = top(m), lowest = bottom(m);
            while (heads != 0) {
                const Bits card = top(heads);
                heads ^= card;
                const int low = card != best;
                const int order = (p > n) * 16 + (p > l) * 8 + (card > n) * 4 + (card > l) * 2 + (card > p);
                int score = mark + weights.tops[tops + low] + weights.slack[(slack * 4 + holder[0]) * 2 + low] +
                            weights.order[order + 32 * low] +
                            weights.choice[((std::min(5, length) * 4 + holder[0]) * 2 + low) * 2 + (card == lowest)];
                if (trump) score += weights.trump[((drawn * 4 + holder[0]) * 4 + slack) * 2 + low];
                scores_[size_++] = score * 64 + std::countr_zero(card);
            }
        }
    }

    // The best of those not taken yet that are still among `moves`, which must not be empty; of cards without a mark the
    // highest.
    Bits take(Bits moves) {
        for (;;) {
            int best = 0;
            for (int i = 1; i < size_; ++i) best = scores_[i] > scores_[best] ? i : best;
            if (scores_[best] == kTaken) return top(moves);
            const Bits card = Bits{1} << (scores_[best] & 63);
            scores_[best] = kTaken;
            if ((card & moves) != 0) return card;
        }
    }

  private:
    static constexpr int kNobody = 4, kTaken = -(1 << 30);

    static int trumps(Bits hand) { return kTrump ? count(hand & kTrumps) : 0; }

  protected:
    int scores_[13];  // times 64, and the card's bit below
    int size_ = 0;
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
