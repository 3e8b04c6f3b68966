"""One at a time, and only so many may wait: for computing that takes seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from vintik.server.problems import Problem

Found = TypeVar("Found")


class Turnstile:
    """Lets one question through after the other, each into a thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._one = asyncio.Lock()
        self._waiting = 0

    async def ask(self, question: Callable[[], Found]) -> Found:
        """The answer to the question; raises `Problem` while `most` others have none yet."""
        if self._waiting >= self._most:
            raise Problem("too_busy")
        self._waiting += 1
        try:
            async with self._one:
                return await asyncio.to_thread(question)
        finally:
            self._waiting -= 1
