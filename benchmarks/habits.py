"""Fits the shares of `vintik.players.beliefs.shares`: how often players follow which habit.

    python benchmarks/habits.py [deals]

Half of the deals of each game are played by beginners, half by players of the style `club`. Shares are
fitted to the cards played by expectation and maximisation, and printed as rows of the table, with the
number of cards and the mean logarithm of a card's chance before (any card alike) and after.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from random import Random

import numpy as np
from cardplay import Thinker, auctioned, beginners_card, played
from numpy.typing import NDArray

from vintik.games import rules_for
from vintik.players.beliefs.cards import Situation, chances, situation_of, turns
from vintik.players.beliefs.shares import MISTAKES
from vintik.players.style import CLUB

ROUNDS = 200


def observed(deals: int) -> dict[Situation, list[NDArray[np.float64]]]:
    """For each card played with a choice: its chance under each habit."""
    found: dict[Situation, list[NDArray[np.float64]]] = defaultdict(list)
    thinker = Thinker(CLUB)
    for game in ("vint", "vint-1000", "bridge"):
        rules = rules_for(game)
        for number in range(deals):
            begun = auctioned(rules, Random(f"habits {game} {number}"))
            if begun is None:
                continue
            play = (beginners_card, thinker.card)[number % 2]
            tables = []
            played(
                rules,
                begun,
                [play, play],
                str(number),
                lambda table, card, tables=tables: tables.append(table),
            )
            deal = tables[-1].deal
            for turn in turns(deal.play, deal.auction):
                if turn.seat is deal.play.dummy:
                    continue
                hand = begun.deal[turn.seat].mask & ~turn.own
                each = chances(turn, deal.play, np.array([hand], np.uint64))[:, 0]
                if each[-1] < 1:
                    found[situation_of(turn, deal.play)].append(each)
    return found


def fitted(cards: NDArray[np.float64]) -> NDArray[np.float64]:
    """`cards`: (n, habits). Shares of the habits, the last one at least `MISTAKES`."""
    shares = np.full(cards.shape[1], 1 / cards.shape[1])
    for _ in range(ROUNDS):
        owed = cards * shares
        shares = (owed / owed.sum(1, keepdims=True)).mean(0)
        shares[-1] = max(shares[-1], MISTAKES)
        shares /= shares.sum()
    return shares


if __name__ == "__main__":
    for situation, rows in sorted(observed(int(sys.argv[1]) if len(sys.argv) > 1 else 100).items()):
        cards = np.array(rows)
        shares = fitted(cards)
        before, after = np.log(cards[:, -1]).mean(), np.log(cards @ shares).mean()
        row = ", ".join(f"{each:.2f}" for each in shares)
        print(f"    {situation}: ({row}),  # {len(rows)} cards, {before:.2f} to {after:.2f}")
