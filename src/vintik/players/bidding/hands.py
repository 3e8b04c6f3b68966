"""What can be said of a hand, measured for many hands at once: one row a hand, one column a feature.

A table of calls puts bounds on these columns, both to choose a call and to read one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Denomination, Suit

Features = NDArray[np.float32]
"""Shape (n, WIDTH), a feature's numbers side by side in memory."""

POINTS, ACES, LONGEST, SHORTEST, VALUE_NT = 0, 1, 2, 3, 4
LENGTH, HONOURS, ACE, VALUE = 5, 9, 13, 17
"""The first of four columns, one for each suit in the order of `Suit`."""
WIDTH = 21

POINT_TRICKS, TRUMP_TRICKS, RUFF_TRICKS, NOTRUMP_TRICKS = 0.39, 1.0, 0.22, 0.5
"""What a point, a trump, a missing side card and, at no trump, a point is worth in tricks: the regression of
`players.beginner.counting`."""
TRUMP_POINTS, RUFF_POINTS = TRUMP_TRICKS / POINT_TRICKS, RUFF_TRICKS / POINT_TRICKS
AVERAGE_RUFFS = 1.35

_SUIT = np.uint64(0x1FFF)
_SHIFTS = np.arange(0, 52, 13, dtype=np.uint64)[:, None]
_ACE, _HONOURS = np.uint64(0x1000), np.uint64(0x1F00)
_EACH_SUIT = np.uint64(1 | 1 << 13 | 1 << 26 | 1 << 39)
_PAID = [np.uint64(ranks) * _EACH_SUIT for ranks in (0x1000, 0x1800, 0x1C00, 0x1E00)]
"""The ranks that count at least 4, 3, 2 and 1 points."""


def value_column(denomination: Denomination) -> int:
    """The column with what a hand is worth, in points, if this is played."""
    return VALUE_NT if denomination.trump is None else VALUE + denomination.trump


def high_cards(masks: NDArray[np.uint64]) -> NDArray[np.int8]:
    """Points of hands, uint64 (n,): ace 4, king 3, queen 2, jack 1."""
    points = np.zeros(len(masks), np.uint8)
    for ranks in _PAID:
        points += np.bitwise_count(masks & ranks)
    return points.view(np.int8)


def length(masks: NDArray[np.uint64], suit: Suit) -> NDArray[np.int8]:
    """Cards of the suit in hands, uint64 (n,)."""
    found: NDArray[np.int8] = np.bitwise_count(masks & (_SUIT << np.uint64(13 * suit))).view(np.int8)
    return found


def holdings(masks: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The 13 bits of each suit in hands, uint64 (n,): shape (4, n)."""
    found: NDArray[np.uint64] = (masks >> _SHIFTS) & _SUIT
    return found


def features(masks: NDArray[np.uint64]) -> Features:
    """The features of hands of 13 cards, uint64 (n,).

    `POINTS`: ace 4 … jack 1. `VALUE` in a suit: points, and 2.6 for each card of it, 0.6 for each card short
    of three in a side suit. `HONOURS`: A K Q J 10 of the suit. `ACE`: 1 if the ace of the suit is held.
    """
    suits = holdings(masks)
    table = np.empty((WIDTH, len(masks)), np.float32)
    points, lengths, aces = table[POINTS], table[LENGTH : LENGTH + 4], table[ACE : ACE + 4]
    points[:] = table[VALUE_NT] = high_cards(masks)
    lengths[:] = np.bitwise_count(suits)
    table[LONGEST] = lengths.max(axis=0)
    table[SHORTEST] = lengths.min(axis=0)
    table[HONOURS : HONOURS + 4] = np.bitwise_count(suits & _HONOURS)
    aces[:] = suits >= _ACE
    table[ACES] = aces.sum(axis=0)
    short = np.maximum(0, 3 - lengths)
    ruffs = short.sum(axis=0) - short
    table[VALUE : VALUE + 4] = points + TRUMP_POINTS * lengths + RUFF_POINTS * ruffs
    return table.T


def sum_needed(denomination: Denomination, tricks: float) -> float:
    """The two `VALUE`s of a side, added, that let it expect so many tricks."""
    if denomination is Denomination.NT:
        return 20 + (tricks - 6) / NOTRUMP_TRICKS
    usual = 20 + 7.2 * TRUMP_POINTS + 2 * AVERAGE_RUFFS * RUFF_POINTS
    return usual + (tricks - 7) / POINT_TRICKS


def value_of(denomination: Denomination, points: float, lengths: Sequence[float]) -> float:
    """`VALUE` of a hand of which points and lengths are known, its shortness being usual."""
    trump: Suit | None = denomination.trump
    if trump is None:
        return points
    return points + TRUMP_POINTS * lengths[trump] + AVERAGE_RUFFS * RUFF_POINTS
