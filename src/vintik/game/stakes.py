"""What each way to play on would write on the sheet: the points a deal can still bring, as a table.

It asks the rules' own scorers and match form, by number of tricks and by who reaches game first. It knows
neither the cards still held nor how to play them.

Points that this deal writes are counted, and what an `Outlook` adds. Winning a rubber is worth its bonus here
and nothing more, although its winner can have the smaller total (V5.5).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from vintik.cards import SEATS, Deal, Side
from vintik.game.closing import own_lines, totals_of
from vintik.game.forms import Closing, MatchForm
from vintik.game.lines import total
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import Sheet, Sides

NEVER = 14
"""Tricks needed by a side that cannot reach game."""


Outlook = Callable[[MatchForm, Sheet, Closing], float]
"""Points that North–South can expect later in the match, less East–West's, from the form, the sheet before
the deal and what the deal changes on it."""


class Stakes(NamedTuple):
    """`points[t]`, t = 0…13: for t tricks of North–South from here on (the current trick included), the
    points of North–South less those of East–West if nobody reaches game, if North–South do so first, and if
    East–West do so first. Rows beyond the tricks that are left are 0; an entry for what cannot happen repeats
    its neighbour's.

    `need`: tricks that North–South and East–West still need from here on to reach game, 14 if they cannot, if
    one of them has done so before, and where games are not won by tricks in their order (M5, B4): then the
    three columns are alike.
    """

    points: tuple[tuple[int, int, int], ...]
    need: tuple[int, int]


def stakes(
    rules: Rules,
    contract: Contract,
    deal: Deal,
    sheet: Sheet,
    won: Sequence[Side],
    outlook: Outlook | None = None,
) -> Stakes:
    """What is at stake in `deal` (the hands as dealt) after tricks `won` in this order; `sheet` is as it was
    before the deal. Without an `outlook` points towards a later game are worth their face. Raises
    `ValueError` for more than 13 tricks.
    """
    left = 13 - len(won)
    if left < 0:
        raise ValueError(f"13 tricks at most, not {len(won)}")
    so_far = _SoFar(rules, contract, deal, sheet, tuple(won), outlook, {})
    rows = [so_far.row(ns, left - ns) for ns in range(left + 1)]
    need = (so_far.need((Side.NS,) * left), so_far.need((Side.EW,) * left))
    return Stakes((*rows, *[(0, 0, 0)] * len(won)), need)


class _SoFar(NamedTuple):
    """A deal and the tricks won in it; `rest` are the sides that win the tricks to come. `totals`: what the
    deal writes by North–South's tricks, as far as it was asked; scorers count tricks and know no order."""

    rules: Rules
    contract: Contract
    deal: Deal
    sheet: Sheet
    won: tuple[Side, ...]
    outlook: Outlook | None
    totals: dict[int, Sides]

    def row(self, ns: int, ew: int) -> tuple[int, int, int]:
        """Points if the sides take so many of the tricks to come. Whoever takes theirs first is first to game
        if they get there at all; if neither does, the order makes no difference."""
        ns_first, game_won = self.points((Side.NS,) * ns + (Side.EW,) * ew)
        if not game_won:
            return (ns_first, ns_first, ns_first)
        ew_first, _ = self.points((Side.EW,) * ew + (Side.NS,) * ns)
        return (ns_first, ns_first, ew_first)

    def need(self, rest: tuple[Side, ...]) -> int:
        """Tricks to come until a game is won, if one side takes them all."""
        closing, _ = self.written(rest)
        if closing.game_won is None or closing.game_won.trick <= len(self.won):
            return NEVER
        return closing.game_won.trick - len(self.won)

    def points(self, rest: tuple[Side, ...]) -> tuple[int, bool]:
        """And whether a game is won."""
        closing, (ns, ew) = self.written(rest)
        later = self.outlook(self.rules.form, self.sheet, closing) if self.outlook is not None else 0
        added = total(closing.lines, Side.NS) - total(closing.lines, Side.EW)
        return ns - ew + added + round(later), closing.game_won is not None

    def written(self, rest: tuple[Side, ...]) -> tuple[Closing, Sides]:
        """What the match form adds, and the points of the deal."""
        rules = self.rules
        value = rules.trick_value(self.contract.bid) if rules.trick_value is not None else 0
        winners = tuple(SEATS[side] for side in (*self.won, *rest))
        outcome = Outcome(self.contract, self.deal.hands, winners, value, rules.vulnerable)
        tricks = outcome.tricks(Side.NS)
        totals = self.totals.get(tricks)
        if totals is None:
            totals = self.totals[tricks] = totals_of(own_lines(rules, outcome))
        return rules.form.close(self.sheet, outcome, totals), totals
