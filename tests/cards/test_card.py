"""C2: 52 cards, ranked A K Q J 10 9 8 7 6 5 4 3 2."""

from __future__ import annotations

import copy
import pickle

import pytest

from vintik.cards import CARDS, FULL_PACK, Card, NotationError, Rank, Suit


def test_c2_52_cards_13_of_each_suit() -> None:
    assert len({card.name for card in CARDS}) == 52
    assert len(FULL_PACK) == 52
    assert [FULL_PACK.length(suit) for suit in Suit] == [13, 13, 13, 13]


def test_c2_ranks_from_high_to_low() -> None:
    assert "".join(rank.letter for rank in sorted(Rank, reverse=True)) == "AKQJT98765432"
    assert Rank.TEN > Rank.NINE
    assert Rank.ACE > Rank.KING


def test_a_card_is_written_suit_first() -> None:
    ten = Card.of(Suit.HEARTS, Rank.TEN)
    assert (ten.name, repr(ten)) == ("HT", "HT")
    assert all(Card.parse(card.name) is card for card in CARDS)
    assert [suit.letter + suit.symbol for suit in Suit] == ["S♠", "H♥", "D♦", "C♣"]


def test_number_bit_suit_and_rank_agree() -> None:
    for number, card in enumerate(CARDS):
        assert card.number == number
        assert card.bit == 1 << number
        assert card is Card.of(card.suit, card.rank)
        assert divmod(number, 13) == (card.suit, card.rank - 2)


def test_a_card_exists_once_also_when_copied() -> None:
    for card in CARDS:
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card


@pytest.mark.parametrize("text", ["", "S", "AS", "S10", "s2", "S1", "SA ", "X2", "NT", 5, None, True, ["SA"]])
def test_what_names_no_card_is_refused(text: object) -> None:
    with pytest.raises(NotationError) as fault:
        Card.parse(text)
    assert fault.value.code == "not_a_card"
