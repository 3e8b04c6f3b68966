"""A claim at the table: South is on lead at no trump with all the spades."""

from __future__ import annotations

from pathlib import Path

from tests.serving import Server
from vintik.cards import CARDS, PASS, Deal, Seat, parse_call
from vintik.game import Command, DealHands, Event, MakeCall, Table, decide, evolve, start
from vintik.games import rules_for
from vintik.server.seating import Seating
from vintik.server.security import fingerprint
from vintik.store import MatchInfo, SqlStore


def all_spades_on_lead() -> list[Event]:
    """East has bid 1 no trump, and twelve passes followed."""
    rules = rules_for("vint")
    log: list[Event] = [start(rules, Seat.E)]
    table = evolve(Table(rules), log[0])
    suits = [CARDS[13 * suit : 13 * suit + 13] for suit in (1, 2, 0, 3)]
    pack = [card for four in zip(*suits, strict=True) for card in four]
    calls = [parse_call("1NT"), *[PASS] * 12]
    commands: list[Command] = [DealHands(Seat.E, Deal.of_pack(pack, Seat.N))]
    commands += [MakeCall(Seat.E.after(place), call) for place, call in enumerate(calls)]
    for command in commands:
        for event in decide(table, command):
            log.append(event)
            table = evolve(table, event)
    return log


def test_a_claim_is_settled_at_once_by_playing_the_rest(tmp_path: Path, web: Path) -> None:
    """C6: the log still holds all 13 tricks."""
    store = SqlStore(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    seating = Seating.of_one(Seat.S, fingerprint("token"), "beginner", "cut")
    store.create("claim", MatchInfo(bytes(32), seating.to_json()), all_spades_on_lead())
    store.close()
    server = Server(tmp_path, web=str(web))
    with server.sit({"table": "claim", "token": "token"}) as player:
        assert player.offers["claim"] is True
        player.move({"do": "claim"})
        update = player.hear()
        assert [event["type"] for event in update["events"]] == ["claimed"] + ["card_played"] * 52
        (row,) = update["view"]["sheet"]
        assert row["trick_winners"] == ["S"] * 13
        assert row["tricks"] == {"NS": 13, "EW": 0}
        assert {"side": "NS", "line": "above", "kind": "slam", "points": 1000, "why": "1000"} in row["items"]
    server.stop()
