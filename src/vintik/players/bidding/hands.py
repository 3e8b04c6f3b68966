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
_SHIFTS = np.arange(4, dtype=np.uint64) * np.uint64(13)
_RANKS = {points: np.uint64(1 << place) for points, place in ((4, 12), (3, 11), (2, 10), (1, 9))}
_HONOURS = np.uint64(0x1F00)
_EACH_SUIT = np.uint64(1 | 1 << 13 | 1 << 26 | 1 << 39)


def value_column(denomination: Denomination) -> int:
    """The column with what a hand is worth, in points, if this is played."""
    return VALUE_NT if denomination.trump is None else VALUE + denomination.trump


def high_cards(masks: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Points of hands, uint64 (n,): ace 4, king 3, queen 2, jack 1."""
    points = np.zeros(len(masks), np.int64)
    for worth, bit in _RANKS.items():
        points += worth * np.bitwise_count(masks & (bit * _EACH_SUIT))
    return points


def length(masks: NDArray[np.uint64], suit: Suit) -> NDArray[np.int64]:
    """Cards of the suit in hands, uint64 (n,)."""
    found: NDArray[np.int64] = np.bitwise_count((masks >> np.uint64(13 * suit)) & _SUIT).astype(np.int64)
    return found


def features(masks: NDArray[np.uint64]) -> Features:
    """The features of hands of 13 cards, uint64 (n,).

    `POINTS`: ace 4 … jack 1. `VALUE` in a suit: points, and 2.6 for each card of it, 0.6 for each card short
    of three in a side suit. `HONOURS`: A K Q J 10 of the suit. `ACE`: 1 if the ace of the suit is held.
    """
    suits = (masks[:, None] >> _SHIFTS) & _SUIT
    table = np.empty((len(masks), WIDTH), np.float32, order="F")
    points = np.zeros(len(masks), np.float32)
    for worth, bit in _RANKS.items():
        points += worth * np.count_nonzero(suits & bit, axis=1)
    lengths = np.bitwise_count(suits).astype(np.float32)
    table[:, POINTS] = points
    table[:, LENGTH : LENGTH + 4] = lengths
    table[:, LONGEST] = lengths.max(axis=1)
    table[:, SHORTEST] = lengths.min(axis=1)
    table[:, HONOURS : HONOURS + 4] = np.bitwise_count(suits & _HONOURS)
    table[:, ACE : ACE + 4] = (suits & _RANKS[4]) != 0
    table[:, ACES] = table[:, ACE : ACE + 4].sum(axis=1)
    short = np.maximum(0, 3 - lengths)
    ruffs = short.sum(axis=1, keepdims=True) - short
    table[:, VALUE : VALUE + 4] = points[:, None] + TRUMP_POINTS * lengths + RUFF_POINTS * ruffs
    table[:, VALUE_NT] = points
    return table


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
