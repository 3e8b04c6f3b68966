"""How a deal may have gone on after a claim: cards that come to the tricks that were agreed on."""

from __future__ import annotations

from time import monotonic

from vintik import solver
from vintik.analysis.deal import SECONDS
from vintik.cards import Card
from vintik.game import PlayCard, Table, decide, evolve
from vintik.game.phases.play import Play
from vintik.solver import Limit, Position


def settle(table: Table, tricks: int, seconds: float = SECONDS) -> tuple[Card, ...]:
    """Cards that finish the play, with which declarer's side wins `tricks` of all 13.

    Each is one with which perfect play comes as near to that as any does: where all cards in sight come to
    what was agreed on, nobody makes a mistake, and otherwise those are made as soon as they can be. Raises
    `ValueError` if the tricks are missed, or not found out in `seconds`.
    """
    deadline = monotonic() + seconds
    cards: list[Card] = []
    while table.deal is not None and table.deal.play is not None and not table.deal.play.over:
        north, east, south, west = (holding.known for holding in table.deal.holdings)
        play = table.deal.play
        position = Position((north, east, south, west), play.trump, play.leader, play.on_table)
        card = _nearest(position, play, tricks, deadline - monotonic())
        cards.append(card)
        for event in decide(table, PlayCard(play.actor, card)):
            table = evolve(table, event)
    if table.deal is None or table.deal.play is None or _won(table.deal.play) != tricks:
        raise ValueError(f"no play was found in which declarer wins {tricks} tricks")
    return tuple(cards)


def _nearest(position: Position, play: Play, tricks: int, seconds: float) -> Card:
    if seconds <= 0:
        raise ValueError("the time does not suffice")
    declaring = position.to_move.side is play.declarer.side
    found = solver.bounds.cards([position], limit=Limit(seconds=seconds))[0]

    def away(card: Card) -> int:
        low, high = found[card]
        if low != high:
            raise ValueError("the time does not suffice")
        return abs(_won(play) + (low if declaring else position.tricks_left - low) - tricks)

    return min(found, key=away)


def _won(play: Play) -> int:
    """Tricks of declarer's side."""
    return sum(trick.winner.side is play.declarer.side for trick in play.tricks)
