#include "check.hpp"
#include "vintik/hand.hpp"

using vintik::Cards;

int main() {
    using Lengths = std::array<int, vintik::kSuits>;

    CHECK((vintik::suit_lengths(0) == Lengths{0, 0, 0, 0}));
    CHECK((vintik::suit_lengths(vintik::kFullPack) == Lengths{13, 13, 13, 13}));

    const Cards two_of_spades = 1;
    const Cards ace_of_clubs = Cards{1} << 51;
    CHECK((vintik::suit_lengths(two_of_spades) == Lengths{1, 0, 0, 0}));
    CHECK((vintik::suit_lengths(two_of_spades | ace_of_clubs) == Lengths{1, 0, 0, 1}));

    CHECK(vintik::is_hand(vintik::kFullPack));
    CHECK(!vintik::is_hand(vintik::kFullPack + 1));
    return failures();
}
