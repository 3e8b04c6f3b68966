"""Suits, ranks and the 52 cards (C2)."""

from __future__ import annotations

from enum import IntEnum

from vintik.cards.errors import NotationError


class Suit(IntEnum):
    """A suit, in the order hands are written (PBN): spades, hearts, diamonds, clubs."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        return "SHDC"[self]

    @property
    def symbol(self) -> str:
        return "♠♥♦♣"[self]


class Rank(IntEnum):
    """A rank; the ace is high (C2)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return RANK_LETTERS[self - 2]


RANK_LETTERS = "23456789TJQKA"


class Card:
    """One of the 52 cards; each exists once, so cards are compared by identity.

    `number` is `13 × suit + rank − 2` (0…51) and `bit` is `1 << number`, its place in a `Hand`.

    >>> card = Card.parse("HT")
    >>> card, card.suit.name, card.rank.name, card is Card.of(Suit.HEARTS, Rank.TEN)
    (HT, 'HEARTS', 'TEN', True)
    """

    __slots__ = ("bit", "name", "number", "rank", "suit")

    number: int
    suit: Suit
    rank: Rank
    bit: int
    name: str

    def __init__(self, number: int) -> None:
        suit, rank = divmod(number, 13)
        self.number = number
        self.suit = Suit(suit)
        self.rank = Rank(rank + 2)
        self.bit = 1 << number
        self.name = self.suit.letter + self.rank.letter

    @staticmethod
    def of(suit: Suit, rank: Rank) -> Card:
        return CARDS[13 * suit + rank - 2]

    @staticmethod
    def parse(text: object) -> Card:
        """Suit first, then rank: `SA`, `HT`, `C2`; raises `NotationError`."""
        card = _BY_NAME.get(text) if isinstance(text, str) else None
        if card is None:
            raise NotationError("not_a_card", text)
        return card

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Card.parse, (self.name,))

    def __repr__(self) -> str:
        return self.name


CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(52))
_BY_NAME = {card.name: card for card in CARDS}
