"""What can happen at a table. The log of these events is the truth; all else is computed from it.

Every event says what of it a seat may see. There is no default: a new event has to decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vintik.cards import EMPTY, SEATS, Call, Card, Deal, Hand, Holding, Seat


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match begins; `dealer` deals first."""

    game: str
    options: Mapping[str, str | int]
    dealer: Seat

    def seen_by(self, seat: Seat) -> MatchStarted:
        return self


@dataclass(frozen=True, slots=True)
class Dealt:
    """The dealer has dealt; `holdings` by seat. Everybody sees their own hand only."""

    dealer: Seat
    holdings: tuple[Holding, Holding, Holding, Holding]

    @staticmethod
    def of(dealer: Seat, deal: Deal) -> Dealt:
        north, east, south, west = (Holding(hand) for hand in deal)
        return Dealt(dealer, (north, east, south, west))

    def seen_by(self, seat: Seat) -> Dealt:
        north, east, south, west = (
            self.holdings[each] if each is seat else Holding(EMPTY, len(self.holdings[each]))
            for each in SEATS
        )
        return Dealt(self.dealer, (north, east, south, west))


@dataclass(frozen=True, slots=True)
class CallMade:
    """A call in the auction; heard by all."""

    seat: Seat
    call: Call

    def seen_by(self, seat: Seat) -> CallMade:
        return self


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card from the hand of `seat`; seen by all."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> CardPlayed:
        return self


@dataclass(frozen=True, slots=True)
class DummyFaced:
    """Dummy lays the hand open after the opening lead (B3.1); seen by all."""

    seat: Seat
    hand: Hand

    def seen_by(self, seat: Seat) -> DummyFaced:
        return self


@dataclass(frozen=True, slots=True)
class Claimed:
    """`seat` has claimed `tricks` of the rest for its side; the cards follow, played out. None in logs of
    before claims could be for fewer than all."""

    seat: Seat
    tricks: int | None = None

    def seen_by(self, seat: Seat) -> Claimed:
        return self


@dataclass(frozen=True, slots=True)
class ClaimDenied:
    """`seat` has claimed `tricks` for its side, and that is not certain; heard by all."""

    seat: Seat
    tricks: int

    def seen_by(self, seat: Seat) -> ClaimDenied:
        return self


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`seat` takes back its last call or card: the last `acts` cards and calls are undone."""

    seat: Seat
    acts: int

    def seen_by(self, seat: Seat) -> TakenBack:
        return self


@dataclass(frozen=True, slots=True)
class HandsShown:
    """The hands of a deal that was passed out, shown when it is over."""

    deal: Deal

    def seen_by(self, seat: Seat) -> HandsShown:
        return self


Event = (
    MatchStarted | Dealt | CallMade | CardPlayed | DummyFaced | Claimed | ClaimDenied | TakenBack | HandsShown
)
