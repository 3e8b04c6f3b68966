"""A repair of strategy fusion: the next decision of our own is looked at, too.

The solver lets us play each world as if we knew it. Here the others answer a card as well as they can; then
worlds that look the same to us are put together, and one card has to do for all of them. After that decision
everybody sees all the cards again. (The first step of αμ: T. Cazenave and V. Ventos, "The αμ Search Algorithm
for the Game of Bridge", 2021.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vintik.cards import FULL_PACK, Card, Hand, Rank, Side
from vintik.game.phases.play import winner_of
from vintik.players.cardplay.equals import groups
from vintik.players.cardplay.judge import Judge
from vintik.players.cardplay.prospects import Prospects
from vintik.solver import Position

WORLDS = 80
"""Worlds that are looked at for each card."""
TELLING = Rank.TEN
"""Which lower card of a suit somebody plays tells us nothing."""
DEPTHS = {7: 1, 6: 2, 5: 2, 4: 3, 3: 3}
"""By tricks left: decisions of ours after the next one that are looked at as well."""
MOST_CARDS = 3
"""Cards that are tried where a decision is followed by another."""
FEWEST_TRICKS = 3
"""Tricks left with which there is still another decision after the next one."""


@dataclass(frozen=True, slots=True)
class _Line:
    """How play went on from `start` after one of our cards; `won`: the tricks since. `seen`: the cards of the
    others as far as they tell us something."""

    start: Position
    position: Position
    weight: float
    won: tuple[Side, ...] = ()
    seen: tuple[tuple[int, int], ...] = ()

    def after(self, card: Card) -> _Line:
        position = self.position
        seat = position.to_move
        hands = list(position.hands)
        hands[seat] = hands[seat].without(card)
        north, east, south, west = hands
        trick = (*position.trick, card)
        leader, won = position.leader, self.won
        if len(trick) == 4:
            leader = winner_of(leader, trick, position.trump)
            won, trick = (*won, leader.side), ()
        seen = (*self.seen, (int(card.suit), max(int(card.rank), TELLING - 1)))
        after = Position((north, east, south, west), position.trump, leader, trick)
        return _Line(self.start, after, self.weight, won, seen)


def repaired(judge: Judge, found: Prospects, cards: Sequence[Card]) -> NDArray[np.float64]:
    """Values of the cards in the first worlds of `found`, `WORLDS` at most: float64 (n, cards)."""
    depth = DEPTHS.get(13 - len(judge.won), 0)
    starts = [judge.position(each) for each in found.hands[:WORLDS].tolist()]
    lines = [
        _Line(start, start, weight) for start, weight in zip(starts, found.weights.tolist(), strict=False)
    ]
    after = [line.after(card) for card in cards for line in lines]
    alike = [card for card in cards for _ in lines]
    values = _settled(judge, _answered(judge, after), alike, depth)
    return np.array(values).reshape(len(cards), len(starts)).T


def _settled(judge: Judge, lines: Sequence[_Line], paths: Sequence[Hashable], depth: int) -> list[float]:
    """What each line brings, our own decision being next and one card having to do for all that look alike.

    `paths`: what we did before. So many decisions after this one (`depth`) are looked at in the same way.
    """
    alike: dict[Hashable, list[int]] = defaultdict(list)
    for place, (line, path) in enumerate(zip(lines, paths, strict=True)):
        alike[(path, line.seen, line.position.to_move, len(line.position.trick))].append(place)
    worth = _solved(judge, lines)
    tried: list[tuple[Hashable, Card, list[int]]] = []
    for look, places in alike.items():
        weights = [lines[place].weight for place in places]
        means = {
            card: sum(weight * worth[place][card] for weight, place in zip(weights, places, strict=True))
            for card in _different(lines[places[0]].position)
        }
        best = sorted(means, key=lambda card: -means[card])
        tried += [(look, card, places) for card in best[: MOST_CARDS if depth else 1]]
    values = [worth[place][card] for _, card, places in tried for place in places]
    if depth and all(line.position.tricks_left > 2 for line in lines):
        after = _answered(judge, [lines[place].after(card) for _, card, places in tried for place in places])
        values = _settled(
            judge, after, [(look, card) for look, card, places in tried for _ in places], depth - 1
        )
    settled = [0.0] * len(lines)
    most: dict[Hashable, float] = {}
    first = 0
    for look, _, places in tried:
        part = values[first : first + len(places)]
        first += len(places)
        mean = sum(lines[place].weight * value for place, value in zip(places, part, strict=True))
        if look not in most or mean > most[look]:
            most[look] = mean
            for place, value in zip(places, part, strict=True):
                settled[place] = value
    return settled


def _different(position: Position) -> list[Card]:
    """The legal cards, one of each group of equals."""
    out = Hand.of(position.trick)
    for hand in position.hands:
        out = out | hand
    return [each[-1] for each in groups(position.legal, position.hands[position.to_move], FULL_PACK - out)]


def _answered(judge: Judge, lines: list[_Line]) -> list[_Line]:
    """Played on to our own next card as if the others saw everything."""
    while waiting := [place for place, line in enumerate(lines) if line.position.to_move not in judge.ours]:
        for place, worth in zip(waiting, _solved(judge, [lines[place] for place in waiting]), strict=True):
            line = lines[place]
            best = max if line.position.to_move.side is judge.side else min
            value = best(worth.values())
            alike = [card for card, each in worth.items() if each == value]
            lines[place] = line.after(min(alike, key=lambda card: (card.rank, card.suit)))
    return lines


def _solved(judge: Judge, lines: Sequence[_Line]) -> list[dict[Card, float]]:
    values = [judge.values(line.start, line.won) for line in lines]
    return [dict(each.cards) for each in judge.solved([line.position for line in lines], values)]
