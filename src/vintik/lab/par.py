"""Par of a Bridge deal: where the auction ends if both sides see all hands and always may speak once more."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vintik.cards import BIDS, SEATS, Bid, Deal, Side
from vintik.game import Rules
from vintik.game.lines import total
from vintik.game.phases.auction import Contract
from vintik.lab.scored import lines_of
from vintik.players.judgement.worth import DENOMINATIONS

Tricks = NDArray[np.int8]


class Scored:
    """Every contract of one deal, scored by perfect play for North–South."""

    def __init__(self, rules: Rules, deal: Deal, tricks: Tricks) -> None:
        self.rules, self.deal, self.tricks = rules, deal, tricks
        self._known: dict[Contract, int] = {}

    def points(self, contract: Contract | None) -> int:
        if contract is None:
            return 0
        if contract not in self._known:
            lines = lines_of(self.rules, contract, self.deal, self.taken(contract))
            self._known[contract] = total(lines, Side.NS) - total(lines, Side.EW)
        return self._known[contract]

    def taken(self, contract: Contract) -> int:
        return int(self.tricks[DENOMINATIONS[contract.bid.denomination], contract.declarer])

    def best(self, bid: Bid, side: Side) -> Contract:
        """With the declarer who takes more."""
        seats = [seat for seat in SEATS if seat.side is side]
        return max((Contract(bid, seat, 0) for seat in seats), key=self.taken)

    def par(self) -> tuple[int, Contract | None]:
        """Points of North–South where both sides call with all hands in sight, and the contract: from the
        highest bid down, the other side passes, doubles or goes on, whichever is best for it."""
        after: dict[Side, list[tuple[int, Contract | None]]] = {Side.NS: [], Side.EW: []}
        for bid in sorted(BIDS, key=self.rules.auction.heights.__getitem__, reverse=True):
            found = {}
            for side in Side:
                plain = self.best(bid, side)
                doubled = Contract(plain.bid, plain.declarer, 1)
                answers = [(self.points(plain), plain), (self.points(doubled), doubled), *after[side.other]]
                found[side] = _best(answers, side.other)
            for side in Side:
                after[side] = [_best([*after[side], found[side]], side)]
        theirs = _best([(0, None), *after[Side.EW]], Side.EW)
        return _best([theirs, *after[Side.NS]], Side.NS)


def _best(found: list[tuple[int, Contract | None]], side: Side) -> tuple[int, Contract | None]:
    return (max if side is Side.NS else min)(found, key=lambda each: each[0])
