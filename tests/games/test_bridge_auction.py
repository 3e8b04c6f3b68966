"""B1–B3: dealing, bidding and playing Bridge."""

from __future__ import annotations

import pytest

from tests.game.scripts import ONE_SUIT_EACH, Script, all_seats_view, written
from vintik.cards import BIDS, CARDS, DOUBLE, PASS, REDOUBLE, SEATS, Deal, Seat, Side
from vintik.game import Refusal
from vintik.game.events import DummyFaced
from vintik.games import rules_for


def auction(text: str = "", dealer: str = "N") -> Script:
    return Script("bridge", dealer=dealer).deal().calls(text)


def refused(script: Script, call: str) -> str:
    """Why the player whose turn it is may not make this call; it is not offered either."""
    assert call not in [each.name for each in script.offers(script.turn).calls]
    with pytest.raises(Refusal) as fault:
        script.call(script.turn, call)
    return fault.value.code


def test_b1_1_south_is_the_fixed_dealer() -> None:
    assert rules_for("bridge").first_dealer is Seat.S


def test_b1_1_cards_are_dealt_from_west() -> None:
    deal = Deal.of_pack(CARDS, Seat.S.next)
    assert [CARDS[place] in deal[Seat[seat]] for place, seat in enumerate("WNES")] == [True] * 4


def test_b1_1_a_record_may_have_any_dealer() -> None:
    for seat in SEATS:
        assert Script("bridge", dealer=seat.name).deal().turn == seat.name


@pytest.mark.parametrize(
    ("choice", "sides"),
    [("None", set()), ("NS", {Side.NS}), ("EW", {Side.EW}), ("Both", {Side.NS, Side.EW})],
)
def test_b1_2_who_is_vulnerable_is_chosen_before_the_deal(choice: str, sides: set[Side]) -> None:
    assert rules_for("bridge", {"vulnerable": choice}).vulnerable == sides


def test_b1_2_neither_if_nothing_was_chosen() -> None:
    assert rules_for("bridge").vulnerable == set()


def test_b2_1_calls_go_clockwise() -> None:
    script = auction(dealer="S")
    order = ""
    for call in ("-", "1C", "X", "XX", "1S"):
        order += script.turn
        script.calls(call)
    assert order == "SWNES"


def test_b2_2_clubs_diamonds_hearts_spades_no_trump() -> None:
    offered = auction().offers("N").calls
    assert [call.name for call in offered[:7]] == ["Pass", "1C", "1D", "1H", "1S", "1NT", "2C"]
    assert set(offered) == {PASS, *BIDS}
    auction("1C 1D 1H 1S 1NT 2C")
    assert refused(auction("1S"), "1H") == "bid_too_low"
    assert refused(auction("2C"), "1NT") == "bid_too_low"
    assert refused(auction("2C"), "2C") == "bid_too_low"


def test_b2_3_only_an_opponent_may_double() -> None:
    assert refused(auction("1C -"), "X") == "cannot_double"
    assert refused(auction("1C - 1H -"), "X") == "cannot_double"
    assert DOUBLE in auction("1C").offers("E").calls
    assert DOUBLE in auction("1C - -").offers("W").calls


def test_b2_3_nothing_to_double_before_a_bid() -> None:
    assert refused(auction(), "X") == "cannot_double"
    assert refused(auction("- - -"), "X") == "cannot_double"


def test_b2_3_a_doubled_bid_is_not_doubled_again() -> None:
    assert refused(auction("1C X"), "X") == "cannot_double"
    assert refused(auction("1C X - "), "X") == "cannot_double"
    assert refused(auction("1C X XX"), "X") == "cannot_double"


def test_b2_3_only_the_bidding_side_may_redouble_and_only_that_double() -> None:
    assert refused(auction("1C"), "XX") == "cannot_redouble"
    assert refused(auction("1C -"), "XX") == "cannot_redouble"
    assert refused(auction("1C X -"), "XX") == "cannot_redouble"
    assert REDOUBLE in auction("1C X").offers("S").calls
    assert REDOUBLE in auction("1C X - -").offers("N").calls
    assert refused(auction("1C X XX -"), "XX") == "cannot_redouble"
    assert refused(auction(), "XX") == "cannot_redouble"


def test_b2_3_passes_keep_the_state() -> None:
    assert auction("1C - - X - - XX - - -").contract == "1CXX by N"
    assert auction("1C - - X - - -").contract == "1CX by N"


def test_b2_3_a_higher_bid_cancels_a_double() -> None:
    """Fault 2 of the notes: a double carried over to a later bid."""
    assert auction("1C X 1D - - -").contract == "1D by S"
    assert auction("1C X XX 1D - - -").contract == "1D by W"
    script = auction("1C X 1D")
    assert DOUBLE in script.offers("W").calls
    assert refused(script, "XX") == "cannot_redouble"
    assert auction("1C X XX 1D X - - -").contract == "1DX by W"


def test_b2_3_a_redouble_is_not_ignored() -> None:
    """Fault 2 of the notes."""
    assert auction("1NT X XX - - -").contract == "1NTXX by N"


@pytest.mark.parametrize("text", ["1C - - X - -", "1C X - - XX - -", "1C - - 1D - -"])
def test_b2_3_a_double_or_redouble_restarts_the_count_of_passes(text: str) -> None:
    script = auction(text)
    assert script.current.auction.passes == 2
    assert not script.current.auction.over
    assert script.calls("-").current.auction.over


def test_b2_4_four_passes_without_a_bid_are_zero_to_both() -> None:
    script = auction("- - -")
    assert not script.current.auction.over
    script.calls("-")
    (result,) = script.table.sheet.deals
    assert (result.contract, result.lines, result.totals) == (None, (), (0, 0))
    assert script.table.sheet.over
    assert script.table.sheet.winner is None


def test_b2_4_a_fourth_hand_bid_after_three_passes() -> None:
    assert auction("- - - 1C - - -").contract == "1C by W"


def test_b2_4_three_passes_after_a_bid_end_the_auction() -> None:
    script = auction("1C - -")
    assert script.contract == "-"
    assert script.calls("-").contract == "1C by N"
    with pytest.raises(Refusal) as fault:
        script.call("N", "7NT")
    assert fault.value.code == "auction_over"


@pytest.mark.parametrize(
    ("text", "contract"),
    [
        ("1H - 2H - 4H - - -", "4H by N"),  # the first of the side to name it
        ("1C - 1H - 4H - - -", "4H by S"),
        ("1H 1S 2H 2S - - -", "2S by E"),
        ("1H 2H - - -", "2H by E"),  # the other side had named it before
        ("1H 2H - 3H - - -", "3H by E"),
        ("- 1H 2H - 3H - - -", "3H by S"),
        ("1NT - 2NT - 3S - 3NT - - -", "3NT by N"),
        ("1S - 2C - 3C - - -", "3C by S"),
        ("1S 2S X 3S - - 4S - - -", "4S by N"),
    ],
)
def test_b2_5_declarer_first_named_the_denomination_on_the_winning_side(text: str, contract: str) -> None:
    assert auction(text).contract == contract


def test_b2_5_partner_is_dummy_and_the_left_hand_leads() -> None:
    script = auction("1S - 2S - - -")
    assert script.current.play is not None
    assert script.current.play.dummy is Seat.S
    assert script.turn == "E"  # C5


def test_b3_1_dummys_cards_are_public_after_the_opening_lead_and_not_before() -> None:
    script = auction("1S - - -")
    for seat, view in zip(SEATS, all_seats_view(script), strict=True):
        assert view.table.deal is not None
        assert len(view.table.deal.dealt[Seat.S].known) == (13 if seat is Seat.S else 0)
    script.cards("H2")
    assert isinstance(script.log[-1], DummyFaced)
    for view in all_seats_view(script):
        assert view.table.deal is not None
        assert view.table.deal.dealt[Seat.S].known == ONE_SUIT_EACH[Seat.S]


def test_b3_1_declarer_plays_both_hands() -> None:
    script = auction("1S - - -").cards("H2")
    assert script.turn == "N"  # North chooses, from South's cards
    assert script.current.turn is Seat.S
    offered = script.offers("N")
    assert (offered.hand, offered.cards) == (Seat.S, ONE_SUIT_EACH[Seat.S])
    assert not script.offers("S").to_act
    with pytest.raises(Refusal) as fault:
        script.play("S", "D2")
    assert fault.value.code == "not_your_turn"
    with pytest.raises(Refusal) as fault:
        script.play("N", "SA")
    assert fault.value.code == "not_held"
    script.play("N", "D2")
    assert script.turn == "W"


def test_b3_1_if_south_is_dummy_north_plays_souths_cards() -> None:
    script = Script("bridge", dealer="S").deal().calls("- - 1S - - -").cards("H2")
    assert (script.turn, script.offers("N").hand) == ("N", Seat.S)


def test_b3_1_dummy_leads_when_it_won_the_trick() -> None:
    script = auction("1D - - -").cards("H2 D2")
    assert script.turn == "W"
    script.cards("C2 S2")
    assert (script.turn, script.current.turn) == ("N", Seat.S)
    assert script.offers("N").cards == ONE_SUIT_EACH[Seat.S].without(ONE_SUIT_EACH[Seat.S].cards()[-1])


def test_b5_the_record_shows_calls_winners_and_items() -> None:
    script = Script("bridge")
    result = script.played("2H", "S", "S" * 8 + "E" * 5)
    assert [call.name for call in result.calls] == ["Pass", "Pass", "2H", "Pass", "Pass", "Pass"]
    assert "".join(trick.winner.name for trick in result.tricks) == "S" * 8 + "E" * 5
    assert written(result) == [("NS", "score", "contract", 60), ("NS", "score", "partscore", 50)]
