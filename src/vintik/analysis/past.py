"""A moment of a match that is over: the sheet before a deal, and what a seat knew before a call.

It reads the log of a match; what happened after the moment is not in what it returns.
"""

from __future__ import annotations

from collections.abc import Sequence

from vintik.game import Event, Rules, Table, View, evolve
from vintik.game.events import CallMade, Dealt
from vintik.game.sheet import DealResult, Sheet


class NoSuchDeal(ValueError):
    """`part` is `deal` or `call`, `number` the one that is not there, from 1."""

    def __init__(self, part: str, number: int) -> None:
        self.part = part
        self.number = number
        super().__init__(f"no {part} {number}")


def finished(table: Table, number: int) -> DealResult:
    """The `number`-th deal (from 1); raises `NoSuchDeal` unless it is over and its hands are known."""
    deals = table.sheet.deals
    if not 1 <= number <= len(deals) or deals[number - 1].hands is None:
        raise NoSuchDeal("deal", number)
    return deals[number - 1]


def sheet_before(rules: Rules, log: Sequence[Event], number: int) -> Sheet:
    """The sheet when the `number`-th deal was dealt; raises `NoSuchDeal`."""
    table = Table(rules)
    for event in log[: _dealt(log, number)]:
        table = evolve(table, event)
    return table.sheet


def view_before_call(rules: Rules, log: Sequence[Event], number: int, call: int) -> View:
    """What the seat knew that made the `call`-th call of the `number`-th deal, both from 1, when it was about
    to; raises `NoSuchDeal`."""
    made = 0
    for place in range(_dealt(log, number) + 1, len(log)):
        event = log[place]
        if isinstance(event, Dealt):
            break
        if isinstance(event, CallMade):
            made += 1
            if made == call:
                return View.of(rules, log[:place], event.seat)
    raise NoSuchDeal("call", call)


def _dealt(log: Sequence[Event], number: int) -> int:
    """Where in the log the `number`-th deal was dealt."""
    seen = 0
    for place, event in enumerate(log):
        seen += isinstance(event, Dealt)
        if seen == number and isinstance(event, Dealt):
            return place
    raise NoSuchDeal("deal", number)
