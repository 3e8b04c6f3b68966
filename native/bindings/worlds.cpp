// The Python face of worlds: conversions only.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

#include "vintik/worlds.hpp"

namespace nb = nanobind;
namespace worlds = vintik::worlds;

namespace {

using Drawn = nb::ndarray<nb::numpy, std::uint64_t, nb::shape<-1, worlds::kHands>, nb::c_contig>;
using Store = std::vector<worlds::Hands>;
using Sizes = std::array<int, worlds::kHands>;

constexpr std::size_t kMostWorlds = std::size_t{1} << 24;  // in one call: 512 MB

Drawn sample_worlds(const worlds::Hands& known, const Sizes& sizes, vintik::Cards unseen,
                    const worlds::Lengths& least, const worlds::Lengths& most, const worlds::Hands& cannot,
                    std::size_t n, std::uint64_t seed) {
    if (n > kMostWorlds) throw std::invalid_argument("bad_number");
    auto drawn = std::make_unique<Store>();
    {
        const nb::gil_scoped_release release;
        const worlds::Sampler sampler({known, sizes, unseen, least, most, cannot});
        drawn->resize(n);
        sampler.sample(seed, *drawn);
    }
    worlds::Hands* const first = drawn->data();
    const nb::capsule owner(drawn.get(), [](void* kept) noexcept { delete static_cast<Store*>(kept); });
    drawn.release();
    return Drawn(first, {n, worlds::kHands}, owner);
}

nb::int_ count_worlds(const worlds::Hands& known, const Sizes& sizes, vintik::Cards unseen,
                      const worlds::Lengths& least, const worlds::Lengths& most, const worlds::Hands& cannot) {
    const worlds::Count count = worlds::Sampler({known, sizes, unseen, least, most, cannot}).count();
    return nb::int_((nb::int_(count.high) << nb::int_(64)) | nb::int_(count.low));
}

}  // namespace

void bind_worlds(nb::module_& module) {
    module.def("sample_worlds", &sample_worlds, nb::arg("known"), nb::arg("sizes"), nb::arg("unseen"),
               nb::arg("least"), nb::arg("most"), nb::arg("cannot"), nb::arg("n"), nb::arg("seed"));
    module.def("count_worlds", &count_worlds, nb::arg("known"), nb::arg("sizes"), nb::arg("unseen"),
               nb::arg("least"), nb::arg("most"), nb::arg("cannot"));
}
