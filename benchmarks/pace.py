"""How fast the computer players are: processor time of an expert's and a club player's acts.

    python benchmarks/pace.py [deals]

For each game, deals are played by four club players and by four experts: seconds for a deal from the first
call to the last card, then, for a call, an opening lead and any other card, the mean and 95 of a hundred in
milliseconds; at last how many times faster the club player is, by the means. Only cards where there is a
choice count. Deals are the first ones of matches. One more goes before them and is not counted, in which what
is needed once is read.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import defaultdict
from random import Random
from statistics import fmean, quantiles
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import SEATS, shuffled
from vintik.cli import SELDOM
from vintik.game import Command, View
from vintik.games import GAMES, rules_for
from vintik.lab.playing import play_match
from vintik.players import PLAYERS, safe_act

LEVELS = ("expert", "club")
ACTS = ("call", "lead", "card")


class Timed:
    """Four players of a level; `seconds` that each act took, by kind."""

    def __init__(self, level: str, number: int) -> None:
        self._player = PLAYERS[level]
        self._lots = {seat: Random(f"pace {number} {seat.name}") for seat in SEATS}
        self.seconds: dict[str, list[float]] = defaultdict(list)

    def act(self, view: View) -> Command:
        began = process_time()
        act = safe_act(self._player, view, self._lots[view.seat])
        took = process_time() - began
        deal = view.table.deal
        assert deal is not None
        if deal.play is None:
            self.seconds["call"].append(took)
        elif len(view.offers.cards) > 1:
            self.seconds["card" if deal.play.cards_played else "lead"].append(took)
        return act.command


def deal(game: str, level: str, number: int) -> dict[str, list[float]]:
    """Seconds for each act of a deal, by kind, and for the deal itself."""
    rules, dealer = rules_for(game), SEATS[number % 4]
    cards = list(shuffled(f"pace {number}".encode(), "deal"))
    players = Timed(level, number)
    began = process_time()
    play_match(rules, dealer, lambda _: cards, players.act, 1)
    players.seconds["deal"].append(process_time() - began)
    return players.seconds


def measured(game: str, level: str, deals: int) -> dict[str, list[float]]:
    deal(game, level, 0)
    found: dict[str, list[float]] = defaultdict(list)
    for number in range(1, deals + 1):
        for kind, seconds in deal(game, level, number).items():
            found[kind].extend(seconds)
    return found


def main(deals: int) -> None:
    gc.set_threshold(SELDOM)
    print(f"{deals} deals; s a deal; ms: mean, 95 %" + "".join(f"{act:>15}" for act in ACTS))
    for game in GAMES:
        means: dict[str, list[float]] = {}
        for level in LEVELS:
            found = measured(game, level, deals)
            means[level] = [fmean(found[act]) for act in ACTS]
            line = f"{game:14}{level:10}{fmean(found['deal']):14.3f}"
            for act in ACTS:
                line += f"{1000 * fmean(found[act]):8.1f}{1000 * quantiles(found[act], n=20)[18]:7.0f}"
            print(line, flush=True)
        faster = (f"{expert / club:8.1f}{'':7}" for expert, club in zip(*means.values(), strict=True))
        print(f"{game:14}{'times faster':24}" + "".join(faster), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
