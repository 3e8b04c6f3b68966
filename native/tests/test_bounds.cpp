#include "vintik/bounds.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include "check.hpp"

using vintik::Bounds;
using vintik::Measured;

namespace {

constexpr float kFar = 1000, kLeast = 1;

// Three hands in two columns, column by column: points 5, 13, 17 and cards 5, 4, 6.
constexpr std::array<float, 6> kHands{5, 13, 17, 5, 4, 6};
const Measured kGiven{kHands.data(), 3, 1, 3};

Bounds pass() { return Bounds(std::vector<Bounds::Entry>{{0, {{0, 0, 12, 1}}, {}}}); }
Bounds bids() { return Bounds({{-20, {{0, 13, 37, 1}, {1, 5, 13, 2}}, {{1, 0.5F}}}, {-40, {{0, 16, 18, 1}}, {}}}); }

std::vector<std::int64_t> chosen(const std::vector<const Bounds*>& tables, bool fit) {
    std::vector<std::int64_t> found(3);
    CHECK(vintik::best(tables, kGiven, kFar, kLeast, found) == fit);
    return found;
}

void test_what_suits() {
    const Bounds table = bids();
    std::array<float, 6> wanted{}, missed{};
    table.suits(kGiven, wanted.data(), missed.data());
    CHECK((wanted == std::array<float, 6>{-17.5F, -18, -17, -40, -40, -40}));
    CHECK((missed == std::array<float, 6>{8, 2, 0, 11, 3, 0}));
    CHECK(table.columns() == 2);
}

void test_hands_may_lie_row_by_row() {
    constexpr std::array<float, 6> rows{5, 5, 13, 4, 17, 6};
    const Bounds table = bids();
    std::array<float, 6> wanted{}, missed{}, others{};
    table.suits(kGiven, wanted.data(), missed.data());
    table.suits({rows.data(), 1, 2, 3}, wanted.data(), others.data());
    CHECK(missed == others);
}

void test_the_best_of_several_tables() {
    const Bounds first = pass(), second = bids();
    // the one with thirteen points misses everything, the pass by one point
    CHECK((chosen({&first, &second}, false) == std::vector<std::int64_t>{0, 0, 1}));
    CHECK((chosen({&second}, false) == std::vector<std::int64_t>{0, 0, 0}));
    const Bounds anything(std::vector<Bounds::Entry>{{-60, {}, {}}});
    CHECK((chosen({&first, &second, &anything}, true) == std::vector<std::int64_t>{0, 3, 1}));
}

void test_what_a_line_loses() {
    const std::array<float, 4> wanted{-20, -18, -40, -60};  // one hand; two entries of a line and two lines behind
    std::array<float, 4> missed{0, 3, 0, 0};
    vintik::lose({20, 2, 3, 5, 1}, 4, 1, wanted.data(), missed.data());
    CHECK((missed == std::array<float, 4>{0, 4, 2, 4}));
    std::array<float, 4> all_fit{};
    vintik::lose({20, 2, 3, 5, 1}, 4, 1, wanted.data(), all_fit.data());
    CHECK((all_fit == std::array<float, 4>{5, 0, 2, 4}));
}

}  // namespace

int main() {
    test_what_suits();
    test_hands_may_lie_row_by_row();
    test_the_best_of_several_tables();
    test_what_a_line_loses();
    return failures();
}
