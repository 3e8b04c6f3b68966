"""What each legal card takes in each imagined world, in points of the game and match or in tricks.

The solver answers as if everybody saw all the cards from the next card on. This module knows neither how
likely the worlds are found nor how one chooses by the answers.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Card, Hand
from vintik.game import View
from vintik.players.beliefs.worlds import Worlds
from vintik.players.cardplay.equals import groups
from vintik.players.cardplay.judge import Answer, Judge
from vintik.players.style import Style

TOGETHER = 8
"""Worlds solved before it is asked whether there is time for more."""
MOST_HARD = 5
"""After so many worlds that were given up no more are begun: the deal is one of the rare hard ones."""
LONG = 11
"""Tricks left with which worlds can be hard."""
TIMES = {13: 1, 12: 1, 11: 2, 10: 4, 9: 6}
MOST_TIMES = 8
"""By tricks left, and with fewer: how many times the worlds of a full hand are solved in the same time."""


@dataclass(frozen=True)
class Prospects:
    """`hands`: uint64 (n, 4), what N, E, S, W hold in each world; `weights`: (n,), sum 1; `cards`: the k
    legal cards; `values`: (n, k), points (or tricks) of our side in the whole deal; `tricks`: (n, k), from
    here on.
    """

    hands: NDArray[np.uint64]
    weights: NDArray[np.float64]
    cards: tuple[Card, ...]
    values: NDArray[np.float64]
    tricks: NDArray[np.float64]


def prospects(view: View, judge: Judge, worlds: Worlds, style: Style, rng: Random) -> Prospects:
    """The worth of each legal card in as many of the worlds as the style has time for.

    The same worlds, style and rng give the same answer, unless the style has a limit in seconds.
    """
    began = time.monotonic()
    deal = view.table.deal
    assert deal is not None and deal.play is not None
    hands, weights = drawn(worlds.held(deal), worlds.weights, worlds_wanted(view, style), rng)
    positions = [judge.position(each) for each in hands.tolist()]
    tables = [judge.values(each) for each in positions]
    answers: list[Answer] = []
    hurried = style.seconds is not None or 13 - len(judge.won) >= LONG
    together = TOGETHER if hurried else len(hands)
    while len(answers) < len(positions):
        part = slice(len(answers), len(answers) + together)
        answers += judge.solved(positions[part], tables[part])
        late = style.seconds is not None and time.monotonic() - began > style.seconds
        if late or sum(not each.exact for each in answers) >= MOST_HARD:
            break
    exact = [place for place, each in enumerate(answers) if each.exact] or list(range(len(answers)))
    values = np.array([[answers[place].cards[card] for card in judge.cards] for place in exact])
    tricks = judge.tricks([tables[place] for place in exact], values)
    kept = weights[exact]
    return Prospects(hands[exact], kept / kept.sum(), judge.cards, values, tricks)


def worlds_wanted(view: View, style: Style) -> int:
    """How many worlds are solved for the card to be played now; none where there is nothing to choose."""
    deal, offers = view.table.deal, view.offers
    if deal is None or deal.play is None or offers.hand is None:
        return 0
    gone = Hand.of(card for trick in deal.play.tricks for card in trick.cards)
    if len(groups(offers.cards, deal.holdings[offers.hand].known, gone)) < 2:
        return 0
    if deal.play.cards_played == 0:
        return style.lead_worlds
    return style.card_worlds * TIMES.get(13 - len(deal.play.tricks), MOST_TIMES)


def drawn(
    hands: NDArray[np.uint64], weights: NDArray[np.float64], wanted: int, rng: Random
) -> tuple[NDArray[np.uint64], NDArray[np.float64]]:
    """The different worlds, if there are no more than `wanted`; else so many draws by weight, evenly spread.

    In random order: any first part is as good as another. Returns hands (n, 4) and weights (n,), sum 1.
    """
    different, place = np.unique(hands, axis=0, return_inverse=True)
    chance = np.bincount(place.reshape(-1), weights, len(different))
    if len(different) > wanted:
        edges = np.cumsum(chance) / chance.sum()
        taken = np.searchsorted(edges, (np.arange(wanted) + rng.random()) / wanted)
        chance = np.bincount(np.minimum(taken, len(different) - 1), minlength=len(different)).astype(float)
    order = list(range(len(different)))
    rng.shuffle(order)
    kept = np.array([each for each in order if chance[each] > 0])
    return different[kept], chance[kept] / chance.sum()
