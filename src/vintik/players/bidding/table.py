"""A table of calls: entries that say what a call shows, as bounds on the features of a hand.

The same table proposes calls for a hand (`best`: within the bounds) and reads them (`log_chances`: a hand
makes each call with a probability that falls off outside the bounds, since people and other programs round).
It knows no entries; `natural` has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vintik import _native
from vintik.cards import PASS, Call, Suit
from vintik.players.bidding import measures
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    SHORTEST,
    VALUE_NT,
    Features,
)

OUTSIDE = 2.0
"""What a hand loses, in logarithms of a chance, by lying outside the bounds of an entry at all."""

FAR = 1000.0
LEAST = np.float32(1e-9)

PENALTY = np.ones(measures.WIDTH, np.float32)
PENALTY[[POINTS, VALUE_NT]] = 1.2
PENALTY[LENGTH : LENGTH + 4] = 2.5
PENALTY[[LONGEST, SHORTEST]] = 1.5
PENALTY[HONOURS : HONOURS + 4] = 1.2
PENALTY[ACES] = 2.0
PENALTY[ACE : ACE + 4] = 4.0
PENALTY[[measures.BALANCED, measures.KINGS, measures.TWO]] = 2.0
PENALTY[measures.TOP : measures.LONG] = 1.5
PENALTY[measures.LONG :] = 2.0
"""And for each point, card, honour or ace too few or too many."""
_PENALTIES: list[float] = PENALTY.tolist()


class Forcing(IntEnum):
    """What partner has to do about a call: nothing, speak once more, or go on until game is reached."""

    NO = 0
    ROUND = 1
    GAME = 2


class Entry(NamedTuple):
    """One meaning of a call: `shows` bounds columns; among entries that fit a hand the one with the highest
    `weight`, plus `prefers` times the columns, is chosen. `code` names it for people.

    `forcing`: whether partner may pass. `artificial`: the call says nothing of the suit it names. `agrees`:
    the suit that is trumps from now on. `invites`, `signs_off`: partner should go on with more than the
    least, or pass. `judgement`: the hand may miss the bounds by a little. `numbers`: of columns, the only
    numbers between the bounds that are shown, where there are gaps: 0 and 4 aces.
    """

    call: Call
    code: str
    shows: Mapping[int, tuple[float, float]]
    weight: float
    prefers: Mapping[int, float] = MappingProxyType({})
    forcing: Forcing = Forcing.NO
    artificial: bool = False
    agrees: Suit | None = None
    invites: bool = False
    signs_off: bool = False
    judgement: bool = False
    numbers: Mapping[int, tuple[int, ...]] = MappingProxyType({})


class Calls:
    """The entries for one player at one point of an auction, ready for many hands at once.

    `calls`: those they make; `call_of`: for each entry the place of its call among them.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        return tuple(self._of_call)

    @cached_property
    def call_of(self) -> NDArray[np.intp]:
        places = {call: place for place, call in enumerate(self.calls)}
        return np.array([places[entry.call] for entry in self.entries])

    @cached_property
    def bounds(self) -> list[_native.Bounds]:
        """What the entries show, as the native module takes it."""
        return [_native.Bounds([_written(entry) for entry in self.entries])]

    @cached_property
    def _of_call(self) -> dict[Call, list[Entry]]:
        """By call, in the order of the table."""
        found: dict[Call, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.call, []).append(entry)
        return found

    def best(self, hands: Features) -> NDArray[np.int64]:
        """(n,): the entry that each hand chooses, the weightiest whose bounds it keeps."""
        return _native.best(self.bounds, hands, FAR, 1)[0]

    def _suits(self, hands: Features) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """(entries, n) each: how much each hand wants each entry, and how far it lies outside its bounds."""
        return _native.suits(self.bounds, hands)

    def fits(self, hands: Features) -> NDArray[np.bool_]:
        """(entries, n): whether each hand keeps the bounds of each entry."""
        found: NDArray[np.bool_] = self._suits(hands)[1] == 0
        return found

    def log_chances(self, hands: Features) -> NDArray[np.float32]:
        """(n, calls): the logarithm of the chance that each hand makes each of `calls`."""
        chances = self._chances(hands)
        by_call = (np.arange(len(self.calls))[:, None] == self.call_of).astype(np.float32) @ chances
        shares = by_call / np.maximum(chances.sum(axis=0), LEAST)
        found: NDArray[np.float32] = np.log(np.maximum(shares, LEAST)).T
        return found

    def log_chance(self, hands: Features, call: Call) -> NDArray[np.float32]:
        """(n,): the same of one of `calls`."""
        chances = self._chances(hands)
        this = chances[self.call_of == self.calls.index(call)].sum(axis=0)
        found: NDArray[np.float32] = np.log(np.maximum(this / np.maximum(chances.sum(axis=0), LEAST), LEAST))
        return found

    def _chances(self, hands: Features) -> NDArray[np.float32]:
        """(entries, n): how likely each hand is to call by each entry, beside the others."""
        wanted, missed = self._suits(hands)
        wanted -= missed
        found: NDArray[np.float32] = np.exp(wanted - OUTSIDE * (missed > 0))
        return found

    def misses(self, hands: Features) -> NDArray[np.float32]:
        """(n,): how far each hand lies outside the bounds of the nearest entry; 0 where one fits."""
        _, missed = self.wider._suits(hands)
        found: NDArray[np.float32] = missed.min(axis=0)
        return found

    def entry(self, place: int) -> Entry:
        """The entry that `best` means by this number."""
        return self.entries[place]

    @property
    def wider(self) -> Calls:
        """The whole table, where this is the part of it that answers most hands."""
        return self

    def with_others(self, entries: Sequence[Entry]) -> Calls:
        """The same table with more entries."""
        return Calls((*self.entries, *entries))

    def readings(self, call: Call) -> list[Entry]:
        """What `call` may stand for, the weightiest entry first."""
        return self.entries_of(call)

    def entries_of(self, call: Call) -> list[Entry]:
        """Those with this call, the weightiest first."""
        return sorted(self._of_call.get(call, ()), key=lambda each: -each.weight)

    def reading(self, call: Call) -> Entry | None:
        """The entry that says most of what `call` shows; None if the table does not know it."""
        readings = self.readings(call)
        return readings[0] if readings else None


def _written(
    entry: Entry,
) -> tuple[float, list[tuple[int, float, float, float]], list[tuple[int, float]]]:
    """An entry as the native module takes it: weight, bounds and what it prefers."""
    bounds = [(column, low, high, _PENALTIES[column]) for column, (low, high) in entry.shows.items()]
    return entry.weight, bounds, list(entry.prefers.items())


def pass_entry(code: str, shows: Mapping[int, tuple[float, float]]) -> Entry:
    """To pass: what is left when no bid fits better. Other weights are measured against its 0."""
    return Entry(PASS, code, shows, 0.0)
