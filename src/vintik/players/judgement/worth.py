"""What contracts are worth in many worlds at once: the scoring of the game at hand, asked once for each case.

Points are North–South's less East–West's, with everything this deal can write: tricks of both sides, honours,
aces, slams, undertricks, the game and the rubber that it may win from this sheet (V4, V5, M4, M5, B4); and
the outlook for later games. What tricks can be expected is `players.tricks`' business.
"""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np
from numpy.typing import NDArray

from vintik.cards import EMPTY, SEATS, Bid, Denomination, Hand, Seat, Side, Suit
from vintik.game.closing import own_lines, totals_of
from vintik.game.lines import total
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import Sheet, Sides
from vintik.players.outcomes import Held, hands_with, winners
from vintik.players.outlook import outlook_after
from vintik.players.tricks import distributions

DENOMINATIONS = {
    Denomination.NT: 0,
    Denomination.S: 1,
    Denomination.H: 2,
    Denomination.D: 3,
    Denomination.C: 4,
}
"""Their places in `distributions`."""
LESS_THAN_OPEN = 0.15
"""Tricks that a declarer takes less than with all cards in sight, on average."""

_ACE, _LOW = np.uint64(1 << 12), np.uint64(0b1111 << 8)
_ACES = np.uint64(sum(1 << 13 * suit + 12 for suit in range(4)))


class Scores:
    """The scoring of one game from one sheet. Everything asked once is remembered."""

    def __init__(self, rules: Rules, sheet: Sheet) -> None:
        self.rules = rules
        self.sheet = sheet
        self._rows: dict[tuple[Bid, Side, int, Held], NDArray[np.float64]] = {}
        self._bare: dict[tuple[Bid, Side, int], list[tuple[Outcome, Sides]]] = {}

    def row(self, bid: Bid, declaring: Side, doubled: int, held: Held) -> NDArray[np.float64]:
        """Points by tricks of North–South, shape (14,); `held` is what North–South hold.

        Honours and aces are paid alike for all numbers of tricks by which a side has more of them (V4.7).
        """
        key = (bid, declaring, doubled, held)
        if key not in self._rows:
            bare = self._without_honours(bid, declaring, doubled)
            extra = [self._for_honours(bid, declaring, held, more) for more in (False, True)]
            points = []
            for tricks, (outcome, (ns, ew)) in enumerate(bare):
                more = extra[tricks >= 7]
                totals = (ns + more[0], ew + more[1])
                closing = self.rules.form.close(self.sheet, outcome, totals)
                more_lines = total(closing.lines, Side.NS) - total(closing.lines, Side.EW)
                later = outlook_after(self.rules.form, self.sheet, closing)
                points.append(totals[0] - totals[1] + more_lines + later)
            self._rows[key] = np.array(points, np.float64)
        return self._rows[key]

    def _without_honours(self, bid: Bid, declaring: Side, doubled: int) -> list[tuple[Outcome, Sides]]:
        """Outcomes and points by tricks of North–South, as though nobody held honours or aces."""
        key = (bid, declaring, doubled)
        if key not in self._bare:
            outcomes = [self._outcome(bid, declaring, doubled, (EMPTY, EMPTY), ns) for ns in range(14)]
            self._bare[key] = [(outcome, self._written(outcome)) for outcome in outcomes]
        return self._bare[key]

    def _for_honours(self, bid: Bid, declaring: Side, held: Held, more: bool) -> Sides:
        hands = hands_with(bid.trump, held)
        with_them = self._written(self._outcome(bid, declaring, 0, hands, 7 if more else 6))
        without = self._written(self._outcome(bid, declaring, 0, (EMPTY, EMPTY), 7 if more else 6))
        return (with_them[0] - without[0], with_them[1] - without[1])

    def _outcome(
        self, bid: Bid, declaring: Side, doubled: int, hands: tuple[Hand, Hand], tricks: int
    ) -> Outcome:
        rules = self.rules
        value = rules.trick_value(bid) if rules.trick_value is not None else 0
        contract = Contract(bid, SEATS[declaring], doubled)
        return Outcome(contract, (*hands, EMPTY, EMPTY), winners(Side.NS, tricks), value, rules.vulnerable)

    def _written(self, outcome: Outcome) -> Sides:
        return totals_of(own_lines(self.rules, outcome))


_known: dict[Hashable, Scores] = {}
KEPT = 16


def scores_of(rules: Rules, sheet: Sheet) -> Scores:
    """The scores for these rules from where this sheet stands, remembered for the last few."""
    options = tuple(sorted(rules.options.items()))
    key = (rules.game, options, rules.vulnerable, sheet.below, sheet.games, sheet.totals)
    scores = _known.get(key)
    if scores is None:
        while len(_known) >= KEPT:
            _known.pop(next(iter(_known)), None)
        scores = _known[key] = Scores(rules, sheet)
    return scores


class Worth:
    """Contracts in given worlds: `dealt`, uint64 (n, 4), hands of N, E, S, W."""

    def __init__(self, scores: Scores, dealt: NDArray[np.uint64]) -> None:
        self.scores = scores
        self.dealt = dealt
        self._chances: dict[Side, NDArray[np.float32]] = {}
        self._held: dict[Suit | None, tuple[list[Held], NDArray[np.intp]]] = {}

    def tricks(self, side: Side, denomination: Denomination) -> NDArray[np.float32]:
        """Chances of 0 … 13 tricks for `side` in each world when it declares, shape (n, 14).

        Which of the two hands declares matters little; the first one of the side is asked.
        """
        if side not in self._chances:
            open_cards = distributions(self.dealt[:, side], self.dealt[:, side + 2])
            self._chances[side] = _fewer(open_cards, LESS_THAN_OPEN)
        found: NDArray[np.float32] = self._chances[side][:, DENOMINATIONS[denomination]]
        return found

    def points(
        self, bid: Bid, declarer: Seat, doubled: int, worlds: NDArray[np.intp] | None = None
    ) -> NDArray[np.float64]:
        """What the contract brings North–South in each of `worlds` (places; None: all of them)."""
        chances = self.tricks(declarer.side, bid.denomination)
        cases, case_of = self._cases(bid.trump)
        if worlds is not None:
            chances, case_of = chances[worlds], case_of[worlds]
        if declarer.side is Side.EW:
            chances = chances[:, ::-1]
        used, place = np.unique(case_of, return_inverse=True)
        rows = np.stack([self.scores.row(bid, declarer.side, doubled, cases[each]) for each in used])
        found: NDArray[np.float64] = (chances * rows[place]).sum(axis=1)
        return found

    def _cases(self, trump: Suit | None) -> tuple[list[Held], NDArray[np.intp]]:
        """The honours and aces of North–South that occur, and which of them each world has."""
        if trump not in self._held:
            mine = self.dealt[:, 0] | self.dealt[:, 2]
            aces = np.bitwise_count(mine & _ACES).astype(np.int64)
            ace = np.zeros(len(mine), np.int64)
            honours = np.zeros(len(mine), np.int64)
            if trump is not None:
                suit = mine >> np.uint64(13 * trump)
                ace = ((suit & _ACE) != 0).astype(np.int64)
                honours = np.bitwise_count(suit & _LOW).astype(np.int64)
            keys, places = np.unique(ace * 100 + honours * 10 + aces - ace, return_inverse=True)
            cases = [(key >= 100, key // 10 % 10, key % 10) for key in keys.tolist()]
            self._held[trump] = (cases, places)
        return self._held[trump]


def _fewer(chances: NDArray[np.float32], tricks: float) -> NDArray[np.float32]:
    """The chances with the mean lowered by up to a trick."""
    moved = chances * np.float32(1 - tricks)
    moved[..., :-1] += chances[..., 1:] * np.float32(tricks)
    moved[..., 0] += chances[..., 0] * np.float32(tricks)
    return moved
