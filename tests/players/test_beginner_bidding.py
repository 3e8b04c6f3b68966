"""What the beginner calls with hands a card player would agree about."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.seating import act_at, call_of, deal_with, events_of, is_bid
from vintik.cards import DOUBLE, PASS, Bid, Denomination, Seat, Side, parse_call
from vintik.game import MakeCall, Rules, View
from vintik.game.phases.auction import Auction
from vintik.game.sheet import Sheet
from vintik.games import rules_for
from vintik.players import PLAYERS
from vintik.players.beginner.bidding import Bidder
from vintik.players.beginner.counting import Forecast
from vintik.players.beginner.prices import Prices, Stakes

BEGINNER = PLAYERS["beginner"]
VINT, VINT_1000, BRIDGE = rules_for("vint"), rules_for("vint-1000"), rules_for("bridge")
TWO_HEARTS = Bid.of(2, Denomination.H)
STRONG = [
    "AKQ4.AK3.AQ5.K84",  # 25 points
    "AKQJ.KQJ.AQ54.A3",  # 23
    "AQ4.KQ53.AKJ.KQ5",  # 24, no long suit
    "AKQJT9.AK4.32.A5",  # a solid suit
    "AK.AKQJT987.2.32",  # eight hearts from the top
    "2.A.AKQJ65.AKQ54",  # two suits
    "A5.K8.AQ4.AKQJT3",  # 22 with solid clubs
]
WEAK = ["T9842.753.J84.62", "632.9854.T73.842", "Q84.7532.962.T84", "J32.T984.Q52.932"]


@pytest.mark.parametrize("rules", [VINT, VINT_1000, BRIDGE], ids=["vint", "vint-1000", "bridge"])
@pytest.mark.parametrize("hand", STRONG)
def test_a_strong_hand_opens(rules: Rules, hand: str) -> None:
    for passes in range(4):
        dealer = Seat.S.after(-passes)
        deal = deal_with(Seat.S, hand, Random(hand))
        assert is_bid(act_at(BEGINNER, rules, deal, dealer, "Pass " * passes)), passes


@pytest.mark.parametrize("rules", [VINT, VINT_1000, BRIDGE], ids=["vint", "vint-1000", "bridge"])
@pytest.mark.parametrize("hand", WEAK)
def test_a_weak_hand_passes(rules: Rules, hand: str) -> None:
    deal = deal_with(Seat.S, hand, Random(hand))
    assert call_of(act_at(BEGINNER, rules, deal, Seat.S)) == "Pass"
    assert call_of(act_at(BEGINNER, rules, deal, Seat.W, "1C Pass Pass")) == "Pass"


@pytest.mark.parametrize("hand", STRONG)
def test_a_strong_hand_ends_in_a_contract_of_its_side(hand: str) -> None:
    for rules in (VINT, VINT_1000, BRIDGE):
        declared = sum(north_south_declare(rules, hand, f"{hand}/{number}") for number in range(10))
        assert declared >= 8, rules.game


def north_south_declare(rules: Rules, hand: str, seed: str) -> bool:
    rng = Random(seed)
    deal = deal_with(Seat.S, hand, rng)
    calls = ""
    while True:
        act = act_at(BEGINNER, rules, deal, Seat.E, calls)
        if not isinstance(act.command, MakeCall):
            break
        calls += f" {act.command.call.name}"
        if auction_over(rules, calls):
            break
    bids = [place for place, text in enumerate(calls.split()) if isinstance(parse_call(text), Bid)]
    return bool(bids) and Seat.E.after(bids[-1]) in (Seat.N, Seat.S)


def auction_over(rules: Rules, calls: str) -> bool:
    auction = Auction(rules.auction, Seat.E, 1)
    for text in calls.split():
        auction = auction.after(parse_call(text))
    return auction.over


def test_the_first_bid_starts_low_where_there_is_time_to_talk() -> None:
    """V2.5: with 12 passes to come a player will speak again; B2.4: here perhaps not."""
    deal = deal_with(Seat.S, "AK.AKQJT987.2.32", Random(1))
    assert call_of(act_at(BEGINNER, VINT, deal, Seat.S)) == "1H"
    assert call_of(act_at(BEGINNER, BRIDGE, deal, Seat.S)) == "4H"


def test_it_comes_back_after_twelve_passes_began() -> None:
    """V2.3: alone in the auction, it raises its own bid to what the hand is worth."""
    deal = deal_with(Seat.S, "AK.AKQJT987.2.32", Random(1))
    act = act_at(BEGINNER, VINT, deal, Seat.S, "1H Pass Pass Pass")
    call = parse_call(call_of(act))
    assert isinstance(call, Bid)
    assert call.level >= 3
    assert call.denomination is Denomination.H


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("AQT42.KQ3.A5.K84", "1S Pass 2S Pass"),  # 18 and support: game
        ("KQ74.A93.KQ52.84", "Pass 1S Pass"),  # 14 opposite an opening
        ("KJ4.AQ8.KJ32.Q84", "Pass 1NT Pass"),
    ],
)
def test_bridge_game_on_about_26_points(hand: str, calls: str) -> None:
    dealer = Seat.S.after(-len(calls.split()))
    call = parse_call(call_of(act_at(BEGINNER, BRIDGE, deal_with(Seat.S, hand, Random(3)), dealer, calls)))
    assert isinstance(call, Bid)
    assert call in {parse_call("3NT"), parse_call("4H"), parse_call("4S")}


@pytest.mark.parametrize("hand", ["K742.93.QJ52.T84", "Q8532.93.A52.984", "KJ4.J93.J8542.84"])
def test_bridge_answers_and_supports_with_six(hand: str) -> None:
    deal = deal_with(Seat.S, hand, Random(3))
    assert call_of(act_at(BEGINNER, BRIDGE, deal, Seat.W, "Pass 1S Pass")) in ("2S", "3S")


def test_bridge_passes_partners_opening_with_nothing() -> None:
    deal = deal_with(Seat.S, "J742.932.T532.84", Random(3))
    assert call_of(act_at(BEGINNER, BRIDGE, deal, Seat.W, "Pass 1S Pass")) == "Pass"


def test_bridge_stops_below_game_with_a_minimum() -> None:
    deal = deal_with(Seat.S, "AQJ53.K84.73.K42", Random(3))
    assert call_of(act_at(BEGINNER, BRIDGE, deal, Seat.S, "1S Pass 2S Pass")) == "Pass"


def test_bridge_doubles_what_must_fail_only() -> None:
    strong = deal_with(Seat.S, "QJT98.AK4.A5.K32", Random(3))
    doubled = act_at(BEGINNER, BRIDGE, strong, Seat.E, "6S")
    assert doubled.command == MakeCall(Seat.S, DOUBLE)
    modest = deal_with(Seat.S, "Q42.K843.Q52.J32", Random(3))
    assert call_of(act_at(BEGINNER, BRIDGE, modest, Seat.E, "1S")) == "Pass"


def test_a_forced_high_minimum_is_passed() -> None:
    """M6 `progressive`: a good hand that opens at level 1 does not open at level 6."""
    deal = deal_with(Seat.S, "AQJ53.K84.73.K42", Random(3))
    assert is_bid(act_at(BEGINNER, VINT_1000, deal, Seat.S))
    hand = deal[Seat.S]
    auction = Auction(VINT_1000.auction, Seat.S, 6)
    view = View.of(VINT_1000, events_of(VINT_1000, deal, Seat.S), Seat.S)
    call, why = Bidder(view, hand, auction, auction.legal_calls()).call()
    assert call is PASS
    assert why.code == "pass_weak"


def test_what_a_contract_is_worth_counts_the_game_it_wins() -> None:
    """V5.1, V5.4: 100 more points below the line are wanted, or 20 more by the others."""
    prices, stakes = Prices(VINT), Stakes(True, 2, 1, 0.3, 0.3)

    def worth(below: tuple[int, int]) -> float:
        tricks = Forecast(8.5, 1.3)
        return prices.expected(TWO_HEARTS, Side.NS, 0, Side.NS, tricks, stakes, Sheet(below=below))

    assert worth((400, 0)) - worth((0, 0)) == pytest.approx(500, abs=25)
    assert worth((0, 0)) - worth((0, 480)) == pytest.approx(500, abs=25)


def test_what_a_contract_is_worth_counts_honours_and_aces() -> None:
    """V4.6, V4.7: all five honours and all four aces, 40 and 40 trick values; V is 20 at 2 hearts."""
    prices, tricks = Prices(VINT), Forecast(8.5, 1.3)
    all_of_them, none = Stakes(True, 4, 3, 0.0, 0.0), Stakes(False, 0, 0, 0.0, 0.0)
    worths = [
        prices.expected(TWO_HEARTS, Side.EW, 0, Side.EW, tricks, stakes, Sheet())
        for stakes in (all_of_them, none)
    ]
    assert worths[0] - worths[1] == pytest.approx(2 * 80 * 20)
