"""The Standard American card as a whole: it agrees with people, means what it says, and never does what must
not happen."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.players.seating import shuffled
from vintik.cards import PASS, SEATS, Hand, Seat, Suit, parse_call
from vintik.game.phases.auction import Auction
from vintik.games import rules_for
from vintik.players.bidding import Hearing, System, system_of
from vintik.players.bidding.american.card import CARDS
from vintik.players.bidding.american.place import Place, Vulnerable
from vintik.players.bidding.hands import LENGTH, POINTS
from vintik.players.bidding.measures import measures
from vintik.players.bidding.table import Entry

DATA = Path(__file__).parents[3] / "data"
VULNERABLE = ("None", "NS", "EW", "Both")


def system(vulnerable: str = "None", name: str = "sayc") -> System:
    return system_of(rules_for("bridge", {"vulnerable": vulnerable}), (name, name))


def start(chosen: System, dealer: Seat = Seat.N) -> Hearing:
    return Hearing.of(chosen, Auction(rules_for("bridge", {}).auction, dealer, 1))


def after(calls: str, chosen: System | None = None) -> Hearing:
    hearing = start(chosen or system())
    for call in calls.split():
        hearing = hearing.after(parse_call({"P": "Pass"}.get(call, call)))
    return hearing


def measured(hand: Hand) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    found: np.ndarray[tuple[int, int], np.dtype[np.float32]] = measures(np.array([hand.mask], np.uint64))
    return found


def chosen(hearing: Hearing, hand: Hand) -> Entry:
    return hearing.table.entry(hearing.table.best(measured(hand))[0])


@dataclass(frozen=True)
class Made:
    """A call of a random auction, the hand that made it, and the line it was made for."""

    hearing: Hearing
    hand: Hand
    entry: Entry

    @property
    def by_judgement(self) -> bool:
        """By a line that says so, or by a hand that no line fits."""
        return self.entry.judgement or self.hearing.table.misses(measured(self.hand))[0] > 0


@cache
def random_calls(name: str, deals: int) -> list[Made]:
    found = []
    for number in range(deals):
        deal = shuffled(Random(f"card {number}"))
        hearing = start(system(VULNERABLE[number // 4 % 4], name), SEATS[number % 4])
        while not hearing.auction.over:
            hand = deal.hands[hearing.turn]
            entry = chosen(hearing, hand)
            found.append(Made(hearing, hand, entry))
            hearing = hearing.after(entry.call)
    return found


# Agreement.


@pytest.mark.parametrize("examples", ["sayc_examples.jsonl", "sayc_others.jsonl"])
def test_the_card_agrees_with_what_people_call(examples: str) -> None:
    """At least four of five examples, and at least half of every topic with six or more; also of those that
    it was not written with."""
    right: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for line in (DATA / examples).read_text().splitlines():
        example = json.loads(line)
        if len(set(cards_of(example["hand"]))) < 13:
            continue
        hearing = after(" ".join(example["calls"]), system(example["vulnerable"]))
        asked[example["topic"]] += 1
        right[example["topic"]] += chosen(hearing, Hand.parse(example["hand"])).call.name == example["expect"]
    assert right.total() / asked.total() >= 0.8
    assert not [topic for topic, number in asked.items() if number > 5 and right[topic] < number / 2]


def cards_of(hand: str) -> list[str]:
    """A suit of one example holds the same card twice; it is no hand."""
    return [f"{suit}{rank}" for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]


# Meaning.


@pytest.mark.parametrize("name", CARDS)
def test_what_a_call_is_said_to_show_holds_of_the_hand_that_made_it(name: str) -> None:
    """Except for calls by judgement: one in sixty."""
    made = random_calls(name, 250)
    by_system = [each for each in made if not each.by_judgement]
    assert len(by_system) / len(made) > 0.97
    for each in by_system:
        reading = each.hearing.reading(each.entry.call)
        assert reading is not None
        seen = measured(each.hand)[0]
        outside = {
            column: seen[column]
            for column, (low, high) in reading.shows.items()
            if not low <= seen[column] <= high
        }
        assert not outside, (each.hearing.auction.calls, str(each.hand), reading.code)


def test_everybody_hears_the_same_whoever_holds_the_cards() -> None:
    """What is known follows from the calls alone."""
    for each in random_calls("sayc", 20):
        again = Hearing.of(each.hearing.system, each.hearing.auction)
        assert again.shown == each.hearing.shown
        assert again.said == each.hearing.said


# What must not happen.


def test_no_auction_is_without_an_answer() -> None:
    """Legal calls that nobody in their senses makes: a person may."""
    rng = Random("wild bridge")
    for number in range(150):
        hearing = start(system(VULNERABLE[number % 4]), SEATS[number // 4 % 4])
        while not hearing.auction.over:
            legal = hearing.auction.legal_calls()
            assert hearing.table.wider.calls and set(hearing.table.wider.calls) <= set(legal)
            assert set(hearing.all_calls.calls) == set(legal)
            hearing = hearing.after(rng.choice(legal[1:8]) if rng.random() < 0.6 and legal[1:] else PASS)


@pytest.mark.parametrize("name", CARDS)
def test_a_forcing_call_is_never_passed(name: str) -> None:
    """A takeout double only for penalties, by a line that says so."""
    passes = [each for each in random_calls(name, 250) if each.entry.call is PASS]
    assert passes
    for each in passes:
        if Place(each.hearing, Vulnerable(False, False)).forced:
            assert each.entry.code == "penalty_pass", each.hearing.auction.calls


@pytest.mark.parametrize(
    ("calls", "vulnerable", "hand", "call"),
    [
        ("P P P", "None", "7.AQ98765.J9.KJ5", "1H"),  # the long major opens in fourth seat
        ("P P P", "None", "A7.Q98765.J9.KJ5", "Pass"),  # without two honours it does not
        ("1NT", "NS", "K5.K.T9643.Q8532", "Pass"),  # East–West are not vulnerable, the suits are poor
        ("1NT", "EW", "K5.2.KT964.QJ853", "Pass"),
        ("1NT", "NS", "K5.2.KT964.QJ853", "2NT"),
        ("1C P 1S P 2C P", "None", "A9743.AJ642.93.8", "2H"),  # both majors are shown
        ("1S P", "None", "A42.Q84.Q2.J8754", "2S"),  # a queen in a short suit is no ruff
        ("1S P 3S P 4NT P 5D X 5S P", "None", "Q954.K8764.A4.T9", "Pass"),  # a double changes no answer
        ("P 1C P 1D P 2H P 3D P", "None", "A2.AQ95.A3.AKT94", "3NT"),
        ("1S P 3S", "EW", "K4.Q.KQ7532.AQ96", "Pass"),  # no hearts: nothing to double for
        ("1S P 3S", "None", "4.KJ73.AQ84.KJ75", "X"),
        ("1D P 3D", "None", "KJ73.AQ84.4.KJ75", "X"),
        ("P 1H P 2H P P 2NT X", "None", "Q96.K42.J42.QJT6", "3C"),  # partner asked for a minor
    ],
)
def test_calls_that_deals_have_taught(calls: str, vulnerable: str, hand: str, call: str) -> None:
    assert chosen(after(calls, system(vulnerable)), Hand.parse(hand)).call is parse_call(call)


@pytest.mark.parametrize(("call", "least"), [("1S", 5), ("2S", 6), ("4S", 8), ("6S", 8)])
def test_jumps_the_card_does_not_know_show_length_and_no_points(call: str, least: int) -> None:
    entry = after("1C").system.other(after("1C"), parse_call(call))
    assert entry is not None and entry.shows[LENGTH + Suit.SPADES] == (least, 13)
    assert (POINTS in entry.shows) is (call == "2S")


@pytest.mark.parametrize(
    ("calls", "suit"),
    [("1D 1H 2D 3D", Suit.HEARTS), ("1D P P 1H P 2D", Suit.HEARTS), ("1D 2C 2H 3D", Suit.CLUBS)],
)
def test_a_cue_bid_that_can_only_be_a_raise_agrees_the_suit_that_partner_overcalled(
    calls: str, suit: Suit
) -> None:
    cue = after(calls).said[-1]
    assert cue is not None and cue.agrees is suit
