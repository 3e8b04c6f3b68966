"""Vintik's solver against endplay (DDS 2.9): rates, tails, memory and threads, over the same random deals.

    python benchmarks/solver.py [--quick] [--only abc] [--seed 1] [--rounds 7] [--slow]

Both run in turn in this process, one thread each, in processor time. endplay is measured at its best: the C
structures of its library are filled before the clock starts and read after it stopped; of vintik's calls the
making of `Position` objects is left out, everything else counts. All answers are compared; if one differs, or
a required figure is missed, the exit code is 1. Required is twice endplay's rate in (a) to (d); the aim is
three times.

    (a) full tables of 20 results            (e) the deal with four voids, memory capped at 32 MB
    (b) single solves of full deals          (f) peak memory, in processes of their own
    (c) all legal cards, 8 to 10 cards left  (g) two threads against one
    (d) 25 layouts of one position
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

from _solver.boards import (
    FOUR_VOIDS,
    FOUR_VOIDS_TABLE,
    deals,
    layouts,
    middles,
    openings,
    written,
)
from _solver.contenders import CAP, MEGABYTE, Contender, Job, Vintik
from _solver.duel import Disagreement, Report, agree, duel, together
from _solver.peer import Endplay
from replay import processor

from vintik.solver import Position

TRUTH = Path(__file__).parents[1] / "tests" / "data" / "midplay_truth.csv"
VOIDS_LIMIT = 5.0
"""Seconds for the deal with four voids."""
THREADS_LIMIT = 0.6
"""Wall time of two threads, one thread's being 1."""
MEMORY_REST = 4 * MEGABYTE
"""What may be needed beside the table whose size is capped."""
LAYOUTS = 25


@dataclass(frozen=True)
class Sizes:
    """How much work one round is."""

    rounds: int
    tables: int
    solves: int
    one_by_one: int
    positions: int
    groups: int
    full_groups: int
    memory: tuple[int, int]
    threads: tuple[int, int]
    """Rounds and tables."""


NORMAL = Sizes(7, 12, 80, 200, 800, 12, 3, (20, 400), (3, 100))
QUICK = Sizes(3, 4, 25, 40, 300, 6, 1, (5, 200), (2, 20))


class Benchmark:
    def __init__(self, sizes: Sizes, rounds: int, seed: str, slow: bool) -> None:
        self.sizes, self.rounds, self.seed, self.slow = sizes, rounds, seed, slow
        self.quick = sizes is QUICK
        self.report = Report()
        self.endplay, self.vintik = Endplay(), Vintik()
        self.contenders: tuple[Contender, Contender] = self.endplay, self.vintik

    def rng(self, label: str) -> Random:
        return Random(f"{self.seed}/{label}")

    def work(self, label: str, make: Callable[[Random], Sequence[Any]]) -> list[Sequence[Any]]:
        """New deals or positions for each round."""
        return [make(self.rng(f"{label}/{number}")) for number in range(self.rounds)]

    def a(self) -> None:
        count = self.sizes.tables
        rounds = self.work("tables", lambda rng: deals(rng, count))
        title = f"(a) full tables of 20 results, {count} random deals a round"
        duel(self.report, title, "tables", self.contenders, rounds, lambda each, work: each.tables(work))

    def b(self) -> None:
        count = self.sizes.solves
        rounds = self.work("solves", lambda rng: openings(rng, count))
        title = f"(b) single solves: full deal, one denomination, one leader; {count} a round"
        duel(self.report, title, "solves", self.contenders, rounds, lambda each, work: each.tricks(work))
        self.one_by_one(openings(self.rng("one by one"), self.sizes.one_by_one))

    def one_by_one(self, positions: Sequence[Position]) -> None:
        """The times of calls with one position each."""
        taken: dict[str, list[float]] = {each.name: [] for each in self.contenders}
        for position in positions:
            jobs = [each.single(position) for each in self.contenders]
            for each, job in zip(self.contenders, jobs, strict=True):
                taken[each.name].append(1000 * self.report.time(job).processor)
            agree("(b) one by one", [position], *(job.answers() for job in jobs))
        print(f"    one position a call, {len(positions)} calls:")
        for name, times in taken.items():
            cuts = statistics.quantiles(times, n=20)
            print(
                f"    {name:8} mean {statistics.fmean(times):.1f} ms, p50 {cuts[9]:.1f}, p95 {cuts[18]:.1f}",
                flush=True,
            )
        peer, ours = (statistics.fmean(times) for times in taken.values())
        print(f"    ratio    of the means {peer / ours:.2f}", flush=True)

    def c(self) -> None:
        count = self.sizes.positions
        rounds = self.work("cards", lambda rng: middles(rng, count))
        title = f"(c) tricks of all legal cards, 8 to 10 cards left, {count} positions a round"
        self.cards(title, "positions", rounds)
        if TRUTH.exists():
            positions, truth = written(TRUTH)
            title = f"(c) the {len(positions)} positions of {TRUTH.name}"
            for each in self.contenders:
                job = each.cards(positions)
                job.run()
                agree(title, positions, truth, job.answers())
            self.cards(title, "positions", [positions] * self.rounds)

    def d(self) -> None:
        for left, count in ((9, self.sizes.groups), (13, self.sizes.full_groups)):
            rounds = [
                [
                    position
                    for group in range(count)
                    for position in layouts(self.rng(f"layouts/{left}/{number}/{group}"), left, LAYOUTS)
                ]
                for number in range(self.rounds)
            ]
            what = f"{LAYOUTS} layouts of one position a call, {left} cards left, {count} calls a round"
            self.cards(f"(d) all legal cards: {what}", "layouts", rounds, LAYOUTS)
            duel(
                self.report,
                f"(d) tricks only: {what}",
                "layouts",
                self.contenders,
                rounds,
                lambda each, work: calls(each.tricks, work, LAYOUTS),
            )

    def cards(
        self, title: str, unit: str, rounds: Sequence[Sequence[Position]], a_call: int | None = None
    ) -> None:
        duel(
            self.report,
            title,
            unit,
            self.contenders,
            rounds,
            lambda each, work: calls(each.cards, work, a_call or len(work)),
        )

    def e(self) -> None:
        title = "(e) full table of the deal with four voids"
        job = self.vintik.tables([FOUR_VOIDS], memory=CAP)
        taken = self.report.time(job).processor
        agree(title, [FOUR_VOIDS], [FOUR_VOIDS_TABLE], job.answers())
        verdict = self.report.verdict(f"{title}: {taken:.2f} s", taken < VOIDS_LIMIT)
        print(
            f"{title}\n    vintik   {taken:.2f} s with {CAP // MEGABYTE} MB; under {VOIDS_LIMIT} s: {verdict}"
        )
        if self.slow:
            job = self.endplay.tables([FOUR_VOIDS])
            slow = self.report.time(job).processor
            agree(title, [FOUR_VOIDS], [FOUR_VOIDS_TABLE], job.answers())
            print(f"    endplay  {slow:.1f} s, {slow / taken:.0f} times as long")
        else:
            print("    endplay  needs about two minutes: --slow")

    def f(self) -> None:
        tables, positions = self.sizes.memory
        print(f"(f) peak memory for {tables} tables and {positions} positions, beyond that after the imports")
        for name in ("endplay", "vintik"):
            self.memory(name)
        if not self.quick:
            self.memory("vintik", "voids")

    def memory(self, name: str, *extra: str) -> None:
        """Peak memory of a contender that works in a process of its own."""
        if not Path("/proc/self/status").exists():
            print(f"    {name:8} cannot be told on this system")
            return
        amounts = [self.seed, *map(str, self.sizes.memory), *extra]
        command = [sys.executable, "-m", "_solver.memory", name, *amounts]
        done = subprocess.run(
            command, cwd=Path(__file__).parent, check=True, stdout=subprocess.PIPE, text=True
        )
        imported, peak = map(int, done.stdout.split())
        line = f"    {name:8} {peak / MEGABYTE:.1f} MB; the import {imported / MEGABYTE:.1f} MB"
        if extra:
            line += ", the deal with four voids included"
        if name == "vintik":
            limit = CAP + MEMORY_REST
            verdict = self.report.verdict(f"(f) {line.strip()}", peak <= limit)
            line += f"; at most {CAP // MEGABYTE} MB and {MEMORY_REST // MEGABYTE} MB beside: {verdict}"
        print(line, flush=True)

    def g(self) -> None:
        rounds, count = self.sizes.threads
        title = f"(g) two threads against one, {count} tables, wall time"
        if (os.cpu_count() or 1) < 2:
            print(f"{title}: needs two cores")
            return
        work = deals(self.rng("threads"), count)
        jobs = {threads: Vintik(threads).tables(work) for threads in (1, 2)}
        times: dict[int, list[float]] = {1: [], 2: []}
        for number in range(rounds):
            for threads in (2, 1) if number % 2 else (1, 2):
                # The report's own clock would count both threads as a breach of the single one.
                times[threads].append(Report().time(jobs[threads]).wall)
        agree(title, work, jobs[1].answers(), jobs[2].answers())
        shares = [two / one for one, two in zip(times[1], times[2], strict=True)]
        share = statistics.median(shares)
        verdict = self.report.verdict(f"{title}: {share:.2f}", share <= THREADS_LIMIT)
        print(title)
        print(
            f"    one thread {statistics.median(times[1]):.2f} s, two {statistics.median(times[2]):.2f} s; "
            f"share median {share:.2f} (min {min(shares):.2f}, max {max(shares):.2f}); "
            f"at most {THREADS_LIMIT}: {verdict}",
            flush=True,
        )


def calls(ask: Callable[[Sequence[Position]], Job], work: Sequence[Position], size: int) -> Job:
    """The work in calls of so many positions."""
    return together([ask(work[first : first + size]) for first in range(0, len(work), size)])


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="less work and three rounds: under 30 s in all")
    parser.add_argument("--only", metavar="LETTERS", default="abcdefg", help="these sections, such as abc")
    parser.add_argument("--seed", default="1", help="of all deals and positions (1)")
    parser.add_argument("--rounds", type=int, help=f"{NORMAL.rounds}, or {QUICK.rounds} with --quick")
    parser.add_argument("--slow", action="store_true", help="(e) for endplay too: about two minutes")
    options = parser.parse_args()
    if not options.only or set(options.only) - set("abcdefg"):
        parser.error("--only takes letters from a to g")
    if options.rounds is not None and options.rounds < 1:
        parser.error("--rounds is at least 1")
    return options


def main() -> int:
    options = asked()
    sizes = QUICK if options.quick else NORMAL
    benchmark = Benchmark(sizes, options.rounds or sizes.rounds, options.seed, options.slow)
    report = benchmark.report
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    threads = benchmark.endplay.threads()
    endplay, vintik = version("endplay"), version("vintik")
    print(
        f"endplay {endplay} (DDS 2.9): threads {threads}; its C structures filled and read outside the clock"
    )
    print(f"vintik {vintik}: threads 1; Python values in and out, only its positions made outside the clock")
    try:
        for letter in sorted(set(options.only)):
            getattr(benchmark, letter)()
    except Disagreement as difference:
        print(f"DISAGREEMENT {difference}")
        return 1
    if report.busiest:
        verdict = report.verdict("one thread each", report.busiest <= 1.05)
        doubt = " (but the machine was busy, which hides threads)" if report.busiest < 0.9 else ""
        print(f"processor time by wall time, at most {report.busiest:.2f}: one thread each {verdict}{doubt}")
    for missed in report.missed:
        print(f"MISSED {missed}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
