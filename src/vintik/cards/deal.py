"""The four hands of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vintik.cards.card import Card
from vintik.cards.errors import NotationError
from vintik.cards.hand import FULL_PACK, Hand
from vintik.cards.seats import SEATS, Seat


class Deal:
    """Four hands that hold the 52 cards, 13 each (C2).

    >>> deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    >>> str(deal[Seat.E])
    '.AKQJT98765432..'
    """

    __slots__ = ("hands",)

    hands: tuple[Hand, Hand, Hand, Hand]

    def __init__(self, north: Hand, east: Hand, south: Hand, west: Hand) -> None:
        """Raises `NotationError` (`not_a_deal`) unless it is the whole pack, 13 cards each."""
        hands = (north, east, south, west)
        together = 0
        for hand in hands:
            together |= hand.mask
        if together != FULL_PACK.mask or any(len(hand) != 13 for hand in hands):
            raise NotationError("not_a_deal", " ".join(map(str, hands)))
        self.hands = hands

    @staticmethod
    def of_pack(pack: Iterable[Card], first: Seat) -> Deal:
        """Cards one at a time, clockwise, the first one to `first` (C2, V1.2)."""
        masks = [0, 0, 0, 0]
        for place, card in enumerate(pack):
            masks[(first + place) & 3] |= card.bit
        return Deal(*map(Hand, masks))

    @staticmethod
    def parse(text: object) -> Deal:
        """PBN's `N:hand hand hand hand`, clockwise from the seat named; raises `NotationError`."""
        if not isinstance(text, str) or text[1:2] != ":":
            raise NotationError("not_a_deal", text)
        first = Seat.parse(text[0])
        written = text[2:].split()
        if len(written) != 4:
            raise NotationError("not_a_deal", text)
        hands = [Hand.parse(each) for each in written]
        return Deal(*(hands[(seat - first) & 3] for seat in SEATS))

    def __getitem__(self, seat: Seat) -> Hand:
        return self.hands[seat]

    def __iter__(self) -> Iterator[Hand]:
        return iter(self.hands)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.hands == other.hands

    def __hash__(self) -> int:
        return hash(self.hands)

    def __str__(self) -> str:
        return "N:" + " ".join(map(str, self.hands))

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r})"
