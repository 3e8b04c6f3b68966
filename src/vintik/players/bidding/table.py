"""A table of calls: entries that say what a call shows, as bounds on the features of a hand.

The same table proposes calls for a hand (`best`: within the bounds) and reads them (`log_chances`: a hand
makes each call with a probability that falls off outside the bounds, since people and other programs round).
It knows no entries; `natural` has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

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
    WIDTH,
    Features,
)

ANY = (-np.inf, np.inf)
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


class Forcing(IntEnum):
    """What partner has to do about a call: nothing, speak once more, or go on until game is reached."""

    NO = 0
    ROUND = 1
    GAME = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One meaning of a call: `shows` bounds columns; among entries that fit a hand the one with the highest
    `weight`, plus `prefers` times the columns, is chosen. `code` names it for people.

    `forcing`: whether partner may pass. `artificial`: the call says nothing of the suit it names. `agrees`:
    the suit that is trumps from now on. `invites`, `signs_off`: partner should go on with more than the
    least, or pass. `judgement`: the hand may miss the bounds by a little.
    """

    call: Call
    code: str
    shows: Mapping[int, tuple[float, float]]
    weight: float
    prefers: Mapping[int, float] = field(default_factory=dict)
    forcing: Forcing = Forcing.NO
    artificial: bool = False
    agrees: Suit | None = None
    invites: bool = False
    signs_off: bool = False
    judgement: bool = False


class Calls:
    """The entries for one player at one point of an auction, ready for many hands at once.

    `calls`: those they make; `call_of`: for each entry the place of its call among them.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self.calls: tuple[Call, ...] = tuple(dict.fromkeys(entry.call for entry in self.entries))
        places = {call: place for place, call in enumerate(self.calls)}
        self.call_of = np.array([places[entry.call] for entry in self.entries])
        self._weight = np.array([[entry.weight] for entry in self.entries], np.float32)
        self._prefers = np.zeros((len(self.entries), WIDTH), np.float32)
        bounds: list[tuple[int, float, float]] = []
        starts = []
        for place, entry in enumerate(self.entries):
            starts.append(len(bounds))
            bounds.extend((column, low, high) for column, (low, high) in entry.shows.items())
            if not entry.shows:
                bounds.append((POINTS, *ANY))
            for column, worth in entry.prefers.items():
                self._prefers[place, column] = worth
        self._starts = np.array(starts)
        self._columns = np.array([column for column, _, _ in bounds])
        self._low = np.array([[low] for _, low, _ in bounds], np.float32)
        self._high = np.array([[high] for _, _, high in bounds], np.float32)
        self._penalty = PENALTY[self._columns, None]

    def best(self, hands: Features) -> NDArray[np.intp]:
        """(n,): the entry that each hand chooses, the weightiest whose bounds it keeps."""
        wanted, missed = self._suits(hands)
        found: NDArray[np.intp] = np.where(missed > 0, -FAR * (1 + missed), wanted).argmax(axis=0)
        return found

    def _suits(self, hands: Features) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """(entries, n) each: how much each hand wants each entry, and how far it lies outside its bounds."""
        seen = hands.T[self._columns]
        outside = np.maximum(self._low - seen, seen - self._high)
        np.maximum(outside, 0, out=outside)
        outside *= self._penalty
        missed = np.add.reduceat(outside, self._starts, axis=0)
        return self._prefers @ hands.T[:WIDTH] + self._weight, missed

    def log_chances(self, hands: Features) -> NDArray[np.float32]:
        """(n, calls): the logarithm of the chance that each hand makes each of `calls`."""
        wanted, missed = self._suits(hands)
        chances = np.exp(wanted - missed - OUTSIDE * (missed > 0))
        by_call = (np.arange(len(self.calls))[:, None] == self.call_of).astype(np.float32) @ chances
        shares = by_call / np.maximum(chances.sum(axis=0), LEAST)
        found: NDArray[np.float32] = np.log(np.maximum(shares, LEAST)).T
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
        return type(self)((*self.entries, *entries))

    def readings(self, call: Call) -> list[Entry]:
        """What `call` may stand for, the weightiest entry first."""
        return self.entries_of(call)

    def entries_of(self, call: Call) -> list[Entry]:
        """Those with this call, the weightiest first."""
        return sorted((each for each in self.entries if each.call is call), key=lambda each: -each.weight)

    def reading(self, call: Call) -> Entry | None:
        """The entry that says most of what `call` shows; None if the table does not know it."""
        readings = self.readings(call)
        return readings[0] if readings else None


def pass_entry(code: str, shows: Mapping[int, tuple[float, float]]) -> Entry:
    """To pass: what is left when no bid fits better. Other weights are measured against its 0."""
    return Entry(PASS, code, shows, 0.0)
