"""C3: a bid is a level 1–7 and a denomination; and the other calls."""

from __future__ import annotations

import copy
import pickle

import pytest

from vintik.cards import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Denomination, NotationError, Suit, parse_call


def test_c3_levels_1_to_7_in_five_denominations() -> None:
    assert {(bid.level, bid.denomination) for bid in BIDS} == {
        (level, denomination) for level in range(1, 8) for denomination in Denomination
    }
    assert len(BIDS) == 35


@pytest.mark.parametrize(("level", "tricks"), [(1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13)])
def test_c3_a_bid_promises_level_plus_6_tricks(level: int, tricks: int) -> None:
    assert all(Bid.of(level, denomination).needs == tricks for denomination in Denomination)


def test_a_suit_is_trump_and_no_trump_is_none() -> None:
    assert [Bid.of(1, each).trump for each in Denomination] == [*Suit, None]


def test_calls_are_written_and_read_back() -> None:
    for call in (PASS, DOUBLE, REDOUBLE, *BIDS):
        assert parse_call(call.name) is call
        assert repr(call) == call.name
        assert pickle.loads(pickle.dumps(call)) is call
        assert copy.deepcopy(call) is call
    assert [call.name for call in (PASS, DOUBLE, REDOUBLE)] == ["Pass", "X", "XX"]
    assert {parse_call(f"{level}{each}") for level in range(1, 8) for each in "SHDC"} < set(BIDS)
    assert parse_call("7NT") is Bid.of(7, Denomination.NT)


@pytest.mark.parametrize(
    "text", ["", "pass", "P", "1N", "0S", "8C", "1s", "S1", "XXX", "x", 1, None, ["1S"], {}]
)
def test_what_is_no_call_is_refused(text: object) -> None:
    with pytest.raises(NotationError) as fault:
        parse_call(text)
    assert fault.value.code == "not_a_call"
