"""The pages and answers over HTTP, and what is said to a bad request."""

from __future__ import annotations

import json
import urllib.request

import pytest

from tests.serving import PATIENCE, Server


def test_the_games_with_their_options(server: Server) -> None:
    status, body = server.get("/api/games")
    games = {game["name"]: game["options"] for game in json.loads(body)["games"]}
    assert status == 200
    assert list(games) == ["vint", "vint-1000", "bridge"]
    assert [option["name"] for option in games["vint-1000"]] == [
        "variant",
        "target",
        "game_bonus",
        "undertrick",
        "three_honours",
    ]
    assert games["bridge"][0]["values"] == ["None", "NS", "EW", "Both"]


@pytest.mark.parametrize("path", ["/", "/t/any"])
def test_the_page_stands_at_the_home_and_at_every_table(server: Server, path: str) -> None:
    status, body = server.get(path)
    assert (status, b"a page" in body) == (200, True)


def test_the_page_may_load_nothing_from_elsewhere(server: Server) -> None:
    with urllib.request.urlopen(server.url + "/", timeout=PATIENCE) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'") and "frame-ancestors 'none'" in policy


def test_a_long_file_is_sent_compressed_and_may_be_kept(server: Server) -> None:
    request = urllib.request.Request(server.url + "/assets/long.js", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "immutable" in answer.headers["Cache-Control"]
        assert len(answer.read()) < 1000
    with urllib.request.urlopen(server.url + "/", timeout=PATIENCE) as page:
        assert page.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b'{"game": "whist"}', "unknown_game"),
        (b'{"game": "vint", "options": {"stakes": 1}}', "unknown_option"),
        (b'{"game": "vint-1000", "options": {"target": 700}}', "unknown_value"),
        (b'{"game": "vint-1000", "options": {"variant": "tournament", "target": 500}}', "fixed_by_variant"),
        (b'{"game": "vint", "level": "god"}', "unknown_level"),
        (
            b'{"game": "bridge", "level": "club", "cards": {"NS": "sayc", "EW": "acol"}}',
            "unknown_convention_card",
        ),
        (b'{"game": "bridge", "cards": {"NS": "sayc", "EW": "sayc"}}', "no_convention_cards"),
        (b'{"game": "vint", "level": "club", "cards": {"NS": "sayc", "EW": "sayc"}}', "no_convention_cards"),
        (b'{"game": "bridge", "level": "club", "cards": {"NS": "sayc"}}', "bad_message"),
        (b'{"game": 1}', "bad_message"),
        (b'{"game": "vint", "more": 1}', "bad_message"),
        (b"{}", "bad_message"),
        (b"", "bad_message"),
        (b"\0", "bad_message"),
        (b"[" * 10_000, "bad_message"),
        (b'{"game": "vint", "cut": "' + b"x" * 300 + b'"}', "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_a_problem_with_a_code(server: Server, body: bytes, code: str) -> None:
    status, answer = server.post("/api/tables", body)
    assert (status, json.loads(answer)["code"]) == (422, code)


def test_a_giant_request_is_refused(server: Server) -> None:
    status, answer = server.post("/api/tables", b"x" * 100_000)
    assert (status, json.loads(answer)["code"]) == (413, "too_large")


def test_the_record_is_for_those_who_sit_there(server: Server) -> None:
    seated = server.new_table("vint")
    assert server.record(seated)["format"] == "vintik.match/1"
    for path, expected in {
        f"/api/tables/{seated['table']}/record?token=wrong": (403, "unknown_token"),
        f"/api/tables/{seated['table']}/record": (403, "unknown_token"),
        "/api/tables/nowhere/record?token=x": (404, "unknown_table"),
        "/nowhere": (404, "unknown_page"),
        "/assets/../../etc/passwd": (404, "unknown_page"),
    }.items():
        status, answer = server.get(path)
        assert (status, json.loads(answer)["code"]) == expected, path
