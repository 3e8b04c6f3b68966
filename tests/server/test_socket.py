"""The protocol of docs/protocol.md at a real socket."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import PATIENCE, Player, Server


def refused(player: Player) -> dict[str, object]:
    """The next refusal; updates may come before it."""
    while (message := player.hear())["type"] != "refused":
        pass
    return message


def test_the_first_message_is_a_snapshot_with_the_first_deal(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        snapshot = player.last
        assert snapshot["type"] == "snapshot"
        assert [event["type"] for event in snapshot["events"]][:2] == ["match_started", "dealt"]
        assert snapshot["events"][-1]["seq"] == snapshot["seq"]
        hands = snapshot["view"]["deal"]["hands"]
        assert len(hands["S"]["cards"]) == 13 and hands["S"]["unseen"] == 0
        assert all(hands[seat]["cards"] == [] and hands[seat]["unseen"] == 13 for seat in "NEW")
        kinds = {seat: chair["kind"] for seat, chair in snapshot["seats"].items()}
        assert kinds == {"N": "computer", "E": "computer", "S": "person", "W": "computer"}


def test_the_snapshot_tells_what_bids_are_worth(server: Server) -> None:
    """V4.1 and V4.9; in Bridge tricks have no value of their own, and vulnerability counts (B4.6)."""
    with server.sit(server.new_table("vint")) as player:
        bids = player.last["bids"]
        assert [bid["bid"] for bid in bids[:6]] == ["1S", "1C", "1D", "1H", "1NT", "2S"]
        assert len(bids) == 35
        assert bids[11] == {"bid": "3C", "needs": 9, "trick_value": 26, "one_short": 1500}
    with server.sit(server.new_table("bridge", {"vulnerable": "NS"})) as player:
        assert player.last["bids"][0] == {"bid": "1C", "needs": 7, "trick_value": None, "one_short": 100}


@pytest.mark.parametrize(
    ("first", "code", "closed_with"),
    [
        ({"type": "sit", "token": "wrong"}, "unknown_token", 4401),
        ({"type": "snapshot"}, "sit_first", 4400),
        ({"type": "sit"}, "bad_message", 4400),
        ("sit", "bad_message", 4400),
    ],
)
def test_who_does_not_prove_a_seat_is_turned_away(
    server: Server, first: object, code: str, closed_with: int
) -> None:
    with server.socket(server.new_table("vint")["table"]) as socket:
        socket.send(json.dumps(first))
        assert json.loads(socket.recv(PATIENCE))["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == closed_with


def test_a_token_of_another_table_proves_nothing(server: Server) -> None:
    one, other = server.new_table("vint"), server.new_table("vint")
    with server.socket(one["table"]) as socket:
        socket.send(json.dumps({"type": "sit", "token": other["token"]}))
        assert json.loads(socket.recv(PATIENCE))["code"] == "unknown_token"


def test_an_unknown_table_is_told(server: Server) -> None:
    with server.socket("nowhere") as socket:
        socket.send(json.dumps({"type": "sit", "token": "x"}))
        assert json.loads(socket.recv(PATIENCE))["code"] == "unknown_table"


def test_a_move_is_an_update_with_the_events_it_caused(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        before = player.last["seq"]
        player.move({"do": "call", "call": "Pass"})
        update = player.hear()
        assert update["type"] == "update"
        assert update["events"] == [{"seq": before + 1, "type": "call_made", "seat": "S", "call": "Pass"}]
        assert update["seq"] == before + 1


def test_a_double_click_is_refused_not_played_twice(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        seq = player.last["seq"]
        player.move({"do": "call", "call": "Pass"}, seq)
        player.move({"do": "call", "call": "Pass"}, seq)
        assert refused(player)["code"] == "stale_move"
        player.wait_for_turn()
        calls = player.last["view"]["deal"]["auction"]["calls"]
        mine = [call for call in calls if call["seat"] == "S"]
        assert len(mine) == 1


@pytest.mark.parametrize("shift", [-1, 1, 1000, -1000])
def test_a_move_against_another_state_is_refused(server: Server, shift: int) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        before = player.last
        player.move({"do": "call", "call": "Pass"}, before["seq"] + shift)
        message = refused(player)
        assert (message["code"], message["id"], message["seq"]) == ("stale_move", "m", before["seq"])
        player.say({"type": "snapshot"})
        assert player.hear()["view"] == before["view"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"do": "call", "call": "X"}, "no_doubles"),
        ({"do": "play", "card": "SA"}, "auction_not_over"),
        ({"do": "deal"}, "deal_not_over"),
        ({"do": "claim"}, "auction_not_over"),
        ({"do": "call", "call": "8S"}, "bad_message"),
        ({"do": "call"}, "bad_message"),
        ({"do": "play", "card": "1S"}, "bad_message"),
        ({"do": "dance"}, "bad_message"),
        ({"do": "call", "call": "Pass", "seat": "N"}, "bad_message"),
        (None, "bad_message"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    server: Server, move: dict[str, object], code: str
) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        before = player.last
        player.move(move)
        assert refused(player)["code"] == code
        player.say({"type": "snapshot"})
        snapshot = player.hear()
        assert (snapshot["seq"], snapshot["view"]) == (before["seq"], before["view"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 5000,
        '{"type": "move"}',
        '{"type": "sit", "token": "x"}',
        "\0",
        "é" * 3000,
    ],
)
def test_nonsense_is_answered_and_the_game_goes_on(server: Server, text: str) -> None:
    with server.sit(server.new_table("bridge")) as player:
        player.wait_for_turn()
        player.socket.send(text)
        assert refused(player)["code"] in ("bad_message", "already_seated")
        player.play_on(2)
        assert player.last["seq"] > 3


def test_a_binary_frame_is_nonsense_too(server: Server) -> None:
    with server.sit(server.new_table("bridge")) as player:
        player.socket.send(b"\x00\x01")
        assert refused(player)["code"] == "bad_message"


def test_a_giant_message_closes_the_socket_and_harms_nobody(server: Server) -> None:
    seated = server.new_table("vint")
    with server.sit(seated) as player:
        player.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            while True:
                player.hear()
    with server.sit(seated) as player:
        player.play_on(1)


@pytest.mark.parametrize("moves", [1, 3, 6, 9])
def test_a_reconnect_finds_the_table_as_it_was(server: Server, moves: int) -> None:
    seated = server.new_table("bridge")
    with server.sit(seated) as player:
        player.play_on(moves)
        player.wait_for_turn()
        before = player.last
    with server.sit(seated) as again:
        assert again.last["type"] == "snapshot"
        assert (again.last["seq"], again.last["view"]) == (before["seq"], before["view"])
        assert again.last["offers"] == before["offers"]


def test_a_second_window_is_the_same_player(server: Server) -> None:
    seated = server.new_table("vint")
    with server.sit(seated) as one, server.sit(seated) as two:
        one.wait_for_turn()
        while two.last["seq"] < one.last["seq"]:
            two.hear()
        one.move({"do": "call", "call": "Pass"})
        assert one.hear()["events"] == two.hear()["events"]


def test_a_call_can_be_taken_back_in_a_table_of_one_person(server: Server) -> None:
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        assert player.offers["take_back"] is False
        calls = player.last["view"]["deal"]["auction"]["calls"]
        player.move({"do": "call", "call": player.offers["calls"][-1]})
        player.hear()
        player.wait_for_turn()
        assert player.offers["take_back"] is True
        player.move({"do": "take_back"})
        update = player.hear()
        assert update["events"][0]["type"] == "taken_back"
        assert update["view"]["deal"]["auction"]["calls"] == calls


def test_m6_nothing_is_taken_back_in_a_tournament(server: Server) -> None:
    with server.sit(server.new_table("vint-1000", {"variant": "tournament"})) as player:
        player.play_on(1)
        player.wait_for_turn()
        assert player.offers["take_back"] is False
        player.move({"do": "take_back"})
        assert refused(player)["code"] == "no_take_back"
