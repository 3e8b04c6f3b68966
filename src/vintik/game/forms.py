"""Match forms: when a match is over, who has won it, and what games and rubbers add to the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from vintik.cards import SIDES, Side
from vintik.game.lines import Line
from vintik.game.scoring import Outcome
from vintik.game.sheet import GameWon, Sheet, Sides


@dataclass(frozen=True, slots=True)
class Closing:
    """What the form adds to a deal: lines, a game won, the points since the line, and the end of the
    match.
    """

    lines: tuple[Line, ...] = ()
    game_won: GameWon | None = None
    below: Sides = (0, 0)
    winner: Side | None = None
    over: bool = False


class MatchForm(Protocol):
    """How deals make a match."""

    @property
    def kind(self) -> Literal["rubber", "target", "one_deal"]: ...

    @property
    def target(self) -> int | None:
        """The points that win a game, where there are such."""

    def standing(self, sheet: Sheet) -> Sides:
        """The points of the sheet that count towards the target."""

    def game_won(self, sheet: Sheet, won: Sequence[Side], value: int) -> GameWon | None:
        """The game that the tricks `won` in this order, worth `value` each, have won before the deal is
        over."""

    def close(self, sheet: Sheet, outcome: Outcome | None, totals: Sides) -> Closing:
        """After a deal that gave each side `totals`; `outcome` is None when it was passed out."""


@dataclass(frozen=True)
class Rubber:
    """`line` points below the current line win a game (V5.1); the first game of a side gives `game`, its
    second `rubber` and wins (V5.4)."""

    line: int
    game: int
    rubber: int
    kind: Literal["rubber"] = "rubber"

    @property
    def target(self) -> int:
        return self.line

    def standing(self, sheet: Sheet) -> Sides:
        return sheet.below

    def game_won(self, sheet: Sheet, won: Sequence[Side], value: int) -> GameWon | None:
        below = list(sheet.below)
        for number, side in enumerate(won, start=1):
            below[side] += value
            if below[side] >= self.line:  # V5.2
                return GameWon(side, number)
        return None

    def close(self, sheet: Sheet, outcome: Outcome | None, totals: Sides) -> Closing:
        if outcome is None:
            return Closing(below=sheet.below)
        value = outcome.trick_value
        enough = max(sheet.below[side] + outcome.tricks(side) * value for side in SIDES) >= self.line
        won = self.game_won(sheet, [winner.side for winner in outcome.winners], value) if enough else None
        if won is None:
            below = [sheet.below[side] + outcome.tricks(side) * value for side in SIDES]
            return Closing(below=(below[0], below[1]))
        second = sheet.games[won.side] == 1
        kind, points = ("rubber", self.rubber) if second else ("game", self.game)
        line = Line(won.side, "above", kind, points, str(points))
        return Closing((line,), won, (0, 0), won.side if second else None, second)


@dataclass(frozen=True)
class Target:
    """The first side to reach `points` in one running score wins and scores `bonus` (M5.1, M5.2)."""

    points: int
    bonus: int
    kind: Literal["target"] = "target"

    @property
    def target(self) -> int:
        return self.points

    def standing(self, sheet: Sheet) -> Sides:
        return sheet.totals

    def game_won(self, sheet: Sheet, won: Sequence[Side], value: int) -> None:
        return None  # M5.2: the whole deal is counted first

    def close(self, sheet: Sheet, outcome: Outcome | None, totals: Sides) -> Closing:
        scores = [sheet.totals[side] + totals[side] for side in SIDES]
        if max(scores) < self.points or scores[0] == scores[1]:
            return Closing()
        winner = Side.NS if scores[0] > scores[1] else Side.EW
        lines = (Line(winner, "score", "game", self.bonus, str(self.bonus)),) if self.bonus else ()
        return Closing(lines, winner=winner, over=True)


@dataclass(frozen=True)
class OneDeal:
    """One deal is the whole match, also when it is passed out; nobody "wins" it (B2.4, B4.7)."""

    kind: Literal["one_deal"] = "one_deal"

    @property
    def target(self) -> None:
        return None

    def standing(self, sheet: Sheet) -> Sides:
        return (0, 0)

    def game_won(self, sheet: Sheet, won: Sequence[Side], value: int) -> None:
        return None

    def close(self, sheet: Sheet, outcome: Outcome | None, totals: Sides) -> Closing:
        return Closing(over=True)
