"""Rounds of both contenders on the same work: processor time, ratios, and whether they agree."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from _solver.contenders import Contender, Job

REQUIRED, AIMED = 2.0, 3.0
"""How many times endplay's rate vintik's is to be."""


class Disagreement(Exception):
    """Two answers to one question."""


class Times(NamedTuple):
    processor: float
    wall: float


class Report:
    """Prints results; remembers what was missed and how many cores were busy at once."""

    def __init__(self) -> None:
        self.missed: list[str] = []
        self.busiest = 0.0

    def time(self, job: Job) -> Times:
        """Runs a job; all of the process' processor time counts, whichever thread spent it."""
        wall, processor = time.perf_counter(), time.process_time()
        job.run()
        times = Times(time.process_time() - processor, time.perf_counter() - wall)
        if times.wall > 0.2:
            self.busiest = max(self.busiest, times.processor / times.wall)
        return times

    def verdict(self, what: str, holds: bool) -> str:
        if not holds:
            self.missed.append(what)
        return "holds" if holds else "MISSED"

    def ratios(self, title: str, unit: str, peer: Sequence[float], ours: Sequence[float]) -> None:
        """The rates of each round, of endplay and of vintik; all rounds are the same amount of work."""
        ratios = [mine / other for mine, other in zip(ours, peer, strict=True)]
        middle = statistics.median(ratios)
        together = sum(1 / rate for rate in peer) / sum(1 / rate for rate in ours)
        verdict = self.verdict(f"{title}: {middle:.2f} times", middle >= REQUIRED)
        print(title)
        for name, rates in (("endplay", peer), ("vintik", ours)):
            print(
                f"    {name:8} median {_figure(statistics.median(rates))} {unit}/s "
                f"(min {_figure(min(rates))}, max {_figure(max(rates))})"
            )
        print(
            f"    ratio    median {middle:.2f} (min {min(ratios):.2f}, max {max(ratios):.2f}), "
            f"all rounds as one {together:.2f}; by round " + " ".join(f"{ratio:.2f}" for ratio in ratios)
        )
        print(
            f"    at least {REQUIRED:.0f}: {verdict}; {AIMED:.0f} aimed: "
            f"{'holds' if middle >= AIMED else 'MISSED'}",
            flush=True,
        )


def agree(title: str, work: Sequence[object], peer: Sequence[Any], ours: Sequence[Any]) -> None:
    """Raises `Disagreement` that names the first deal or position of which the answers differ."""
    if len(work) != len(peer) or len(work) != len(ours):
        raise Disagreement(f"{title}: {len(work)} asked, {len(peer)} and {len(ours)} answers")
    for asked, theirs, mine in zip(work, peer, ours, strict=True):
        if theirs != mine:
            raise Disagreement(f"{title}: {asked!r}\n    endplay or the truth: {theirs}\n    vintik: {mine}")


def together(jobs: Sequence[Job]) -> Job:
    """Several calls as one job."""

    def run() -> None:
        for job in jobs:
            job.run()

    return Job(run, lambda: [answer for job in jobs for answer in job.answers()])


def duel(
    report: Report,
    title: str,
    unit: str,
    contenders: Sequence[Contender],
    rounds: Sequence[Sequence[object]],
    job: Callable[[Contender, Sequence[Any]], Job],
) -> None:
    """Endplay and vintik on the same work in each round, first the one, then the other."""
    rates: dict[str, list[float]] = {each.name: [] for each in contenders}
    for number, work in enumerate(rounds):
        jobs = {each.name: job(each, work) for each in contenders}
        order = list(jobs)[:: -1 if number % 2 else 1]
        for name in order:
            rates[name].append(len(work) / report.time(jobs[name]).processor)
        agree(title, work, *(each.answers() for each in jobs.values()))
    report.ratios(title, unit, *rates.values())


def _figure(rate: float) -> str:
    return f"{rate:.1f}" if rate < 1000 else f"{rate:.0f}"
