"""A whole game by clicking, with reloads in the middle, compared with the score of the exported record."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.sitter import Sitter
from tests.wire import check_nothing_hidden
from vintik.record import replay, score_of

SIDES = {"NS": "North–South", "EW": "East–West"}


def reload_here(person: Sitter) -> None:
    """A reload that must change nothing of what the person may do."""

    def seen() -> tuple[list[str], list[str], list[str]]:
        return person.choices("Your call"), person.choices("Your hand"), person.choices("Dummy")

    before = seen()
    person.page.reload()
    person.group("Your hand").wait_for()
    person.turn()
    assert seen() == before


def cards_on_table(person: Sitter) -> int:
    """How many cards the newest message shows in the trick."""
    trick = person.newest["view"]["deal"]["trick"]
    return len(trick["cards"]) if trick else 0


def play_to_the_end(person: Sitter, declare: bool = False) -> bool:
    """Plays to the result, with a reload in the first auction and one in the middle of a trick.

    With `declare` the person makes the highest bid of all in the first deal, and so plays it. Returns whether
    there was such a trick: a person who is dummy, or passes out a single deal, never gets to play.
    """
    in_auction = in_trick = False
    bid = not declare

    def call(names: list[str]) -> str:
        nonlocal bid
        wanted, bid = ("pass" if bid else names[-1]), True
        return wanted

    while (turn := person.turn()) != "result":
        if turn == "call" and not in_auction:
            in_auction = True
            reload_here(person)
        elif turn in ("card", "dummy") and not in_trick and cards_on_table(person) in (1, 2, 3):
            in_trick = True
            reload_here(person)
        person.act(call)
    assert in_auction
    return in_trick


def check_the_end(person: Sitter) -> dict[str, Any]:
    """Result and sheet show what the exported record comes to, and nothing hidden was ever sent.

    Returns the score of the record.
    """
    record = person.record()
    _, table = replay(record)
    score = score_of(table)
    assert score["finished"] is True
    assert check_nothing_hidden(person.received, record) >= 13 * len(record["deals"])
    result = person.result.inner_text()
    assert str(score["margin"]) in numbers(result)
    if score["winner"] is not None:
        assert SIDES[score["winner"]] in result
    written = numbers(person.page.get_by_role("region", name="Sheet", exact=True).inner_text())
    for deal in score["deals"]:
        for item in deal["items"]:
            assert str(item["points"]) in written, f"{item} is not on the sheet"
            written.remove(str(item["points"]))
    return score


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u00a0\u202f](?=\d{3})", "", text))
