"""What `benchmarks/departures.py` counts, and under which name."""

from __future__ import annotations

import pytest

from benchmarks.departures import departures, kind, too_well, where
from vintik.cards import Seat, parse_call
from vintik.game.imps import imps
from vintik.game.phases.auction import Auction
from vintik.games import rules_for
from vintik.lab.setting import Setting
from vintik.players import PLAYERS


@pytest.mark.parametrize(
    ("calls", "name"),
    [
        ("1S Pass", "opponents silent"),
        ("1S", "opponents called, first round"),
        ("1S X Pass 2H", "opponents called, later"),
    ],
)
def test_where_somebody_is_about_to_call(calls: str, name: str) -> None:
    auction = Auction(rules_for("bridge").auction, Seat.N, 1)
    for text in calls.split():
        auction = auction.after(parse_call(text))
    assert where(auction) == name


@pytest.mark.parametrize(
    ("call", "name"),
    [
        ("Pass", "pass"),
        ("XX", "double"),
        ("3S", "partscore"),
        ("3NT", "game"),
        ("4D", "game"),
        ("6C", "slam"),
    ],
)
def test_calls_have_kinds(call: str, name: str) -> None:
    assert kind(parse_call(call)) == name


def test_a_departure_is_made_up_for_from_where_it_was_made() -> None:
    """The auction by the card is the same up to there."""
    setting = Setting("bridge", "expert", "beginner", 1, form="auctions")
    found = [each for number in range(1, 5) for each in departures(setting, number, PLAYERS["beginner"])]
    assert found
    for each in found:
        made, card = each["calls"].split()[1:], each["by_card"].split()[1:]
        place = each["place"]
        assert made[:place] == card[:place]
        assert (made[place], card[place]) == (each["call"], each["card"])
        assert each["imps"] == imps(each["came"] - each["card_came"])


def test_what_was_thought_too_well_of() -> None:
    found = [{"thought": 100, "came": 50}, {"thought": 120, "came": 50}]
    assert too_well(found, "thought", "came") == "+60 ± 10"
