#include "vintik/hand.hpp"

#include <bit>
#include <cstddef>

namespace vintik {

std::array<int, kSuits> suit_lengths(Cards hand) {
    std::array<int, kSuits> lengths{};
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        lengths[suit] = std::popcount((hand >> (kRanks * suit)) & kSuitBits);
    }
    return lengths;
}

}  // namespace vintik
