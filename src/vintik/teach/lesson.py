"""A lesson: a prepared match that the learner plays from one seat, stopping where something is said.

It is a file in `lessons/`: a match record, and the stops. The engine plays the record, so that every
position, every offer and every number is its own. The words are in the catalogues: the message `NAME-SAY`,
and `NAME-SAY-other` for a choice that the lesson does not take.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from vintik.cards import Seat
from vintik.game import View
from vintik.game.events import CallMade, CardPlayed, Event
from vintik.game.rules import Rules
from vintik.record import replay
from vintik.teach.facts import fact

LESSONS = ("first",)
_FOLDER = Path(__file__).parent / "lessons"


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the lesson waits. `after`: calls and cards so far; `wanted`: the call or card of the learner with
    which it goes on, None where it only waits until the comment was read; `choice`: whether the learner could
    do anything else."""

    after: int
    say: str
    facts: Mapping[str, int]
    wanted: str | None
    choice: bool


@dataclass(frozen=True)
class Lesson:
    """`steps[n]`: the events that lead to the table after n calls and cards; the first deals."""

    name: str
    seat: Seat
    rules: Rules
    steps: tuple[tuple[Event, ...], ...]
    stops: tuple[Stop, ...]

    def view(self, after: int) -> View:
        """What the learner sees after so many calls and cards."""
        log = [event for step in self.steps[: after + 1] for event in step]
        return View.of(self.rules, log, self.seat)


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name, one of `LESSONS`; raises `KeyError`."""
    if name not in LESSONS:
        raise KeyError(name)
    data = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    log, table = replay(data["match"])
    made = Lesson(name, Seat.parse(data["seat"]), table.rules, _steps(log), ())
    return Lesson(
        made.name, made.seat, made.rules, made.steps, tuple(_stop(made, each) for each in data["stops"])
    )


def _steps(log: tuple[Event, ...]) -> tuple[tuple[Event, ...], ...]:
    """The log, parted before each call and each card."""
    steps: list[tuple[Event, ...]] = [()]
    for event in log:
        if isinstance(event, CallMade | CardPlayed):
            steps.append((event,))
        else:
            steps[-1] += (event,)
    return tuple(steps)


def _stop(made: Lesson, data: Mapping[str, object]) -> Stop:
    after, wanted, facts = data["after"], data.get("wanted"), data.get("facts", {})
    if not isinstance(after, int) or not isinstance(facts, Mapping) or not isinstance(wanted, str | None):
        raise TypeError(f"lesson {made.name}: {data}")
    view = made.view(after)
    numbers = {name: fact(source, view) for name, source in facts.items()}
    offers = view.offers
    choice = wanted is not None and len(offers.calls) + len(offers.cards) > 1
    return Stop(after, str(data["say"]), numbers, wanted, choice)
