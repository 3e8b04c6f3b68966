"""Positions: how they are written, whose turn it is, and everything that is no position (C2, C5)."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import json_values, some_deals
from tests.solver.endings import endings
from vintik.cards import CARDS, EMPTY, SEATS, Card, Deal, Hand, NotationError, Seat, Suit
from vintik.solver import Position, PositionError

TWO_LEFT = "N:A2... K3... Q4... J5..."


def test_hands_are_read_clockwise_from_the_seat_named() -> None:
    hands = ["A...", ".A..", "..A.", "...A"]
    for place, first in enumerate(SEATS):
        turned = " ".join(hands[(place + steps) & 3] for steps in range(4))
        assert [str(hand) for hand in Position.parse(f"{first}:{turned}").hands] == hands


def test_no_trump_and_north_to_lead_unless_said() -> None:
    position = Position.parse(TWO_LEFT)
    assert (position.trump, position.leader, position.trick, position.to_move) == (None, Seat.N, (), Seat.N)


@pytest.mark.parametrize(
    ("word", "trump"),
    [
        ("S", Suit.SPADES),
        ("H", Suit.HEARTS),
        ("D", Suit.DIAMONDS),
        ("C", Suit.CLUBS),
        ("NT", None),
        ("N", None),
    ],
)
def test_trumps(word: str, trump: Suit | None) -> None:
    assert Position.parse(TWO_LEFT, trump=word).trump is trump


@pytest.mark.parametrize("nothing", ["", "-", " "])
def test_no_cards_on_the_table(nothing: str) -> None:
    assert Position.parse(TWO_LEFT, trick=nothing).trick == ()


def test_cards_on_the_table_come_from_the_leader_on() -> None:
    position = Position.parse("N:A2... K3... Q... J...", leader="S", trick="S4 S5")
    assert position.trick == (Card.parse("S4"), Card.parse("S5"))
    assert position.to_move is Seat.N
    assert position.tricks_left == 2


def test_the_last_card_of_all() -> None:
    position = Position.parse("N:... ... ... .2..", leader="N", trick="SA SK SQ")
    assert position.to_move is Seat.W
    assert str(position.legal) == ".2.."


def test_c5_follow_suit_if_you_can() -> None:
    position = Position.parse("N:3.4.. 6.7.8. 9.T.2. 8.J.3.", "H", "N", "D4")
    assert str(position.legal) == "..8."


def test_c5_otherwise_any_card() -> None:
    position = Position.parse("N:3.4.. 6.7..2 9.T.2. 8.J.3.", "H", "N", "D4")
    assert position.legal == position.hands[Seat.E]


def test_the_leader_may_play_any_card() -> None:
    position = Position.parse(TWO_LEFT, leader="W")
    assert position.legal == position.hands[Seat.W]


@given(some_deals())
def test_before_the_opening_lead(deal: Deal) -> None:
    position = Position.of_deal(deal, Suit.CLUBS, Seat.W)
    assert position.hands == deal.hands
    assert (position.trump, position.to_move, position.tricks_left) == (Suit.CLUBS, Seat.W, 13)


def test_what_is_written_can_be_read() -> None:
    for position in endings(seed=1, count=300, cards=range(1, 14)):
        again = eval(repr(position), {"Position": Position})
        assert again == position
        assert hash(again) == hash(position)
        assert str(again) == str(position)


def test_a_position_does_not_change() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Position.parse(TWO_LEFT).leader = Seat.E  # type: ignore[misc]


ONE_PLAYED = "N:A... K3... Q4... J5..."
"""North has played."""

FAULTS = [
    # a card twice
    ("held_twice", "N:A2... K3... Q4... A5...", "", "SA in two hands, N and W"),
    ("held_twice", "N:2... K3... 4.2.. 5.2..", "D3", "H2 in two hands, S and W"),
    ("held_twice", "N:AK... AK... Q4... J5...", "", "SA SK in two hands, N and E"),
    ("played_and_held", ONE_PLAYED, "SK", "SK is on the table and E holds it"),
    ("played_and_held", ONE_PLAYED, "SA", "SA is on the table and N holds it"),
    ("played_twice", "N:2... K... Q4... J5...", "SA SA", "SA is on the table twice"),
    # too few, too many
    ("no_cards", "N:... ... ... ...", "", "nobody holds a card"),
    ("uneven_hands", ONE_PLAYED, "", "N 1, E 2, S 2, W 2, with no card on the table"),
    ("uneven_hands", TWO_LEFT, "D2", "N 2, E 2, S 2, W 2, with 1 card on the table and N to lead the trick"),
    ("uneven_hands", "N:A... K... Q4... J5...", "S2", "with 1 card on the table"),
    ("uneven_hands", "N:... ... ... ...", "S2 S3 S4", "N 0, E 0, S 0, W 0, with 3 cards on the table"),
    ("uneven_hands", "N:AKQJT98765432.K.. .AQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "", "N 14"),
    ("too_many_on_table", TWO_LEFT, "D2 D3 D4 D5", "at most three cards lie on the table, not D2 D3 D4 D5"),
    # the cards held fit another leader
    ("out_of_turn", "N:A2... K3... Q4... J...", "S6", "S6 was led by W, not N"),
    ("out_of_turn", "N:A2... K3... Q... J...", "S6 S7", "S6 S7 was led by S, not N"),
    # suit was not followed, though it could be
    ("revoke", "N:A... K... Q4... J5...", "S2 H3", "E played H3 and did not follow with SK"),
    ("revoke", "N:A5... .K2.. QT... J43...", "S2 D3 H4", "S played H4 and did not follow with SQ ST"),
    # not written as it should be
    ("unreadable", "", "", "four hands clockwise from a seat"),
    ("unreadable", "A2... K3... Q4... J5...", "", "not A2... K3"),
    ("unreadable", "X:A2... K3... Q4... J5...", "", "not X:A2"),
    ("unreadable", "N:A2... K3... Q4...", "", "four hands"),
    ("unreadable", "N:A2... K3... Q4... J5... T6...", "", "four hands"),
    ("unreadable", "N:A2.. K3... Q4... J5...", "", "four hands"),
    ("unreadable", "N:AA... K3... Q4... J5...", "", "four hands"),
    ("unreadable", "N:A1... K3... Q4... J5...", "", "four hands"),
    ("unreadable", ONE_PLAYED, "2S", "the cards on the table, such as HJ H2, not 2S"),
    ("unreadable", ONE_PLAYED, "S2,S3", "not S2,S3"),
]


@pytest.mark.parametrize(("code", "text", "trick", "words"), FAULTS)
def test_what_is_no_position(code: str, text: str, trick: str, words: str) -> None:
    with pytest.raises(PositionError) as fault:
        Position.parse(text, trick=trick)
    assert fault.value.code == code
    assert words in str(fault.value)


@pytest.mark.parametrize("trump", ["X", "s", "", "SH", None, 0, Suit.SPADES])
def test_an_unknown_trump(trump: object) -> None:
    with pytest.raises(PositionError, match="trump is S, H, D, C or NT, not") as fault:
        Position.parse(TWO_LEFT, trump=trump)
    assert fault.value.code == "unknown_trump"


@pytest.mark.parametrize("leader", ["X", "n", "", "NS", None, 0, Seat.N])
def test_an_unknown_leader(leader: object) -> None:
    with pytest.raises(PositionError, match="the leader is N, E, S or W, not") as fault:
        Position.parse(TWO_LEFT, leader=leader)
    assert fault.value.code == "unknown_leader"
    assert isinstance(fault.value.__cause__, NotationError)


def test_the_fault_names_seats_and_cards() -> None:
    with pytest.raises(PositionError) as fault:
        Position.parse("N:A... K... Q4... J5...", trick="S2 H3")
    assert fault.value.params == {"seat": "E", "cards": "SK", "suit": "S"}


def test_notation_that_is_wrong_is_the_cause() -> None:
    for given_text, trick in (("N:A2.. K3... Q4... J5...", ""), (ONE_PLAYED, "S1")):
        with pytest.raises(PositionError) as fault:
            Position.parse(given_text, trick=trick)
        assert isinstance(fault.value.__cause__, NotationError)


@given(st.tuples(*[json_values() | st.text()] * 4))
def test_anything_else_is_refused_or_read(words: tuple[Any, Any, Any, Any]) -> None:
    for text in (words[0], TWO_LEFT):
        try:
            position = Position.parse(text, *words[1:])
        except PositionError:
            continue
        assert len(position.legal) > 0


HANDS = Position.parse(TWO_LEFT).hands
WRONG: list[tuple[str, tuple[Any, Any, Any, Any]]] = [
    ("wrong_type", (list(HANDS), None, Seat.N, ())),
    ("wrong_type", (HANDS[:3], None, Seat.N, ())),
    ("wrong_type", ((*HANDS[:3], "J5..."), None, Seat.N, ())),
    ("wrong_type", (None, None, Seat.N, ())),
    ("wrong_type", (HANDS, None, Seat.N, [])),
    ("wrong_type", (HANDS, None, Seat.N, ("SA",))),
    ("wrong_type", (HANDS, None, Seat.N, None)),
    ("unknown_trump", (HANDS, 1, Seat.N, ())),
    ("unknown_trump", (HANDS, "S", Seat.N, ())),
    ("unknown_leader", (HANDS, None, 0, ())),
    ("unknown_leader", (HANDS, None, "N", ())),
    ("not_in_pack", ((*HANDS[:3], Hand(3 << 52)), None, Seat.N, ())),
    ("not_in_pack", ((*HANDS[:3], Hand(-1)), None, Seat.N, ())),
    ("not_in_pack", ((*HANDS[:3], Hand(3.0)), None, Seat.N, ())),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("code", "fields"), WRONG)
def test_anything_of_a_wrong_type(code: str, fields: tuple[Any, Any, Any, Any]) -> None:
    with pytest.raises(PositionError) as fault:
        Position(*fields)
    assert fault.value.code == code


def test_a_deal_is_no_text() -> None:
    with pytest.raises(PositionError, match="a Deal is wanted"):
        Position.of_deal("N:...", None, Seat.N)  # type: ignore[arg-type]


@given(st.lists(st.sampled_from(CARDS), max_size=12), st.data())
def test_hands_at_random_are_a_position_or_refused(drawn: list[Card], data: st.DataObject) -> None:
    """Whatever is let through has even hands and no card twice."""
    hands = [EMPTY, EMPTY, EMPTY, EMPTY]
    for card in drawn:
        seat = data.draw(st.sampled_from(SEATS))
        hands[seat] |= Hand.of([card])
    trick = tuple(data.draw(st.lists(st.sampled_from(CARDS), max_size=4)))
    north, east, south, west = hands
    try:
        position = Position((north, east, south, west), None, Seat.N, trick)
    except PositionError:
        return
    cards = [card for hand in position.hands for card in hand] + list(position.trick)
    assert len(set(cards)) == len(cards)
    assert len(cards) % 4 == 0
    assert {position.legal.mask & ~position.hands[position.to_move].mask} == {0}
