"""Advice as JSON and for people: the act, its reason, what a call says, and what else came into question."""

from __future__ import annotations

from vintik.cli.paper import call_text, card_text
from vintik.cli.saying import meaning_json, meaning_text, reason_json, reason_text
from vintik.game import MakeCall, PlayCard
from vintik.i18n import Words
from vintik.players.advice import Advice

WIDTH = 10
"""Characters of a column of the alternatives."""


def advice_json(advice: Advice, name: str, words: Words) -> dict[str, object]:
    """The act under `name` (a call, a card or `claim`); `meaning` where it is a call."""
    thought = advice.thought
    command = thought.act.command
    found: dict[str, object] = {name: "claim"}
    if isinstance(command, MakeCall):
        found[name] = command.call.name
    elif isinstance(command, PlayCard):
        found[name] = command.card.name
    if advice.meaning is not None:
        found["meaning"] = meaning_json(advice.meaning, words)
    found["why"] = reason_json(thought.act.why, words)
    if isinstance(command, MakeCall):
        calls = [(each.call, each.points) for each in thought.calls] or [(command.call, None)]
        found["alternatives"] = [{"call": call.name, "points": _rounded(points)} for call, points in calls]
    else:
        found["alternatives"] = [
            {"card": each.card.name, "points": _rounded(each.points), "tricks": _rounded(each.tricks)}
            for each in thought.cards
        ]
    if thought.relaxed:
        found["relaxed"] = thought.relaxed
    return found


def print_advice(advice: Advice, words: Words) -> None:
    """The reason, what the call says, and a table of what was compared."""
    thought = advice.thought
    print(words("advice-why", reason=reason_text(thought.act.why, words)))
    if advice.meaning is not None:
        print(words("advice-meaning", meaning=meaning_text(advice.meaning, words)))
    if thought.relaxed:
        print(words("advice-relaxed"))
    rows: list[tuple[str, float | None, float | None]] = [
        (call_text(each.call, words), each.points, None) for each in thought.calls
    ]
    rows += [(card_text(each.card), each.points, each.tricks) for each in thought.cards]
    compared = [row for row in rows if row[1] is not None]
    if not compared:
        return
    tricks = any(row[2] is not None for row in compared)
    heads = [words("advice-points"), *([words("advice-tricks")] if tricks else [])]
    print("  " + " " * WIDTH + "".join(f"{head:>{WIDTH}}" for head in heads))
    for name, points, taken in compared:
        line = f"  {name:<{WIDTH}}{points:>+{WIDTH}.0f}"
        print(line + (f"{taken:>{WIDTH}.1f}" if taken is not None else ""))


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)
