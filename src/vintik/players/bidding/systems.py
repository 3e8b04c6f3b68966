"""Which bidding system suits which rules."""

from __future__ import annotations

from vintik.cards import EMPTY, Bid, Denomination, Seat, Side
from vintik.game.lines import total
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.players.bidding.american.card import SAYC, american
from vintik.players.bidding.hearing import System
from vintik.players.bidding.natural import BOLD, CAREFUL, natural
from vintik.players.outcomes import winners

_CAREFUL, _BOLD = natural(CAREFUL), natural(BOLD)
DEAR = 10
"""Tricks that a trick down has to cost before bidding is careful."""


def system_of(rules: Rules, cards: tuple[str, str] = (SAYC, SAYC)) -> System:
    """The natural system where there are no doubles (V2.1, M2.1), careful or bold by what failing costs;
    where there are (B2.1), the convention cards of North–South and of East–West."""
    if rules.auction.doubles:
        return american(*cards, rules.vulnerable)
    return _CAREFUL if trick_down(rules) >= DEAR else _BOLD


def trick_down(rules: Rules) -> float:
    """What the first trick down costs, in trick values (V4.9, M4.5): asked for three hearts."""
    bid = Bid.of(3, Denomination.H)
    value = rules.trick_value(bid) if rules.trick_value is not None else 0
    hands = (EMPTY, EMPTY, EMPTY, EMPTY)
    outcome = Outcome(
        Contract(bid, Seat.N, 0), hands, winners(Side.NS, bid.needs - 1), value, rules.vulnerable
    )
    lines = tuple(line for scorer in rules.scoring for line in scorer(outcome) if line.kind == "undertricks")
    return total(lines, Side.EW) / value if value else 0.0
