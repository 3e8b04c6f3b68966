"""The deals of a match: shuffled from its secret and the persons' cut, the same again whenever asked."""

from __future__ import annotations

from vintik.cards import SEATS, Deal, Seat, drawn, shuffled


def first_dealer(secret: bytes, cut: str) -> Seat:
    """Drawn at random (V1.1, M1)."""
    return SEATS[drawn(4, secret, f"dealer|{cut}")]


def hands(secret: bytes, cut: str, number: int, dealer: Seat) -> Deal:
    """Deal `number` of a match, one card at a time from the dealer's left (V1.2)."""
    return Deal.of_pack(shuffled(secret, f"deal {number}|{cut}"), dealer.next)
