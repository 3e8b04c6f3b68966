"""Endings that the oracle takes a second for, with its answers: tests/data/endings.jsonl.

Made again by `python -m tests.solver.stored_endings` (some minutes). A line has the position as
`Position.parse` takes it, `cards` (tricks by card), a table of `points` (as many rows as can be needed) with
`need`, and `worth` (points by card).
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.conftest import DATA, json_lines
from tests.solver.endings import TABLES, endings
from vintik.cards import Card, Denomination
from vintik.solver import Position, Values, reference

NAME = "endings.jsonl"
NOT_READ = (2**31 - 1, -(2**31), 0)
"""A row of points that no answer may depend on."""


class Stored(NamedTuple):
    position: Position
    cards: dict[Card, int]
    values: Values
    worth: dict[Card, int]


def _made() -> Iterator[dict[str, Any]]:
    rng = random.Random(5)
    for position in endings(seed=4, count=200, cards=(4,)) + endings(seed=5, count=300, cards=(5,)):
        values = rng.choice(TABLES)(rng, position)
        yield {
            "text": str(position),
            "trump": Denomination(position.trump).name,
            "leader": position.leader.name,
            "trick": " ".join(card.name for card in position.trick),
            "cards": {card.name: tricks for card, tricks in reference.cards(position).items()},
            "points": values.points[: position.tricks_left + 1],
            "need": values.need,
            "worth": {card.name: worth for card, worth in reference.worth(position, values).cards.items()},
        }


@cache
def stored_endings() -> tuple[Stored, ...]:
    return tuple(
        Stored(
            Position.parse(line["text"], line["trump"], line["leader"], line["trick"]),
            _by_card(line["cards"]),
            Values((*line["points"], *[NOT_READ] * (14 - len(line["points"]))), line["need"]),
            _by_card(line["worth"]),
        )
        for line in json_lines(NAME)
    )


def _by_card(answers: dict[str, int]) -> dict[Card, int]:
    return {Card.parse(name): answer for name, answer in answers.items()}


if __name__ == "__main__":
    with (DATA / NAME).open("w", encoding="utf-8") as file:
        for line in _made():
            file.write(json.dumps(line) + "\n")
