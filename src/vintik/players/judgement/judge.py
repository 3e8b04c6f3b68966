"""Judgement: candidate calls compared in worlds, each auction carried on by the table for all four players.

In every world each player calls what the table says for the cards it has there; where they call alike the
worlds stay together, so a few hundred small steps finish all auctions. By a strict table the player itself
may also name a game or slam when its turn comes again.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vintik.cards import DOUBLE, PASS, SEATS, SIDES, Bid, Call, Seat, Side
from vintik.game.phases.auction import Auction, Contract
from vintik.players.bidding.hearing import Hearing
from vintik.players.bidding.table import Calls
from vintik.players.judgement.worth import Worth

Places = NDArray[np.intp]
Points = NDArray[np.float64]


class Doubling(NamedTuple):
    """How often the opponents double a contract of ours that would be no gain for us doubled: `even` if it is
    expected to be just made, so much more for each trick expected to be missing, and `most` at most."""

    even: float
    trick: float
    most: float

    def chances(self, missing: NDArray[np.floating]) -> Points:
        return np.clip(self.even + self.trick * missing.astype(np.float64), 0, self.most)


SILENT, HEARD, HIGH = Doubling(0, 0.05, 0.3), Doubling(0.2, 0.25, 0.9), Doubling(0.5, 0.3, 0.9)
"""Opponents who have only passed; who have called something; and these from `FIVE` on. The table's own words
for a double are too few: of contracts that fail, opponents who have called something double two in five, and
more than half of those that are two down or worse; the others one in eleven (`benchmarks/par.py` counts)."""
FIVE = 5
AGAIN = 0.9
"""The same at any level, whatever is missing, where they have doubled for penalties before."""
FEWEST = 8
"""Worlds that tell something about the best contract."""


class Judge:
    """One player, about to call. `hearing`: the auction so far; `worth`: the worlds it imagines."""

    def __init__(self, seat: Seat, hearing: Hearing, worth: Worth) -> None:
        self.seat = seat
        self.hearing = hearing
        self.worth = worth
        self._hands = np.split(hearing.system.measured(worth.dealt.T.reshape(-1)), len(SEATS))
        self._own_hand = self._hands[seat][:1]
        self._own_calls: dict[Calls, Call] = {}
        self._doubled_before = _doubled_for_penalties(hearing, seat.side)

    def points(self, call: Call, worlds: Places, contested: bool = True) -> Points:
        """Points of the player's side, less the opponents', in each of these worlds after this call. If it is
        not `contested` the opponents only pass from now on."""
        found = np.zeros(len(self.worth.dealt))
        self._carry_on(self.hearing.after(call), worlds, contested, found)
        return found[worlds]

    def as_contract(self, bid: Bid) -> float:
        """The same if the bid became the contract at once."""
        return float(self._mine(self.worth.points(bid, self.seat, 0)).mean())

    def _carry_on(self, hearing: Hearing, worlds: Places, contested: bool, found: Points) -> None:
        """Writes into `found` what these worlds come to from here on."""
        bidding = SIDES if contested else (self.seat.side,)
        open_auctions = [(hearing, worlds)]
        while open_auctions:
            hearing, worlds = open_auctions.pop()
            if hearing.auction.over or all(map(hearing.has_spoken, bidding)):
                found[worlds] = self._final(hearing.auction, worlds)
            elif hearing.system.strict and hearing.turn is self.seat and not hearing.settled:
                self._call_again(hearing, worlds, contested, found)
            else:
                open_auctions.extend(self._called(hearing, worlds, contested))

    def _call_again(self, hearing: Hearing, worlds: Places, contested: bool, found: Points) -> None:
        """The player's own next turn: it goes on by the table, or names the best game or slam, as it will be
        free to do then. Which worlds have come this far it will have heard; calls that leave room would be
        thought too little of otherwise (`benchmarks/departures.py`)."""
        self._carry_on(hearing.after(self._own_call(hearing.table)), worlds, contested, found)
        if len(worlds) < FEWEST:
            return
        system = hearing.system
        for call in hearing.auction.legal_calls():
            if isinstance(call, Bid) and may_be_game(call):
                points = self._final(hearing.auction.after(call), worlds)
                if cautious(system.gains(points - found[worlds]), system.caution) > 0:
                    found[worlds] = points

    def _called(self, hearing: Hearing, worlds: Places, contested: bool) -> list[tuple[Hearing, Places]]:
        """The auctions one call further on."""
        seat = hearing.turn
        if hearing.settled or not (contested or seat.side is self.seat.side):
            return [(hearing.after(PASS), worlds)]
        table = hearing.table
        if seat is self.seat:
            return [(hearing.after(self._own_call(table)), worlds)]
        chosen = table.best(self._hands[seat][worlds]).tolist()
        call_of = {place: table.entry(place).call for place in set(chosen)}
        if len(call_of) == 1:
            return [(hearing.after(call), worlds) for call in call_of.values()]
        by_call: dict[Call, list[int]] = {}
        for world, place in zip(worlds.tolist(), chosen, strict=True):
            by_call.setdefault(call_of[place], []).append(world)
        return [(hearing.after(call), np.array(those)) for call, those in by_call.items()]

    def _own_call(self, table: Calls) -> Call:
        """The player's own, in every world the same."""
        if table not in self._own_calls:
            self._own_calls[table] = table.entry(int(table.best(self._own_hand)[0])).call
        return self._own_calls[table]

    def _final(self, auction: Auction, worlds: Places) -> Points:
        contract = auction.standing()
        if contract is None:
            return np.zeros(len(worlds))
        points = self._mine(self.worth.points(contract.bid, contract.declarer, contract.doubled, worlds))
        own = contract.declarer.side is self.seat.side
        if own and not contract.doubled and auction.rules.doubles:
            doubled = self._mine(self.worth.points(contract.bid, contract.declarer, 1, worlds))
            points += self._punished(auction, contract, worlds) * np.minimum(0, doubled - points)
        return points

    def _punished(self, auction: Auction, contract: Contract, worlds: Places) -> Points | float:
        """How often the opponents double this contract of ours if that pays for them."""
        if self._doubled_before:
            return AGAIN
        tricks = self.worth.tricks(contract.declarer.side, contract.bid.denomination)[worlds] @ np.arange(14)
        return self._doubling(auction, contract).chances(contract.bid.needs - tricks)

    def _doubling(self, auction: Auction, contract: Contract) -> Doubling:
        if not auction.has_called(self.seat.side.other):
            return SILENT
        return HIGH if contract.bid.level >= FIVE else HEARD

    def _mine(self, points: Points) -> Points:
        return points if self.seat.side is Side.NS else -points


def may_be_game(bid: Bid) -> bool:
    """Three no trump, four of a suit, or higher."""
    return bid.level >= (3 if bid.trump is None else 4)


def cautious(gains: Points, caution: float) -> float:
    """Their mean, less so many standard errors."""
    return float(gains.mean() - caution * gains.std() / sqrt(len(gains)))


def _doubled_for_penalties(hearing: Hearing, side: Side) -> bool:
    """Whether the opponents of `side` have doubled a natural bid, and not for takeout."""
    artificial = False
    for place, (call, entry) in enumerate(zip(hearing.auction.calls, hearing.said, strict=True)):
        if isinstance(call, Bid):
            artificial = entry is not None and entry.artificial
        theirs = hearing.auction.dealer.after(place).side is not side
        if call is DOUBLE and theirs and not artificial and not (entry is not None and entry.forcing):
            return True
    return False
