"""A socket that hears a table: what waits to be sent to it."""

from __future__ import annotations

import asyncio

from vintik.cards import Seat
from vintik.server.messages import ServerMessage

BACKLOG = 256
"""Updates a listener may be behind before it is let go; it gets a snapshot when it comes back."""


class Listener:
    """One socket of one seat. `queue` holds what it has to be sent; None tells it to hang up."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[ServerMessage | None] = asyncio.Queue(BACKLOG + 1)

    def send(self, message: ServerMessage) -> None:
        if self.queue.qsize() >= BACKLOG:
            self.hang_up()
        else:
            self.queue.put_nowait(message)

    def hang_up(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
