"""What the standing of a match is worth: it grows with the lead, is fair, and stops with the match."""

from __future__ import annotations

import pytest

from tests.players.seating import ALL_RULES
from vintik.cards import Side
from vintik.game.forms import Closing
from vintik.game.sheet import EMPTY_SHEET, GameWon, Sheet
from vintik.players.outlook import outlook, outlook_after

RUBBER = ALL_RULES["vint/vint"].form


@pytest.mark.parametrize("games", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_v5_1_more_below_the_line_is_worth_more(games: tuple[int, int]) -> None:
    values = [outlook(RUBBER, (below, 100), games) for below in range(0, 500, 50)]
    assert values == sorted(values)
    assert values[0] < values[-1]


def test_sides_are_treated_alike() -> None:
    for below, games in (((240, 10), (0, 0)), ((0, 320), (1, 0)), ((70, 60), (1, 1))):
        assert outlook(RUBBER, below, games) == -outlook(RUBBER, below[::-1], games[::-1])


def test_v5_4_a_game_ahead_is_worth_something() -> None:
    assert outlook(RUBBER, (0, 0), (1, 0)) > 0 == outlook(RUBBER, (0, 0), (1, 1))


def test_v5_3_a_game_won_takes_the_points_below_the_line_away() -> None:
    sheet = Sheet(below=(450, 300))
    before = outlook(RUBBER, sheet.below, sheet.games)
    won = outlook_after(RUBBER, sheet, Closing(game_won=GameWon(Side.NS, 4)))
    assert won == outlook(RUBBER, (0, 0), (1, 0)) - before


def test_a_deal_that_changes_nothing_brings_nothing() -> None:
    """V2.4: passed out."""
    sheet = Sheet(below=(450, 300), games=(0, 1))
    assert outlook_after(RUBBER, sheet, Closing(below=sheet.below)) == 0


def test_v5_4_at_the_end_the_hopes_are_gone() -> None:
    sheet = Sheet(below=(450, 300), games=(1, 1))
    lost = outlook_after(RUBBER, sheet, Closing(winner=Side.EW, over=True))
    assert lost == -outlook(RUBBER, sheet.below, sheet.games) < 0


@pytest.mark.parametrize("name", [name for name in ALL_RULES if name != "vint/vint"])
def test_other_forms_have_no_games_to_come(name: str) -> None:
    assert outlook_after(ALL_RULES[name].form, EMPTY_SHEET, Closing(below=(200, 0))) == 0
