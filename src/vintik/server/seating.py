"""Who sits where at a table: persons with a token, computer players of a level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vintik.cards import SEATS, SIDES, Seat
from vintik.game.table import CurrentDeal
from vintik.players import Cards, Levels
from vintik.players.advice import levels_of_sides
from vintik.server.security import proves
from vintik.server.shapes import SeatInfo


@dataclass(frozen=True, slots=True)
class Chair:
    """A person (`token`: the fingerprint of the seat's token) or a computer player (`level`)."""

    level: str | None = None
    token: str | None = None

    @property
    def is_person(self) -> bool:
        return self.token is not None

    def seen(self) -> SeatInfo:
        return SeatInfo(kind="person" if self.is_person else "computer", level=self.level, name=None)


@dataclass(frozen=True, slots=True)
class Seating:
    """The four chairs, and where the deals come from: the text that the persons added to the shuffle (the
    cut, V1.2), or the sealed sequence that is played (M6). `cards`: the convention cards of North–South and
    of East–West, None where nobody bids by one. `declares`: whether a person whose computer partner declares
    takes its chair for the play."""

    chairs: tuple[Chair, Chair, Chair, Chair]
    cut: str
    sequence: str | None = None
    cards: Cards | None = None
    declares: bool = False

    @staticmethod
    def of_one(
        seat: Seat,
        token: str,
        level: str,
        cut: str,
        sequence: str | None = None,
        cards: Cards | None = None,
        declares: bool = False,
    ) -> Seating:
        """One person at `seat` with three computer players."""
        north, east, south, west = (
            Chair(token=token) if each is seat else Chair(level=level) for each in SEATS
        )
        return Seating((north, east, south, west), cut, sequence, cards, declares)

    @property
    def level(self) -> str:
        """The level of the first computer player."""
        return next((chair.level for chair in self.chairs if chair.level is not None), "beginner")

    @property
    def computers(self) -> dict[Seat, str]:
        """The levels of the computer players."""
        levels = {seat: self.chairs[seat].level for seat in SEATS}
        return {seat: level for seat, level in levels.items() if level is not None}

    @property
    def levels(self) -> Levels:
        """As whom each side bids: persons as their computer partners do."""
        return levels_of_sides(self.computers, self.level)

    @property
    def persons(self) -> frozenset[Seat]:
        return frozenset(seat for seat in SEATS if self.chairs[seat].is_person)

    def seat_of(self, token: str) -> Seat | None:
        """The seat that this token proves."""
        for seat in SEATS:
            kept = self.chairs[seat].token
            if kept is not None and proves(token, kept):
                return seat
        return None

    def chair_of(self, seat: Seat, deal: CurrentDeal | None) -> Seat:
        """Where the person of this seat sits now: there, or, where persons declare for their partner, in the
        chair of a computer partner who is declarer, from when dummy is faced to the end of the deal, B3.1."""
        play = None if deal is None or deal.over else deal.play
        if play is None or not self.declares or play.dummy is not seat or play.cards_played == 0:
            return seat
        return seat if self.chairs[play.declarer].is_person else play.declarer

    def plays(self, seat: Seat, deal: CurrentDeal | None) -> bool:
        """Whether a person acts in this seat now."""
        return any(self.chair_of(person, deal) is seat for person in self.persons)

    def to_json(self) -> dict[str, Any]:
        chairs = {
            seat.name: {"level": self.chairs[seat].level, "token": self.chairs[seat].token} for seat in SEATS
        }
        return {
            "chairs": chairs,
            "cut": self.cut,
            "sequence": self.sequence,
            "cards": self.cards_json(),
            "declares": self.declares,
        }

    def cards_json(self) -> dict[str, str] | None:
        """The convention cards by side."""
        return None if self.cards is None else {side.name: self.cards[side] for side in SIDES}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Seating:
        north, east, south, west = (Chair(**data["chairs"][seat.name]) for seat in SEATS)
        cards = data.get("cards")  # tables of before there were any have none
        both = None if cards is None else (cards["NS"], cards["EW"])
        declares = data.get("declares", False)
        return Seating((north, east, south, west), data["cut"], data["sequence"], both, declares)
