"""A set of cards as 52 bits, and a hand of which not everything is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vintik.cards.card import CARDS, RANK_LETTERS, Card, Suit
from vintik.cards.errors import NotationError

_SUIT_BITS = 0x1FFF


class Hand:
    """An immutable set of cards. `mask` has bit `card.number` set for each card held.

    >>> hand = Hand.parse("AKQ2.J3.T98.K654")
    >>> len(hand), str(hand), Card.parse("HJ") in hand
    (13, 'AKQ2.J3.T98.K654', True)
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @staticmethod
    def of(cards: Iterable[Card]) -> Hand:
        mask = 0
        for card in cards:
            mask |= card.bit
        return Hand(mask)

    @staticmethod
    def parse(text: object) -> Hand:
        """PBN notation, suits in the order S.H.D.C, a void empty; raises `NotationError`.

        The ranks of a suit may stand in any order, none twice.
        """
        if not isinstance(text, str) or text.count(".") != 3:
            raise NotationError("not_a_hand", text)
        mask = 0
        for suit, ranks in enumerate(text.split(".")):
            for letter in ranks:
                place = RANK_LETTERS.find(letter)
                if place < 0 or mask >> (13 * suit + place) & 1:
                    raise NotationError("not_a_hand", text)
                mask |= 1 << (13 * suit + place)
        return Hand(mask)

    def cards(self) -> tuple[Card, ...]:
        """Spades first, high cards first within a suit: the order in which hands are written."""
        mask = self.mask
        return tuple(
            CARDS[13 * suit + place]
            for suit in range(4)
            for place in range(12, -1, -1)
            if mask >> (13 * suit + place) & 1
        )

    def of_suit(self, suit: Suit) -> Hand:
        """The cards of one suit."""
        return Hand(self.mask & (_SUIT_BITS << 13 * suit))

    def length(self, suit: Suit) -> int:
        return (self.mask >> 13 * suit & _SUIT_BITS).bit_count()

    def without(self, card: Card) -> Hand:
        return Hand(self.mask & ~card.bit)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        """PBN notation, the inverse of `parse`."""
        mask = self.mask
        return ".".join(
            "".join(RANK_LETTERS[place] for place in range(12, -1, -1) if mask >> (13 * suit + place) & 1)
            for suit in range(4)
        )

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"


EMPTY = Hand(0)
FULL_PACK = Hand((1 << 52) - 1)


class Holding:
    """A hand as somebody sees it: the cards known to be in it, and the number of those not seen.

    >>> str(Holding(EMPTY, 13)), len(Holding(EMPTY, 13))
    ('?13', 13)
    """

    __slots__ = ("known", "unseen")

    known: Hand
    unseen: int

    def __init__(self, known: Hand, unseen: int = 0) -> None:
        self.known = known
        self.unseen = unseen

    def without(self, card: Card) -> Holding:
        """After this card was played: a known card leaves, else one that was not seen."""
        if self.known.mask & card.bit:
            return Holding(Hand(self.known.mask & ~card.bit), self.unseen)
        return Holding(self.known, self.unseen - 1)

    def with_known(self, card: Card) -> Holding:
        """After this card was taken back: everyone knows where it is."""
        return Holding(Hand(self.known.mask | card.bit), self.unseen)

    def __len__(self) -> int:
        return self.known.mask.bit_count() + self.unseen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holding) and self.known == other.known and self.unseen == other.unseen

    def __hash__(self) -> int:
        return hash((self.known.mask, self.unseen))

    def __str__(self) -> str:
        if not self.unseen:
            return str(self.known)
        return f"{self.known}?{self.unseen}" if self.known.mask else f"?{self.unseen}"

    def __repr__(self) -> str:
        return f"Holding({self.known!r}, {self.unseen})"
