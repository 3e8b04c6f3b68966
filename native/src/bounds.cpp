#include "vintik/bounds.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace vintik {

namespace {

void suit(const Bounds::Entry& entry, const Measured& given, float* wanted, float* missed) {
    std::fill_n(wanted, given.hands, 0.0F);
    std::fill_n(missed, given.hands, 0.0F);
    const auto column = [&](std::size_t number) {
        return given.at + static_cast<std::ptrdiff_t>(number) * given.column_step;
    };
    for (const auto& [number, worth] : entry.likings) {
        const float* seen = column(number);
        for (std::size_t hand = 0; hand < given.hands; ++hand, seen += given.hand_step) wanted[hand] += worth * *seen;
    }
    for (std::size_t hand = 0; hand < given.hands; ++hand) wanted[hand] += entry.weight;
    for (const auto& [number, low, high, penalty] : entry.bounds) {
        const float* seen = column(number);
        for (std::size_t hand = 0; hand < given.hands; ++hand, seen += given.hand_step) {
            missed[hand] += std::max(std::max(low - *seen, *seen - high), 0.0F) * penalty;
        }
    }
}

}  // namespace

Bounds::Bounds(std::vector<Entry> entries) : entries_(std::move(entries)) {
    for (const Entry& entry : entries_) {
        for (const Bound& bound : entry.bounds) columns_ = std::max(columns_, bound.column + 1);
        for (const Liking& liking : entry.likings) columns_ = std::max(columns_, liking.column + 1);
    }
}

void Bounds::suits(const Measured& given, float* wanted, float* missed) const {
    for (const Entry& entry : entries_) {
        suit(entry, given, wanted, missed);
        wanted += given.hands;
        missed += given.hands;
    }
}

bool best(std::span<const Bounds* const> tables, const Measured& given, float far, float least,
          std::span<std::int64_t> chosen) {
    std::vector<float> wanted(given.hands), missed(given.hands);
    std::vector<float> most(given.hands, -std::numeric_limits<float>::infinity());
    std::vector<char> fits(given.hands, 0);
    std::fill(chosen.begin(), chosen.end(), 0);
    std::int64_t place = 0;
    for (const Bounds* const table : tables) {
        for (const Bounds::Entry& entry : table->entries()) {
            suit(entry, given, wanted.data(), missed.data());
            for (std::size_t hand = 0; hand < given.hands; ++hand) {
                const bool outside = missed[hand] > 0;
                const float worth = outside ? -far * (least + missed[hand]) : wanted[hand];
                fits[hand] |= static_cast<char>(!outside);
                if (worth > most[hand]) {
                    most[hand] = worth;
                    chosen[hand] = place;
                }
            }
            ++place;
        }
        if (std::find(fits.begin(), fits.end(), 0) == fits.end()) return true;
    }
    return false;
}

void lose(const Losses& losses, std::size_t entries, std::size_t hands, const float* wanted, float* missed) {
    if (entries == 0) return;
    const auto line_of = [&](float weight) {
        const float lines = -weight / losses.step, whole = static_cast<float>(static_cast<std::int32_t>(lines));
        return whole < lines ? whole + 1 : whole;
    };
    constexpr float kNone = -std::numeric_limits<float>::infinity();
    std::vector<float> best(hands, kNone);
    for (std::size_t entry = 0; entry < entries; ++entry) {
        const float *wants = wanted + entry * hands, *misses = missed + entry * hands;
        for (std::size_t hand = 0; hand < hands; ++hand) {
            best[hand] = std::max(best[hand], misses[hand] > 0 ? kNone : wants[hand]);
        }
    }
    std::vector<float> best_line(hands), best_liked(hands);
    for (std::size_t hand = 0; hand < hands; ++hand) {
        if (best[hand] == kNone) best[hand] = wanted[hand];
        best_line[hand] = line_of(best[hand]);
        best_liked[hand] = best[hand] + losses.step * best_line[hand];
    }
    for (std::size_t entry = 0; entry < entries; ++entry) {
        for (std::size_t hand = 0; hand < hands; ++hand, ++wanted, ++missed) {
            const float line = line_of(*wanted), liked = *wanted + losses.step * line;
            const float behind = std::max(0.0F, line - best_line[hand]) * losses.later;
            const float less = std::max(0.0F, best_liked[hand] - liked) * losses.less_liked;
            const float outside = *missed > 0 ? losses.outside : 0;
            *missed += std::min(line == best_line[hand] ? behind + less : behind, losses.most) + outside;
        }
    }
}

}  // namespace vintik
