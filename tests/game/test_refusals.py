"""Every refusal of the engine: its code, what it names, and that nothing has happened."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.game.scripts import ONE_SUIT_EACH, Script
from vintik.cards import PASS, Card, Seat
from vintik.game import Claim, Command, DealHands, MakeCall, PlayCard, Refusal, Table, TakeBack, decide
from vintik.games import rules_for


def finished_bridge() -> Script:
    script = Script("bridge")
    script.played("1S", "N", "N" * 7 + "E" * 6)
    return script


def passed_out(game: str = "vint") -> Script:
    script = Script(game)
    script.passed_out()
    return script


def between_deals() -> Script:
    script = Script("vint")
    script.played("1S", "N", "N" * 7 + "E" * 6)
    return script


def bidding() -> Script:
    return Script("bridge").deal().calls("1S")


def playing() -> Script:
    return Script("bridge").deal().bid("1S", "N").cards("H2")


def deal(seat: str) -> Command:
    return DealHands(Seat[seat], ONE_SUIT_EACH)


def call(seat: str) -> Command:
    return MakeCall(Seat[seat], PASS)


def card(seat: str, name: str) -> Command:
    return PlayCard(Seat[seat], Card.parse(name))


@pytest.mark.parametrize(
    ("state", "command", "code", "params"),
    [
        (between_deals, deal("N"), "not_the_dealer", {"seat": "N", "dealer": "E"}),
        (passed_out, deal("S"), "not_the_dealer", {"seat": "S", "dealer": "E"}),
        (bidding, deal("N"), "deal_not_over", {}),
        (playing, deal("E"), "deal_not_over", {}),
        (finished_bridge, deal("E"), "match_over", {}),
        (lambda: passed_out("bridge"), deal("E"), "match_over", {}),
        (lambda: Script("vint"), call("N"), "no_deal", {}),
        (lambda: Script("vint"), card("N", "SA"), "no_deal", {}),
        (lambda: Script("vint"), Claim(Seat.N), "no_deal", {}),
        (lambda: Script("vint"), TakeBack(Seat.N), "no_take_back", {}),
        (bidding, call("N"), "not_your_turn", {"seat": "N", "turn": "E"}),
        (bidding, call("S"), "not_your_turn", {"seat": "S", "turn": "E"}),
        (bidding, card("E", "HA"), "auction_not_over", {}),
        (bidding, Claim(Seat.E), "auction_not_over", {}),
        (playing, call("N"), "auction_over", {}),
        (finished_bridge, call("N"), "auction_over", {}),
        (passed_out, call("E"), "auction_over", {}),
        (passed_out, card("E", "HA"), "passed_out", {}),
        (passed_out, Claim(Seat.E), "passed_out", {}),
        (playing, card("W", "C2"), "not_your_turn", {"seat": "W", "turn": "N"}),
        (playing, card("S", "D2"), "not_your_turn", {"seat": "S", "turn": "N"}),
        (playing, card("N", "SA"), "not_held", {"seat": "S", "card": "SA"}),
        (playing, Claim(Seat.N), "cannot_claim", {}),
        (playing, Claim(Seat.E), "not_your_turn", {"seat": "E", "turn": "N"}),
        (finished_bridge, card("N", "SA"), "all_tricks_played", {}),
        (between_deals, card("E", "SA"), "all_tricks_played", {}),
        (finished_bridge, Claim(Seat.N), "all_tricks_played", {}),
        (finished_bridge, TakeBack(Seat.E), "no_take_back", {}),
        (between_deals, TakeBack(Seat.E), "no_take_back", {}),
        (passed_out, TakeBack(Seat.W), "no_take_back", {}),
        (bidding, TakeBack(Seat.E), "no_take_back", {}),
    ],
)
def test_refused(state: Callable[[], Script], command: Command, code: str, params: dict[str, str]) -> None:
    script = state()
    table, count = script.table, len(script.log)
    with pytest.raises(Refusal) as fault:
        script.do(command)
    assert (fault.value.code, fault.value.params) == (code, params)
    assert script.table is table
    assert len(script.log) == count


def test_a_table_that_has_not_started_has_no_dealer() -> None:
    with pytest.raises(Refusal) as fault:
        decide(Table(rules_for("vint")), deal("N"))
    assert fault.value.code == "not_the_dealer"


def test_following_suit_is_refused_with_the_suit() -> None:
    script = Script("vint")
    script.deal().bid("1S", "N").cards("H2")
    with pytest.raises(Refusal) as fault:
        script.cards("H3")
    assert fault.value.params == {"seat": "S", "card": "H3"}


def test_a_refusal_says_its_code_and_parameters() -> None:
    assert str(Refusal("must_follow", seat="E", suit="H")) == "must_follow seat=E suit=H"
