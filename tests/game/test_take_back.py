"""Taking back a call or a card: how far it reaches, and that nothing is peeked at (fault 7 of the notes)."""

from __future__ import annotations

from tests.game.scripts import Script, all_seats_view
from vintik.cards import SEATS, Card, Hand, Seat


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


def test_from_the_play_back_into_the_auction() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2 D2")
    assert able(script) == {"S": 1, "E": 2, "N": 3, "W": 4}
    script.take_back("N")
    assert script.current.play is None
    assert (script.turn, script.current.auction.passes) == ("N", 11)
    assert script.current.holdings == script.current.dealt


def test_a_card_with_the_cards_after_it() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2 D2 C2 S2 S3")
    assert able(script) == {"N": 1, "W": 3, "S": 4, "E": 5}
    script.take_back("S")
    assert able(script) == {"E": 1, "N": 2, "W": 3, "S": 4}
    assert (script.turn, script.current.turn) == ("S", Seat.S)
    assert script.current.holdings[Seat.N] == script.current.dealt[Seat.N]
    script.cards("D3 C2")
    assert able(script) == {"W": 1, "S": 2, "E": 3, "N": 4}


def test_again_and_again_to_the_beginning_of_the_deal() -> None:
    script = Script("vint").deal()
    dealt = script.current
    script.bid("1S", "N").cards("H2 D2 C2 S2 S3")
    times = 0
    while script.offers("S").take_back:
        script.take_back("S")
        assert script.turn == "S"
        times += 1
    assert times == 4  # a card and three passes
    assert [call.name for call in script.current.auction.calls] == ["1S", "Pass"]
    script.take_back("N")
    assert script.current == dealt


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


def test_the_opening_lead_with_dummy_put_away_again() -> None:
    """B3.1: what was seen of dummy is known no more."""
    script = Script("bridge").deal().bid("1S", "N").cards("H2")
    assert able(script) == {"E": 1, "W": 2, "S": 3, "N": 5}
    script.take_back("E")
    for view in all_seats_view(script):
        assert view.table.deal is not None
        unseen = [holding.unseen for holding in view.table.deal.holdings]
        assert unseen == [0 if seat is view.seat else 13 for seat in SEATS]
        assert view.table.deal.holdings == view.table.deal.dealt
    script.cards("H3")
    view = script.view("W")
    assert view.table.deal is not None
    assert view.table.deal.dealt[Seat.S].known == Hand.parse("..AKQJT98765432.")


def test_declarer_takes_back_dummys_card() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2 D2 C2")
    assert able(script) == {"W": 1, "N": 2, "E": 3, "S": 5}
    script.take_back("N")
    assert script.offers("N").hand is Seat.S
    assert Card.parse("D2") in script.offers("N").cards
    assert able(script)["N"] == 5  # the next one back is the call


def test_declarer_takes_back_the_own_card_and_dummys_one_by_one() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2 D2 C2 S2")
    assert able(script)["N"] == 1
    script.take_back("N")
    assert (script.offers("N").hand, able(script)["N"]) == (Seat.N, 2)
    script.take_back("N")
    assert (script.offers("N").hand, able(script)["N"]) == (Seat.S, 5)


def test_dummy_faced_stays_faced_when_a_later_card_is_taken_back() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2 D2 C2").take_back("W")
    for view in all_seats_view(script):
        assert view.table.deal is not None
        assert view.table.deal.holdings[Seat.S].known == Hand.parse("..AKQJT9876543.")
        assert view.table.deal.dealt[Seat.S].known == Hand.parse("..AKQJT98765432.")


def test_not_after_the_hands_were_shown() -> None:
    script = Script("vint")
    script.passed_out()
    assert able(script) == {}


def test_not_a_call_of_the_deal_before() -> None:
    script = Script("vint")
    script.passed_out()
    script.deal()
    assert able(script) == {}


def test_nobody_has_learnt_where_a_card_lies_that_was_taken_back() -> None:
    """So computer players act as if they had never seen it."""
    script = Script("vint").deal().bid("1S", "N")
    before = all_seats_view(script)
    script.cards("H2 D2").take_back("E")
    for view, then in zip(all_seats_view(script), before, strict=True):
        assert view.table == then.table


def test_a_double_is_gone_when_it_was_taken_back() -> None:
    script = Script("bridge").deal().calls("1S X").take_back("E")
    script.calls("- - -")
    assert script.contract == "1S by N"
