"""`vintik bid`: questions as JSON lines, answers with their reasons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import run
from vintik.cli.bid import answer_files
from vintik.i18n import LANGUAGES, Words
from vintik.players import REASONS
from vintik.players.bidding.meaning import FACTS, MEANINGS

HAND = "A43.KQJ532.A3.32"
VINT: dict[str, Any] = {"game": "vint", "dealer": "N", "hand": HAND, "calls": ["Pass"], "level": "club"}
QUESTIONS: dict[str, dict[str, Any]] = {
    "vint": VINT,
    "vint, a rubber under way": {**VINT, "sheet": {"below": {"NS": 480}, "games": {"NS": 1, "EW": 1}}},
    "vint-1000": {**VINT, "game": "vint-1000", "sheet": {"totals": {"NS": 900, "EW": 100}}},
    "vint-1000, old": {**VINT, "game": "vint-1000", "options": {"variant": "old"}, "calls": ["Pass", "1H"]},
    "bridge": {**VINT, "game": "bridge", "dealer": "S", "vulnerable": "EW", "calls": ["1C", "X", "XX"]},
    "beginner": {**VINT, "level": "beginner"},
}


def lines(*questions: object) -> str:
    return "".join(json.dumps(question) + "\n" for question in questions)


@pytest.mark.parametrize("name", QUESTIONS)
def test_an_answer_is_a_legal_call_with_meaning_why_and_alternatives(name: str) -> None:
    done = run("bid", "--json", stdin=lines(QUESTIONS[name]))
    assert (done.status, done.err) == (0, "")
    (answer,) = done.lines
    assert set(answer) == {"call", "meaning", "why", "alternatives"}
    assert answer["meaning"]["code"] in MEANINGS and answer["meaning"]["text"]
    for each in answer["meaning"]["facts"]:
        assert set(each) == {"fact", *FACTS[each["fact"]]}
    assert set(answer["why"]["params"]) == set(REASONS[answer["why"]["code"]]) and answer["why"]["text"]
    assert answer["alternatives"][0]["call"] == answer["call"]
    assert all(set(each) == {"call", "points"} for each in answer["alternatives"])


def test_the_strong_hand_bids_its_suit_and_the_bid_shows_it() -> None:
    (answer,) = run("bid", "--json", stdin=lines({**VINT, "level": "expert"})).lines
    assert answer["call"].endswith("H")
    assert {"fact": "cards_least", "least": 4, "suit": "H"} in answer["meaning"]["facts"]


STAYMAN = {
    "game": "bridge",
    "dealer": "S",
    "hand": "KQ32.A432.J32.32",
    "calls": ["Pass", "Pass", "1NT", "Pass"],
    "level": "club",
}


def test_an_artificial_call_is_alerted_in_json_and_in_words() -> None:
    (answer,) = run("bid", "--json", stdin=lines(STAYMAN)).lines
    assert (answer["call"], answer["meaning"]["code"], answer["meaning"]["alert"]) == ("2C", "stayman", True)
    assert answer["meaning"]["text"].startswith("artificial call, alerted; Stayman")
    assert "It says: artificial call, alerted; Stayman" in run("bid", stdin=lines(STAYMAN)).out
    (natural,) = run("bid", "--json", stdin=lines({**STAYMAN, "calls": ["Pass", "Pass"]})).lines
    assert natural["meaning"]["alert"] is False and "alerted" not in natural["meaning"]["text"]


def test_the_sheet_changes_what_calls_are_worth() -> None:
    near = QUESTIONS["vint, a rubber under way"]
    first, other = run("bid", "--json", stdin=lines(VINT, near)).lines
    points = [{each["call"]: each["points"] for each in answer["alternatives"]} for answer in (first, other)]
    assert any(points[0][call] != points[1][call] for call in points[0].keys() & points[1].keys())


def test_the_same_seed_gives_the_same_answer_wherever_the_line_stands() -> None:
    first, again = run("bid", "--json", stdin=lines(VINT, VINT)).lines
    assert first == again


FAULTS: list[tuple[object, str, str]] = [
    ([1], "record", "not_an_object"),
    ({**VINT, "game": "whist"}, "record", "unknown_game"),
    ({**VINT, "game": ["vint"]}, "record", "unknown_game"),
    ({**VINT, "options": 5}, "record", "bad_options"),
    ({**VINT, "vulnerable": "NS"}, "record", "unknown_option"),
    ({**VINT, "game": "bridge", "vulnerable": "N"}, "record", "unknown_value"),
    ({**VINT, "level": "master"}, "record", "unknown_level"),
    ({**VINT, "level": {}}, "record", "unknown_level"),
    ({**VINT, "card": "acol"}, "record", "unknown_convention_card"),
    ({**VINT, "theirs": 2}, "record", "unknown_convention_card"),
    ({**VINT, "dealer": "X"}, "deal", "not_a_seat"),
    ({**VINT, "dealer": None}, "deal", "not_a_seat"),
    ({**VINT, "hand": "A43.KQJ532.A3.3"}, "hands", "not_a_hand"),
    ({**VINT, "hand": None}, "hands", "not_a_hand"),
    ({**VINT, "calls": "Pass"}, "record", "missing_field"),
    ({**VINT, "calls": ["Pass", 1]}, "call", "not_a_call"),
    ({**VINT, "calls": ["1S", "1S"]}, "call", "bid_too_low"),
    ({**VINT, "calls": ["1S", "X"]}, "call", "no_doubles"),
    ({**VINT, "calls": ["Pass"] * 8}, "call", "auction_over"),
    ({**VINT, "sheet": 5}, "record", "bad_sheet"),
    ({**VINT, "sheet": {"below": {"NS": 500}}}, "record", "bad_sheet"),
    ({**VINT, "sheet": {"games": {"NS": True}}}, "record", "bad_sheet"),
    ({**VINT, "sheet": {"below": {"N": 5}}}, "record", "bad_sheet"),
    ({**VINT, "game": "bridge", "sheet": {"games": {"NS": 1}}}, "record", "bad_sheet"),
]


def test_a_bad_line_is_told_and_the_others_are_answered() -> None:
    good = {**VINT, "level": "beginner"}
    done = run(
        "bid", "--json", stdin=lines(good, *(question for question, _, _ in FAULTS), good) + "no JSON\n"
    )
    assert done.status == 1
    assert len(done.lines) == 2
    told = [(error["line"], error["part"], error["code"]) for error in done.errors]
    assert told == [
        *((number, part, code) for number, (_, part, code) in enumerate(FAULTS, start=2)),
        (len(FAULTS) + 3, "record", "not_json"),
    ]
    assert all(error["message"] for error in done.errors)


def test_for_people_a_fault_is_one_line_that_says_where() -> None:
    done = run("bid", stdin=lines({**VINT, "calls": ["1S", "1S"]}))
    assert (done.status, done.out) == (1, "")
    assert done.err == "-: line 1, call 2: 1S is not higher than 1S\n"


def test_a_file_that_is_not_there_has_status_2(tmp_path: Path) -> None:
    done = run("bid", "--json", tmp_path / "none.jsonl")
    assert (done.status, done.out) == (2, "")
    assert done.errors[0]["code"] == "unreadable"


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people_it_speaks_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text(lines({**VINT, "level": "beginner"}, VINT))
    words = Words(language)
    assert answer_files([str(file)], 1, False, words) == 0
    out = capsys.readouterr().out
    assert "♠ A 4 3  ♥ K Q J 5 3 2  ♦ A 3  ♣ 3 2" in out
    assert words("advice-points") in out


@pytest.mark.parametrize(
    ("cards", "forces"), [({}, False), ({"card": "two_over_one"}, True), ({"theirs": "two_over_one"}, False)]
)
def test_the_card_of_the_side_that_is_asked(cards: dict[str, str], forces: bool) -> None:
    """A new suit at the two level over a major forces to game in Two over One, for a round otherwise."""
    question = {"game": "bridge", "dealer": "N", "hand": "K4.A82.AQ873.932", "calls": ["1S", "Pass"]}
    (answer,) = run("bid", "--json", stdin=lines({**question, "level": "club", **cards})).lines
    assert answer["call"] == "2D"
    assert ({"fact": "forcing_to_game"} in answer["meaning"]["facts"]) is forces


def test_rules_of_thumb_may_be_asked_for_like_a_card() -> None:
    question = {"game": "bridge", "dealer": "N", "hand": "KQ83.KJ72.94.A83", "calls": ["1NT", "Pass"]}
    by_thumb = {"card": "thumb", "theirs": "thumb"}
    asked = lines({**question, "level": "club"}) + lines({**question, "level": "club", **by_thumb})
    card, thumb = run("bid", "--json", stdin=asked).lines
    assert (card["call"], thumb["call"]) == ("2C", "3NT")
    assert thumb["meaning"]["code"] == "thumb_answers"
