"""The natural system: what is called with which hand, what it shows, and that both are the same table."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from tests.players.seating import ALL_RULES, shuffled
from vintik.cards import PASS, Bid, Deal, Denomination, Hand, Seat, Suit, parse_call
from vintik.game.phases.auction import Auction
from vintik.players.bidding import Hearing, system_of
from vintik.players.bidding.hands import POINTS, features
from vintik.players.bidding.systems import trick_down

LONG = [name for name, rules in ALL_RULES.items() if not rules.auction.doubles]
VINT = ALL_RULES["vint/vint"]


def heard(calls: str, dealer: Seat = Seat.N, rules: str = "vint/vint") -> Hearing:
    game = ALL_RULES[rules]
    system = system_of(game)
    assert system is not None
    auction = Auction(game.auction, dealer, 1)
    for call in calls.split():
        auction = auction.after(parse_call(call))
    return Hearing.of(system, auction)


def called(calls: str, hand: str) -> tuple[str, str]:
    """What the table calls with this hand after these calls, and the code of the entry."""
    table = heard(calls).table
    row = features(np.array([Hand.parse(hand).mask], np.uint64))
    entry = table.entries[table.best(row)[0]]
    return entry.call.name, entry.code


@pytest.mark.parametrize(
    ("calls", "hand", "call", "code"),
    [
        ("", "AKJ32.AQ2.432.A2", "1S", "opens_suit"),  # S1
        ("", "A2.K32.AKJ432.A2", "1D", "opens_suit"),
        ("", "AQ2.KJ2.AQ32.KJ2", "1NT", "opens_notrump"),
        ("", "5432.432.432.432", "Pass", "passes_weak"),
        ("1H Pass", "K432.QJ32.A32.32", "2H", "supports"),
        ("1H Pass", "AKJ32.32.A32.432", "2S", "answers_suit"),
        ("1H Pass", "5432.2.5432.5432", "Pass", "passes_answer"),
        ("1S Pass 2S Pass", "AKJ432.AKQ.A32.2", "2D", "shows_ace"),
    ],
)
def test_hands_and_their_calls(calls: str, hand: str, call: str, code: str) -> None:
    assert called(calls, hand) == (call, code)


def test_a_strong_hand_raises_its_own_bid_when_partner_has_passed() -> None:
    """V2.3: also after all three others have passed; partner's weakness is reckoned with."""
    assert called("1S Pass Pass Pass", "AKJ32.K32.432.32") == ("Pass", "passes_content")
    call, code = called("1S Pass Pass Pass", "AKQJ32.AKQ.KQ2.2")
    assert (call[1:], code) == ("S", "repeats")
    assert int(call[0]) >= 3


def test_an_ace_shown_over_the_agreed_suit_is_taken_back_to_it() -> None:
    """Partner may pass an ace-showing bid: everybody is sure to speak again (V2.5)."""
    turn = heard("1S Pass 2S Pass 2D Pass Pass Pass")
    assert turn.agreed is Suit.SPADES
    assert turn.auction.bidder is turn.turn
    table = turn.table
    hand = features(np.array([Hand.parse("KQJ32.KQ2.A32.32").mask], np.uint64))
    assert table.entries[table.best(hand)[0]].call is parse_call("3S")


@pytest.mark.parametrize("calls", ["1S Pass 2S", "1C 1D 2C Pass 3C", "1NT Pass Pass Pass"])
def test_a_pass_over_ones_own_sides_bid_for_the_second_time_says_nothing_new(calls: str) -> None:
    """V2.5: the second and third pass of the twelve."""
    turn = heard(calls)
    while turn.auction.passes < 4 or not (turn.me.bids or turn.partner.bids):
        turn = turn.after(PASS)
    before = turn.shown[turn.turn]
    assert turn.settled
    assert turn.after(PASS).shown[turn.turn].points == before.points


def test_a_silent_side_comes_in_lighter_at_its_second_and_third_turn() -> None:
    """V2.4: eight passes without a bid end it, so there is a second chance."""

    def least(calls: str) -> float:
        entries = heard(calls).table.entries
        return min(each.shows[POINTS][0] for each in entries if each.code == "opens_suit")

    first, second = least(""), least("Pass Pass Pass Pass")
    third = least("1NT Pass Pass Pass Pass Pass Pass Pass Pass")
    assert second < first
    assert third < least("1NT")


@pytest.mark.parametrize("name", LONG)
def test_what_a_call_shows_holds_of_the_hand_that_made_it(name: str) -> None:
    """Read with the table that chose it, a call is true of nearly every hand: the bounds of the entry."""
    rules = ALL_RULES[name]
    system = system_of(rules)
    assert system is not None
    made: Counter[str] = Counter()
    for number in range(150):
        deal = shuffled(Random(f"truth {number}"))
        hands = [features(np.array([hand.mask], np.uint64)) for hand in deal.hands]
        turn = Hearing.of(
            system, Auction(rules.auction, Seat(number % 4), rules.auction.minimum_level(number % 3))
        )
        while not turn.auction.over:
            table, hand = turn.table, hands[turn.turn][0]
            entry = table.entries[table.best(hand[None])[0]]
            if isinstance(entry.call, Bid):
                inside = all(low <= hand[column] <= high for column, (low, high) in entry.shows.items())
                made["inside" if inside else "outside"] += 1
                if entry is not table.reading(entry.call):
                    assert entry.code == "raises_price"  # with the same call as a raise on values
            turn = turn.after(entry.call)
    assert made["inside"] > 100
    forced = 0.08 if rules.auction.rising_minimum else 0.03  # no entry fits some hands at high levels
    assert made["outside"] <= forced * made["inside"]


@pytest.mark.parametrize("name", LONG)
def test_every_legal_call_has_a_meaning(name: str) -> None:
    """M6: also where the first bid has a minimum level."""
    rules = ALL_RULES[name]
    system = system_of(rules)
    assert system is not None
    rng = Random(f"meanings {name}")
    for number in range(40):
        turn = Hearing.of(system, Auction(rules.auction, Seat(number % 4), 1 + number % 7))
        while not turn.auction.over:
            legal = turn.auction.legal_calls()
            assert set(turn.all_calls.calls) == set(legal)
            assert all(turn.reading(call) is not None for call in legal)
            turn = turn.after(rng.choice(legal[:4]) if rng.random() < 0.5 else PASS)


def test_the_manner_follows_from_what_a_trick_down_costs() -> None:
    """V4.9: 500 × level, M4.5: twice the trick value."""
    costs = {name: trick_down(ALL_RULES[name]) for name in LONG}
    assert costs["vint/vint"] == pytest.approx(1500 / 30)
    assert costs["vint-1000/modern"] == 2
    assert all(system_of(ALL_RULES[name]) is not system_of(VINT) for name in LONG if name != "vint/vint")


def test_games_with_doubles_have_another_system() -> None:
    """B2.1: convention cards of their own, for each side."""
    bridge = ALL_RULES["bridge/vulnerable-ns"]
    assert system_of(bridge).name == "sayc"
    assert system_of(bridge, ("sayc", "two_over_one")).name == "sayc, two_over_one"


def test_cheapest_levels_follow_the_order_of_the_game() -> None:
    """V2.2: spades < clubs < diamonds < hearts < no trump."""
    turn = heard("2D")
    levels = [turn.cheapest(each) for each in (Denomination.S, Denomination.C, Denomination.D)]
    assert levels == [3, 3, 3]
    assert [turn.cheapest(each) for each in (Denomination.H, Denomination.NT)] == [2, 2]
    assert heard("7NT").cheapest(Denomination.S) == 8


def test_one_deal_from_end_to_end() -> None:
    """A side with a fit names it, shows aces and stops."""
    deal = Deal.parse("N:AKJ32.AQ2.K32.32 54.J543.QT54.QJT Q987.K87.A87.A54 T6.T96.J96.K9876")
    hands = [features(np.array([hand.mask], np.uint64)) for hand in deal.hands]
    turn = heard("")
    codes = []
    while not turn.auction.over:
        table = turn.table
        entry = table.entries[table.best(hands[turn.turn])[0]]
        if entry.call is not PASS:
            codes.append(entry.code)
        turn = turn.after(entry.call)
    contract = turn.auction.contract()
    assert contract is not None
    assert contract.bid.denomination is Denomination.S
    assert codes[:2] == ["opens_suit", "supports"]
