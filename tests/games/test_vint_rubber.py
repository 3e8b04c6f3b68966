"""V5: games and the rubber of historic Vint, and the worked example V6."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.conftest import golden_matches
from tests.game.scripts import ONE_SUIT_EACH, Script, Written, below, written
from vintik.cards import Seat, Side
from vintik.game import DealHands, Refusal
from vintik.game.sheet import DealResult, GameWon, Sheet
from vintik.record import replay, score_of

# At 5 no trump a trick is worth 52: 9 tricks are 468, 10 are 520; at 5 hearts 50: 10 tricks are 500 exactly.


def test_v5_1_500_exactly_is_enough() -> None:
    result = Script("vint").played("5H", "N", "N" * 10 + "E" * 3)
    assert result.game_won == GameWon(Side.NS, 10)
    assert ("NS", "below", "tricks", 500) in written(result)


def test_v5_1_less_than_500_is_no_game() -> None:
    script = Script("vint")
    result = script.played("5NT", "N", "N" * 9 + "E" * 4)
    assert result.game_won is None
    assert below(script) == (468, 208)


def test_v5_1_points_below_the_line_add_up_over_deals() -> None:
    script = Script("vint")
    script.played("5NT", "N", "N" * 9 + "E" * 4)
    result = script.played("1S", "N", "EEEEEE" + "N" * 7)  # an eighth trick would be the 500
    assert result.game_won is None
    assert below(script) == (496, 232)
    result = script.played("1S", "N", "N" + "E" * 12)
    assert result.game_won == GameWon(Side.NS, 1)


def test_v5_1_points_above_the_line_do_not_count_towards_a_game() -> None:
    script = Script("vint")
    result = script.played("3C", "N", "E" * 13)  # thousands for East–West above, 338 below
    assert result.totals[1] > 10_000
    assert result.game_won is None
    assert below(script) == (0, 338)


def test_v5_1_the_defenders_may_win_the_game() -> None:
    result = Script("vint").played("5H", "N", "E" * 10 + "N" * 3)
    assert result.game_won == GameWon(Side.EW, 10)
    assert ("EW", "above", "game", 500) in written(result)


def bonuses(result: DealResult) -> list[Written]:
    """What games and rubbers have added to a deal."""
    return [line for line in written(result) if line[2] in ("game", "rubber")]


def both_close_to_game() -> Script:
    """Two deals without a game: 454 below for North–South, 430 for East–West."""
    script = Script("vint")
    script.played("5C", "N", "NE" * 5 + "NEN")  # 46: NS 7 × 46 = 322, EW 6 × 46 = 276
    script.played("2NT", "N", "E" * 7 + "N" * 6)  # 22: EW 276 + 154 = 430, NS 322 + 132 = 454
    assert below(script) == (454, 430)
    return script


@pytest.mark.parametrize(
    ("winners", "side", "trick"),
    [  # at 16 a trick North–South need 3 and East–West 5, and both get them in the end
        ("NNEEEEENNNNNN", Side.EW, 7),
        ("NNEEEENEEENNN", Side.NS, 7),  # the third of North–South comes before the fifth of East–West
        ("EEEENNENNNNNN", Side.EW, 7),
        ("EEEENNNEEEEEE", Side.NS, 7),
        ("NNNEEEEEEEEEE", Side.NS, 3),
        ("EEEEENNNNNNNN", Side.EW, 5),
        ("SSWWWEESSNNNN", Side.EW, 7),
    ],
)
def test_v5_2_the_trick_that_reached_it_first_wins_the_game(winners: str, side: Side, trick: int) -> None:
    script = both_close_to_game()
    result = script.played("2C", "N", winners)
    tricks = {line.side: line.points for line in result.lines if line.kind == "tricks"}
    assert 454 + tricks[Side.NS] >= 500
    assert 430 + tricks[Side.EW] >= 500
    assert result.game_won == GameWon(side, trick)


def test_v5_2_one_deal_yields_one_game_at_most() -> None:
    script = both_close_to_game()
    result = script.played("7NT", "N", "NE" * 5 + "NEE")
    assert bonuses(result) == [("NS", "above", "game", 500)]
    assert script.table.sheet.games == (1, 0)
    assert below(script) == (0, 0)


def test_v5_2_the_declaring_side_has_no_precedence() -> None:
    result = both_close_to_game().played("2C", "W", "EEEENNNEEEEEE")
    assert result.game_won == GameWon(Side.NS, 7)


def test_v5_3_the_deal_is_played_out_and_written_before_the_new_line() -> None:
    """The game is won with trick 8; all 13 tricks are written, and count for nothing afterwards."""
    script = Script("vint")
    result = script.played("7S", "N", "N" * 8 + "E" * 5)
    assert result.game_won == GameWon(Side.NS, 8)
    assert len(result.tricks) == 13
    assert ("NS", "below", "tricks", 512) in written(result)
    assert ("EW", "below", "tricks", 320) in written(result)
    assert below(script) == (0, 0)


def test_v5_3_both_sides_start_at_0_below_the_new_line() -> None:
    script = both_close_to_game()
    script.played("2C", "N", "NNN" + "E" * 10)
    assert below(script) == (0, 0)
    result = script.played("1S", "N", "E" * 12 + "N")  # East–West had 590 below the old line
    assert result.game_won is None
    assert below(script) == (4, 48)


def test_v5_3_older_entries_stay_in_the_totals() -> None:
    """Fault 2 of the notes: trick points lost from the rubber total when a game is won."""
    script = both_close_to_game()
    script.played("2C", "N", "NNN" + "E" * 10)
    script.played("1S", "N", "N" * 7 + "E" * 6)
    sheet = script.table.sheet
    lines = [line for deal in sheet.deals for line in deal.lines]
    for side in Side:
        assert sheet.totals[side] == sum(line.points for line in lines if line.side is side)
    tricks = [line.points for line in lines if line.kind == "tricks" and line.side is Side.NS]
    assert tricks == [322, 132, 48, 28]


def test_v5_4_a_first_game_gives_500_above() -> None:
    script = Script("vint")
    result = script.played("5H", "N", "N" * 11 + "E" * 2)
    assert ("NS", "above", "game", 500) in written(result)
    assert not script.table.sheet.over
    result = script.played("5H", "E", "E" * 11 + "N" * 2)
    assert ("EW", "above", "game", 500) in written(result)
    assert not script.table.sheet.over
    assert script.table.sheet.games == (1, 1)


def test_v5_4_the_second_game_wins_the_rubber_and_gives_1000_instead() -> None:
    script = Script("vint")
    script.played("5H", "N", "N" * 11 + "E" * 2)
    result = script.played("5H", "N", "N" * 11 + "E" * 2)
    assert bonuses(result) == [("NS", "above", "rubber", 1000)]
    assert script.table.sheet.over
    assert script.table.sheet.winner is Side.NS
    assert script.table.sheet.games == (2, 0)


def test_v5_4_a_rubber_of_three_games() -> None:
    script = Script("vint")
    script.played("5H", "N", "N" * 11 + "E" * 2)
    script.played("5H", "E", "E" * 11 + "N" * 2)
    result = script.played("5H", "E", "E" * 11 + "N" * 2)
    assert ("EW", "above", "rubber", 1000) in written(result)
    assert script.table.sheet.winner is Side.EW
    assert script.table.sheet.games == (1, 2)


def test_v5_4_a_passed_out_deal_changes_nothing_below_the_line() -> None:
    script = both_close_to_game()
    script.passed_out()
    assert below(script) == (454, 430)
    assert script.table.sheet.games == (0, 0)


def finished() -> Script:
    script = Script("vint")
    script.played("5H", "N", "N" * 11 + "E" * 2)
    script.played("5H", "N", "N" * 11 + "E" * 2)
    return script


def test_v5_5_margin_is_the_difference_of_all_entries() -> None:
    sheet = finished().table.sheet
    assert sheet.margin == abs(sheet.totals[0] - sheet.totals[1])
    assert sheet.totals[0] - sheet.totals[1] == sum(deal.totals[0] - deal.totals[1] for deal in sheet.deals)


def test_v5_5_the_winner_of_the_rubber_can_have_the_smaller_total() -> None:
    script = Script("vint")
    for _ in range(2):
        script.played("7NT", "N", "N" * 7 + "E" * 6)  # 504 below, 6 down: 21000 + 5000 to East–West
    sheet = script.table.sheet
    assert sheet.winner is Side.NS
    assert sheet.totals[0] < sheet.totals[1]
    assert sheet.margin == sheet.totals[1] - sheet.totals[0] > 40_000


def test_v5_5_with_equal_totals_the_margin_is_0_and_the_rubber_has_its_winner() -> None:
    script = Script("vint")
    last = Script("vint").played("5H", "N", "N" * 11 + "E" * 2).totals
    lead = last[0] + 500 - last[1]  # the second game gives 500 more than the first
    script.table = replace(script.table, sheet=Sheet(totals=(0, lead), games=(1, 1)))
    script.played("5H", "N", "N" * 11 + "E" * 2)
    sheet = script.table.sheet
    assert sheet.totals[0] == sheet.totals[1]
    assert (sheet.margin, sheet.winner, sheet.over) == (0, Side.NS, True)


def test_v5_6_a_session_is_one_rubber_nothing_follows_it() -> None:
    script = finished()
    assert script.turn == "-"
    for seat in "NESW":
        assert not script.offers(seat).to_act
        assert not script.offers(seat).deal
        with pytest.raises(Refusal) as fault:
            script.do(DealHands(Seat[seat], ONE_SUIT_EACH))
        assert fault.value.code == "match_over"


def test_v6_the_worked_example_to_the_point() -> None:
    example = golden_matches()[0]
    assert example["name"] == "V6 worked example"
    _, table = replay(example["record"])
    result = score_of(table)
    (deal,) = result["deals"]
    assert (deal["contract"], deal["declarer"], deal["tricks"]) == ("3C", "N", {"NS": 8, "EW": 5})
    assert {(item["side"], item["kind"], item["points"], item["why"]) for item in deal["items"]} == {
        ("NS", "tricks", 208, "8 × 26"),
        ("EW", "tricks", 130, "5 × 26"),
        ("NS", "honours", 780, "30 × 26"),
        ("NS", "aces", 780, "30 × 26"),
        ("EW", "undertricks", 1500, "500 × 3 × 1"),
    }
    assert deal["totals"] == {"NS": 1768, "EW": 1630}
    assert result["margin"] == 138
    assert deal["game_won"] is None
    assert result["winner"] is None
    assert not result["finished"]
