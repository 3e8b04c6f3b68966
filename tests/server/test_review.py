"""Finished deals over HTTP: read from text or from a table, weighed, asked about, dealt again; and what an
attacker tries in order to see a deal that is not over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.serving import Player, Server
from vintik.cards import SEATS, Hand
from vintik.record import RecordRefused, replay, score_of
from vintik.record.lin import read_lin
from vintik.record.pbn import read_pbn
from vintik.server import review_text
from vintik.server.problems import Problem
from vintik.server.review import LONGEST
from vintik.server.review_text import MOST_DEALS, matches_of
from vintik.server.turnstile import Turnstile

DATA = Path(__file__).parents[1] / "data" / "pbn"
EVENING = (DATA.parent / "lin" / "evening.lin").read_text(encoding="utf-8")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "v6.json"

Json = dict[str, Any]


def post(server: Server, what: str, body: object, status: int = 200) -> Json:
    found, answer = server.post(f"/api/review{what}", json.dumps(body).encode())
    assert found == status, answer
    said: Json = json.loads(answer)
    return said


def read(server: Server, text: str, status: int = 200) -> Json:
    return post(server, "", {"text": text}, status)


def pbn(name: str) -> str:
    return (DATA / f"{name}.pbn").read_text(encoding="utf-8")


def of_table(server: Server, seated: Json, token: str | None = None) -> tuple[int, Json]:
    status, body = server.get(f"/api/tables/{seated['table']}/review?token={token or seated['token']}")
    return status, json.loads(body)


# --- reading -----------------------------------------------------------------------------------


def test_the_worked_example_is_read(server: Server) -> None:
    """V6."""
    (match,) = read(server, EXAMPLE.read_text(encoding="utf-8"))["matches"]
    assert (match["game"], match["form"], match["again"]) == ("vint", "rubber", True)
    assert (match["target"], match["deals"][0]["before"]) == (500, {"NS": 0, "EW": 0})
    (deal,) = match["deals"]
    assert deal["row"]["contract"] == "3C" and deal["row"]["totals"] == {"NS": 1768, "EW": 1630}
    assert [len(deal["hands"][seat.name]) for seat in SEATS] == [13] * 4
    assert len(deal["tricks"]) == 13 and deal["dummy"] is None
    assert [trick["winner"] for trick in deal["tricks"]] == deal["row"]["trick_winners"]


@pytest.mark.parametrize("name", ["bridge", "vint", "vint-1000"])
def test_all_matches_of_a_pbn_file_are_read(server: Server, name: str) -> None:
    reviewed = read(server, pbn(name))
    expected = [score_of(replay(record)[1]) for record in read_pbn(pbn(name))]
    assert reviewed["refused"] == [] and (reviewed["level"], reviewed["cards"]) == (None, None)
    over = [[deal for deal in score["deals"] if deal["complete"]] for score in expected]
    assert [len(match["deals"]) for match in reviewed["matches"]] == [len(deals) for deals in over if deals]
    for match, deals in zip(reviewed["matches"], filter(None, over), strict=True):
        assert [deal["row"]["totals"] for deal in match["deals"]] == [deal["totals"] for deal in deals]
        assert len(match["record"]["deals"]) == len(deals)


def test_several_records_one_a_line_and_those_that_are_wrong_are_named(server: Server) -> None:
    good = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    bad = json.loads(json.dumps(good))
    bad["deals"][0]["play"][1] = bad["deals"][0]["play"][0]
    text = "\n".join(map(json.dumps, (good, bad, good)))
    reviewed = read(server, text)
    assert len(reviewed["matches"]) == 2
    (refused,) = reviewed["refused"]
    assert (refused["match"], refused["part"], refused["deal"], refused["index"]) == (2, "card", 1, 2)
    assert refused["code"] == "not_held"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_file"),
        ("good evening", "pbn_no_games"),
        ("pn|a,b,c,d|", "lin_no_deals"),
        ('{"format": "vintik.match/1", "game": "vint", "deals": []}', "no_finished_deal"),
    ],
)
def test_texts_that_hold_nothing(server: Server, text: str, code: str) -> None:
    found = read(server, text, 422)
    assert found["code"] == code


def test_an_unfinished_deal_is_not_shown(server: Server) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    second = json.loads(json.dumps(record["deals"][0]))
    second["dealer"] = {"N": "E", "E": "S", "S": "W", "W": "N"}[second["dealer"]]
    record["deals"].append({**second, "calls": ["1S"], "play": []})
    reviewed = read(server, json.dumps(record))
    assert [len(match["deals"]) for match in reviewed["matches"]] == [1]
    assert len(reviewed["matches"][0]["record"]["deals"]) == 1
    assert post(server, "/deal", {"record": record, "deal": 2}, 422)["code"] == "not_in_record"
    assert post(server, "/call", {"record": record, "deal": 2, "call": 1}, 422)["code"] == "not_in_record"
    assert post(server, "/again", {"record": record, "deal": 2}, 422)["code"] == "not_in_record"
    record["deals"].pop(0)
    assert read(server, json.dumps(record), 422)["code"] == "no_finished_deal"


def test_too_much_is_refused(server: Server) -> None:
    status, body = server.post("/api/review", b"x" * (LONGEST + 1))
    assert (status, json.loads(body)["code"]) == (413, "too_large")
    many = "\n".join([json.dumps(json.loads(EXAMPLE.read_text(encoding="utf-8")))] * (MOST_DEALS + 1))
    assert read(server, many, 422)["code"] == "too_many_deals"


def test_hands_that_are_not_all_there_are_refused(server: Server) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    record["deals"][0]["hands"]["W"] = "..."
    (refused,) = read(server, json.dumps(record))["refused"]
    assert (refused["code"], refused["part"]) == ("not_a_deal", "hands")
    assert post(server, "/deal", {"record": record, "deal": 1}, 422)["code"] == "not_a_deal"


# --- weighing and asking -----------------------------------------------------------------------


def test_a_deal_is_weighed_to_its_result(server: Server) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    judged = post(server, "/deal", {"record": record, "deal": 1})
    steps = judged["steps"]
    assert [step["card"] for step in steps] == record["deals"][0]["play"]
    first = steps[0]
    sign = {"N": 1, "S": 1, "E": -1, "W": -1}
    value = sign[first["seat"]] * max(each["points"] for each in first["judged"])
    for step in steps:
        value -= sign[step["seat"]] * step["lost_points"]
    assert value == 1768 - 1630
    assert len(judged["meanings"]) == len(record["deals"][0]["calls"])
    assert {row["denomination"] for row in judged["makeable"]} == {"NT", "S", "H", "D", "C"}


def test_the_expert_says_what_it_would_have_called_and_says_it_again(server: Server) -> None:
    record = read_pbn(pbn("bridge"))[0]
    ask = {"record": record, "deal": 1, "call": 2}
    judged = post(server, "/call", ask)
    assert judged["made"] == record["deals"][0]["calls"][1]  # type: ignore[index]
    assert judged["considered"][0]["name"] == judged["call"] == judged["meaning"]["call"]
    assert judged["why"]["code"] in ("call_by_system", "call_expects")
    assert post(server, "/call", ask) == judged
    assert post(server, "/call", {**ask, "call": 99}, 422)["code"] == "not_in_record"
    unknown = {**ask, "cards": {"NS": "sayc", "EW": "acol"}}
    assert post(server, "/call", unknown, 422)["code"] == "unknown_convention_card"
    assert (
        post(server, "/deal", {"record": record, "deal": 1, "level": "god"}, 422)["code"] == "unknown_level"
    )


def test_a_record_and_one_of_its_deals_are_written_as_pbn(server: Server) -> None:
    record = read_pbn(pbn("vint"))[1]
    assert not isinstance(record, Exception)
    deals = record["deals"]
    assert isinstance(deals, list)
    scored = score_of(replay(record)[1])["deals"]
    over = [deal for deal, score in zip(deals, scored, strict=True) if score["complete"]]
    text = post(server, "/pbn", {"record": record})["text"]
    assert read_pbn(text) == [{**record, "deals": over}]
    alone = {**record, "deals": deals[1:2]}
    assert read_pbn(post(server, "/pbn", {"record": alone})["text"]) == [alone]


def test_a_lin_file_is_read_with_its_claim_played_on_and_written(server: Server) -> None:
    reviewed = read(server, EVENING)
    assert reviewed["refused"] == []
    claimed, played, passed = (match["deals"][0] for match in reviewed["matches"])
    assert [len(deal["tricks"]) for deal in (claimed, played, passed)] == [13, 13, 0]
    assert sum(winner in "EW" for winner in claimed["row"]["trick_winners"]) == 9
    for match in reviewed["matches"]:
        assert list(read_lin(post(server, "/lin", {"record": match["record"]})["text"])) == [match["record"]]


def test_only_bridge_is_written_as_lin(server: Server) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert post(server, "/lin", {"record": record}, 422)["code"] == "only_bridge"


def test_the_claims_of_a_text_have_so_much_time_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_text, "SETTLING", 0.0)
    first, *others = (content for _, content in matches_of(EVENING))
    assert isinstance(first, RecordRefused) and first.code == "lin_unsettled_claim"
    assert all(isinstance(each, dict) for each in others), "what needs no time is read"


def test_only_so_many_wait() -> None:
    async def ask_all() -> list[object]:
        turnstile = Turnstile(2)
        return list(
            await asyncio.gather(*(turnstile.ask(lambda: 1) for _ in range(4)), return_exceptions=True)
        )

    found = asyncio.run(ask_all())
    assert found[:2] == [1, 1]
    assert [each.code for each in found[2:] if isinstance(each, Problem)] == ["too_busy"] * 2


# --- tables ------------------------------------------------------------------------------------


def finish(player: Player, deals: int) -> None:
    """Plays until so many deals are on the sheet."""
    while len(player.last["view"]["sheet"]) < deals and not player.over:
        player.play_on(1)


def test_calls_are_read_as_the_record_says_that_each_side_bids(server: Server) -> None:
    (match,) = read(server, EVENING)["matches"][:1]
    record = {**match["record"], "levels": {"S": "beginner", "W": "expert"}}
    judged = post(server, "/deal", {"record": record, "deal": 1})
    by_thumb = [each["readings"][0]["code"].startswith("thumb_") for each in judged["meanings"]]
    seats = [call["seat"] for call in match["deals"][0]["calls"]]
    assert by_thumb == [seat in "NS" for seat in seats] and {True, False} == set(by_thumb)
    found = post(server, "/call", {"record": record, "deal": 1, "call": 1 + by_thumb.index(True)})
    assert found["meaning"]["readings"][0]["code"].startswith("thumb_")
    assert read(server, json.dumps({**match["record"], "levels": {"S": "club"}}))["level"] == "club"
    assert read(server, json.dumps(record))["level"] is read(server, EVENING)["level"] is None


def test_the_finished_deals_of_a_running_match_are_shown_and_the_live_one_never(server: Server) -> None:
    """The attack: ask again and again while a deal is bid and played, in every way there is."""
    seated = server.new_table("vint")
    with server.sit(seated) as player:
        status, body = of_table(server, seated)
        assert (status, body["code"]) == (422, "no_finished_deal")
        finish(player, 1)
        looked = 0
        while looked < 12 and not player.over:
            player.play_on(1)
            player.wait_for_turn()
            view = player.last["view"]
            looked += view["deal"]["phase"] != "over"
            status, body = of_table(server, seated)
            record = server.record(seated)
            (match,) = body["matches"]
            over = len(view["sheet"])
            assert status == 200 and match["record"] == record
            assert [deal["number"] for deal in match["deals"]] == list(range(1, over + 1))
            assert len(record["deals"]) == over
            for part in ("deal", "again"):
                ask = {"record": record, "deal": over + 1}
                assert post(server, f"/{part}", ask, 422)["code"] == "not_in_record"
        assert looked > 3


def test_only_a_seat_of_the_table_may_look(server: Server) -> None:
    seated = server.new_table("bridge")
    assert of_table(server, seated, "another")[1]["code"] == "unknown_token"
    assert of_table(server, {**seated, "table": "none"})[1]["code"] == "unknown_table"


def test_the_players_of_the_table_are_known(server: Server) -> None:
    seated = server.new_table("bridge", level="beginner")
    with server.sit(seated) as player:
        finish(player, 1)
    status, body = of_table(server, seated)
    assert status == 200 and body["level"] == "beginner" and body["cards"] is None


def test_a_deal_is_dealt_again(server: Server) -> None:
    record = read_pbn(pbn("vint"))[1]
    assert not isinstance(record, Exception)
    ask = {"record": record, "deal": 2, "seat": "E", "level": "beginner"}
    seated = post(server, "/again", ask, 201)
    assert seated["seat"] == "E" and seated["sequence"] is None
    with server.sit(seated) as player:
        deal = player.last["view"]["deal"]
        dealt = record["deals"][1]  # type: ignore[index]
        assert (deal["dealer"], deal["number"]) == (dealt["dealer"], 1)
        assert sorted(deal["hands"]["E"]["cards"]) == sorted(c.name for c in Hand.parse(dealt["hands"]["E"]))
        assert player.last["view"]["sheet"] == []
        finish(player, 2)
    again = server.record(seated)
    assert again["deals"][0]["hands"] == dealt["hands"]
    assert again["deals"][1]["hands"] != record["deals"][2]["hands"]  # type: ignore[index]


def test_what_cannot_be_dealt_again(server: Server) -> None:
    record = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    assert (
        post(server, "/again", {"record": record, "deal": 1, "level": "god"}, 422)["code"] == "unknown_level"
    )
    seated = server.new_table("vint-1000", {"variant": "tournament"})
    with server.sit(seated) as player:
        finish(player, 1)
    body = of_table(server, seated)[1]
    assert body["matches"][0]["again"] is False
    sealed = {"record": body["matches"][0]["record"], "deal": 1}
    assert post(server, "/again", sealed, 422)["code"] == "sealed_deal"
