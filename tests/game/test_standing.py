"""How far each side is from game, and what tricks bring or cost: against the scores that the engine
writes."""

from __future__ import annotations

import pytest

from vintik.cards import BIDS, Seat, Side
from vintik.game.phases.auction import Contract
from vintik.game.sheet import EMPTY_SHEET, GameWon, Sheet
from vintik.game.standing import prices, race
from vintik.games import rules_for

NS, EW = Side.NS, Side.EW
VINT = rules_for("vint")


def contract(bid: str, doubled: int = 0) -> Contract:
    return Contract(next(each for each in BIDS if each.name == bid), Seat.N, doubled)


def test_v5_1_points_below_the_line_and_tricks_of_the_deal_count() -> None:
    """V is 26: 6 tricks bring 156 of 380, and 15 more are not left."""
    running = race(VINT, Sheet(below=(0, 340)), contract("3C"), [EW, NS, EW])
    assert running is not None
    assert running.reached == (26, 392)
    assert running.missing == (474, 108)
    assert running.tricks == (None, 5)
    assert running.won is None


def test_v5_2_a_game_is_won_by_the_first_trick_that_reaches_it() -> None:
    """V is 52: North-South need two tricks, East-West one; whoever comes first has it alone."""
    before = Sheet(below=(400, 450))
    running = race(VINT, before, contract("5NT"), [NS, NS, EW])
    assert running is not None
    assert running.won == GameWon(NS, 2)
    assert running.missing == (0, 0)
    assert running.tricks == (None, None)
    other = race(VINT, before, contract("5NT"), [NS, EW])
    assert other is not None and other.won == GameWon(EW, 2)


def test_before_a_contract_nothing_is_said_of_tricks() -> None:
    running = race(VINT, Sheet(below=(120, 0)), None, ())
    assert running is not None
    assert (running.reached, running.missing, running.tricks) == ((120, 0), (380, 500), (None, None))


def test_m5_the_running_score_is_what_counts_and_the_deal_is_counted_first() -> None:
    """4 hearts: 40 a trick. Tricks alone may pass the target; who has won is said when all is written
    (M5.2)."""
    running = race(rules_for("vint-1000"), Sheet(totals=(940, 500)), contract("4H"), [NS, NS, EW])
    assert running is not None
    assert running.reached == (1020, 540)
    assert running.missing == (0, 460)
    assert running.tricks == (0, None)
    assert running.won is None


def test_there_is_no_race_in_bridge_nor_after_the_end() -> None:
    assert race(rules_for("bridge"), EMPTY_SHEET, contract("3NT"), [NS]) is None
    assert race(VINT, Sheet(over=True), None, ()) is None


@pytest.mark.parametrize(
    ("game", "options", "bid", "doubled", "expected"),
    [
        ("vint", {}, "3C", 0, (1500, None)),  # V4.9: 500 × level
        ("vint", {}, "6S", 0, (6000, None)),  # and 3000 for the slam
        ("vint", {}, "7NT", 0, (8500, None)),
        ("vint-1000", {}, "4H", 0, (80, None)),  # M4.5
        ("vint-1000", {"undertrick": "fifty"}, "4H", 0, (50, None)),
        ("bridge", {}, "4H", 0, (50, 30)),  # B4.5, B4.6
        ("bridge", {}, "5C", 0, (50, 20)),
        ("bridge", {"vulnerable": "NS"}, "4H", 1, (200, 200)),
        ("bridge", {"vulnerable": "EW"}, "4H", 2, (200, 200)),
        ("bridge", {}, "7NT", 0, (50, None)),
    ],
)
def test_prices(
    game: str, options: dict[str, object], bid: str, doubled: int, expected: tuple[int, int | None]
) -> None:
    assert prices(rules_for(game, options), contract(bid, doubled)) == expected
