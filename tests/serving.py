"""A real server in a process of its own, and a player at a real socket."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
"""Seconds to wait for anything before a test fails."""


class Server:
    """`python -m vintik.server` on a free port, with its database in `folder`."""

    def __init__(self, folder: Path, **settings: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("VINTIK_")}
        environment |= {"VINTIK_PORT": "0", "VINTIK_DATABASE": f"sqlite:///{folder / 'matches.sqlite'}"}
        environment |= {f"VINTIK_{name.upper()}": value for name, value in settings.items()}
        self.errors = (folder / "errors.txt").open("a+")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vintik.server"],
            env={**environment, "VINTIK_LANGUAGE": "en"},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert "http://" in told, self.said()
        self.url = told[told.index("http://") :].split("/ ")[0]

    def said(self) -> str:
        """What the server has written to standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self) -> None:
        """`kill -9`."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._let_go()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self._let_go()

    def _let_go(self) -> None:
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()

    def get(self, path: str) -> tuple[int, bytes]:
        return self._ask(urllib.request.Request(self.url + path))

    def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        return self._ask(urllib.request.Request(self.url + path, data=body, method="POST"))

    def _ask(self, request: urllib.request.Request) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return int(answer.status), bytes(answer.read())
        except urllib.error.HTTPError as fault:
            with fault:
                return int(fault.code), bytes(fault.read())

    def new_table(
        self, game: str, options: Mapping[str, object] | None = None, level: str = "beginner"
    ) -> dict[str, str]:
        """`{"table", "seat", "token"}` of a table with one person and three players of a level at it."""
        body = json.dumps({"game": game, "options": dict(options or {}), "cut": "a test", "level": level})
        status, answer = self.post("/api/tables", body.encode())
        assert status == 201, answer
        seated: dict[str, str] = json.loads(answer)
        return seated

    def record(self, seated: Mapping[str, str]) -> dict[str, Any]:
        status, answer = self.get(f"/api/tables/{seated['table']}/record?token={seated['token']}")
        assert status == 200, answer
        record: dict[str, Any] = json.loads(answer)
        return record

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        """A bare socket at a table, nothing said yet."""
        address = f"ws{self.url[4:]}/api/tables/{table}/socket"
        with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
            yield socket

    @contextmanager
    def sit(self, seated: Mapping[str, str]) -> Iterator[Player]:
        with self.socket(seated["table"]) as socket:
            yield Player(socket, seated["token"])


class Player:
    """A person at a socket. `messages` are all texts received, `last` the newest snapshot or update."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.messages: list[str] = []
        self.last: dict[str, Any] = {}
        self.say({"type": "sit", "token": token})
        self.hear()

    def say(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.messages.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.last = message
        return message

    @property
    def offers(self) -> dict[str, Any]:
        offers: dict[str, Any] = self.last["offers"]
        return offers

    @property
    def to_act(self) -> bool:
        return bool(self.offers["calls"] or self.offers["cards"] or self.offers["deal"])

    @property
    def over(self) -> bool:
        return bool(self.last["view"]["match"]["over"])

    def wait_for_turn(self) -> None:
        """Until this player has something to do, or the match is over."""
        while not self.to_act and not self.over:
            self.hear()

    def move(self, move: Mapping[str, object], seq: int | None = None) -> None:
        """Sends a move made against what was last heard, or against `seq`."""
        against = self.last["seq"] if seq is None else seq
        self.say({"type": "move", "id": "m", "seq": against, "move": move})

    def simple_move(self) -> dict[str, object]:
        """The first call, card or deal offered."""
        if self.offers["deal"]:
            return {"do": "deal"}
        if self.offers["calls"]:
            return {"do": "call", "call": self.offers["calls"][0]}
        return {"do": "play", "card": self.offers["cards"][0]}

    def play_on(self, moves: int) -> None:
        """Makes up to `moves` simple moves, each when it is this player's turn."""
        for _ in range(moves):
            self.wait_for_turn()
            if self.over:
                return
            self.move(self.simple_move())
            self.hear()
