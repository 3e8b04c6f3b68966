"""Scoring of a single deal with doubles and vulnerability (B4).

Every line belongs to the side that scores it; a defeated contract gives its own side nothing (B4.7).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vintik.cards import Denomination
from vintik.game.lines import Line
from vintik.game.scoring.outcome import Outcome

Pair = tuple[int, int]
"""A value when not vulnerable, and when vulnerable."""


def _vulnerable(outcome: Outcome) -> bool:
    return outcome.declaring in outcome.vulnerable


def _line(outcome: Outcome, kind: str, points: int, why: str) -> Line:
    side = outcome.defending if kind == "undertricks" else outcome.declaring
    return Line(side, "score", kind, points, why)


@dataclass(frozen=True)
class ContractPoints:
    """`per_trick` by denomination and the extra for the first trick (B4.1); with them the bonus that
    they earn: `game` at `game_at` points or more, else `partscore` (B4.2)."""

    per_trick: Mapping[Denomination, int]
    first_extra: Mapping[Denomination, int]
    game_at: int
    game: Pair
    partscore: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        if outcome.surplus < 0:
            return
        denomination, level = outcome.contract.bid.denomination, outcome.level
        each, extra = self.per_trick[denomination], self.first_extra.get(denomination, 0)
        times: int = 2**outcome.contract.doubled
        points = (level * each + extra) * times
        why = f"{level} × {each}" + (f" + {extra}" if extra else "")
        if times > 1:
            why = f"({why}) × {times}"
        yield _line(outcome, "contract", points, why)
        if points >= self.game_at:
            bonus = self.game[_vulnerable(outcome)]
            yield _line(outcome, "game", bonus, str(bonus))
        else:
            yield _line(outcome, "partscore", self.partscore, str(self.partscore))


@dataclass(frozen=True)
class SlamBonus:
    """`bonus` by the level of a contract that was made (B4.3)."""

    bonus: Mapping[int, Pair]

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        if outcome.surplus >= 0 and outcome.level in self.bonus:
            points = self.bonus[outcome.level][_vulnerable(outcome)]
            yield _line(outcome, "slam", points, str(points))


@dataclass(frozen=True)
class DoubleMade:
    """`points` for a doubled contract made, twice that redoubled (B4.4)."""

    points: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        doubled = outcome.contract.doubled
        if doubled and outcome.surplus >= 0:
            why = str(self.points) if doubled == 1 else f"{self.points} × 2"
            yield _line(outcome, "double", self.points * doubled, why)


@dataclass(frozen=True)
class Overtricks:
    """`per_trick` by denomination undoubled; `doubled` each when doubled, twice that redoubled (B4.5)."""

    per_trick: Mapping[Denomination, int]
    doubled: Pair

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        count = outcome.surplus
        if count <= 0:
            return
        each = self.per_trick[outcome.contract.bid.denomination]
        if outcome.contract.doubled:
            each = self.doubled[_vulnerable(outcome)] * outcome.contract.doubled
        yield _line(outcome, "overtricks", count * each, f"{count} × {each}")


@dataclass(frozen=True)
class Undertricks:
    """`undoubled` each; doubled, `steps` for the first ones and the last step for each further one;
    redoubled twice that (B4.6)."""

    undoubled: Pair
    steps: tuple[tuple[int, ...], tuple[int, ...]]

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        count = -outcome.surplus
        if count <= 0:
            return
        doubled = outcome.contract.doubled
        if not doubled:
            each = self.undoubled[_vulnerable(outcome)]
            yield _line(outcome, "undertricks", count * each, f"{count} × {each}")
            return
        steps = self.steps[_vulnerable(outcome)]
        paid = [steps[min(place, len(steps) - 1)] for place in range(count)]
        why = _sum_of(paid)
        if doubled == 2:
            why = f"({why}) × 2"
        yield _line(outcome, "undertricks", sum(paid) * doubled, why)


def _sum_of(paid: list[int]) -> str:
    """
    >>> _sum_of([100, 200, 200, 300])
    '100 + 2 × 200 + 300'
    """
    terms = []
    for points in dict.fromkeys(paid):
        count = paid.count(points)
        terms.append(f"{count} × {points}" if count > 1 else str(points))
    return " + ".join(terms)
