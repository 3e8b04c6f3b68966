// "Do North-South take at least `need` of the tricks left?": the search for double-dummy tricks.
#pragma once

#include "board.hpp"
#include "quick.hpp"
#include "table.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

template <bool kTrump>
class Counting : public Board<kTrump> {
  public:
    using Goal = int;  // tricks North-South still need
    using Board<kTrump>::hands;

    Counting(Clock& the_clock, Table& learnt) : Board<kTrump>(the_clock), table_(learnt) {}

    // The leader is to lead to a trick; `need` may be any number.
    bool reaches(int leader, int need, int left, Bits all, Bits lengths, Bits& cuts) {
        cuts = 0;
        if (need <= 0) return true;
        if (need > left) return false;
        return lead(leader, need, left, all, lengths, cuts);
    }

    bool next(const Trick<Goal>& trick, const Played& played, Bits& cuts) {
        return reaches(played.winner, trick.goal - is_ns(played.winner), trick.left - 1, trick.all & ~played.cards,
                       trick.lengths - played.gone, cuts);
    }

  protected:
    static Bits key(int leader, Bits lengths) {
        // the last of the sixteen lengths follows from the others
        return (lengths & ~(Bits{15} << 60)) | Bits(leader) << 60 | Bits(kTrump) << 62;
    }
    Packed packed(Bits with_spare) const {
        return {gather(hands[1] | hands[3], with_spare), gather(hands[2] | hands[3], with_spare)};
    }
    // Whether a pattern answers the question, and how; else which lead decided a like position, as Lead remembers it.
    static bool look_up(Table& table, Bits key, Packed held, Bits with_spare, int need, bool& reached, Bits& cuts,
                        int& remembered) {
        const Table::List& list = table.find(key);
        if (list.key == 0) return false;
        remembered = list.best;
        const Bits spare = gather(kSpare, with_spare);
        Pattern* const patterns = table.patterns(list);
        for (int i = list.size; i-- > 0;) {
            Pattern& pattern = patterns[i];
            if ((pattern.differs(held) & pattern.alone) != 0) continue;
            reached = pattern.lower() >= need;
            if ((!reached && pattern.upper() >= need) || !pattern.matches(held, spare)) continue;
            pattern.use();
            cuts = scatter(pattern.cuts, with_spare) & ~kSpare;
            return true;
        }
        return false;
    }
    // `before`: the cards that had been tried when the search for this answer began.
    void store(Table& table, Bits key, Packed held, Bits all, Bits cuts, int lower, int upper, std::uint64_t before,
               int best) const {
        const Bits with_spare = all | kSpare;
        table.store(key, {gather(cuts | kSpare, with_spare), held, lower, upper, this->clock_.tried() - before}, best);
    }

    // Everybody plays the only card.
    bool last_trick(int leader, Bits all, Bits& cuts) const {
        Played played = this->lead_of(leader, hands[leader]);
        for (int steps = 1; steps < 4; ++steps) {
            const int seat = after(leader, steps);
            played = this->with(played, seat, hands[seat]);
        }
        cuts = (all & suit_cards(played.best) & ~played.best) != 0 ? played.best : 0;
        return is_ns(played.winner);
    }

  private:
    bool lead(int leader, int need, int left, Bits all, Bits lengths, Bits& cuts) {
        if (left == 1) return last_trick(leader, all, cuts);

        const bool ns = is_ns(leader);
        const int wanted = ns ? need : left - need + 1;  // by the leader's side
        const auto counted = [&](bool& reached) {
            const Quick<kTrump> quick(hands, leader, left, all);
            reached = ns;
            if (quick.leader_takes(wanted, cuts)) return true;
            reached = !ns;
            return quick.defenders_take(left - wanted + 1, cuts);
        };
        bool reached = false;
        const Bits place = key(leader, lengths);
        table_.expect(place);
        // late in the deal counting is cheaper than looking up, early it rarely decides
        if (left < kLookUpFirst && counted(reached)) return reached;

        const Bits with_spare = all | kSpare;
        const Packed held = packed(with_spare);
        int remembered = 0;
        if (look_up(table_, place, held, with_spare, need, reached, cuts, remembered)) return reached;
        if (left >= kLookUpFirst && counted(reached)) return reached;

        const Bits hand = hands[leader];
        const std::uint64_t before = this->clock_.tried();
        const Bits winner = this->try_leads(*this, Trick<Goal>{all, lengths, leader, left, need, 0}, left - wanted,
                                            remembered, cuts);
        reached = (winner != 0) == ns;
        store(table_, place, held, all, cuts, reached ? need : 0, reached ? left : need - 1, before,
              winner != 0 ? Lead::remembered(winner, hand) : 0);
        return reached;
    }

    static constexpr int kLookUpFirst = 5;

    Table& table_;
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
