#include "vintik/worlds.hpp"

#include <bit>
#include <cstddef>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"

using vintik::Cards;
using vintik::worlds::Count;
using vintik::worlds::Hands;
using vintik::worlds::kHands;
using vintik::worlds::Knowledge;
using vintik::worlds::Lengths;
using vintik::worlds::Sampler;

namespace {

constexpr Lengths kNoMost{{{13, 13, 13, 13}, {13, 13, 13, 13}, {13, 13, 13, 13}, {13, 13, 13, 13}}};

Knowledge whole_pack() { return {{}, {13, 13, 13, 13}, vintik::kFullPack, {}, kNoMost, {}}; }

template <typename Action>
std::string code_of(Action action) {
    try {
        action();
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return "";
}

std::string code_of(const Knowledge& knowledge) {
    return code_of([&] { const Sampler sampler(knowledge); });
}

// Whether `world` is one, straight from the definition.
bool fits(const Knowledge& knowledge, const Hands& world) {
    Cards together = 0;
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        const Cards own = world[hand];
        const Cards filled = own & ~knowledge.known[hand];
        if ((together & own) != 0 || (knowledge.known[hand] & ~own) != 0) return false;
        if ((filled & ~knowledge.unseen) != 0 || std::popcount(filled) != knowledge.sizes[hand]) return false;
        if ((own & knowledge.cannot[hand]) != 0) return false;
        for (std::size_t suit = 0; suit < vintik::kSuits; ++suit) {
            const int length = std::popcount(own & (vintik::kSuitBits << (vintik::kRanks * suit)));
            if (length < knowledge.least[hand][suit] || length > knowledge.most[hand][suit]) return false;
        }
        together |= own;
    }
    return (knowledge.unseen & ~together) == 0;
}

// All worlds, by trying each hand for each unseen card.
std::set<Hands> all_worlds(const Knowledge& knowledge) {
    std::vector<Cards> cards;
    for (Cards rest = knowledge.unseen; rest != 0; rest &= rest - 1) cards.push_back(rest & (~rest + 1));
    std::set<Hands> found;
    for (std::size_t way = 0; way < std::size_t{1} << (2 * cards.size()); ++way) {
        Hands world = knowledge.known;
        for (std::size_t place = 0; place < cards.size(); ++place) world[(way >> (2 * place)) & 3] |= cards[place];
        if (fits(knowledge, world)) found.insert(world);
    }
    return found;
}

// Up to 6 unseen cards of few ranks, and limits that often bind.
Knowledge random_knowledge(std::mt19937& random) {
    const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
    Knowledge knowledge{{}, {}, 0, {}, kNoMost, {}};
    const unsigned hands = 2 + below(3);
    const unsigned unseen = below(7);
    while (static_cast<unsigned>(std::popcount(knowledge.unseen)) < unseen) {
        const Cards card = Cards{1} << (13 * below(3) + below(5));
        if ((knowledge.unseen & card) == 0) ++knowledge.sizes[below(hands)];
        knowledge.unseen |= card;
    }
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        if (below(2) == 0) knowledge.known[hand] |= Cards{1} << (13 * below(4) + 6 + hand);
        if (below(2) == 0) knowledge.cannot[hand] = Cards{random()} & (Cards{random()} << 13) & vintik::kFullPack;
        for (std::size_t suit = 0; suit < vintik::kSuits; ++suit) {
            if (below(4) == 0) knowledge.most[hand][suit] = static_cast<int>(below(4));
            if (below(8) == 0) knowledge.least[hand][suit] = static_cast<int>(below(3));
            if (knowledge.most[hand][suit] < knowledge.least[hand][suit]) knowledge.most[hand][suit] = 3;
        }
    }
    return knowledge;
}

void test_counts() {
    CHECK((Sampler(whole_pack()).count() == Count{2908087061, 7155615512636199424}));  // 52! / 13!^4

    Knowledge three = whole_pack();
    three.known[2] = vintik::kSuitBits;
    three.sizes[2] = 0;
    three.unseen &= ~vintik::kSuitBits;
    CHECK((Sampler(three).count() == Count{0, 84478098072866400}));  // 39! / 13!^3

    Knowledge certain = whole_pack();
    for (std::size_t hand = 0; hand < kHands; ++hand) certain.least[hand][3 - hand] = 13;
    const Sampler sampler(certain);
    CHECK((sampler.count() == Count{0, 1}));
    std::vector<Hands> drawn(3);
    sampler.sample(5, drawn);
    for (const Hands& world : drawn) CHECK(fits(certain, world));
}

void test_against_all_worlds() {
    std::mt19937 random(20);
    int impossible = 0;
    for (int round = 0; round < 1500; ++round) {
        const Knowledge knowledge = random_knowledge(random);
        const std::set<Hands> all = all_worlds(knowledge);
        const Sampler sampler(knowledge);
        CHECK((sampler.count() == Count{0, all.size()}));
        std::vector<Hands> drawn(30 * all.size() + 1);  // each world is missed with a chance of e^-30
        if (all.empty()) {
            ++impossible;
            CHECK(code_of([&] { sampler.sample(1, drawn); }) == "no_world");
        } else {
            sampler.sample(random(), drawn);
            CHECK((std::set<Hands>(drawn.begin(), drawn.end()) == all));
        }
    }
    CHECK(impossible > 100);
    CHECK(impossible < 1400);
}

void test_seeds() {
    const Sampler sampler(whole_pack());
    std::vector<Hands> few(2);
    std::vector<Hands> many(10);
    std::vector<Hands> others(10);
    sampler.sample(1, few);
    sampler.sample(1, many);
    sampler.sample(2, others);
    CHECK((few == std::vector<Hands>(many.begin(), many.begin() + 2)));
    CHECK(many != others);
    const Hands pinned{0x861100732600, 0x5840A8041852, 0x620284508C101, 0x90186128000AC};  // on every platform
    CHECK(few[1] == pinned);
}

void test_refusals() {
    const auto with = [](auto change) {
        Knowledge knowledge = whole_pack();
        change(knowledge);
        return code_of(knowledge);
    };
    CHECK(code_of(whole_pack()).empty());
    CHECK(with([](Knowledge& k) { k.unseen |= Cards{1} << 52; }) == "not_cards");
    CHECK(with([](Knowledge& k) { k.known[3] = Cards{1} << 63; }) == "not_cards");
    CHECK(with([](Knowledge& k) { k.cannot[0] = ~Cards{0}; }) == "not_cards");
    CHECK(with([](Knowledge& k) { k.known[1] = 1; }) == "card_twice");
    CHECK(with([](Knowledge& k) {
              k.known = {1, 1, 0, 0};
              k.unseen &= ~Cards{1};
              k.sizes = {12, 12, 13, 13};
          }) == "card_twice");
    CHECK(with([](Knowledge& k) { k.sizes = {14, 12, 13, 13}; }) == "bad_size");
    CHECK(with([](Knowledge& k) { k.sizes[0] = -1; }) == "bad_size");
    CHECK(with([](Knowledge& k) { k.sizes[0] = 12; }) == "bad_size");
    CHECK(with([](Knowledge& k) { k.sizes.fill(2147483647); }) == "bad_size");
    CHECK(with([](Knowledge& k) { k.known[0] = 1, k.unseen &= ~Cards{1}, k.sizes[1] = 12; }) == "bad_size");
    CHECK(with([](Knowledge& k) { k.least[2][1] = -1; }) == "bad_length");
    CHECK(with([](Knowledge& k) { k.most[2][1] = 14; }) == "bad_length");
    CHECK(with([](Knowledge& k) { k.least[0][0] = 5, k.most[0][0] = 4; }) == "bad_length");
}

}  // namespace

int main() {
    test_counts();
    test_against_all_worlds();
    test_seeds();
    test_refusals();
    return failures();
}
