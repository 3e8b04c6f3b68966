"""A session of three rubbers, each partnership once, and what each player gains or loses by it (V5.6).

It knows players by number, 0 to 3, and sheets of finished rubbers; the rubbers are matches like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from vintik.cards import SEATS, Seat, Side
from vintik.game.sheet import Sheet

PARTNERS = (2, 1, 3)
"""Player 0's partner in the first, second and third rubber."""

Balances = tuple[int, int, int, int]
"""Points of players 0 to 3; they add up to 0."""


def seating(rubber: int) -> tuple[int, int, int, int]:
    """The players at North, East, South and West in rubber 0, 1 or 2; player 0 stays North.

    >>> seating(0), seating(1)
    ((0, 1, 2, 3), (0, 2, 1, 3))
    """
    partner = PARTNERS[rubber]
    left, right = (player for player in (1, 2, 3) if player != partner)
    return (0, left, partner, right)


def seat_of(player: int, rubber: int) -> Seat:
    """Where a player sits in rubber 0, 1 or 2."""
    return SEATS[seating(rubber).index(player)]


def balances(rubbers: Sequence[Sheet]) -> Balances:
    """Each player's margins added up over the rubbers: + for the side ahead, − for the other.

    Raises `ValueError` if one is not finished, or there are more than three.
    """
    if len(rubbers) > len(PARTNERS):
        raise ValueError("a session has three rubbers")
    points = [0, 0, 0, 0]
    for number, sheet in enumerate(rubbers):
        if not sheet.over:
            raise ValueError(f"rubber {number + 1} is not finished")
        ahead = sheet.totals[0] - sheet.totals[1]
        for player in range(4):
            points[player] += ahead if seat_of(player, number).side is Side.NS else -ahead
    return (points[0], points[1], points[2], points[3])
