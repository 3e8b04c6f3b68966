// Results that are the same but for names: found by trying every renaming, and solved one by one.
#include "twins.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <span>
#include <vector>

#include "check.hpp"
#include "endings.hpp"
#include "vintik/solver.hpp"

using namespace vintik;
using endings::Random;
using solver::kDeclarers;
using solver::kStrains;
using solver::Position;
using solver::Result;

namespace {

using Deal = std::array<Cards, 4>;

// Other names: every seat moves on by `turn`, suit s becomes suits[s].
struct Names {
    int turn;
    std::array<int, kSuits> suits;

    Result of(const Result& result) const {
        const int strain = result.strain == 0 ? 0 : suits[std::size_t(result.strain) - 1] + 1;
        return {strain, (result.declarer + turn) % 4};
    }
    Deal of(const Deal& deal) const {
        Deal out{};
        for (std::size_t seat = 0; seat < 4; ++seat) {
            for (int suit = 0; suit < kSuits; ++suit) {
                const Cards cards = deal[seat] >> (kRanks * suit) & kSuitBits;
                out[(seat + std::size_t(turn)) % 4] |= cards << (kRanks * suits[std::size_t(suit)]);
            }
        }
        return out;
    }
};

const std::vector<Names>& all_names() {
    static const std::vector<Names> names = [] {
        std::vector<Names> out;
        for (int turn = 0; turn < 4; ++turn) {
            std::array<int, kSuits> suits{0, 1, 2, 3};
            do {
                out.push_back({turn, suits});
            } while (std::next_permutation(suits.begin(), suits.end()));
        }
        return out;
    }();
    return names;
}

Names any_names(Random& random) { return all_names()[std::size_t(random.below(int(all_names().size())))]; }

// All twenty in the order in which they are found out.
std::vector<Result> results() {
    std::vector<Result> out;
    for (int strain = 0; strain < kStrains; ++strain) {
        for (const int declarer : kDeclarers) out.push_back({strain, declarer});
    }
    return out;
}

// A deal that the names leave as it is. The cards go round in circles of suits of the same rank; empty hands if the
// names allow of none.
Deal same_under(Random& random, const Names& names) {
    Deal deal{};
    for (int tries = 0; tries < 2000; ++tries) {
        deal = {};
        bool fits = true;
        for (int rank = 0; rank < kRanks; ++rank) {
            std::array<int, kSuits> owner{-1, -1, -1, -1};
            for (int first = 0; first < kSuits; ++first) {
                if (owner[std::size_t(first)] >= 0) continue;
                int suit = first, seat = random.below(4);
                do {
                    owner[std::size_t(suit)] = seat;
                    suit = names.suits[std::size_t(suit)];
                    seat = (seat + names.turn) % 4;
                } while (owner[std::size_t(suit)] < 0);
                fits &= owner[std::size_t(suit)] == seat;
            }
            for (int suit = 0; suit < kSuits; ++suit) {
                deal[std::size_t(owner[std::size_t(suit)])] |= Cards{1} << (kRanks * suit + rank);
            }
        }
        fits &= std::all_of(deal.begin(), deal.end(), [](Cards hand) { return std::popcount(hand) == kRanks; });
        if (fits) return deal;
    }
    return {};
}

// By definition: the first result that some names turn into this one while they leave the deal as it is.
Result first_twin(const Deal& deal, const Result& result) {
    for (const Result& one : results()) {
        for (const Names& names : all_names()) {
            if (names.of(one) == result && names.of(deal) == deal) return one;
        }
    }
    return {-1, -1};
}

int check_against_the_definition(const Deal& deal) {
    const auto same = solver::twins(deal);
    int different = 0;
    for (const Result& result : results()) {
        const Result twin = same[std::size_t(result.strain)][std::size_t(result.declarer)];
        CHECK(twin == first_twin(deal, result));
        different += twin == result;
    }
    return different;
}

void test_twins_by_definition() {
    Random random(1);
    int symmetric = 0, fewest = 20;
    for (const Names& names : all_names()) {
        for (int i = 0; i < 3; ++i) {
            const Deal deal = same_under(random, names);
            if (deal == Deal{}) break;
            CHECK(names.of(deal) == deal);
            const int different = check_against_the_definition(deal);
            symmetric += different < 20;
            fewest = std::min(fewest, different);
        }
    }
    CHECK(symmetric > 20);
    CHECK(fewest == 5);
}

void test_random_deals_have_no_twins() {
    Random random(2);
    std::vector<int> cards(kSuits * kRanks);
    for (int i = 0; i < kSuits * kRanks; ++i) cards[std::size_t(i)] = i;
    for (int deals = 0; deals < 30; ++deals) {
        random.shuffle(cards);
        Deal deal{};
        for (std::size_t i = 0; i < cards.size(); ++i) deal[i % 4] |= Cards{1} << cards[i];
        CHECK(check_against_the_definition(deal) == 20);
    }
}

// Four hands with a suit each: one result with each of them as trumps, from any seat, and one without.
void test_a_suit_each() {
    const Deal deal{kSuitBits, kSuitBits << 13, kSuitBits << 26, kSuitBits << 39};
    CHECK(check_against_the_definition(deal) == 5);
    const auto table = solver::tables(std::span(&deal, 1), {})[0];
    for (int strain = 0; strain < kStrains; ++strain) {
        for (int declarer = 0; declarer < 4; ++declarer) {
            // without trumps the leader takes all, else the hand with the trumps
            const int winner = strain == 0 ? declarer + 1 : strain - 1;
            const auto& bounds = table[std::size_t(strain)][std::size_t(declarer)];
            CHECK(bounds.lower == ((winner ^ declarer) & 1 ? 0 : 13));
            CHECK(bounds.upper == bounds.lower);
        }
    }
}

// Of the declarer's side, without any table: each result by itself.
int solved_alone(const Deal& deal, const Result& result) {
    const Position position{deal, result.strain == 0 ? solver::kNoTrump : result.strain - 1, (result.declarer + 1) % 4, {}};
    return 13 - solver::tricks(std::span(&position, 1), {})[0].lower;
}

void test_tables_of_symmetric_deals() {
    Random random(3);
    std::vector<Deal> deals;
    for (const Names& names : {Names{1, {1, 2, 3, 0}}, Names{2, {1, 0, 3, 2}}, Names{3, {2, 3, 1, 0}}}) {
        deals.push_back(same_under(random, names));
    }
    for (const Deal& deal : deals) CHECK(check_against_the_definition(deal) <= 10);
    const auto tables = solver::tables(deals, {});
    for (std::size_t i = 0; i < deals.size(); ++i) {
        for (const Result& result : results()) {
            const auto& bounds = tables[i][std::size_t(result.strain)][std::size_t(result.declarer)];
            CHECK(bounds.lower == bounds.upper);
            CHECK(bounds.lower == solved_alone(deals[i], result));
        }
    }
}

void test_tables_under_other_names() {
    Random random(4);
    std::vector<Deal> deals, renamed;
    std::vector<Names> names;
    for (int i = 0; i < 4; ++i) {
        deals.push_back(endings::ending(random, 13, 0).hands);
        names.push_back(any_names(random));
        renamed.push_back(names.back().of(deals.back()));
    }
    const auto tables = solver::tables(deals, {}), others = solver::tables(renamed, {});
    for (std::size_t i = 0; i < deals.size(); ++i) {
        for (const Result& result : results()) {
            const Result other = names[i].of(result);
            CHECK(tables[i][std::size_t(result.strain)][std::size_t(result.declarer)].lower ==
                  others[i][std::size_t(other.strain)][std::size_t(other.declarer)].lower);
        }
    }
}

}  // namespace

int main() {
    test_twins_by_definition();
    test_random_deals_have_no_twins();
    test_a_suit_each();
    test_tables_of_symmetric_deals();
    test_tables_under_other_names();
    return failures();
}
