"""Seats, suits, cards, hands, calls and deals, and how they are written.

Everything here is an immutable value; it knows no game and no order of play.
"""

from vintik.cards.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, parse_call
from vintik.cards.card import CARDS, Card, Rank, Suit
from vintik.cards.deal import Deal
from vintik.cards.errors import NotationError
from vintik.cards.hand import EMPTY, FULL_PACK, Hand, Holding
from vintik.cards.seats import SEATS, SIDES, Seat, Side
from vintik.cards.shuffle import drawn, shuffled

__all__ = [
    "BIDS",
    "CARDS",
    "DOUBLE",
    "EMPTY",
    "FULL_PACK",
    "PASS",
    "REDOUBLE",
    "SEATS",
    "SIDES",
    "Bid",
    "Call",
    "Card",
    "Deal",
    "Denomination",
    "Hand",
    "Holding",
    "NotationError",
    "Rank",
    "Seat",
    "Side",
    "Suit",
    "drawn",
    "parse_call",
    "shuffled",
]
