"""What the native module can compute about cards. It knows cards, not auctions, games or names."""

from vintik import _native
from vintik.cards.hand import Hand

__all__ = ["suit_lengths"]


def suit_lengths(hand: Hand) -> tuple[int, int, int, int]:
    """How many spades, hearts, diamonds and clubs the hand holds: four numbers from 0 to 13.

    >>> suit_lengths(Hand.parse("AKQ2.J3.T98.K654"))
    (4, 2, 3, 4)

    A mask with a bit beyond the 52 cards raises `ValueError`.
    """
    return _native.suit_lengths(hand.mask)
