"""The match record: what is read and written."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import golden_matches
from tests.game.scripts import Script
from vintik.cards import SEATS, Seat
from vintik.game import View
from vintik.game.events import MatchStarted
from vintik.games import GAMES
from vintik.record import FORMAT, levels_of, record_of, replay, score_of


def test_the_smallest_match_has_no_deal() -> None:
    smallest: dict[str, object] = {"format": FORMAT, "game": "vint", "deals": []}
    for record in (smallest, {**smallest, "options": {}}):
        log, table = replay(record)
        assert log == ()
        assert score_of(table) == {
            "game": "vint",
            "deals": [],
            "totals": {"NS": 0, "EW": 0},
            "margin": 0,
            "winner": None,
            "finished": False,
        }


@pytest.mark.parametrize("dealer", "NESW")
def test_b1_1_a_record_of_bridge_may_have_any_dealer(dealer: str) -> None:
    script = Script("bridge", dealer=dealer)
    script.played("1S", "N", "N" * 7 + "E" * 6)
    log, table = replay(record_of(script.table))
    assert isinstance(log[0], MatchStarted)
    assert log[0].dealer.name == dealer
    assert table.sheet == script.table.sheet


def test_a_void_in_spades_is_read_back() -> None:
    """Fault 4 of the notes."""
    script = Script("vint")
    script.passed_out()
    record: Any = record_of(script.table)
    assert record["deals"][0]["hands"]["E"] == ".AKQJT98765432.."
    assert record_of(replay(record)[1]) == record


def test_a_passed_out_deal_has_no_declarer() -> None:
    """Fault 4 of the notes."""
    for game in GAMES:
        script = Script(game)
        script.passed_out()
        (deal,) = score_of(script.table)["deals"]
        assert (deal["contract"], deal["declarer"], deal["doubled"]) == (None, None, 0)
        assert (deal["complete"], deal["items"], deal["trick_winners"]) == (True, [], [])
        record: Any = record_of(script.table)
        assert set(record["deals"][0]) == {"dealer", "hands", "calls", "play"}
        assert record["deals"][0]["play"] == []


@pytest.mark.parametrize("dealer", "NESW")
def test_a_deal_is_not_turned_against_its_auction(dealer: str) -> None:
    """Fault 4 of the notes."""
    script = Script("bridge", dealer=dealer)
    result = script.played("3C", "E", "E" * 9 + "N" * 4)
    record: Any = record_of(script.table)
    (deal,) = record["deals"]
    assert deal["dealer"] == dealer
    passes = (1 - "NESW".index(dealer)) % 4
    assert deal["calls"] == ["Pass"] * passes + ["3C"] + ["Pass"] * 3
    assert result.hands is not None
    assert {seat: deal["hands"][seat.name] for seat in SEATS} == {
        seat: str(result.hands[seat]) for seat in SEATS
    }


def test_an_unfinished_deal_holds_what_has_been_played() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2 D2 C2 S2 SA")
    (deal,) = score_of(script.table)["deals"]
    assert deal == {
        "complete": False,
        "contract": "1S",
        "declarer": "N",
        "doubled": 0,
        "tricks": {"NS": 1, "EW": 0},
        "trick_winners": ["N"],
        "items": [],
        "totals": {"NS": 0, "EW": 0},
        "game_won": None,
    }
    assert record_of(replay(record_of(script.table))[1]) == record_of(script.table)


def test_unknown_fields_are_let_be() -> None:
    script = Script("vint")
    script.passed_out()
    record: Any = {**record_of(script.table), "event": "club evening"}
    record["deals"][0]["comment"] = "x"
    assert replay(record)[1].sheet == script.table.sheet


def test_the_levels_of_players_may_be_named() -> None:
    table = Script("bridge").table
    record = record_of(table, {Seat.N: "expert", Seat.E: "beginner"})
    assert record["levels"] == {"N": "expert", "E": "beginner"}
    assert levels_of(record) == {Seat.N: "expert", Seat.E: "beginner"}
    assert "levels" not in record_of(table)
    wrong: list[object] = [None, [], "expert", {"N": 3, "X": "club"}]
    for written in wrong:
        assert levels_of({**record, "levels": written}) == {}


def test_a_record_from_a_view_holds_finished_deals_only() -> None:
    script = Script("vint")
    script.played("1S", "N", "N" * 7 + "E" * 6)
    script.deal().calls("1S")
    for seat in SEATS:
        record: Any = record_of(View.of(script.rules, script.log, seat).table)
        assert len(record["deals"]) == 1
    whole: Any = record_of(script.table)
    assert len(whole["deals"]) == 2


def test_replaying_gives_the_log_that_adds_up_to_the_table() -> None:
    for match in golden_matches()[::12]:
        log, table = replay(match["record"])
        view = View.of(table.rules, log, SEATS[0])
        assert view.table.sheet == table.sheet


def test_doubles_are_0_1_or_2() -> None:
    for doubles, expected in (("", 0), ("X", 1), ("X XX", 2)):
        script = Script("bridge")
        script.played("2H", "E", "E" * 8 + "N" * 5, doubles)
        (deal,) = score_of(script.table)["deals"]
        assert deal["doubled"] == expected
