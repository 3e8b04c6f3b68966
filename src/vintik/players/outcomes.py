"""Deals that might be, made up to ask a game's scorers what they would write: winners, honours and aces."""

from __future__ import annotations

from functools import cache

from vintik.cards import SEATS, Card, Hand, Rank, Seat, Side, Suit
from vintik.game.scoring.honours import ACES, HONOURS

Held = tuple[bool, int, int]
"""Of one side: the ace of trumps, how many of K Q J 10 of trumps, how many other aces."""
LOW_HONOURS = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


@cache
def winners(side: Side, tricks: int) -> tuple[Seat, ...]:
    """Thirteen winners, `tricks` of them of `side`, spread evenly over the deal.

    >>> "".join(str(seat) for seat in winners(Side.NS, 3))
    'EEEENEEENEEEN'
    """
    ours, theirs = SEATS[side], SEATS[side.other]
    return tuple(ours if (place + 1) * tricks // 13 > place * tricks // 13 else theirs for place in range(13))


def held_by(side: Hand, trump: Suit | None) -> Held:
    """What a side has, given its two hands together."""
    aces = len(side & ACES)
    if trump is None:
        return (False, 0, aces)
    honours = side & HONOURS[trump]
    ace = Card.of(trump, Rank.ACE) in honours
    return (ace, len(honours) - ace, aces - ace)


def hands_with(trump: Suit | None, held: Held) -> tuple[Hand, Hand]:
    """Honours and aces alone: hands of the side that holds `held`, and of the other."""
    ace, honours, aces = held
    ours: list[Card] = []
    theirs: list[Card] = []
    side_suits = [suit for suit in Suit if suit is not trump]
    for place, suit in enumerate(side_suits):
        (ours if place < aces else theirs).append(Card.of(suit, Rank.ACE))
    if trump is not None:
        (ours if ace else theirs).append(Card.of(trump, Rank.ACE))
        for place, rank in enumerate(LOW_HONOURS):
            (ours if place < honours else theirs).append(Card.of(trump, rank))
    return Hand.of(ours), Hand.of(theirs)
