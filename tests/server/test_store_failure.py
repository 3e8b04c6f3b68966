"""The database is busy for too long: a clear refusal, nothing changed, and the game goes on afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import Server


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody else can write to the database of the server in `folder`."""
    other = sqlite3.connect(folder / "matches.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_again(tmp_path: Path, web: Path) -> None:
    server = Server(tmp_path, web=str(web))
    with server.sit(server.new_table("vint")) as player:
        player.wait_for_turn()
        before = player.last
        with locked(tmp_path):
            player.move({"do": "call", "call": "Pass"})
            refused = player.hear()
            assert (refused["type"], refused["code"]) == ("refused", "store_failed")
            status, answer = server.post("/api/tables", b'{"game": "vint"}')
            assert (status, json.loads(answer)["code"]) == (503, "store_failed")
        player.say({"type": "snapshot"})
        assert player.hear()["view"] == before["view"]
        player.move({"do": "call", "call": "Pass"})
        assert player.hear()["events"][0]["type"] == "call_made"
    server.stop()


def test_computer_players_go_on_when_the_person_sits_down_again(tmp_path: Path, web: Path) -> None:
    server = Server(tmp_path, web=str(web))
    waiting = [server.new_table("vint") for _ in range(12)]
    with locked(tmp_path):
        for seated in waiting:
            with server.sit(seated) as player:
                if player.to_act:
                    continue
                with pytest.raises(ConnectionClosed):
                    player.hear()
                break
    with server.sit(seated) as again:
        assert again.last["seq"] == player.last["seq"]
        again.play_on(2)
        assert again.last["seq"] > player.last["seq"] + 2
    server.stop()
