"""Hands: sets of cards and how they are written, voids included."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.conftest import some_cards, some_hands
from vintik.cards import EMPTY, FULL_PACK, Card, Hand, Holding, NotationError, Suit


def test_suits_in_the_order_spades_hearts_diamonds_clubs() -> None:
    hand = Hand.parse("A.K.Q.J")
    assert [card.name for card in hand] == ["SA", "HK", "DQ", "CJ"]


@pytest.mark.parametrize(
    "text",
    [
        ".AKQ.J.T98765432",
        "AKQ..JT98765432.",
        "..AKQJT98765432.",
        "...AKQJT98765432",
        "AKQJT98765432...",
        "...",
    ],
)
def test_voids_anywhere_are_written_and_read_back(text: str) -> None:
    assert str(Hand.parse(text)) == text


@given(some_hands())
def test_notation_is_read_back(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert hash(Hand.parse(str(hand))) == hash(hand)
    assert eval(repr(hand).replace("Hand(", "Hand.parse("), {"Hand": Hand}) == hand


def test_ranks_are_read_in_any_order_and_written_from_the_top() -> None:
    assert str(Hand.parse("2AT.93..")) == "AT2.93.."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "AKQ",
        "A.K.Q",
        "A.K.Q.J.T",
        "AA...",
        "10...",
        "1...",
        "a...",
        "A. .K.",
        "Ж...",
        7,
        None,
        [],
        ["A..."],
    ],
)
def test_what_is_no_hand_is_refused(text: object) -> None:
    with pytest.raises(NotationError) as fault:
        Hand.parse(text)
    assert fault.value.code == "not_a_hand"


@given(some_hands(), some_hands())
def test_sets(one: Hand, other: Hand) -> None:
    mine, theirs = set(one.cards()), set(other.cards())
    assert set(one | other) == mine | theirs
    assert set(one & other) == mine & theirs
    assert set(one - other) == mine - theirs
    assert len(one) == len(mine)
    assert [one.length(suit) for suit in Suit] == [len(one.of_suit(suit)) for suit in Suit]
    assert Hand.of(one) == one
    assert (one | other) - other == one - other


@given(some_hands(), some_cards())
def test_one_card_out(hand: Hand, card: Card) -> None:
    assert card not in hand.without(card)
    assert set(hand.without(card)) == set(hand) - {card}
    assert (card in hand) == (card in hand.cards())


def test_empty_and_full() -> None:
    assert len(EMPTY) == 0
    assert list(EMPTY) == []
    assert set(FULL_PACK.cards()) == set(FULL_PACK)
    assert str(EMPTY) == "..."


class TestHolding:
    """A hand of which not everything is known."""

    def test_a_known_card_leaves_before_an_unseen_one(self) -> None:
        ace, king = Card.parse("SA"), Card.parse("SK")
        holding = Holding(Hand.of([ace]), 2)
        assert holding.without(ace) == Holding(EMPTY, 2)
        assert holding.without(king) == Holding(Hand.of([ace]), 1)

    def test_a_card_taken_back_is_known(self) -> None:
        king = Card.parse("SK")
        holding = Holding(EMPTY, 3)
        assert holding.without(king).with_known(king) == Holding(Hand.of([king]), 2)

    def test_length_counts_both(self) -> None:
        assert len(Holding(Hand.parse("AK..."), 11)) == 13

    def test_equal_by_value(self) -> None:
        assert Holding(EMPTY, 2) != Holding(EMPTY, 3)
        assert Holding(Hand.parse("A...")) != Holding(Hand.parse("K..."))
        assert len({Holding(EMPTY, 2), Holding(Hand(0), 2)}) == 1

    def test_written(self) -> None:
        assert str(Holding(Hand.parse("AK..2."))) == "AK..2."
        assert str(Holding(Hand.parse("AK..."), 11)) == "AK...?11"
        assert repr(Holding(EMPTY, 13)) == "Holding(Hand('...'), 13)"
