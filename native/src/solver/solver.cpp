// Exact numbers out of yes-or-no questions, for many positions.
#include "vintik/solver.hpp"

#include <algorithm>

#include "batch.hpp"
#include "engine.hpp"
#include "estimate.hpp"
#include "moves.hpp"
#include "twins.hpp"

namespace vintik::solver {

namespace {

// Of the side that is asked about.
Bounds for_side(Bounds ns, bool side_is_ns, int tricks) {
    return side_is_ns ? ns : Bounds{tricks - ns.upper, tricks - ns.lower};
}

// Whether what was learnt about one position is worth keeping for the next: both are layouts of the same two hands, and
// so far into the deal that their patterns meet again and again. Earlier it only makes the lists longer.
bool alike(const Position& one, const Position& next) {
    constexpr int kLate = 10;
    return one.trump == next.trump && next.tricks_left() <= kLate &&
           ((one.hands[0] == next.hands[0] && one.hands[2] == next.hands[2]) ||
            (one.hands[1] == next.hands[1] && one.hands[3] == next.hands[3]));
}

// Prepares the engine for the i-th position.
void turn_to(Engine& engine, std::span<const Position> positions, std::size_t i, const Effort& effort) {
    if (i > 0 && !alike(positions[i - 1], positions[i])) engine.forget();
    engine.clock.start(effort.nodes, effort.seconds);
}

// Tricks of North-South from the position on, which are within the bounds: asks whether they take k, from the guess on.
Bounds count(Engine& engine, const Position& position, int guess, Bounds ns) {
    // Far from the truth a question can be harder than those that decide. One that takes long is left for one about
    // fewer tricks, which is the easier the fewer they are, and comes again only if that is answered with yes.
    constexpr std::uint64_t kPatience = 1'000'000;
    engine.place(position);
    int k = guess;
    try {
        while (ns.lower < ns.upper) {
            k = std::clamp(k, ns.lower + 1, ns.upper);
            engine.clock.patience(k > ns.lower + 1 ? kPatience : 0);
            try {
                if (engine.reaches(k)) {
                    ns.lower = k++;
                } else {
                    ns.upper = --k;
                }
            } catch (const Impatient&) {
                engine.place(position);
                --k;
            }
        }
    } catch (const Stopped&) {
        // what is known so far
    }
    return ns;
}
Bounds count(Engine& engine, const Position& position) {
    return count(engine, position, estimate(position), {0, position.tricks_left()});
}

std::vector<CardBounds> count_cards(Engine& engine, const Position& position) {
    const int left = position.tricks_left();
    const bool side = ns_has(position.to_move());
    // no card is better than the best
    const Bounds best = count(engine, position);
    std::vector<CardBounds> out;
    for (const auto& [card, like] : choices(position)) {
        if (card != like) {
            out.push_back({card, out.back().bounds});
            continue;
        }
        const Next next = play(position, card);
        const int won = next.ns_won.value_or(false);
        Bounds ns{won, won};
        if (!next.ns_won || left > 1) {
            const int rest = left - next.ns_won.has_value();
            const Bounds within = side ? Bounds{0, std::min(rest, best.upper - won)}
                                       : Bounds{std::max(0, best.lower - won), rest};
            const Bounds found = count(engine, next.position, side ? best.upper - won : best.lower - won + 1, within);
            ns = {found.lower + won, found.upper + won};
        }
        out.push_back({card, for_side(ns, side, left)});
    }
    return out;
}

// --- points

constexpr int kOutOfReach = kMostTricks + 1;

// What is left of the table after a trick.
Values after_trick(const Values& values, bool ns_won) {
    Values out = values;
    if (ns_won) {
        std::copy(values.points.begin() + 1, values.points.end(), out.points.begin());
        if (--out.ns_needs > 0) return out;
    } else if (--out.ew_needs > 0) {
        return out;
    }
    const auto first = static_cast<std::size_t>(ns_won ? kNsFirst : kEwFirst);
    for (auto& row : out.points) row.fill(row[first]);
    out.ns_needs = out.ew_needs = kOutOfReach;
    return out;
}

// Every number the table may yield in so many tricks, in order.
std::vector<std::int32_t> outcomes(const Values& values, int left) {
    std::vector<std::int32_t> out;
    for (int ns = 0; ns <= left; ++ns) {
        const auto& row = values.points[static_cast<std::size_t>(ns)];
        const bool ns_there = ns >= values.ns_needs, ew_there = left - ns >= values.ew_needs;
        if (ns_there) out.push_back(row[kNsFirst]);
        if (ew_there) out.push_back(row[kEwFirst]);
        if (!ns_there && !ew_there) out.push_back(row[kNobody]);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// What the position is worth to North-South. `guess`: a number near which to begin.
Bounds value_of(Engine& engine, const Position& position, const Values& values, std::int32_t guess) {
    const auto numbers = outcomes(values, position.tricks_left());
    int lower = 0, upper = static_cast<int>(numbers.size()) - 1;
    int k = static_cast<int>(std::upper_bound(numbers.begin(), numbers.end(), guess) - numbers.begin()) - 1;
    engine.place(position);
    Wish wish;
    wish.ns = values.ns_needs;
    wish.ew = values.ew_needs;
    try {
        for (int asked = 0; lower < upper; ++asked) {
            // beside the guess first, then by halves
            k = asked < 3 ? std::clamp(k, lower + 1, upper) : (lower + upper + 1) / 2;
            for (std::size_t ns = 0; ns < values.points.size(); ++ns) {
                for (std::size_t first = 0; first < 3; ++first) {
                    wish.wanted[ns][first] = values.points[ns][first] >= numbers[static_cast<std::size_t>(k)];
                }
            }
            if (engine.wins(wish)) {
                lower = k++;
            } else {
                upper = --k;
            }
        }
    } catch (const Stopped&) {
        // what is known so far
    }
    return {numbers[static_cast<std::size_t>(lower)], numbers[static_cast<std::size_t>(upper)]};
}

Worth value_cards(Engine& engine, const Position& position, const Values& values) {
    const int left = position.tricks_left();
    const bool ns = ns_has(position.to_move());
    const auto& likely = values.points[static_cast<std::size_t>(estimate(position))];
    std::int32_t guess = likely[values.ns_needs < values.ew_needs ? kNsFirst : kEwFirst];
    Worth out{};
    for (const auto& [card, like] : choices(position)) {
        Bounds bounds{};
        if (card != like) {
            bounds = out.cards.back().bounds;
        } else {
            const Next next = play(position, card);
            const Values rest = next.ns_won ? after_trick(values, *next.ns_won) : values;
            if (next.ns_won && left == 1) {
                bounds.lower = bounds.upper = rest.points[0][kNobody];
            } else {
                bounds = value_of(engine, next.position, rest, guess);
            }
            guess = bounds.lower;
        }
        const auto better = [&](int one, int other) { return ns ? std::max(one, other) : std::min(one, other); };
        out.value = out.cards.empty() ? bounds
                                      : Bounds{better(out.value.lower, bounds.lower), better(out.value.upper, bounds.upper)};
        out.cards.push_back({card, bounds});
    }
    return out;
}

}  // namespace

std::vector<Table20> tables(std::span<const std::array<Cards, 4>> deals, const Effort& effort) {
    std::vector<Table20> out(deals.size());
    // a strain of a deal at a time; of a limit each has its part
    for_each(deals.size() * kStrains, effort, false, [&](Engine& engine, std::size_t i) {
        const std::size_t strain = i % kStrains;
        engine.forget();
        engine.clock.start(effort.nodes != 0 ? std::max<std::uint64_t>(1, effort.nodes / kStrains) : 0,
                           effort.seconds > 0 ? std::max(1e-9, effort.seconds / kStrains) : 0);
        Position position{deals[i / kStrains], strain == 0 ? kNoTrump : static_cast<int>(strain) - 1, 0, {}};
        int guess = estimate(position);
        const auto same = twins(deals[i / kStrains])[strain];
        for (const int declarer : kDeclarers) {
            if (same[static_cast<std::size_t>(declarer)] != Result{int(strain), declarer}) continue;
            position.leader = (declarer + 1) & 3;
            const Bounds ns = count(engine, position, guess, {0, kMostTricks});
            // the lead is worth a trick now and then: East-West's declarers give it to North-South
            guess = declarer == 2 ? ns.lower + 1 : ns.lower;
            out[i / kStrains][strain][static_cast<std::size_t>(declarer)] = for_side(ns, ns_has(declarer), kMostTricks);
        }
    });
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const auto same = twins(deals[i]);
        for (std::size_t strain = 0; strain < kStrains; ++strain) {
            for (std::size_t declarer = 0; declarer < 4; ++declarer) {
                const auto [twin, its_declarer] = same[strain][declarer];
                out[i][strain][declarer] = out[i][std::size_t(twin)][std::size_t(its_declarer)];
            }
        }
    }
    return out;
}

std::vector<Bounds> tricks(std::span<const Position> positions, const Effort& effort) {
    std::vector<Bounds> out(positions.size());
    for_each(positions.size(), effort, false, [&](Engine& engine, std::size_t i) {
        turn_to(engine, positions, i, effort);
        const Bounds ns = count(engine, positions[i]);
        out[i] = for_side(ns, ns_has(positions[i].to_move()), positions[i].tricks_left());
    });
    return out;
}

std::vector<int> at_least(std::span<const Position> positions, std::span<const int> wanted, const Effort& effort) {
    std::vector<int> out(positions.size());
    for_each(positions.size(), effort, false, [&](Engine& engine, std::size_t i) {
        turn_to(engine, positions, i, effort);
        engine.place(positions[i]);
        const bool ns = ns_has(positions[i].to_move());
        try {
            // East-West take so many unless North-South take all but one fewer
            const bool ns_reach = engine.reaches(ns ? wanted[i] : positions[i].tricks_left() - wanted[i] + 1);
            out[i] = ns_reach == ns ? 1 : 0;
        } catch (const Stopped&) {
            out[i] = -1;
        }
    });
    return out;
}

std::vector<std::vector<CardBounds>> cards(std::span<const Position> positions, const Effort& effort) {
    std::vector<std::vector<CardBounds>> out(positions.size());
    for_each(positions.size(), effort, false, [&](Engine& engine, std::size_t i) {
        turn_to(engine, positions, i, effort);
        out[i] = count_cards(engine, positions[i]);
    });
    return out;
}

std::vector<Worth> worth(std::span<const Position> positions, std::span<const Values> values, const Effort& effort) {
    std::vector<Worth> out(positions.size());
    for_each(positions.size(), effort, true, [&](Engine& engine, std::size_t i) {
        turn_to(engine, positions, i, effort);
        out[i] = value_cards(engine, positions[i], values[i]);
    });
    return out;
}

}  // namespace vintik::solver
