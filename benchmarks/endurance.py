"""Whole matches between computer players in every game and variant: does any act fail or break the rules?

    python benchmarks/endurance.py [--deals N] [--jobs J] [--player NAME] [--only RULES …] [--log FILE]

Four equal players play match after match until `--deals` deals of each set of rules are over. Counted are
acts that failed (the player raised an error and the plainest legal act was taken instead) and acts that the
engine refused. The log has a line for each fifty deals. It stands in the repository, since ten thousand deals
of everything take a processor the better part of a day: a run goes on where the last one stopped, also with
another version of the code; each line names the version that played it.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import SEATS, Card, shuffled
from vintik.cli import SELDOM
from vintik.game import Command, Refusal, Rules, View
from vintik.games import GAMES
from vintik.lab.playing import play_match
from vintik.players import safe_act
from vintik.players.outside import invited

ROOT = Path(__file__).parents[1]
CHUNK = 50
RULES = tuple(f"{game.name}/{variant}" for game in GAMES.values() for variant in game.variants)

Counts = Counter[str]


def rules_of(name: str) -> Rules:
    game, variant = name.split("/")
    return GAMES[game].build(GAMES[game].variants[variant])


def chunk(player: str, name: str, number: int) -> Counts:
    """What happened in fifty deals."""
    gc.set_threshold(SELDOM)
    counts: Counts = Counter()
    lots = Random(f"endurance {name} {number}")
    rules = rules_of(name)
    with invited(player) as sits:

        def act(view: View) -> Command:
            found = safe_act(sits, view, lots)
            counts["acts"] += 1
            counts["failed"] += found.why.code == "fallback"
            return found.command

        match = 0
        while counts["deals"] < CHUNK:
            match += 1
            secret = f"endurance {name} {number} {match}".encode()
            dealer = rules.first_dealer or SEATS[lots.randrange(4)]
            left = CHUNK - counts["deals"]

            def pack(deal: int, secret: bytes = secret) -> Iterable[Card]:
                return shuffled(secret, f"{deal}")

            try:
                table = play_match(rules, dealer, pack, act, left)
            except Refusal:
                counts["refused"] += 1
                counts["deals"] += 1
            else:
                counts["deals"] += len(table.sheet.deals)
                counts["matches"] += table.sheet.over
    return counts


def version() -> str:
    """The commit of the code that plays."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


def report(done: dict[tuple[str, int], Counts]) -> None:
    print(f"{'':40}{'deals':>8}{'matches ended':>15}{'acts':>10}{'failed':>8}{'refused':>9}")
    for name in RULES:
        total: Counts = Counter()
        for (of, _), counts in done.items():
            if of == name:
                total.update(counts)
        if total["deals"]:
            print(
                f"{name:40}{total['deals']:>8,}{total['matches']:>15,}{total['acts']:>10,}"
                f"{total['failed']:>8}{total['refused']:>9}"
            )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--deals", type=int, default=1000, help="of each set of rules")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--player", default="club")
    asked.add_argument("--only", nargs="+", choices=RULES, default=list(RULES), metavar="RULES")
    asked.add_argument("--log", type=Path, default=ROOT / "benchmarks" / "endurance.jsonl")
    wanted = asked.parse_args()
    done: dict[tuple[str, int], Counts] = {}
    if wanted.log.exists():
        for line in wanted.log.read_text().splitlines():
            entry = json.loads(line)
            if entry["player"] == wanted.player:
                done[entry["rules"], entry["chunk"]] = Counter(entry["counts"])
    chunks = range(-(-wanted.deals // CHUNK))
    left = [(name, number) for number in chunks for name in wanted.only if (name, number) not in done]
    code = version()
    with ProcessPoolExecutor(wanted.jobs) as workers, wanted.log.open("a") as log:
        running = {workers.submit(chunk, wanted.player, *each): each for each in left}
        for count, finished in enumerate(as_completed(running), start=1):
            (name, number), counts = running[finished], finished.result()
            done[name, number] = counts
            entry = {
                "player": wanted.player,
                "rules": name,
                "chunk": number,
                "code": code,
                "counts": counts,
            }
            log.write(json.dumps(entry) + "\n")
            log.flush()
            print(f"\r{count} of {len(left)}", end="", file=sys.stderr)
    print(file=sys.stderr)
    report(done)


if __name__ == "__main__":
    main()
