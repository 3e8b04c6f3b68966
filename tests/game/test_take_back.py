"""Taking back a call or a card: how far it reaches, and that nothing is peeked at (fault 7 of the notes)."""

from __future__ import annotations

import pytest

from tests.game.scripts import Script, all_seats_view
from vintik.cards import SEATS, Card, Hand, Seat
from vintik.game import Refusal


def able(script: Script) -> dict[str, int]:
    """Who may take back how many acts."""
    found = {seat.name: script.offers(seat.name).take_back for seat in SEATS}
    return {seat: acts for seat, acts in found.items() if acts}


def test_a_call_with_the_calls_after_it() -> None:
    script = Script("vint").deal().calls("1S - 2C")
    assert able(script) == {"S": 1, "E": 2, "N": 3}
    script.take_back("E")
    assert [call.name for call in script.current.auction.calls] == ["1S"]
    assert script.turn == "E"


def test_only_ones_last_call() -> None:
    script = Script("vint").deal().calls("1S - - - 2S - -")
    assert able(script) == {"S": 1, "E": 2, "N": 3, "W": 4}


def test_the_last_pass_of_an_auction_until_a_card_is_shown() -> None:
    script = Script("vint").deal().bid("1S", "N")
    assert able(script) == {"N": 1, "W": 2, "S": 3, "E": 4}
    script.take_back("N")
    assert script.current.play is None
    assert script.current.auction.passes == 11
    assert script.turn == "N"
    script.calls("2C")
    assert script.contract == "-"


def test_no_call_once_a_card_was_shown_also_if_the_card_was_taken_back() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2")
    assert able(script) == {"E": 1}
    script.take_back("E")
    assert able(script) == {}
    assert script.turn == "E"


def test_a_card_until_anything_follows_it() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2 D2")
    assert able(script) == {"S": 1}
    script.take_back("S")
    assert able(script) == {}
    assert (script.turn, script.current.turn) == ("S", Seat.S)
    script.cards("D3 C2")
    assert able(script) == {"W": 1}


def test_the_last_card_of_a_trick_gives_the_turn_back() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2 D2 C2 S2")
    assert script.turn == "N"
    script.take_back("N")
    assert script.turn == "N"
    assert script.current.play is not None
    assert script.current.play.leader is Seat.E
    assert script.current.play.tricks == ()
    assert [card.name for card in script.current.play.on_table] == ["H2", "D2", "C2"]


def test_the_last_card_of_a_deal_stays() -> None:
    script = Script("vint")
    script.played("1S", "N", "N" * 7 + "E" * 6)
    assert able(script) == {}


def test_not_the_opening_lead_once_dummy_was_shown() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2")
    assert able(script) == {}
    with pytest.raises(Refusal) as fault:
        script.take_back("E")
    assert fault.value.code == "no_take_back"


def test_declarer_takes_back_dummys_card() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2 D2")
    assert able(script) == {"N": 1}
    script.take_back("N")
    assert script.offers("N").hand is Seat.S
    assert Card.parse("D2") in script.offers("N").cards


def test_not_after_the_hands_were_shown() -> None:
    script = Script("vint")
    script.passed_out()
    assert able(script) == {}


def test_not_a_call_of_the_deal_before() -> None:
    script = Script("vint")
    script.passed_out()
    script.deal()
    assert able(script) == {}


def test_everybody_knows_where_a_card_lies_that_was_taken_back() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2").take_back("E")
    for view in all_seats_view(script):
        assert view.table.deal is not None
        held = view.table.deal.holdings[Seat.E]
        assert Card.parse("H2") in held.known
        assert len(held) == 13
    script.cards("H3")
    view = script.view("N")
    assert view.table.deal is not None
    assert view.table.deal.holdings[Seat.E].known == Hand.parse(".2..")
    assert view.table.deal.holdings[Seat.E].unseen == 11


def test_a_double_is_gone_when_it_was_taken_back() -> None:
    script = Script("bridge").deal().calls("1S X").take_back("E")
    script.calls("- - -")
    assert script.contract == "1S by N"
