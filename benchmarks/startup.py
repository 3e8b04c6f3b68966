"""How long `vintik score` takes from nothing to the score of one match. To stay under half a second."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 15
LIMIT = 0.5
RECORD = Path(__file__).parents[1] / "docs" / "examples" / "v6.json"


def seconds() -> float:
    begun = time.perf_counter()
    subprocess.run(
        [sys.executable, "-m", "vintik", "score", "--json", str(RECORD)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return time.perf_counter() - begun


def main() -> int:
    seconds()
    taken = sorted(seconds() for _ in range(ROUNDS))
    median = statistics.median(taken)
    print(
        f"vintik score, one match, start to end: median {median:.3f} s of {ROUNDS} runs "
        f"(min {taken[0]:.3f}, max {taken[-1]:.3f}); limit {LIMIT} s"
    )
    return median > LIMIT


if __name__ == "__main__":
    sys.exit(main())
