"""Judgement: candidate calls compared in worlds, each auction carried on by the table for all four players.

In every world each player calls what the table says for the cards it has there; where they call alike the
worlds stay together, so a few hundred small steps finish all auctions.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, SEATS, Bid, Call, Seat, Side
from vintik.players.bidding.hearing import Hearing
from vintik.players.judgement.worth import Worth

Places = NDArray[np.intp]


class Judge:
    """One player, about to call. `hearing`: the auction so far; `worth`: the worlds it imagines."""

    def __init__(self, seat: Seat, hearing: Hearing, worth: Worth) -> None:
        self.seat = seat
        self.hearing = hearing
        self.worth = worth
        self._hands = [hearing.system.measured(worth.dealt[:, each]) for each in SEATS]

    def points(self, call: Call, worlds: Places) -> float:
        """Points of the player's side, less the opponents', summed over these worlds, after this call."""
        return self._carried_on(after(self.hearing, call), worlds)

    def as_contract(self, bid: Bid) -> float:
        """The same if the bid became the contract at once."""
        return self._mine(self.worth.points(bid, self.seat, 0).mean())

    def _carried_on(self, hearing: Hearing, worlds: Places) -> float:
        total = 0.0
        open_auctions = [(hearing, worlds)]
        while open_auctions:
            hearing, worlds = open_auctions.pop()
            if hearing.auction.over:
                total += self._final(hearing, worlds)
                continue
            open_auctions.extend(self._called(hearing, worlds))
        return total

    def _called(self, hearing: Hearing, worlds: Places) -> list[tuple[Hearing, Places]]:
        """The auctions one call further on."""
        seat = hearing.turn
        if hearing.settled:
            return [(after(hearing, PASS), worlds)]
        table = hearing.table
        if seat is self.seat:
            entry = table.best(self._hands[seat][worlds[:1]])[0]
            return [(after(hearing, table.entry(entry).call), worlds)]
        chosen = table.best(self._hands[seat][worlds])
        entries: dict[Call, list[int]] = {}
        for place in np.unique(chosen).tolist():
            entries.setdefault(table.entry(place).call, []).append(place)
        return [(after(hearing, call), worlds[np.isin(chosen, places)]) for call, places in entries.items()]

    def _final(self, hearing: Hearing, worlds: Places) -> float:
        contract = hearing.auction.contract()
        if contract is None:
            return 0.0
        points = self.worth.points(contract.bid, contract.declarer, contract.doubled, worlds)
        return self._mine(points.sum())

    def _mine(self, points: float) -> float:
        return float(points if self.seat.side is Side.NS else -points)


def after(hearing: Hearing, call: Call) -> Hearing:
    """One call further on. Auctions are remembered: they come up again with the next candidate, and with the
    player's next call."""
    return Hearing.of(hearing.system, hearing.auction.after(call))
