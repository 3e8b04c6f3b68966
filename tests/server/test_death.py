"""`kill -9` at any moment: nothing that was accepted is lost, and the match goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import Server
from vintik.record import replay


def play_until_it_dies(server: Server, seated: dict[str, str], acts: list[int]) -> list[dict[str, object]]:
    """All events heard before the socket broke; `acts` counts the moves made."""
    heard: dict[int, dict[str, object]] = {}
    try:
        with server.sit(seated) as player:
            while not player.over:
                for event in player.last["events"]:
                    heard[event["seq"]] = event
                if player.to_act:
                    player.move(player.simple_move())
                    acts.append(1)
                player.hear()
    except (ConnectionClosed, OSError):
        pass
    return [heard[seq] for seq in sorted(heard)]


@pytest.mark.parametrize("game", ["vint", "bridge"])
def test_no_accepted_event_is_lost(tmp_path: Path, web: Path, game: str) -> None:
    rng = random.Random(f"death {game}")
    server = Server(tmp_path, web=str(web))
    seated = server.new_table(game)
    acts: list[int] = []
    known: list[dict[str, object]] = []
    for _ in range(6):
        dying = server
        killer = threading.Timer(rng.uniform(0.05, 0.6), dying.kill)
        killer.start()
        heard = play_until_it_dies(dying, seated, acts)
        killer.join()
        known = max(known, heard, key=len)
        server = Server(tmp_path, web=str(web))
        with server.sit(seated) as player:
            assert player.last["events"][: len(known)] == known
            known = player.last["events"]
    with server.sit(seated) as player:
        deadline = time.monotonic() + 60
        while not player.over and time.monotonic() < deadline:
            player.play_on(5)
        assert player.over
        totals = player.last["view"]["match"]["totals"]
    _, table = replay(server.record(seated))
    assert table.sheet.over
    assert {"NS": table.sheet.totals[0], "EW": table.sheet.totals[1]} == totals
    server.stop()
    assert acts
