"""What is noted of two tables that played the same cards: plain values that go through JSON and back.

It knows no means and no percentages; those are the report's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Who = Literal["A", "B"]
BOTH: tuple[Who, Who] = ("A", "B")

ActKind = Literal["call", "lead", "card"]
ACT_KINDS: tuple[ActKind, ...] = ("call", "lead", "card")
"""A call, an opening lead, any other card (or a claim)."""

Place = Literal["opening", "lead", "second", "third", "fourth"]
PLACES: tuple[Place, ...] = ("opening", "lead", "second", "third", "fourth")
"""Of a card in its trick; the opening lead stands apart."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """`points` by player and kind of line; `doubled` is 1 for doubled, 2 for redoubled; `tricks` are those of
    declarer's side. A deal that was passed out has neither `contract` nor `declarer`."""

    contract: str | None
    declarer: Who | None
    doubled: int
    tricks: int
    points: Mapping[Who, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Judged:
    """`cards` played where there was a choice, how many of them were `errors`, and the `tricks` they lost."""

    cards: int = 0
    errors: int = 0
    tricks: int = 0

    def __add__(self, other: Judged) -> Judged:
        return Judged(self.cards + other.cards, self.errors + other.errors, self.tricks + other.tricks)


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """One table. `times` are microseconds of each act; `fallbacks` counts acts that were illegal or failed;
    `judged` is None where cards were not; `record` is the match record."""

    deals: tuple[PlayedDeal, ...]
    winner: Who | None
    times: Mapping[Who, Mapping[ActKind, list[int]]]
    fallbacks: Mapping[Who, int]
    judged: Mapping[Who, Mapping[Place, Judged]] | None
    record: Mapping[str, Any]

    @property
    def difference(self) -> int:
        """Points of A less those of B."""
        return sum(sum(deal.points["A"].values()) - sum(deal.points["B"].values()) for deal in self.deals)


@dataclass(frozen=True, slots=True)
class Pair:
    """The `number`-th deal or match at both tables: first A sits North–South, then B."""

    number: int
    tables: tuple[PlayedTable, PlayedTable]

    @property
    def points(self) -> int:
        """Points of A less those of B, both tables together."""
        return self.tables[0].difference + self.tables[1].difference
