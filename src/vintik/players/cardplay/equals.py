"""Cards of one hand that are worth the same, because no card that is still out lies between them.

It knows cards and which of them are gone, not what any of them takes.
"""

from __future__ import annotations

from vintik.cards import FULL_PACK, Card, Hand

Equals = tuple[Card, ...]
"""Touching cards of a suit, the highest first."""


def groups(legal: Hand, hand: Hand, gone: Hand) -> list[Equals]:
    """`legal` divided into equals, in the order hands are written.

    `gone` are the cards of finished tricks. Cards on the table still divide: one of two neighbours may beat
    them and the other not.

    >>> groups(Hand.parse("AQJ94..2."), Hand.parse("AQJ94..2."), Hand.parse("T..."))
    [(SA,), (SQ, SJ, S9), (S4,), (D2,)]
    """
    apart = FULL_PACK - hand - gone
    found: list[Equals] = []
    for card in legal.cards():
        last = found[-1][-1] if found else None
        if last is not None and last.suit is card.suit and not apart.mask & _between(last, card):
            found[-1] = (*found[-1], card)
        else:
            found.append((card,))
    return found


def _between(high: Card, low: Card) -> int:
    return (high.bit - 1) & ~(2 * low.bit - 1)
