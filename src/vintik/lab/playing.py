"""The loop that plays: from the first deal of a match to its last card, whoever sits at the table.

It knows the engine and how a seat is asked; not who is stronger, nor what is counted afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from vintik.cards import SEATS, Card, Deal, Seat
from vintik.game import Command, DealHands, Event, Rules, Table, View, decide, evolve, start

LONGEST_MATCH = 200
"""Deals. A match may be passed out deal after deal; it is then given up, unfinished."""

Pack = Callable[[int], Iterable[Card]]
"""The 52 cards of a deal by its number in the match, from 1; they are dealt one at a time (C2)."""

Actor = Callable[[View], Command]
"""The call, card or claim of the seat of a view that has to act."""


class Seated:
    """A table with four views of it, kept together."""

    def __init__(self, rules: Rules, dealer: Seat) -> None:
        self.table = Table(rules)
        self.views: Mapping[Seat, View] = {seat: View(seat, self.table) for seat in SEATS}
        self._add((start(rules, dealer),))

    def deal(self, pack: Iterable[Card]) -> None:
        """The next deal, the first card to the dealer's left (V1.2)."""
        dealer = self.table.dealer or SEATS[0]
        self._add(decide(self.table, DealHands(dealer, Deal.of_pack(pack, dealer.next))))

    def act(self, actor: Actor) -> None:
        """The seat whose turn it is acts. Raises `Refusal` where the act breaks the rules."""
        seat = self.table.actor
        if seat is not None:
            self._add(decide(self.table, actor(self.views[seat])))

    def _add(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.table = evolve(self.table, event)
        self.views = {seat: view.after(events) for seat, view in self.views.items()}


def play_match(rules: Rules, dealer: Seat, pack: Pack, actor: Actor, deals: int = LONGEST_MATCH) -> Table:
    """A match to its end, or its first `deals` deals. `actor` answers for every seat and has to be legal."""
    seated = Seated(rules, dealer)
    while not seated.table.sheet.over and len(seated.table.sheet.deals) < deals:
        seated.deal(pack(len(seated.table.sheet.deals) + 1))
        while not seated.table.between_deals:
            seated.act(actor)
    return seated.table


def bid_deal(rules: Rules, dealer: Seat, pack: Iterable[Card], actor: Actor) -> Table:
    """The first deal of a match to the end of its auction."""
    seated = Seated(rules, dealer)
    seated.deal(pack)
    while seated.table.deal is not None and not seated.table.deal.auction.over:
        seated.act(actor)
    return seated.table
