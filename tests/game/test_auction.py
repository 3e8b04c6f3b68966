"""C4 and what all auctions share, whatever the game's parameters."""

from __future__ import annotations

import random

import pytest

from vintik.cards import BIDS, DOUBLE, PASS, REDOUBLE, SEATS, Bid, Call, Denomination, Seat, parse_call
from vintik.game import Refusal
from vintik.game.phases.auction import Auction, AuctionRules, Declarer

RISING = tuple(Denomination)
FALLING = tuple(reversed(Denomination))


def rules(
    order: tuple[Denomination, ...] = RISING,
    closing: int = 3,
    annulling: int = 4,
    doubles: bool = True,
    declarer: Declarer = Declarer.LAST_BIDDER,
    rising: bool = False,
) -> AuctionRules:
    return AuctionRules(order, closing, annulling, doubles, declarer, rising)


def auction(text: str, chosen: AuctionRules | None = None, dealer: Seat = Seat.N) -> Auction:
    state = Auction(chosen or rules(), dealer, 1)
    for word in text.split():
        call = PASS if word == "-" else parse_call(word)
        state.check(call)
        state = state.after(call)
    return state


@pytest.mark.parametrize("order", [RISING, FALLING])
def test_c4_a_higher_level_or_the_same_level_in_a_higher_denomination(
    order: tuple[Denomination, ...],
) -> None:
    for last in BIDS:
        state = Auction(rules(order), Seat.N, 1).after(last)
        higher = {
            bid
            for bid in BIDS
            if bid.level > last.level
            or (bid.level == last.level and order.index(bid.denomination) > order.index(last.denomination))
        }
        assert {call for call in state.legal_calls() if isinstance(call, Bid)} == higher
        for bid in BIDS:
            if bid in higher:
                state.check(bid)
            else:
                with pytest.raises(Refusal) as fault:
                    state.check(bid)
                assert fault.value.code == "bid_too_low"


def test_c4_nothing_is_higher_than_the_last_of_the_order() -> None:
    assert auction(f"7{RISING[-1].name}").legal_calls() == (PASS, DOUBLE)
    assert auction("7S", rules(FALLING)).legal_calls() == (PASS, DOUBLE)
    assert auction("7S", rules(FALLING, doubles=False)).legal_calls() == (PASS,)


def test_bids_are_offered_rising() -> None:
    offered = auction("", rules(FALLING)).legal_calls()
    assert [call.name for call in offered[:7]] == ["Pass", "1NT", "1C", "1D", "1H", "1S", "2NT"]


@pytest.mark.parametrize("closing", [3, 8, 12])
@pytest.mark.parametrize("annulling", [4, 8])
def test_it_ends_after_so_many_passes(closing: int, annulling: int) -> None:
    chosen = rules(closing=closing, annulling=annulling)
    assert not auction("- " * (annulling - 1), chosen).over
    assert auction("- " * annulling, chosen).passed_out
    assert not auction("1S" + " -" * (closing - 1), chosen).over
    ended = auction("1S" + " -" * closing, chosen)
    assert ended.over
    assert not ended.passed_out
    assert ended.legal_calls() == ()
    with pytest.raises(Refusal) as fault:
        ended.check(PASS)
    assert fault.value.code == "auction_over"


def test_passes_before_the_first_bid_do_not_count_after_it() -> None:
    assert not auction("- - - 1S - -").over
    assert auction("- - - 1S - - -").over


@pytest.mark.parametrize(
    ("declarer", "seat"), [(Declarer.LAST_BIDDER, Seat.S), (Declarer.FIRST_TO_NAME, Seat.N)]
)
def test_who_declares(declarer: Declarer, seat: Seat) -> None:
    contract = auction("1S 2C 3S - - -", rules(declarer=declarer)).contract()
    assert contract is not None
    assert contract.declarer is seat


def test_no_contract_before_the_end_and_none_when_passed_out() -> None:
    assert auction("1S - -").contract() is None
    assert auction("- - - -").contract() is None


def test_the_minimum_rises_only_where_the_rules_say_so() -> None:
    assert [rules(rising=True).minimum_level(played) for played in range(10)] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        7,
        7,
        7,
    ]
    assert [rules().minimum_level(played) for played in range(10)] == [1] * 10


def test_legal_calls_are_exactly_those_that_check_lets_pass() -> None:
    calls: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
    rng = random.Random("auctions")
    for number in range(200):
        chosen = rules(rng.choice((RISING, FALLING)), rng.choice((3, 8)), 4, rng.random() < 0.7, rising=True)
        state = Auction(chosen, rng.choice(SEATS), 1 + number % 7)
        while not state.over:
            allowed = set()
            for call in calls:
                try:
                    state.check(call)
                except Refusal:
                    continue
                allowed.add(call)
            offered = state.legal_calls()
            assert set(offered) == allowed
            assert len(offered) == len(allowed)
            assert offered[0] is PASS
            few = offered[: rng.choice((1, 1, 3, 8))]
            state = state.after(rng.choice(few))


def test_an_auction_without_its_last_calls_is_the_earlier_auction() -> None:
    words = ["-", "1S", "X", "XX", "-", "2C", "X", "-", "-", "XX", "3D", "-", "-"]
    for acts in range(len(words) + 1):
        kept = words[: len(words) - acts]
        assert auction(" ".join(words)).before(acts) == auction(" ".join(kept))
        assert auction(" ".join(words)).before(acts).doubled == auction(" ".join(kept)).doubled
        assert auction(" ".join(words)).before(acts).passes == auction(" ".join(kept)).passes


def test_auctions_are_equal_by_their_calls() -> None:
    assert auction("1S -") == auction("1S -")
    assert hash(auction("1S -")) == hash(auction("1S -"))
    assert auction("1S -") != auction("1S")
    assert auction("1S -") != auction("1S -", dealer=Seat.E)
    assert auction("1S -") != auction("1S -", rules(closing=8))
    assert auction("1S -") != "1S -"
