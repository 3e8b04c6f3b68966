"""Tables made in the store: a log of a deal that has come so far, and who sits there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.serving import Server
from vintik.cards import CARDS, Deal, Seat, parse_call
from vintik.game import Command, DealHands, Event, MakeCall, Table, decide, evolve, start
from vintik.games import rules_for
from vintik.server.seating import Seating
from vintik.server.security import fingerprint
from vintik.store import MatchInfo, SqlStore

_SUITS = [CARDS[13 * suit : 13 * suit + 13] for suit in (1, 2, 0, 3)]
ONE_SUIT_EACH = Deal.of_pack([card for four in zip(*_SUITS, strict=True) for card in four], Seat.N)
"""South has the spades, North the hearts, East the diamonds, West the clubs."""

MIXED = Deal.of_pack(CARDS, Seat.N)
"""Each has every fourth card of the pack."""


def bid(game: str, dealer: Seat, deal: Deal, calls: str) -> list[Event]:
    """A log with these calls from the dealer on."""
    rules = rules_for(game)
    log: list[Event] = [start(rules, dealer)]
    table = evolve(Table(rules), log[0])
    commands: list[Command] = [DealHands(dealer, deal)]
    commands += [MakeCall(dealer.after(place), parse_call(call)) for place, call in enumerate(calls.split())]
    for command in commands:
        for event in decide(table, command):
            log.append(event)
            table = evolve(table, event)
    return log


@contextmanager
def serving(folder: Path, web: Path, log: list[Event], seating: Seating | None = None) -> Iterator[Server]:
    """A server with this table, named `made`; South has the token `token` unless `seating` says otherwise."""
    store = SqlStore(f"sqlite:///{folder / 'matches.sqlite'}")
    seats = seating or Seating.of_one(Seat.S, fingerprint("token"), "beginner", "cut")
    store.create("made", MatchInfo(bytes(32), seats.to_json()), log)
    store.close()
    server = Server(folder, web=str(web))
    try:
        yield server
    finally:
        server.stop()


SOUTH = {"table": "made", "token": "token"}
