"""M6 `tournament`: a sealed sequence of deals that several tables can play."""

from __future__ import annotations

import json

from tests.serving import Server

TOURNAMENT = {"game": "vint-1000", "options": {"variant": "tournament"}}


def table(server: Server, **more: object) -> dict[str, str]:
    status, answer = server.post("/api/tables", json.dumps({**TOURNAMENT, **more}).encode())
    assert status == 201, answer
    seated: dict[str, str] = json.loads(answer)
    return seated


def deals(server: Server, seated: dict[str, str], first_call: int) -> list[tuple[str, dict[str, str]]]:
    """Dealer and hands of a whole match; the person calls the `first_call`-th of the offers, then passes."""
    with server.sit(seated) as player:
        assert player.last["sequence"] == seated["sequence"]
        player.wait_for_turn()
        player.move({"do": "call", "call": player.offers["calls"][first_call]})
        player.hear()
        while not player.over:
            player.play_on(1)
    return [(deal["dealer"], deal["hands"]) for deal in server.record(seated)["deals"]]


def test_m6_tables_of_one_sequence_have_the_same_deals_whatever_is_called(server: Server) -> None:
    one = table(server, cut="one")
    other = table(server, cut="another", sequence=one["sequence"])
    passed, bid = deals(server, one, 0), deals(server, other, -1)
    both = min(len(passed), len(bid))
    assert both >= 1
    assert passed[:both] == bid[:both]


def test_m6_another_sequence_has_other_deals(server: Server) -> None:
    one, other = table(server), table(server)
    assert one["sequence"] != other["sequence"]
    assert deals(server, one, 0)[0] != deals(server, other, 0)[0]


def test_other_games_have_no_sequences(server: Server) -> None:
    status, answer = server.post("/api/tables", b'{"game": "vint", "sequence": "abc"}')
    assert (status, json.loads(answer)["code"]) == (422, "not_sealed")
    assert server.new_table("vint")["sequence"] is None
