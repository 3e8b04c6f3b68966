"""Every card of a deal that was played, weighed against those that could have been: with all cards in sight
("double dummy"), what the deal comes to after each if both sides play perfectly from there on.

Tricks and points are those of the whole deal, so that neighbouring steps can be compared. Best play for
tricks and best play for points need not be the same (V5.2): each is found out by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

from vintik import solver
from vintik.cards import Card, Deal, Hand, Seat, Side
from vintik.game import Rules
from vintik.game.sheet import DealResult, Sheet
from vintik.game.stakes import stakes
from vintik.solver import Limit, Position

SECONDS = 10.0
"""How long a deal may take. Nearly all take less than half a second."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What a card leads to, for the side that plays it: its tricks in the whole deal, and its points less
    those of the other side."""

    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class Step:
    """A card that was played. `seat`: whose hand it came from; `chooser`: who chose it (B3.1); `judged`: all
    the cards that could be played then, None where the time did not suffice."""

    seat: Seat
    chooser: Seat
    card: Card
    judged: Mapping[Card, Judged] | None

    @property
    def best_tricks(self) -> int | None:
        return None if self.judged is None else max(each.tricks for each in self.judged.values())

    @property
    def best_points(self) -> int | None:
        return None if self.judged is None else max(each.points for each in self.judged.values())

    @property
    def lost_tricks(self) -> int | None:
        """Tricks that the side of this seat would have had more with the best card; never below 0."""
        if self.judged is None or self.best_tricks is None:
            return None
        return self.best_tricks - self.judged[self.card].tricks

    @property
    def lost_points(self) -> int | None:
        """The same in points, its own less those of the other side."""
        if self.judged is None or self.best_points is None:
            return None
        return self.best_points - self.judged[self.card].points


@dataclass(frozen=True, slots=True)
class Hindsight:
    """`steps` in the order played, none where the deal was passed out. `tables`: tricks of declarer's side in
    NT S H D C × declarer N E S W, None where the time did not suffice."""

    steps: tuple[Step, ...]
    tables: tuple[tuple[int, ...], ...] | None

    @property
    def possible(self) -> Judged | None:
        """What North–South could have had from the lead on, None where that is not known."""
        first = self.steps[0] if self.steps else None
        if first is None or first.best_tricks is None or first.best_points is None:
            return None
        if first.seat.side is Side.NS:
            return Judged(first.best_tricks, first.best_points)
        return Judged(13 - first.best_tricks, -first.best_points)

    @property
    def mistakes(self) -> list[int]:
        """The places among the steps of the cards that cost something, the dearest first."""

        def cost(place: int) -> tuple[int, int]:
            step = self.steps[place]
            return (step.lost_points or 0, step.lost_tricks or 0)

        found = [place for place in range(len(self.steps)) if cost(place) > (0, 0)]
        return sorted(found, key=cost, reverse=True)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A position, the sides that won the tricks before it, and the card that was played in it."""

    position: Position
    won: tuple[Side, ...]
    card: Card


def hindsight(rules: Rules, sheet: Sheet, result: DealResult, seconds: float = SECONDS) -> Hindsight:
    """Weighs every card of `result`; `sheet` is as it was before the deal.

    Begins with the last trick, so that the early ones are missing if `seconds` do not suffice. Raises
    `ValueError` if the hands are not known.
    """
    if result.hands is None:
        raise ValueError("the hands are not known")
    deadline = monotonic() + seconds
    judged: list[Mapping[Card, Judged] | None] = []
    moments = _moments(result.hands, result)
    for first in reversed(range(0, len(moments), 4)):
        judged = [*_weighed(moments[first : first + 4], rules, sheet, result, deadline), *judged]
    dummy = None
    if result.contract is not None and rules.play.dummy:
        dummy = result.contract.declarer.partner
    steps = []
    for moment, cards in zip(moments, judged, strict=True):
        seat = moment.position.to_move
        steps.append(Step(seat, seat.partner if seat is dummy else seat, moment.card, cards))
    return Hindsight(tuple(steps), _tables(result.hands, deadline))


def _moments(deal: Deal, result: DealResult) -> list[_Moment]:
    if result.contract is None:
        return []
    trump = result.contract.bid.trump
    moments: list[_Moment] = []
    hands = list(deal.hands)
    won: tuple[Side, ...] = ()
    for trick in result.tricks:
        for place, card in enumerate(trick.cards):
            held = (hands[0], hands[1], hands[2], hands[3])
            moments.append(_Moment(Position(held, trump, trick.leader, trick.cards[:place]), won, card))
            seat = trick.leader.after(place)
            hands[seat] = Hand(hands[seat].mask & ~card.bit)
        won = (*won, trick.winner.side)
    return moments


def _left(deadline: float) -> Limit | None:
    """What is left of the time, None if nothing is."""
    seconds = deadline - monotonic()
    return Limit(seconds=seconds) if seconds > 0 else None


def _weighed(
    moments: Sequence[_Moment], rules: Rules, sheet: Sheet, result: DealResult, deadline: float
) -> list[Mapping[Card, Judged] | None]:
    """The cards of one trick."""
    limit = _left(deadline)
    if limit is None or result.contract is None or result.hands is None:
        return [None] * len(moments)
    won = moments[0].won
    positions = [moment.position for moment in moments]
    at_stake = stakes(rules, result.contract, result.hands, sheet, won)
    tricks = solver.bounds.cards(positions, limit=limit)
    points = solver.bounds.worth(positions, at_stake, limit=limit)
    return [
        _judged(position, won, by_tricks, by_points.cards)
        for position, by_tricks, by_points in zip(positions, tricks, points, strict=True)
    ]


def _judged(
    position: Position,
    won: tuple[Side, ...],
    tricks: Mapping[Card, tuple[int, int]],
    points: Mapping[Card, tuple[int, int]],
) -> Mapping[Card, Judged] | None:
    """None if a limit was reached: the bounds have not met."""
    if any(low != high for each in (tricks, points) for low, high in each.values()):
        return None
    side = position.to_move.side
    before = won.count(side)
    sign = 1 if side is Side.NS else -1
    return {card: Judged(before + tricks[card][0], sign * points[card][0]) for card in tricks}


def _tables(deal: Deal, deadline: float) -> tuple[tuple[int, ...], ...] | None:
    limit = _left(deadline)
    if limit is None:
        return None
    bounds = solver.bounds.tables([deal], limit=limit)[0]
    if (bounds[..., 0] != bounds[..., 1]).any():
        return None
    return tuple(tuple(row) for row in bounds[..., 0].tolist())
