// The Python face of the solver: arrays in and out, the interpreter's lock and Ctrl-C. No card logic.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "vintik/solver.hpp"

namespace nb = nanobind;
namespace solver = vintik::solver;

namespace {

template <class T, nb::ssize_t... kShape>
using In = nb::ndarray<const T, nb::shape<kShape...>, nb::c_contig, nb::device::cpu>;

template <class Array>
void check_alignment(const Array& array) {
    if (reinterpret_cast<std::uintptr_t>(array.data()) % alignof(typename Array::Scalar) != 0) {
        throw std::invalid_argument("an array that is not aligned");
    }
}

using Hands = In<std::uint64_t, -1, 4>;
using States = In<std::uint8_t, -1, 5>;  // trump, leader, three cards of the trick

constexpr std::uint8_t kNoCard = 255;
constexpr std::size_t kMostCards = 13;

// An array that owns its numbers.
template <class T>
nb::ndarray<nb::numpy, T> array_of(std::unique_ptr<T[]> numbers, std::initializer_list<std::size_t> shape) {
    T* const first = numbers.release();
    const nb::capsule owner(first, [](void* kept) noexcept { delete[] static_cast<T*>(kept); });
    return nb::ndarray<nb::numpy, T>(first, shape, owner);
}

bool ctrl_c() {
    const nb::gil_scoped_acquire lock;
    return PyErr_CheckSignals() != 0;
}

solver::Effort effort(int threads, std::size_t memory, std::uint64_t nodes, double seconds) {
    if (threads < 1 || threads > 1024) throw std::invalid_argument("threads: 1 to 1024");
    if (memory < std::size_t{1} << 16 || memory > std::size_t{1} << 40) {
        throw std::invalid_argument("memory: 64 KiB to 1 TiB");
    }
    if (!std::isfinite(seconds) || seconds < 0) throw std::invalid_argument("seconds: 0 or more");
    return {threads, memory, nodes, seconds, ctrl_c};
}

// Without the lock; with Python's exception if Ctrl-C was pressed.
template <class Work>
auto unlocked(const Work& work) {
    try {
        const nb::gil_scoped_release release;
        return work();
    } catch (const solver::Interrupted&) {
        throw nb::python_error();
    }
}

std::vector<solver::Position> positions(const Hands& hands, const States& states) {
    check_alignment(hands);
    if (hands.shape(0) != states.shape(0)) throw std::invalid_argument("as many states as hands are wanted");
    std::vector<solver::Position> out(hands.shape(0));
    for (std::size_t i = 0; i < out.size(); ++i) {
        solver::Position& position = out[i];
        for (std::size_t seat = 0; seat < 4; ++seat) position.hands[seat] = hands(i, seat);
        position.trump = states(i, 0);
        position.leader = states(i, 1);
        bool over = false;
        for (std::size_t place = 2; place < 5; ++place) {
            const std::uint8_t card = states(i, place);
            if (card == kNoCard) {
                over = true;
            } else if (over) {
                throw std::invalid_argument("position " + std::to_string(i) + ": a gap in the trick");
            } else {
                position.trick.push_back(card);
            }
        }
        if (const char* fault = solver::fault(position)) {
            throw std::invalid_argument("position " + std::to_string(i) + ": " + fault);
        }
    }
    return out;
}

nb::ndarray<nb::numpy, std::int8_t> tables(const Hands& hands, int threads, std::size_t memory, std::uint64_t nodes,
                                           double seconds) {
    check_alignment(hands);
    std::vector<std::array<vintik::Cards, 4>> deals(hands.shape(0));
    for (std::size_t i = 0; i < deals.size(); ++i) {
        solver::Position whole;
        for (std::size_t seat = 0; seat < 4; ++seat) whole.hands[seat] = deals[i][seat] = hands(i, seat);
        const char* fault = solver::fault(whole);
        if (fault == nullptr && whole.tricks_left() != solver::kMostTricks) fault = "not 13 cards in each hand";
        if (fault != nullptr) throw std::invalid_argument("deal " + std::to_string(i) + ": " + fault);
    }
    const solver::Effort how = effort(threads, memory, nodes, seconds);
    const auto found = unlocked([&] { return solver::tables(deals, how); });
    auto out = std::make_unique<std::int8_t[]>(deals.size() * 40);
    std::int8_t* next = out.get();
    for (const auto& table : found) {
        for (const auto& row : table) {
            for (const solver::Bounds& bounds : row) {
                *next++ = static_cast<std::int8_t>(bounds.lower);
                *next++ = static_cast<std::int8_t>(bounds.upper);
            }
        }
    }
    return array_of(std::move(out), {deals.size(), 5, 4, 2});
}

nb::ndarray<nb::numpy, std::int8_t> tricks(const Hands& hands, const States& states, int threads, std::size_t memory,
                                           std::uint64_t nodes, double seconds) {
    const auto asked = positions(hands, states);
    const solver::Effort how = effort(threads, memory, nodes, seconds);
    const auto found = unlocked([&] { return solver::tricks(asked, how); });
    auto out = std::make_unique<std::int8_t[]>(found.size() * 2);
    for (std::size_t i = 0; i < found.size(); ++i) {
        out[2 * i] = static_cast<std::int8_t>(found[i].lower);
        out[2 * i + 1] = static_cast<std::int8_t>(found[i].upper);
    }
    return array_of(std::move(out), {found.size(), 2});
}

nb::ndarray<nb::numpy, std::int8_t> at_least(const Hands& hands, const States& states, const In<std::int8_t, -1>& k,
                                             int threads, std::size_t memory, std::uint64_t nodes, double seconds) {
    const auto asked = positions(hands, states);
    if (k.shape(0) != asked.size()) throw std::invalid_argument("as many numbers of tricks as positions are wanted");
    std::vector<int> wanted(asked.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) wanted[i] = k(i);
    const solver::Effort how = effort(threads, memory, nodes, seconds);
    const auto found = unlocked([&] { return solver::at_least(asked, wanted, how); });
    auto out = std::make_unique<std::int8_t[]>(found.size());
    std::transform(found.begin(), found.end(), out.get(), [](int answer) { return static_cast<std::int8_t>(answer); });
    return array_of(std::move(out), {found.size()});
}

nb::ndarray<nb::numpy, std::int8_t> cards(const Hands& hands, const States& states, int threads, std::size_t memory,
                                          std::uint64_t nodes, double seconds) {
    const auto asked = positions(hands, states);
    const solver::Effort how = effort(threads, memory, nodes, seconds);
    const auto found = unlocked([&] { return solver::cards(asked, how); });
    auto out = std::make_unique<std::int8_t[]>(found.size() * kMostCards * 3);
    std::fill_n(out.get(), found.size() * kMostCards * 3, std::int8_t{-1});
    for (std::size_t i = 0; i < found.size(); ++i) {
        std::int8_t* next = &out[i * kMostCards * 3];
        for (const auto& [card, bounds] : found[i]) {
            *next++ = static_cast<std::int8_t>(card);
            *next++ = static_cast<std::int8_t>(bounds.lower);
            *next++ = static_cast<std::int8_t>(bounds.upper);
        }
    }
    return array_of(std::move(out), {found.size(), kMostCards, 3});
}

nb::tuple worth(const Hands& hands, const States& states, const In<std::int32_t, -1, 14, 3>& points,
                const In<std::uint8_t, -1, 2>& need, int threads, std::size_t memory, std::uint64_t nodes,
                double seconds) {
    check_alignment(points);
    const auto asked = positions(hands, states);
    if (points.shape(0) != asked.size() || need.shape(0) != asked.size()) {
        throw std::invalid_argument("as many tables of points as positions are wanted");
    }
    std::vector<solver::Values> values(asked.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t ns = 0; ns < 14; ++ns) {
            for (std::size_t first = 0; first < 3; ++first) values[i].points[ns][first] = points(i, ns, first);
        }
        values[i].ns_needs = need(i, 0);
        values[i].ew_needs = need(i, 1);
        if (values[i].ns_needs == 0 || values[i].ew_needs == 0) {
            throw std::invalid_argument("position " + std::to_string(i) + ": a side has reached game already");
        }
    }
    const solver::Effort how = effort(threads, memory, nodes, seconds);
    const auto found = unlocked([&] { return solver::worth(asked, values, how); });
    auto whole = std::make_unique<std::int32_t[]>(found.size() * 2);
    auto played = std::make_unique<std::int8_t[]>(found.size() * kMostCards);
    auto each = std::make_unique<std::int32_t[]>(found.size() * kMostCards * 2);
    std::fill_n(played.get(), found.size() * kMostCards, std::int8_t{-1});
    std::fill_n(each.get(), found.size() * kMostCards * 2, std::int32_t{0});
    for (std::size_t i = 0; i < found.size(); ++i) {
        whole[2 * i] = found[i].value.lower;
        whole[2 * i + 1] = found[i].value.upper;
        for (std::size_t j = 0; j < found[i].cards.size(); ++j) {
            const auto& [card, bounds] = found[i].cards[j];
            played[i * kMostCards + j] = static_cast<std::int8_t>(card);
            each[(i * kMostCards + j) * 2] = bounds.lower;
            each[(i * kMostCards + j) * 2 + 1] = bounds.upper;
        }
    }
    return nb::make_tuple(array_of(std::move(whole), {found.size(), 2}),
                          array_of(std::move(played), {found.size(), kMostCards}),
                          array_of(std::move(each), {found.size(), kMostCards, 2}));
}

}  // namespace

void bind_solver(nb::module_& module) {
    module.def("tables", &tables, nb::arg("hands"), nb::arg("threads"), nb::arg("memory"), nb::arg("nodes"),
               nb::arg("seconds"));
    module.def("tricks", &tricks, nb::arg("hands"), nb::arg("state"), nb::arg("threads"), nb::arg("memory"),
               nb::arg("nodes"), nb::arg("seconds"));
    module.def("at_least", &at_least, nb::arg("hands"), nb::arg("state"), nb::arg("k"), nb::arg("threads"),
               nb::arg("memory"), nb::arg("nodes"), nb::arg("seconds"));
    module.def("cards", &cards, nb::arg("hands"), nb::arg("state"), nb::arg("threads"), nb::arg("memory"),
               nb::arg("nodes"), nb::arg("seconds"));
    module.def("worth", &worth, nb::arg("hands"), nb::arg("state"), nb::arg("points"), nb::arg("need"),
               nb::arg("threads"), nb::arg("memory"), nb::arg("nodes"), nb::arg("seconds"));
}
