"""Slams made (V4.4, M4.3) and slams bid and made (V4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vintik.cards import SIDES
from vintik.game.lines import Column, Line
from vintik.game.scoring.outcome import Outcome


@dataclass(frozen=True)
class SlamMade:
    """`twelve` or `thirteen` points to the side that took so many tricks, whatever was bid."""

    column: Column
    twelve: int
    thirteen: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        points = {12: self.twelve, 13: self.thirteen}
        for side in SIDES:
            tricks = outcome.tricks(side)
            if tricks in points:
                yield Line(side, self.column, "slam", points[tricks], str(points[tricks]))


@dataclass(frozen=True)
class SlamContractMade:
    """`premiums`: points by the level of a contract that was made, on top of `SlamMade`."""

    column: Column
    premiums: Mapping[int, int]

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        points = self.premiums.get(outcome.level, 0)
        if points and outcome.surplus >= 0:
            yield Line(outcome.declaring, self.column, "contract_slam", points, str(points))
