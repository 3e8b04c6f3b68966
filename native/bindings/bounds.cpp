// The Python face of bounds: conversions only.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "vintik/bounds.hpp"

namespace nb = nanobind;
using vintik::Bounds;
using vintik::Measured;

namespace {

using Features = nb::ndarray<const float, nb::ndim<2>, nb::device::cpu>;
using Numbers = nb::ndarray<nb::numpy, float, nb::ndim<2>, nb::c_contig>;
using Places = nb::ndarray<nb::numpy, std::int64_t, nb::ndim<1>, nb::c_contig>;
using Written = std::tuple<float, std::vector<std::tuple<std::size_t, float, float, float>>,
                           std::vector<std::pair<std::size_t, float>>>;

using Tables = std::vector<const Bounds*>;

// Hands are rows.
Measured measured(const Tables& tables, const Features& hands) {
    for (const Bounds* table : tables) {
        if (hands.shape(1) < table->columns()) throw std::invalid_argument("hands have too few columns");
    }
    return {hands.data(), hands.stride(1), hands.stride(0), hands.shape(0)};
}

void make(Bounds* here, const std::vector<Written>& written) {
    std::vector<Bounds::Entry> entries;
    entries.reserve(written.size());
    for (const auto& [weight, bounds, likings] : written) {
        Bounds::Entry& entry = entries.emplace_back();
        entry.weight = weight;
        for (const auto& [column, low, high, penalty] : bounds) entry.bounds.push_back({column, low, high, penalty});
        for (const auto& [column, worth] : likings) entry.likings.push_back({column, worth});
    }
    new (here) Bounds(std::move(entries));
}

template <class Array, class Item>
Array owned(std::unique_ptr<Item[]> items, std::initializer_list<std::size_t> shape) {
    Item* const first = items.get();
    const nb::capsule owner(first, [](void* kept) noexcept { delete[] static_cast<Item*>(kept); });
    items.release();
    return Array(first, shape, owner);
}

// What all tables find, one behind the other.
struct Suited {
    std::size_t entries = 0, hands;
    std::unique_ptr<float[]> wanted, missed;

    Suited(const Tables& tables, const Features& given) : hands(given.shape(0)) {
        for (const Bounds* table : tables) entries += table->size();
        wanted = std::make_unique_for_overwrite<float[]>(entries * hands);
        missed = std::make_unique_for_overwrite<float[]>(entries * hands);
        std::size_t place = 0;
        for (const Bounds* table : tables) {
            table->suits(measured(tables, given), wanted.get() + place, missed.get() + place);
            place += table->size() * hands;
        }
    }
};

std::pair<Numbers, Numbers> suits(const Tables& tables, const Features& hands) {
    Suited found(tables, hands);
    return {owned<Numbers>(std::move(found.wanted), {found.entries, found.hands}),
            owned<Numbers>(std::move(found.missed), {found.entries, found.hands})};
}

Numbers losses(const Tables& tables, const Features& hands, float step, float later, float less_liked, float most,
               float outside) {
    Suited found(tables, hands);
    vintik::lose({step, later, less_liked, most, outside}, found.entries, found.hands, found.wanted.get(),
                 found.missed.get());
    return owned<Numbers>(std::move(found.missed), {found.entries, found.hands});
}

std::pair<Places, bool> best(const Tables& tables, const Features& hands, float far, float least) {
    const Measured given = measured(tables, hands);
    auto chosen = std::make_unique_for_overwrite<std::int64_t[]>(given.hands);
    const bool fit = vintik::best(tables, given, far, least, {chosen.get(), given.hands});
    return {owned<Places>(std::move(chosen), {given.hands}), fit};
}

}  // namespace

void bind_bounds(nb::module_& module) {
    nb::class_<Bounds>(module, "Bounds").def("__init__", &make, nb::arg("entries"));
    module.def("suits", &suits, nb::arg("tables"), nb::arg("hands"));
    module.def("losses", &losses, nb::arg("tables"), nb::arg("hands"), nb::arg("step"), nb::arg("later"),
               nb::arg("less_liked"), nb::arg("most"), nb::arg("outside"));
    module.def("best", &best, nb::arg("tables"), nb::arg("hands"), nb::arg("far"), nb::arg("least"));
}
