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
    """All the remaining tricks, which nobody can take from `seat` whatever they hold."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimTricks:
    """`tricks` of those that remain for the side of `seat`, the others conceded.

    `cards` are the rest of the play that this comes to; that the claim is right, or agreed to, is for the
    caller to know.
    """

    seat: Seat
    tricks: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DenyClaim:
    """What `seat` has claimed is not certain: the deal is played on."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """One's own last call or card, and all that followed."""

    seat: Seat


Command = DealHands | MakeCall | PlayCard | Claim | ClaimTricks | DenyClaim | TakeBack
