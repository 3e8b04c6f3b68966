"""Errors against double dummy, by place in the trick, on a deal made by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vintik.cards import CARDS, SEATS, Card, Deal, Seat, Side, parse_call
from vintik.game import Claim, Command, MakeCall, PlayCard, View
from vintik.game.sheet import DealResult
from vintik.games import rules_for
from vintik.lab.account import PLACES, Judged
from vintik.lab.judging import choices, judge
from vintik.lab.playing import play_match
from vintik.solver import reference

# East declares 1 no trump, South leads: East and West have thirteen tricks on top, until one of them errs.
HANDS = "N:K98..JT987.T9876 AQ.AKQJT987654.. JT76..65432.5432 5432.32.AKQ.AKQJ"
LAID = "SJ S2 SK SQ S9 SA S6 S3"


def played(hands: str, dealer: Seat, calls: str, cards: str, claim: Seat | None = None) -> DealResult:
    """The first deal of a match at Vint, with these calls and cards; then `claim` claims, or all play low."""
    told: Iterator[str] = iter(calls.split())
    laid: Iterator[str] = iter(cards.split())

    def act(view: View) -> Command:
        if view.offers.calls:
            return MakeCall(view.seat, parse_call(next(told, "Pass")))
        card = next(laid, None)
        if card is not None:
            return PlayCard(view.seat, Card.parse(card))
        if claim is view.seat and view.offers.claim:
            return Claim(view.seat)
        return PlayCard(view.seat, min(view.offers.cards, key=lambda each: (each.rank, each.suit)))

    deal = Deal.parse(hands)
    pack: list[Card] = []
    for place in range(13):
        pack += [deal[dealer.after(1 + turn)].cards()[place] for turn in range(4)]
    assert set(pack) == set(CARDS)
    table = play_match(rules_for("vint"), dealer, lambda _: pack, act, deals=1)
    return table.sheet.deals[0]


def test_each_card_with_a_choice_is_judged_at_its_place() -> None:
    made = choices(played(HANDS, Seat.E, "1NT", LAID), 8)
    assert [(choice.place, choice.side, choice.card.name) for choice in made] == [
        ("opening", Side.NS, "SJ"),
        ("second", Side.EW, "S2"),
        ("third", Side.NS, "SK"),
        ("fourth", Side.EW, "SQ"),  # the ace takes the king, and the queen the next spade
        ("lead", Side.NS, "S9"),
        ("third", Side.NS, "S6"),
        ("fourth", Side.EW, "S3"),
    ], "the ace was the only card that East could play to the second trick"
    judged = judge(made)
    assert judged[Side.EW] == {
        **dict.fromkeys(PLACES, Judged()),
        "second": Judged(1, 0, 0),
        "fourth": Judged(2, 1, 1),
    }
    assert judged[Side.NS] == {
        **dict.fromkeys(PLACES, Judged()),
        "opening": Judged(1, 0, 0),
        "lead": Judged(1, 0, 0),
        "third": Judged(2, 0, 0),
    }


def test_the_last_tricks_are_judged_as_by_trying_everything() -> None:
    result = played(HANDS, Seat.E, "1NT", LAID)
    last = [choice for choice in choices(result, 52) if choice.position.tricks_left <= 4]
    assert len(last) > 10
    for side in Side:
        lost = errors = 0
        for choice in last:
            tricks = reference.cards(choice.position)
            if choice.side is side:
                lost += max(tricks.values()) - tricks[choice.card]
                errors += max(tricks.values()) > tricks[choice.card]
        judged = judge(last)[side]
        assert sum(each.tricks for each in judged.values()) == lost
        assert sum(each.errors for each in judged.values()) == errors


def test_cards_that_follow_from_a_claim_are_nobodys_choice() -> None:
    whole = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    result = played(whole, Seat.N, "7S", "H2 D2 C2 S2", claim=Seat.N)
    assert len(result.tricks) == 13
    assert [len(choices(result, chosen)) for chosen in (0, 1, 4)] == [0, 1, 4]
    assert judge([]) == {side: dict.fromkeys(PLACES, Judged()) for side in Side}


@pytest.mark.parametrize("seat", SEATS)
def test_a_deal_that_was_passed_out_has_no_choices(seat: Seat) -> None:
    assert choices(played(HANDS, seat, "", ""), 52) == []
