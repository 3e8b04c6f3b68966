"""What goes over the wire during whole matches, read by an attacker who keeps everything."""

from __future__ import annotations

import json

import pytest

from tests.serving import Server
from tests.wire import check_nothing_hidden
from vintik.server.security import new_secret


@pytest.mark.parametrize(
    ("game", "options"),
    [("vint", {}), ("vint-1000", {"variant": "old"}), ("bridge", {"vulnerable": "Both"})],
)
def test_no_hidden_card_is_sent_in_a_whole_match(
    server: Server, game: str, options: dict[str, object]
) -> None:
    checked = 0
    while checked < 1000:  # a Bridge deal that all four pass shows little
        seated = server.new_table(game, options)
        with server.sit(seated) as player:
            while not player.over:
                player.play_on(1)
                player.say({"type": "snapshot"})
                player.hear()
        checked += check_nothing_hidden(player.messages, server.record(seated))
        for secret in (seated["token"], "secret", "seed", "a test"):
            assert not any(secret in text for text in player.messages)


def test_the_check_finds_a_leak(server: Server) -> None:
    """A test of the test: one card of West's in one message is seen."""
    seated = server.new_table("bridge")
    with server.sit(seated) as player:
        while not player.over:
            player.play_on(1)
    record = server.record(seated)
    west = record["deals"][0]["hands"]["W"]
    leak = json.loads(player.messages[0])
    leak["view"]["deal"]["hands"]["W"]["cards"] = [west]
    with pytest.raises(AssertionError):
        check_nothing_hidden([json.dumps(leak)], record)


def test_the_record_of_a_deal_in_progress_shows_nothing_of_it(server: Server) -> None:
    """Deals that all four passed are over, and in it."""
    seated = server.new_table("vint")
    with server.sit(seated) as player:
        player.play_on(2)
        player.wait_for_turn()
        while player.last["view"]["deal"]["phase"] == "over":
            player.play_on(1)
            player.wait_for_turn()
        finished = server.record(seated)["deals"]
        assert len(finished) == len(player.last["view"]["sheet"])
        (own,) = (hand["cards"] for hand in player.last["view"]["deal"]["hands"].values() if hand["cards"])
        assert own and own not in [deal["hands"]["S"] for deal in finished]


def test_deals_come_from_256_random_bits() -> None:
    """A seed of 32 bits could be found by dealing them all."""
    secrets = {new_secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}
