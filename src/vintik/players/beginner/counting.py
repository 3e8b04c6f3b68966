"""Counting a hand, and how many tricks two hands can expect.

The numbers come from a regression over the exact (double-dummy) results of 3,000 random deals: with a trump
suit a point is worth 0.39 of a trick, a trump 1.0 (up to nine) and a missing side card 0.22 (standard error
of one deal 1.1); at no trump a point is worth 0.5 (1.3). It knows no auction and no scoring.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from vintik.cards import Denomination, Hand, Rank, Suit

POINTS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
ALL_POINTS = 40


def points(hand: Hand) -> int:
    """High-card points: ace 4, king 3, queen 2, jack 1.

    >>> points(Hand.parse("AKQ2.J3.T98.K654"))
    13
    """
    return sum(POINTS.get(card.rank, 0) for card in hand)


def lengths(hand: Hand) -> tuple[int, ...]:
    """Cards in each suit, in the order of `Suit`."""
    return tuple(hand.length(suit) for suit in Suit)


def missing(hand: Hand, trump: Suit) -> int:
    """Cards short of three in the side suits: each gives hope of a ruff.

    >>> missing(Hand.parse("AKQ2.J3.T987654."), Suit.SPADES)
    4
    """
    return sum(max(0, 3 - hand.length(suit)) for suit in Suit if suit is not trump)


AVERAGE_MISSING = 1.35
"""What `missing` is on average."""
ENOUGH = 9.0
"""Trumps between two hands beyond which another one takes no more tricks."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A side's tricks: the mean, and the spread (standard deviation)."""

    mean: float
    spread: float

    def chance(self, tricks: int) -> float:
        """The probability of exactly so many tricks: a normal curve cut into 0…13."""
        low = 0.0 if tricks <= 0 else self._below(tricks - 0.5)
        high = 1.0 if tricks >= 13 else self._below(tricks + 0.5)
        return high - low

    def at_least(self, tricks: int) -> float:
        return 1.0 - self._below(tricks - 0.5)

    def _below(self, tricks: float) -> float:
        return 0.5 * (1.0 + erf((tricks - self.mean) / (self.spread * sqrt(2.0))))


def expected_tricks(denomination: Denomination, side_points: float, trumps: float, ruffs: float) -> float:
    """Of a side with these points and trumps between them; `ruffs`: `missing` of one hand above the average.

    >>> round(expected_tricks(Denomination.S, 26, 8, 0), 1)
    10.1
    >>> expected_tricks(Denomination.NT, 26, 0, 0)
    9.0
    """
    if denomination is Denomination.NT:
        return 6.0 + 0.5 * (side_points - 20)
    return 7.0 + 0.39 * (side_points - 20) + (min(ENOUGH, trumps) - 7.2) + 0.22 * ruffs


def points_for(denomination: Denomination, tricks: float, trumps: float) -> float:
    """The inverse: the side's points that let it expect so many tricks."""
    if denomination is Denomination.NT:
        return 20 + (tricks - 6.0) / 0.5
    return 20 + (tricks - 7.0 - (min(ENOUGH, trumps) - 7.2)) / 0.39
