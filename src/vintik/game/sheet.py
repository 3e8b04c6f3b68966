"""The sheet: finished deals with their lines, and where the match stands."""

from __future__ import annotations

from dataclasses import dataclass

from vintik.cards import Call, Deal, Seat, Side
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Trick

Sides = tuple[int, int]
"""A number for North–South and one for East–West."""


@dataclass(frozen=True, slots=True)
class GameWon:
    """The side that won a game, and the 1-based trick that reached it (V5.2)."""

    side: Side
    trick: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal. `contract` is None when it was passed out; `hands` as dealt, None where they
    were not shown."""

    number: int
    dealer: Seat
    hands: Deal | None
    calls: tuple[Call, ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    lines: tuple[Line, ...]
    totals: Sides
    game_won: GameWon | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """`below`: points since the current line (V5.3); `games` won; `totals` of all lines."""

    deals: tuple[DealResult, ...] = ()
    totals: Sides = (0, 0)
    below: Sides = (0, 0)
    games: Sides = (0, 0)
    winner: Side | None = None
    over: bool = False

    @property
    def margin(self) -> int:
        """The difference of the totals; the winner of a rubber may have the smaller one (V5.5)."""
        return abs(self.totals[0] - self.totals[1])

    @property
    def deals_played(self) -> int:
        """Deals that were not passed out."""
        return sum(1 for deal in self.deals if deal.contract is not None)


EMPTY_SHEET = Sheet()
