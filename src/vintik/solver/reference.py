"""The slow, obvious oracle: every card is tried, and the better result taken. For tests, and to be believed.

Up to 5 or 6 cards a hand. It shares nothing with the native solver but `Position` and `Values`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vintik.cards import Card, Seat, Side, Suit
from vintik.solver.position import Position
from vintik.solver.values import Valued, Values, Worth

Cards = tuple[Card, ...]
Hands = tuple[Cards, ...]


class Taken(NamedTuple):
    """Tricks of North–South and East–West so far, and who has reached game first, None if nobody has."""

    ns: int
    ew: int
    first: Side | None

    def with_one(self, side: Side, need: Sequence[int]) -> Taken:
        """One more for `side`."""
        ns, ew = self.ns + (side is Side.NS), self.ew + (side is Side.EW)
        reached = (ns if side is Side.NS else ew) >= need[side]
        return Taken(ns, ew, side if reached and self.first is None else self.first)  # V5.2


START = Taken(0, 0, None)


def tricks(position: Position) -> int:
    """The tricks the side to move takes from here on, the current trick included, with best play by both."""
    return _for_side_to_move(position, worth(position, COUNTING).value)


def cards(position: Position) -> dict[Card, int]:
    """For each legal card, the tricks that its side takes from here on if it is played."""
    answer = worth(position, COUNTING)
    return {card: _for_side_to_move(position, value) for card, value in answer.cards.items()}


def worth(position: Position, values: Valued) -> Worth:
    """`values` with best play by both: North–South want many points, East–West few."""
    play = _Play(position.trump, values)
    hands = tuple(hand.cards() for hand in position.hands)
    each = {
        card: play.after(card, hands, position.leader, position.trick, START)
        for card in position.legal.cards()
    }
    return Worth(_best(position.to_move.side, list(each.values())), each)


COUNTING = Values.of_tricks(range(14))
"""A point for each trick of North–South."""


def _for_side_to_move(position: Position, ns: int) -> int:
    return ns if position.to_move.side is Side.NS else position.tricks_left - ns


def _best(side: Side, values: list[int]) -> int:
    return max(values) if side is Side.NS else min(values)


def follow(hand: Cards, trick: Cards) -> Cards:
    """C5: follow suit if you can; otherwise any card."""
    return tuple(card for card in hand if trick and card.suit is trick[0].suit) or hand


def winner(leader: Seat, trick: Cards, trump: Suit | None) -> Seat:
    """C6: the highest trump takes the trick, otherwise the highest card of the suit led."""

    def strength(card: Card) -> tuple[bool, bool, int]:
        return (card.suit is trump, card.suit is trick[0].suit, card.rank)

    return leader.after(trick.index(max(trick, key=strength)))


class _Play:
    """All plays of one trump and one table of values. What a trick start was found to be worth is kept."""

    def __init__(self, trump: Suit | None, values: Valued) -> None:
        self.trump = trump
        self.points = values.points
        self.need = values.need
        self.known: dict[tuple[Hands, Seat, Taken], int] = {}

    def trick_start(self, hands: Hands, leader: Seat, taken: Taken) -> int:
        if not hands[leader]:
            return self.points[taken.ns][0 if taken.first is None else 1 + taken.first]
        place = (hands, leader, taken)
        if place not in self.known:
            self.known[place] = self.best(hands, leader, (), taken)
        return self.known[place]

    def best(self, hands: Hands, leader: Seat, trick: Cards, taken: Taken) -> int:
        seat = leader.after(len(trick))
        legal = follow(hands[seat], trick)
        return _best(seat.side, [self.after(card, hands, leader, trick, taken) for card in legal])

    def after(self, card: Card, hands: Hands, leader: Seat, trick: Cards, taken: Taken) -> int:
        seat = leader.after(len(trick))
        left = tuple(each for each in hands[seat] if each is not card)
        hands = (*hands[:seat], left, *hands[seat + 1 :])
        trick = (*trick, card)
        if len(trick) < 4:
            return self.best(hands, leader, trick, taken)
        taker = winner(leader, trick, self.trump)
        return self.trick_start(hands, taker, taken.with_one(taker.side, self.need))
