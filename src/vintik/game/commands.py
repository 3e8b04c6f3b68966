"""What somebody at the table may ask to do. `decide` turns a command into events, or refuses it."""

from __future__ import annotations

from dataclasses import dataclass

from vintik.cards import Call, Card, Deal, Seat


@dataclass(frozen=True, slots=True)
class DealHands:
    """The dealer deals these hands."""

    seat: Seat
    deal: Deal


@dataclass(frozen=True, slots=True)
class MakeCall:
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard:
    """`seat` chooses the card: its own, or dummy's if it is declarer and dummy's turn."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """All the remaining tricks."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeBack:
    """One's own last call or card."""

    seat: Seat


Command = DealHands | MakeCall | PlayCard | Claim | TakeBack
