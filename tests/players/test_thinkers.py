"""Players that imagine hidden hands, at the table for whole deals of every game and variant."""

from __future__ import annotations

import logging
from random import Random
from unittest.mock import patch

import pytest

from tests.players.seating import ALL_RULES, events_of, four, play_deals, shuffled
from vintik.cards import Seat
from vintik.game import View
from vintik.players import PLAYERS, REASONS, Act, Style, Thinker, safe_act
from vintik.players.safety import is_legal
from vintik.players.style import CLUB, EXPERT

QUICK = Style(call_worlds=4, lead_worlds=2, card_worlds=2)
DEALS = 1


@pytest.mark.parametrize("name", ALL_RULES)
def test_every_act_is_legal_and_has_a_documented_reason(name: str) -> None:
    player = Thinker(QUICK)
    codes = set()

    def watch(view: View, act: Act) -> None:
        assert is_legal(act, view.offers)
        assert set(act.why.params) == set(REASONS[act.why.code])
        codes.add(act.why.code)

    assert len(list(play_deals(ALL_RULES[name], four(player), DEALS, f"thinkers {name}", watch))) == DEALS
    assert "fallback" not in codes
    assert "card_expects" in codes


@pytest.mark.parametrize("name", ["vint/vint", "vint-1000/progressive", "bridge/vulnerable-none"])
def test_the_same_seed_gives_the_same_deal(name: str) -> None:
    one, other = (list(play_deals(ALL_RULES[name], four(Thinker(QUICK)), 2, "again")) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("part", ["vintik.players.thinker.sample", "vintik.players.thinker.choose_call"])
def test_a_fault_inside_yields_a_legal_act_and_a_line_in_the_log(
    part: str, caplog: pytest.LogCaptureFixture
) -> None:
    """By injection: the imagination or the judgement breaks."""
    rules = ALL_RULES["vint/vint"]
    playing = "thinker.sample" in part
    log = events_of(rules, shuffled(Random(4)), Seat.N, "1NT" + " Pass" * 12 if playing else "1NT")
    seat = Seat.E
    with patch(part, side_effect=ZeroDivisionError), caplog.at_level(logging.ERROR):
        act = safe_act(Thinker(QUICK), View.of(rules, log, seat), Random(1))
    assert is_legal(act, View.of(rules, log, seat).offers)
    assert act.why.code == "fallback"
    assert "Thinker" in caplog.text and "ZeroDivisionError" in caplog.text


def test_the_levels_are_these_styles() -> None:
    club, expert = PLAYERS["club"], PLAYERS["expert"]
    assert isinstance(club, Thinker) and isinstance(expert, Thinker)
    assert (club.style, expert.style) == (CLUB, EXPERT)
    assert list(PLAYERS) == ["beginner", "club", "expert"]
