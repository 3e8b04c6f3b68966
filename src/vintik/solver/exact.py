"""The questions of `vintik.solver` without a limit: bounds that have met."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Card, Deal
from vintik.solver import bounds
from vintik.solver.packing import MEMORY
from vintik.solver.position import Position
from vintik.solver.values import Valued, Worth


def tables(deals: Iterable[Deal], *, threads: int = 1, memory: int = MEMORY) -> NDArray[np.int8]:
    """How many tricks declarer's side takes, whoever declares in whatever denomination.

    Shape (n, 5, 4): NT S H D C × declarer N E S W. `threads` work at the same time, each in at most `memory`
    bytes (64 KiB or more). Raises `PositionError` unless all are `Deal`s, `ValueError` for other settings.
    """
    return np.ascontiguousarray(bounds.tables(deals, threads=threads, memory=memory)[..., 0])


def tricks(positions: Iterable[Position], *, threads: int = 1, memory: int = MEMORY) -> NDArray[np.int8]:
    """The most tricks the side to move can take from here on, the current trick included.

    Shape (n,). Raises `PositionError` unless all are `Position`s; settings as in `tables`.
    """
    return np.ascontiguousarray(bounds.tricks(positions, threads=threads, memory=memory)[:, 0])


def at_least(
    positions: Iterable[Position], k: int | Iterable[int], *, threads: int = 1, memory: int = MEMORY
) -> NDArray[np.bool_]:
    """Whether the side to move can take k tricks (0 to 13) from here on: quicker than to ask how many.

    Shape (n,); `k` is one number for all positions or one for each. Raises as `tricks`, and `ValueError` for
    another k.
    """
    return np.array(bounds.at_least(positions, k, threads=threads, memory=memory), np.bool_)


def cards(positions: Iterable[Position], *, threads: int = 1, memory: int = MEMORY) -> list[dict[Card, int]]:
    """For each legal card, the tricks that its side takes from here on if it is played, as in `tricks`.

    Cards in the order of `Hand.cards`. Raises as `tricks`.
    """
    answers = bounds.cards(positions, threads=threads, memory=memory)
    return [{card: low for card, (low, _) in answer.items()} for answer in answers]


def worth(
    positions: Iterable[Position],
    values: Valued | Iterable[Valued],
    *,
    threads: int = 1,
    memory: int = MEMORY,
) -> list[Worth]:
    """What the rest of the deal is worth in points with best play by both, and after each legal card.

    Points are North–South's less East–West's: North–South play for many, East–West for few. `values` are
    those of all positions or one for each. Raises as `tricks`, and `ValueError` for what cannot be `Values`.
    """
    answers = bounds.worth(positions, values, threads=threads, memory=memory)
    return [Worth(value[0], {card: low for card, (low, _) in by.items()}) for value, by in answers]
