"""The auction: what may be called, when it ends, and who becomes declarer.

It knows its parameters (`AuctionRules`), not the game they come from, and no cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from vintik.cards import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, Seat, Side
from vintik.game.refusal import Refusal


class Declarer(Enum):
    """Who of the winning side declares: the last bidder (V2.6, M2.5), or whoever first named the
    denomination (B2.5)."""

    LAST_BIDDER = "last_bidder"
    FIRST_TO_NAME = "first_to_name"


@dataclass(frozen=True)
class AuctionRules:
    """`order`: denominations, rising (V2.2, M2.2, B2.2); `closing_passes` end the auction after a bid
    (V2.5, M2.4, B2.4), `annulling_passes` end it without one (V2.4, M2.3, B2.4); `rising_minimum`: the
    first bid's minimum level rises with every deal played (M6 `progressive`)."""

    order: tuple[Denomination, ...]
    closing_passes: int
    annulling_passes: int
    doubles: bool
    declarer: Declarer
    rising_minimum: bool = False

    @cached_property
    def heights(self) -> dict[Bid, int]:
        """How high each of the 35 bids is, 0…34 (C4)."""
        return {bid: 5 * (bid.level - 1) + self.order.index(bid.denomination) for bid in BIDS}

    def minimum_level(self, deals_played: int) -> int:
        """The level the first bid of the next deal needs (M6 `progressive`: never above 7)."""
        return min(7, 1 + deals_played) if self.rising_minimum else 1


@dataclass(frozen=True, slots=True)
class Contract:
    """The last bid, who declares it, and whether it is doubled (1) or redoubled (2)."""

    bid: Bid
    declarer: Seat
    doubled: int


class Auction:
    """The calls so far, from the dealer clockwise. `passes` counts those in a row at the end."""

    __slots__ = ("bid", "bidder", "calls", "dealer", "doubled", "minimum_level", "passes", "rules")

    def __init__(
        self,
        rules: AuctionRules,
        dealer: Seat,
        minimum_level: int,
        calls: tuple[Call, ...] = (),
        bid: Bid | None = None,
        bidder: Seat | None = None,
        doubled: int = 0,
        passes: int = 0,
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.minimum_level = minimum_level
        self.calls = calls
        self.bid = bid
        self.bidder = bidder
        self.doubled = doubled
        self.passes = passes

    @property
    def turn(self) -> Seat:
        """Whose call it would be; the dealer speaks first (V2.1, M2.1, B1.1)."""
        return self.dealer.after(len(self.calls))

    @property
    def passes_to_end(self) -> int:
        """How many passes in a row end it as things stand (V2.4, V2.5, M2.3, M2.4, B2.4)."""
        return self.rules.annulling_passes if self.bid is None else self.rules.closing_passes

    @property
    def over(self) -> bool:
        return self.passes >= self.passes_to_end

    @property
    def passed_out(self) -> bool:
        return self.bid is None and self.over

    def has_called(self, side: Side) -> bool:
        """Whether either player of `side` has made any call but pass."""
        places = enumerate(self.calls)
        return any(call is not PASS and self.dealer.after(place).side is side for place, call in places)

    def after(self, call: Call) -> Auction:
        """The auction with one more call; its legality is not looked at."""
        bid, bidder, doubled, passes = self.bid, self.bidder, self.doubled, 0
        if call is PASS:
            passes = self.passes + 1
        elif isinstance(call, Bid):
            bid, bidder, doubled = call, self.turn, 0
        else:
            doubled = 1 if call is DOUBLE else 2
        calls = (*self.calls, call)
        return Auction(self.rules, self.dealer, self.minimum_level, calls, bid, bidder, doubled, passes)

    def before(self, acts: int) -> Auction:
        """The auction without its last `acts` calls."""
        kept: Iterable[Call] = self.calls[: len(self.calls) - acts]
        auction = Auction(self.rules, self.dealer, self.minimum_level)
        for call in kept:
            auction = auction.after(call)
        return auction

    def check(self, call: Call) -> None:
        """Raises `Refusal` unless the player whose turn it is may make this call."""
        if self.over:
            raise Refusal("auction_over")
        if call is PASS:
            return
        if isinstance(call, Bid):
            self._check_bid(call)
        elif not self.rules.doubles:
            raise Refusal("no_doubles")
        elif call is DOUBLE and not self._may_double():
            raise Refusal("cannot_double")
        elif call is REDOUBLE and not self._may_redouble():
            raise Refusal("cannot_redouble")

    def _check_bid(self, bid: Bid) -> None:
        heights = self.rules.heights
        if self.bid is not None and heights[bid] <= heights[self.bid]:
            raise Refusal("bid_too_low", bid=bid.name, last=self.bid.name)
        if self.bid is None and bid.level < self.minimum_level:
            raise Refusal("below_minimum", bid=bid.name, level=self.minimum_level)

    def _may_double(self) -> bool:
        """B2.3: an opponent of the last bidder's side, an undoubled bid."""
        return self.bidder is not None and self.doubled == 0 and self.bidder.side is not self.turn.side

    def _may_redouble(self) -> bool:
        """B2.3: the bidding side, a doubled bid."""
        return self.bidder is not None and self.doubled == 1 and self.bidder.side is self.turn.side

    def legal_calls(self) -> tuple[Call, ...]:
        """Everything the player whose turn it is may call: pass, double, redouble, bids rising."""
        if self.over:
            return ()
        heights = self.rules.heights
        floor = 5 * (self.minimum_level - 1) if self.bid is None else heights[self.bid] + 1
        bids = sorted((bid for bid in BIDS if heights[bid] >= floor), key=heights.__getitem__)
        doubles = [DOUBLE] if self.rules.doubles and self._may_double() else []
        redoubles = [REDOUBLE] if self.rules.doubles and self._may_redouble() else []
        return (PASS, *doubles, *redoubles, *bids)

    def contract(self) -> Contract | None:
        """The contract once the auction is over; None before, and when it was passed out."""
        return self.standing() if self.over else None

    def standing(self) -> Contract | None:
        """The contract if everybody passes from now on; None if there is no bid."""
        if self.bid is None or self.bidder is None:
            return None
        return Contract(self.bid, self._declarer(self.bid, self.bidder), self.doubled)

    def _declarer(self, last: Bid, bidder: Seat) -> Seat:
        if self.rules.declarer is Declarer.LAST_BIDDER:
            return bidder
        for place, call in enumerate(self.calls):
            seat = self.dealer.after(place)
            if seat.side is bidder.side and isinstance(call, Bid) and call.denomination is last.denomination:
                return seat
        return bidder

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Auction):
            return NotImplemented
        return (self.rules, self.dealer, self.minimum_level, self.calls) == (
            other.rules,
            other.dealer,
            other.minimum_level,
            other.calls,
        )

    def __hash__(self) -> int:
        return hash((self.dealer, self.calls))
