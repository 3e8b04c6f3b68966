"""A lesson over HTTP: a whole deal, told as to the learner's seat."""

from __future__ import annotations

import json
from typing import Any

from tests.serving import Server
from vintik.teach.lesson import lesson

CARDS = {f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"}


def told(server: Server) -> dict[str, Any]:
    status, body = server.get("/api/lessons/first")
    assert status == 200, body
    answer: dict[str, Any] = json.loads(body)
    return answer


def test_a_lesson_is_a_snapshot_and_what_follows_on_it(server: Server) -> None:
    answer = told(server)
    seq = answer["snapshot"]["seq"]
    assert [event["seq"] for event in answer["snapshot"]["events"]] == list(range(1, seq + 1))
    for update in answer["updates"]:
        numbers = [event["seq"] for event in update["events"]]
        assert numbers == list(range(seq + 1, update["seq"] + 1))
        seq = update["seq"]
    assert len(answer["updates"]) == len(lesson("first").steps) - 1
    assert answer["updates"][-1]["view"]["deal"]["phase"] == "over"


def test_no_step_shows_a_card_that_nobody_has_played(server: Server) -> None:
    """B3.1 is not of this game: other hands stay closed until their cards are on the table (V3.1)."""
    answer = told(server)
    played: set[str] = set()
    steps = [answer["snapshot"], *answer["updates"]]
    own = set(answer["snapshot"]["view"]["deal"]["hands"]["S"]["cards"])
    for step in steps:
        played |= {event["card"] for event in step["events"] if event["type"] == "card_played"}
        text = json.dumps([step["view"], step["offers"], step["events"]])
        assert {card for card in CARDS if f'"{card}"' in text} <= played | own
        hands = step["view"]["deal"]["hands"]
        assert all(hands[seat]["cards"] == [] for seat in "NEW")
    assert "AKJT62" not in json.dumps(answer["snapshot"])


def test_only_what_can_be_done_in_a_lesson_is_offered(server: Server) -> None:
    answer = told(server)
    for step in [answer["snapshot"], *answer["updates"]]:
        offers = step["offers"]
        assert not any(offers[each] for each in ("deal", "claim", "take_back", "hint"))
    for stop in answer["stops"]:
        if stop["wanted"]:
            offers = answer["updates"][stop["after"] - 1]["offers"]
            assert stop["wanted"] in offers["calls"] + offers["cards"]


def test_there_is_no_other_lesson(server: Server) -> None:
    status, body = server.get("/api/lessons/second")
    assert (status, json.loads(body)["code"]) == (404, "unknown_page")


def test_the_page_stands_at_lesson(server: Server) -> None:
    status, body = server.get("/lesson")
    assert (status, b"a page" in body) == (200, True)
