"""What one seat may know: the fold of its own redacted log."""

from __future__ import annotations

from collections.abc import Iterable

from vintik.cards import Seat
from vintik.game.events import Event
from vintik.game.offers import Offers, offers
from vintik.game.rules import Rules
from vintik.game.table import Table, evolve, fold


class View:
    """A seat and the table as it sees it. Players, sockets and hints receive this and nothing else.

    It is made from events redacted for the seat, with the same `evolve` as the whole table; what was never
    put in cannot be read out.
    """

    __slots__ = ("seat", "table")

    def __init__(self, seat: Seat, table: Table) -> None:
        self.seat = seat
        self.table = table

    @staticmethod
    def of(rules: Rules, log: Iterable[Event], seat: Seat) -> View:
        """The view of `seat` after this (whole or redacted) log."""
        return View(seat, fold(rules, (event.seen_by(seat) for event in log)))

    def after(self, events: Iterable[Event]) -> View:
        """The view after more events of the (whole or redacted) log."""
        table = self.table
        for event in events:
            table = evolve(table, event.seen_by(self.seat))
        return View(self.seat, table)

    @property
    def offers(self) -> Offers:
        """What this seat may do now."""
        return offers(self.table, self.seat)
