// What leads cost: solves random deals and now and then tries every lead of a position, each from the same knowledge.
// benchmarks/lead_weights.py builds and runs it and fits the marks of leads.hpp to what it writes.
//
//     lead_samples nt|suits deals seed > samples
//
// Native byte order, a Sample for each lead. It knows nothing of the marks but what they are now.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "count.hpp"
#include "estimate.hpp"
#include "vintik/solver.hpp"

using namespace vintik;
using namespace vintik::solver;

namespace {

struct Sample {
    Bits leader, partner, next, last;  // hands in lanes, trumps lowest
    Bits card;
    std::uint32_t node;  // leads of one position have one number
    std::uint32_t cost;  // cards tried to find out whether it works
    std::int16_t mark;   // what it gets now
    std::uint8_t left, wanted, works;
};
static_assert(sizeof(Sample) == 56);

template <bool kTrump>
struct Marks : Leads<kTrump> {
    using Leads<kTrump>::Leads;

    int of(Bits card) const {
        const auto end = this->scores_ + this->size_;
        const auto found = std::find_if(this->scores_, end, [&](int score) { return Bits{1} << (score & 63) == card; });
        return *found >> 6;
    }
};

// Searches as Counting does, with samples between.
template <bool kTrump>
class Sampling : public Counting<kTrump> {
  public:
    using Goal = int;
    using Counting<kTrump>::hands;

    Sampling(Clock& clock, std::uint64_t seed) : Counting<kTrump>(clock, learnt_), random_(seed) {}

    void forget() { learnt_.forget(); }

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

  private:
    static constexpr std::uint64_t kPatience = 30'000;  // cards: what takes longer does not work
    static constexpr int kFewest = 4;                   // tricks left: later it does not matter

    bool lead(int leader, int need, int left, Bits all, Bits lengths, Bits& cuts) {
        if (left == 1) return this->last_trick(leader, all, cuts);
        if (too_long()) return false;

        const bool ns = is_ns(leader);
        const int wanted = ns ? need : left - need + 1;
        const Quick<kTrump> quick(hands, leader, left, all);
        if (quick.leader_takes(wanted, cuts)) return ns;
        if (quick.defenders_take(left - wanted + 1, cuts)) return !ns;
        const Bits place = this->key(leader, lengths), with_spare = all | kSpare;
        const Packed held = this->packed(with_spare);
        int remembered = 0;
        bool reached = false;
        if (this->look_up(learnt_, place, held, with_spare, need, reached, cuts, remembered)) return reached;
        if (trying_ && this->look_up(tried_, place, held, with_spare, need, reached, cuts, remembered)) return reached;

        const Trick<Goal> trick{all, lengths, leader, left, need, 0};
        if (!trying_ && left >= kFewest && random_() % (left > 8 ? 12 : left > 6 ? 40 : 120) == 0) sample(trick, wanted);
        const Bits hand = hands[leader];
        const std::uint64_t before = this->clock_.tried();
        const Bits winner = this->try_leads(*this, trick, left - wanted, remembered, cuts);
        reached = (winner != 0) == ns;
        if (too_long()) return reached;
        this->store(trying_ ? tried_ : learnt_, place, held, all, cuts, reached ? need : 0, reached ? left : need - 1,
                    before, winner != 0 ? Lead::remembered(winner, hand) : 0);
        return reached;
    }

    // Answers from here on are of no use.
    bool too_long() const { return trying_ && this->clock_.tried() > until_; }

    void sample(Trick<Goal> trick, int wanted) {
        const int leader = trick.leader;
        const Bits moves = heads_of_runs(hands[leader], trick.all);
        if (!several(moves)) return;
        const Marks<kTrump> marks(hands, leader, trick.left - wanted, moves, trick.all);
        ++node_;
        trying_ = true;
        for (Bits rest = moves; rest != 0; rest &= rest - 1) {
            const Bits card = bottom(rest);
            Sample out{hands[leader], hands[partner(leader)], hands[after(leader, 1)], hands[after(leader, 3)], card, node_,
                       0, std::int16_t(marks.of(card)), std::uint8_t(trick.left), std::uint8_t(wanted), 0};
            tried_.forget();
            const std::uint64_t before = this->clock_.tried();
            until_ = before + kPatience;
            trick.led = suit_cards(card);
            Bits cuts = 0;
            hands[leader] ^= card;
            const bool reached = this->template follow<1>(*this, trick, this->lead_of(leader, card), cuts);
            hands[leader] ^= card;
            out.cost = std::uint32_t(this->clock_.tried() - before);
            out.works = !too_long() && reached == is_ns(leader);
            std::fwrite(&out, sizeof out, 1, stdout);
        }
        trying_ = false;
    }

    Table learnt_{std::size_t{32} << 20}, tried_{std::size_t{4} << 20};
    std::mt19937_64 random_;
    bool trying_ = false;
    std::uint64_t until_ = 0;
    std::uint32_t node_ = 0;
};

std::array<Cards, 4> random_deal(std::mt19937_64& random) {
    std::vector<int> cards(kSuits * kRanks);
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = int(i);
    std::shuffle(cards.begin(), cards.end(), random);
    std::array<Cards, 4> out{};
    for (std::size_t i = 0; i < cards.size(); ++i) out[i % 4] |= Cards{1} << cards[i];
    return out;
}

template <bool kTrump>
void run(int deals, std::uint64_t seed) {
    std::atomic<bool> cancelled{false};
    Clock clock;
    clock.watch(&cancelled, nullptr);
    std::mt19937_64 random(seed);
    Sampling<kTrump> search(clock, seed);
    for (; deals > 0; --deals) {
        const Position position{random_deal(random), kTrump ? 0 : kNoTrump, 0, {}};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            search.hands[seat] = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                search.hands[seat] |= (position.hands[seat] >> (kRanks * suit) & kSuitBits) << (16 * suit);
            }
        }
        search.forget();
        for (int leader = 0; leader < 4; ++leader) {
            int lower = 0, upper = kMostTricks, k = estimate(position);
            while (lower < upper) {
                k = std::clamp(k, lower + 1, upper);
                Bits cuts = 0;
                const bool reached = search.reaches(leader, k, kMostTricks, kTrumps * 0x0001000100010001,
                                                    lengths(search.hands), cuts);
                if (reached) {
                    lower = k++;
                } else {
                    upper = --k;
                }
            }
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc == 4 ? argv[1] : "";
    if (what != "nt" && what != "suits") {
        std::fprintf(stderr, "lead_samples nt|suits deals seed\n");
        return 2;
    }
    (what == "nt" ? run<false> : run<true>)(std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10));
    return 0;
}
