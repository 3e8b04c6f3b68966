"""The topics of practice: which of a card's sections and reasons belong to one, and which deals are likely to
come to it. No auction is bid here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vintik.players.bidding.american.card import CARDS
from vintik.players.bidding.hands import LENGTH, LONGEST, POINTS, Features
from vintik.players.bidding.measures import BALANCED, TWO
from vintik.players.bidding.table import Entry

Deals = Features
"""The four hands of many deals, measured: shape (n, 4, columns), hands in the order of `Seat`."""
Kept = NDArray[np.bool_]


def _any_deal(deals: Deals) -> Kept:
    return np.ones(len(deals), np.bool_)


def _somebody(held: Kept) -> Kept:
    """By deal, from what is held by seat."""
    return np.asarray(held.any(axis=1))


def _strong(deals: Deals) -> Kept:
    """Somebody has 22 points."""
    return _somebody(deals[:, :, POINTS] >= 22)


def _side_is_strong(deals: Deals) -> Kept:
    """A side has 30 points."""
    points = deals[:, :, POINTS]
    return _somebody(points[:, :2] + points[:, 2:] >= 30)


def _preempts(deals: Deals) -> Kept:
    """Somebody has a long suit and few points."""
    return _somebody(_long_and_weak(deals))


def _long_and_weak(deals: Deals) -> Kept:
    points = deals[:, :, POINTS]
    return (deals[:, :, LONGEST] >= 6) & (points >= 5) & (points <= 10)


def _over_a_preempt(deals: Deals) -> Kept:
    """The same, and a hand beside it has an opening bid."""
    return _somebody(_long_and_weak(deals) & _beside(deals[:, :, POINTS] >= 13))


def _notrump(deals: Deals) -> Kept:
    """Somebody opens in no trump, and partner has something to say."""
    return _somebody(_opens_notrump(deals) & (np.roll(deals[:, :, POINTS], 2, axis=1) >= 4))


def _opens_notrump(deals: Deals) -> Kept:
    points = deals[:, :, POINTS]
    strong = ((points >= 15) & (points <= 17)) | ((points >= 20) & (points <= 21))
    return (deals[:, :, BALANCED] > 0) & strong


def _over_notrump(deals: Deals) -> Kept:
    """Somebody opens in no trump, and a hand beside it has values and shape."""
    comes_in = (deals[:, :, POINTS] >= 8) & (deals[:, :, TWO] >= 9)
    return _somebody(_opens_notrump(deals) & _beside(comes_in))


def _two_suits(deals: Deals) -> Kept:
    """Somebody has ten cards in two suits, and a hand beside it opens."""
    points = deals[:, :, POINTS]
    shapely = (deals[:, :, TWO] >= 10) & (deals[:, :, LONGEST] <= 6) & (points >= 7)
    return _somebody(shapely & _beside(points >= 12))


def _major_and_values(deals: Deals) -> Kept:
    """Somebody opens a major, and partner has an opening bid as well."""
    points = deals[:, :, POINTS]
    major = (deals[:, :, LENGTH] >= 5) | (deals[:, :, LENGTH + 1] >= 5)
    return _somebody(major & (points >= 12) & (np.roll(points, 2, axis=1) >= 11))


def _beside(held: Kept) -> Kept:
    """For each seat, whether an opponent has it."""
    return np.roll(held, 1, axis=1) | np.roll(held, -1, axis=1)


@dataclass(frozen=True)
class Topic:
    """A turn belongs to it if a section of these `files` of the card speaks, or if the call has a reason
    among `codes`; `likely`: the deals in which that may happen."""

    files: frozenset[str]
    codes: frozenset[str] = frozenset()
    likely: Callable[[Deals], Kept] = _any_deal

    def has(self, file: str, entry: Entry) -> bool:
        return file in self.files or entry.code in self.codes


def _topic(files: str, codes: str = "", likely: Callable[[Deals], Kept] = _any_deal) -> Topic:
    return Topic(frozenset(files.split()), frozenset(codes.split()), likely)


SLAMS = (
    "blackwood blackwood_kings gerber gerber_kings quantitative small_slam grand_slam gsf slam_try "
    "invites_slam invites_grand_slam cue_bid_control"
)
TOPICS: Mapping[str, Topic] = {
    "openings": _topic("openings"),
    "responses": _topic("responses"),
    "rebids": _topic("rebids opener_third"),
    "responder": _topic("responder"),
    "two_over_one": _topic("two_over_one", likely=_major_and_values),
    "notrump": _topic("notrump", likely=_notrump),
    "strong": _topic("strong", "opens_strong", _strong),
    "weak": _topic("weak", "opens_weak_two preempts", _preempts),
    "slam": _topic("slam", SLAMS, _side_is_strong),
    "overcalls": _topic("overcalls"),
    "takeout": _topic("takeout", "takeout_double"),
    "two_suiters": _topic("two_suiters", "michaels unusual_notrump", _two_suits),
    "versus_notrump": _topic("versus_notrump", likely=_over_notrump),
    "versus_preempts": _topic("versus_preempts", likely=_over_a_preempt),
    "balancing": _topic("balancing"),
    "competition": _topic("interference"),
}
"""By name, in the order in which they are best learned."""


def topics_of(card: str) -> tuple[str, ...]:
    """The topics of a card. Raises `KeyError` for an unknown one."""
    files = set(CARDS[card])
    return tuple(name for name, topic in TOPICS.items() if topic.files <= files)
