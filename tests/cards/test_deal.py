"""C2: 13 cards each, dealt one at a time, clockwise."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.conftest import some_deals
from vintik.cards import CARDS, SEATS, Deal, Hand, NotationError, Seat

ONE_SUIT_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


@pytest.mark.parametrize("first", SEATS)
def test_c2_cards_go_round_one_at_a_time_clockwise(first: Seat) -> None:
    deal = Deal.of_pack(CARDS, first)
    for place, card in enumerate(CARDS):
        assert card in deal[first.after(place)]
    assert [len(hand) for hand in deal] == [13, 13, 13, 13]


def test_c2_a_pack_of_another_size_is_no_deal() -> None:
    for pack in (CARDS[:51], CARDS[:48], (*CARDS[:51], CARDS[0]), ()):
        with pytest.raises(NotationError) as fault:
            Deal.of_pack(pack, Seat.N)
        assert fault.value.code == "not_a_deal"


def test_c2_hands_of_other_sizes_or_with_a_card_twice_are_no_deal() -> None:
    north, east, south, west = Deal.parse(ONE_SUIT_EACH)
    deuce, ace = Hand.parse("2..."), Hand.parse(".A..")
    for hands in (
        (north - deuce, east | deuce, south, west),
        (north - deuce, east, south, west),
        ((north - deuce) | ace, east, south, west),
        (north, north, south, west),
    ):
        with pytest.raises(NotationError) as fault:
            Deal(*hands)
        assert fault.value.code == "not_a_deal"


@given(some_deals())
def test_notation_is_read_back_from_every_seat(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal
    assert hash(Deal.parse(str(deal))) == hash(deal)
    for first in SEATS:
        turned = f"{first}:" + " ".join(str(deal[first.after(steps)]) for steps in range(4))
        assert Deal.parse(turned) == deal


def test_a_turned_deal_is_another_deal() -> None:
    turned = Deal.parse("E" + ONE_SUIT_EACH[1:])
    assert turned != Deal.parse(ONE_SUIT_EACH)
    assert str(turned[Seat.E]) == "AKQJT98765432..."
    assert eval(repr(turned), {"Deal": Deal}) == turned


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N",
        "N:",
        ONE_SUIT_EACH[2:],
        "X" + ONE_SUIT_EACH[1:],
        ONE_SUIT_EACH + " ...",
        "N:- - - -",
        3,
        None,
        [],
    ],
)
def test_what_is_no_deal_is_refused(text: object) -> None:
    with pytest.raises(NotationError) as fault:
        Deal.parse(text)
    assert fault.value.code in ("not_a_deal", "not_a_seat", "not_a_hand")
