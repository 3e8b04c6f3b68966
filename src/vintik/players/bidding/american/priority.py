"""A table in which the first line that fits is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vintik import _native
from vintik.cards import Call
from vintik.players.bidding.american.lines import STEP
from vintik.players.bidding.hands import ACES, Features
from vintik.players.bidding.measures import KINGS
from vintik.players.bidding.table import FAR, OUTSIDE, Calls, Entry

SECOND_CHOICE = 2.0
"""What a line loses, in logarithms of a chance, for each line above it that the hand fits as well."""
LESS_LIKED = 3.0
"""And within a line, for each unit of preference: a card is 0.7 of it."""
MOST_LOST = 5.0


class Priority(Calls):
    """Entries in the order of their lines; what they show is what all lines with the call have in common.

    `parts`: the entries of one section each, which many auctions share. `net`: more of them, for hands that
    none of the others fits. They are made only when they are asked for. `file`: that of the section the
    entries are from, empty where no section speaks but the net.
    """

    def __init__(
        self, parts: Sequence[Calls], net: Callable[[], Sequence[Calls]] = tuple, file: str = ""
    ) -> None:
        super().__init__([entry for part in parts for entry in part.entries])
        self._parts = tuple(parts)
        self._net = net
        self.file = file

    @cached_property
    def bounds(self) -> list[_native.Bounds]:
        return [bounds for part in self._parts for bounds in part.bounds]

    @cached_property
    def wider(self) -> Priority:
        net = self._net()
        return Priority((*self._parts, *net)) if net else self

    def with_others(self, entries: Sequence[Entry]) -> Priority:
        return Priority((*self._parts, Calls(entries)))

    def entry(self, place: int) -> Entry:
        return self.entries[place] if place < len(self.entries) else self.wider.entries[place]

    def best(self, hands: Features) -> NDArray[np.int64]:
        found, fit = _native.best(self.bounds, hands, FAR, FAR)
        return found if fit or self.wider is self else self.wider.best(hands)

    def _chances(self, hands: Features) -> NDArray[np.float32]:
        """A hand that fits a line may still choose a later one; one that just misses a line may call it as
        well."""
        lost = _native.losses(self.bounds, hands, STEP, SECOND_CHOICE, LESS_LIKED, MOST_LOST, OUTSIDE)
        found: NDArray[np.float32] = np.exp(np.negative(lost, out=lost), out=lost)
        return found

    def readings(self, call: Call) -> list[Entry]:
        """The reasons for `call`, each with what its lines have in common.

        Lines of the general net count only where no other has the call, calls by judgement likewise.
        """
        entries = self._meant(call)
        codes = dict.fromkeys(entry.code for entry in entries)
        return [_in_common([entry for entry in entries if entry.code == code]) for code in codes]

    def reading(self, call: Call) -> Entry | None:
        """What all lines with this call have in common, under the reason of the first."""
        entries = self._meant(call)
        return _in_common(entries) if entries else None

    def _meant(self, call: Call) -> list[Entry]:
        entries = self.entries_of(call) or self.wider.entries_of(call)
        least = min((_kind(entry) for entry in entries), default=None)
        return [entry for entry in entries if _kind(entry) == least]


NET = 1000.0
"""Lines of the general net are numbered from here."""


def _kind(entry: Entry) -> tuple[bool, bool]:
    return (entry.weight <= STEP * (1 - NET), entry.judgement)


def _in_common(entries: Sequence[Entry]) -> Entry:
    first = entries[0]
    columns = set.intersection(*(set(entry.shows) for entry in entries))
    shows = {
        column: (
            min(each.shows[column][0] for each in entries),
            max(each.shows[column][1] for each in entries),
        )
        for column in columns
    }
    return first._replace(
        shows=shows,
        prefers={},
        forcing=min(each.forcing for each in entries),
        agrees=first.agrees if all(each.agrees is first.agrees for each in entries) else None,
        numbers={column: found for column in columns & COUNTED if (found := _with_gaps(column, entries))},
    )


COUNTED = {ACES, KINGS}
"""Columns of few whole numbers, of which a call may show some with gaps between them."""


def _with_gaps(column: int, entries: Sequence[Entry]) -> tuple[int, ...]:
    """The numbers in the bounds of one of the entries; none where they follow each other."""
    found = sorted(
        {
            number
            for each in entries
            for number in range(int(each.shows[column][0]), int(min(each.shows[column][1], 4)) + 1)
        }
    )
    return tuple(found) if found[-1] - found[0] >= len(found) else ()
