"""Points for every trick, to both sides (V4.2, M4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vintik.cards import SIDES
from vintik.game.lines import Column, Line
from vintik.game.scoring.outcome import Outcome


@dataclass(frozen=True)
class AllTricks:
    """Both sides write all their tricks × the trick value, made or not; the first six count too."""

    column: Column

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        for side in SIDES:
            tricks = outcome.tricks(side)
            if tricks:
                value = outcome.trick_value
                yield Line(side, self.column, "tricks", tricks * value, f"{tricks} × {value}")
