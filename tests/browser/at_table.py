"""What tests of the table share: settings, the way to the cards, moves sent, and where things are."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.sitter import Sitter

Box = dict[str, float]


def change(person: Sitter, **settings: str) -> None:
    """Settings as this browser keeps them; the page is opened again."""
    person.page.evaluate(
        "settings => localStorage.setItem('vintik.settings', JSON.stringify(settings))", settings
    )
    person.page.reload()
    person.group("Your hand").wait_for()


def to_cards(person: Sitter) -> None:
    """Passes until there is a card to play."""
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")


def card(person: Sitter, name: str) -> Any:
    return person.group("Your hand").get_by_role("button", name=name, exact=True)


def moves(person: Sitter) -> list[dict[str, Any]]:
    return [message for text in person.sent if (message := json.loads(text))["type"] == "move"]


def boxes(person: Sitter, selector: str) -> list[Box]:
    """Where everything of a kind is that can be seen."""
    found: list[Box] = person.page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .map(element => element.getBoundingClientRect())
            .filter(({width, height}) => width > 0 && height > 0)
            .map(({x, y, width, height}) => ({x, y, width, height}))""",
        selector,
    )
    return found


def apart(one: Box, other: Box) -> float:
    """Pixels between two boxes; negative where they overlap."""
    return max(
        other["x"] - one["x"] - one["width"],
        one["x"] - other["x"] - other["width"],
        other["y"] - one["y"] - one["height"],
        one["y"] - other["y"] - other["height"],
    )
