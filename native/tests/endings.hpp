// Random positions: voids and long suits are common, neighbours in one hand too.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "plain.hpp"

namespace endings {

using plain::Cards;
using plain::Position;
using plain::Values;

class Random {
  public:
    explicit Random(std::uint64_t seed) : numbers_(seed) {}

    std::uint64_t bits() { return numbers_(); }
    int below(int bound) { return int(numbers_() % std::uint64_t(bound)); }
    int between(int least, int most) { return least + below(most - least + 1); }

    template <class T>
    void shuffle(std::vector<T>& items) {
        for (int i = int(items.size()); i > 1; --i) std::swap(items[std::size_t(i) - 1], items[std::size_t(below(i))]);
    }
    int one_of(Cards cards) {
        for (int skip = below(std::popcount(cards)); skip > 0; --skip) cards &= cards - 1;
        return std::countr_zero(cards);
    }

  private:
    std::mt19937_64 numbers_;
};

// So many cards, to be given to the hands in this order.
inline std::vector<int> pack(Random& random, int count) {
    std::vector<int> cards(52);
    for (int i = 0; i < 52; ++i) cards[std::size_t(i)] = i;
    const int kind = random.below(3);
    if (kind == 0) {  // the best of a few suits
        const int suits = random.between(std::max(1, (count + 12) / 13), 4);
        std::stable_sort(cards.begin(), cards.end(), [&](int one, int other) {
            const auto late = [&](int card) { return (plain::suit_of(card) >= suits) * 100 - card % 13; };
            return late(one) < late(other);
        });
        cards.resize(std::size_t(count));
        random.shuffle(cards);
        return cards;
    }
    random.shuffle(cards);
    cards.resize(std::size_t(count));
    if (kind == 1) {  // hands of one or two suits
        const int spread = random.between(1, 6);
        std::vector<std::pair<int, int>> keyed;
        for (const int card : cards) keyed.emplace_back(4 * plain::suit_of(card) + random.below(4 * spread), card);
        std::sort(keyed.begin(), keyed.end());
        std::transform(keyed.begin(), keyed.end(), cards.begin(), [](const auto& pair) { return pair.second; });
    }
    return cards;
}

// With so many cards for those who have not played to the trick.
inline Position ending(Random& random, int cards, int on_table) {
    Position position;
    const auto all = pack(random, 4 * cards);
    const int first = random.below(4);
    for (std::size_t i = 0; i < all.size(); ++i) {
        position.hands[(std::size_t(first) + i / std::size_t(cards)) % 4] |= Cards{1} << all[i];
    }
    position.trump = random.below(5);
    position.leader = random.below(4);
    for (; on_table > 0; --on_table) position = plain::play(position, random.one_of(plain::legal(position))).position;
    return position;
}

// Another position with the same length of every suit in every hand: some neighbours have changed hands, and the
// ranks are others. It must have no card on the table.
inline Position alike(Random& random, const Position& position) {
    Position other = position;
    other.hands = {};
    for (int suit = 0; suit < vintik::kSuits; ++suit) {
        std::vector<std::size_t> owners;  // low cards first
        for (int rank = 0; rank < vintik::kRanks; ++rank) {
            for (std::size_t seat = 0; seat < 4; ++seat) {
                if ((position.hands[seat] >> (vintik::kRanks * suit + rank) & 1) != 0) owners.push_back(seat);
            }
        }
        for (int swaps = random.below(3); swaps > 0 && owners.size() > 1; --swaps) {
            const auto at = std::size_t(random.below(int(owners.size()) - 1));
            std::swap(owners[at], owners[at + 1]);
        }
        Cards ranks = vintik::kSuitBits;
        while (std::popcount(ranks) > int(owners.size())) ranks &= ~(Cards{1} << random.one_of(ranks));
        for (const std::size_t owner : owners) {
            other.hands[owner] |= Cards{1} << (vintik::kRanks * suit + std::countr_zero(ranks));
            ranks &= ranks - 1;
        }
    }
    return other;
}

// Any points at all, or such as a game may give; games that can be reached in `left` tricks, and others.
inline Values values(Random& random, int left) {
    Values out{};
    const int kind = random.below(3);
    const std::int32_t trick = random.below(100), game = 10 * random.below(100);
    const auto any = [&] { return kind == 0 ? std::int32_t(random.below(7) - 3) : std::int32_t(std::uint32_t(random.bits())); };
    for (std::size_t ns = 0; ns < out.points.size(); ++ns) {
        const auto plain = trick * std::int32_t(ns);
        out.points[ns] = kind == 2 ? std::array<std::int32_t, 3>{plain, plain + game, plain - game}
                                   : std::array<std::int32_t, 3>{any(), any(), any()};
    }
    const auto need = [&] { return random.below(5) == 0 ? random.between(14, 255) : random.between(1, left + 1); };
    out.ns_needs = need();
    out.ew_needs = need();
    return out;
}

}  // namespace endings
