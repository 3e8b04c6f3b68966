// The worlds of a position: all ways to give its unseen cards to the hands that have them, counted exactly and
// drawn with equal chances. Which of them are likelier in play is the caller's matter.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "vintik/cards.hpp"

namespace vintik::worlds {

inline constexpr int kHands = 4;

using Hands = std::array<Cards, kHands>;
using Lengths = std::array<std::array<int, kSuits>, kHands>;  // [hand][suit]

// A world is four hands in which each unseen card is in one hand, hand h has known[h] and sizes[h] unseen cards,
// none of cannot[h], and from least[h][s] to most[h][s] cards of suit s, the known ones counted.
struct Knowledge {
    Hands known{};
    std::array<int, kHands> sizes{};
    Cards unseen = 0;
    Lengths least{};
    Lengths most{};
    Hands cannot{};
};

// high * 2^64 + low.
struct Count {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend bool operator==(const Count&, const Count&) = default;
};

// Set up once, then read only: any number of threads may draw from one Sampler.
//
// Method: cards of a suit that the same hands may hold are a class. Within a suit, and then across the suits, a
// dynamic programme counts the ways to reach each tuple of cards given to the four hands so far. A world is drawn
// backwards along these counts: the share of each suit, then of each class, then the cards of the class shuffled.
// There is no rejection of worlds. Each number stored counts different ways to give at most 52 cards to four
// hands: at most 4^13 in a suit (32 bits are enough) and 4^52 in all (128 bits are).
//
// Cost: a suit has at most 13 classes and 560 tuples, all suits have at most 14^3 tuples at a time. Set-up takes
// less than 2 million additions, a world at most some 2,000 multiplications in four hidden hands of 13 cards and a
// few dozen in two; denying more cards makes more classes, but fewer tuples of each.
class Sampler {
  public:
    // Throws std::invalid_argument; what() is a code:
    //   not_cards   a mask has a bit beyond the 52 cards
    //   card_twice  a card is known in two hands, or known and unseen
    //   bad_size    a size is negative, a hand has over 13 cards, or the sizes do not add up to the unseen cards
    //   bad_length  a length is not in 0 to 13, or a minimum exceeds its maximum
    explicit Sampler(const Knowledge& knowledge);

    // How many worlds there are; 0 if the limits contradict one another.
    [[nodiscard]] Count count() const;

    // Fills `drawn` with independent worlds. A seed gives the same worlds on every platform, and the first of them
    // do not depend on how many are drawn. Throws std::invalid_argument("no_world") if count() is 0.
    void sample(std::uint64_t seed, std::span<Hands> drawn) const;

  private:
    class Random;
    class Shares;

    using Tuple = std::uint32_t;  // cards for each hand, hand h in byte h

    // One way to spread the cards of a class or a suit over the hands.
    struct Split {
        Tuple cards;
        std::uint32_t place;  // of `cards` in the tables of the suit (for a class) or of all (for a suit)
        std::uint32_t ways;
    };

    struct Class {
        std::array<std::uint8_t, kRanks> cards{};
        std::uint32_t size = 0;
        Cards all = 0;
        std::vector<Split> splits;
    };

    struct Suit {
        std::array<std::uint32_t, kHands> strides{};
        std::vector<Class> classes;
        std::vector<std::vector<std::uint32_t>> ways;  // [k][place]: to spread the first k classes
        std::vector<Split> splits;                     // of the whole suit, those within its limits
    };

    void count_suit(const Knowledge& knowledge, std::size_t number);
    static std::vector<Tuple> count_classes(Suit& suit, Tuple room);
    void count_all();
    static void deal(const Suit& suit, Tuple shares, Random& random, Hands& world);
    static void deal(const Class& group, Tuple shares, Random& random, Hands& world);

    Hands known_;
    Tuple sizes_ = 0;
    std::array<std::uint32_t, kHands> strides_{};
    std::array<Suit, kSuits> suits_;
    std::array<std::vector<Count>, kSuits + 1> ways_;  // [k][place]: to spread the first k suits
};

}  // namespace vintik::worlds
