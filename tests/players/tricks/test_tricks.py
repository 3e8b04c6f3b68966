"""The tricks network: chances that are chances, blind to names of suits, and close to the solver."""

from __future__ import annotations

import csv
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from vintik.cards import CARDS, SEATS, Deal, Hand
from vintik.players.tricks import distributions

TRUTH = Path(__file__).parents[2] / "data" / "dd_truth.csv"
TRICKS = np.arange(14)
NT, SPADES, HEARTS, DIAMONDS, CLUBS = range(5)


def masks(*hands: str) -> NDArray[np.uint64]:
    return np.array([Hand.parse(hand).mask for hand in hands], np.uint64)


def expected(declarer: str, partner: str) -> list[float]:
    """The mean number of tricks, NT S H D C."""
    means: list[float] = (distributions(masks(declarer), masks(partner))[0] @ TRICKS).tolist()
    return means


def random_pairs(count: int, seed: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    rng = Random(seed)
    deals = [Deal.of_pack(rng.sample(CARDS, 52), SEATS[0]) for _ in range(count)]
    hands = np.array([[deal.hands[0].mask, deal.hands[2].mask] for deal in deals], np.uint64).reshape(-1, 2)
    return hands[:, 0], hands[:, 1]


def renamed(hands: NDArray[np.uint64], order: tuple[int, ...]) -> NDArray[np.uint64]:
    """The cards of suit `order[0]` become spades, and so on."""
    suits = [hands >> np.uint64(13 * suit) & np.uint64(0x1FFF) for suit in order]
    hand: NDArray[np.uint64] = np.bitwise_or.reduce(
        [suit << np.uint64(13 * place) for place, suit in enumerate(suits)]
    )
    return hand


@pytest.mark.parametrize("count", [0, 1, 7, 1500])
def test_each_row_is_a_distribution(count: int) -> None:
    chances = distributions(*random_pairs(count, seed=1))
    assert chances.shape == (count, 5, 14)
    assert chances.dtype == np.float32
    assert (chances >= 0).all()
    np.testing.assert_allclose(chances.sum(axis=2), 1, atol=1e-5)


def test_a_pair_is_judged_the_same_in_any_company() -> None:
    declarers, partners = random_pairs(1300, seed=2)
    together = distributions(declarers, partners)
    alone = np.concatenate([distributions(declarers[i : i + 1], partners[i : i + 1]) for i in (0, 900, 1299)])
    np.testing.assert_allclose(together[[0, 900, 1299]], alone, atol=1e-5)


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_suits_have_no_names(order: tuple[int, ...]) -> None:
    declarers, partners = random_pairs(50, seed=3)
    before = distributions(declarers, partners)
    after = distributions(renamed(declarers, order), renamed(partners, order))
    np.testing.assert_allclose(after, before[:, [NT, *(1 + suit for suit in order)]], atol=1e-5)


GOOD = "AK43.QJ5.K72.Q84", "QJ76.A84.A53.K92"
WRONG = {
    "twelve cards": (masks("AK43.QJ5.K72.Q8"), masks(GOOD[1])),
    "a card twice": (masks(GOOD[0]), masks("AJ76.A84.A53.K92")),
    "no card of the 52": (masks(GOOD[0]) & ~np.uint64(1 << 50) | np.uint64(1 << 60), masks(GOOD[1])),
    "uneven numbers": (masks(*GOOD), masks(GOOD[1])),
    "two dimensions": (masks(GOOD[0])[None], masks(GOOD[1])[None]),
    "no dimension": (masks(GOOD[0])[0], masks(GOOD[1])[0]),
    "signed": (masks(GOOD[0]).astype(np.int64), masks(GOOD[1]).astype(np.int64)),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_no_pair_of_hands_is_refused(name: str) -> None:
    distributions(masks(GOOD[0]), masks(GOOD[1]))
    declarers, partners = WRONG[name]
    with pytest.raises(ValueError, match=r"^hands: "):
        distributions(declarers, partners)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("AK43.QJ5.872.J84", "AK43.QJ5.K72.J84"),  # a king for an eight
        ("K543.QJ5.Q72.J84", "AK43.QJ5.Q72.J84"),  # an ace for a five
        ("AK43.Q65.K72.J84", "AK43.QJT.K72.J84"),  # the jack and the ten behind the queen
    ],
)
def test_more_honours_take_more_tricks(weaker: str, stronger: str) -> None:
    partner = "QT76.973.A53.K92"
    fewer, more = expected(weaker, partner), expected(stronger, partner)
    assert all(a + 0.2 < b for a, b in zip(fewer, more, strict=True))


def test_a_longer_trump_suit_takes_more_tricks() -> None:
    partner = "KT92.A74.A53.K82"
    assert expected("AQ543.J5.972.Q94", partner)[SPADES] > expected("AQ5.J52.9742.Q94", partner)[SPADES] + 1


def test_a_void_is_worth_more_with_trumps_than_without() -> None:
    hands = "AQJ743.KQT65..42", "K952.A43.8765.AK"
    no_trump, spades, *_ = expected(*hands)
    assert spades > 12
    assert no_trump < spades - 2


def test_all_the_tricks_there_are() -> None:
    chances = distributions(masks("AKQJT98765432..."), masks(".AKQJ.KQJ2.A5432"))[0]
    assert chances[SPADES, 13] > 0.8
    assert chances[HEARTS] @ TRICKS < 10


def test_close_to_the_solver_on_random_deals() -> None:
    """500 deals that no file of training holds: 2,000 pairs of hands in five denominations."""
    declarers, partners, tricks = solved()
    chances = distributions(declarers, partners)
    errors = np.abs(chances @ TRICKS - tricks).mean(axis=0)
    assert errors[NT] < 0.85
    assert errors[1:].max() < 0.69
    given = np.take_along_axis(chances, tricks[..., None], axis=2)
    assert -np.log(given).mean() < 1.25


def test_said_in_half_of_the_cases_it_comes_so_in_half_of_them() -> None:
    declarers, partners, tricks = solved()
    chances = distributions(declarers, partners)
    for k in range(1, 14):
        said = chances[..., k:].sum(axis=2)
        assert said.mean() == pytest.approx((tricks >= k).mean(), abs=0.02), k
    at_least = chances[..., ::-1].cumsum(axis=2)[..., ::-1][..., 1:]
    came = tricks[..., None] >= np.arange(1, 14)
    for low in (0.1, 0.3, 0.5, 0.7):
        some = (at_least >= low) & (at_least < low + 0.2)
        assert came[some].mean() == pytest.approx(at_least[some].mean(), abs=0.05), low


@cache
def solved() -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int64]]:
    """Declarers, partners, and tricks (n, 5) of every deal and declarer in the stored tables."""
    declarers, partners, tricks = [], [], []
    with TRUTH.open() as file:
        for row in csv.DictReader(file):
            deal = Deal.parse(row["deal_pbn"])
            for seat in SEATS:
                declarers.append(deal[seat].mask)
                partners.append(deal[seat.partner].mask)
                tricks.append([int(row[f"{name}_{seat.name}"]) for name in ("NT", "S", "H", "D", "C")])
    return np.array(declarers, np.uint64), np.array(partners, np.uint64), np.array(tricks)
