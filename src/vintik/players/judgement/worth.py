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
from vintik.players.remembered import game_of, remembered, standing_of
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
"""Tricks that a declarer without a dummy takes less than with all cards in sight, on average. With one (B3.1)
there is nothing to take off (`benchmarks/declarer.py`)."""

_ACE, _LOW = np.uint64(1 << 12), np.uint64(0b1111 << 8)
_ACES = np.uint64(sum(1 << 13 * suit + 12 for suit in range(4)))


class Written:
    """What the rules write for a deal, whatever the sheet. Everything asked once is remembered."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._bare: dict[tuple[Bid, Side, int], tuple[list[Outcome], NDArray[np.int64]]] = {}
        self._honours: dict[tuple[Bid, Side, Held], NDArray[np.int64]] = {}

    def without_honours(
        self, bid: Bid, declaring: Side, doubled: int
    ) -> tuple[list[Outcome], NDArray[np.int64]]:
        """Outcomes by tricks of North–South, as though nobody held honours or aces, and both sides' points,
        shape (14, 2)."""
        key = (bid, declaring, doubled)
        if key not in self._bare:
            outcomes = [self._outcome(bid, declaring, doubled, (EMPTY, EMPTY), ns) for ns in range(14)]
            self._bare[key] = (outcomes, np.array([self._points(each) for each in outcomes], np.int64))
        return self._bare[key]

    def for_honours(self, bid: Bid, declaring: Side, held: Held) -> NDArray[np.int64]:
        """Points for honours and aces by tricks of North–South, shape (14, 2). They are paid alike for all
        numbers of tricks by which a side has more of them than the other (V4.7)."""
        key = (bid, declaring, held)
        if key not in self._honours:
            few, many = (self._paid(bid, declaring, held, tricks) for tricks in (6, 7))
            self._honours[key] = np.array([few] * 7 + [many] * 7, np.int64)
        return self._honours[key]

    def _paid(self, bid: Bid, declaring: Side, held: Held, tricks: int) -> Sides:
        with_them = self._points(self._outcome(bid, declaring, 0, hands_with(bid.trump, held), tricks))
        without = self._points(self._outcome(bid, declaring, 0, (EMPTY, EMPTY), tricks))
        return (with_them[0] - without[0], with_them[1] - without[1])

    def _outcome(
        self, bid: Bid, declaring: Side, doubled: int, hands: tuple[Hand, Hand], tricks: int
    ) -> Outcome:
        rules = self.rules
        value = rules.trick_value(bid) if rules.trick_value is not None else 0
        contract = Contract(bid, SEATS[declaring], doubled)
        return Outcome(contract, (*hands, EMPTY, EMPTY), winners(Side.NS, tricks), value, rules.vulnerable)

    def _points(self, outcome: Outcome) -> Sides:
        return totals_of(own_lines(self.rules, outcome))


class Scores:
    """The scoring of one game from one sheet. Everything asked once is remembered; `written`: what is known
    of these rules already."""

    def __init__(self, rules: Rules, sheet: Sheet, written: Written | None = None) -> None:
        self.written = written or Written(rules)
        self.form = rules.form
        self.sheet = sheet
        self._rows: dict[tuple[Bid, Side, int, Held], NDArray[np.float64]] = {}
        self._added: dict[Hashable, NDArray[np.float64]] = {}

    def row(self, bid: Bid, declaring: Side, doubled: int, held: Held) -> NDArray[np.float64]:
        """Points by tricks of North–South, shape (14,); `held` is what North–South hold."""
        key = (bid, declaring, doubled, held)
        if key not in self._rows:
            outcomes, bare = self.written.without_honours(bid, declaring, doubled)
            totals = bare + self.written.for_honours(bid, declaring, held)
            self._rows[key] = totals[:, 0] - totals[:, 1] + self._closings(outcomes, totals)
        return self._rows[key]

    def _closings(self, outcomes: list[Outcome], totals: NDArray[np.int64]) -> NDArray[np.float64]:
        """What the form of the match adds, and the outlook, by tricks. A target looks at the totals of the
        deal (M5.2), a rubber at the tricks and what each is worth (V5.2); no form looks at anything else."""
        key = totals.tobytes() if self.form.kind == "target" else outcomes[0].trick_value
        if key not in self._added:
            found = [
                self._closing(outcome, (ns, ew))
                for outcome, (ns, ew) in zip(outcomes, totals.tolist(), strict=True)
            ]
            self._added[key] = np.array(found, np.float64)
        return self._added[key]

    def _closing(self, outcome: Outcome, totals: Sides) -> float:
        closing = self.form.close(self.sheet, outcome, totals)
        lines = total(closing.lines, Side.NS) - total(closing.lines, Side.EW)
        return lines + outlook_after(self.form, self.sheet, closing)


_written: dict[Hashable, Written] = {}
_known: dict[Hashable, Scores] = {}


def scores_of(rules: Rules, sheet: Sheet) -> Scores:
    """The scores for these rules from where this sheet stands, remembered for the last few."""
    game = game_of(rules)
    written = remembered(_written, game, lambda: Written(rules))
    return remembered(_known, (game, standing_of(sheet)), lambda: Scores(rules, sheet, written))


class Worth:
    """Contracts in given worlds: `dealt`, uint64 (n, 4), hands of N, E, S, W."""

    def __init__(self, scores: Scores, dealt: NDArray[np.uint64]) -> None:
        self.scores = scores
        self.dealt = dealt
        self._chances: dict[Side, NDArray[np.float32]] = {}
        self._held: dict[Suit | None, tuple[list[Held], NDArray[np.intp]]] = {}
        self._points: dict[tuple[Bid, Side, int], NDArray[np.float64]] = {}

    def tricks(self, side: Side, denomination: Denomination) -> NDArray[np.float32]:
        """Chances of 0 … 13 tricks for `side` in each world when it declares, shape (n, 14).

        Which of the two hands declares matters little; the first one of the side is asked.
        """
        if side not in self._chances:
            chances = distributions(self.dealt[:, side], self.dealt[:, side + 2])
            dummy = self.scores.written.rules.play.dummy
            self._chances[side] = chances if dummy else _fewer(chances, LESS_THAN_OPEN)
        found: NDArray[np.float32] = self._chances[side][:, DENOMINATIONS[denomination]]
        return found

    def points(
        self, bid: Bid, declarer: Seat, doubled: int, worlds: NDArray[np.intp] | None = None
    ) -> NDArray[np.float64]:
        """What the contract brings North–South in each of `worlds` (places; None: all of them)."""
        side = declarer.side
        key = (bid, side, doubled)
        found = self._points.get(key)
        if found is None:
            chances = self.tricks(side, bid.denomination)
            cases, case_of = self._cases(bid.trump)
            rows = np.stack([self.scores.row(bid, side, doubled, case) for case in cases])
            by_tricks = chances if side is Side.NS else chances[:, ::-1]
            found = self._points[key] = (by_tricks * rows[case_of]).sum(axis=1)
        return found if worlds is None else found[worlds]

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
