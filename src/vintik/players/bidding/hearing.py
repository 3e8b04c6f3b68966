"""An auction as it is heard: after each call, what every seat has shown and what the next calls would show.

`Hearing` is a point of an auction; `after` a call comes the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, Bid, Call, Denomination, Seat, Suit
from vintik.game.phases.auction import Auction, AuctionRules
from vintik.players.bidding.hands import Features
from vintik.players.bidding.shown import NOTHING, Shown
from vintik.players.bidding.table import Calls, Entry

Four = tuple[Shown, Shown, Shown, Shown]


@dataclass(frozen=True, slots=True)
class System:
    """A bidding system. `table`: what the player whose turn it is may call by the system; `other`: what any
    other call would be taken to mean; `measured`: what the table looks at in hands, uint64 (n,).

    `prior`: points that a call is worth for being e times as likely by the table, since partner understands
    it. `caution`: standard errors that it has to gain over the table's own. `strict`: a call that is clear by
    the table is left only for another that the table knows or for a game or slam, and only if it gains
    whether or not the opponents bid on.
    """

    name: str
    table: Callable[[Hearing], Calls]
    other: Callable[[Hearing, Call], Entry | None]
    measured: Callable[[NDArray[np.uint64]], Features]
    prior: float
    caution: float = 0.0
    strict: bool = False


class Hearing:
    """`shown` by seat; `auction` as it stands; `said`: what each call was taken to say; `system` gives the
    entries. All of it is public."""

    __slots__ = ("__dict__", "auction", "said", "shown", "system")

    def __init__(self, system: System, auction: Auction, shown: Four, said: tuple[Entry | None, ...]) -> None:
        self.system = system
        self.auction = auction
        self.shown = shown
        self.said = said

    @staticmethod
    def of(system: System, auction: Auction) -> Hearing:
        """The auction from its first call on; the last ones are remembered."""
        return _heard(system, auction.rules, auction.dealer, auction.minimum_level, auction.calls)

    def after(self, call: Call) -> Hearing:
        """One call further on."""
        shown = list(self.shown)
        entry = None if call is PASS and self.settled else self.reading(call)
        shown[self.turn] = shown[self.turn].after(call, entry)
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

    @cached_property
    def partner_values(self) -> dict[Denomination, float]:
        """What partner's hand is likely to be worth, by denomination."""
        return {each: self.partner.likely_value(each) for each in Denomination}

    @property
    def turn(self) -> Seat:
        return self.auction.turn

    @property
    def me(self) -> Shown:
        return self.shown[self.turn]

    @property
    def partner(self) -> Shown:
        return self.shown[self.turn.partner]

    @property
    def round(self) -> int:
        """Which of its passes in a row the player would make next: 0 the first, 1 the second, 2 the third."""
        return self.auction.passes // 4

    @property
    def settled(self) -> bool:
        """Whether the player passed on this very bid before and its side has bid: nothing new was said."""
        return self.round > 0 and self.auction.bid is not None and bool(self.me.bids or self.partner.bids)

    @cached_property
    def floor(self) -> int:
        """The height of the lowest bid that may be made now."""
        auction = self.auction
        if auction.bid is None:
            return 5 * (auction.minimum_level - 1)
        return auction.rules.heights[auction.bid] + 1

    def cheapest(self, denomination: Denomination) -> int:
        """The lowest level at which it may be bid now; 8 if it may not."""
        place = self.auction.rules.order.index(denomination)
        return max(0, self.floor - place + 4) // 5 + 1

    @cached_property
    def agreed(self) -> Suit | None:
        """The last suit that the player or partner bid and the other one supported."""
        for bid in reversed(self._own_bids):
            if (
                bid.trump is not None
                and self.me.named(bid.denomination)
                and self.partner.named(bid.denomination)
            ):
                return bid.trump
        return None

    @property
    def _own_bids(self) -> list[Bid]:
        side = self.turn.side
        calls = enumerate(self.auction.calls)
        return [
            call
            for place, call in calls
            if isinstance(call, Bid) and self.auction.dealer.after(place).side is side
        ]


@lru_cache(maxsize=4096)
def _heard(
    system: System, rules: AuctionRules, dealer: Seat, minimum_level: int, calls: tuple[Call, ...]
) -> Hearing:
    if not calls:
        return Hearing(system, Auction(rules, dealer, minimum_level), (NOTHING,) * 4, ())
    return _heard(system, rules, dealer, minimum_level, calls[:-1]).after(calls[-1])
