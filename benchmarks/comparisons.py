"""The players compared, and each part of the expert's thinking left out: the figures of docs/players.md.

    python benchmarks/comparisons.py [--pairs N] [--jobs J] [--only NAME …] [--logs FOLDER]

Every comparison is a run of the arena with a log of its own in FOLDER (build/comparisons unless said
otherwise): stopped at any time, it goes on from there, and more pairs are added to those played. A line is
printed for each: points (in Bridge IMPs too) of A over B a deal, with the standard error. `vintik arena` with
the same setting tells more.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from vintik.lab.arena import play
from vintik.lab.report import Report
from vintik.lab.setting import Setting

ROOT = Path(__file__).parents[1]
HALF, FULL, TWICE = "call_worlds=24", "call_worlds=48", "call_worlds=96"
CARDS_HALF, CARDS, CARDS_TWICE = (
    "card_worlds=8,lead_worlds=8",
    "card_worlds=16,lead_worlds=16",
    "card_worlds=32,lead_worlds=32",
)


def levels() -> dict[str, Setting]:
    """Level against level."""
    return {
        "expert-beginner": Setting("vint", "expert", "beginner", 1),
        "expert-club": Setting("vint", "expert", "club", 1),
        "club-beginner": Setting("vint", "club", "beginner", 1),
        "vint-1000": Setting("vint-1000", "expert", "beginner", 1),
        "rubbers": Setting("vint", "club", "beginner", 1, form="matches"),
        "cards-vint": Setting("vint", "expert", "beginner", 1, form="cards", errors=True),
        "cards-bridge": Setting("bridge", "expert", "beginner", 1, form="cards", errors=True),
        "bridge-played": Setting("bridge", "expert", "beginner", 1),
    }


def bridge_calls() -> dict[str, Setting]:
    """Bridge auctions alone: against the beginner's, and against the bidding table without judgement."""
    return {
        "bridge-dd": Setting("bridge", "expert", "beginner", 1, form="auctions"),
        "bridge-table": Setting("bridge", "expert", "expert:judgement=no", 1, form="auctions"),
    }


def calls() -> dict[str, Setting]:
    """The expert's auction with something changed, against the whole; nothing is played."""
    whole = f"expert:{FULL}"
    base = Setting("vint", whole, whole, 2, form="auctions")
    return {
        "calls-unread": replace(base, b=f"{whole},read_calls=no"),
        "calls-by-table": replace(base, b=f"{whole},judgement=no"),
        "calls-half": replace(base, b=f"expert:{HALF}"),
        "calls-twice": replace(base, a=f"expert:{TWICE}"),
    }


def cards() -> dict[str, Setting]:
    """The expert's play with something changed, against the whole, in the same contracts."""
    whole = f"expert:{CARDS}"
    vint = Setting("vint", whole, whole, 3, form="cards")
    return {
        "cards-calls-unread": replace(vint, b=f"{whole},read_calls=no"),
        "cards-unread": replace(vint, b=f"{whole},read_cards=no"),
        "cards-in-tricks": replace(vint, b=f"{whole},points=no"),
        "cards-half": replace(vint, b=f"expert:{CARDS_HALF}"),
        "cards-twice": replace(vint, a=f"expert:{CARDS_TWICE}"),
        "cards-no-repair": replace(vint, b=f"{whole},repair=no"),
        "cards-no-signals": replace(vint, b=f"{whole},signals=no"),
    }


COMPARISONS = levels() | bridge_calls() | calls() | cards()


def line(name: str, report: Report) -> str:
    points, players = report.points, report.players
    found = f"{name:20} {points.n:5} pairs  {points.mean:+8.1f} ± {points.error or 0:5.1f} points"
    if report.imps is not None:
        found += f"  {report.imps.mean:+6.2f} ± {report.imps.error or 0:4.2f} IMPs"
    failed = players["A"].illegal_or_failed + players["B"].illegal_or_failed
    return found + (f"  {failed} FAILED ACTS" if failed else "")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--pairs", type=int, default=100)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--only", nargs="+", choices=COMPARISONS, default=list(COMPARISONS), metavar="NAME")
    asked.add_argument("--logs", type=Path, default=ROOT / "build" / "comparisons")
    wanted = asked.parse_args()
    wanted.logs.mkdir(parents=True, exist_ok=True)
    for name in wanted.only:
        log = wanted.logs / f"{name}.jsonl"
        print(line(name, play(COMPARISONS[name], wanted.pairs, jobs=wanted.jobs, log=log)), flush=True)


if __name__ == "__main__":
    main()
