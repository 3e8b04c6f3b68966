"""What one seat has shown so far: bounds on its hand, and the best guess of its strength.

It is what everybody at the table heard; no hand is known here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from vintik.cards import Bid, Call, Denomination, Suit
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    AVERAGE_RUFFS,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    RUFF_POINTS,
    SHORTEST,
    TRUMP_POINTS,
    VALUE,
    VALUE_NT,
    value_of,
)
from vintik.players.bidding.measures import BALANCED, DUMMY, PTS, R15, R20, SEMI
from vintik.players.bidding.table import Entry

Range = tuple[int, int]
Ranges = tuple[Range, Range, Range, Range]
"""By suit."""

SUITS = tuple(Suit)
AVERAGE_LENGTH = 3.25
ABOVE_LEAST = 2.0
"""Points that a hand has above the least it showed, on average."""
USUAL_EXTRA = 0.7
"""Cards that a suit has above the length shown, on average."""


COUNTS = (
    (PTS, 1, 0, 4),
    (R20, 9, 9, 13),
    (R15, 4, 0, 8),
    *((DUMMY + suit, 1, 0, 5) for suit in Suit),
)
"""Counts that hold points and something else: what is taken off their least and their most for the points as
a rule, and off their least at most."""
VALUE_SLACK = 5
"""The same for `VALUE`, beside the usual shape."""


class Heard(NamedTuple):
    """What the natural system looks at of what a seat has shown, but for points: cards and aces by suit, the
    suits it bid, first one first, and whether it has bid at all."""

    lengths: Ranges
    ace_of: frozenset[Suit]
    suits: tuple[Suit, ...]
    has_bid: bool


@dataclass(frozen=True)
class Shown:
    """Least and most points, cards in each suit, aces and trump honours in each suit; the aces it showed by
    suit, and its bids. `points` are expected of a hand of usual shape, `surely` is true of any shape."""

    points: Range = (0, 37)
    surely: Range = (0, 37)
    lengths: Ranges = ((0, 13),) * 4
    aces: Range = (0, 4)
    honours: Ranges = ((0, 5),) * 4
    ace_of: frozenset[Suit] = frozenset()
    bids: tuple[Bid, ...] = ()

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suits it bid, first one first."""
        return tuple(dict.fromkeys(bid.trump for bid in self.bids if bid.trump is not None))

    @cached_property
    def heard(self) -> Heard:
        return Heard(self.lengths, self.ace_of, self.suits, bool(self.bids))

    def after(self, call: Call, entry: Entry | None) -> Shown:
        """After a call that shows what `entry` says; None: nothing is known of it."""
        natural = isinstance(call, Bid) and (entry is None or not entry.artificial)
        bids = (*self.bids, call) if natural and isinstance(call, Bid) else self.bids
        shows = {} if entry is None else entry.shows
        if not shows:
            return self if bids is self.bids else replace(self, bids=bids)
        lengths = [_narrowed(known, shows.get(LENGTH + suit)) for suit, known in enumerate(self.lengths)]
        if LONGEST in shows or SHORTEST in shows:
            limits = (shows.get(SHORTEST, (0, 13))[0], shows.get(LONGEST, (0, 13))[1])
            lengths = [_narrowed(each, limits) for each in lengths]
        if BALANCED in shows or SEMI in shows:
            evenly = (
                (2, 5) if shows.get(BALANCED, (0, 0))[0] else (2, 6) if shows.get(SEMI, (0, 0))[0] else None
            )
            lengths = [_narrowed(each, evenly) for each in lengths]
        points, surely = self.points, self.surely
        for column in (POINTS, VALUE_NT):
            points, surely = _narrowed(points, shows.get(column)), _narrowed(surely, shows.get(column))
        for column, more_least, more_most, at_most in COUNTS:
            if column in shows:
                least, most = shows[column]
                points = _narrowed(points, (max(0.0, least - more_least), most - more_most))
                surely = _narrowed(surely, (max(0.0, least - at_most), most))
        for suit in SUITS:
            if VALUE + suit in shows:
                usual = TRUMP_POINTS * (lengths[suit][0] + USUAL_EXTRA) + AVERAGE_RUFFS * RUFF_POINTS
                least, most = shows[VALUE + suit]
                points = _narrowed(points, (round(max(0.0, least - usual)), most - usual + 4))
                surely = _narrowed(surely, (round(max(0.0, least - usual - VALUE_SLACK)), most))
        aces = [suit for suit in SUITS if ACE + suit in shows and shows[ACE + suit][0] > 0]
        return Shown(
            points,
            surely,
            (lengths[0], lengths[1], lengths[2], lengths[3]),
            _narrowed(self.aces, shows.get(ACES)),
            tuple(_narrowed(known, shows.get(HONOURS + suit)) for suit, known in enumerate(self.honours)),  # type: ignore[arg-type]
            self.ace_of.union(aces) if aces else self.ace_of,
            bids,
        )


def likely_points(points: Range) -> float:
    """The best guess: a little above the least shown, well below the most after a pass."""
    least, most = points
    if least > 0:
        return min(least + ABOVE_LEAST, (least + most) / 2)
    return min(9.5, 0.62 * most)


def likely_lengths(lengths: Ranges) -> list[float]:
    """The shown ones half a card above the least; the others share what is left."""
    told = [least + 0.5 if least > 3 else None for least, _ in lengths]
    silent = [place for place, length in enumerate(told) if length is None]
    left = max(0.0, 13 - sum(length for length in told if length is not None))
    return [
        length if length is not None else min(left / len(silent), float(lengths[place][1]))
        for place, length in enumerate(told)
    ]


@lru_cache(maxsize=4096)
def likely_values(points: Range, lengths: Ranges) -> dict[Denomination, float]:
    """The `VALUE` of a hand with so much, by what is played."""
    guess = likely_lengths(lengths)
    return {each: value_of(each, likely_points(points), guess) for each in Denomination}


def _narrowed(known: Range, more: tuple[float, float] | None) -> Range:
    """Both ranges together; where they contradict each other, the newer one."""
    if more is None:
        return known
    least, most = max(known[0], more[0]), min(known[1], more[1])
    if least > most:
        least, most = more
        least, most = max(least, 0), min(most, 40)
    return (int(least), int(most))


NOTHING = Shown()
