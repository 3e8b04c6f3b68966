"""The questions of `vintik.solver` with a limit on the work: the least and the most that the answer can be.

With no limit, or one that was not reached, both are the exact answer. The limit is for each position (for
each deal, in `tables`) by itself. Arguments and errors are those of the exact questions.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from vintik import _native
from vintik.cards import Card, Deal
from vintik.solver import packing
from vintik.solver.packing import MEMORY, NO_LIMIT, Limit
from vintik.solver.position import Position
from vintik.solver.values import Valued, WorthBounds


def tables(
    deals: Iterable[Deal], *, limit: Limit = NO_LIMIT, threads: int = 1, memory: int = MEMORY
) -> NDArray[np.int8]:
    """Shape (n, 5, 4, 2): NT S H D C × declarer N E S W × least and most tricks of declarer's side."""
    return _native.tables(packing.packed_deals(deals), *packing.settings(threads, memory, limit))


def tricks(
    positions: Iterable[Position], *, limit: Limit = NO_LIMIT, threads: int = 1, memory: int = MEMORY
) -> NDArray[np.int8]:
    """Shape (n, 2): least and most tricks of the side to move from here on."""
    hands, state = packing.packed(packing.checked(positions))
    return _native.tricks(hands, state, *packing.settings(threads, memory, limit))


def at_least(
    positions: Iterable[Position],
    k: int | Iterable[int],
    *,
    limit: Limit = NO_LIMIT,
    threads: int = 1,
    memory: int = MEMORY,
) -> list[bool | None]:
    """Whether the side to move takes k tricks from here on; None where that was not found out."""
    hands, state = packing.packed(packing.checked(positions))
    counts = packing.packed_counts(k, len(hands))
    answers = _native.at_least(hands, state, counts, *packing.settings(threads, memory, limit))
    return [None if answer < 0 else answer > 0 for answer in answers.tolist()]


def cards(
    positions: Iterable[Position], *, limit: Limit = NO_LIMIT, threads: int = 1, memory: int = MEMORY
) -> list[dict[Card, tuple[int, int]]]:
    """For each legal card, least and most tricks of its side from here on if it is played."""
    each = packing.checked(positions)
    hands, state = packing.packed(each)
    answers = _native.cards(hands, state, *packing.settings(threads, memory, limit))
    return packing.unpacked(each, answers[:, :, 0], answers[:, :, 1:])


def worth(
    positions: Iterable[Position],
    values: Valued | Iterable[Valued],
    *,
    limit: Limit = NO_LIMIT,
    threads: int = 1,
    memory: int = MEMORY,
) -> list[WorthBounds]:
    """Least and most points of North–South less those of East–West, and the same after each legal card."""
    each = packing.checked(positions)
    hands, state = packing.packed(each)
    points, need = packing.packed_values(values, len(each))
    settings = packing.settings(threads, memory, limit)
    whole, numbers, bounds = _native.worth(hands, state, points, need, *settings)
    by_card = packing.unpacked(each, numbers, bounds)
    return [
        WorthBounds((low, high), found) for (low, high), found in zip(whole.tolist(), by_card, strict=True)
    ]
