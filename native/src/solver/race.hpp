// "Can North-South make it end well?", when it matters who is first to reach game: the order of the tricks decides
// (rules V5.2). The question is a table of outcomes, tricks by who was first; any table will do.
#pragma once

#include "count.hpp"
#include "engine.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

template <bool kTrump>
class Racing : public Counting<kTrump> {
  public:
    struct Goal {
        int ns;       // tricks North-South have taken
        First first;  // who has reached game
    };

    using Counting<kTrump>::hands;

    // `races` may be null as long as nobody asks about races.
    Racing(Clock& the_clock, Table& learnt, Table* races) : Counting<kTrump>(the_clock, learnt), races_(races) {}

    // What `wins` is to be about, with so many tricks to be played.
    void wish(const Wish& wish, int tricks) {
        wish_ = wish;
        tricks_ = tricks;
        races_->forget();
    }

    // From a lead on; like Counting::reaches.
    bool wins(int leader, Goal goal, int left, Bits all, Bits lengths, Bits& cuts) {
        cuts = 0;
        const Prospect prospect = look_ahead(goal, left);
        if (prospect.surely <= 0) return true;
        if (!prospect.possible) return false;
        if (prospect.rising) {
            // so many tricks are enough, so many are necessary
            if (prospect.surely <= left && this->reaches(leader, prospect.surely, left, all, lengths, cuts)) return true;
            if (prospect.surely == prospect.perhaps) return false;
            Bits why_not = 0;
            if (!this->reaches(leader, prospect.perhaps, left, all, lengths, why_not)) {
                cuts = why_not;
                return false;
            }
        }
        return lead(leader, goal, left, all, lengths, cuts);
    }

    bool next(const Trick<Goal>& trick, const Played& played, Bits& cuts) {
        return wins(played.winner, after_trick(trick.goal, trick.left, is_ns(played.winner)), trick.left - 1,
                    trick.all & ~played.cards, trick.lengths - played.gone, cuts);
    }
    using Counting<kTrump>::next;

  private:
    static constexpr int kLost = 0, kWon = 1;  // the bounds of patterns about races
    static constexpr int kSlack = 1;  // in the order of leads: a race is close

    struct Prospect {
        int surely, perhaps;  // with so many more tricks it ends well; with fewer than `perhaps` it does not
        bool possible;        // some outcome is wanted
        bool rising;          // more tricks are never worse
    };

    // `left` tricks are to be played, one of which `ns` or the others win.
    Goal after_trick(Goal goal, int left, bool ns) const {
        goal.ns += ns;
        if (goal.first == kNobody) {
            const int ew = tricks_ - (left - 1) - goal.ns;
            if (ns && goal.ns == wish_.ns) goal.first = kNsFirst;
            if (!ns && ew == wish_.ew) goal.first = kEwFirst;
        }
        return goal;
    }

    Prospect look_ahead(Goal goal, int left) const {
        bool always[15], ever[15];
        for (int more = 0; more <= left; ++more) {
            const int ns = goal.ns + more, ew = tricks_ - ns;
            const auto& row = wish_.wanted[std::size_t(ns)];
            if (goal.first != kNobody) {
                always[more] = ever[more] = row[goal.first];
                continue;
            }
            const bool ns_there = ns >= wish_.ns, ew_there = ew >= wish_.ew;
            if (ns_there && ew_there) {
                always[more] = row[kNsFirst] && row[kEwFirst];
                ever[more] = row[kNsFirst] || row[kEwFirst];
            } else {
                always[more] = ever[more] = row[ns_there ? kNsFirst : ew_there ? kEwFirst : kNobody];
            }
        }
        int surely = left + 1, perhaps = left + 1;
        while (surely > 0 && always[surely - 1]) --surely;
        while (perhaps > 0 && ever[perhaps - 1]) --perhaps;
        bool rising = true, possible = false;
        for (int more = 0; more <= left; ++more) {
            rising &= (more >= surely || !always[more]) && (more >= perhaps || !ever[more]);
            possible |= ever[more];
        }
        return {surely, perhaps, possible, rising};
    }

    bool lead(int leader, Goal goal, int left, Bits all, Bits lengths, Bits& cuts) {
        // two of the lengths follow from the others: room for the goal
        const Bits place = (Counting<kTrump>::key(leader, lengths) & ~(Bits{15} << 12 | Bits{15} << 28)) |
                           Bits(goal.ns) << 12 | Bits(goal.first) << 28;
        const Bits with_spare = all | kSpare;
        const Packed held = this->packed(with_spare);
        int remembered = 0;
        bool reached = false;
        if (this->look_up(*races_, place, held, with_spare, kWon, reached, cuts, remembered)) return reached;
        const bool ns = is_ns(leader);
        const Bits hand = hands[leader];
        const std::uint64_t before = this->clock_.tried();
        const Bits winner =
            this->try_leads(*this, Trick<Goal>{all, lengths, leader, left, goal, 0}, kSlack, remembered, cuts);
        reached = (winner != 0) == ns;
        this->store(*races_, place, held, all, cuts, reached ? kWon : kLost, reached ? kWon : kLost, before,
                    winner != 0 ? Lead::remembered(winner, hand) : 0);
        return reached;
    }

    Wish wish_;
    int tricks_ = 0;
    Table* races_;
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
