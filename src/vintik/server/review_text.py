"""Matches out of a text that a person sent to be looked at, within limits of number and time."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from time import monotonic

from vintik.analysis import settle
from vintik.cards import Card
from vintik.game import Table
from vintik.record import NotARecord
from vintik.record.files import entries
from vintik.record.lin import Settle
from vintik.server.problems import Problem

MOST_DEALS = 200
SETTLING = 10.0
"""Seconds in which the cards of all claims of a text have to be found."""


def matches_of(text: str) -> Iterator[tuple[int, object]]:
    """The matches of a text as `Entry` has them, with their numbers; raises `Problem`."""
    found = False
    try:
        for entry in entries(BytesIO(text.encode()), "", _within(SETTLING)):
            found = True
            if entry.number > MOST_DEALS:
                raise Problem("too_many_deals", most=MOST_DEALS)
            yield entry.number, entry.content
    except NotARecord as fault:
        raise Problem(fault.code, **fault.params) from None
    if not found:
        raise Problem("empty_file")


def _within(seconds: float) -> Settle:
    """Finds the cards of claims, of all of them together in so many seconds."""
    left = seconds

    def found(table: Table, tricks: int) -> tuple[Card, ...]:
        nonlocal left
        begun = monotonic()
        try:
            return settle(table, tricks, left)
        finally:
            left -= monotonic() - begun

    return found
