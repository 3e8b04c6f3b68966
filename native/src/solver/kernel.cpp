// The search as an Engine. Compiled once for each processor it can be had for; see bits.hpp.
#include "engine.hpp"
#include "race.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

namespace {

// The lane of each suit: trumps first.
std::array<int, kSuits> lanes_of(int trump) {
    std::array<int, kSuits> lanes{};
    int next = 0;
    if (trump != kNoTrump) lanes[std::size_t(trump)] = next++;
    for (int suit = 0; suit < kSuits; ++suit) {
        if (suit != trump) lanes[std::size_t(suit)] = next++;
    }
    return lanes;
}

template <bool kTrump>
class Kernel {
  public:
    Kernel(Clock& clock, Table& learnt, Table* races) : search_(clock, learnt, races) {}

    void place(const Position& position) {
        const auto lanes = lanes_of(position.trump);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            search_.hands[seat] = 0;
            for (std::size_t suit = 0; suit < kSuits; ++suit) {
                search_.hands[seat] |= (position.hands[seat] >> (kRanks * suit) & kSuitBits) << (16 * lanes[suit]);
            }
        }
        leader_ = position.leader;
        left_ = position.tricks_left();
        on_table_ = int(position.trick.size());
        all_ = search_.hands[0] | search_.hands[1] | search_.hands[2] | search_.hands[3];
        lengths_ = lengths(search_.hands);
        for (int place = 0; place < on_table_; ++place) {
            const int number = position.trick[std::size_t(place)];
            const Bits card = Bits{1} << (16 * lanes[std::size_t(number / kRanks)] + number % kRanks);
            const int seat = after(leader_, place);
            played_ = place == 0 ? search_.lead_of(seat, card) : search_.with(played_, seat, card);
            if (place == 0) led_ = suit_cards(card);
            all_ |= card;
            lengths_ += unit(seat, card);
        }
    }

    bool reaches(int tricks) {
        if (tricks <= 0) return true;
        if (tricks > left_) return false;
        Counting<kTrump>& counting = search_;
        Bits cuts = 0;
        if (on_table_ == 0) return counting.reaches(leader_, tricks, left_, all_, lengths_, cuts);
        return go_on(counting, Trick<int>{all_, lengths_, leader_, left_, tricks, led_});
    }

    bool wins(const Wish& wish) {
        search_.wish(wish, left_);
        using Goal = typename Racing<kTrump>::Goal;
        Bits cuts = 0;
        if (on_table_ == 0) return search_.wins(leader_, Goal{0, kNobody}, left_, all_, lengths_, cuts);
        return go_on(search_, Trick<Goal>{all_, lengths_, leader_, left_, Goal{0, kNobody}, led_});
    }

  private:
    template <class Game, class Goal>
    bool go_on(Game& game, const Trick<Goal>& trick) {
        Bits cuts = 0;
        switch (on_table_) {
            case 1: return search_.template follow<1>(game, trick, played_, cuts);
            case 2: return search_.template follow<2>(game, trick, played_, cuts);
            default: return search_.template follow<3>(game, trick, played_, cuts);
        }
    }

    Racing<kTrump> search_;
    int leader_ = 0, left_ = 0, on_table_ = 0;
    Bits all_ = 0, lengths_ = 0, led_ = 0;
    Played played_{};
};

class KernelEngine final : public Engine {
  public:
    KernelEngine(std::size_t memory, bool races)
        : learnt_(races ? memory / 4 * 3 : memory), races_(races ? std::make_unique<Table>(memory / 4) : nullptr),
          suits_(clock, learnt_, races_.get()), no_trump_(clock, learnt_, races_.get()) {}

    void forget() override { learnt_.forget(); }

    void place(const Position& position) override {
        trump_ = position.trump != kNoTrump;
        if (trump_) {
            suits_.place(position);
        } else {
            no_trump_.place(position);
        }
    }
    bool reaches(int tricks) override { return trump_ ? suits_.reaches(tricks) : no_trump_.reaches(tricks); }
    bool wins(const Wish& wish) override { return trump_ ? suits_.wins(wish) : no_trump_.wins(wish); }

  private:
    Table learnt_;
    std::unique_ptr<Table> races_;
    Kernel<true> suits_;
    Kernel<false> no_trump_;
    bool trump_ = false;
};

}  // namespace

std::unique_ptr<Engine> make_kernel(std::size_t memory, bool races) {
    return std::make_unique<KernelEngine>(memory, races);
}

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
