"""Events as JSON: one form for each, with a version; what is damaged is refused."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import json_values
from tests.game.scripts import ONE_SUIT_EACH
from vintik.cards import SEATS, Card, Seat, parse_call
from vintik.game.events import (
    CallMade,
    CardPlayed,
    ClaimDenied,
    Claimed,
    Dealt,
    DummyFaced,
    Event,
    HandsShown,
    MatchStarted,
    TakenBack,
)
from vintik.record.events import VERSION, decode, encode

EVENTS: list[Event] = [
    MatchStarted("vint-1000", {"target": 500}, Seat.E),
    Dealt.of(Seat.E, ONE_SUIT_EACH),
    CallMade(Seat.N, parse_call("3NT")),
    CardPlayed(Seat.S, Card.parse("DT")),
    DummyFaced(Seat.W, ONE_SUIT_EACH[Seat.W]),
    Claimed(Seat.N),
    TakenBack(Seat.S, 3),
    HandsShown(ONE_SUIT_EACH),
    Claimed(Seat.W, 0),
    ClaimDenied(Seat.E, 5),
]


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_read_back_from_its_json(event: Event) -> None:
    assert decode(json.loads(json.dumps(encode(event)))) == event
    for seat in SEATS:
        seen = event.seen_by(seat)
        assert decode(json.loads(json.dumps(encode(seen)))) == seen


def test_the_forms() -> None:
    """These stand in every log that was ever stored: change them only with a new version."""
    hands = {
        "N": {"cards": "AKQJT98765432...", "unseen": 0},
        "E": {"cards": "...", "unseen": 13},
        "S": {"cards": "...", "unseen": 13},
        "W": {"cards": "...", "unseen": 13},
    }
    assert encode(EVENTS[0]) == {
        "v": 1,
        "type": "match_started",
        "game": "vint-1000",
        "options": {"target": 500},
        "dealer": "E",
    }
    assert encode(EVENTS[1].seen_by(Seat.N)) == {"v": 1, "type": "dealt", "dealer": "E", "hands": hands}
    assert encode(EVENTS[2]) == {"v": 1, "type": "call_made", "seat": "N", "call": "3NT"}
    assert encode(EVENTS[3]) == {"v": 1, "type": "card_played", "seat": "S", "card": "DT"}
    assert encode(EVENTS[4]) == {"v": 1, "type": "dummy_faced", "seat": "W", "cards": "...AKQJT98765432"}
    assert encode(EVENTS[5]) == {"v": 1, "type": "claimed", "seat": "N"}
    assert encode(EVENTS[6]) == {"v": 1, "type": "taken_back", "seat": "S", "acts": 3}
    assert encode(EVENTS[7]) == {
        "v": 1,
        "type": "hands_shown",
        "hands": {seat.name: str(ONE_SUIT_EACH[seat]) for seat in SEATS},
    }
    assert encode(EVENTS[8]) == {"v": 1, "type": "claimed", "seat": "W", "tricks": 0}
    assert encode(EVENTS[9]) == {"v": 1, "type": "claim_denied", "seat": "E", "tricks": 5}
    assert VERSION == 1


@pytest.mark.parametrize("version", [None, 0, 2, "1", [], 10**30])
def test_an_unknown_version_is_refused(version: object) -> None:
    with pytest.raises(ValueError, match="version"):
        decode({**encode(EVENTS[2]), "v": version})


@pytest.mark.parametrize("kind", [None, "", "played", 1, []])
def test_an_unknown_type_is_refused(kind: object) -> None:
    with pytest.raises(ValueError, match="type"):
        decode({**encode(EVENTS[2]), "type": kind})


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_missing_field_is_refused(event: Event) -> None:
    written = encode(event)
    may_lack = {"tricks"} if isinstance(event, Claimed) else set()  # as do claims of all in older logs
    for field in written.keys() - {"v", "type"} - may_lack:
        with pytest.raises(ValueError):
            decode({name: value for name, value in written.items() if name != field})


@given(st.sampled_from(EVENTS), st.data())
def test_a_damaged_event_is_refused_or_is_an_event(event: Event, data: st.DataObject) -> None:
    written: dict[str, Any] = encode(event)
    written[data.draw(st.sampled_from(sorted(written)))] = data.draw(json_values())
    try:
        read = decode(written)
    except ValueError:
        return
    assert type(read) is type(event) or written["type"] != encode(event)["type"]
