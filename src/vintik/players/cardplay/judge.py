"""Positions of one deal solved in imagined worlds: what each card is worth to the side of the hand to play.

It knows the contract, the sheet and the play of one view; the hands it is given.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vintik.cards import SEATS, Card, Deal, Hand, Side
from vintik.game import View
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import Play
from vintik.game.stakes import stakes
from vintik.game.table import hands_of
from vintik.players.outcomes import held_by
from vintik.players.outlook import outlook_after
from vintik.players.remembered import game_of, remembered, standing_of
from vintik.solver import Limit, Position, Values, bounds
from vintik.solver.position import Hands

NODES = 3_000_000
"""Cards that may be tried for one world: a fifth of a second at most, and enough for 29 full hands of 30."""


KEPT = 512
"""Tables of values that are remembered, for all cards of a trick and the next ones."""
_known: dict[Hashable, Values] = {}


class Answer(NamedTuple):
    """By card: points (or tricks) of our side in the whole deal; `exact` unless the limit was reached."""

    cards: Mapping[Card, float]
    exact: bool


class Judge:
    """`points`: values are points of the game and match, otherwise tricks."""

    def __init__(self, view: View, points: bool) -> None:
        deal, hand = view.table.deal, view.offers.hand
        assert deal is not None and deal.play is not None and hand is not None
        contract = deal.auction.contract()
        assert contract is not None
        self.points = points
        self.play: Play = deal.play
        self.ours = {view.seat, hand}
        """The hands from which the seat plays: declarer's also dummy's (B3.1)."""
        if view.seat is self.play.declarer and self.play.dummy is not None:
            self.ours.add(self.play.dummy)
        self.side: Side = hand.side
        self.cards = view.offers.cards.cards()
        self.won = tuple(trick.winner.side for trick in self.play.tricks)
        self._table = view.table
        self._contract: Contract = contract
        self._gone = hands_of(self.play.tricks)
        self._standing = (game_of(view.table.rules), standing_of(view.table.sheet), contract)

    def position(self, hands: Sequence[int]) -> Position:
        """The position on the table if N, E, S, W hold these cards (52 bits each)."""
        north, east, south, west = map(Hand, hands)
        return Position((north, east, south, west), self.play.trump, self.play.leader, self.play.on_table)

    def values(self, start: Position, more: tuple[Side, ...] = ()) -> Values:
        """What can still be won where the position on the table is `start` and `more` tricks were won since.

        Of the hands scoring looks at honours and aces alone (V4.6, V4.7, M4.4): one table serves all worlds
        where North–South have as many of them.
        """
        won = (*self.won, *more)
        if not self.points:
            ours = won.count(Side.NS)
            return Values.of_tricks([ours + tricks for tricks in range(14)])
        dealt = self._dealt(start)
        held = held_by(dealt[0] | dealt[2], self.play.trump)
        key = (*self._standing, held, won)
        return remembered(_known, key, lambda: self._counted_out(dealt, won), KEPT)

    def _counted_out(self, dealt: Hands, won: tuple[Side, ...]) -> Values:
        table = self._table
        at_stake = stakes(table.rules, self._contract, Deal(*dealt), table.sheet, won, outlook_after)
        return Values(at_stake.points, at_stake.need)

    def solved(self, positions: Sequence[Position], values: Sequence[Values]) -> list[Answer]:
        """Each position with its values."""
        sign = 0.5 if self.side is Side.NS else -0.5
        return [
            Answer(
                {card: sign * (low + high) for card, (low, high) in each.cards.items()},
                all(low == high for low, high in each.cards.values()),
            )
            for each in bounds.worth(positions, values, limit=Limit(nodes=NODES))
        ]

    def tricks(self, values: Sequence[Values], worth: NDArray[np.float64]) -> NDArray[np.float64]:
        """Our side's tricks from here on that are worth so much in each world, or come nearest: (n, k) as
        `worth`, one of the `values` for each row."""
        left = 13 - len(self.won)
        ours = worth if self.side is Side.NS else -worth
        points = np.array([each.points[: left + 1] for each in values], np.float64)
        off = np.abs(ours[:, :, None, None] - points[:, None]).min(axis=3)
        ns: NDArray[np.float64] = off.argmin(axis=2).astype(np.float64)
        return ns if self.side is Side.NS else left - ns

    def _dealt(self, start: Position) -> Hands:
        masks = [start.hands[seat].mask | self._gone[seat].mask for seat in SEATS]
        for place, card in enumerate(self.play.on_table):
            masks[self.play.leader.after(place)] |= card.bit
        north, east, south, west = map(Hand, masks)
        return (north, east, south, west)
