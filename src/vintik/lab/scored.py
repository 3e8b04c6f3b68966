"""How a deal was scored: as it was played, or as perfect play would have left it after the auction.

It knows rules, finished auctions and the solver, not who sat at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vintik.cards import Deal
from vintik.game import Rules, Table
from vintik.game.closing import written
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.scoring import Outcome
from vintik.game.sheet import EMPTY_SHEET, DealResult
from vintik.players.outcomes import winners
from vintik.solver import Position, tricks


class ScoredDeal(NamedTuple):
    """`contract` is None where all passed; `tricks` are those of declarer's side, 0 without a contract."""

    contract: Contract | None
    tricks: int
    lines: tuple[Line, ...]


def as_played(result: DealResult) -> ScoredDeal:
    """What was written."""
    if result.contract is None:
        return ScoredDeal(None, 0, result.lines)
    side = result.contract.declarer.side
    taken = sum(1 for trick in result.tricks if trick.winner.side is side)
    return ScoredDeal(result.contract, taken, result.lines)


def double_dummy(deal: Deal, tables: Sequence[Table]) -> list[ScoredDeal]:
    """What perfect play would write at tables where this deal has been bid and not played. A declarer with a
    trump is solved once, at however many tables."""
    contracts = [None if table.deal is None else table.deal.auction.contract() for table in tables]
    asked = list(dict.fromkeys((each.declarer, each.bid.trump) for each in contracts if each is not None))
    positions = (Position.of_deal(deal, trump, declarer.next) for declarer, trump in asked)
    defenders = dict(zip(asked, tricks(positions).tolist(), strict=True))
    scored = []
    for table, contract in zip(tables, contracts, strict=True):
        if contract is None:
            scored.append(ScoredDeal(None, 0, ()))
        else:
            taken = 13 - defenders[contract.declarer, contract.bid.trump]
            scored.append(ScoredDeal(contract, taken, lines_of(table.rules, contract, deal, taken)))
    return scored


def lines_of(rules: Rules, contract: Contract, deal: Deal, taken: int) -> tuple[Line, ...]:
    """The lines of a deal on a fresh sheet in which declarer's side took so many tricks, evenly spread. In
    which order makes no difference there: both sides cannot reach game in one deal (V5.2)."""
    value = rules.trick_value(contract.bid) if rules.trick_value is not None else 0
    won = winners(contract.declarer.side, taken)
    outcome = Outcome(contract, deal.hands, won, value, rules.vulnerable)
    lines, _ = written(rules, EMPTY_SHEET, outcome)
    return lines
