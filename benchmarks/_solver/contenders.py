"""What both programs are asked, and vintik's side of it. A job is prepared, then run and timed, then read.

vintik is called as any user calls it, with Python values in and out; only the `Position`s are made before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from vintik import solver
from vintik.cards import Deal
from vintik.solver import Position

MEGABYTE = 2**20
CAP = 32 * MEGABYTE


class Job(NamedTuple):
    run: Callable[[], None]
    answers: Callable[[], list[Any]]
    """Tables as lists [strain][declarer], tricks as numbers, cards as {name: tricks}."""


class Contender(Protocol):
    name: str

    def tables(self, deals: Sequence[Deal]) -> Job: ...

    def tricks(self, positions: Sequence[Position]) -> Job: ...

    def cards(self, positions: Sequence[Position]) -> Job: ...

    def single(self, position: Position) -> Job:
        """The tricks of one position, by the function for a single one."""
        ...


class Vintik:
    """Vintik's functions, with so many threads."""

    name = "vintik"

    def __init__(self, threads: int = 1) -> None:
        self.threads = threads

    def tables(self, deals: Sequence[Deal], memory: int = CAP) -> Job:
        found: list[Any] = []
        return Job(
            lambda: found.append(solver.tables(deals, threads=self.threads, memory=memory)),
            lambda: [table.tolist() for table in found[-1]],
        )

    def tricks(self, positions: Sequence[Position]) -> Job:
        found: list[Any] = []
        return Job(
            lambda: found.append(solver.tricks(positions, threads=self.threads)),
            lambda: [int(tricks) for tricks in found[-1]],
        )

    def cards(self, positions: Sequence[Position]) -> Job:
        found: list[Any] = []
        return Job(
            lambda: found.append(solver.cards(positions, threads=self.threads)),
            lambda: [{card.name: tricks for card, tricks in each.items()} for each in found[-1]],
        )

    def single(self, position: Position) -> Job:
        return self.tricks([position])
