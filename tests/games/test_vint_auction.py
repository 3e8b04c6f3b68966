"""V1, V2, V3: dealing, bidding and playing historic Vint."""

from __future__ import annotations

import pytest

from tests.game.scripts import ONE_SUIT_EACH, Script, all_seats_view, written
from vintik.cards import BIDS, DOUBLE, PASS, REDOUBLE, SEATS, Deal, Seat
from vintik.cards.card import CARDS
from vintik.game import Refusal
from vintik.game.events import DummyFaced
from vintik.games import rules_for


def auction(text: str = "", dealer: str = "N") -> Script:
    return Script("vint", dealer=dealer).deal().calls(text)


def test_v1_1_the_first_dealer_is_drawn_not_given_by_the_rules() -> None:
    assert rules_for("vint").first_dealer is None
    for seat in SEATS:
        assert Script("vint", dealer=seat.name).turn == seat.name


def test_v1_1_the_deal_passes_to_the_left_after_every_deal() -> None:
    script = Script("vint", dealer="S")
    dealers = []
    for _ in range(5):
        dealers.append(script.turn)
        script.played("1S", "N", "N" * 7 + "E" * 6)
    assert dealers == ["S", "W", "N", "E", "S"]


def test_v1_1_also_after_one_that_was_passed_out() -> None:
    script = Script("vint", dealer="W")
    script.passed_out()
    assert script.turn == "N"
    script.passed_out()
    assert script.turn == "E"


def test_v1_1_nobody_else_may_deal() -> None:
    script = Script("vint", dealer="W")
    script.passed_out()
    for seat in "ESW":
        assert not script.offers(seat).deal
    assert script.offers("N").deal


def test_v1_2_cards_go_clockwise_from_the_dealers_left() -> None:
    deal = Deal.of_pack(CARDS, Seat.W.next)
    assert CARDS[0] in deal[Seat.N]
    assert CARDS[3] in deal[Seat.W]
    assert CARDS[4] in deal[Seat.N]


def test_v2_1_the_dealer_speaks_first_then_clockwise() -> None:
    script = auction(dealer="E")
    order = []
    for _ in range(5):
        order.append(script.turn)
        script.calls("-")
    assert order == ["E", "S", "W", "N", "E"]


@pytest.mark.parametrize("before", ["", "1S", "1S -", "1S - -", "- - 7NT"])
def test_v2_1_no_doubles_exist(before: str) -> None:
    script = auction(before)
    offered = script.offers(script.turn).calls
    assert DOUBLE not in offered
    assert REDOUBLE not in offered
    for call in ("X", "XX"):
        with pytest.raises(Refusal) as fault:
            script.call(script.turn, call)
        assert fault.value.code == "no_doubles"


def test_v2_2_spades_clubs_diamonds_hearts_no_trump() -> None:
    auction("1S 1C 1D 1H 1NT 2S 2C 2D 2H 2NT")
    offered = auction().offers("N").calls
    assert [call.name for call in offered[:7]] == ["Pass", "1S", "1C", "1D", "1H", "1NT", "2S"]
    assert set(offered) == {PASS, *BIDS}


@pytest.mark.parametrize(
    ("last", "bid"), [("1C", "1S"), ("1D", "1S"), ("1H", "1D"), ("1NT", "1H"), ("2S", "1NT"), ("3D", "3D")]
)
def test_v2_2_c4_a_bid_that_is_not_higher_is_refused(last: str, bid: str) -> None:
    with pytest.raises(Refusal) as fault:
        auction(f"{last} {bid}")
    assert fault.value.code == "bid_too_low"
    assert fault.value.params == {"bid": bid, "last": last}


def test_v2_3_a_player_who_passed_may_bid_later() -> None:
    script = auction("- 1S - - 1H")
    assert script.current.auction.bidder is Seat.N


def test_v2_3_one_may_raise_ones_own_bid_after_all_three_others_passed() -> None:
    script = auction("1S - - - 2S - - - 3H")
    assert script.current.auction.bidder is Seat.N
    assert not script.current.auction.over
    script.calls("- " * 12)
    assert script.contract == "3H by N"


def test_v2_4_eight_passes_without_a_bid_end_the_deal_without_score() -> None:
    script = auction("- " * 7)
    assert script.turn == "W"
    assert script.offers("W").calls[0] is PASS
    script.calls("-")
    (result,) = script.table.sheet.deals
    assert result.contract is None
    assert (result.lines, result.totals, result.tricks) == ((), (0, 0), ())
    assert script.turn == "E"
    assert script.offers("E").deal


def test_v2_4_a_bid_in_the_second_round_keeps_the_deal_alive() -> None:
    script = auction("- - - - - - - 1S" + " -" * 11)
    assert not script.current.auction.over
    script.calls("-")
    assert script.current.auction.over


def test_v2_5_only_twelve_passes_end_the_auction_after_a_bid() -> None:
    script = auction("1S")
    for count in range(1, 12):
        script.calls("-")
        assert (script.current.auction.passes, script.current.auction.passes_to_end) == (count, 12)
        assert script.current.play is None
    script.calls("-")
    assert script.current.play is not None


def test_v2_5_every_new_bid_starts_the_count_again() -> None:
    script = auction("1S" + " -" * 11 + " 2S" + " -" * 11)
    assert script.current.auction.passes == 11
    assert not script.current.auction.over
    script.calls("-")
    assert script.current.auction.over


def test_v2_5_every_pass_is_a_turn_of_a_real_player() -> None:
    """Fault 1 of the notes: nobody's pass is made for them, the bidder's own neither."""
    script = auction("1S")
    order = []
    for _ in range(12):
        order.append(script.turn)
        assert [seat.name for seat in SEATS if script.offers(seat.name).to_act] == [script.turn]
        assert script.offers(script.turn).calls[0] is PASS
        before = len(script.log)
        script.calls("-")
        assert len(script.log) == before + 1
    assert "".join(order) == "ESWNESWNESWN"


def test_v2_5_no_call_after_the_end() -> None:
    script = auction("1S" + " -" * 12)
    for seat in SEATS:
        assert script.offers(seat.name).calls == ()
        with pytest.raises(Refusal) as fault:
            script.call(seat.name, "2S")
        assert fault.value.code == "auction_over"


def test_v2_6_the_last_bidder_declares_not_the_one_who_first_named_the_suit() -> None:
    script = auction("1H - 2H" + " -" * 12)
    assert script.contract == "2H by S"
    assert script.turn == "W"  # C5


def test_v3_1_no_dummy_everyone_plays_their_own_concealed_hand() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2")
    assert not any(isinstance(event, DummyFaced) for event in script.log)
    assert script.turn == "S"
    for seat, view in zip(SEATS, all_seats_view(script), strict=True):
        deal = view.table.deal
        assert deal is not None
        for other in SEATS:
            assert len(deal.dealt[other].known) == (13 if other is seat else 0)


def test_v3_1_declarer_does_not_play_partners_cards() -> None:
    script = Script("vint").deal().bid("1S", "N").cards("H2")
    assert script.offers("N").cards == ONE_SUIT_EACH[Seat.N] - ONE_SUIT_EACH[Seat.N]
    with pytest.raises(Refusal) as fault:
        script.play("N", "DA")
    assert fault.value.code == "not_your_turn"
    script.play("S", "DA")


def test_v3_2_the_order_of_the_tricks_is_kept() -> None:
    winners = "NESWNESWNESWN"
    result = Script("vint").played("1S", "N", winners)
    assert [trick.winner.name for trick in result.tricks] == list(winners)
    assert [trick.leader.name for trick in result.tricks] == ["E", *winners[:12]]


def test_c5_all_13_tricks_are_played_and_scored() -> None:
    result = Script("vint").played("1S", "N", "N" * 7 + "E" * 6)
    assert len(result.tricks) == 13
    assert ("NS", "below", "tricks", 28) in written(result)
