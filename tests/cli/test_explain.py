"""`vintik explain`: what a computer player would have done at a place of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.test_score import WORKED_EXAMPLE
from tests.conftest import golden_matches
from vintik.cli.explain import explain_act
from vintik.i18n import LANGUAGES, Words
from vintik.players import REASONS

RECORD = json.dumps(WORKED_EXAMPLE)
PLAY: list[str] = WORKED_EXAMPLE["deals"][0]["play"]
CALLS: list[str] = WORKED_EXAMPLE["deals"][0]["calls"]
BRIDGE = next(match for match in golden_matches() if match["record"]["game"] == "bridge")["record"]


def test_a_card_with_its_reason_and_what_the_others_are_worth() -> None:
    done = run("explain", "-", "--card", 40, "--level", "club", "--json", stdin=RECORD)
    assert (done.status, done.err) == (0, "")
    (found,) = done.lines
    assert set(found) == {"card", "seat", "hand", "best", "why", "alternatives"}
    assert found["card"] == PLAY[39]
    assert found["best"] == found["alternatives"][0]["card"]
    assert found["card"] in [each["card"] for each in found["alternatives"]]
    assert all(set(each) == {"card", "points", "tricks"} for each in found["alternatives"])
    assert set(found["why"]["params"]) == set(REASONS[found["why"]["code"]])


def test_a_call_with_what_it_said_and_what_would_have_been_called() -> None:
    done = run("explain", "-", "--call", 1, "--level", "club", "--json", stdin=RECORD)
    (found,) = done.lines
    assert set(found) == {"call", "seat", "says", "best", "meaning", "why", "alternatives"}
    assert (found["call"], found["seat"]) == (CALLS[0], WORKED_EXAMPLE["deals"][0]["dealer"])
    assert found["says"]["text"] and found["meaning"]["text"]


def test_each_side_is_read_as_the_record_says_that_it_plays() -> None:
    """The dealer's side bids by rules of thumb, the others by the card; without names all by the card."""
    deal = BRIDGE["deals"][0]
    dealer = "NESW".index(deal["dealer"])
    named = {"NESW"[dealer]: "beginner", "NESW"[dealer - 1]: "club"}
    for levels, thumbs in ((named, [True, False]), ({}, [False, False]), ({"N": "nobody"}, [False, False])):
        record = json.dumps({**BRIDGE, "levels": levels})
        for call, by_thumb in zip((1, 2), thumbs, strict=True):
            asked = ("explain", "-", "--call", call, "--level", "club", "--json")
            (found,) = run(*asked, stdin=record).lines
            for meaning in (found["says"], found["meaning"]):
                assert meaning["code"].startswith("thumb_") is by_thumb
            assert found["why"]["params"]["meaning"] == found["meaning"]["code"]


def test_b3_1_declarer_is_asked_for_dummys_card() -> None:
    done = run("explain", "-", "--card", 2, "--level", "beginner", "--json", stdin=json.dumps(BRIDGE))
    (found,) = done.lines
    seats = "NESW"
    assert found["seat"] == seats[(seats.index(found["hand"]) + 2) % 4]


def test_the_hidden_hands_do_not_matter() -> None:
    """What South would lead depends on South's hand and the calls alone."""
    deal = WORKED_EXAMPLE["deals"][0]
    leader = run("explain", "-", "--card", 1, "--level", "beginner", "--json", stdin=RECORD).lines[0]["seat"]
    others = [seat for seat in "NESW" if seat != leader]
    hands = dict(deal["hands"])
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    moved = {**WORKED_EXAMPLE, "deals": [{**deal, "hands": hands, "play": PLAY[:1]}]}
    first, other = (
        run("explain", "-", "--card", 1, "--level", "club", "--json", stdin=json.dumps(record)).lines
        for record in (WORKED_EXAMPLE, moved)
    )
    assert first == other


@pytest.mark.parametrize(
    ("where", "part", "number"),
    [
        (("--card", 53), "card", 53),
        (("--call", 99), "call", 99),
        (("--deal", 2, "--card", 1), "deal", 2),
        (("--match", 2, "--card", 1), "match", 2),
    ],
)
def test_what_is_not_in_the_record_is_said(where: tuple[object, ...], part: str, number: int) -> None:
    done = run("explain", "-", *where, "--json", stdin=RECORD)
    assert (done.status, done.out) == (1, "")
    (error,) = done.errors
    assert error["code"] == "not_in_record"
    assert f"{part} {number}" in error["message"]


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    broken = {**WORKED_EXAMPLE, "deals": [{**WORKED_EXAMPLE["deals"][0], "calls": ["1S", "1S"]}]}
    done = run("explain", "-", "--card", 1, stdin=json.dumps(broken))
    assert (done.status, done.out) == (1, "")
    assert "call 2" in done.err


def test_orders_that_are_not_clear_have_status_2(tmp_path: Path) -> None:
    for order in ((), ("--card", 1, "--call", 1), ("--card", 1, "--level", "master")):
        done = run("explain", "-", *order, stdin=RECORD)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1
    assert run("explain", tmp_path / "none.json", "--card", 1).status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people_it_speaks_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(RECORD)
    words = Words(language)
    assert explain_act(str(file), 1, 1, 42, None, "club", 1, False, words) == 0
    assert explain_act(str(file), 1, 1, None, 2, "beginner", 1, False, words) == 0
    out = capsys.readouterr().out
    assert words("place-card", number=42) in out and words("place-call", number=2) in out
