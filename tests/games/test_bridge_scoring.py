"""B4: scoring one deal of Bridge."""

from __future__ import annotations

import pytest

from tests.game.scripts import Script
from tests.games.outcomes import outcome, scored, totals
from vintik.cards import Side
from vintik.games import rules_for

NONE, BOTH = rules_for("bridge", {"vulnerable": "None"}), rules_for("bridge", {"vulnerable": "Both"})


def bridge(vulnerable: bool, contract: str, tricks: int, doubled: int = 0) -> dict[str, int]:
    """Points by kind; North declares and scores them, the undertricks apart."""
    lines = scored(BOTH if vulnerable else NONE, contract, tricks, doubled=doubled)
    for side, kind, _ in lines:
        assert side == ("EW" if kind == "undertricks" else "NS")
    return {kind: points for _, kind, points in lines}


@pytest.mark.parametrize(
    ("contract", "points"),
    [("1C", 20), ("3D", 60), ("1H", 30), ("4S", 120), ("1NT", 40), ("3NT", 100), ("7NT", 220), ("5C", 100)],
)
def test_b4_1_contract_points(contract: str, points: int) -> None:
    for vulnerable in (False, True):
        for doubled, times in ((0, 1), (1, 2), (2, 4)):
            lines = bridge(vulnerable, contract, int(contract[0]) + 6, doubled)
            assert lines["contract"] == points * times


@pytest.mark.parametrize(
    ("contract", "doubled", "game"),
    [
        ("5C", 0, True),
        ("4C", 0, False),
        ("4H", 0, True),
        ("3S", 0, False),
        ("3NT", 0, True),
        ("2NT", 0, False),
        ("2H", 1, True),
        ("2D", 1, False),
        ("3C", 1, True),
        ("1NT", 1, False),
        ("1NT", 2, True),
        ("1C", 2, False),
        ("1S", 2, True),
    ],
)
def test_b4_2_game_bonus_at_100_contract_points(contract: str, doubled: int, game: bool) -> None:
    tricks = int(contract[0]) + 6
    for vulnerable, bonus in ((False, 300), (True, 500)):
        lines = bridge(vulnerable, contract, tricks, doubled)
        assert lines.get("game") == (bonus if game else None)
        assert lines.get("partscore") == (None if game else 50)


def test_b4_2_overtricks_never_make_a_game() -> None:
    assert "game" not in bridge(False, "3S", 13)
    assert bridge(False, "3S", 13)["partscore"] == 50
    assert "game" not in bridge(True, "1NT", 13, doubled=1)


@pytest.mark.parametrize(("contract", "not_vulnerable", "vulnerable"), [("6C", 500, 750), ("7C", 1000, 1500)])
def test_b4_3_slam_bid_and_made(contract: str, not_vulnerable: int, vulnerable: int) -> None:
    """Fault 2 of the notes: a grand slam not vulnerable is 1000."""
    assert bridge(False, contract, 13)["slam"] == not_vulnerable
    assert bridge(True, contract, 13)["slam"] == vulnerable


def test_b4_3_a_slam_not_bid_or_not_made_gives_nothing() -> None:
    assert "slam" not in bridge(False, "5C", 12)
    assert "slam" not in bridge(False, "5C", 13)
    assert bridge(False, "7C", 12).keys() == {"undertricks"}
    assert bridge(False, "6C", 13)["slam"] == 500


def test_b4_3_a_slam_scores_its_game_bonus_too() -> None:
    assert bridge(False, "6NT", 12) == {"contract": 190, "game": 300, "slam": 500}
    assert sum(bridge(True, "7S", 13).values()) == 210 + 500 + 1500


def test_b4_4_a_doubled_contract_made_50_redoubled_100() -> None:
    assert "double" not in bridge(False, "2H", 8)
    assert bridge(False, "2H", 8, 1)["double"] == 50
    assert bridge(True, "2H", 8, 2)["double"] == 100
    assert "double" not in bridge(False, "2H", 7, 1)


@pytest.mark.parametrize(
    ("contract", "doubled", "vulnerable", "each"),
    [
        ("1C", 0, False, 20),
        ("1D", 0, True, 20),
        ("1H", 0, False, 30),
        ("1S", 0, True, 30),
        ("1NT", 0, False, 30),
        ("1C", 1, False, 100),
        ("1NT", 1, True, 200),
        ("1H", 2, False, 200),
        ("1H", 2, True, 400),
    ],
)
def test_b4_5_overtricks(contract: str, doubled: int, vulnerable: bool, each: int) -> None:
    for over in (1, 2, 6):
        assert bridge(vulnerable, contract, 7 + over, doubled)["overtricks"] == over * each
    assert "overtricks" not in bridge(vulnerable, contract, 7, doubled)


@pytest.mark.parametrize(
    ("doubled", "vulnerable", "points"),
    [
        (0, False, [50, 100, 150, 200, 250]),
        (0, True, [100, 200, 300, 400, 500]),
        (1, False, [100, 300, 500, 800, 1100]),
        (1, True, [200, 500, 800, 1100, 1400]),
        (2, False, [200, 600, 1000, 1600, 2200]),
        (2, True, [400, 1000, 1600, 2200, 2800]),
    ],
)
def test_b4_6_undertricks(doubled: int, vulnerable: bool, points: list[int]) -> None:
    paid = [bridge(vulnerable, "4S", 10 - short, doubled)["undertricks"] for short in range(1, 6)]
    assert paid == points


def test_b4_6_thirteen_undertricks_redoubled() -> None:
    assert bridge(True, "7NT", 0, 2) == {"undertricks": 2 * (200 + 12 * 300)}
    assert bridge(False, "7NT", 0, 2) == {"undertricks": 2 * (100 + 400 + 10 * 300)}


def test_b4_7_a_defeated_contract_gives_its_side_nothing() -> None:
    for doubled in range(3):
        for contract in ("1NT", "4S", "6D", "7NT"):
            for tricks in range(int(contract[0]) + 6):
                out = outcome(NONE, contract, tricks, doubled=doubled)
                assert totals(NONE, out)[0] == 0


@pytest.mark.parametrize("choice", ["None", "NS", "EW", "Both"])
def test_b1_2_the_declaring_sides_vulnerability_counts(choice: str) -> None:
    rules = rules_for("bridge", {"vulnerable": choice})
    for by, side in (("N", "NS"), ("E", "EW"), ("S", "NS"), ("W", "EW")):
        vulnerable = choice in (side, "Both")
        assert (side, "game", 500 if vulnerable else 300) in scored(rules, "4S", 10, by=by)
        other = "EW" if side == "NS" else "NS"
        assert scored(rules, "4S", 9, by=by) == {(other, "undertricks", 100 if vulnerable else 50)}


def test_b4_7_the_deal_stands_alone() -> None:
    script = Script("bridge", {"vulnerable": "NS"})
    script.played("4S", "N", "N" * 10 + "E" * 3)
    sheet = script.table.sheet
    assert (sheet.over, sheet.winner, sheet.games) == (True, None, (0, 0))
    assert (sheet.totals, sheet.margin) == ((620, 0), 620)
    assert script.turn == "-"


def test_redoubled_and_doubled_through_the_auction() -> None:
    """Fault 2 of the notes: the double of an earlier bid does not count, a redouble does."""
    assert Script("bridge").played("2H", "N", "N" * 8 + "E" * 5, "X - - XX").totals == (240 + 300 + 100, 0)
    assert Script("bridge").played("2H", "N", "N" * 8 + "E" * 5, "X").totals == (120 + 300 + 50, 0)
    assert Script("bridge").played("2H", "E", "E" * 7 + "N" * 6, "X XX").totals == (200, 0)


def test_only_the_side_matters_for_undertricks() -> None:
    assert totals(BOTH, outcome(BOTH, "1C", 6, by="W", doubled=1)) == (200, 0)
    assert totals(BOTH, outcome(BOTH, "1C", 6, by="S", doubled=1)) == (0, 200)
    assert outcome(BOTH, "1C", 6, by="S").defending is Side.EW
