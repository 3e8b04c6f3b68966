"""Stands between the page and its server on the socket: holds messages back, alters them, cuts the line."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

Alter = Callable[[str], str]


def unaltered(text: str) -> str:
    return text


class WireTap:
    """`holding`: what the server says waits. `alter` is applied to what the page says. Both ends are real."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.alter: Alter = unaltered
        self.sockets: list[WebSocketRoute] = []
        self._held: list[str] = []
        page.route_web_socket(re.compile(r"/socket$"), self._tap)

    def _tap(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        socket.on_message(lambda text: server.send(self.alter(str(text))))
        server.on_message(lambda text: self._hear(socket, str(text)))

    def _hear(self, socket: WebSocketRoute, text: str) -> None:
        if self.holding:
            self._held.append(text)
        else:
            socket.send(text)

    def release(self) -> None:
        """Lets through what was held, in its order."""
        self.holding = False
        for text in self._held:
            self.sockets[-1].send(text)
        self._held.clear()

    def cut(self) -> None:
        """The line drops."""
        self.sockets[-1].close()
