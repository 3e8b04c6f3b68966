"""Taking back at a table of one person: again and again, with what computer players did since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.logs import MIXED, SOUTH, bid, serving
from tests.serving import Player, Server
from vintik.cards import Seat


def acts(player: Player) -> list[dict[str, Any]]:
    """The calls and cards of the deal that stand."""
    deal = player.last["view"]["deal"]
    tricks = [*deal["tricks"], *([deal["trick"]] if deal["trick"] else [])]
    return [*deal["auction"]["calls"], *(card for trick in tricks for card in trick["cards"])]


def take_back(player: Player) -> None:
    player.move({"do": "take_back"})
    assert player.hear()["events"][0]["type"] == "taken_back"


@pytest.mark.parametrize("game", ["vint", "vint-1000"])
def test_again_and_again_to_the_beginning_of_the_deal(tmp_path: Path, web: Path, game: str) -> None:
    """And whoever then acts as before is answered as before: nothing is drawn anew, nothing was learnt."""
    log = bid(game, Seat.S, MIXED, "")
    with serving(tmp_path, web, log) as server, server.sit(SOUTH) as player:
        player.wait_for_turn()
        assert player.offers["take_back"] is False
        first = player.last["view"]
        moves: list[tuple[dict[str, Any], dict[str, object]]] = []
        while not player.last["view"]["deal"]["tricks"]:
            move: dict[str, object] = {"do": "call", "call": "1NT"} if not moves else player.simple_move()
            moves.append((player.last["view"], move))
            player.move(move)
            player.hear()
            player.wait_for_turn()
        after = acts(player)
        for view, _ in reversed(moves):
            take_back(player)
            assert player.last["view"] == view
        assert player.last["view"] == first
        assert player.offers["take_back"] is False
        for view, move in moves:
            assert player.last["view"] == view
            player.move(move)
            player.hear()
            player.wait_for_turn()
        assert acts(player) == after


def test_b31_declarer_takes_back_dummys_card_and_the_own(tmp_path: Path, web: Path) -> None:
    log = bid("bridge", Seat.S, MIXED, "1NT Pass Pass Pass")
    with serving(tmp_path, web, log) as server, server.sit(SOUTH) as player:
        hands = []
        for _ in range(4):
            player.wait_for_turn()
            hands.append(player.offers["hand"])
            player.play_on(1)
        player.wait_for_turn()
        assert set(hands) == {"N", "S"}
        for hand in reversed(hands):
            take_back(player)
            assert player.offers["hand"] == hand
        take_back(player)  # the bid
        assert player.last["view"]["deal"]["hands"]["N"] == {"cards": [], "unseen": 13}
        assert acts(player) == []
        assert player.offers["take_back"] is False


def test_not_once_the_deal_is_over(tmp_path: Path, web: Path) -> None:
    log = bid("bridge", Seat.S, MIXED, "1NT Pass Pass Pass")
    with serving(tmp_path, web, log) as server, server.sit(SOUTH) as player:
        player.wait_for_turn()
        player.move({"do": "claim", "tricks": 0})
        player.hear()
        assert player.over
        assert player.offers["take_back"] is False
        player.move({"do": "take_back"})
        assert player.hear()["code"] == "no_take_back"


def test_m6_never_in_a_tournament(server: Server) -> None:
    with server.sit(server.new_table("vint-1000", {"variant": "tournament"})) as player:
        for _ in range(6):
            player.play_on(1)
            player.wait_for_turn()
            assert player.offers["take_back"] is False
            player.move({"do": "take_back"})
            assert player.hear()["code"] == "no_take_back"
