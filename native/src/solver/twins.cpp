#include "twins.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace vintik::solver {

namespace {

// The deal as declarer's result depends on it: each suit as the cards of the four hands from declarer on, trumps first,
// the others in order.
using Seen = std::vector<Cards>;

Seen seen_by(const Result& result, const std::array<Cards, 4>& deal) {
    Seen out(kSuits);
    for (int suit = 0; suit < kSuits; ++suit) {
        for (int steps = 0; steps < 4; ++steps) {
            const Cards hand = deal[static_cast<std::size_t>((result.declarer + steps) & 3)];
            out[static_cast<std::size_t>(suit)] |= (hand >> (kRanks * suit) & kSuitBits) << (kRanks * steps);
        }
    }
    auto others = out.begin();
    if (result.strain != 0) std::swap(*others++, out[static_cast<std::size_t>(result.strain - 1)]);
    std::sort(others, out.end());
    return out;
}

}  // namespace

std::array<std::array<Result, 4>, kStrains> twins(const std::array<Cards, 4>& deal) {
    std::array<std::array<Result, 4>, kStrains> out{};
    std::vector<std::pair<Seen, Result>> before;
    for (int strain = 0; strain < kStrains; ++strain) {
        for (const int declarer : kDeclarers) {
            const Result result{strain, declarer};
            const Seen seen = seen_by(result, deal);
            const auto twin = std::find_if(before.begin(), before.end(), [&](const auto& one) {
                return one.first == seen && (one.second.strain == 0) == (strain == 0);
            });
            out[static_cast<std::size_t>(strain)][static_cast<std::size_t>(declarer)] =
                twin != before.end() ? twin->second : result;
            before.emplace_back(seen, result);
        }
    }
    return out;
}

}  // namespace vintik::solver
