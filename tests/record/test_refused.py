"""Records that are refused: which part, which deal, which call or card, and why."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.game.scripts import Script
from vintik.record import FORMAT, NotARecord, RecordRefused, record_of, replay, score_of


def vint_record(deals: int = 1) -> Any:
    """A new record of so many played deals; North dealt first."""
    script = Script("vint")
    for _ in range(deals):
        script.played("1S", "N", "N" * 7 + "E" * 6)
    return copy.deepcopy(record_of(script.table))


def bridge_record() -> Any:
    script = Script("bridge", {"vulnerable": "NS"}, dealer="S")
    script.played("2H", "E", "E" * 7 + "N" * 6, "X")
    return copy.deepcopy(record_of(script.table))


def refused(record: Any) -> tuple[str, int, int, str]:
    """Part, deal, index and code."""
    with pytest.raises(RecordRefused) as fault:
        replay(record)
    return (fault.value.part, fault.value.deal, fault.value.index, fault.value.code)


@pytest.mark.parametrize("value", [None, True, 3, 1.5, "vint", [], [{"format": FORMAT}]])
def test_what_is_no_object_is_no_record(value: object) -> None:
    with pytest.raises(NotARecord) as fault:
        replay(value)
    assert fault.value.code == "not_an_object"


@pytest.mark.parametrize(
    "value", [{}, {"format": None}, {"format": 1}, {"format": "pbn"}, {"format": ["vintik.match/1"]}]
)
def test_what_does_not_call_itself_a_record_is_none(value: object) -> None:
    with pytest.raises(NotARecord) as fault:
        replay(value)
    assert fault.value.code == "no_format"


@pytest.mark.parametrize("name", ["vintik.match/2", "vintik.match/", "vintik.match/1.0", "vintik.match/01"])
def test_another_version_is_refused(name: str) -> None:
    record = {**vint_record(), "format": name}
    assert refused(record) == ("record", 0, 0, "unknown_version")


@pytest.mark.parametrize("game", [None, "", "whist", 1, ["vint"]])
def test_an_unknown_game(game: object) -> None:
    assert refused({**vint_record(), "game": game}) == ("record", 0, 0, "unknown_game")
    record = vint_record()
    del record["game"]
    assert refused(record) == ("record", 0, 0, "unknown_game")


@pytest.mark.parametrize(
    ("game", "options", "code"),
    [
        ("vint", {"target": 500}, "unknown_option"),
        ("vint", [], "bad_options"),
        ("vint", "none", "bad_options"),
        ("bridge", {"vulnerable": "none"}, "unknown_value"),
        ("bridge", {"vulnerable": True}, "unknown_value"),
        ("vint-1000", {"target": 600}, "unknown_value"),
        ("vint-1000", {"three_honours": True}, "unknown_value"),
        ("vint-1000", {"variant": "tournament", "target": 1000}, "fixed_by_variant"),
    ],
)
def test_unknown_options_and_values(game: str, options: object, code: str) -> None:
    record = {"format": FORMAT, "game": game, "options": options, "deals": []}
    assert refused(record) == ("record", 0, 0, code)


@pytest.mark.parametrize("deals", [None, {}, "", 1, True])
def test_deals_have_to_be_a_list(deals: object) -> None:
    assert refused({**vint_record(), "deals": deals}) == ("record", 0, 0, "missing_field")


@pytest.mark.parametrize("deal", [None, [], "deal", 0])
def test_a_deal_has_to_be_an_object(deal: object) -> None:
    record = vint_record(2)
    record["deals"][1] = deal
    assert refused(record) == ("record", 2, 0, "missing_field")


@pytest.mark.parametrize("field", ["calls", "play"])
@pytest.mark.parametrize("value", [None, {}, "Pass", 0])
def test_calls_and_play_have_to_be_lists(field: str, value: object) -> None:
    record = vint_record()
    record["deals"][0][field] = value
    assert refused(record) == ("record", 1, 0, "missing_field")


def test_calls_may_not_be_missing_but_the_play_of_a_passed_out_deal_may() -> None:
    script = Script("vint")
    script.passed_out()
    record: Any = record_of(script.table)
    del record["deals"][0]["play"]
    assert replay(record)[1].sheet == script.table.sheet
    del record["deals"][0]["calls"]
    assert refused(record) == ("record", 1, 0, "missing_field")


@pytest.mark.parametrize("dealer", [None, "", "n", "NS", 0, True, ["N"]])
def test_a_dealer_that_is_no_seat(dealer: object) -> None:
    record = vint_record()
    record["deals"][0]["dealer"] = dealer
    assert refused(record) == ("deal", 1, 0, "not_a_seat")
    del record["deals"][0]["dealer"]
    assert refused(record) == ("deal", 1, 0, "not_a_seat")


def test_v1_1_the_wrong_dealer() -> None:
    record = vint_record(2)
    for wrong in "NSW":
        record["deals"][1]["dealer"] = wrong
        assert refused(record) == ("deal", 2, 0, "not_the_dealer")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"N": "AKQJT98765432..."}, "not_a_deal"),  # cards that others hold too
        ({"N": "..."}, "not_a_deal"),
        ({"X": "..."}, "not_a_deal"),
        ({"N": ""}, "not_a_hand"),
        ({"N": None}, "not_a_hand"),
        ({"N": ["SA"]}, "not_a_hand"),
        ({"N": 13}, "not_a_hand"),
    ],
)
def test_hands_that_are_no_deal(change: dict[str, object], code: str) -> None:
    record = vint_record()
    record["deals"][0]["hands"].update(change)
    assert refused(record) == ("hands", 1, 0, code)


@pytest.mark.parametrize("hands", [None, [], "N:... ... ... ...", {}, {"N": "..."}])
def test_hands_that_are_no_hands(hands: object) -> None:
    record = vint_record()
    record["deals"][0]["hands"] = hands
    assert refused(record) == ("hands", 1, 0, "not_a_deal")


@pytest.mark.parametrize("call", ["", "pass", "8S", "1", 1, None, True, [], {}])
def test_what_is_no_call(call: object) -> None:
    record = vint_record()
    record["deals"][0]["calls"][3] = call
    assert refused(record) == ("call", 1, 4, "not_a_call")


def test_calls_against_the_rules() -> None:
    record = vint_record()
    record["deals"][0]["calls"].append("Pass")
    assert refused(record) == ("call", 1, 14, "auction_over")
    record = vint_record()
    record["deals"][0]["calls"][1] = "X"
    assert refused(record) == ("call", 1, 2, "no_doubles")
    record = bridge_record()
    assert record["deals"][0]["calls"] == ["Pass", "Pass", "Pass", "2H", "X", "Pass", "Pass", "Pass"]
    for place, call, code in (
        (4, "1S", "bid_too_low"),
        (4, "XX", "cannot_redouble"),
        (5, "X", "cannot_double"),
    ):
        changed = copy.deepcopy(record)
        changed["deals"][0]["calls"][place] = call
        assert refused(changed) == ("call", 1, place + 1, code)


def test_too_few_calls_are_found_by_the_first_card() -> None:
    record = vint_record()
    record["deals"][0]["calls"].pop()
    assert refused(record) == ("card", 1, 1, "auction_not_over")


@pytest.mark.parametrize("card", ["", "AS", "S1", "S10", 7, None, True, []])
def test_what_is_no_card(card: object) -> None:
    record = vint_record()
    record["deals"][0]["play"][4] = card
    assert refused(record) == ("card", 1, 5, "not_a_card")


def test_cards_against_the_rules() -> None:
    record = vint_record()
    record["deals"][0]["play"].append("SA")
    assert refused(record) == ("card", 1, 53, "all_tricks_played")
    record = vint_record()
    play = record["deals"][0]["play"]
    play[5] = play[0]
    assert refused(record) == ("card", 1, 6, "not_held")


def test_only_the_last_deal_may_be_unfinished() -> None:
    record = vint_record(2)
    record["deals"][0]["play"].pop()
    assert refused(record) == ("deal", 2, 0, "deal_not_over")
    record = vint_record(2)
    record["deals"][0]["play"] = []
    record["deals"][0]["calls"] = record["deals"][0]["calls"][:3]
    assert refused(record) == ("deal", 2, 0, "deal_not_over")
    record = vint_record(2)
    record["deals"][1]["play"].pop()
    _, table = replay(record)
    assert [deal["complete"] for deal in score_of(table)["deals"]] == [True, False]


def test_no_deal_after_the_match_is_over() -> None:
    record = bridge_record()
    second = copy.deepcopy(record["deals"][0])
    record["deals"].append({**second, "dealer": "W"})
    assert refused(record) == ("deal", 2, 0, "match_over")
    record["deals"][1]["dealer"] = "S"
    assert refused(record) == ("deal", 2, 0, "match_over")


def test_v5_6_no_deal_after_a_rubber() -> None:
    script = Script("vint")
    for _ in range(2):
        script.played("5H", "N", "N" * 11 + "E" * 2)
    record: Any = record_of(script.table)
    record["deals"].append({**copy.deepcopy(record["deals"][0]), "dealer": "S"})
    assert refused(record) == ("deal", 3, 0, "match_over")
