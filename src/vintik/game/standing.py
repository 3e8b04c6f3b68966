"""Where the sides stand while a deal is played: how far each is from game, and what tricks bring or cost.

It reads the sheet, the contract and who has won the tricks so far, all of which is public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vintik.cards import SIDES, Hand, Side
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import GameWon, Sheet, Sides

NO_HANDS = (Hand(),) * 4
"""Neither undertricks nor overtricks depend on the cards that were held."""


class Race(NamedTuple):
    """`reached`: points towards the game, those of the tricks won in this deal included; `missing`: points
    that are still wanted; `tricks` of this contract that bring them, None where so many are not left to be
    won, or without a contract; `won`: the game that a trick of this deal has won (V5.2), as long as the
    deal lasts."""

    reached: Sides
    missing: Sides
    tricks: tuple[int | None, int | None]
    won: GameWon | None


def race(rules: Rules, sheet: Sheet, contract: Contract | None, won: Sequence[Side]) -> Race | None:
    """The race to game after tricks `won` in this order; `sheet` is as it was before the deal. None where a
    match has no such game, or is over."""
    target = rules.form.target
    if target is None or sheet.over:
        return None
    value = 0 if contract is None or rules.trick_value is None else rules.trick_value(contract.bid)
    reached = list(rules.form.standing(sheet))
    for side in won:
        reached[side] += value
    game = rules.form.game_won(sheet, won, value)
    missing = (max(0, target - reached[0]), max(0, target - reached[1]))
    left = 13 - len(won)

    def tricks(side: Side) -> int | None:
        if value == 0 or game is not None:
            return None
        wanted = -(-missing[side] // value)
        return wanted if wanted <= left else None

    return Race((reached[0], reached[1]), missing, (tricks(SIDES[0]), tricks(SIDES[1])), game)


class Prices(NamedTuple):
    """`one_short`: points that the defenders write for a contract that fails by one trick; `overtrick`:
    points for the first trick beyond the contract where tricks are not paid one by one, None elsewhere and
    at level 7."""

    one_short: int
    overtrick: int | None


def prices(rules: Rules, contract: Contract) -> Prices:
    """What failing costs and what more than the contract brings."""
    needs = contract.bid.needs
    one_short = _points(rules, contract, needs - 1, ("undertricks", "slam_undertricks"))
    if rules.trick_value is not None or needs == 13:
        return Prices(one_short, None)
    return Prices(one_short, _points(rules, contract, needs + 1, ("overtricks",)))


def _points(rules: Rules, contract: Contract, tricks: int, kinds: tuple[str, ...]) -> int:
    """What lines of these kinds come to if the declaring side takes so many tricks."""
    value = 0 if rules.trick_value is None else rules.trick_value(contract.bid)
    declarer = contract.declarer
    winners = (declarer,) * tricks + (declarer.next,) * (13 - tricks)
    outcome = Outcome(contract, NO_HANDS, winners, value, rules.vulnerable)
    lines = [line for scorer in rules.scoring for line in scorer(outcome)]
    return sum(line.points for line in lines if line.kind in kinds)
