"""What contracts are worth: the same points as the whole machinery of a played deal."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.players.seating import ALL_RULES, shuffled
from vintik.cards import BIDS, SEATS, Denomination, Seat, Side
from vintik.game.phases.auction import Contract
from vintik.game.sheet import EMPTY_SHEET, Sheet
from vintik.game.stakes import stakes
from vintik.players.judgement.worth import LESS_THAN_OPEN, Scores, Worth, scores_of
from vintik.players.outlook import outlook_after
from vintik.players.tricks import distributions

SHEETS = [EMPTY_SHEET, Sheet(totals=(480, 300), below=(480, 300), games=(1, 0))]


@pytest.mark.parametrize("sheet", SHEETS, ids=["clean", "near game"])
@pytest.mark.parametrize("name", ALL_RULES)
def test_a_row_is_what_the_scorers_write(name: str, sheet: Sheet) -> None:
    """V4, V5, M4, M5, B4: every number of tricks, as `stakes` has it where the order does not matter."""
    rules = ALL_RULES[name]
    scores = Scores(rules, sheet)
    rng = Random(f"rows {name}")
    for _ in range(25):
        deal, declarer, bid = shuffled(rng), rng.choice(SEATS), rng.choice(BIDS)
        doubled = rng.choice((0, 1, 2)) if rules.auction.doubles else 0
        worlds = np.array([[hand.mask for hand in deal.hands]], np.uint64)
        cases, _ = Worth(scores, worlds)._cases(bid.trump)
        row = scores.row(bid, declarer.side, doubled, cases[0])
        exact = stakes(rules, Contract(bid, declarer, doubled), deal, sheet, (), outlook_after)
        for tricks in range(14):
            assert any(row[tricks] == pytest.approx(points, abs=0.51) for points in exact.points[tricks])


def test_points_are_the_mean_over_the_tricks_that_can_be_expected() -> None:
    rules = ALL_RULES["vint/vint"]
    deals = [shuffled(Random(seed)) for seed in range(6)]
    dealt = np.array([[hand.mask for hand in deal.hands] for deal in deals], np.uint64)
    worth = Worth(scores_of(rules, EMPTY_SHEET), dealt)
    bid = BIDS[7]
    for declarer in (Seat.N, Seat.W):
        chances = worth.tricks(declarer.side, bid.denomination)
        assert chances.sum(axis=1) == pytest.approx(1, abs=1e-3)
        cases, of = worth._cases(bid.trump)
        points = worth.points(bid, declarer, 0)
        for world in range(6):
            row = worth.scores.row(bid, declarer.side, 0, cases[of[world]])
            ns = chances[world] if declarer.side is Side.NS else chances[world][::-1]
            assert points[world] == pytest.approx(float(ns @ row), rel=1e-4, abs=1e-3)
        some = np.array([4, 1])
        assert worth.points(bid, declarer, 0, some) == pytest.approx(points[some])


def test_scores_are_kept_for_the_same_sheet_only() -> None:
    rules = ALL_RULES["vint/vint"]
    assert scores_of(rules, SHEETS[0]) is scores_of(rules, EMPTY_SHEET)
    assert scores_of(rules, SHEETS[0]) is not scores_of(rules, SHEETS[1])


def test_without_a_dummy_declarer_takes_a_little_less_than_with_all_cards_in_sight() -> None:
    """V3.1, B3.1."""
    dealt = np.array([[hand.mask for hand in shuffled(Random(seed)).hands] for seed in range(20)], np.uint64)
    open_cards = distributions(dealt[:, Seat.N], dealt[:, Seat.S])[:, 0] @ np.arange(14)
    for name, less in (("vint/vint", LESS_THAN_OPEN), ("bridge/vulnerable-none", 0)):
        worth = Worth(scores_of(ALL_RULES[name], EMPTY_SHEET), dealt)
        tricks = worth.tricks(Side.NS, Denomination.NT) @ np.arange(14)
        assert (open_cards - tricks).mean() == pytest.approx(less, abs=0.02)  # nobody takes less than none
