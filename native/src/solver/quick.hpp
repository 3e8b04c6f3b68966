// Tricks that can be counted without playing: what the side on lead can take at once, and trumps that cannot lose.
// What is counted here has been compared with plain search, cuts included: native/tests/test_quick.cpp.
#pragma once

#include "lanes.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

template <bool kTrump>
class Quick {
  public:
    // `left` tricks are to be played, `all` the cards of the four hands, `leader` is on lead.
    Quick(const Bits (&hands)[4], int leader, int left, Bits all)
        : hands_(hands), left_(left), all_(all), leader_(hands[leader]), partner_(hands[partner(leader)]),
          next_(hands[after(leader, 1)]), last_(hands[after(leader, 3)]) {}

    // Whether the leader's side certainly takes `wanted` tricks.
    bool leader_takes(int wanted, Bits& cuts) const {
        const Bits winners = (leader_ | partner_) & ~down_from_best(next_ | last_);
        const int partners_trumps = kTrump ? count(partner_ & kTrumps) : 0;
        if (count(winners) < wanted && ((winners & leader_) == 0 || !runs_a_suit(winners))) {
            if constexpr (!kTrump) return false;
            const int longer = std::max(count(leader_ & kTrumps), partners_trumps);
            if (count(winners & leader_ & ~kTrumps) + longer < wanted) return false;
        }

        const bool next_ruffs = kTrump && (next_ & kTrumps) != 0, last_ruffs = kTrump && (last_ & kTrumps) != 0;
        bool drawn = !next_ruffs && !last_ruffs;
        Sum cashed;        // by the leader, one suit after the other
        Sum unruffed;      // of these, without trumps and even if no trump has been drawn
        Sum partners;      // by the partner afterwards, if it is let in
        Sum top_trumps;    // of the partner: they need no entry
        bool entry = false;
        Bits entry_cuts = 0;
        for (int suit = 0; suit < kLanes; ++suit) {
            if ((winners & lane(suit)) == 0) continue;
            const Suit here(*this, suit, winners);
            int unruffed_rounds = 13;
            if (kTrump && suit != 0) {
                if (next_ruffs) unruffed_rounds = std::min(unruffed_rounds, here.next);
                if (last_ruffs) unruffed_rounds = std::min(unruffed_rounds, here.last);
            }
            const int safe = drawn ? 13 : unruffed_rounds;

            Bits rests_on = here.edge;
            int rounds = here.leaders_winners;
            if (rounds >= here.longer_defender && here.partners <= rounds) rounds = here.leaders;
            rounds = std::min(rounds, safe);
            // a partner with no low card left would have to take over
            bool ordered = false;
            if (rounds > 0 && here.partners > 0 && rounds > here.partners - here.partners_winners) {
                rounds = rounds_before_overtaking(suit, rounds);
                ordered = true;
                rests_on = edges_from(here.edge != 0 ? here.edge : bottom((leader_ | partner_) & lane(suit)));
            }
            if (rounds > 0) {
                cashed.add(rounds, rests_on);
                if (kTrump && suit != 0 && rounds <= unruffed_rounds) unruffed.add(rounds, rests_on);
            }
            const int left = std::max(0, here.partners - rounds);
            if (kTrump && suit == 0) {
                if (rounds >= here.longer_defender) drawn = true;
                const int more = std::min(here.partners_winners, left);
                if (more > 0) top_trumps.add(more, rests_on);
            }
            int more = here.edge == 0 ? left : std::min(here.partners_winners, left);
            more = std::min(more, safe - rounds);
            if (more <= 0) continue;
            if (!entry && here.leaders > rounds) {
                const Bits low = bottom(leader_ & lane(suit)), high = top(partner_ & lane(suit));
                if (high > low) {
                    entry = true;
                    entry_cuts = rests_on;
                    const bool apart = ordered || (here.edge != 0 && (low & winners) == 0);
                    if (!apart) entry_cuts |= foot_of_run(high, partner_, all_);
                }
            }
            if (!(kTrump && suit == 0)) partners.add(more, rests_on);
        }
        if (cashed.tricks >= wanted) {
            cuts = cashed.cuts;
            return true;
        }
        int more = top_trumps.tricks;
        Bits rests_on = cashed.cuts | top_trumps.cuts;
        if (entry) {
            more += partners.tricks;
            rests_on |= partners.cuts | entry_cuts;
        }
        if (cashed.tricks + std::min(more, left_ - cashed.tricks) >= wanted) {
            cuts = rests_on;
            return true;
        }
        if constexpr (kTrump) {
            // side winners first, then the trumps of one hand that theirs cannot all beat
            const Bits theirs = (next_ | last_) & kTrumps;
            const int rest = wanted - unruffed.tricks;
            const int forced = std::max(0, unruffed.tricks - (left_ - partners_trumps));  // ruffs of partner's own
            if (trumps_win(leader_, theirs, rest, cuts) ||
                (partners_trumps > 0 && trumps_win(partner_, theirs, rest + forced, cuts))) {
                cuts |= unruffed.cuts;
                return true;
            }
        }
        return false;
    }

    // Whether the other side certainly takes `wanted` tricks, 1 or more: with trumps, or in no trump once it is let in.
    bool defenders_take(int wanted, Bits& cuts) const {
        if constexpr (kTrump) {
            const Bits next = next_ & kTrumps, last = last_ & kTrumps, ours = (leader_ | partner_) & kTrumps;
            if ((next | last) == 0) return false;
            if (trumps_win(next_, ours, wanted, cuts) || trumps_win(last_, ours, wanted, cuts)) return true;
            if (next != 0 && last != 0 && wanted > 1) {
                const Bits winners = (next | last) & ~down_from_best(ours);
                const int apart = std::min(count(winners), std::max(count(next), count(last)));
                if (apart >= wanted) {
                    cuts = ours != 0 ? bottom(winners) : 0;
                    return true;
                }
            }
            return false;
        } else {
            return defenders_cash(wanted, cuts);
        }
    }

  private:
    // In no trump: the leader's side may run the suits in which it has the best card; then it has to let a defender in,
    // who has kept his winners and cashes them. `cuts` rest below the winners of suits the leader's side holds as well.
    bool defenders_cash(int wanted, Bits& cuts) const {
        const Bits ours = leader_ | partner_, winners = (next_ | last_) & ~down_from_best(ours);
        if (count(winners) < wanted) return false;
        int run = 0;  // tricks before a defender is let in, at most
        Defender next, last;
        Bits rests_on = 0;
        for (int suit = 0; suit < kLanes; ++suit) {
            const Bits here = lane(suit), high = winners & here;
            if (high != 0) {
                if ((ours & here) != 0) {
                    rests_on |= bottom(high);
                    ((top(high) & next_) != 0 ? next : last).enters = true;
                }
                next.cashes += cashed_beside(high & next_, last_ & here, high);
                last.cashes += cashed_beside(high & last_, next_ & here, high);
            } else if ((ours & here) != 0) {
                run += std::max(count(leader_ & here), count(partner_ & here));
                next.enters |= (next_ & here) != 0;
                last.enters |= (last_ & here) != 0;
            }
        }
        if (std::min({next.tricks(), last.tricks(), left_ - run}) < wanted) return false;
        cuts = rests_on;
        return true;
    }

    struct Defender {
        int cashes = 0;
        bool enters = false;  // can be let in

        int tricks() const { return enters ? std::max(1, cashes) : 13; }
    };

    // Winners that the partner, who holds `others` of the suit, need not take over.
    static int cashed_beside(Bits mine, Bits others, Bits high) {
        return others == 0 ? count(mine) : std::min(count(mine), count(others & ~high));
    }

    struct Sum {
        int tricks = 0;
        Bits cuts = 0;
        void add(int more, Bits rests_on) {
            tricks += more;
            cuts |= rests_on;
        }
    };

    struct Suit {
        int leaders, partners, next, last, longer_defender, leaders_winners, partners_winners;
        Bits edge;  // the cut between our winners and their best; 0 if they have none of the suit

        Suit(const Quick& q, int suit, Bits winners)
            : leaders(count(q.leader_ & lane(suit))), partners(count(q.partner_ & lane(suit))),
              next(count(q.next_ & lane(suit))), last(count(q.last_ & lane(suit))), longer_defender(std::max(next, last)),
              leaders_winners(count(winners & q.leader_ & lane(suit))),
              partners_winners(count(winners & q.partner_ & lane(suit))),
              edge(longer_defender > 0 ? bottom(winners & lane(suit)) : 0) {}
    };

    // Whether the leader has winners of a suit until the defenders have none of it left.
    bool runs_a_suit(Bits winners) const {
        bool runs = false;
        for (int suit = 0; suit < kLanes; ++suit) {
            const int longer = std::max(count(next_ & lane(suit)), count(last_ & lane(suit)));
            runs |= longer > 0 && count(winners & leader_ & lane(suit)) >= longer;
        }
        return runs;
    }

    // The leader's best against the partner's lowest, round by round.
    int rounds_before_overtaking(int suit, int rounds) const {
        Bits mine = leader_ & lane(suit), under = partner_ & lane(suit);
        int clean = 0;
        while (clean < rounds && under != 0 && bottom(under) < top(mine)) {
            under ^= bottom(under);
            mine ^= top(mine);
            ++clean;
        }
        return under != 0 ? clean : rounds;
    }

    // Cuts between all neighbours of different hands in the suit of `lowest`, from it upwards.
    Bits edges_from(Bits lowest) const {
        Bits out = 0, above = 0;
        int holder = -1;
        for (Bits rest = all_ & suit_cards(lowest); rest != 0;) {
            const Bits card = top(rest);
            rest ^= card;
            const int here = (hands_[0] & card) != 0 ? 0 : (hands_[1] & card) != 0 ? 1 : (hands_[2] & card) != 0 ? 2 : 3;
            if (holder >= 0 && here != holder) {
                out |= above;
                if (above <= lowest) return out;
            }
            holder = here;
            above = card;
        }
        return out;
    }

    // Whether n of the hand's trumps win whatever `theirs` do: of its best k no more are beaten than there are higher.
    bool trumps_win(Bits hand, Bits theirs, int n, Bits& cuts) const {
        Bits mine = hand & kTrumps;
        if (count(mine) < n) return false;
        cuts = 0;
        if (count(mine) - count(theirs) >= n) return true;
        for (int k = 1; mine != 0; ++k) {
            const Bits card = top(mine);
            mine ^= card;
            if (k - count(theirs & ~up_to(card)) >= n) {
                cuts = foot_of_run(card, hand, all_);
                return true;
            }
        }
        return false;
    }

    const Bits (&hands_)[4];
    int left_;
    Bits all_, leader_, partner_, next_, last_;
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
