// Tricks counted without playing, against plain search; the same after dealing anew what the cuts say does not matter.
// Compiled for each kernel, see CMakeLists.txt.
#include "quick.hpp"

#include <array>
#include <vector>

#include "check.hpp"
#include "endings.hpp"

namespace {

using endings::Random;
using plain::Position;
using vintik::kRanks;
using vintik::kSuits;
using vintik::solver::Bits;

constexpr std::size_t kPositions = 10'000;
constexpr int kLayouts = 2;  // for each answer

using Lanes = std::array<Bits, 4>;

// Suits keep their order: trumps are spades, if there are any.
Bits in_lanes(vintik::Cards hand) {
    Bits out = 0;
    for (int suit = 0; suit < kSuits; ++suit) out |= (hand >> (kRanks * suit) & vintik::kSuitBits) << (16 * suit);
    return out;
}
vintik::Cards as_cards(Bits lanes) {
    vintik::Cards out = 0;
    for (int suit = 0; suit < kSuits; ++suit) out |= (lanes >> (16 * suit) & vintik::kSuitBits) << (kRanks * suit);
    return out;
}

// The groups that the cuts leave: each cut is the lowest card of one, the lowest of all needs none.
std::vector<std::vector<Bits>> groups_of(Bits all, Bits cuts) {
    std::vector<std::vector<Bits>> groups;
    for (int suit = 0; suit < kSuits; ++suit) {
        groups.emplace_back();
        for (Bits bit = Bits{1} << (16 * suit); bit != Bits{1} << (16 * suit + kRanks); bit <<= 1) {
            if ((cuts & bit) != 0) groups.emplace_back();
            if ((all & bit) != 0) groups.back().push_back(bit);
        }
    }
    return groups;
}

Position dealt_anew(Random& random, const Position& position, Bits cuts) {
    Lanes hands;
    for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = in_lanes(position.hands[seat]);
    for (auto& group : groups_of(hands[0] | hands[1] | hands[2] | hands[3], cuts)) {
        std::vector<std::size_t> owners;
        for (const Bits card : group) {
            for (std::size_t seat = 0; seat < 4; ++seat) {
                if ((hands[seat] & card) != 0) owners.push_back(seat);
            }
        }
        random.shuffle(owners);
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] &= ~group[i];
            hands[owners[i]] |= group[i];
        }
    }
    Position other = position;
    for (std::size_t seat = 0; seat < 4; ++seat) other.hands[seat] = as_cards(hands[seat]);
    return other;
}

bool side_takes(const Position& position, bool leaders, int wanted, int left) {
    const bool ns = plain::is_ns(position.leader) == leaders;
    return ns ? plain::ns_take(position, wanted) : !plain::ns_take(position, left - wanted + 1);
}

void print(const Position& position, bool leaders, int wanted, Bits cuts) {
    std::fprintf(stderr, "hands");
    for (const auto hand : position.hands) std::fprintf(stderr, " %#llx", static_cast<unsigned long long>(hand));
    std::fprintf(stderr, " trump %d leader %d: %s %d, cuts %#llx\n", position.trump, position.leader,
                 leaders ? "leaders" : "defenders", wanted, static_cast<unsigned long long>(as_cards(cuts)));
}

struct Tally {
    int leaders = 0, defenders = 0;
};

template <bool kTrump>
void test(std::uint64_t seed, Tally& said) {
    Random random(seed);
    for (std::size_t i = 0; i < kPositions; ++i) {
        const int left = i % 40 == 0 ? 5 : random.between(2, 4);
        Position position = endings::ending(random, left, 0);
        position.trump = kTrump ? 0 : vintik::solver::kNoTrump;
        Lanes lanes;
        for (std::size_t seat = 0; seat < 4; ++seat) lanes[seat] = in_lanes(position.hands[seat]);
        const Bits hands[4]{lanes[0], lanes[1], lanes[2], lanes[3]};
        const Bits all = hands[0] | hands[1] | hands[2] | hands[3];
        const vintik::solver::Quick<kTrump> quick(hands, position.leader, left, all);

        const auto compare = [&](bool leaders, int wanted, Bits cuts) {
            const bool right = side_takes(position, leaders, wanted, left);
            CHECK(right);
            CHECK((cuts & ~all) == 0);
            if (!right) print(position, leaders, wanted, cuts);
            for (int layout = 0; right && layout < kLayouts; ++layout) {
                const Position other = dealt_anew(random, position, cuts);
                const bool still_right = side_takes(other, leaders, wanted, left);
                CHECK(still_right);
                if (!still_right) print(position, leaders, wanted, cuts), print(other, leaders, wanted, cuts);
            }
        };
        for (int wanted = 1; wanted <= left; ++wanted) {
            Bits cuts = 0;
            if (quick.leader_takes(wanted, cuts)) ++said.leaders, compare(true, wanted, cuts);
            cuts = 0;
            if (quick.defenders_take(wanted, cuts)) ++said.defenders, compare(false, wanted, cuts);
        }
    }
}

}  // namespace

int main() {
#ifdef VINTIK_BMI2
    if (!__builtin_cpu_supports("bmi2")) return 0;
#endif
    Tally trump, no_trump;
    test<true>(1, trump);
    test<false>(2, no_trump);
    CHECK(trump.leaders > 3'000);
    CHECK(trump.defenders > 3'000);
    CHECK(no_trump.leaders > 3'000);
    CHECK(no_trump.defenders > 3'000);
    return failures();
}
