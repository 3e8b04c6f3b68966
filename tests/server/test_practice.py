"""Questions of practice over HTTP: asked without their answer, judged with it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.serving import Server
from vintik.players.practice import topics_of
from vintik.server.practice import MOST_WAITING, Search
from vintik.server.practice_shapes import PracticeAsk
from vintik.server.problems import Problem

PLACE = "/api/practice/sayc/openings/7/1"


def asked(server: Server, place: str = PLACE) -> dict[str, Any]:
    status, body = server.get(place)
    assert status == 200, body
    question: dict[str, Any] = json.loads(body)
    return question


def judged(server: Server, call: str, place: str = PLACE) -> tuple[int, dict[str, Any]]:
    status, body = server.post(place, json.dumps({"call": call}).encode())
    return status, json.loads(body)


def test_the_cards_and_their_topics(server: Server) -> None:
    status, body = server.get("/api/practice")
    assert status == 200
    assert [(card["name"], card["topics"]) for card in json.loads(body)["cards"]] == [
        (card, list(topics_of(card))) for card in ("sayc", "two_over_one")
    ]


def test_a_question_shows_what_its_seat_sees_and_no_answer(server: Server) -> None:
    question = asked(server, "/api/practice/sayc/responses/7/2")
    assert set(question) == {
        *("card", "topic", "seed", "number", "seat", "vulnerable", "dealer", "hand", "auction", "calls"),
        "meanings",
    }
    assert len(set(question["hand"])) == 13
    made = [each["call"] for each in question["auction"]["calls"]]
    assert [meaning["call"] for meaning in question["meanings"]] == made
    assert "Pass" in question["calls"] and question["seat"] == "S"
    assert question == asked(server, "/api/practice/sayc/responses/7/2")


def test_answers_are_judged(server: Server) -> None:
    question = asked(server)
    verdicts = {}
    for call in question["calls"][:12]:
        status, verdicts[call] = judged(server, call)
        assert status == 200 and verdicts[call]["answered"]["call"] == verdicts[call]["call"] == call
    (best,) = {verdict["best"] for verdict in verdicts.values()}
    assert [call for call, verdict in verdicts.items() if verdict["right"]] == [best]
    assert {verdict["why"]["call"] for verdict in verdicts.values()} == {best}
    assert all(verdict["why"]["readings"] for verdict in verdicts.values())


def test_calls_that_are_possible_too_are_right_and_told(server: Server) -> None:
    place = "/api/practice/sayc/strong/3/1"
    for call, right in (("3H", True), ("X", True), ("4C", False)):
        status, verdict = judged(server, call, place)
        assert (status, verdict["right"], verdict["best"]) == (200, right, "3H")
        assert [each["call"] for each in verdict["also"]] == ["X"]


@pytest.mark.parametrize(
    ("place", "status", "code"),
    [
        ("/api/practice/acol/openings/1/1", 422, "unknown_card"),
        ("/api/practice/sayc/whist/1/1", 422, "unknown_topic"),
        ("/api/practice/sayc/two_over_one/1/1", 422, "unknown_topic"),
        ("/api/practice/sayc/openings/-1/1", 422, "bad_message"),
        ("/api/practice/sayc/openings/1/0", 422, "bad_message"),
        ("/api/practice/sayc/openings/1/x", 422, "bad_message"),
        ("/api/practice/sayc/openings/1/99999999999", 422, "bad_message"),
        ("/api/practice/sayc/openings/1", 404, "unknown_page"),
    ],
)
def test_questions_that_cannot_be(server: Server, place: str, status: int, code: str) -> None:
    found, body = server.get(place)
    assert (found, json.loads(body)["code"]) == (status, code)


def test_answers_that_cannot_be(server: Server) -> None:
    assert judged(server, "8S")[1]["code"] == "bad_message"
    assert judged(server, "XX")[1]["code"] == "cannot_redouble"
    status, body = server.post(PLACE, b"x" * 100_000)
    assert (status, json.loads(body)["code"]) == (413, "too_large")


@pytest.mark.parametrize("path", ["/practice", "/practice/openings"])
def test_the_page_stands_at_practice(server: Server, path: str) -> None:
    status, body = server.get(path)
    assert (status, b"a page" in body) == (200, True)


def test_only_so_many_questions_are_looked_for_at_once() -> None:
    async def ask_all() -> list[object]:
        search = Search()
        asks = [
            PracticeAsk(card="sayc", topic="strong", seed=1, number=number)
            for number in range(1, MOST_WAITING + 4)
        ]
        return list(await asyncio.gather(*map(search.find, asks), return_exceptions=True))

    found = asyncio.run(ask_all())
    problems = [each for each in found if isinstance(each, Problem)]
    assert [(each.code, each.status) for each in problems] == [("too_busy", 503)] * 3
    assert len(found) == MOST_WAITING + 3
