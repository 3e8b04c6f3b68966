// The four hands, and how one trick is played out: every card that could matter of the three who follow.
//
// What happens after the trick is the game's business (`Game::next`): counting tricks (count.hpp) or racing (race.hpp).
// Everywhere `true` means that North-South reach what is asked for. With each answer comes what it rests on, `cuts`:
// the cards below which the ranks of their suit are cut into groups, see table.hpp.
#pragma once

#include <optional>

#include "clock.hpp"
#include "lanes.hpp"
#include "leads.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

// The trick being played. `all`: the cards of the four hands and of the trick; `left`: tricks from this one on.
template <class Goal>
struct Trick {
    Bits all, lengths;
    int leader, left;
    Goal goal;
    Bits led;  // the suit
};

// What lies on the table: the best card and whose it is, all cards, and what they take from the lengths.
struct Played {
    Bits best;
    int winner;
    Bits cards, gone;
};

template <bool kTrump>
class Board {
  public:
    Bits hands[4]{};

    explicit Board(Clock& the_clock) : clock_(the_clock) {}

    static Played lead_of(int seat, Bits card) { return {card, seat, card, unit(seat, card)}; }

    static Played with(const Played& before, int seat, Bits card) {
        const bool wins = (card & suit_cards(before.best)) != 0 ? card > before.best
                                                                : kTrump && (card & kTrumps) != 0;
        return {wins ? card : before.best, wins ? seat : before.winner, before.cards | card,
                before.gone + unit(seat, card)};
    }

    // Tries the leads until one does what the leader's side wants and returns it, or 0. `slack`, `remembered`: see Leads.
    template <class Game, class Goal>
    Bits try_leads(Game& game, Trick<Goal> trick, int slack, int remembered, Bits& cuts) {
        const Bits hand = hands[trick.leader];
        Bits moves = heads_of_runs(hand, trick.all), done = 0;
        Bits card = several(moves) ? Lead::recalled(remembered, hand, moves) : moves;
        std::optional<Leads<kTrump>> leads;  // marks are dear: none if the first lead is the right one
        cuts = 0;
        do {
            if (card == 0) {
                if (!leads) leads.emplace(hands, trick.leader, slack, moves, trick.all);
                card = leads->take(moves);
            }
            clock_.tick();
            trick.led = suit_cards(card);
            Bits rests_on = 0;
            hands[trick.leader] ^= card;
            const bool reached = follow<1>(game, trick, lead_of(trick.leader, card), rests_on);
            hands[trick.leader] ^= card;
            if (reached == is_ns(trick.leader)) {
                cuts = rests_on;
                return card;
            }
            cuts |= rests_on;
            leave_out(card, rests_on, hand, trick.all, moves, done);
            card = several(moves) ? 0 : moves;
        } while (moves != 0);
        return 0;
    }

    // The next to play is the kPlace-th after the leader, 1 to 3.
    template <int kPlace, class Game, class Goal>
    bool follow(Game& game, const Trick<Goal>& trick, const Played& played, Bits& cuts) {
        const int seat = after(trick.leader, kPlace);
        const bool ns = is_ns(seat);
        const Bits held = hands[seat];
        const bool follows = (held & trick.led) != 0;
        const Bits legal = follows ? held & trick.led : held;
        Bits moves = several(legal) ? heads_of_runs(held, trick.all) & legal : legal, done = 0;
        Bits card = several(moves) ? first_choice<kPlace>(trick.led, seat, moves, played, follows) : moves;
        cuts = 0;
        for (;;) {
            clock_.tick();
            Bits rests_on = 0;
            hands[seat] ^= card;
            const bool reached = finish<kPlace>(game, trick, with(played, seat, card), rests_on);
            hands[seat] ^= card;
            if (reached == ns) {
                cuts = rests_on;
                return reached;
            }
            cuts |= rests_on;
            leave_out(card, rests_on, held, trick.all, moves, done);
            if (moves == 0) return !ns;
            card = discard(seat, moves);
        }
    }

    // After the card of the kPlace-th after the leader.
    template <int kPlace, class Game, class Goal>
    bool finish(Game& game, const Trick<Goal>& trick, const Played& played, Bits& cuts) {
        if constexpr (kPlace < 3) {
            return follow<kPlace + 1>(game, trick, played, cuts);
        } else {
            const bool reached = game.next(trick, played, cuts);
            const Bits suit = suit_cards(played.best), beaten = played.cards & suit & ~played.best;
            // the winner has to stay above what it beat: any cut between them will do
            if (beaten != 0 && (cuts & suit & up_to(played.best) & ~up_to(top(beaten))) == 0) {
                cuts |= foot_of_run(played.best, hands[played.winner] | played.best, trick.all);
            }
            return reached;
        }
    }

  private:
    // After `card` did not help, for a reason that rests on `cuts`: the cards of its group would fare the same, whatever
    // the ranks within the group. Of a run of neighbours that a cut divides, the lower part belongs to another group,
    // though; it has to be tried by itself.
    static void leave_out(Bits card, Bits cuts, Bits hand, Bits all, Bits& moves, Bits& done) {
        const Bits suit = suit_cards(card), below = cuts & suit & up_to(card), above = cuts & suit & ~up_to(card);
        Bits group = suit;
        if (below != 0) group &= ~(top(below) - 1);
        if (above != 0) group &= bottom(above) - 1;
        done |= card | group;
        moves &= ~done;
        const Bits lower = hand & suit & (bottom(group) - 1);
        if (lower == 0) return;
        const Bits next = top(lower), last = bottom(hand & group);
        if ((all & (last - 1) & ~up_to(next)) == 0) moves |= next & ~done;
    }

    // The most promising card: win as cheaply as is safe, else make it dear for the other side to win, else low; ruff if
    // that wins. By trial; see benchmarks/solver-log.md.
    template <int kPlace>
    Bits first_choice(Bits led, int seat, Bits moves, const Played& played, bool follows) const {
        const Bits next = hands[after(seat, 1)], next_led = next & led;
        const bool next_ruffs = kTrump && kPlace < 3 && led != kTrumps && next_led == 0 && (next & kTrumps) != 0;
        const bool ours = kPlace > 1 && played.winner == partner(seat);
        const bool ruffed = (played.best & led) == 0;
        if (follows) {
            if (ruffed) return bottom(moves);
            const Bits over = moves & ~up_to(played.best);
            if (next_ruffs) return bottom(ours || over == 0 ? moves : over);  // let it cost a trump
            if constexpr (kPlace == 3) return ours || over == 0 ? bottom(moves) : bottom(over);
            const Bits to_beat = std::max(played.best, next_led != 0 ? top(next_led) : 0);
            if (ours && played.best == to_beat) return bottom(moves);
            if constexpr (kPlace == 1) {
                const Bits last_led = hands[partner(seat)] & led;
                if (last_led != 0 && top(last_led) > to_beat) return bottom(moves);
            }
            const Bits sure = moves & ~up_to(to_beat);
            if (sure != 0) return bottom(sure);
            if (over == 0) return bottom(moves);
            if constexpr (kPlace == 2) {
                // not enough to win, but enough to cost the last hand more than its cheapest winner
                const Bits dear = over & ~up_to(bottom(next_led & ~up_to(played.best)));
                if (dear != 0) return ours ? top(dear) : bottom(dear);
                if (ours) return bottom(moves);
            } else if ((hands[partner(seat)] & led) != 0) {
                return bottom(moves);
            }
            return bottom(over);
        }
        if constexpr (kTrump) {
            const Bits trumps = moves & kTrumps;
            const Bits over = (played.best & kTrumps) != 0 ? trumps & ~up_to(played.best) : trumps;
            bool ruff = over != 0;
            if (ours) {
                ruff = ruff && kPlace == 2 && !ruffed &&
                       (next_led != 0 ? top(next_led) > played.best : (next & kTrumps) != 0);
            } else if (kPlace == 1 && ruff) {
                const Bits last_led = hands[partner(seat)] & led;
                const bool partner_wins = last_led != 0 && top(last_led) > played.best &&
                                          (next_led == 0 || top(last_led) > top(next_led)) && !next_ruffs;
                ruff = !partner_wins;
            }
            if (ruff) {
                // too high for the next hand to ruff over, or at least not cheaply
                const Bits theirs = kPlace < 3 && next_led == 0 ? next & kTrumps : 0;
                const Bits safe = theirs != 0 ? over & ~up_to(top(theirs)) : over;
                const Bits dear = theirs != 0 ? over & ~up_to(bottom(theirs)) : over;
                return bottom(safe != 0 ? safe : dear != 0 ? dear : over);
            }
        }
        return discard(seat, moves);
    }

    // The lowest of the longest suit, a trump last.
    Bits discard(int seat, Bits moves) const {
        int longest = 0;
        Bits choice = 0;
        for (int suit = kTrump ? 1 : 0; suit < kLanes; ++suit) {
            const Bits here = moves & lane(suit);
            const int length = here != 0 ? count(hands[seat] & lane(suit)) : 0;
            if (length > longest) {
                longest = length;
                choice = bottom(here);
            }
        }
        return choice != 0 ? choice : bottom(moves);
    }

  protected:
    Clock& clock_;
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
