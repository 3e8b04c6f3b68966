"""Honours and aces held in the hands as dealt (V4.6–V4.8, M4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vintik.cards import SIDES, Card, Hand, Rank, Side, Suit
from vintik.game.lines import Column, Line
from vintik.game.scoring.outcome import Outcome

ACES = Hand.of(Card.of(suit, Rank.ACE) for suit in Suit)
HONOURS = {suit: Hand.of(Card.of(suit, rank) for rank in Rank if rank >= Rank.TEN) for suit in Suit}


def _line(side: Side, column: Column, kind: str, times: int, value: int) -> Line:
    return Line(side, column, kind, times * value, f"{times} × {value}")


@dataclass(frozen=True)
class TrumpHonours:
    """`times`: what a side's 3, 4 or 5 trump honours pay, in trick values (V4.6); nothing at no trump
    (V4.8).
    """

    column: Column
    times: Mapping[int, int]

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        trump = outcome.contract.bid.trump
        if trump is None:
            return
        for side in SIDES:
            times = self.times.get(len(outcome.held(side) & HONOURS[trump]), 0)
            if times:
                yield _line(side, self.column, "honours", times, outcome.trick_value)


@dataclass(frozen=True)
class MostAces:
    """`each` trick values for every ace of the side with more of them; at 2–2 the side with more tricks
    scores for its two (V4.7)."""

    column: Column
    each: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        aces = {side: len(outcome.held(side) & ACES) for side in SIDES}
        side = max(SIDES, key=lambda each: (aces[each], outcome.tricks(each)))
        yield _line(side, self.column, "aces", self.each * aces[side], outcome.trick_value)


@dataclass(frozen=True)
class HonoursOrAces:
    """Trump honours with a trump suit, aces without; `all_times` for all 5 honours (all 4 aces),
    `four_times` for 4 honours, `three_times` for 3 honours or 3 aces (M4.4)."""

    column: Column
    all_times: int
    four_times: int
    three_times: int

    def __call__(self, outcome: Outcome) -> Iterator[Line]:
        trump = outcome.contract.bid.trump
        if trump is None:
            counted, paid = ACES, {4: self.all_times, 3: self.three_times}
        else:
            counted, paid = HONOURS[trump], {5: self.all_times, 4: self.four_times, 3: self.three_times}
        for side in SIDES:
            times = paid.get(len(outcome.held(side) & counted), 0)
            if times:
                yield _line(side, self.column, "honours", times, outcome.trick_value)
