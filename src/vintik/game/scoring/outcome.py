"""How a played deal came out: all that scoring may look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from vintik.cards import SEATS, Hand, Seat, Side
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract


@dataclass(frozen=True, slots=True)
class Outcome:
    """`hands`: as dealt, by seat; `winners`: the 13 winners in order; `trick_value`: points a trick (0 where
    tricks are not paid one by one); `vulnerable`: the sides that are."""

    contract: Contract
    hands: tuple[Hand, ...]
    winners: tuple[Seat, ...]
    trick_value: int
    vulnerable: frozenset[Side]

    @property
    def declaring(self) -> Side:
        return self.contract.declarer.side

    @property
    def defending(self) -> Side:
        return self.contract.declarer.side.other

    @property
    def level(self) -> int:
        return self.contract.bid.level

    def tricks(self, side: Side) -> int:
        return self.winners.count(SEATS[side]) + self.winners.count(SEATS[side + 2])

    @property
    def surplus(self) -> int:
        """Declaring side's tricks beyond the contract; negative when it failed."""
        return self.tricks(self.declaring) - self.contract.bid.needs

    def held(self, side: Side) -> Hand:
        """Both hands of a side together, as dealt."""
        return self.hands[side] | self.hands[side + 2]


Scorer = Callable[[Outcome], Iterable[Line]]
