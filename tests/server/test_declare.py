"""`declare: mine`, the option beside B3.1: a person whose partner declares takes its chair for the play, and
sees what declarer sees."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.logs import MIXED, SOUTH, bid, serving
from tests.server.test_take_back import take_back
from tests.serving import Player, Server
from tests.wire import check_nothing_hidden
from vintik.cards import Seat
from vintik.server.seating import Seating
from vintik.server.security import fingerprint

NORTH_DECLARES = "Pass Pass 1NT Pass Pass Pass"
MINE = Seating.of_one(Seat.S, fingerprint("token"), "beginner", "", declares=True)
RULE = Seating.of_one(Seat.S, fingerprint("token"), "beginner", "")


def shown(player: Player) -> set[str]:
    """The seats whose cards are seen."""
    hands = player.last["view"]["deal"]["hands"]
    return {seat for seat in hands if hands[seat]["cards"]}


def test_the_person_plays_both_hands_and_sees_what_declarer_sees(tmp_path: Path, web: Path) -> None:
    """Before the opening lead only their own hand, then also the declarer's, never the opponents'."""
    log = bid("bridge", Seat.S, MIXED, NORTH_DECLARES)
    with serving(tmp_path, web, log, MINE) as server, server.sit(SOUTH) as player:
        assert (player.last["view"]["seat"], shown(player)) == ("S", {"S"})
        assert not player.to_act
        player.wait_for_turn()  # East has led
        assert (player.last["view"]["seat"], shown(player)) == ("N", {"N", "S"})
        assert player.offers["hand"] == "S"
        played = []
        while not player.over:
            player.wait_for_turn()
            if player.over:
                break
            assert player.last["view"]["seat"] == "N"
            played.append(player.offers["hand"])
            player.say({"type": "snapshot"})
            assert player.hear()["view"]["seat"] == "N"
            player.move(player.simple_move())
            player.hear()
        assert (played.count("N"), played.count("S")) == (13, 13)
        assert player.last["view"]["seat"] == "S"
        assert check_nothing_hidden(player.messages, server.record(SOUTH), declares=True) > 100
        with pytest.raises(AssertionError):
            check_nothing_hidden(player.messages, server.record(SOUTH))  # the check sees North's hand


def test_the_check_finds_a_hand_that_is_shown_too_early(tmp_path: Path, web: Path) -> None:
    log = bid("bridge", Seat.S, MIXED, NORTH_DECLARES)
    with serving(tmp_path, web, log, MINE) as server, server.sit(SOUTH) as player:
        early = json.loads(player.messages[0])
        player.wait_for_turn()
        player.move({"do": "claim", "tricks": 0})
        player.hear()
        early["view"]["deal"]["hands"]["N"] = {"cards": ["SA"], "unseen": 12}
        with pytest.raises(AssertionError):
            check_nothing_hidden([json.dumps(early)], server.record(SOUTH), declares=True)


def test_b31_by_the_rule_partner_plays_both(tmp_path: Path, web: Path) -> None:
    log = bid("bridge", Seat.S, MIXED, NORTH_DECLARES)
    with serving(tmp_path, web, log, RULE) as server, server.sit(SOUTH) as player:
        while not player.over:
            assert player.last["view"]["seat"] == "S"
            assert not player.offers["cards"]
            player.hear()
        assert check_nothing_hidden(player.messages, server.record(SOUTH)) > 100


@pytest.mark.parametrize("before", ["", "Pass ", "Pass Pass Pass "])
def test_chairs_stay_when_the_person_or_an_opponent_declares(tmp_path: Path, web: Path, before: str) -> None:
    log = bid("bridge", Seat.S, MIXED, before + "1NT Pass Pass Pass")
    with serving(tmp_path, web, log, MINE) as server, server.sit(SOUTH) as player:
        player.play_on(3)
        assert len(player.messages) > 3
        assert player.last["view"]["seat"] == "S"
        assert len(shown(player)) == 2  # the own hand and dummy's, or declarer's own


def test_taking_back_reaches_back_to_the_persons_own_calls(tmp_path: Path, web: Path) -> None:
    """What partner called before they changed chairs is not theirs."""
    log = bid("bridge", Seat.S, MIXED, NORTH_DECLARES)
    with serving(tmp_path, web, log, MINE) as server, server.sit(SOUTH) as player:
        player.play_on(2)
        player.wait_for_turn()
        take_back(player)
        assert player.last["view"]["seat"] == "N"
        take_back(player)
        assert (player.last["view"]["seat"], player.offers["hand"]) == ("N", "S")
        take_back(player)
        assert (player.last["view"]["seat"], shown(player)) == ("S", {"S"})
        assert len(player.last["view"]["deal"]["auction"]["calls"]) == 4
        assert player.offers["calls"]


def test_the_choice_is_kept_with_the_table(server: Server) -> None:
    body = json.dumps({"game": "bridge", "declare": "mine"}).encode()
    status, _ = server.post("/api/tables", body)
    assert status == 201
    assert Seating.from_json(json.loads(json.dumps(MINE.to_json()))) == MINE
    older = {name: value for name, value in MINE.to_json().items() if name != "declares"}
    assert Seating.from_json(older) == RULE


@pytest.mark.parametrize(
    ("game", "declare", "code"), [("vint", "mine", "no_dummy"), ("bridge", "me", "bad_message")]
)
def test_a_choice_that_is_none_is_refused(server: Server, game: str, declare: str, code: str) -> None:
    body = json.dumps({"game": game, "declare": declare}).encode()
    status, answer = server.post("/api/tables", body)
    assert (status, json.loads(answer)["code"]) == (422, code)
