"""Claims at the table: settled at once if they are certain, and no way to find out where cards lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.logs import MIXED, ONE_SUIT_EACH, SOUTH, bid, serving
from tests.serving import Player, Server
from vintik.cards import Seat
from vintik.server.seating import Chair, Seating
from vintik.server.security import fingerprint

LEADING = "1NT " + "Pass " * 12
"""East bids and twelve passes follow, so South leads (V2.5)."""


def answer(player: Player, code: str | None = None) -> dict[str, object]:
    """The next message: an update, or a refusal with this code."""
    message = player.hear()
    assert message["type"] == ("update" if code is None else "refused"), message
    assert message.get("code") == code
    return message


@pytest.mark.parametrize("tricks", [None, 13])
def test_a_claim_is_settled_at_once_by_playing_the_rest(
    tmp_path: Path, web: Path, tricks: int | None
) -> None:
    """C6: the log still holds all 13 tricks."""
    with (
        serving(tmp_path, web, bid("vint", Seat.E, ONE_SUIT_EACH, LEADING)) as server,
        server.sit(SOUTH) as player,
    ):
        assert player.offers["claim"] is True
        player.move({"do": "claim", "tricks": tricks})
        update = player.hear()
        assert [event["type"] for event in update["events"]] == ["claimed"] + ["card_played"] * 52
        assert update["events"][0]["tricks"] == 13
        (row,) = update["view"]["sheet"]
        assert row["trick_winners"] == ["S"] * 13
        assert row["tricks"] == {"NS": 13, "EW": 0}
        assert [(i["side"], i["points"]) for i in row["items"] if i["kind"] == "slam"] == [("NS", 1000)]
        assert update["offers"]["deal"] is True


@pytest.mark.parametrize(("game", "passes"), [("vint", 12), ("vint-1000", 8), ("bridge", 3)])
def test_in_every_game_one_may_concede_the_rest(tmp_path: Path, web: Path, game: str, passes: int) -> None:
    dealer = Seat.E
    with (
        serving(tmp_path, web, bid(game, dealer, MIXED, "1NT " + "Pass " * passes)) as server,
        server.sit(SOUTH) as player,
    ):
        assert player.offers["claim"] is True
        player.move({"do": "claim", "tricks": 0})
        update = player.hear()
        assert update["events"][0] == {"seq": update["events"][0]["seq"], "type": "claimed"} | {
            "seat": "S",
            "tricks": update["view"]["sheet"][0]["tricks"]["NS"],
        }
        assert len(update["view"]["sheet"][0]["trick_winners"]) == 13
        assert update["view"]["sheet"][0]["tricks"]["NS"] <= 6
        (deal,) = server.record(SOUTH)["deals"]
        assert len(deal["play"]) == 52


def test_a_claim_that_is_not_certain_is_denied_and_heard_by_all(tmp_path: Path, web: Path) -> None:
    """The attack: to claim again and again, also after leaving so that the table is dropped from memory."""
    with serving(tmp_path, web, bid("vint", Seat.E, MIXED, LEADING)) as server:
        with server.sit(SOUTH) as player:
            before = player.last["view"]
            player.move({"do": "claim", "tricks": 12})
            update = answer(player)
            assert [event["type"] for event in player.last["events"]] == ["claim_denied"]
            assert update["view"] == before
            assert player.last["offers"]["claim"] is False
            assert player.last["offers"]["cards"]
            answer(player, "cannot_claim")
            for tricks in (12, 5, 0, None):
                player.move({"do": "claim", "tricks": tricks})
                answer(player, "claimed_before")
        with server.sit(SOUTH) as player:
            assert player.offers["claim"] is False
            player.move({"do": "claim", "tricks": 1})
            answer(player, "claimed_before")
            player.play_on(1)
            player.wait_for_turn()
            finished = len(player.last["view"]["deal"]["tricks"])
            assert player.offers["claim"] is (finished > 0)
            while not player.last["view"]["deal"]["tricks"]:
                player.play_on(1)
            player.wait_for_turn()
            assert player.offers["claim"] is True


def test_a_denial_names_no_card(tmp_path: Path, web: Path) -> None:
    with serving(tmp_path, web, bid("vint", Seat.E, MIXED, LEADING)) as server, server.sit(SOUTH) as player:
        player.move({"do": "claim", "tricks": 12})
        update = answer(player)
        assert update["events"] == [
            {"seq": player.last["seq"], "type": "claim_denied", "seat": "S", "tricks": 12}
        ]
        refused = answer(player, "cannot_claim")
        assert refused["params"] == {}


@pytest.mark.parametrize("tricks", [-1, 14, "5", 2.5, True])
def test_a_claim_of_what_is_no_number_of_tricks(server: Server, tricks: object) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        player.move({"do": "claim", "tricks": tricks})
        answer(player, "bad_message")


def test_a_person_who_is_partner_is_not_conceded_for(tmp_path: Path, web: Path) -> None:
    computer = Chair(level="beginner")
    north, south = (Chair(token=fingerprint(name)) for name in ("north", "token"))
    seating = Seating((north, computer, south, computer), "")
    log = bid("vint", Seat.E, ONE_SUIT_EACH, LEADING)
    with (
        serving(tmp_path, web, log, seating) as server,
        server.sit({"table": "made", "token": "north"}) as partner,
        server.sit(SOUTH) as player,
    ):
        player.move({"do": "claim", "tricks": 4})
        answer(player, "partner_agrees")
        player.move({"do": "claim"})
        assert answer(player)["view"]["sheet"][0]["tricks"]["NS"] == 13  # type: ignore[index]
        assert partner.hear()["events"] == player.last["events"]
