"""Whatever happens inside a player, a legal act comes back, and the error is in the log."""

from __future__ import annotations

import logging
import re
from random import Random

import pytest

from tests.players.seating import events_of, four, play_deals, shuffled
from vintik.cards import CARDS, PASS, Bid, Denomination, Seat
from vintik.game import Claim, MakeCall, PlayCard, View
from vintik.games import rules_for
from vintik.players import PLAYERS, Act, Player, Reason, safe_act
from vintik.players.safety import is_legal

VINT = rules_for("vint")
WHY = Reason("fallback")


class Exploding:
    def act(self, view: View, rng: Random) -> Act:
        raise RuntimeError("no idea")


class Illegal:
    """Bids what is too low, plays what it does not hold, claims what it may not, speaks for others."""

    def act(self, view: View, rng: Random) -> Act:
        offers, seat = view.offers, view.seat
        if offers.calls:
            return Act(MakeCall(rng.choice((seat, seat.next)), Bid.of(1, Denomination.S)), WHY)
        if rng.random() < 0.5:
            return Act(Claim(seat), WHY)
        return Act(PlayCard(seat, rng.choice(CARDS)), WHY)


class Nothing:
    def act(self, view: View, rng: Random) -> Act:
        return None  # type: ignore[return-value]


class Safe:
    def __init__(self, player: Player) -> None:
        self.player = player

    def act(self, view: View, rng: Random) -> Act:
        act = safe_act(self.player, view, rng)
        assert is_legal(act, view.offers)
        return act


@pytest.mark.parametrize("player", [Exploding(), Illegal(), Nothing()])
def test_the_deal_goes_on_and_the_error_is_logged(player: Player, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR, "vintik.players")
    players = {seat: Safe(PLAYERS["beginner"]) for seat in Seat} | {Seat.E: Safe(player)}
    results = list(play_deals(VINT, players, 3, "safe"))
    assert len(results) == 3
    said = [record.getMessage() for record in caplog.records]
    assert any(type(player).__name__ in each for each in said)
    assert not any(re.search(rf"\b{card.name}\b", each) for each in said for card in CARDS), "a card is named"


def test_an_exception_is_logged_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    view = View.of(VINT, events_of(VINT, shuffled(Random(1)), Seat.N), Seat.N)
    act = safe_act(Exploding(), view, Random(0))
    assert act == Act(MakeCall(Seat.N, PASS), WHY)
    (record,) = caplog.records
    assert record.exc_info is not None
    assert "Exploding" in record.getMessage()


def test_a_good_player_is_left_alone(caplog: pytest.LogCaptureFixture) -> None:
    list(play_deals(VINT, four(Safe(PLAYERS["beginner"])), 3, "good"))
    assert caplog.records == []


def test_nothing_to_do_is_the_callers_mistake() -> None:
    view = View.of(VINT, events_of(VINT, shuffled(Random(1)), Seat.N), Seat.E)
    for act in (PLAYERS["beginner"].act, lambda view, rng: safe_act(Exploding(), view, rng)):
        with pytest.raises(ValueError, match="E has nothing to call or play"):
            act(view, Random(0))
