"""Weighted worlds: what the hidden hands may be, and how likely each guess is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Card, Seat
from vintik.game.table import CurrentDeal


@dataclass(frozen=True)
class Worlds:
    """`dealt`: uint64 (n, 4), the hands of N, E, S, W as dealt; `weights`: float64 (n,), sum 1.

    `relaxed`: how often the meanings of calls and cards had to be weakened to find enough worlds, 0 if
    they fit as they are. What is certain (own cards, cards played, suits shown out of) is never given up.
    """

    dealt: NDArray[np.uint64]
    weights: NDArray[np.float64]
    relaxed: int = 0

    def __len__(self) -> int:
        return len(self.weights)

    def held(self, deal: CurrentDeal) -> NDArray[np.uint64]:
        """uint64 (n, 4): what is left of the hands."""
        return self.dealt & ~played(deal)


def played(deal: CurrentDeal) -> NDArray[np.uint64]:
    """uint64 (4,): the cards that N, E, S, W have played."""
    gone = np.zeros(4, np.uint64)
    for leader, cards in tricks_of(deal):
        for place, card in enumerate(cards):
            gone[leader.after(place)] |= np.uint64(card.bit)
    return gone


def tricks_of(deal: CurrentDeal) -> list[tuple[Seat, tuple[Card, ...]]]:
    """Leaders and cards of all tricks, that on the table last."""
    if deal.play is None:
        return []
    finished = [(trick.leader, trick.cards) for trick in deal.play.tricks]
    return [*finished, (deal.play.leader, deal.play.on_table)]
