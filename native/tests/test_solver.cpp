// The solver's answers against plain search, and against its own when it starts with nothing learnt, with little
// memory, on the other kernel, with a limit, on several threads.
#include "vintik/solver.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <span>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "check.hpp"
#include "endings.hpp"
#include "engine.hpp"
#include "plain.hpp"

// kernel.cpp, compiled twice
namespace vintik::solver {
namespace portable {
std::unique_ptr<Engine> make_kernel(std::size_t memory, bool races);
}
#ifdef VINTIK_HAS_BMI2
namespace bmi2 {
std::unique_ptr<Engine> make_kernel(std::size_t memory, bool races);
}
#endif
}  // namespace vintik::solver

using namespace vintik;
using endings::Random;
using solver::Bounds;
using solver::Effort;
using solver::Position;
using solver::Values;

namespace vintik::solver {
static bool operator==(const Bounds& one, const Bounds& other) {
    return one.lower == other.lower && one.upper == other.upper;
}
static bool operator==(const CardBounds& one, const CardBounds& other) {
    return one.card == other.card && one.bounds == other.bounds;
}
static bool operator==(const Worth& one, const Worth& other) {
    return one.value == other.value && one.cards == other.cards;
}
}  // namespace vintik::solver

namespace {

constexpr std::size_t kLeastMemory = 64 << 10;

using Deal = std::array<Cards, 4>;

template <class T, class Value>
Effort with(T Effort::* setting, Value value) {
    Effort effort;
    effort.*setting = static_cast<T>(std::move(value));
    return effort;
}

// A failure with what it was about, so that it can be looked into.
bool shown(bool right, const Position& position) {
    if (right) return true;
    std::fprintf(stderr, "hands");
    for (const Cards hand : position.hands) std::fprintf(stderr, " %#llx", static_cast<unsigned long long>(hand));
    std::fprintf(stderr, " trump %d leader %d trick", position.trump, position.leader);
    for (const int card : position.trick) std::fprintf(stderr, " %d", card);
    std::fputc('\n', stderr);
    return false;
}

bool ns_to_move(const Position& position) { return plain::is_ns(position.to_move()); }

std::vector<Position> endings_of(Random& random, int count, int least_cards, int most_cards) {
    std::vector<Position> out;
    for (; count > 0; --count) {
        out.push_back(endings::ending(random, random.between(least_cards, most_cards), random.below(4)));
    }
    return out;
}

// Each is of a shape that others have too.
std::vector<Position> families(Random& random, int shapes, int of_a_shape, int least_cards, int most_cards) {
    std::vector<Position> out;
    for (; shapes > 0; --shapes) {
        const Position first = endings::ending(random, random.between(least_cards, most_cards), 0);
        for (int i = 0; i < of_a_shape; ++i) out.push_back(endings::alike(random, first));
    }
    random.shuffle(out);
    return out;
}

std::vector<Values> values_for(Random& random, const std::vector<Position>& positions) {
    std::vector<Values> out;
    for (const Position& position : positions) out.push_back(endings::values(random, position.tricks_left()));
    return out;
}

std::vector<int> wanted_of(Random& random, const std::vector<Position>& positions) {
    std::vector<int> out;
    for (const Position& position : positions) out.push_back(random.between(-1, position.tricks_left() + 2));
    return out;
}

std::vector<Deal> deals(Random& random, int count) {
    std::vector<Deal> out;
    for (; count > 0; --count) out.push_back(endings::ending(random, 13, 0).hands);
    return out;
}

// Legal cards as the solver has them: high ones first, spades before hearts.
std::vector<int> legal_cards(const Position& position) {
    std::vector<int> out;
    const Cards legal = plain::legal(position);
    for (int suit = 0; suit < kSuits; ++suit) {
        for (int rank = kRanks - 1; rank >= 0; --rank) {
            const int card = kRanks * suit + rank;
            if ((legal >> card & 1) != 0) out.push_back(card);
        }
    }
    return out;
}

// --- plain search

std::vector<Position> some_endings(Random& random) {
    auto positions = endings_of(random, 10'000, 1, 4);
    const auto larger = endings_of(random, 300, 5, 5);
    positions.insert(positions.end(), larger.begin(), larger.end());
    return positions;
}

void test_tricks_against_plain_search() {
    Random random(1);
    const auto positions = some_endings(random);
    const auto wanted = wanted_of(random, positions);
    const auto tricks = solver::tricks(positions, {});
    const auto cards = solver::cards(positions, {});
    const auto at_least = solver::at_least(positions, wanted, {});
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position& position = positions[i];
        const int left = position.tricks_left();
        const bool ns = ns_to_move(position);
        int best = 0;
        const auto legal = legal_cards(position);
        CHECK(shown(cards[i].size() == legal.size(), position));
        for (std::size_t j = 0; j < std::min(legal.size(), cards[i].size()); ++j) {
            const auto after = plain::play(position, legal[j]);
            const int ns_tricks = plain::ns_tricks(after.position) + (after.won && plain::is_ns(*after.won));
            const int own = ns ? ns_tricks : left - ns_tricks;
            best = std::max(best, own);
            CHECK(shown(cards[i][j] == solver::CardBounds{legal[j], {own, own}}, position));
        }
        CHECK(shown(tricks[i] == Bounds{best, best}, position));
        CHECK(shown(at_least[i] == (best >= wanted[i]), position));
    }
}

void test_worth_against_plain_search() {
    Random random(2);
    const auto positions = some_endings(random);
    const auto values = values_for(random, positions);
    const auto worth = solver::worth(positions, values, {});
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Position& position = positions[i];
        const auto legal = legal_cards(position);
        plain::Points best = ns_to_move(position) ? plain::kFewest : plain::kMost;
        CHECK(shown(worth[i].cards.size() == legal.size(), position));
        for (std::size_t j = 0; j < std::min(legal.size(), worth[i].cards.size()); ++j) {
            const auto after = plain::play(position, legal[j]);
            plain::Score score;
            if (after.won) score.add(*after.won, values[i]);
            const auto points = plain::worth(after.position, values[i], score);
            best = ns_to_move(position) ? std::max(best, points) : std::min(best, points);
            const auto& [card, bounds] = worth[i].cards[j];
            CHECK(shown(card == legal[j] && bounds.lower == points && bounds.upper == points, position));
        }
        CHECK(shown(worth[i].value.lower == best && worth[i].value.upper == best, position));
    }
}

// --- what is learnt

using Make = std::function<std::unique_ptr<solver::Engine>(std::size_t memory, bool races)>;

std::vector<Make> kernels() {
    std::vector<Make> out{solver::portable::make_kernel};
#ifdef VINTIK_HAS_BMI2
    if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("lzcnt")) {
        out.emplace_back(solver::bmi2::make_kernel);
    }
#endif
    return out;
}

// Every question is asked, from a random one on, so that none rests only on the answer to another.
int ns_tricks(Random& random, solver::Engine& engine, const Position& position) {
    engine.place(position);
    engine.clock.start(0, 0);
    const int left = position.tricks_left(), from = random.below(left + 1);
    std::array<bool, kRanks + 1> reached{};
    for (int i = 0; i <= left; ++i) {
        const int k = (from + i) % (left + 1);
        reached[std::size_t(k)] = engine.reaches(k);
    }
    int tricks = 0;
    while (tricks < left && reached[std::size_t(tricks) + 1]) ++tricks;
    for (int k = 0; k <= left; ++k) CHECK(shown(reached[std::size_t(k)] == (k <= tricks), position));
    return tricks;
}

solver::Wish any_wish(Random& random, int left) {
    solver::Wish wish;
    for (auto& row : wish.wanted) {
        for (bool& wanted : row) wanted = random.below(2) == 0;
    }
    wish.ns = random.between(1, left + 1);
    wish.ew = random.between(1, left + 1);
    return wish;
}

// One engine keeps all it learns, of all positions before; the other starts anew each time.
void test_what_was_learnt_holds_elsewhere() {
    Random random(3);
    const auto positions = families(random, 40, 25, 5, 8);
    std::vector<std::unique_ptr<solver::Engine>> engines;
    for (const Make& make : kernels()) {
        for (const std::size_t memory : {kLeastMemory, std::size_t{1} << 20}) {
            engines.push_back(make(memory, true));
        }
    }
    const auto fresh = solver::make_engine(std::size_t{1} << 20, true);
    std::atomic<bool> cancelled{false};
    fresh->clock.watch(&cancelled, nullptr);
    for (const auto& engine : engines) engine->clock.watch(&cancelled, nullptr);
    std::size_t plainly = 0;
    for (const Position& position : positions) {
        const solver::Wish wish = any_wish(random, position.tricks_left());
        fresh->forget();
        const int tricks = ns_tricks(random, *fresh, position);
        const bool wins = fresh->wins(wish);
        if (position.tricks_left() == 5 && ++plainly <= 30) CHECK(shown(plain::ns_tricks(position) == tricks, position));
        for (const auto& engine : engines) {
            CHECK(shown(ns_tricks(random, *engine, position) == tricks, position));
            CHECK(shown(engine->wins(wish) == wins, position));
        }
    }
}

// A question that is left and asked again is answered rightly, and so are those that come between.
void test_questions_put_off() {
    Random random(11);
    const auto fresh = solver::make_engine(std::size_t{1} << 20, false);
    std::atomic<bool> cancelled{false};
    fresh->clock.watch(&cancelled, nullptr);
    for (const Make& make : kernels()) {
        const auto engine = make(std::size_t{1} << 20, false);
        engine->clock.watch(&cancelled, nullptr);
        int put_off = 0;
        for (const Deal& hands : deals(random, 4)) {
            const Position position{hands, random.below(5), random.below(4), {}};
            fresh->forget();
            const int tricks = ns_tricks(random, *fresh, position);
            engine->forget();
            engine->place(position);
            engine->clock.start(0, 0);
            for (int k = position.tricks_left(); k >= 0;) {
                engine->clock.patience(1);  // the clock is looked at after some thousand cards
                try {
                    CHECK(shown(engine->reaches(k) == (k <= tricks), position));
                    --k;
                } catch (const solver::Impatient&) {
                    ++put_off;
                    engine->place(position);
                    const int other = random.below(position.tricks_left() + 1);
                    engine->clock.patience(0);
                    if (put_off % 4 == 0) CHECK(shown(engine->reaches(other) == (other <= tricks), position));
                }
            }
        }
        CHECK(put_off >= 4);
    }
}

// The same through the public calls, which keep what they learnt while the hands of one side stay.
void test_little_memory() {
    Random random(4);
    std::vector<Position> positions = families(random, 20, 10, 5, 8);
    for (int i = 0; i < 200; ++i) {
        Position other = positions.back();  // East and West exchange some cards
        const int suit = random.below(kSuits);
        const Cards east = other.hands[1] & plain::cards_of_suit(suit), west = other.hands[3] & plain::cards_of_suit(suit);
        if (east != 0 && west != 0) {
            const Cards both = Cards{1} << random.one_of(east) | Cards{1} << random.one_of(west);
            other.hands[1] ^= both;
            other.hands[3] ^= both;
        }
        positions.push_back(other);
    }
    const auto values = values_for(random, positions);
    const Effort little = with(&Effort::memory, kLeastMemory);
    CHECK(solver::tricks(positions, little) == solver::tricks(positions, {}));
    CHECK(solver::cards(positions, little) == solver::cards(positions, {}));
    CHECK(solver::worth(positions, values, little) == solver::worth(positions, values, {}));
    const auto whole = deals(random, 1);
    CHECK(solver::tables(whole, with(&Effort::memory, 1 << 20)) == solver::tables(whole, {}));
}

// South's run of spades is cut in two by what was learnt with other spades in that hand: the lower ones need their own
// answer. The numbers are those of a plain search that took minutes.
void test_a_cut_through_a_run() {
    const Position position{{0x90B21000, 0x2230404002000, 0x6000000386, 0x20018C50}, 2, 2, {}};
    constexpr std::int32_t kTwo = 777900905, kThree = 1409789032, kFour = -57522341, kFive = -209819758, kSix = 2040255704;
    Values values{};
    values.points = {{{-1045698698, -653622595, -72232159},
                      {813175174, 1135844578, 767732518},
                      {-421457697, -400742354, kTwo},
                      {kThree, -89413500, -395986525},
                      {kFour, 733976083, -750033151},
                      {kFive, 110941355, -1962541449},
                      {kSix, -327830181, -867158575},
                      {361388935, 1494897367, 263831577}}};
    values.ns_needs = 14;
    values.ew_needs = 5;
    for (const std::size_t memory : {kLeastMemory, std::size_t{1} << 20, std::size_t{32} << 20}) {
        const auto worth = solver::worth({&position, 1}, {&values, 1}, with(&Effort::memory, memory));
        CHECK((worth[0].value == Bounds{kSix, kSix}));
        for (const auto& [card, bounds] : worth[0].cards) {
            const std::int32_t expected = card < kRanks ? kFour : kSix;
            CHECK((bounds == Bounds{expected, expected}));
        }
    }
}

// --- limits

bool within(const Bounds& bounds, const Bounds& truth) {
    return bounds.lower <= truth.lower && truth.upper <= bounds.upper;
}

bool within(const std::vector<solver::CardBounds>& some, const std::vector<solver::CardBounds>& truth) {
    return std::equal(some.begin(), some.end(), truth.begin(), truth.end(), [](const auto& one, const auto& other) {
        return one.card == other.card && within(one.bounds, other.bounds);
    });
}

std::vector<Effort> limits() {
    std::vector<Effort> out;
    for (const std::uint64_t nodes : {1, 10, 100, 1000, 10'000}) out.push_back(with(&Effort::nodes, nodes));
    out.push_back(with(&Effort::seconds, 1e-9));
    out.push_back(with(&Effort::seconds, 1e-3));
    return out;
}

void test_limits() {
    Random random(5);
    const auto positions = endings_of(random, 300, 4, 9);
    const auto values = values_for(random, positions);
    const auto wanted = wanted_of(random, positions);
    const auto tricks = solver::tricks(positions, {});
    const auto cards = solver::cards(positions, {});
    const auto worth = solver::worth(positions, values, {});
    int open = 0;
    for (const Effort& limit : limits()) {
        const auto some_tricks = solver::tricks(positions, limit);
        const auto answers = solver::at_least(positions, wanted, limit);
        const auto some_cards = solver::cards(positions, limit);
        const auto some_worth = solver::worth(positions, values, limit);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            open += some_tricks[i].lower < some_tricks[i].upper;
            CHECK(shown(within(some_tricks[i], tricks[i]), positions[i]));
            CHECK(shown(answers[i] == -1 || answers[i] == (tricks[i].lower >= wanted[i]), positions[i]));
            CHECK(shown(within(some_cards[i], cards[i]), positions[i]));
            CHECK(shown(within(some_worth[i].value, worth[i].value), positions[i]));
            CHECK(shown(within(some_worth[i].cards, worth[i].cards), positions[i]));
        }
    }
    CHECK(open > 300);
    Effort enough = with(&Effort::nodes, std::uint64_t{1} << 40);
    enough.seconds = 1e300;
    CHECK(solver::tricks(positions, enough) == tricks);
    CHECK(solver::cards(positions, enough) == cards);
    CHECK(solver::worth(positions, values, enough) == worth);
}

void test_limits_of_tables() {
    Random random(6);
    const auto some = deals(random, 2);
    const auto truth = solver::tables(some, {});
    for (const Effort& limit : limits()) {
        const auto tables = solver::tables(some, limit);
        for (std::size_t i = 0; i < some.size(); ++i) {
            for (std::size_t strain = 0; strain < 5; ++strain) {
                for (std::size_t seat = 0; seat < 4; ++seat) {
                    CHECK(within(tables[i][strain][seat], truth[i][strain][seat]));
                }
            }
        }
    }
}

// --- threads

void test_threads() {
    Random random(7);
    const auto positions = endings_of(random, 300, 1, 8);
    const auto values = values_for(random, positions);
    const auto wanted = wanted_of(random, positions);
    const auto some = deals(random, 1);
    const auto ask = [&](int threads) {
        const Effort effort = with(&Effort::threads, threads);
        return std::tuple(solver::tricks(positions, effort), solver::at_least(positions, wanted, effort),
                          solver::cards(positions, effort), solver::worth(positions, values, effort),
                          solver::tables(some, effort));
    };
    const auto alone = ask(1);
    CHECK(ask(2) == alone);

    std::array<bool, 2> right{};
    const auto run = [&](std::size_t which) { right[which] = ask(1 + int(which)) == alone; };
    std::thread first(run, 0), second(run, 1);
    first.join();
    second.join();
    CHECK(right[0]);
    CHECK(right[1]);

    const Effort many = with(&Effort::threads, 50);
    CHECK(solver::tricks(std::span(positions).first(2), many).size() == 2);
    CHECK(solver::tricks({}, many).empty());
    CHECK(solver::tables({}, many).empty());
}

bool is_interrupted(const std::function<void()>& work) {
    try {
        work();
    } catch (const solver::Interrupted&) {
        return true;
    }
    return false;
}

void test_interrupted() {
    Random random(8);
    const auto some = deals(random, 20);
    std::vector<Position> positions;
    for (const Deal& hands : some) positions.push_back({hands, random.below(5), random.below(4), {}});
    const auto values = values_for(random, positions);
    const std::vector<int> wanted(positions.size(), 7);
    for (const int threads : {1, 2}) {
        std::atomic<int> asked{0};
        const auto caller = std::this_thread::get_id();
        Effort effort = with(&Effort::threads, threads);
        effort.interrupted = [&] {
            CHECK(std::this_thread::get_id() == caller);
            ++asked;
            return true;
        };
        CHECK(is_interrupted([&] { solver::tables(some, effort); }));
        CHECK(is_interrupted([&] { solver::tricks(positions, effort); }));
        CHECK(is_interrupted([&] { solver::at_least(positions, wanted, effort); }));
        CHECK(is_interrupted([&] { solver::cards(positions, effort); }));
        CHECK(is_interrupted([&] { solver::worth(positions, values, effort); }));
        CHECK(asked == 5);
    }
    // a limit of work is no reason to go on
    Effort limited = with(&Effort::nodes, 20'000);
    limited.interrupted = [] { return true; };
    CHECK(is_interrupted([&] { solver::cards(positions, limited); }));
    // nobody wants to stop
    const Effort patient = with(&Effort::interrupted, [] { return false; });
    CHECK(solver::tables(std::span(some).first(1), patient) == solver::tables(std::span(some).first(1), {}));
}

// Each is quickly done, all of them take a while.
void test_many_small_positions_can_be_interrupted() {
    Random random(9);
    const auto few = endings_of(random, 100, 3, 5);
    std::vector<Position> positions;
    for (int i = 0; i < 500; ++i) positions.insert(positions.end(), few.begin(), few.end());
    const Effort effort = with(&Effort::interrupted, [] { return true; });
    CHECK(is_interrupted([&] { solver::tricks(positions, effort); }));
}

// --- what is no position

void test_faults() {
    // North has spades, East hearts and so on, two cards each
    const Position good{{Cards{3} << 0, Cards{3} << 13, Cards{3} << 26, Cards{3} << 39}, 0, 0, {}};
    CHECK(solver::fault(good) == nullptr);
    const auto faulty = [&](auto change) {
        Position position = good;
        change(position);
        return solver::fault(position) != nullptr;
    };
    CHECK(faulty([](Position& p) { p.trump = 5; }));
    CHECK(faulty([](Position& p) { p.trump = -1; }));
    CHECK(faulty([](Position& p) { p.leader = 4; }));
    CHECK(faulty([](Position& p) { p.leader = -1; }));
    CHECK(faulty([](Position& p) { p.leader = 2'147'483'647; }));
    CHECK(faulty([](Position& p) { p.trick = {5, 6, 7, 8}; }));
    CHECK(faulty([](Position& p) { p.trick = {5, 6, 7, 8, 9}; }));
    CHECK(faulty([](Position& p) { p.hands[0] |= Cards{1} << 52; }));
    CHECK(faulty([](Position& p) { p.hands[3] = ~Cards{0}; }));
    CHECK(faulty([](Position& p) { p.hands[1] = p.hands[0]; }));
    CHECK(faulty([](Position& p) { p.hands.fill(0); }));
    CHECK(faulty([](Position& p) { p.hands[2] |= Cards{1} << 40; }));
    CHECK(faulty([](Position& p) { p.hands[2] = Cards{1} << 26; }));      // one card too few
    CHECK(faulty([](Position& p) { p.hands[2] |= Cards{1} << 30; }));     // one too many
    CHECK(faulty([](Position& p) { p.hands[0] |= Cards{1} << 20; }));
    CHECK(faulty([](Position& p) { p.trick = {5}; }));                    // by a hand that is not shorter
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.trick = {0}; }));    // played, and still held
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.trick = {13}; }));   // still held by another
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.trick = {52}; }));
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.trick = {-1}; }));
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.leader = 1, p.trick = {5}; }));  // out of turn
    CHECK(!faulty([](Position& p) { p.hands[0] = 1, p.trick = {1}; }));
    CHECK(!faulty([](Position& p) { p.hands[0] = 1, p.hands[1] = Cards{1} << 13, p.trick = {1, 14}; }));
    CHECK(faulty([](Position& p) { p.hands[0] = 1, p.hands[1] = Cards{1} << 13, p.trick = {1, 1}; }));  // twice
    CHECK(faulty([](Position& p) {  // East can follow and has not
        p.hands[0] = 1, p.hands[1] = Cards{1} << 5, p.trick = {1, 14};
    }));
    CHECK(!faulty([](Position& p) { p.hands[3] = 0, p.hands.fill(0), p.hands[3] = Cards{1} << 39, p.trick = {1, 14, 27}; }));
    CHECK(faulty([](Position& p) { p.hands.fill(0), p.trick = {1, 14, 27}; }));
    Position whole{{kSuitBits, kSuitBits << 13, kSuitBits << 26, kSuitBits << 39}, 4, 0, {}};
    CHECK(solver::fault(whole) == nullptr);
    whole.hands[3] ^= Cards{1} << 51;  // 51 cards
    CHECK(solver::fault(whole) != nullptr);
    whole.hands = {kFullPack, 0, 0, 0};
    CHECK(solver::fault(whole) != nullptr);
}

// Often one step from a position, sometimes nothing like it.
Position nonsense(Random& random) {
    Position position;
    if (random.below(4) == 0) {
        for (Cards& hand : position.hands) hand = random.bits() & random.bits() & (random.below(2) == 0 ? ~Cards{0} : kFullPack);
        position.trump = random.between(-1, 5);
        position.leader = random.between(-1, 4);
        for (int i = random.below(6); i > 0; --i) position.trick.push_back(random.between(-2, 55));
        return position;
    }
    position = endings::ending(random, random.between(1, 13), random.below(4));
    for (int changes = random.below(3); changes > 0; --changes) {
        Cards& one = position.hands[std::size_t(random.below(4))];
        Cards& other = position.hands[std::size_t(random.below(4))];
        const Cards card = Cards{1} << random.below(52);
        switch (random.below(8)) {
            case 0: one ^= card; break;
            case 1: other |= one & card; break;
            case 2: std::swap(one, other); break;
            case 3: one ^= Cards{1} << random.below(64); break;
            case 4: position.leader = random.between(-1, 4); break;
            case 5: position.trump = random.between(-1, 5); break;
            case 6: position.trick.push_back(random.below(52)); break;
            default:
                if (!position.trick.empty()) position.trick[std::size_t(random.below(int(position.trick.size())))] = random.between(-1, 52);
        }
    }
    return position;
}

void test_nonsense_is_refused_or_solved() {
    Random random(10);
    std::vector<Position> sound;
    for (int i = 0; i < 100'000; ++i) {
        Position position = nonsense(random);
        if (solver::fault(position) == nullptr) sound.push_back(std::move(position));
    }
    CHECK(sound.size() > 20'000);
    CHECK(sound.size() < 80'000);
    Effort effort = with(&Effort::memory, kLeastMemory);
    effort.nodes = 200;
    const auto tricks = solver::tricks(sound, effort);
    for (std::size_t i = 0; i < sound.size(); ++i) {
        const Position& position = sound[i];
        CHECK(shown(0 <= tricks[i].lower && tricks[i].lower <= tricks[i].upper, position));
        CHECK(shown(tricks[i].upper <= position.tricks_left(), position));
        // by counting anew: a pack, hands as long as their turn wants
        Cards seen = 0;
        int cards = 0;
        for (const Cards hand : position.hands) seen |= hand, cards += std::popcount(hand);
        for (const int card : position.trick) seen |= Cards{1} << card, ++cards;
        CHECK(shown(std::popcount(seen) == cards && (seen & ~kFullPack) == 0 && cards == 4 * position.tricks_left(), position));
    }
}

}  // namespace

int main() {
    test_tricks_against_plain_search();
    test_worth_against_plain_search();
    test_what_was_learnt_holds_elsewhere();
    test_questions_put_off();
    test_little_memory();
    test_a_cut_through_a_run();
    test_limits();
    test_limits_of_tables();
    test_threads();
    test_interrupted();
    test_many_small_positions_can_be_interrupted();
    test_faults();
    test_nonsense_is_refused_or_solved();
    return failures();
}
