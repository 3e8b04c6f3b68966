"""How far the Standard American card agrees with examples of what people would call.

    python benchmarks/sayc.py [--level table|club|expert] [--topic TOPIC …] [--quiet]

Reads tests/data/sayc_examples.jsonl (or --examples FILE): hands with an auction so far and the call expected.
For those in tests/data/sayc_others.jsonl a call was written down before the card was asked; some have calls
that would `also` do.
Prints each disagreement with the name of the reason and, where both calls were compared in worlds, the points
expected from the one made over the other; the agreement by topic and overall, and how long a call takes.
`table` is the card alone.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from vintik.cli.question import question_of
from vintik.game import MakeCall
from vintik.players import PLAYERS
from vintik.players.style import EXPERT
from vintik.players.thinker import Thinker, Thought
from vintik.record import RecordRefused

EXAMPLES = Path(__file__).parents[1] / "tests" / "data" / "sayc_examples.jsonl"
BY_TABLE = Thinker(EXPERT.changed("judgement=no"))


@dataclass(frozen=True)
class Example:
    """An example and what was called instead; `call` is the expected one where they agree."""

    asked: dict[str, Any]
    call: str
    thought: Thought
    seconds: float

    @property
    def agrees(self) -> bool:
        return bool(self.call == self.asked["expect"])

    @property
    def will_do(self) -> bool:
        return self.agrees or self.call in self.asked.get("also", ())


def answered(asked: dict[str, Any], level: str) -> Example:
    """What a player of `level` calls."""
    question = question_of({"game": "bridge", **asked, "level": "expert"})
    player = BY_TABLE if level == "table" else PLAYERS[level]
    assert isinstance(player, Thinker)
    began = perf_counter()
    thought = player.think(question.view, Random(1))
    seconds = perf_counter() - began
    command = thought.act.command
    assert isinstance(command, MakeCall)
    return Example(asked, command.call.name, thought, seconds)


def _gain(example: Example) -> str:
    """How many points more the call was expected to bring than the example's, where both were compared."""
    compared = {each.call.name: each.points for each in example.thought.calls if each.points is not None}
    chosen, expected = compared.get(example.call), compared.get(example.asked["expect"])
    if chosen is None:
        return ""
    return ": not compared" if expected is None else f": {chosen - expected:+.0f} points"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--level", default="table", choices=["table", "club", "expert"])
    asked.add_argument("--examples", type=Path, default=EXAMPLES)
    asked.add_argument("--topic", nargs="+")
    asked.add_argument("--quiet", action="store_true", help="no single disagreements")
    wanted = asked.parse_args()
    examples = [json.loads(line) for line in wanted.examples.read_text().splitlines()]
    found: dict[str, list[Example]] = defaultdict(list)
    for each in examples:
        if not wanted.topic or each["topic"] in wanted.topic:
            try:
                found[each["topic"]].append(answered(each, wanted.level))
            except RecordRefused as fault:
                print(f"left out, {fault}: {each}")
    for topic, answers in found.items():
        right = sum(each.agrees for each in answers)
        print(f"{right:3} of {len(answers):3}  {topic}")
        for each in answers:
            if not (each.agrees or wanted.quiet):
                calls = " ".join(call.replace("Pass", "p") for call in each.asked["calls"])
                asked_for = f"{each.asked['hand']:18} {each.asked['vulnerable']:4} {calls:28}"
                called = f"{each.call} ({each.thought.calls[0].code})"
                print(f"              {asked_for} {called}, not {each.asked['expect']}{_gain(each)}")
    every = [each for answers in found.values() for each in answers]
    times = np.percentile([each.seconds * 1000 for each in every], [50, 95])
    right = sum(each.agrees for each in every)
    print(f"{sum(each.will_do for each in every)} of {len(every)} with calls that also do")
    print(
        f"{right} of {len(every)}: {right / len(every):.1%};"
        f" milliseconds for a call {times[0]:.1f}, 95 %: {times[1]:.1f}"
    )


if __name__ == "__main__":
    main()
