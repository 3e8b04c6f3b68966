// A set of cards as 52 bits, laid out as in vintik.cards: bit 13 * suit + rank,
// suits 0 to 3 = spades hearts diamonds clubs, ranks 0 to 12 = two to ace.
#pragma once

#include <cstdint>

namespace vintik {

using Cards = std::uint64_t;

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr Cards kSuitBits = (Cards{1} << kRanks) - 1;
inline constexpr Cards kFullPack = (Cards{1} << (kSuits * kRanks)) - 1;

// Whether no bit beyond the 52 cards is set.
constexpr bool is_hand(Cards cards) { return (cards & ~kFullPack) == 0; }

}  // namespace vintik
