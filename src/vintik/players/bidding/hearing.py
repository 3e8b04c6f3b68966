"""An auction as it is heard: after each call, what every seat has shown and what the next calls would show.

`Hearing` is a point of an auction; `after` a call comes the next one. Together they are a tree, since players
who imagine how an auction goes on come to the same points again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, Bid, Call, Denomination, Seat, Side, Suit
from vintik.game.phases.auction import Auction, AuctionRules
from vintik.players.bidding.gains import Points, in_points
from vintik.players.bidding.hands import Features
from vintik.players.bidding.shown import NOTHING, Shown
from vintik.players.bidding.table import Calls, Entry

Four = tuple[Shown, Shown, Shown, Shown]
MOST = 3072
"""Points of auctions that are remembered."""


@dataclass(frozen=True, slots=True)
class System:
    """A bidding system. `table`: what the player whose turn it is may call by the system; `other`: what any
    other call would be taken to mean; `measured`: what the table looks at in hands, uint64 (n,).

    `prior`: what a call is worth for being e times as likely by the table, since partner understands it.
    `caution`: standard errors that it has to gain over the table's own. `gains`: what differences of points
    count for; `prior` is in the same unit. `strict`: a call that is clear by the table is left only for
    another that the table knows or for a game or slam, and only if it gains whether or not the opponents bid
    on; and the player may name a game or slam at its own next turn.
    """

    name: str
    table: Callable[[Hearing], Calls]
    other: Callable[[Hearing, Call], Entry | None]
    measured: Callable[[NDArray[np.uint64]], Features]
    prior: float
    caution: float = 0.0
    strict: bool = False
    gains: Callable[[Points], Points] = in_points


class Hearing:
    """`shown` by seat; `auction` as it stands; `said`: what each call was taken to say; `system` gives the
    entries. `turn`: whose call it is; `me`, `partner`: what that player and partner have shown. All of it is
    public."""

    __slots__ = ("__dict__", "_next", "auction", "me", "partner", "said", "shown", "system", "turn")

    def __init__(self, system: System, auction: Auction, shown: Four, said: tuple[Entry | None, ...]) -> None:
        self.system = system
        self.auction = auction
        self.shown = shown
        self.said = said
        self.turn: Seat = auction.turn
        self.me = shown[self.turn]
        self.partner = shown[self.turn.partner]
        self._next: dict[Call, Hearing] = {}

    @staticmethod
    def of(system: System, auction: Auction) -> Hearing:
        """The auction from its first call on."""
        hearing = _trees.first(system, auction)
        for call in auction.calls:
            hearing = hearing.after(call)
        return hearing

    def after(self, call: Call) -> Hearing:
        """One call further on; remembered as long as this point is."""
        found = self._next.get(call)
        if found is None:
            found = self._next[call] = self._after(call)
            _trees.size += 1
        return found

    def _after(self, call: Call) -> Hearing:
        turn = self.turn
        shown = list(self.shown)
        entry = None if call is PASS and self.settled else self.reading(call)
        shown[turn] = shown[turn].after(call, entry)
        heard = (shown[0], shown[1], shown[2], shown[3])
        return Hearing(self.system, self.auction.after(call), heard, (*self.said, entry))

    @cached_property
    def table(self) -> Calls:
        """What the player whose turn it is may call by the system, and what it would show."""
        return self.system.table(self)

    @cached_property
    def all_calls(self) -> Calls:
        """The same with every other call that is legal."""
        table = self.table.wider
        others = [
            self.system.other(self, call) for call in self.auction.legal_calls() if call not in table.calls
        ]
        return table.with_others([each for each in others if each is not None])

    def reading(self, call: Call) -> Entry | None:
        """What this call would show now."""
        return self.table.reading(call) or self.system.other(self, call)

    @property
    def round(self) -> int:
        """Which of its passes in a row the player would make next: 0 the first, 1 the second, 2 the third."""
        return self.auction.passes // 4

    @property
    def settled(self) -> bool:
        """Whether the player passed on this very bid before and its side has bid: nothing new was said."""
        return self.has_spoken(self.turn.side)

    def has_spoken(self, side: Side) -> bool:
        """Whether a side has bid, and both its players passed on the bid that stands: they only pass now."""
        one, other = self.shown[side], self.shown[side + 2]
        return self.round > 0 and self.auction.bid is not None and bool(one.bids or other.bids)

    @cached_property
    def floor(self) -> int:
        """The height of the lowest bid that may be made now."""
        auction = self.auction
        if auction.bid is None:
            return 5 * (auction.minimum_level - 1)
        return auction.rules.heights[auction.bid] + 1

    def cheapest(self, denomination: Denomination) -> int:
        """The lowest level at which it may be bid now; 8 if it may not."""
        return cheapest(self.auction.rules.order, self.floor, denomination)

    @cached_property
    def agreed(self) -> Suit | None:
        """The last suit that the player or partner bid and the other one supported."""
        both = [suit for suit in self.me.suits if suit in self.partner.suits]
        if both:
            for call in self.auction.calls[-2::-2]:
                if isinstance(call, Bid) and call.trump in both:
                    return call.trump
        return None


def cheapest(order: Sequence[Denomination], floor: int, denomination: Denomination) -> int:
    """The lowest level from a height on, the denominations rising in this order; 8 if there is none."""
    return (floor - order.index(denomination) + 4) // 5 + 1


class _Trees:
    """The auctions heard, by everything that they start from; `size`: how many points they have. When there
    are too many all are forgotten: those still needed grow again."""

    def __init__(self) -> None:
        self.size = 0
        self._first: dict[tuple[System, AuctionRules, Seat, int], Hearing] = {}

    def first(self, system: System, auction: Auction) -> Hearing:
        """The point before the first call."""
        if self.size > MOST:
            self.size = 0
            self._first = {}
        key = (system, auction.rules, auction.dealer, auction.minimum_level)
        found = self._first.get(key)
        if found is None:
            start = Auction(auction.rules, auction.dealer, auction.minimum_level)
            found = self._first[key] = Hearing(system, start, (NOTHING,) * 4, ())
        return found


_trees = _Trees()
