#include "vintik/worlds.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <utility>

namespace vintik::worlds {

namespace {

constexpr std::uint64_t kLowHalf = 0xFFFFFFFF;

Count operator+(Count left, Count right) {
    const std::uint64_t low = left.low + right.low;
    return {left.high + right.high + (low < left.low ? 1U : 0U), low};
}

Count operator-(Count left, Count right) {
    return {left.high - right.high - (left.low < right.low ? 1U : 0U), left.low - right.low};
}

bool operator<(Count left, Count right) {
    return left.high != right.high ? left.high < right.high : left.low < right.low;
}

Count operator*(Count count, std::uint32_t factor) {
    const std::uint64_t lower = (count.low & kLowHalf) * factor;
    const std::uint64_t upper = (count.low >> 32) * factor + (lower >> 32);
    return {count.high * factor + (upper >> 32), (upper << 32) | (lower & kLowHalf)};
}

// The least 2^k - 1 that is not below `number`.
std::uint64_t mask_over(std::uint64_t number) {
    return number == 0 ? 0 : std::numeric_limits<std::uint64_t>::max() >> std::countl_zero(number);
}

using Numbers = std::array<int, kHands>;

std::uint32_t tuple_of(const Numbers& numbers) {
    std::uint32_t tuple = 0;
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        tuple |= static_cast<std::uint32_t>(numbers[hand]) << (8 * hand);
    }
    return tuple;
}

std::uint32_t part(std::uint32_t tuple, std::size_t hand) { return (tuple >> (8 * hand)) & 0xFF; }

// Whether no hand has more in `tuple` than in `bound`; all parts are below 128.
bool fits(std::uint32_t tuple, std::uint32_t bound) {
    constexpr std::uint32_t kTops = 0x80808080;
    return (((bound | kTops) - tuple) & kTops) == kTops;
}

// For the places in a table of tuples up to `bound` that have one total. The last hand's part follows from the
// others and takes no room; the place of a sum is the sum of the places.
std::array<std::uint32_t, kHands> strides_of(std::uint32_t bound) {
    return {1, part(bound, 0) + 1, (part(bound, 0) + 1) * (part(bound, 1) + 1), 0};
}

std::uint32_t places_up_to(std::uint32_t bound) {
    return (part(bound, 0) + 1) * (part(bound, 1) + 1) * (part(bound, 2) + 1);
}

std::uint32_t place_of(std::uint32_t tuple, const std::array<std::uint32_t, kHands>& strides) {
    std::uint32_t place = 0;
    for (std::size_t hand = 0; hand < kHands; ++hand) place += part(tuple, hand) * strides[hand];
    return place;
}

// size! / (parts[0]! * ... * parts[3]!), at most 4^13.
std::uint32_t orders(std::uint32_t size, const Numbers& parts) {
    constexpr auto kFactorials = [] {
        std::array<std::uint64_t, kRanks + 1> table{1};
        for (std::size_t number = 1; number < table.size(); ++number) table[number] = table[number - 1] * number;
        return table;
    }();
    std::uint64_t ways = kFactorials[size];
    for (const int each : parts) ways /= kFactorials[static_cast<std::size_t>(each)];
    return static_cast<std::uint32_t>(ways);
}

void refuse_if(bool wrong, const char* code) {
    if (wrong) throw std::invalid_argument(code);
}

void check(const Knowledge& knowledge) {
    Cards seen = knowledge.unseen;
    std::int64_t cards = 0;
    refuse_if(!is_hand(knowledge.unseen), "not_cards");
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        const Cards known = knowledge.known[hand];
        refuse_if(!is_hand(known) || !is_hand(knowledge.cannot[hand]), "not_cards");
        refuse_if((seen & known) != 0, "card_twice");
        seen |= known;
        const int size = knowledge.sizes[hand];
        refuse_if(size < 0 || size > kRanks || size + std::popcount(known) > kRanks, "bad_size");
        cards += size;
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            const int least = knowledge.least[hand][suit];
            const int most = knowledge.most[hand][suit];
            refuse_if(least < 0 || most < least || most > kRanks, "bad_length");
        }
    }
    refuse_if(cards != std::popcount(knowledge.unseen), "bad_size");
}

}  // namespace

// xoshiro256** (D. Blackman, S. Vigna: Scrambled linear pseudorandom number generators, ACM TOMS 47, 2021), its
// state from splitmix64, which never yields four zeros in a row.
class Sampler::Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15;
            word = seed;
            word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
            word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
            word ^= word >> 31;
        }
    }

    // From 0 to bound - 1, bound > 0: multiply and reject the surplus (D. Lemire: Fast random integer generation in
    // an interval, ACM TOMACS 29, 2019). A draw is rejected with a chance below bound / 2^32.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if ((product & kLowHalf) < bound) {
            const std::uint32_t surplus = (0U - bound) % bound;
            while ((product & kLowHalf) < surplus) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // From 0 to bound - 1, bound > 0: as many bits as bound - 1 has, drawn until they are below bound, that is with
    // a chance over 1/2 each time.
    Count below(Count bound) {
        const Count last = bound - Count{0, 1};
        if (last == Count{}) return last;
        const Count mask{mask_over(last.high),
                         last.high == 0 ? mask_over(last.low) : std::numeric_limits<std::uint64_t>::max()};
        for (;;) {
            const std::uint64_t high = mask.high == 0 ? 0 : next() & mask.high;
            const Count drawn{high, next() & mask.low};
            if (drawn < bound) return drawn;
        }
    }

  private:
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    std::array<std::uint64_t, 4> state_{};
};

Sampler::Sampler(const Knowledge& knowledge) : known_(knowledge.known) {
    check(knowledge);
    sizes_ = tuple_of(knowledge.sizes);
    strides_ = strides_of(sizes_);
    for (std::size_t number = 0; number < kSuits; ++number) count_suit(knowledge, number);
    count_all();
}

void Sampler::count_suit(const Knowledge& knowledge, std::size_t number) {
    Suit& suit = suits_[number];
    const std::size_t shift = kRanks * number;
    const Cards unseen = (knowledge.unseen >> shift) & kSuitBits;

    Numbers need{};
    Numbers room{};
    for (std::size_t hand = 0; hand < kHands; ++hand) {
        const Cards known = (knowledge.known[hand] >> shift) & kSuitBits;
        const int length = std::popcount(known);
        const int most = knowledge.most[hand][number];
        if (length > most || (known & (knowledge.cannot[hand] >> shift)) != 0) return;
        need[hand] = std::max(0, knowledge.least[hand][number] - length);
        room[hand] = std::min({knowledge.sizes[hand], most - length, std::popcount(unseen)});
    }

    std::array<Class, 1 << kHands> classes;  // by the hands that may hold the cards, hand h in bit h
    for (Cards rest = unseen; rest != 0; rest &= rest - 1) {
        const std::size_t card = shift + static_cast<std::size_t>(std::countr_zero(rest));
        std::size_t hands = 0;
        for (std::size_t hand = 0; hand < kHands; ++hand) {
            const bool may = room[hand] > 0 && ((knowledge.cannot[hand] >> card) & 1) == 0;
            if (may) hands |= std::size_t{1} << hand;
        }
        Class& own = classes[hands];
        own.cards[own.size++] = static_cast<std::uint8_t>(card);
        own.all |= Cards{1} << card;
    }

    suit.strides = strides_of(tuple_of(room));
    for (std::size_t hands = 0; hands < classes.size(); ++hands) {
        Class& each = classes[hands];
        if (each.size == 0) continue;
        const int size = static_cast<int>(each.size);
        Numbers most{};
        for (std::size_t hand = 0; hand < kHands; ++hand) {
            if (((hands >> hand) & 1) != 0) most[hand] = std::min(room[hand], size);
        }
        Numbers parts{};
        for (parts[0] = 0; parts[0] <= most[0]; ++parts[0]) {
            for (parts[1] = 0; parts[1] <= most[1]; ++parts[1]) {
                for (parts[2] = 0; parts[2] <= most[2]; ++parts[2]) {
                    parts[3] = size - parts[0] - parts[1] - parts[2];
                    if (parts[3] < 0 || parts[3] > most[3]) continue;
                    const Tuple cards = tuple_of(parts);
                    each.splits.push_back({cards, place_of(cards, suit.strides), orders(each.size, parts)});
                }
            }
        }
        suit.classes.push_back(std::move(each));
    }

    for (const Tuple share : count_classes(suit, tuple_of(room))) {
        if (!fits(tuple_of(need), share)) continue;
        suit.splits.push_back({share, place_of(share, strides_), suit.ways.back()[place_of(share, suit.strides)]});
    }
}

// Fills suit.ways; returns the tuples that the whole suit can make.
std::vector<Sampler::Tuple> Sampler::count_classes(Suit& suit, Tuple room) {
    std::vector<Tuple> reached{0};
    suit.ways.emplace_back(places_up_to(room));
    suit.ways.back()[0] = 1;
    for (const Class& each : suit.classes) {
        const std::vector<std::uint32_t>& ways = suit.ways.back();
        std::vector<std::uint32_t> sums(ways.size());
        std::vector<Tuple> next;
        for (const Tuple given : reached) {
            const std::uint32_t place = place_of(given, suit.strides);
            for (const Split& split : each.splits) {
                if (!fits(given + split.cards, room)) continue;
                std::uint32_t& sum = sums[place + split.place];
                if (sum == 0) next.push_back(given + split.cards);
                sum += ways[place] * split.ways;
            }
        }
        suit.ways.push_back(std::move(sums));
        reached = std::move(next);
    }
    return reached;
}

void Sampler::count_all() {
    std::vector<Tuple> reached{0};
    for (std::vector<Count>& each : ways_) each.resize(places_up_to(sizes_));
    ways_[0][0] = {0, 1};
    for (std::size_t number = 0; number < kSuits; ++number) {
        std::vector<Tuple> next;
        for (const Tuple given : reached) {
            const std::uint32_t place = place_of(given, strides_);
            for (const Split& split : suits_[number].splits) {
                if (!fits(given + split.cards, sizes_)) continue;
                Count& sum = ways_[number + 1][place + split.place];
                if (sum == Count{}) next.push_back(given + split.cards);
                sum = sum + ways_[number][place] * split.ways;
            }
        }
        reached = std::move(next);
    }
}

Count Sampler::count() const { return ways_.back()[place_of(sizes_, strides_)]; }

// The shares of one suit that leave the rest to the suits before it, for given cards left: with each the number of
// ways of it and of those ahead of it.
class Sampler::Shares {
  public:
    bool empty() const { return up_to_.empty(); }

    void add(Tuple cards, Count ways) {
        cards_.push_back(cards);
        up_to_.push_back(up_to_.empty() ? ways : up_to_.back() + ways);
    }

    // That of the way with this number.
    Tuple at(Count way) const {
        std::size_t first = 0;
        for (std::size_t left = cards_.size(); left > 1;) {  // by halves, without a branch that would be a guess
            const std::size_t half = left / 2;
            first += half * static_cast<std::size_t>(!(way < up_to_[first + half - 1]));
            left -= half;
        }
        return cards_[first];
    }

  private:
    std::vector<Tuple> cards_;
    std::vector<Count> up_to_;
};

void Sampler::sample(std::uint64_t seed, std::span<Hands> drawn) const {
    refuse_if(count() == Count{}, "no_world");
    Random random(seed);
    std::array<std::vector<Shares>, kSuits> known;  // [suit][place of the cards left]
    for (std::size_t number = 1; number < kSuits; ++number) known[number].resize(ways_[number].size());
    for (Hands& world : drawn) {
        world = known_;
        Tuple left = sizes_;
        for (std::size_t number = kSuits; number-- > 0;) {
            const std::uint32_t place = place_of(left, strides_);
            const Count chance = random.below(ways_[number + 1][place]);
            Tuple share = left;  // of the first suit: what the others leave
            if (number > 0) {
                Shares& shares = known[number][place];
                if (shares.empty()) {
                    for (const Split& split : suits_[number].splits) {
                        if (!fits(split.cards, left)) continue;
                        const Count ways = ways_[number][place - split.place] * split.ways;
                        if (ways != Count{}) shares.add(split.cards, ways);
                    }
                }
                share = shares.at(chance);
            }
            deal(suits_[number], share, random, world);
            left -= share;
        }
    }
}

// Gives the hands their shares of the unseen cards of a suit.
void Sampler::deal(const Suit& suit, Tuple shares, Random& random, Hands& world) {
    for (std::size_t number = suit.classes.size(); number-- > 0;) {
        const Class& each = suit.classes[number];
        const std::uint32_t place = place_of(shares, suit.strides);
        std::uint32_t chance = random.below(suit.ways[number + 1][place]);
        if (number == 0) {  // the first class: what the others leave
            deal(each, shares, random, world);
            break;
        }
        for (const Split& split : each.splits) {
            if (!fits(split.cards, shares)) continue;
            const std::uint32_t here = suit.ways[number][place - split.place] * split.ways;
            if (chance < here) {
                deal(each, split.cards, random, world);
                shares -= split.cards;
                break;
            }
            chance -= here;
        }
    }
}

// Gives the hands their shares of the cards of a class, each way with the same chance.
void Sampler::deal(const Class& group, Tuple shares, Random& random, Hands& world) {
    auto cards = group.cards;
    Cards left = group.all;
    std::uint32_t rest = group.size;
    for (std::size_t hand = 0; rest > 0; ++hand) {
        std::uint32_t wanted = part(shares, hand);
        if (wanted == rest) {
            world[hand] |= left;
            return;
        }
        Cards given = 0;
        for (; wanted > 0; --wanted) {
            const std::uint32_t chosen = random.below(rest);
            given |= Cards{1} << cards[chosen];
            cards[chosen] = cards[--rest];
        }
        world[hand] |= given;
        left ^= given;
    }
}

}  // namespace vintik::worlds
