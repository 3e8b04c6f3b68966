"""A table with two persons, made in the store: each sees their own cards, nobody takes back unasked."""

from __future__ import annotations

from pathlib import Path

from tests.serving import Server
from vintik.cards import CARDS, Deal, Seat
from vintik.game import DealHands, Table, decide, evolve, start
from vintik.games import rules_for
from vintik.server.seating import Chair, Seating
from vintik.server.security import fingerprint
from vintik.store import MatchInfo, SqlStore

DEAL = Deal.of_pack(CARDS, Seat.N)


def test_a_call_is_not_taken_back_without_the_other_person(tmp_path: Path, web: Path) -> None:
    begun = start(rules_for("vint"), Seat.S)
    dealt = decide(evolve(Table(rules_for("vint")), begun), DealHands(Seat.S, DEAL))
    computer = Chair(level="beginner")
    north, south = (Chair(token=fingerprint(name)) for name in ("north", "south"))
    seating = Seating((north, computer, south, computer), "")
    store = SqlStore(f"sqlite:///{tmp_path / 'matches.sqlite'}")
    store.create("two", MatchInfo(bytes(32), seating.to_json()), [begun, *dealt])
    store.close()
    server = Server(tmp_path, web=str(web))
    with (
        server.sit({"table": "two", "token": "south"}) as one,
        server.sit({"table": "two", "token": "north"}) as other,
    ):
        for player, seat in ((one, "S"), (other, "N")):
            seen = player.last["view"]["deal"]["hands"]
            assert {name for name in seen if seen[name]["cards"]} == {seat}
        one.move({"do": "call", "call": "Pass"})
        while one.last["view"]["deal"]["turn"] != "N":
            one.hear()
        assert one.offers["take_back"] is False
        one.move({"do": "take_back"})
        assert one.hear()["code"] == "no_take_back"
    server.stop()
