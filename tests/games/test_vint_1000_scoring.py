"""M4–M6: scoring Vint to 1000, its options and variants."""

from __future__ import annotations

import pytest

from tests.game.scripts import Script, written
from tests.games.outcomes import lines_of, outcome, scored
from vintik.cards import Bid, Side, parse_call
from vintik.games import rules_for
from vintik.games.vint_1000 import trick_value

MODERN = rules_for("vint-1000")
FIFTY = rules_for("vint-1000", {"undertrick": "fifty"})
OLD = rules_for("vint-1000", {"variant": "old"})


@pytest.mark.parametrize(
    ("contract", "value"),
    [("1S", 10), ("1C", 10), ("1H", 10), ("1NT", 20), ("4H", 40), ("4NT", 50), ("7D", 70), ("7NT", 80)],
)
def test_m4_1_ten_by_level_and_no_trump_ten_more(contract: str, value: int) -> None:
    bid = parse_call(contract)
    assert isinstance(bid, Bid)
    assert trick_value(bid) == value


def test_m4_2_both_sides_score_all_their_tricks() -> None:
    assert scored(MODERN, "4H", 9, kinds="tricks") == {("NS", "tricks", 360), ("EW", "tricks", 160)}
    assert scored(MODERN, "4H", 10, by="W", kinds="tricks") == {("EW", "tricks", 400), ("NS", "tricks", 120)}
    assert scored(MODERN, "1S", 13, kinds="tricks") == {("NS", "tricks", 130)}


def test_m4_3_twelve_100_thirteen_250_to_either_side() -> None:
    for contract in ("1S", "6H", "7NT"):
        assert scored(MODERN, contract, 12, kinds="slam") == {("NS", "slam", 100)}
        assert scored(MODERN, contract, 13, kinds="slam") == {("NS", "slam", 250)}
        assert scored(MODERN, contract, 1, kinds="slam") == {("EW", "slam", 100)}
        assert scored(MODERN, contract, 0, kinds="slam") == {("EW", "slam", 250)}
        assert scored(MODERN, contract, 11, kinds="slam") == set()


def honours(contract: str, held: str, three: int = 0, tricks: int = 9) -> set[tuple[str, str, int]]:
    rules = rules_for("vint-1000", {"three_honours": three})
    return scored(rules, contract, tricks, held=held, kinds="honours")


def test_m4_4_all_five_trump_honours_ten_trick_values() -> None:
    assert honours("4H", "HA HK HQ HJ HT") == {("NS", "honours", 400)}
    assert honours("4H", "S2", tricks=13) == {("EW", "honours", 400)}


def test_m4_4_four_trump_honours_four_trick_values() -> None:
    assert honours("4H", "HA HK HQ HT") == {("NS", "honours", 160)}
    assert honours("4H", "HT") == {("EW", "honours", 160)}


def test_m4_4_all_four_aces_at_no_trump_ten_trick_values() -> None:
    assert honours("4NT", "SA HA DA CA") == {("NS", "honours", 500)}
    assert honours("4NT", "S2") == {("EW", "honours", 500)}


def test_m4_4_at_no_trump_only_aces_and_with_trumps_only_honours_of_trumps_count() -> None:
    assert honours("4NT", "SA HA HK HQ HJ HT", three=2) == set()
    assert honours("4C", "SA HA DA CA CK", three=2) == {("EW", "honours", 80)}


@pytest.mark.parametrize("three", [0, 1, 2])
def test_m4_4_three_honours_or_three_aces_by_option(three: int) -> None:
    expected = {("NS", "honours", 40 * three)} if three else set()
    assert honours("4H", "HA HJ HT", three=three) == expected
    expected = {("EW", "honours", 50 * three)} if three else set()
    assert honours("4NT", "HA", three=three) == expected


def test_m4_4_two_aces_or_none_of_five_honours_never_pay() -> None:
    assert honours("4NT", "HA SA", three=2) == set()
    assert honours("4H", "HA HK", three=2) == {("EW", "honours", 80)}


def test_m4_4_three_honours_pay_nothing_by_default() -> None:
    assert scored(MODERN, "4H", 10, held="HA HK HQ", kinds="honours") == set()


@pytest.mark.parametrize(("contract", "tricks", "points"), [("4H", 9, 80), ("4NT", 7, 300), ("7NT", 0, 2080)])
def test_m4_5_an_undertrick_gives_the_defenders_twice_the_trick_value(
    contract: str, tricks: int, points: int
) -> None:
    assert scored(MODERN, contract, tricks, kinds="undertricks") == {("EW", "undertricks", points)}
    assert scored(MODERN, contract, tricks, by="E", kinds="undertricks") == {("NS", "undertricks", points)}


@pytest.mark.parametrize(("contract", "tricks", "points"), [("4H", 9, 50), ("4NT", 7, 150), ("7NT", 0, 650)])
def test_m4_5_option_fifty_is_flat(contract: str, tricks: int, points: int) -> None:
    assert scored(FIFTY, contract, tricks, kinds="undertricks") == {("EW", "undertricks", points)}


def test_m4_5_a_made_contract_has_no_undertricks() -> None:
    for rules in (MODERN, FIFTY, OLD):
        for tricks in (10, 11, 13):
            assert scored(rules, "4H", tricks, kinds="undertricks") == set()


def test_m4_6_everything_counts_in_one_running_score() -> None:
    for line in lines_of(MODERN, outcome(MODERN, "6H", 12, held="HA HK HQ HJ HT")):
        assert line.column == "score"
    script = Script("vint-1000")
    for _ in range(2):
        script.played("4H", "N", "N" * 5 + "E" * 8)
    assert script.table.sheet.totals[0] == sum(deal.totals[0] for deal in script.table.sheet.deals)
    # 8 × 40 for tricks and 5 × 80 for undertricks each time, and the game bonus with the second.
    assert script.table.sheet.totals == (400, 720 + 720 + 250)


# At no trump the tricks 1, 4, 7 and 10 hold the aces: 2–2 here, so that no honours are paid.
NINE, TEN = "EEEE" + "N" * 9, "EENE" + "N" * 9


def target(target: int = 1000, **options: object) -> Script:
    return Script("vint-1000", {"target": target, **options})


def test_m5_1_the_first_side_to_reach_1000_wins_and_scores_250() -> None:
    script = target()
    script.played("4NT", "N", TEN)  # 500 and 150
    assert not script.table.sheet.over
    result = script.played("4NT", "N", TEN)  # 1000 and 300: exactly is enough
    assert ("NS", "score", "game", 250) in written(result)
    sheet = script.table.sheet
    assert (sheet.over, sheet.winner, sheet.totals, sheet.margin) == (True, Side.NS, (1250, 300), 950)


def test_m5_1_one_point_short_is_not_enough() -> None:
    script = target()
    script.played("4NT", "N", TEN)
    script.played("3NT", "N", TEN)
    script.played("1S", "N", "N" * 9 + "E" * 4)
    assert script.table.sheet.totals == (990, 310)
    assert not script.table.sheet.over


def test_m5_1_target_500() -> None:
    script = target(500)
    script.played("4NT", "N", TEN)
    assert script.table.sheet.winner is Side.NS


def test_m5_1_the_defenders_may_win_by_undertricks() -> None:
    script = target(500)
    script.played("7NT", "N", NINE)  # 720 and 320 + 4 × 160 = 960
    sheet = script.table.sheet
    assert (sheet.winner, sheet.totals) == (Side.EW, (720, 960 + 250))


@pytest.mark.parametrize("bonus", [100, 500, 1, 10_000])
def test_m5_1_game_bonus_is_an_option(bonus: int) -> None:
    script = target(500, game_bonus=bonus)
    result = script.played("4NT", "N", TEN)
    assert ("NS", "score", "game", bonus) in written(result)


def test_m5_1_a_bonus_of_0_writes_no_line() -> None:
    script = target(500, game_bonus=0)
    result = script.played("4NT", "N", TEN)
    assert [line for line in written(result) if line[2] == "game"] == []
    assert script.table.sheet.winner is Side.NS


def test_m5_2_with_equal_scores_nobody_has_won() -> None:
    script = target(500)
    script.played("3NT", "N", NINE)  # 360 and 160
    script.played("3NT", "E", "NNNN" + "E" * 9)  # 520 both: a tie
    assert script.table.sheet.totals == (520, 520)
    assert not script.table.sheet.over
    assert script.table.sheet.winner is None


def test_m5_2_at_a_tie_one_plays_on_until_one_side_is_ahead() -> None:
    script = target(500)
    script.played("3NT", "N", NINE)
    script.played("3NT", "E", "NNNN" + "E" * 9)
    script.passed_out()
    assert not script.table.sheet.over
    result = script.played("1S", "N", "N" * 7 + "E" * 6)
    assert ("NS", "score", "game", 250) in written(result)
    assert script.table.sheet.totals == (520 + 70 + 250, 520 + 60)
    assert script.table.sheet.winner is Side.NS


def test_m5_2_if_both_reach_it_in_one_deal_the_higher_score_wins_not_the_first() -> None:
    script = target(500)
    script.played("3NT", "N", NINE)  # 360 and 160
    script.played("3NT", "N", "NNNN" + "E" * 9)  # + 160 by trick 4; + 360 and 5 × 80 at the end
    sheet = script.table.sheet
    assert (sheet.winner, sheet.totals) == (Side.EW, (520, 920 + 250))


def test_m6_old_scores_tricks_and_undertricks_only() -> None:
    held = "HA HK HQ HJ HT SA DA CA"
    assert scored(OLD, "4H", 13, held=held) == {("NS", "tricks", 520)}
    assert scored(OLD, "7NT", 12, held=held) == {
        ("NS", "tricks", 960),
        ("EW", "tricks", 80),
        ("EW", "undertricks", 160),
    }
    script = target(500, variant="old")
    script.played("4NT", "N", TEN)
    assert (script.table.sheet.winner, script.table.sheet.totals) == (Side.NS, (500, 150))


def test_m6_old_with_flat_undertricks() -> None:
    rules = rules_for("vint-1000", {"variant": "old", "undertrick": "fifty"})
    assert scored(rules, "4H", 8, kinds="undertricks") == {("EW", "undertricks", 100)}


@pytest.mark.parametrize("variant", ["progressive", "notrump-first", "tournament"])
def test_m6_the_other_variants_score_as_modern(variant: str) -> None:
    rules = rules_for("vint-1000", {"variant": variant})
    assert rules.scoring == MODERN.scoring
    assert rules.form == MODERN.form
    assert rules.trick_value is MODERN.trick_value
