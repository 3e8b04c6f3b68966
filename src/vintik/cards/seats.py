"""The four seats and the two sides (C1)."""

from __future__ import annotations

from enum import IntEnum

from vintik.cards.errors import NotationError


class Side(IntEnum):
    """A partnership: North–South or East–West."""

    NS = 0
    EW = 1

    @property
    def other(self) -> Side:
        """The opponents."""
        return SIDES[1 - self]

    def __str__(self) -> str:
        return self.name


class Seat(IntEnum):
    """A place at the table, clockwise from North.

    >>> Seat.S.next, Seat.S.partner, Seat.S.side
    (<Seat.W: 3>, <Seat.N: 0>, <Side.NS: 0>)
    """

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def next(self) -> Seat:
        """The player on the left, who acts next."""
        return SEATS[(self + 1) & 3]

    @property
    def partner(self) -> Seat:
        return SEATS[self ^ 2]

    @property
    def side(self) -> Side:
        return SIDES[self & 1]

    def after(self, steps: int) -> Seat:
        """The seat `steps` places clockwise."""
        return SEATS[(self + steps) & 3]

    @classmethod
    def parse(cls, text: object) -> Seat:
        """`N`, `E`, `S` or `W`; raises `NotationError`."""
        if isinstance(text, str) and text in cls.__members__:
            return cls[text]
        raise NotationError("not_a_seat", text)

    def __str__(self) -> str:
        return self.name


SEATS: tuple[Seat, ...] = tuple(Seat)
SIDES: tuple[Side, ...] = tuple(Side)
