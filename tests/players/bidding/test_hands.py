"""Features of hands, measured for many at once."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from tests.conftest import some_deals
from vintik.cards import Deal, Denomination, Hand, Rank, Suit
from vintik.players.beginner.counting import expected_tricks, missing, points
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    AVERAGE_RUFFS,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    RUFF_POINTS,
    SHORTEST,
    TRUMP_POINTS,
    VALUE,
    VALUE_NT,
    features,
    sum_needed,
)


@given(some_deals())
def test_each_column_is_what_counting_by_hand_finds(deal: Deal) -> None:
    table = features(np.array([hand.mask for hand in deal.hands], np.uint64))
    for row, hand in zip(table, deal.hands, strict=True):
        lengths = [hand.length(suit) for suit in Suit]
        aces = [suit for suit in Suit if any(c.rank is Rank.ACE for c in hand.of_suit(suit))]
        assert row[POINTS] == row[VALUE_NT] == points(hand)
        assert row[LENGTH : LENGTH + 4].tolist() == lengths
        assert (row[LONGEST], row[SHORTEST]) == (max(lengths), min(lengths))
        assert row[ACES] == len(aces)
        assert row[ACE : ACE + 4].tolist() == [suit in aces for suit in Suit]
        for suit in Suit:
            assert row[HONOURS + suit] == sum(card.rank >= Rank.TEN for card in hand.of_suit(suit))
            value = points(hand) + TRUMP_POINTS * lengths[suit] + RUFF_POINTS * missing(hand, suit)
            assert row[VALUE + suit] == pytest.approx(value, abs=1e-4)


@pytest.mark.parametrize("denomination", [Denomination.H, Denomination.NT])
@pytest.mark.parametrize("tricks", [7.0, 9.5, 12.0])
def test_the_sum_needed_is_the_regression_turned_round(denomination: Denomination, tricks: float) -> None:
    needed = sum_needed(denomination, tricks)
    if denomination is Denomination.NT:
        side_points = needed
    else:
        side_points = needed - 8 * TRUMP_POINTS - 2 * AVERAGE_RUFFS * RUFF_POINTS
    assert expected_tricks(denomination, side_points, 8, 0) == pytest.approx(tricks)


def test_hand_by_hand() -> None:
    [row] = features(np.array([Hand.parse("AKQT2.4.T98.K654").mask], np.uint64))
    assert row[POINTS] == 12
    assert row[HONOURS : HONOURS + 4].tolist() == [4, 0, 1, 1]
