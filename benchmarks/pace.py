"""How fast the computer players are: processor time of a deal among club players, and of an expert's call.

    python benchmarks/pace.py [deals]

For each game: seconds for a deal of four club players from the first call to the last card, and that of the
auction alone, both as means; then how long a call of an expert takes, the median and 95 of a hundred, in
milliseconds. Deals are the first ones of matches. One more goes before them and is not counted, in which
what is needed once is read.
"""

from __future__ import annotations

import gc
import os
import sys
from random import Random
from statistics import quantiles
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import SEATS, shuffled
from vintik.cli import SELDOM
from vintik.game import Command, View
from vintik.games import GAMES, rules_for
from vintik.lab.playing import bid_deal, play_match
from vintik.players import PLAYERS, safe_act


class Timed:
    """Four players of a level; `calls`: the seconds that each call took."""

    def __init__(self, level: str, number: int) -> None:
        self._player = PLAYERS[level]
        self._lots = {seat: Random(f"pace {number} {seat.name}") for seat in SEATS}
        self.calls: list[float] = []

    def act(self, view: View) -> Command:
        began = process_time()
        act = safe_act(self._player, view, self._lots[view.seat])
        if view.table.deal is not None and view.table.deal.play is None:
            self.calls.append(process_time() - began)
        return act.command


def deal(game: str, level: str, number: int, played: bool) -> tuple[float, list[float]]:
    """Seconds for a deal, and for each of its calls."""
    rules, dealer = rules_for(game), SEATS[number % 4]
    cards = list(shuffled(f"pace {number}".encode(), "deal"))
    players = Timed(level, number)
    began = process_time()
    if played:
        play_match(rules, dealer, lambda _: cards, players.act, 1)
    else:
        bid_deal(rules, dealer, cards, players.act)
    return process_time() - began, players.calls


def main(deals: int) -> None:
    gc.set_threshold(SELDOM)
    print(f"{deals} deals   club: s a deal  auction   expert: ms a call  95 %")
    for game in GAMES:
        club = [deal(game, "club", number, True) for number in range(deals + 1)][1:]
        expert = [deal(game, "expert", number, False) for number in range(deals + 1)][1:]
        whole = sum(seconds for seconds, _ in club) / deals
        auction = sum(sum(calls) for _, calls in club) / deals
        cuts = quantiles((1000 * each for _, calls in expert for each in calls), n=20)
        print(f"{game:14} {whole:15.3f} {auction:8.3f} {cuts[9]:19.1f} {cuts[18]:5.1f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
