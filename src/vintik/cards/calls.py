"""Denominations, bids and the other calls (C3, B2.1)."""

from __future__ import annotations

from enum import Enum

from vintik.cards.card import Suit
from vintik.cards.errors import NotationError


class Denomination(Enum):
    """What a bid is played in: a suit, or no trump. Their order belongs to each game."""

    S = Suit.SPADES
    H = Suit.HEARTS
    D = Suit.DIAMONDS
    C = Suit.CLUBS
    NT = None

    __hash__ = object.__hash__  # each is there once, and Enum's own takes its time

    @property
    def trump(self) -> Suit | None:
        suit: Suit | None = self._value_
        return suit


class Call:
    """Something said in the auction; each exists once, so calls are compared by identity.

    >>> parse_call("Pass") is PASS, parse_call("3C"), parse_call("XX")
    (True, 3C, XX)
    """

    __slots__ = ("name",)

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (parse_call, (self.name,))

    def __repr__(self) -> str:
        return self.name


class Bid(Call):
    """A level from 1 to 7 and a denomination; it promises level + 6 tricks (C3)."""

    __slots__ = ("denomination", "level", "trump")

    level: int
    denomination: Denomination
    trump: Suit | None

    def __init__(self, level: int, denomination: Denomination) -> None:
        super().__init__(f"{level}{denomination.name}")
        self.level = level
        self.denomination = denomination
        self.trump = denomination.trump

    @property
    def needs(self) -> int:
        """Tricks promised (C3)."""
        return self.level + 6

    @staticmethod
    def of(level: int, denomination: Denomination) -> Bid:
        return BIDS[5 * (level - 1) + _PLACES[denomination]]


PASS = Call("Pass")
DOUBLE = Call("X")
REDOUBLE = Call("XX")
_PLACES = {denomination: place for place, denomination in enumerate(Denomination)}
BIDS: tuple[Bid, ...] = tuple(Bid(level, each) for level in range(1, 8) for each in Denomination)
_BY_NAME: dict[str, Call] = {call.name: call for call in (PASS, DOUBLE, REDOUBLE, *BIDS)}


def parse_call(text: object) -> Call:
    """`Pass`, `1S` … `7NT`, `X`, `XX`; raises `NotationError`."""
    call = _BY_NAME.get(text) if isinstance(text, str) else None
    if call is None:
        raise NotationError("not_a_call", text)
    return call
