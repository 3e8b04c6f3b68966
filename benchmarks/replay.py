"""How fast match records are replayed under the rules and scored: matches a second on one core.

`python benchmarks/replay.py` prints machine, then minimum, median and maximum of several rounds over the Vint
matches of tests/data/golden_matches.jsonl, each round in processor time. Required: 100 a second.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vintik.record import replay, score_of

DATA = Path(__file__).parents[1] / "tests" / "data" / "golden_matches.jsonl"
WANTED = 100
"""Matches a second."""


def records(game: str) -> list[Any]:
    """The golden match records of a game, parsed."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    return [match["record"] for match in map(json.loads, lines) if match["record"]["game"] == game]


def rates(matches: Sequence[Any], rounds: int, seconds: float = 0.0) -> list[float]:
    """Matches a second of processor time, for each round; a round goes on for at least `seconds`."""
    found = []
    for _ in range(rounds):
        start, done = time.process_time(), 0
        while done == 0 or time.process_time() - start < seconds:
            for record in matches:
                _, table = replay(record)
                score_of(table)
            done += len(matches)
        found.append(done / (time.process_time() - start))
    return found


def processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def main() -> None:
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}; one core used")
    for game in ("vint", "vint-1000", "bridge"):
        matches = records(game)
        deals = sum(len(record["deals"]) for record in matches)
        rates(matches, 1)  # warm
        found = sorted(rates(matches, 7, 0.5))
        low, middle, high = found[0], statistics.median(found), found[-1]
        print(
            f"{game:10} {len(matches)} matches of {deals / len(matches):.1f} deals: "
            f"min {low:.0f}, median {middle:.0f}, max {high:.0f} matches/s "
            f"(spread {100 * (high - low) / middle:.0f} %), {middle * deals / len(matches):.0f} deals/s"
        )
        if game == "vint":
            verdict = "holds" if low >= WANTED else "MISSED"
            print(f"{'':10} at least {WANTED} Vint matches/s: {verdict}")


if __name__ == "__main__":
    main()
