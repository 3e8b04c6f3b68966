"""Computer players think beside the event loop: meanwhile the server answers."""

from __future__ import annotations

from time import monotonic

from tests.serving import Server

WORST = 1.0
"""Seconds that an answer may take on a busy machine."""


def test_the_server_answers_while_experts_think(server: Server) -> None:
    seated = server.new_table("vint", level="expert")
    with server.sit(seated) as player:
        for _ in range(2):
            player.wait_for_turn()
            bid = next(call for call in player.offers["calls"] if call != "Pass")
            player.move({"do": "call", "call": bid})  # after a pass the deal might be over
            heard = len(player.messages)
            waits: list[float] = []
            began = monotonic()
            while monotonic() - began < 1.5:
                asked = monotonic()
                assert server.get("/api/games")[0] == 200
                waits.append(monotonic() - asked)
            assert max(waits) < WORST
            assert len(waits) > 20
            player.hear()
            player.wait_for_turn()
            assert len(player.messages) >= heard + 2  # one's own act, and those of experts
