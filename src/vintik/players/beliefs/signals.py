"""Signals with small cards: attitude on partner's lead, count on declarer's. High encourages, or says an even
number; low discourages, or says an odd one.

The same function gives a signal and reads it. It knows one suit of one defender, not whether the card can be
spared.
"""

from __future__ import annotations

from typing import Literal

import numpy as np

from vintik.cards import Card, Seat, Suit
from vintik.players.beliefs.habits import QUEEN_UP, Cards, highest, lowest

Kind = Literal["attitude", "count"]
SMALL = np.uint16(0x00FF)
"""Deuce to nine: higher cards are not spent on signals."""


def kind(
    seat: Seat, before: tuple[Card, ...], leader: Seat, declarer: Seat, trump: Suit | None
) -> Kind | None:
    """What a defender tells who follows low to this trick, for the first time in the suit; None in trumps,
    for the leader and for declarer's side."""
    if not before or before[0].suit is trump or seat.side is declarer.side:
        return None
    return "attitude" if leader is seat.partner else "count"


def signal(held: Cards, said: Kind, beaten: int, trumps: bool) -> Cards:
    """The card that says it, uint16 (n,); 0 where no small card loses. `held`: the cards of the suit;
    `beaten`: those of the suit that would not win. With trumps a doubleton encourages too: the third round
    can be ruffed."""
    small = held & SMALL & np.uint16(beaten)
    if said == "count":
        high = np.bitwise_count(held) % 2 == 0
    else:
        high = held & QUEEN_UP != 0
        if trumps:
            high |= np.bitwise_count(held) == 2
    return np.where(high, highest(small), lowest(small))
