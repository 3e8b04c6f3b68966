"""V5.6: three rubbers, each partnership once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vintik.cards import Side
from vintik.game.session import balances, seat_of, seating
from vintik.game.sheet import Sheet


def rubber(north_south: int, east_west: int) -> Sheet:
    return Sheet(totals=(north_south, east_west), winner=Side.NS, over=True)


def test_v5_6_each_partnership_plays_once() -> None:
    partnerships = set()
    for number in range(3):
        players = seating(number)
        assert sorted(players) == [0, 1, 2, 3]
        partnerships |= {frozenset((players[0], players[2])), frozenset((players[1], players[3]))}
        assert all(players[seat_of(player, number)] == player for player in range(4))
    assert len(partnerships) == 6


def test_v5_6_a_margin_counts_for_the_side_ahead_and_against_the_other() -> None:
    assert balances([rubber(1000, 400)]) == (600, -600, 600, -600)
    assert balances([rubber(1000, 400), rubber(0, 100)]) == (500, -700, 700, -500)
    assert balances([rubber(1000, 400), rubber(0, 100), rubber(5, 5)]) == (500, -700, 700, -500)


def test_v5_5_the_side_ahead_counts_not_the_winner_of_the_rubber() -> None:
    assert balances([rubber(100, 400)]) == (-300, 300, -300, 300)


@given(st.lists(st.tuples(st.integers(0, 90_000), st.integers(0, 90_000)), max_size=3))
def test_v5_6_what_some_gain_the_others_lose(totals: list[tuple[int, int]]) -> None:
    assert sum(balances([rubber(*pair) for pair in totals])) == 0


def test_v5_6_an_unfinished_or_a_fourth_rubber_is_an_error() -> None:
    with pytest.raises(ValueError):
        balances([Sheet()])
    with pytest.raises(ValueError):
        balances([rubber(1, 0)] * 4)
