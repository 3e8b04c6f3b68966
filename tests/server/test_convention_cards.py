"""Convention cards at the table and over HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.players.seating import ALL_RULES, events_of, shuffled
from tests.server.test_advice import answer
from tests.serving import Server
from vintik.cards import Seat
from vintik.game import fold
from vintik.games import rules_for
from vintik.players.bidding.american.card import CARDS, SYSTEMS
from vintik.players.bidding.american.paper import paper, summary
from vintik.server.advice import meanings
from vintik.server.seating import Seating

MIXED = {"NS": "sayc", "EW": "two_over_one"}


def table_with(server: Server, **wanted: object) -> dict[str, str]:
    status, body = server.post("/api/tables", json.dumps(wanted).encode())
    assert status == 201, body
    seated: dict[str, str] = json.loads(body)
    return seated


def test_the_games_tell_who_plays_cards(server: Server) -> None:
    _, body = server.get("/api/games")
    games = json.loads(body)
    assert {game["name"]: game["cards"] for game in games["games"]} == {
        "vint": [],
        "vint-1000": [],
        "bridge": list(CARDS),
    }
    assert games["card_levels"] == ["club", "expert"]


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_card_over_http_is_the_paper(server: Server, name: str) -> None:
    status, body = server.get(f"/api/cards/{name}")
    card = json.loads(body)
    assert (status, card["name"], card["names"]) == (200, name, list(SYSTEMS))
    chapters = paper(name, rules_for("bridge", {}).auction)
    assert [each["code"] for each in card["chapters"]] == [each.code for each in chapters]
    for sent, chapter in zip(card["chapters"], chapters, strict=True):
        for row, known in zip(sent["rows"], chapter.rows, strict=True):
            assert [each["call"] for each in row["heard"]] == [each.call.name for each in known.heard]
            for told, meant in zip(row["answers"], known.answers, strict=True):
                assert told["meaning"]["call"] == meant.call.name
                assert [each["code"] for each in told["meaning"]["readings"]] == [
                    each.code for each in meant.meaning.readings
                ]
                assert (told["vulnerable"] is None) is (meant.vulnerable is None)
    brief = summary(name, rules_for("bridge", {}).auction)
    assert [(each["code"], tuple(each["remarks"])) for each in card["summary"]] == [
        (each.code, each.remarks) for each in brief
    ]


def test_a_card_that_there_is_not(server: Server) -> None:
    status, body = server.get("/api/cards/acol")
    assert (status, json.loads(body)["code"]) == (404, "unknown_page")
    status, body = server.get("/cards/acol")  # the page itself says so
    assert (status, b"a page" in body) == (200, True)


@pytest.mark.parametrize(
    ("wanted", "cards"),
    [
        ({"game": "bridge", "level": "club"}, {"NS": "sayc", "EW": "sayc"}),
        ({"game": "bridge", "level": "club", "cards": MIXED}, MIXED),
        ({"game": "bridge", "level": "beginner"}, {"NS": "thumb", "EW": "thumb"}),
        ({"game": "vint", "level": "club"}, None),
    ],
)
def test_the_table_tells_which_cards_are_played(
    server: Server, wanted: dict[str, Any], cards: dict[str, str] | None
) -> None:
    with server.sit(table_with(server, **wanted)) as player:
        assert player.last["cards"] == cards


def test_the_cards_of_a_table_outlive_the_server(tmp_path: Path, web: Path) -> None:
    first = Server(tmp_path, web=str(web))
    seated = table_with(first, game="bridge", level="club", cards=MIXED)
    first.kill()
    second = Server(tmp_path, web=str(web))
    with second.sit(seated) as player:
        assert player.last["cards"] == MIXED
    second.stop()


def test_a_table_of_before_there_were_cards() -> None:
    told = Seating.of_one(Seat.S, "token", "club", "cut", cards=("sayc", "two_over_one")).to_json()
    assert Seating.from_json(told).cards == ("sayc", "two_over_one")
    del told["cards"]
    assert Seating.from_json(told).cards is None


@pytest.mark.parametrize(("dealer", "forces"), [(Seat.N, False), (Seat.E, True)])
def test_meanings_read_each_side_by_its_own_card(dealer: Seat, forces: bool) -> None:
    rules = ALL_RULES["bridge/vulnerable-none"]
    log = events_of(rules, shuffled(Random(1)), dealer, "1S Pass 2D")
    found = meanings(fold(rules, log), 1, "expert", ("sayc", "two_over_one"))
    assert ("forcing_to_game" in {fact.kind for fact in found.meanings[2].readings[0].facts}) is forces


def test_at_a_table_with_two_cards_the_game_is_played(server: Server) -> None:
    with server.sit(table_with(server, game="bridge", level="club", cards=MIXED)) as player:
        player.play_on(3)
        player.say({"type": "meanings", "deal": 1})
        calls = [each["call"] for each in player.last["view"]["deal"]["auction"]["calls"]]
        told = answer(player, "meanings")["meanings"]
        assert isinstance(told, list) and [each["call"] for each in told][: len(calls)] == calls
