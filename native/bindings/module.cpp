// The Python face of the native part: conversions and exceptions only, no card logic.
#include <nanobind/nanobind.h>

#include <stdexcept>

#include "vintik/hand.hpp"

namespace nb = nanobind;

namespace {

nb::tuple suit_lengths(vintik::Cards hand) {
    if (!vintik::is_hand(hand)) throw std::invalid_argument("a hand has bits 0 to 51 only");
    const auto lengths = vintik::suit_lengths(hand);
    return nb::make_tuple(lengths[0], lengths[1], lengths[2], lengths[3]);
}

}  // namespace

NB_MODULE(_native, m) {
    m.def("suit_lengths", &suit_lengths, nb::arg("hand"));
}
