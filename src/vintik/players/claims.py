"""Claims: whether so many of the remaining tricks are certain, and how the rest is then played out.

A claim is right if the claimer takes the tricks against every defence, playing only cards that are safe as
far as the claimer can know. So at each card of the claimer (declarer also chooses dummy's) those count that
keep the tricks in the real deal *and* in worlds drawn from all that the claimer's view leaves possible; where
there is none, the claim is denied. The play is tried in this way in some of those worlds first, as if each
were the real deal. What only luck, a guess or a look at hidden cards would bring is therefore not certain,
and a denial does not tell the claimer where a card lies. Hands for which the claimer does not choose play as
well as if they saw everything. What this can miss stands in docs/decisions/0010-open-points-of-the-rules.md.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import replace

from vintik.cards import Card, Deal, Hand, Holding, Side
from vintik.game import Table, View, evolve
from vintik.game.events import CardPlayed
from vintik.game.phases.play import Play
from vintik.game.stakes import stakes
from vintik.game.table import CurrentDeal
from vintik.players.beliefs.sample import certain
from vintik.players.beliefs.worlds import played
from vintik.solver import Limit, Position, Values, bounds
from vintik.solver.position import Hands
from vintik.solver.worlds import hands

WORLDS = 32
"""Worlds in which each card of the claimer has to be safe in the real deal."""

TRIED = 8
"""Worlds in which the whole play is tried, each card being safe in as many."""

TOGETHER = 8
"""Worlds that are asked about at once, sharing the time that is left."""

SECONDS = 0.9
"""The longest that finding out may take, unless said otherwise."""

LEAST = 0.005
"""Seconds for each card once that is over and all is conceded: what is found by then has to do."""

A_TRICK = 200_000
"""More points than the order of tricks can ever bring."""


class NotCertain(Exception):
    """The claim is not right."""


class NotFoundOut(Exception):
    """Whether it is right could not be found out in time."""


def settled(
    table: Table, view: View, tricks: int, seed: int, seconds: float = SECONDS
) -> tuple[int, tuple[Card, ...]]:
    """How many tricks the claimer's side then takes, and the rest of the play, if the seat of `view` takes
    `tricks` of those that remain and concedes the others.

    The opponents take all that they can get, and then reach game first if they can (V5.2). The claimer's side
    takes no more than it has claimed, unless no card it may play would lose the trick; with just so many it
    too reaches game first if it can. `table` is the whole table in the play. Raises `NotCertain` and
    `NotFoundOut`; conceding everything is always right.
    """
    until = time.monotonic() + seconds
    if tricks:
        for world in _worlds(view, TRIED, seed):
            _Settling(_as_if(table, world), view, tricks, seed, until).settled()
    return _Real(table, view, tricks, seed, until).settled()


def _worlds(view: View, n: int, seed: int) -> Iterable[Hands]:
    """Worlds that are possible for all that a seat knows, none of them twice."""
    return dict.fromkeys(hands(certain(view, n, seed)))


def _as_if(table: Table, world: Hands) -> Table:
    """The table if these were the cards left in the hands."""
    deal = table.deal
    assert deal is not None
    held = [Holding(hand) for hand in world]
    dealt = [Holding(hand | Hand(int(gone))) for hand, gone in zip(world, played(deal), strict=True)]
    holdings = (held[0], held[1], held[2], held[3])
    whole = (dealt[0], dealt[1], dealt[2], dealt[3])
    return replace(table, deal=replace(deal, holdings=holdings, dealt=whole))


class _Settling:
    """The rest of a deal, card by card, for nothing but tricks."""

    worlds = TRIED

    def __init__(self, table: Table, view: View, tricks: int, seed: int, until: float) -> None:
        self.table = table
        self.view = view
        self.seat = view.seat
        self.side = view.seat.side
        self.tricks = tricks
        self.seed = seed
        self.begun = len(self.play.tricks)
        self.until = until

    @property
    def deal(self) -> CurrentDeal:
        assert self.table.deal is not None
        return self.table.deal

    @property
    def play(self) -> Play:
        assert self.deal.play is not None
        return self.deal.play

    @property
    def taken(self) -> int:
        """Tricks of the claimer's side since the claim."""
        return sum(1 for trick in self.play.tricks[self.begun :] if trick.winner.side is self.side)

    @property
    def missing(self) -> int:
        """Tricks it still has to take."""
        return max(self.tricks - self.taken, 0)

    def settled(self) -> tuple[int, tuple[Card, ...]]:
        cards: list[Card] = []
        while not self.play.over:
            cards.append(self.next_card())
            event = CardPlayed(self.play.turn, cards[-1])
            self.table = evolve(self.table, event)
            if not self.play.over:
                self.view = self.view.after([event])
        if self.taken < self.tricks:
            raise NotCertain
        return self.taken, tuple(cards)

    def next_card(self) -> Card:
        play = self.play
        legal = play.legal_cards(self.deal.holdings[play.turn].known)
        if play.actor is self.seat:
            legal = self.safe(legal)
        if len(legal) == 1:
            return legal.cards()[0]
        worth = self.worth()
        if play.turn.side is not self.side:
            return _best(worth, self.side.other)
        tricks = {card: self.tricks_of(worth[card]) for card in legal}
        enough = [count for count in tricks.values() if count >= self.missing]
        if not enough:
            raise NotCertain
        fewest = min(enough)
        return _best({card: worth[card] for card in tricks if tricks[card] == fewest}, self.side)

    def tricks_of(self, value: int) -> int:
        """Tricks of the claimer's side in a value of `worth`."""
        north_south = (value + A_TRICK // 2) // A_TRICK
        return north_south if self.side is Side.NS else self.play.tricks_left - north_south

    def worth(self) -> Mapping[Card, int]:
        """What each card comes to in the deal: tricks of North–South, and then points, which differ only by
        who reaches game first."""
        position = self.position(hand.known for hand in self.deal.holdings)
        limit = Limit(seconds=self.seconds)
        ((_, by_card),) = bounds.worth([position], self.values(), limit=limit)
        if self.tricks and any(low != high for low, high in by_card.values()):
            raise NotFoundOut
        return {card: (low + high) // 2 for card, (low, high) in by_card.items()}

    def values(self) -> Values:
        return Values.of_tricks([count * A_TRICK for count in range(14)])

    def safe(self, legal: Hand) -> Hand:
        """The cards with which the claimer's side takes what is missing in every world drawn; raises
        `NotCertain` if there is none."""
        if not self.missing:
            return legal
        positions = [self.position(world) for world in _worlds(self.view, self.worlds, self.seed)]
        left, missing = self.play.tricks_left, self.missing
        if self.side is Side.NS:
            reached = [int(count >= missing) for count in range(14)]
        else:
            reached = [-int(left - count >= missing) for count in range(14)]
        found = legal
        for first in range(0, len(positions), TOGETHER):
            some = positions[first : first + TOGETHER]
            limit = Limit(seconds=self.seconds / len(some))
            for _, by_card in bounds.worth(some, Values.of_tricks(reached), limit=limit):
                if any(low != high for low, high in by_card.values()):
                    raise NotFoundOut
                found &= Hand.of(card for card, (low, _) in by_card.items() if low)
        if not found.mask:
            raise NotCertain
        return found

    @property
    def seconds(self) -> float:
        """How long the next card may take."""
        left = self.until - time.monotonic()
        if left <= 0 and self.tricks:
            raise NotFoundOut
        return max(left, LEAST)

    def position(self, held: Iterable[Hand]) -> Position:
        north, east, south, west = held
        return Position((north, east, south, west), self.play.trump, self.play.leader, self.play.on_table)


class _Real(_Settling):
    """That of the real deal, for tricks and then for the game."""

    worlds = WORLDS

    def values(self) -> Values:
        contract = self.deal.auction.contract()
        assert contract is not None
        whole = Deal(*(hand.known for hand in self.deal.dealt))
        won = [trick.winner.side for trick in self.play.tricks]
        at_stake = stakes(self.table.rules, contract, whole, self.table.sheet, won)
        points = tuple(
            (count * A_TRICK + nobody, count * A_TRICK + first, count * A_TRICK + second)
            for count, (nobody, first, second) in enumerate(at_stake.points)
        )
        return Values(points, at_stake.need)


def _best(worth: Mapping[Card, int], side: Side) -> Card:
    """The card that is worth most to a side; of equals the lowest."""
    sign = 1 if side is Side.NS else -1
    return max(worth, key=lambda card: (sign * worth[card], -card.rank, card.suit))
