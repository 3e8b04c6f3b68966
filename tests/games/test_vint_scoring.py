"""V4: scoring one deal of historic Vint."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.outcomes import lines_of, outcome, scored
from vintik.cards import Bid, Denomination, parse_call
from vintik.games import rules_for
from vintik.games.vint import trick_value

VINT = rules_for("vint")


@pytest.mark.parametrize(
    ("contract", "value"),
    [
        ("1S", 4),
        ("1C", 6),
        ("1D", 8),
        ("1H", 10),
        ("1NT", 12),
        ("3C", 26),
        ("5H", 50),
        ("6S", 54),
        ("7NT", 72),
    ],
)
def test_v4_1_trick_value(contract: str, value: int) -> None:
    bid = parse_call(contract)
    assert isinstance(bid, Bid)
    assert trick_value(bid) == value
    assert outcome(VINT, contract, 7).trick_value == value


def test_v4_1_ten_more_for_each_level() -> None:
    for denomination in Denomination:
        values = [trick_value(Bid.of(level, denomination)) for level in range(1, 8)]
        assert [high - low for low, high in pairwise(values)] == [10] * 6


@pytest.mark.parametrize("tricks", [7, 9, 10])
def test_v4_2_both_sides_write_all_their_tricks_made_or_not(tricks: int) -> None:
    assert scored(VINT, "3C", tricks, kinds="tricks") == {
        ("NS", "tricks", tricks * 26),
        ("EW", "tricks", (13 - tricks) * 26),
    }


def test_v4_2_the_first_six_tricks_are_not_deducted() -> None:
    assert ("NS", "tricks", 28) in scored(VINT, "1S", 7)


def test_v4_2_also_when_the_other_side_declares() -> None:
    assert scored(VINT, "2H", 8, by="W", kinds="tricks") == {("EW", "tricks", 160), ("NS", "tricks", 100)}


def test_v4_2_a_side_without_a_trick_writes_none() -> None:
    assert scored(VINT, "1D", 13, kinds="tricks") == {("NS", "tricks", 104)}
    assert scored(VINT, "1D", 0, kinds="tricks") == {("EW", "tricks", 104)}


def test_v4_3_only_tricks_are_below_the_line() -> None:
    for contract, tricks in (("6H", 12), ("6H", 11), ("7S", 13), ("7C", 3), ("1NT", 7), ("4D", 1)):
        for line in lines_of(VINT, outcome(VINT, contract, tricks, held="SA SK SQ HA HK HQ HJ DA")):
            assert (line.column == "below") == (line.kind == "tricks")


@pytest.mark.parametrize("contract", ["1S", "5NT", "6C", "7H"])
def test_v4_4_slam_made_by_either_side_whatever_was_bid(contract: str) -> None:
    assert scored(VINT, contract, 12, kinds="slam") == {("NS", "slam", 500)}
    assert scored(VINT, contract, 13, kinds="slam") == {("NS", "slam", 1000)}
    assert scored(VINT, contract, 1, kinds="slam") == {("EW", "slam", 500)}
    assert scored(VINT, contract, 0, kinds="slam") == {("EW", "slam", 1000)}
    assert scored(VINT, contract, 11, kinds="slam") == set()
    assert scored(VINT, contract, 2, kinds="slam") == set()


def slams(contract: str, tricks: int, by: str = "N") -> set[tuple[str, str, int]]:
    return scored(VINT, contract, tricks, by=by, kinds="slam contract_slam undertricks slam_undertricks")


def test_v4_5_small_slam_bid_and_made() -> None:
    assert slams("6D", 12) == {("NS", "slam", 500), ("NS", "contract_slam", 3000)}
    assert slams("6D", 12, by="E") == {("EW", "slam", 500), ("EW", "contract_slam", 3000)}


def test_v4_5_level_6_made_with_all_13_is_4000() -> None:
    assert slams("6D", 13) == {("NS", "slam", 1000), ("NS", "contract_slam", 3000)}


def test_v4_5_a_made_grand_slam_is_6000() -> None:
    assert slams("7NT", 13) == {("NS", "slam", 1000), ("NS", "contract_slam", 5000)}


def test_v4_5_level_7_that_takes_12_has_failed_but_keeps_its_500() -> None:
    assert slams("7S", 12) == {
        ("NS", "slam", 500),
        ("EW", "undertricks", 3500),
        ("EW", "slam_undertricks", 5000),
    }


def test_v4_5_no_premium_below_level_6() -> None:
    assert slams("5NT", 13) == {("NS", "slam", 1000)}
    assert slams("5NT", 12) == {("NS", "slam", 500)}


@pytest.mark.parametrize(("count", "times"), [(3, 20), (4, 30), (5, 40)])
def test_v4_6_trump_honours(count: int, times: int) -> None:
    held = " ".join(["HA", "HK", "HQ", "HJ", "HT"][-count:])
    assert scored(VINT, "2H", 8, held=held, kinds="honours") == {("NS", "honours", times * 20)}


def test_v4_6_the_ten_is_an_honour_and_the_nine_is_not() -> None:
    assert ("NS", "honours", 80) in scored(VINT, "1S", 7, held="ST SQ SJ")
    assert ("EW", "honours", 80) in scored(VINT, "1S", 7, held="S9 SQ SJ")


def test_v4_6_the_side_that_held_them_scores_whoever_declares_or_wins() -> None:
    assert scored(VINT, "1C", 0, held="CA CK CQ CJ", kinds="honours") == {("NS", "honours", 180)}
    assert scored(VINT, "1C", 0, by="E", held="CA CK CQ CJ", kinds="honours") == {("NS", "honours", 180)}
    assert scored(VINT, "1C", 13, held="CA", kinds="honours") == {("EW", "honours", 180)}


def test_v4_6_honours_of_another_suit_do_not_count() -> None:
    assert scored(VINT, "1C", 7, held="HA HK HQ HJ HT", kinds="honours") == {("EW", "honours", 240)}


@pytest.mark.parametrize(
    ("held", "side", "points"),
    [
        ("SA HA DA CA", "NS", 480),
        ("SA HA DA", "NS", 360),
        ("SA", "EW", 360),
        ("S2", "EW", 480),
    ],
)
def test_v4_7_the_side_with_more_aces_scores_for_each(held: str, side: str, points: int) -> None:
    assert scored(VINT, "1NT", 7, held=held, kinds="aces") == {(side, "aces", points)}
    assert scored(VINT, "1NT", 1, held=held, kinds="aces") == {(side, "aces", points)}


@pytest.mark.parametrize(("tricks", "side"), [(7, "NS"), (13, "NS"), (6, "EW"), (0, "EW")])
def test_v4_7_at_two_aces_each_the_side_with_more_tricks_scores_for_its_two(tricks: int, side: str) -> None:
    assert scored(VINT, "2H", tricks, held="SA CA", kinds="aces") == {(side, "aces", 400)}
    other = {"NS": "EW", "EW": "NS"}[side]
    assert scored(VINT, "2H", tricks, by="E", held="SA CA", kinds="aces") == {(other, "aces", 400)}


def test_v4_7_more_tricks_decide_not_the_contract() -> None:
    """Declarer's side fails with 8 of 9 tricks, has more than the defenders, and scores for its aces."""
    assert ("NS", "aces", 520) in scored(VINT, "3C", 8, held="SA CA")
    assert ("EW", "undertricks", 1500) in scored(VINT, "3C", 8, held="SA CA")


def test_v4_8_no_trump_has_aces_but_no_trump_honours() -> None:
    held = "SA HA DA CA SK SQ SJ ST HK HQ HJ HT"
    assert scored(VINT, "1NT", 7, held=held, kinds="aces honours") == {("NS", "aces", 480)}


def test_v4_8_the_ace_of_trumps_counts_twice() -> None:
    assert scored(VINT, "1S", 7, held="SA SK SQ HA DA", kinds="aces honours") == {
        ("NS", "honours", 80),
        ("NS", "aces", 120),
    }


@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [("1S", 6, 500), ("1NT", 0, 3500), ("3C", 8, 1500), ("4H", 7, 6000), ("5D", 0, 27500)],
)
def test_v4_9_undertricks_500_by_level(contract: str, tricks: int, points: int) -> None:
    assert slams(contract, tricks) - {("EW", "slam", 1000)} == {("EW", "undertricks", points)}


def test_v4_9_a_failed_slam_costs_3000_or_5000_more_once() -> None:
    assert slams("6H", 11) == {("EW", "undertricks", 3000), ("EW", "slam_undertricks", 3000)}
    assert slams("6H", 9) == {("EW", "undertricks", 9000), ("EW", "slam_undertricks", 3000)}
    assert slams("7H", 11) == {("EW", "undertricks", 7000), ("EW", "slam_undertricks", 5000)}
    assert slams("7H", 11, by="W") == {("NS", "undertricks", 7000), ("NS", "slam_undertricks", 5000)}


def test_v4_9_the_defenders_own_slam_stays_beside_the_undertricks() -> None:
    assert slams("6S", 0) == {
        ("EW", "slam", 1000),
        ("EW", "undertricks", 36000),
        ("EW", "slam_undertricks", 3000),
    }


def test_v4_9_nothing_is_taken_from_anybody() -> None:
    """7 spades, one short: tricks, honours, aces and the slam made of declarer's side stay."""
    assert scored(VINT, "7S", 12, held="SA SK SQ SJ ST HA DA CA") == {
        ("NS", "tricks", 768),
        ("NS", "slam", 500),
        ("NS", "honours", 2560),
        ("NS", "aces", 2560),
        ("EW", "tricks", 64),
        ("EW", "undertricks", 3500),
        ("EW", "slam_undertricks", 5000),
    }


def test_v4_9_no_undertricks_when_made() -> None:
    for level in range(1, 8):
        for tricks in range(level + 6, 14):
            assert scored(VINT, f"{level}H", tricks, kinds="undertricks slam_undertricks") == set()
