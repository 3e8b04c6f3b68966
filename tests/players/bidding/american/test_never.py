"""What a partner must never do: pass a forcing call, leave a cue bid in, misread an answer to Blackwood, pass
out a big hand, double without saying what for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import numpy as np
import pytest

from tests.players.bidding.american.test_sayc import after, chosen, random_calls, start, system
from tests.players.seating import shuffled
from vintik.cards import DOUBLE, PASS, REDOUBLE, SEATS, Deal, Hand, Seat, Suit
from vintik.game import View
from vintik.players import Thinker
from vintik.players.bidding import Hearing
from vintik.players.bidding.hands import ACES, POINTS, Features
from vintik.players.bidding.measures import measures
from vintik.players.bidding.table import Entry
from vintik.players.style import EXPERT

HANDS = [hand for number in range(100) for hand in shuffled(Random(f"never {number}")).hands]
MASKS = np.array([hand.mask for hand in HANDS], np.uint64)
MEASURED = measures(MASKS)

FORCING = {
    "a strong two clubs": "2C P",
    "its waiting answer, and a suit": "2C P 2D P 2H P",
    "a new suit in answer": "1D P 1S P",
    "a new suit at the two level": "1S P 2C P",
    "fourth suit": "1D P 1H P 1S P 2C P",
    "a jump shift in answer": "1D P 2S P",
    "a jump shift of opener": "1D P 1S P 3C P",
    "a reverse": "1C P 1S P 2H P",
    "Jacoby's two no trump": "1H P 2NT P",
    "Stayman": "1NT P 2C P",
    "a transfer": "1NT P 2D P",
    "a transfer over two no trump": "2NT P 3H P",
    "a question after a weak two": "2S P 2NT P",
    "a new suit after a weak two": "2H P 2S P",
    "Blackwood": "1S P 3S P 4NT P",
    "Gerber": "1NT P 4C P",
    "a takeout double": "1H X P",
    "a takeout double of three": "3D X P",
    "a negative double": "1C 1S X P",
    "Michaels": "1S 2S P",
    "the unusual two no trump": "1H 2NT P",
    "a free bid at the two level": "1S 2D 2H P",
}
CUE_BIDS = {
    "over an overcall": "1S 2H 3H P",
    "over an overcall of one": "1C 1D 2D P",
    "to an overcall": "1C 1S P 2C P",
    "to a takeout double": "1D X P 2D P",
    "of a doubler": "1C X P 1H P 2C P",
    "over a weak two": "2D 3D P",
}


@pytest.mark.parametrize("auction", FORCING.values(), ids=FORCING.keys())
def test_no_hand_passes_a_forcing_call(auction: str) -> None:
    """Except for penalties: a double may be left in by who has their suit."""
    hearing = after(auction)
    calls = {hearing.table.entry(place).call for place in np.unique(hearing.table.best(MEASURED))}
    if "X P" in auction:
        passed = hearing.table.wider.entries_of(PASS)
        assert {entry.code for entry in passed} == {"penalty_pass"}
        assert len(calls - {PASS}) > 3
    else:
        assert PASS not in calls and PASS not in hearing.table.wider.calls


def test_a_double_that_asks_is_left_in_redoubled_for_penalties_only() -> None:
    """Whoever passes over the redouble has their suit, or lets the doubler run."""
    left, answered = Counter[str](), 0
    for number in range(800):
        hands = shuffled(Random(f"redoubled {number}")).hands
        measured = measures(np.array([hand.mask for hand in hands], np.uint64))

        def entry(hearing: Hearing, measured: Features = measured) -> Entry:
            turn = hearing.turn
            return hearing.table.entry(int(hearing.table.best(measured[turn : turn + 1])[0]))

        hearing = start(system(), Seat(number % 4))
        while not hearing.auction.over:
            made = entry(hearing)
            hearing = hearing.after(made.call)
            bid = hearing.auction.bid
            if made.call is DOUBLE and made.forcing and bid is not None and bid.trump is not None:
                redoubled = hearing.after(REDOUBLE)
                said = entry(redoubled)
                if said.call is PASS and entry(redoubled.after(PASS).after(PASS)).call is PASS:
                    left[said.code] += 1
                else:
                    answered += 1
    assert set(left) <= {"penalty_pass", "leaves_double"}
    assert answered > 10 * left.total() > 0


@pytest.mark.parametrize("auction", CUE_BIDS.values(), ids=CUE_BIDS.keys())
def test_no_hand_leaves_a_cue_bid_in(auction: str) -> None:
    hearing = after(auction)
    said = hearing.said[-2]
    assert said is not None and said.artificial
    assert PASS not in hearing.table.wider.calls


@pytest.mark.parametrize("auction", CUE_BIDS.values(), ids=CUE_BIDS.keys())
def test_nor_when_it_is_doubled(auction: str) -> None:
    """Partner may pass the double round; whoever made the cue bid then finds a place to play."""
    hearing = after(auction[:-1] + "X P P")
    assert PASS not in hearing.table.wider.calls


@pytest.mark.parametrize(
    "auction", ["1S P 3S P 4NT P", "1H P 2NT P 3H P 4NT P", "1NT P 4C P", "1D P 1S P 4S P 4NT P"]
)
def test_the_answer_tells_the_aces(auction: str) -> None:
    """Each number of aces has a call of its own, which is read as that number, or as none or all."""
    hearing = after(auction)
    for aces in range(5):
        holders = [hand for hand, row in zip(HANDS, MEASURED, strict=True) if row[ACES] == aces]
        calls = {chosen(hearing, hand).call for hand in holders}
        assert len(calls) <= 1
        for call in calls:
            told = hearing.after(call).shown[hearing.turn].aces
            assert told[0] <= aces <= told[1]
            assert told in ((aces, aces), (0, 4))


@cache
def strong_deals(count: int, points: int) -> list[tuple[Deal, Seat]]:
    """Random deals in which somebody has so many points, and who it is."""
    rng = Random(f"strong {points}")
    found: list[tuple[Deal, Seat]] = []
    while len(found) < count:
        deal = shuffled(rng)
        rows = measures(np.array([hand.mask for hand in deal.hands], np.uint64))
        found += [(deal, seat) for seat in SEATS if rows[seat, POINTS] >= points]
    return found


def auction_of(deal: Deal, dealer: Seat) -> Hearing:
    hearing = start(system(), dealer)
    while not hearing.auction.over:
        hearing = hearing.after(chosen(hearing, deal.hands[hearing.turn]).call)
    return hearing


def test_a_big_hand_is_not_passed_out() -> None:
    """Nobody with twenty points or more passes throughout, and his side does not defend undoubled below game
    without having spoken."""
    for number, (deal, seat) in enumerate(strong_deals(150, 20)):
        hearing = auction_of(deal, SEATS[number % 4])
        calls = hearing.auction.calls
        own = [call for place, call in enumerate(calls) if hearing.auction.dealer.after(place) is seat]
        assert any(call is not PASS for call in own), (calls, str(deal.hands[seat]))


@pytest.mark.parametrize("auction", ["", "P P P", "1C P P", "1H P P", "1D", "P 1S", "3C", "2H P P"])
def test_a_hand_of_eighteen_points_speaks(auction: str) -> None:
    hearing = after(auction)
    strong = [hand for hand, row in zip(HANDS, MEASURED, strict=True) if row[POINTS] >= 18]
    assert len(strong) > 5
    assert all(chosen(hearing, hand).call is not PASS for hand in strong)


def test_slams_are_not_bid_without_two_aces_after_asking() -> None:
    """Who has asked and misses two aces stops at five."""
    asked = 0
    for number, (deal, _) in enumerate(strong_deals(150, 20)):
        hearing = auction_of(deal, SEATS[number % 4])
        codes = [said.code if said is not None else "" for said in hearing.said]
        contract = hearing.auction.contract()
        if "blackwood" not in codes or contract is None or "quantitative" in codes:
            continue
        asked += 1
        side = contract.declarer
        held = measures(np.array([deal.hands[side].mask, deal.hands[side.partner].mask], np.uint64))[
            :, ACES
        ].sum()
        assert not (contract.bid.level >= 6 and held < 3), (
            hearing.auction.calls,
            [str(h) for h in deal.hands],
        )
    assert asked >= 10


TAKEOUT = {
    "takeout_double",
    "takeout_again",
    "balancing_double",
    "reopening_double",
    "negative_double",
    "responsive_double",
}
"""Doubles that ask partner to bid."""
PENALTIES = {"penalty_double", "values_double", "notrump_double", "lead_double", "lightner_double"}
"""Doubles that partner may leave in; those of no trump and of artificial bids show strength or a suit."""
OTHER_DOUBLES = {"stayman", "corrects_aces", "answers_aces", "answers_kings"}
"""Doubles that stand for a bid which opponents have made impossible."""


def test_every_double_has_a_kind() -> None:
    """Also in auctions that nobody in their senses would have: what a double means is never left open."""
    doubles = [
        entry
        for each in random_calls("sayc", 250)
        for call in (DOUBLE, REDOUBLE)
        for entry in each.hearing.table.wider.entries_of(call)
    ]
    assert len(doubles) > 500
    redoubles = {entry.code for entry in doubles if entry.call is REDOUBLE}
    kinds = {entry.code for entry in doubles if entry.call is DOUBLE}
    assert kinds <= TAKEOUT | PENALTIES | OTHER_DOUBLES
    assert "no_system_double" not in redoubles


@pytest.mark.parametrize(
    ("auction", "kinds"),
    [
        ("1H", TAKEOUT),
        ("1H P 2H", TAKEOUT),
        ("1C 1S", TAKEOUT),
        ("1D X 2D", TAKEOUT),
        ("3S", TAKEOUT),
        ("1S P P", TAKEOUT),
        ("1S 2D P P", TAKEOUT),
        ("1NT", PENALTIES),
        ("1S P 4S P P", PENALTIES | TAKEOUT),
        ("1H 4S", PENALTIES | TAKEOUT),
        ("1NT 2S", PENALTIES),
        ("1S P 2H 3C", PENALTIES),
        ("1H P 3H 3S", PENALTIES),
    ],
)
def test_doubles_for_takeout_and_for_penalties_are_told_apart(auction: str, kinds: set[str]) -> None:
    entries = after(auction).table.wider.entries_of(DOUBLE)
    assert entries and {entry.code for entry in entries} <= kinds
    if kinds == TAKEOUT:
        assert all(entry.forcing for entry in entries)


@pytest.mark.parametrize(
    "auction", ["1H 2NT X", "1C 2NT X", "4H 4NT X", "1H 4NT X", "1H P 2H P P 2NT X", "1NT 2NT X"]
)
def test_partners_two_suits_are_taken_out_of_a_double(auction: str) -> None:
    """The double frees nobody: partner has said nothing of no trump."""
    for hand, row in zip(HANDS, MEASURED, strict=True):
        if row[POINTS] > 10 or max(len(hand.of_suit(suit)) for suit in (Suit.DIAMONDS, Suit.CLUBS)) < 3:
            continue  # enough for a penalty, or at home in neither suit
        assert chosen(after(auction), hand).call is not PASS, f"{hand} passes"


@pytest.mark.parametrize(
    "auction", ["1D P 1S P 2C P 2H P", "1S 2H 3H P", "1S P 3S P 4NT P", "2C P 2D P 2S P"]
)
def test_judgement_does_not_pass_them_either(auction: str) -> None:
    """The expert, who looks further than the table."""
    expert = Thinker(EXPERT)
    hearing = after(auction)
    for hand in HANDS[:6]:
        assert expert.act(view_of(hearing, hand), Random(1)).command.call is not PASS  # type: ignore[union-attr]


def view_of(hearing: Hearing, hand: Hand) -> View:
    """The view of the player whose turn it is, holding this hand."""
    from vintik.cli.question import question_of

    return question_of(
        {
            "game": "bridge",
            "dealer": "N",
            "hand": str(hand),
            "calls": [call.name for call in hearing.auction.calls],
        }
    ).view
