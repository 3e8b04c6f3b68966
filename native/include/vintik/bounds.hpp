// Hands beside the entries of a bidding table: how far each lies outside their bounds, and how much it wants them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vintik {

// Features of hands: the number of a hand in a column is at[column * column_step + hand * hand_step].
struct Measured {
    const float* at;
    std::ptrdiff_t column_step, hand_step;
    std::size_t hands;
};

class Bounds {
  public:
    struct Bound {
        std::size_t column;
        float low, high;
        float penalty;  // for each unit outside
    };
    struct Liking {
        std::size_t column;
        float worth;  // of each unit
    };
    struct Entry {
        float weight;
        std::vector<Bound> bounds;
        std::vector<Liking> likings;
    };

    explicit Bounds(std::vector<Entry> entries);

    std::size_t size() const { return entries_.size(); }
    // The number of columns that hands must have at least.
    std::size_t columns() const { return columns_; }

    // For each entry and hand, entry by entry: its weight and likings added up, and how far the hand is outside.
    void suits(const Measured& given, float* wanted, float* missed) const;

    const std::vector<Entry>& entries() const { return entries_; }

  private:
    std::vector<Entry> entries_;
    std::size_t columns_ = 0;
};

// The entry of several tables, counted on from one to the next, that each hand wants most among those it fits, or that
// it fits best: the worth of one that it does not fit is -far * (least + how far it is outside). An entry that is
// fitted is wanted more than any of the tables behind its own. Returns whether every hand fits an entry.
bool best(std::span<const Bounds* const> tables, const Measured& given, float far, float least,
          std::span<std::int64_t> chosen);

// What a hand loses, in logarithms of a chance, by an entry of a table whose lines weigh `step` less one after another.
struct Losses {
    float step;
    float later;       // for each line behind the best one that the hand fits
    float less_liked;  // in that line, for each unit that the entry is liked less
    float most;        // by both together
    float outside;     // for lying outside the bounds, besides how far it is
};

// Turns what `suits` found of so many entries into what each hand loses by each of them, in the place of `missed`.
void lose(const Losses& losses, std::size_t entries, std::size_t hands, const float* wanted, float* missed);

}  // namespace vintik
