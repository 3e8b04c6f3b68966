"""A table of calls: entries that say what a call shows, as bounds on the features of a hand.

The same table proposes calls for a hand (`best`: within the bounds) and reads them (`log_chances`: a hand
makes each call with a probability that falls off outside the bounds, since people and other programs round).
It knows no entries; `natural` has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, Call
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    SHORTEST,
    VALUE,
    VALUE_NT,
    WIDTH,
    Features,
)

ANY = (-np.inf, np.inf)
OUTSIDE = 2.0
"""What a hand loses, in logarithms of a chance, by lying outside the bounds of an entry at all."""

FAR = 1000.0
LEAST = np.float32(1e-9)

_PENALTY = np.zeros(WIDTH, np.float32)
_PENALTY[[POINTS, VALUE_NT]] = 1.2
_PENALTY[VALUE : VALUE + 4] = 1.0
_PENALTY[LENGTH : LENGTH + 4] = 2.5
_PENALTY[[LONGEST, SHORTEST]] = 1.5
_PENALTY[HONOURS : HONOURS + 4] = 1.2
_PENALTY[ACES] = 2.0
_PENALTY[ACE : ACE + 4] = 4.0
"""And for each point, card, honour or ace too few or too many."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One meaning of a call: `shows` bounds columns; among entries that fit a hand the one with the highest
    `weight`, plus `prefers` times the columns, is chosen. `code` names it for people."""

    call: Call
    code: str
    shows: Mapping[int, tuple[float, float]]
    weight: float
    prefers: Mapping[int, float] = field(default_factory=dict)


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
        self._penalty = _PENALTY[self._columns, None]

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
        return self._prefers @ hands.T + self._weight, missed

    def log_chances(self, hands: Features) -> NDArray[np.float32]:
        """(n, calls): the logarithm of the chance that each hand makes each of `calls`."""
        wanted, missed = self._suits(hands)
        chances = np.exp(wanted - missed - OUTSIDE * (missed > 0))
        by_call = (np.arange(len(self.calls))[:, None] == self.call_of).astype(np.float32) @ chances
        shares = by_call / np.maximum(chances.sum(axis=0), LEAST)
        found: NDArray[np.float32] = np.log(np.maximum(shares, LEAST)).T
        return found

    def reading(self, call: Call) -> Entry | None:
        """The entry that says most of what `call` shows: the weightiest with this call."""
        entries = [entry for entry in self.entries if entry.call is call]
        return max(entries, key=lambda each: each.weight) if entries else None


def pass_entry(code: str, shows: Mapping[int, tuple[float, float]]) -> Entry:
    """To pass: what is left when no bid fits better. Other weights are measured against its 0."""
    return Entry(PASS, code, shows, 0.0)
