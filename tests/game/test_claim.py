"""Claiming the rest: offered only when nobody can win a trick from the claimer, however they play."""

from __future__ import annotations

import random

import pytest

from tests.game.scripts import ONE_SUIT_EACH, Script
from vintik.cards import CARDS, EMPTY, SEATS, Card, Deal, Hand, Holding, Seat, Suit
from vintik.game import Refusal
from vintik.game.events import CardPlayed, Claimed
from vintik.game.offers import sure_of_the_rest
from vintik.game.phases.auction import Auction
from vintik.game.phases.play import Play, Trick, winner_of
from vintik.game.table import CurrentDeal
from vintik.games import rules_for


def ending(hands: list[Hand], trump: Suit | None, leader: Seat) -> CurrentDeal:
    """A deal in which only these cards are left; who had the others is of no matter."""
    left = EMPTY
    for hand in hands:
        left |= hand
    gone = [card for card in CARDS if card not in left]
    tricks = tuple(Trick(Seat.N, tuple(gone[place : place + 4]), Seat.N) for place in range(0, len(gone), 4))
    play = Play(leader, None, trump, leader, (), tricks)
    holdings = (Holding(hands[0]), Holding(hands[1]), Holding(hands[2]), Holding(hands[3]))
    auction = Auction(rules_for("vint").auction, Seat.N, 1)
    return CurrentDeal(1, Seat.N, holdings, holdings, holdings, auction, play)


def loses_a_trick(hands: list[Hand], trump: Suit | None, claimer: Seat, cards: tuple[Card, ...] = ()) -> bool:
    """Whether the others can win a trick from the claimer, who plays trumps first and then from the top."""
    if len(cards) == 4:
        if winner_of(claimer, cards, trump) is not claimer:
            return True
        return loses_a_trick(hands, trump, claimer)
    turn = claimer.after(len(cards))
    held = hands[turn]
    if not held.mask:
        return False
    if not cards:
        trumps = held.of_suit(trump) if trump is not None else EMPTY
        choices = [(trumps if trumps.mask else held).cards()[0]]
    else:
        choices = list(held.of_suit(cards[0].suit) or held)
    for card in choices:
        after = list(hands)
        after[turn] = held.without(card)
        if loses_a_trick(after, trump, claimer, (*cards, card)):
            return True
    return False


def random_ending(rng: random.Random, size: int) -> tuple[list[Hand], Suit | None, Seat]:
    """`size` cards each; the claimer's are high ones, so that there is often something to claim."""
    claimer, trump = rng.choice(SEATS), rng.choice([*Suit, None])
    cards = rng.sample(CARDS, 4 * size)
    high = sorted(cards, key=lambda card: (card.suit is trump, card.rank + rng.random() * 2), reverse=True)
    mine, rest = high[:size], high[size:]
    rng.shuffle(rest)
    hands = [EMPTY] * 4
    hands[claimer] = Hand.of(mine)
    for steps in range(1, 4):
        hands[claimer.after(steps)] = Hand.of(rest[(steps - 1) * size : steps * size])
    return hands, trump, claimer


@pytest.mark.parametrize("size", [2, 3])
def test_what_is_offered_cannot_be_lost(size: int) -> None:
    rng = random.Random(f"claims {size}")
    offered = 0
    for _ in range(1500):
        hands, trump, claimer = random_ending(rng, size)
        if sure_of_the_rest(ending(hands, trump, claimer), claimer):
            offered += 1
            assert not loses_a_trick(hands, trump, claimer), (hands, trump, claimer)
    assert offered > 100


def claims(north: str, others: str, trump: Suit | None = None) -> bool:
    """Whether North, on lead, may claim; `others` are the hands of East, South and West."""
    hands = [Hand.parse(text) for text in (north, *others.split())]
    return sure_of_the_rest(ending(hands, trump, Seat.N), Seat.N)


def test_top_cards_of_every_suit_at_no_trump() -> None:
    assert claims("AK.A..", "QJ.2.. .KQ.2. T.3.4.")
    assert not claims("AQ.A..", "KJ.2.. .KQ.2. T.3.4.")
    assert claims("AQ.A..", "J.2..5 .KQ.2. T.3.4.")  # the king is gone


def test_a_trump_outside_spoils_a_side_suit() -> None:
    assert not claims("AK...", ".2..2 .3..3 .4..4", Suit.CLUBS)
    assert claims("AK...", ".2.2. .3.3. .4.4.", Suit.CLUBS)


def test_trumps_outside_that_fall_under_ones_own() -> None:
    assert claims("A...A", ".2..2 .3.3. .4.4.", Suit.CLUBS)
    assert not claims("A...A", ".2..23 .3.3. .4.4.", Suit.CLUBS)


def test_only_on_lead_at_the_start_of_a_trick_and_with_two_cards() -> None:
    script = Script("vint").deal().bid("1S", "N")
    assert not script.offers("E").claim
    script.cards("H2 D2 C2")
    assert not script.offers("N").claim  # not the leader of this trick
    script.cards("S2")
    assert script.offers("N").claim
    for card in ONE_SUIT_EACH[Seat.N].cards()[:11]:
        script.play("N", card.name)
        while script.turn != "N":
            script.cards(script.offers(script.turn).cards.cards()[-1].name)
    assert len(script.current.holdings[Seat.N]) == 1
    assert not script.offers("N").claim


def test_a_claim_is_played_out_and_every_trick_is_the_claimers() -> None:
    script = Script("vint").deal().bid("7S", "N").cards("H2 D2 C2 S2")
    before = len(script.log)
    script.claim("N")
    claimed, *cards = script.log[before:]
    assert claimed == Claimed(Seat.N, 12)
    assert len(cards) == 48
    assert all(isinstance(event, CardPlayed) for event in cards)
    (result,) = script.table.sheet.deals
    assert {trick.winner for trick in result.tricks} == {Seat.N}
    assert ("slam", 1000) in [(line.kind, line.points) for line in result.lines]


def test_declarer_claims_from_the_own_hand_and_dummy_never() -> None:
    script = Script("bridge").deal().bid("7S", "N").cards("H2")
    assert not script.offers("S").claim
    assert not script.offers("N").claim  # dummy is to play
    script.cards("D2 C2 S2")
    assert script.offers("N").claim
    script.claim("N")
    assert script.table.sheet.over


def test_a_defender_may_claim_too() -> None:
    script = Script("bridge").deal().bid("1NT", "N")
    assert script.offers("E").claim  # all the hearts, on lead
    script.claim("E")
    (result,) = script.table.sheet.deals
    assert result.totals == (0, 350)


def test_a_claim_in_the_wrong_moment_is_refused() -> None:
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    script = Script("bridge").deal(deal).bid("1S", "N")
    with pytest.raises(Refusal) as fault:
        script.claim("E")
    assert fault.value.code == "cannot_claim"
    with pytest.raises(Refusal) as fault:
        script.claim("N")
    assert fault.value.code == "not_your_turn"
