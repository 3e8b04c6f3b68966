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
    // the loops over hands are written without branches, for processors that do several numbers at a time
    const auto [step, later, less_liked, most, outside] = losses;
    const auto line_of = [step](float weight) {
        const float lines = -weight / step, whole = static_cast<float>(static_cast<std::int32_t>(lines));
        return whole + (whole < lines ? 1.0F : 0.0F);
    };
    constexpr float kNone = -std::numeric_limits<float>::infinity();
    std::vector<float> best(hands, kNone), best_line(hands), best_liked(hands);
    float *const its = best.data(), *const its_line = best_line.data(), *const its_liked = best_liked.data();
    for (std::size_t entry = 0; entry < entries; ++entry) {
        const float *const wants = wanted + entry * hands, *const misses = missed + entry * hands;
        for (std::size_t hand = 0; hand < hands; ++hand) {
            const float own = wants[hand], fitting = misses[hand] > 0 ? kNone : own;
            its[hand] = std::max(its[hand], fitting);
        }
    }
    for (std::size_t hand = 0; hand < hands; ++hand) {
        its[hand] = its[hand] == kNone ? wanted[hand] : its[hand];
        its_line[hand] = line_of(its[hand]);
        its_liked[hand] = its[hand] + step * its_line[hand];
    }
    for (std::size_t entry = 0; entry < entries; ++entry) {
        const float* const wants = wanted + entry * hands;
        float* const misses = missed + entry * hands;
        for (std::size_t hand = 0; hand < hands; ++hand) {
            const float line = line_of(wants[hand]), liked = wants[hand] + step * line;
            const float behind = std::max(0.0F, line - its_line[hand]) * later;
            const float less = std::max(0.0F, its_liked[hand] - liked) * less_liked;
            const float both = behind + (line == its_line[hand] ? less : 0.0F);
            misses[hand] += std::min(both, most) + (misses[hand] > 0 ? outside : 0.0F);
        }
    }
}

}  // namespace vintik
