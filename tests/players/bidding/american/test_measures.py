"""The measures of a hand, against a count card by card."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.players.seating import shuffled
from vintik.cards import Hand, Suit
from vintik.players.bidding import measures as m
from vintik.players.bidding.hands import LENGTH, WIDTH, features
from vintik.players.bidding.measures import PAIRS, measures

RANDOM = [hand for number in range(60) for hand in shuffled(Random(f"measures {number}")).hands]


def suits_of(hand: Hand) -> list[str]:
    """The ranks of each suit as text, `AKT` and so on."""
    return str(hand).split(".")


def measured(text: str) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    found: np.ndarray[tuple[int], np.dtype[np.float32]] = measures(
        np.array([Hand.parse(text).mask], np.uint64)
    )[0]
    return found


def points(ranks: str) -> int:
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(rank, 0) for rank in ranks)


def shortness(ranks: str, trumps: int) -> int:
    """Goren's points for a short suit; one less for a bare king, a queen or jack in two cards or one."""
    count = ({0: 5, 1: 3, 2: 1} if trumps > 3 else {0: 3, 1: 2, 2: 1}).get(len(ranks), 0)
    wasted = ranks in ("K", "Q", "J") or (
        len(ranks) == 2 and "A" not in ranks and ranks != "KQ" and "Q" in ranks
    )
    wasted |= len(ranks) == 2 and "A" not in ranks and "J" in ranks
    return max(0, count - wasted)


def test_the_first_columns_are_the_plain_ones() -> None:
    masks = np.array([hand.mask for hand in RANDOM], np.uint64)
    assert (measures(masks)[:, :WIDTH] == features(masks)).all()
    assert measures(masks).shape == (len(RANDOM), m.WIDTH)


@pytest.mark.parametrize("number", range(0, len(RANDOM), 7))
def test_counts_are_those_of_the_cards(number: int) -> None:
    hand = RANDOM[number]
    seen, suits = measured(str(hand)), suits_of(hand)
    lengths = [len(ranks) for ranks in suits]
    hcp = sum(points(ranks) for ranks in suits)
    assert seen[m.PTS] == hcp + sum(max(0, length - 4) for length in lengths)
    assert seen[m.TWO] == sum(sorted(lengths)[2:])
    assert seen[m.R20] == hcp + seen[m.TWO]
    assert seen[m.R15] == hcp + lengths[0]
    assert seen[m.KINGS] == sum("K" in ranks for ranks in suits)
    assert seen[m.CONTROLS] == sum(2 * ("A" in ranks) + ("K" in ranks) for ranks in suits)
    assert seen[m.BALANCED] == (sorted(lengths) in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5]))
    assert seen[m.SEMI] == (min(lengths) > 1 and max(lengths) < 7)
    for suit in Suit:
        beside = sum(shortness(ranks, lengths[suit]) for place, ranks in enumerate(suits) if place != suit)
        assert seen[m.DUMMY + suit] == hcp + beside
        assert seen[m.TOP + suit] == sum(rank in suits[suit] for rank in "AKQ")
        assert seen[m.LONG + suit] == lengths[suit] - max(lengths)
        assert seen[m.KING + suit] == ("K" in suits[suit])
        assert seen[m.CONTROL + suit] == (lengths[suit] < 2 or "A" in suits[suit] or "K" in suits[suit])
    for (one, other), column in PAIRS.items():
        assert seen[column] == lengths[one] - lengths[other] == seen[LENGTH + one] - seen[LENGTH + other]


@pytest.mark.parametrize(
    ("ranks", "stops"),
    [("A", 1), ("K", 0), ("K2", 1), ("Q2", 0), ("Q32", 1), ("J32", 0), ("J432", 1), ("T9876", 0), ("", 0)],
)
def test_stoppers(ranks: str, stops: int) -> None:
    rest = ["AKQJT98765432"[: 13 - len(ranks)], "", ""]
    assert measured(".".join([ranks, *rest]))[m.STOP + Suit.SPADES] == stops


@pytest.mark.parametrize(
    ("hand", "losers", "quick"),
    [
        ("AKQJ2.AK2.AK2.A2", 3, 7.0),
        ("A8765.K765.32.32", 8, 1.5),
        ("KQ542.A.KJ765.43", 5, 2.5),
        ("5432.432.432.432", 12, 0.0),
        ("AQ5432.KQ32.A2.2", 4, 3.5),
    ],
)
def test_losers_and_quick_tricks(hand: str, losers: int, quick: float) -> None:
    seen = measured(hand)
    assert (seen[m.LOSERS], seen[m.QUICK]) == (losers, quick)


def test_playing_tricks_of_a_preempt_and_of_a_game_in_hand() -> None:
    assert measured("KQJT987.32.32.32")[m.TRICKS + Suit.SPADES] == pytest.approx(6)
    assert measured("AKQJT987.A2.A2.A")[m.TRICKS + Suit.SPADES] == pytest.approx(11)
