"""What scoring writes: lines on the sheet, each with its arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vintik.cards import Side

Column = Literal["above", "below", "score"]


@dataclass(frozen=True, slots=True)
class Line:
    """Points of one side, in one column, of one kind; `why` is the arithmetic (`8 × 26`)."""

    side: Side
    column: Column
    kind: str
    points: int
    why: str


def total(lines: tuple[Line, ...], side: Side) -> int:
    """The sum of a side's points."""
    return sum(line.points for line in lines if line.side is side)
