"""C5 and C6: following suit, and who wins a trick."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.game.scripts import Script
from vintik.cards import CARDS, SEATS, Card, Hand, Seat, Suit
from vintik.game import Refusal
from vintik.game.phases.play import Play, Trick, winner_of

S, H, D, C = Suit


def winner(cards: str, trump: Suit | None, leader: Seat = Seat.N) -> str:
    return winner_of(leader, tuple(map(Card.parse, cards.split())), trump).name


@pytest.mark.parametrize(
    ("cards", "trump", "won_by"),
    [
        ("H9 HT H2 H3", None, "E"),  # the ten beats the nine
        ("HT H9 H2 H3", None, "N"),
        ("HJ HT HQ HK", None, "W"),
        ("HA HK HQ HJ", None, "N"),
        ("H2 SA DA CA", None, "N"),  # discards do not win
        ("H2 SA DA H3", None, "W"),
        ("H2 S2 DA H3", S, "E"),  # the lowest trump beats every other suit
        ("HA HK S2 HQ", S, "S"),
        ("HA S2 S3 HQ", S, "S"),
        ("HA S9 ST HQ", S, "S"),
        ("HA ST S9 HQ", S, "E"),
        ("S2 HA DA CA", S, "N"),
        ("S2 S3 S4 SA", S, "W"),
        ("S2 HA DA CA", H, "E"),
        ("C5 C9 CT D2", D, "W"),
        ("C5 C9 D3 D2", D, "S"),
        ("C5 C9 CT S2", D, "S"),
    ],
)
def test_c6_the_highest_trump_otherwise_the_highest_of_the_suit_led(
    cards: str, trump: Suit | None, won_by: str
) -> None:
    """Fault 3 of the notes among them: discards that win, trumps that never ruff, 9 beating 10."""
    assert winner(cards, trump) == won_by


def test_c6_at_no_trump_only_the_suit_led_can_win() -> None:
    for led in Suit:
        others = [suit for suit in Suit if suit is not led]
        aces = [f"{suit.letter}A" for suit in others]
        for order in itertools.permutations(aces):
            assert winner(" ".join([f"{led.letter}2", *order]), None) == "N"


@pytest.mark.parametrize("leader", SEATS)
def test_c6_wherever_the_trick_starts(leader: Seat) -> None:
    assert winner("H9 HT H2 H3", None, leader) == leader.next.name
    assert winner("H2 S2 DA HA", S, leader) == leader.next.name
    assert winner("HA H3 S2 H4", S, leader) == leader.partner.name


def test_c6_against_a_plain_statement_of_the_rule() -> None:
    rng = random.Random("tricks")
    for _ in range(3000):
        cards = rng.sample(CARDS, 4)
        trump = rng.choice([*Suit, None])
        trumps = [card for card in cards if card.suit is trump]
        follow = [card for card in cards if card.suit is cards[0].suit]
        best = max(trumps or follow, key=lambda card: card.rank)
        leader = rng.choice(SEATS)
        assert winner_of(leader, tuple(cards), trump) is leader.after(cards.index(best))


def test_c5_declarers_left_leads_and_winners_lead_on() -> None:
    script = Script("bridge", dealer="E").deal().bid("1S", "E")
    assert script.turn == "S"
    script.cards("D2")
    assert script.turn == "E"  # for West, dummy
    script.cards("C2 S2 H2")  # North ruffs
    assert script.current.play is not None
    assert script.current.play.tricks[0].winner is Seat.N
    assert script.turn == "N"


def play(cards: str, trump: Suit | None = None) -> Play:
    state = Play(Seat.W, None, trump, Seat.N)
    for word in cards.split():
        state = state.after(Card.parse(word))
    return state


def test_c5_follow_suit_if_you_can() -> None:
    hand = Hand.parse("AK2.3.QJ.")
    assert play("S5").legal_cards(hand) == Hand.parse("AK2...")
    assert play("H5").legal_cards(hand) == Hand.parse(".3..")
    assert play("H5", Suit.SPADES).legal_cards(hand) == Hand.parse(".3..")


def test_c5_otherwise_any_card() -> None:
    hand = Hand.parse("AK2.3.QJ.")
    assert play("C5").legal_cards(hand) == hand
    assert play("").legal_cards(hand) == hand


def test_c5_no_duty_to_trump_or_to_head_the_trick() -> None:
    assert play("C5", Suit.SPADES).legal_cards(Hand.parse("AK2.3.QJ.")) == Hand.parse("AK2.3.QJ.")
    assert play("SQ").legal_cards(Hand.parse("AK2.3..")) == Hand.parse("AK2...")


def test_c5_the_suit_led_counts_not_what_followed() -> None:
    assert play("C5 H2").legal_cards(Hand.parse(".3..4")) == Hand.parse("...4")


def test_c5_a_revoke_is_refused_and_says_which_suit() -> None:
    state = play("S5")
    with pytest.raises(Refusal) as fault:
        state.check(Hand.parse("A.3.."), Card.parse("H3"))
    assert (fault.value.code, fault.value.params) == ("must_follow", {"seat": "E", "suit": "S"})
    with pytest.raises(Refusal) as fault:
        state.check(Hand.parse("A.3.."), Card.parse("SK"))
    assert (fault.value.code, fault.value.params) == ("not_held", {"seat": "E", "card": "SK"})
    state.check(Hand.parse("A.3.."), Card.parse("SA"))


def test_whose_card_a_trick_holds() -> None:
    trick = Trick(Seat.S, tuple(map(Card.parse, ("HA", "H2", "H3", "H4"))), Seat.S)
    assert [trick.card_of(seat).name for seat in SEATS] == ["H3", "H4", "HA", "H2"]


def test_plays_are_equal_by_value() -> None:
    assert play("H9 HT") == play("H9 HT")
    assert hash(play("H9 HT")) == hash(play("H9 HT"))
    assert play("H9 HT") != play("HT H9")
    assert play("H9", Suit.CLUBS) != play("H9")
    assert play("H9") != "H9"
