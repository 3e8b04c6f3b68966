"""A view: the fold of one seat's redacted log, and nothing else in it."""

from __future__ import annotations

from tests.game.scripts import ONE_SUIT_EACH, Script, all_seats_view
from vintik.cards import EMPTY, SEATS, Holding, Seat
from vintik.game import View
from vintik.game.events import Dealt, HandsShown


def test_own_hand_known_the_others_only_counted() -> None:
    script = Script("vint").deal()
    for view in all_seats_view(script):
        assert view.table.deal is not None
        for seat in SEATS:
            expected = Holding(ONE_SUIT_EACH[seat]) if seat is view.seat else Holding(EMPTY, 13)
            assert view.table.deal.holdings[seat] == expected


def test_a_played_card_is_counted_off() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2")
    view = script.view("N")
    assert view.table.deal is not None
    assert view.table.deal.holdings[Seat.E] == Holding(EMPTY, 12)


def test_hands_of_a_passed_out_deal_are_shown() -> None:
    script = Script("vint")
    script.passed_out()
    assert isinstance(script.log[-1], HandsShown)
    for view in all_seats_view(script):
        assert view.table.sheet.deals[-1].hands == ONE_SUIT_EACH


def test_hands_of_a_played_deal_are_known_from_its_cards() -> None:
    script = Script("vint")
    result = script.played("1S", "N", "N" * 7 + "E" * 6)
    assert not any(isinstance(event, HandsShown) for event in script.log)
    for view in all_seats_view(script):
        assert view.table.sheet.deals[-1] == result


def test_a_view_goes_on_with_new_events() -> None:
    script = Script("bridge").deal()
    view = script.view("W")
    seen = len(script.log)
    script.calls("1S - - -").cards("H2")
    assert view.after(script.log[seen:]).table == script.view("W").table
    assert view.after([]).table == view.table


def test_offers_of_a_view_are_those_of_its_seat() -> None:
    script = Script("bridge").deal().bid("1S", "N").cards("H2")
    assert script.view("N").offers == script.offers("N")
    assert script.view("N").offers.hand is Seat.S
    assert not script.view("S").offers.to_act


def test_dealt_is_redacted_to_one_hand() -> None:
    dealt = Dealt.of(Seat.N, ONE_SUIT_EACH)
    for seat in SEATS:
        seen = dealt.seen_by(seat)
        assert seen.holdings[seat] == dealt.holdings[seat]
        assert {seen.holdings[other] for other in SEATS if other is not seat} == {Holding(EMPTY, 13)}


def test_a_view_starts_empty() -> None:
    script = Script("vint")
    view = View.of(script.rules, [], Seat.N)
    assert (view.table.dealer, view.table.deal, view.offers.to_act) == (None, None, False)
