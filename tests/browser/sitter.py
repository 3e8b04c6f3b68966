"""A person at the table: looks for buttons by their names, clicks, and keeps what came over the wire."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, FloatRect, Locator, Page, WebSocket

PATIENCE = 30.0
"""Seconds that anything at the table may take."""
Choice = Callable[[list[str]], str]


def first(names: list[str]) -> str:
    return names[0]


def box(thing: Locator) -> FloatRect:
    """Where something is on the page, once it is there: a page that makes way for the next has no places."""
    deadline = time.monotonic() + PATIENCE
    while True:
        thing.wait_for()
        place = thing.bounding_box()
        if place is not None:
            return place
        assert time.monotonic() < deadline, f"{thing} has no place"


class Sitter:
    """`received` are the texts of all sockets in order; `faults` the errors of the browser's console."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.received: list[str] = []
        self.sent: list[str] = []
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._listen)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(message.text)

    @property
    def newest(self) -> dict[str, Any]:
        """The newest snapshot or update that has come."""
        return next(
            message
            for text in reversed(self.received)
            if (message := json.loads(text))["type"] in ("snapshot", "update")
        )

    # --- what there is to see --------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name, exact=True)

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Confirm"))

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result", exact=True)

    @property
    def over(self) -> bool:
        return self.result.is_visible()

    def choices(self, group: str) -> list[str]:
        """The names of the buttons of a group that can be pressed now."""
        names: list[str] = self.page.evaluate(
            """name => [...document.querySelectorAll('[role=group], fieldset')]
                .filter(group => group.getAttribute('aria-label') === name)
                .flatMap(group => [...group.querySelectorAll('button')])
                .filter(button => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
                .map(button => button.getAttribute('aria-label') ?? button.textContent.trim())""",
            group,
        )
        return names

    def wait(self, ready: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < deadline, f"waited in vain for {what}"
            self.page.wait_for_timeout(20)

    # --- what can be done ------------------------------------------------------------------------

    def start(self, game: str) -> None:
        """From the home page to a new table of `game` (`Vint`, `Vint to 1000`, `Bridge`)."""
        self.page.goto(self.url)
        self.button(f"Play {game}").click()
        self.group("Your hand").wait_for()

    def turn(self) -> str:
        """Waits until there is something to do: `call`, `card`, `dummy`, `next deal` or `result`."""
        found = ""

        def look() -> bool:
            nonlocal found
            if self.over:
                found = "result"
            elif self.button("Next deal").is_visible():
                found = "next deal"
            elif self.choices("Your call"):
                found = "call"
            elif self.choices("Your hand"):
                found = "card"
            elif self.choices("Dummy"):
                found = "dummy"
            return bool(found)

        self.wait(look, "something to do")
        return found

    def choose(self, group: str, name: str) -> None:
        """Selects a card or call and confirms it; waits until the move is on the table."""
        moves = len(self.sent)
        self.group(group).get_by_role("button", name=name, exact=True).click()
        self.confirm.click()
        self.wait(lambda: len(self.sent) > moves, "the move to be sent")

    def act(self, call: Choice = first, card: Choice = first) -> str:
        """Does whatever there is to do, and says what it was."""
        turn = self.turn()
        if turn == "call":
            self.choose("Your call", call(self.choices("Your call")))
        elif turn in ("card", "dummy"):
            group = "Your hand" if turn == "card" else "Dummy"
            self.choose(group, card(self.choices(group)))
        elif turn == "next deal":
            self.button("Next deal").click()
            self.wait(lambda: not self.button("Next deal").is_visible(), "the next deal")
        return turn

    def play_until(self, done: Callable[[str], bool], call: Choice = first, card: Choice = first) -> None:
        """Acts until `done`, asked with what there is to do next."""
        while not done(self.turn()):
            self.act(call, card)

    def record(self) -> dict[str, Any]:
        """What the link `Export record` downloads."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name="Export record").click()
        record: dict[str, Any] = json.loads(download.value.path().read_text(encoding="utf-8"))
        return record
