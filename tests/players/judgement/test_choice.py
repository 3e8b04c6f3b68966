"""The call that judgement makes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic

import pytest

from tests.players.seating import ALL_RULES, deal_with, events_of, shuffled
from tests.players.test_secrets import with_hidden_cards_moved
from vintik.cards import PASS, Bid, Seat
from vintik.game import View, fold
from vintik.players.bidding import system_of
from vintik.players.judgement import Alternative, choose_call
from vintik.players.style import CLUB

VINT = ALL_RULES["vint/vint"]
FEW = replace(CLUB, call_worlds=16)


def choices(calls: str, hand: str, seat: Seat, judgement: bool = True) -> tuple[Alternative, ...]:
    deal = deal_with(seat, hand, Random(11))
    log = events_of(VINT, deal, Seat.N, calls)
    system = system_of(VINT)
    assert system is not None
    style = replace(FEW, judgement=judgement)
    return choose_call(View.of(VINT, log, seat), system, style, Random(5)).calls


def test_thirteen_sure_tricks_are_bid_to_a_slam() -> None:
    """V4.5, S6: far more than by waiting."""
    [best, *others] = choices("", "AKQJT98765432...", Seat.N)
    assert isinstance(best.call, Bid) and best.call.level >= 6
    waiting = [each.points for each in others if each.call is PASS]
    assert best.points is not None and best.points > (waiting[0] or 0) + 2000


def test_a_hand_without_hope_passes() -> None:
    """V4.9: each trick down costs 500 × level."""
    best = choices("", "5432.432.432.432", Seat.N)[0]
    assert best.call is PASS


def test_every_alternative_was_compared_and_the_first_is_the_best_liked() -> None:
    options = choices("1H Pass", "K432.QJ32.A32.32", Seat.S)
    assert len(options) >= 3
    assert all(option.points is not None for option in options)
    assert len({option.call for option in options}) == len(options)


def test_without_judgement_the_table_decides_alone() -> None:
    options = choices("1H Pass", "K432.QJ32.A32.32", Seat.S, judgement=False)
    assert options[0].code == "supports"
    assert all(option.points is None for option in options)


def test_a_pass_that_says_nothing_new_is_made_at_once() -> None:
    """V2.5: the second pass over the same bid of one's own side."""
    options = choices("1S Pass 2S Pass Pass Pass", "5432.432.432.432", Seat.S)
    assert [each.code for each in options] != ["passes_settled"]
    options = choices("1S Pass 2S Pass Pass Pass Pass Pass", "AKQ32.K32.432.32", Seat.N)
    assert [each.code for each in options] == ["passes_settled"]


def test_a_budget_in_seconds_stops_the_comparison() -> None:
    deal = deal_with(Seat.S, "K432.QJ32.A32.32", Random(11))
    view = View.of(VINT, events_of(VINT, deal, Seat.N, "1H Pass"), Seat.S)
    system = system_of(VINT)
    assert system is not None
    many = replace(CLUB, call_worlds=512)
    hurried = choose_call(view, system, replace(many, seconds=1e-6), Random(5))
    few = choose_call(view, system, replace(CLUB, call_worlds=16), Random(5))
    assert len(hurried.calls) == len(few.calls)
    assert all(option.points is not None for option in hurried.calls)
    began = monotonic()
    choose_call(view, system, replace(many, seconds=1e-6), Random(5))
    short = monotonic() - began
    began = monotonic()
    choose_call(view, system, many, Random(5))
    assert monotonic() - began > short


def test_hidden_cards_change_no_call() -> None:
    for number in range(6):
        rng = Random(f"calls {number}")
        log = events_of(VINT, shuffled(rng), Seat.N, ["", "1H", "1S Pass 2S", "Pass Pass 1NT"][number % 4])
        table = fold(VINT, log)
        seat = table.actor
        assert seat is not None
        system = system_of(VINT)
        assert system is not None
        moved = with_hidden_cards_moved(log, table, seat, rng)
        mine, theirs = (
            choose_call(View.of(VINT, each, seat), system, FEW, Random(1)) for each in (log, moved)
        )
        assert mine == theirs


def test_calls_that_fit_badly_together_are_told() -> None:
    """All others name spades, and ten of them are here."""
    deal = deal_with(Seat.W, "AKQJT98765.32.2.", Random(3))
    system = system_of(VINT)
    assert system is not None
    view = View.of(VINT, events_of(VINT, deal, Seat.N, "1S 2S 3S"), Seat.W)
    assert choose_call(view, system, FEW, Random(1)).relaxed > 0
    fresh = View.of(VINT, events_of(VINT, deal, Seat.N, ""), Seat.N)
    assert choose_call(fresh, system, FEW, Random(1)).relaxed == 0


def test_nothing_to_call() -> None:
    log = events_of(VINT, shuffled(Random(1)), Seat.N, "")
    system = system_of(VINT)
    assert system is not None
    with pytest.raises(ValueError, match="nothing to call"):
        choose_call(View.of(VINT, log, Seat.E), system, FEW, Random(1))
