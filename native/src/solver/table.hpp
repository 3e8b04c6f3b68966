// What has been learnt: for the lengths of all suits in all hands and the leader, a list of patterns with bounds.
//
// A pattern says of each suit where its ranks are cut into groups, and how many cards of each group each hand holds;
// within a group the ranks do not matter. It holds for every deal, so nothing here knows which deal is being solved.
// (Partition search: Ginsberg, "Partition Search", AAAI 1996; the groups between cuts: docs/decisions/0021.)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <memory>
#include <vector>

#include "lanes.hpp"

namespace vintik::solver {
inline namespace VINTIK_KERNEL {

// A position as patterns see it: its cards side by side, suit by suit, one spare bit above each suit's best.
struct Packed {
    Bits odd, upper;  // the cards of East and West; of South and West

    bool operator==(const Packed&) const = default;
};

struct Pattern {
    static constexpr int kLower = 56, kUpper = 60;  // the bounds are above the cards of `alone`
    static constexpr int kCost = 56, kUsed = 63;    // what it cost and whether it was of use, above those of `cuts`

    Bits alone;  // the cards that are a group by themselves
    Bits cuts;   // the lowest card of every group but the lowest of its suit, and the spare bits
    Packed held;

    // `cost`: cards tried to learn it.
    Pattern(Bits the_cuts, Packed the_held, int lower, int upper, std::uint64_t cost)
        : alone((the_cuts & the_cuts >> 1) | Bits(lower) << kLower | Bits(upper) << kUpper),
          cuts(the_cuts | Bits(std::bit_width(cost)) << kCost), held(the_held) {}
    Pattern() = default;

    int lower() const { return int(alone >> kLower & 15); }
    int upper() const { return int(alone >> kUpper); }

    // It has answered a question. (Written only once: most lines of memory are better left clean.)
    void use() {
        if (cuts >> kUsed == 0) cuts |= Bits{1} << kUsed;
    }
    // How much it is worth keeping, below kWorths: each point doubles the cost.
    static constexpr int kWorths = 68;
    int worth() const { return int(cuts >> kCost & 63) + 4 * int(cuts >> kUsed); }
    void not_used_yet() { cuts &= ~(Bits{1} << kUsed); }

    Bits differs(Packed other) const { return (held.odd ^ other.odd) | (held.upper ^ other.upper); }

    // Whether each hand has as many cards of each group; `spare`: the spare bits.
    bool matches(Packed other, Bits spare) const {
        Bits different = differs(other);
        if ((different & alone) != 0) return false;
        const Bits west = held.odd & held.upper, others_west = other.odd & other.upper;
        while (different != 0) {
            const Bits best = top(different);
            const Bits end = bottom(cuts & ~up_to(best)), below = cuts & up_to(best);
            const Bits start = below != 0 ? top(below) : 1;
            const Bits group = end - start;
            // the lowest group of a suit has what the others leave
            if (below != 0 && (start & spare) == 0 &&
                ((count(held.odd & group) ^ count(other.odd & group)) |
                 (count(held.upper & group) ^ count(other.upper & group)) |
                 (count(west & group) ^ count(others_west & group))) != 0) {
                return false;
            }
            different &= ~group;
        }
        return true;
    }
};

class Table {
  public:
    struct List {
        Bits key;             // 0: nothing here
        std::uint32_t first;  // place in the pool
        std::uint16_t size;
        std::uint8_t room;    // for 2^room patterns
        std::uint8_t best;    // the lead that decided last, see Lead; 0: none
    };

    // At most `memory` bytes, 16 KiB or more; only what is used is touched.
    explicit Table(std::size_t memory)
        : most_lists_(std::bit_floor(memory / (8 * sizeof(List)))),
          most_patterns_(std::min(memory / 8 * 7 / sizeof(Pattern), std::size_t{kNone})),
          lists_(new List[most_lists_]),
          pool_(new Pattern[most_patterns_]) {
        forget();
    }

    void forget() {
        if (used_lists_ == 0 && room_ != 0) return;
        room_ = std::min(most_lists_, std::size_t{4096});
        std::memset(static_cast<void*>(lists_.get()), 0, room_ * sizeof(List));
        used_lists_ = used_patterns_ = 0;
        freed_.fill(kNone);
    }

    // The list of this key, or an empty place for it (its key is 0).
    List& find(Bits key) const {
        std::size_t at = hash(key) & (room_ - 1);
        while (lists_[at].key != 0 && lists_[at].key != key) at = (at + 1) & (room_ - 1);
        return lists_[at];
    }
    // The list of this key will soon be asked for.
    void expect(Bits key) const {
#if defined(__GNUC__) || defined(__clang__)
        __builtin_prefetch(&lists_[hash(key) & (room_ - 1)]);
#endif
    }
    Pattern* patterns(const List& list) { return &pool_[list.first]; }

    // Adds a pattern to a list. `best`: 0 leaves the list's.
    void store(Bits key, const Pattern& pattern, int best) {
        List* list = &find(key);
        if (list->key == 0) {
            if (used_lists_ * 2 >= room_) {
                make_room();
                list = &find(key);
            }
            std::uint32_t first = take(0);
            if (first == kNone) {
                sweep();
                list = &find(key);
                first = take(0);
            }
            ++used_lists_;
            *list = List{key, first, 0, 0, 0};
        }
        if (best != 0) list->best = std::uint8_t(best);
        if (list->size == 1 << list->room && !widen(*list)) return;
        pool_[list->first + list->size++] = pattern;
    }

  private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    static constexpr int kLongest = 12;  // 2^12 patterns in a list: then it starts anew

    static std::size_t hash(Bits key) {
        key *= 0x9E3779B97F4A7C15;
        key ^= key >> 32;
        key *= 0xD6E8FEB86659FD93;
        return std::size_t(key ^ key >> 32);
    }

    // A place for 2^room patterns, kNone if there is none.
    std::uint32_t take(int room) {
        std::uint32_t& free = freed_[std::size_t(room)];
        if (free != kNone) {
            const std::uint32_t at = free;
            std::memcpy(&free, &pool_[at], sizeof free);
            return at;
        }
        const std::size_t size = std::size_t{1} << room;
        if (used_patterns_ + size > most_patterns_) return kNone;
        used_patterns_ += size;
        return std::uint32_t(used_patterns_ - size);
    }
    void give_back(std::uint32_t at, int room) {
        std::memcpy(static_cast<void*>(&pool_[at]), &freed_[std::size_t(room)], sizeof at);
        freed_[std::size_t(room)] = at;
    }

    // Twice the room for a list. False: the memory had to be swept, and the list may be gone.
    bool widen(List& list) {
        if (list.room == kLongest) {
            list.size = 0;
            return true;
        }
        const std::uint32_t first = take(list.room + 1);
        if (first == kNone) {
            sweep();
            return false;
        }
        std::memcpy(static_cast<void*>(&pool_[first]), &pool_[list.first], list.size * sizeof(Pattern));
        give_back(list.first, list.room);
        list.first = first;
        ++list.room;
        return true;
    }

    // Twice as many places for lists, or fewer lists.
    void make_room() {
        if (room_ * 2 > most_lists_) {
            sweep();
            if (used_lists_ * 2 >= room_) forget();
            return;
        }
        const std::vector<List> old = all_lists();
        room_ *= 2;
        std::memset(static_cast<void*>(lists_.get()), 0, room_ * sizeof(List));
        for (const List& list : old) find(list.key) = list;
    }

    // Forgets the cheaper half of the patterns, or somewhat more, and moves the others together.
    void sweep() {
        std::vector<List> lists = all_lists();
        const int least = worth_keeping(lists);
        std::sort(lists.begin(), lists.end(), [](const List& a, const List& b) { return a.first < b.first; });
        std::memset(static_cast<void*>(lists_.get()), 0, room_ * sizeof(List));
        used_lists_ = used_patterns_ = 0;
        freed_.fill(kNone);
        for (List& list : lists) {
            const auto old = &pool_[list.first], here = &pool_[used_patterns_];  // `here` is never behind `old`
            auto end = here;
            for (auto pattern = old; pattern != old + list.size; ++pattern) {
                if (pattern->worth() < least) continue;
                *end = *pattern;
                end++->not_used_yet();
            }
            if (end == here) continue;
            list.size = std::uint16_t(end - here);
            list.room = std::uint8_t(std::bit_width(list.size - 1U));
            list.first = take(list.room);
            find(list.key) = list;
            ++used_lists_;
        }
    }

    // The worth that fewer than half of the patterns have.
    int worth_keeping(const std::vector<List>& lists) const {
        std::array<std::size_t, Pattern::kWorths> number{};
        std::size_t all = 0, less = 0;
        for (const List& list : lists) {
            for (std::size_t i = 0; i < list.size; ++i) ++number[std::size_t(pool_[list.first + i].worth())];
            all += list.size;
        }
        int least = 0;
        while (less * 2 < all) less += number[std::size_t(least++)];
        return least;
    }

    // At most a sixteenth of the memory.
    std::vector<List> all_lists() const {
        std::vector<List> out;
        out.reserve(used_lists_);
        std::copy_if(lists_.get(), lists_.get() + room_, std::back_inserter(out), [](const List& list) { return list.key != 0; });
        return out;
    }

    std::size_t most_lists_, most_patterns_;
    std::unique_ptr<List[]> lists_;
    std::unique_ptr<Pattern[]> pool_;
    std::size_t room_ = 0, used_lists_ = 0, used_patterns_ = 0;
    std::array<std::uint32_t, kLongest + 1> freed_{};
};

}  // namespace VINTIK_KERNEL
}  // namespace vintik::solver
