"""What the defenders score for a failed contract where both sides are paid for tricks (V4.9, M4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vintik.game.lines import Column, Line
from vintik.game.scoring.outcome import Outcome


@dataclass(frozen=True)
class UndertricksByLevel:
    """`points` × level × undertricks (V4.9)."""

    column: Column
    points: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        short = -outcome.surplus
        if short > 0:
            why = f"{self.points} × {outcome.level} × {short}"
            yield Line(
                outcome.defending, self.column, "undertricks", self.points * outcome.level * short, why
            )


@dataclass(frozen=True)
class SlamFailed:
    """`penalties`: points by the level of a contract that failed, once, on top of its undertricks (V4.9)."""

    column: Column
    penalties: Mapping[int, int]

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        points = self.penalties.get(outcome.level, 0)
        if points and outcome.surplus < 0:
            yield Line(outcome.defending, self.column, "slam_undertricks", points, str(points))


@dataclass(frozen=True)
class UndertricksByValue:
    """`times` × the trick value for each undertrick (M4.5)."""

    column: Column
    times: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        short = -outcome.surplus
        if short > 0:
            value = outcome.trick_value
            why = f"{short} × {self.times} × {value}"
            yield Line(outcome.defending, self.column, "undertricks", short * self.times * value, why)


@dataclass(frozen=True)
class UndertricksFlat:
    """`points` for each undertrick, at any level (M4.5, option `fifty`)."""

    column: Column
    points: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        short = -outcome.surplus
        if short > 0:
            why = f"{short} × {self.points}"
            yield Line(outcome.defending, self.column, "undertricks", short * self.points, why)
