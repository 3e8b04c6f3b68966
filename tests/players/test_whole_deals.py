"""Beginners at the table for many deals of every game: legal, bounded, quick, the same every time."""

from __future__ import annotations

from random import Random
from statistics import fmean, median
from time import thread_time

import pytest

from tests.players.seating import ALL_RULES, four, play_deals
from vintik.cards import PASS, Side
from vintik.game import MakeCall, PlayCard, View
from vintik.game.sheet import DealResult
from vintik.players import PLAYERS, REASONS, Act, Reason
from vintik.players.safety import is_legal

BEGINNER = PLAYERS["beginner"]
DEALS = 150


def tricks_of_declarer(result: DealResult) -> int:
    assert result.contract is not None
    side = result.contract.declarer.side
    return sum(trick.winner.side is side for trick in result.tricks)


@pytest.mark.parametrize("name", ALL_RULES)
def test_every_act_is_legal_and_has_a_documented_reason(name: str) -> None:
    codes = set()

    def watch(view: View, act: Act) -> None:
        assert is_legal(act, view.offers)
        assert set(act.why.params) == set(REASONS[act.why.code])
        assert all(type(value) in (str, int) for value in act.why.params.values())
        codes.add(act.why.code)

    results = list(play_deals(ALL_RULES[name], four(BEGINNER), DEALS, f"legal {name}", watch))
    assert len(results) == DEALS
    assert "fallback" not in codes
    assert codes > {"bid_opens", "pass_weak", "lead_trumps", "win_cheaply", "ruff", "discard", "claim"}
    assert max(len(result.calls) for result in results) < 60


@pytest.mark.parametrize("name", ALL_RULES)
def test_the_same_cards_get_the_same_acts(name: str) -> None:
    one, other = (list(play_deals(ALL_RULES[name], four(BEGINNER), 4, "again")) for _ in range(2))
    assert one == other


def test_contracts_are_sensible_where_undertricks_are_dear() -> None:
    """Historic Vint (V4.9): most are made, few deals are passed out, levels are mostly 1 to 4."""
    results = list(play_deals(ALL_RULES["vint/vint"], four(BEGINNER), 300, "figures"))
    played = [result for result in results if result.contract is not None]
    contracts = [result.contract for result in played if result.contract is not None]
    made = sum(
        tricks_of_declarer(result) >= result.contract.bid.needs for result in played if result.contract
    )
    assert len(played) >= 0.85 * len(results)
    assert 0.62 <= made / len(played) <= 0.85
    assert sum(contract.bid.level <= 4 for contract in contracts) >= 0.9 * len(played)


def test_contracts_are_sensible_where_a_contract_is_paid() -> None:
    results = list(play_deals(ALL_RULES["bridge/vulnerable-none"], four(BEGINNER), 300, "figures"))
    contracts = [
        (result.contract, tricks_of_declarer(result)) for result in results if result.contract is not None
    ]
    made = sum(tricks >= contract.bid.needs for contract, tricks in contracts)
    assert len(contracts) >= 0.9 * len(results)
    assert 0.52 <= made / len(contracts) <= 0.78
    assert sum(contract.bid.level >= 5 for contract, _ in contracts) <= 0.12 * len(contracts)
    assert sum(3 <= contract.bid.level <= 4 for contract, _ in contracts) >= 0.3 * len(contracts)


class Haphazard:
    """Any legal card; bids one time in six."""

    def act(self, view: View, rng: Random) -> Act:
        offers = view.offers
        if offers.calls:
            call = rng.choice(offers.calls[:6]) if rng.random() < 1 / 6 else PASS
            return Act(MakeCall(view.seat, call), Reason("fallback"))
        return Act(PlayCard(view.seat, rng.choice(offers.cards.cards())), Reason("fallback"))


@pytest.mark.parametrize("name", ["vint/vint", "vint-1000/modern", "vint-1000/old", "bridge/vulnerable-both"])
def test_it_beats_a_haphazard_player(name: str) -> None:
    players = {seat: BEGINNER if seat.side is Side.NS else Haphazard() for seat in four(BEGINNER)}
    results = list(play_deals(ALL_RULES[name], players, 100, "against chance"))
    totals = [sum(result.totals[side] for result in results) for side in Side]
    assert totals[0] > totals[1] + 100 * len(results)


class Timed:
    def __init__(self) -> None:
        self.seconds: list[float] = []

    def act(self, view: View, rng: Random) -> Act:
        began = thread_time()
        act = BEGINNER.act(view, rng)
        self.seconds.append(thread_time() - began)
        return act


def test_an_act_takes_less_than_five_milliseconds() -> None:
    for name in ("vint/vint", "vint-1000/modern", "bridge/vulnerable-none"):
        timed = Timed()
        list(play_deals(ALL_RULES[name], four(timed), 20, "time"))
        assert median(timed.seconds) < 0.005
        assert fmean(timed.seconds) < 0.005
