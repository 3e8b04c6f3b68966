"""How much memory one contender needs for a fixed piece of work; to be run in a process of its own.

    python -m _solver.memory endplay|vintik seed tables positions [voids]

Prints bytes: what the import of the contender added, and the work's peak beyond that. The kernel's mark for
this program is read instead of `ru_maxrss`, which a child inherits from its parent.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from _solver.boards import FOUR_VOIDS, deals, middles
from _solver.contenders import Contender, Vintik


def resident(field: str) -> int:
    """`VmRSS`, now, or `VmHWM`, the peak, in bytes."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith(field + ":"):
            return 1024 * int(line.split()[1])
    raise LookupError(field)


def contender_of(name: str) -> Contender:
    if name == "vintik":
        return Vintik()
    from _solver.peer import Endplay

    return Endplay()


def main(name: str, seed: str, tables: int, positions: int, voids: bool) -> None:
    before = resident("VmRSS")
    contender = contender_of(name)
    rng = Random(f"{seed}/memory")
    jobs = [contender.tables(deals(rng, tables)), contender.cards(middles(rng, positions))]
    if voids:
        jobs.append(contender.tables([FOUR_VOIDS]))
    imported = resident("VmRSS")
    for job in jobs:
        job.run()
    print(imported - before, resident("VmHWM") - imported)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), "voids" in sys.argv[5:])
