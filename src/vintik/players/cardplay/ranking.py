"""Cards in the order of what they take on average, and which of them are too close to tell apart.

It knows values in worlds, not what the cards are for.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vintik.players.cardplay.equals import Equals
from vintik.players.cardplay.judge import Judge
from vintik.players.cardplay.prospects import Prospects
from vintik.players.cardplay.repair import FEWEST_TRICKS, WORLDS, repaired

CLOSE, CLOSE_AT_FIRST = 0.3, 1.0
"""Standard errors (of the difference) by which a card may fall short of the best and be as good; and an
opening lead, where partner reads more from the custom than few worlds can tell."""
DOUBTFUL, MOST_DOUBTFUL = 2.0, 4
"""Cards that fall short by fewer errors, so many of them, are looked at again."""
MOST_TRICKS = 9
"""Tricks left with which there is time for that."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Equal cards, how much their mean falls short of the best, and the standard error of that difference."""

    equals: Equals
    short: float
    error: float

    def close(self, opening: bool) -> bool:
        return self.short <= (CLOSE_AT_FIRST if opening else CLOSE) * self.error


def ranked(found: Prospects, equals: list[Equals]) -> list[Ranked]:
    """All of them, the best first."""
    column = {card: place for place, card in enumerate(found.cards)}
    return _ranked(found.values[:, [column[group[0]] for group in equals]], found.weights, equals)


def again(judge: Judge, found: Prospects, ranking: list[Ranked]) -> list[Ranked]:
    """The best ones ranked anew, with a look at the next decisions; all as before where there is no need.

    Declarer with a dummy decides twice in a trick, so the look does not reach far: it was not found to help.
    """
    if len(judge.ours) > 1:
        return ranking
    best = [each for each in ranking if each.short <= DOUBTFUL * each.error][:MOST_DOUBTFUL]
    left = 13 - len(judge.won)
    if len(best) < 2 or not FEWEST_TRICKS <= left <= MOST_TRICKS:
        return ranking
    values = repaired(judge, found, [each.equals[0] for each in best])
    weights = found.weights[:WORLDS]
    return _ranked(values, weights / weights.sum(), [each.equals for each in best])


def _ranked(values: NDArray[np.float64], weights: NDArray[np.float64], equals: list[Equals]) -> list[Ranked]:
    """`values`: float64 (n, groups)."""
    short = values[:, [int((weights @ values).argmax())]] - values
    mean = weights @ short
    errors = np.sqrt((weights**2) @ (short - mean) ** 2)
    order = np.argsort(mean, kind="stable")
    return [Ranked(equals[each], float(mean[each]), float(errors[each])) for each in order]
