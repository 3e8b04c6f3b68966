"""What calls say: true of the hands that made them, said in known codes, and heard by everybody alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.players.seating import ALL_RULES, shuffled
from vintik.cards import DOUBLE, PASS, SEATS, Bid, Denomination, Hand, Seat, parse_call
from vintik.game import DealHands, Event, Rules, View, decide, evolve, fold, start
from vintik.game.phases.auction import Auction
from vintik.players import PLAYERS, Player, Thinker
from vintik.players.advice import disclosed, said
from vintik.players.bidding import measures
from vintik.players.bidding.hands import (
    ACES,
    AVERAGE_RUFFS,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    RUFF_POINTS,
    SHORTEST,
    TRUMP_POINTS,
    VALUE,
)
from vintik.players.bidding.meaning import FACTS, MEANINGS, YES_OR_NO, Fact, Meaning, Reading
from vintik.players.bidding.shown import USUAL_EXTRA
from vintik.players.style import EXPERT

BY_TABLE = Thinker(replace(EXPERT, judgement=False))
WITHIN = {"points_about": 4.0}
"""How far a hand may lie beside a fact: what is no count of points has to be true."""
WITHIN |= dict.fromkeys(
    (
        f"{kind}_{end}"
        for kind in ("points", "strength", "total", "support", "twenty", "fifteen")
        for end in ("least", "most", "between")
    ),
    1.0,
)
COUNTS = {
    "points": POINTS,
    "total": measures.PTS,
    "twenty": measures.R20,
    "fifteen": measures.R15,
    "aces": ACES,
    "kings": measures.KINGS,
}
"""Columns of the whole hand."""
COUNTS_OF_SUIT = {
    "cards": LENGTH,
    "honours": HONOURS,
    "top_honours": measures.TOP,
    "support": measures.DUMMY,
    "playing_tricks": measures.TRICKS,
    "strength": VALUE,
}
OF_SUIT = {
    **{f"{kind}_of": (column, 1.0) for column, kind in YES_OR_NO.items()},
    **{f"no_{kind}_of": (column, 0.0) for column, kind in YES_OR_NO.items()},
}
"""A column of the suit, and what stands there if the fact is true."""
SAYS_NOTHING_OF_THE_HAND = {
    "agrees",
    "forcing",
    "forcing_to_game",
    "invites",
    "signs_off",
    "tricks",
    "pass_of",
    "pass_again",
}


def auctions(rules: Rules, player: Player, count: int) -> list[tuple[Auction, tuple[Hand, ...]]]:
    """Auctions of four equal players, with the hands by seat."""
    found = []
    rng = Random("meanings")
    for _ in range(count):
        dealer = rules.first_dealer or rng.choice(SEATS)
        log: list[Event] = [start(rules, dealer)]
        table = fold(rules, log)
        deal = shuffled(rng)
        events = decide(table, DealHands(dealer, deal))
        views = {seat: View.of(rules, log, seat).after(events) for seat in SEATS}
        table = evolve(table, events[0])
        while table.deal is not None and not table.deal.auction.over:
            seat = table.deal.turn
            assert seat is not None
            events = decide(table, player.act(views[seat], rng).command)
            for event in events:
                table = evolve(table, event)
            views = {each: view.after(events) for each, view in views.items()}
        assert table.deal is not None
        found.append((table.deal.auction, tuple(deal)))
    return found


def beside(fact: Fact, hand: Hand) -> float:
    """By how much the hand misses what is said of it: points, cards, honours or aces; 0 where it is true."""
    seen = measures.measures(np.array([hand.mask], np.uint64))[0]
    named, kind = fact.params, fact.kind
    trump = Denomination[str(named["suit"])].trump if "suit" in named else None
    suit = -1 if trump is None else int(trump)
    if kind in SAYS_NOTHING_OF_THE_HAND:
        return 0.0
    if kind == "points_about":
        return abs(float(seen[POINTS]) - float(named["points"]))
    if kind == "balanced":
        return float(seen[SHORTEST] < 2 or seen[LONGEST] > 5)
    if kind == "nearly_balanced":
        return float(seen[SHORTEST] < 2 or seen[LONGEST] > 6)
    if kind == "unbalanced":
        return float(seen[measures.BALANCED])
    if kind == "no_void":
        return float(seen[SHORTEST] < 1)
    if kind in ("aces_either", "aces_even", "kings_either"):
        allowed = [float(named["least"]), float(named["most"])] if named else [0.0, 2.0, 4.0]
        return float(seen[COUNTS[kind.split("_")[0]]] not in allowed)
    if kind in OF_SUIT:
        column, wanted = OF_SUIT[kind]
        return abs(float(seen[column + suit]) - wanted)
    counted = kind.removesuffix("_least").removesuffix("_most").removesuffix("_between")
    counted = counted.removesuffix("_exactly")
    if counted in COUNTS:
        value = float(seen[COUNTS[counted]])
    else:
        value = float(seen[COUNTS_OF_SUIT[counted] + suit])
    if counted == "strength":
        value -= TRUMP_POINTS * (float(named["length"]) + USUAL_EXTRA) + AVERAGE_RUFFS * RUFF_POINTS
    if kind.endswith("_exactly") and "points" in named:
        return abs(value - float(named["points"]))
    low = float(named.get("least", 0))
    high = low if kind == "cards_exactly" else float(named.get("most", 99))
    return max(0.0, low - value, value - high)


def is_true(reading: Reading, hand: Hand, cards: float = 0.0) -> bool:
    """`cards`: by how many a length may be missed."""
    return all(
        beside(fact, hand) <= (cards if fact.kind.startswith("cards") else WITHIN.get(fact.kind, 0.0))
        for fact in reading.facts
    )


def share_of_truth(
    rules: Rules, level: str, player: Player, count: int, cards: float = 0.0
) -> tuple[float, Counter[str]]:
    """Calls whose hand is as one of the readings says, and how often each reading occurred."""
    true, codes = [], Counter[str]()
    for auction, hands in auctions(rules, player, count):
        for place, meaning in enumerate(disclosed(level, rules, auction)):
            hand = hands[auction.dealer.after(place)]
            true.append(any(is_true(reading, hand, cards) for reading in meaning.readings))
            codes.update(reading.code for reading in meaning.readings)
    return sum(true) / len(true), codes


@pytest.mark.parametrize(
    ("name", "least", "kinds"),
    [
        ("vint/vint", 0.98, 10),
        ("vint-1000/modern", 0.98, 10),
        ("vint-1000/progressive", 0.98, 10),
        ("bridge/vulnerable-ns", 0.97, 50),
    ],
)
def test_calls_by_the_table_say_what_the_hand_is(name: str, least: float, kinds: int) -> None:
    share, codes = share_of_truth(ALL_RULES[name], "expert", BY_TABLE, 60)
    assert share >= least
    assert len(codes) >= kinds and set(codes) <= set(MEANINGS)


@pytest.mark.parametrize(
    ("name", "least", "cards"), [("bridge/vulnerable-ns", 0.95, 0), ("vint/vint", 0.85, 1)]
)
def test_calls_by_thumb_say_what_most_hands_are(name: str, least: float, cards: float) -> None:
    share, codes = share_of_truth(ALL_RULES[name], "beginner", PLAYERS["beginner"], 60, cards)
    assert share >= least
    assert len(codes) >= 6 and all(code.startswith("thumb_") and code in MEANINGS for code in codes)


@pytest.mark.parametrize("name", ["vint/vint", "bridge/vulnerable-ns"])
def test_the_truth_is_not_a_matter_of_course(name: str) -> None:
    """A test of the test: of other hands the same calls are often not true."""
    rules = ALL_RULES[name]
    wrong = 0
    bids = 0
    for auction, hands in auctions(rules, BY_TABLE, 40):
        for place, meaning in enumerate(disclosed("expert", rules, auction)):
            if isinstance(meaning.call, Bid):
                bids += 1
                other = hands[auction.dealer.after(place + 1)]
                wrong += not any(is_true(reading, other) for reading in meaning.readings)
    assert wrong > 0.6 * bids


def auction_of(rules: Rules, calls: str, dealer: Seat = Seat.N) -> Auction:
    auction = Auction(rules.auction, dealer, 1)
    for text in calls.split():
        auction.check(parse_call(text))
        auction = auction.after(parse_call(text))
    return auction


def wild_auctions(rules: Rules, count: int) -> list[Auction]:
    """Legal calls that nobody in their senses makes: a person may."""
    rng = Random("wild")
    found = []
    for _ in range(count):
        auction = Auction(rules.auction, rng.choice(SEATS), 1)
        while not auction.over:
            calls = auction.legal_calls()
            auction = auction.after(rng.choice(calls[1:6]) if rng.random() < 0.4 and calls[1:] else PASS)
        found.append(auction)
    return found


@pytest.mark.parametrize("name", ["vint/vint", "vint-1000/modern", "bridge/vulnerable-ns"])
@pytest.mark.parametrize("level", ["beginner", "expert"])
def test_every_call_has_a_meaning_in_known_codes(name: str, level: str) -> None:
    rules = ALL_RULES[name]
    for auction in wild_auctions(rules, 25):
        found = disclosed(level, rules, auction)
        assert [meaning.call for meaning in found] == list(auction.calls)
        for meaning in found:
            assert meaning.readings
            for reading in meaning.readings:
                assert reading.code in MEANINGS
                for fact in reading.facts:
                    assert set(fact.params) == set(FACTS[fact.kind])
                    assert fact.params.get("least", 0) <= fact.params.get("most", 99)  # type: ignore[operator]


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize("name", ["vint/vint", "bridge/vulnerable-ns"])
def test_a_call_keeps_its_meaning_when_others_follow(name: str, level: str) -> None:
    rules = ALL_RULES[name]
    for auction in wild_auctions(rules, 5):
        whole = disclosed(level, rules, auction)
        heard = Auction(auction.rules, auction.dealer, auction.minimum_level)
        for place, call in enumerate(auction.calls):
            assert disclosed(level, rules, heard) == whole[:place]
            assert said(level, rules, heard, call) == whole[place]
            heard = heard.after(call)


def facts_of(meaning: Meaning) -> dict[str, dict[str, str | int]]:
    return {fact.kind: dict(fact.params) for fact in meaning.readings[0].facts}


def test_v2_5_passes_are_counted_for_the_auction_and_the_player() -> None:
    rules = ALL_RULES["vint/vint"]
    found = disclosed("expert", rules, auction_of(rules, "1S" + " Pass" * 12))
    passes = [facts_of(meaning) for meaning in found[1:]]
    assert [each["pass_of"] for each in passes] == [{"pass": n, "end": 12} for n in range(1, 13)]
    assert [each.get("pass_again", {}).get("time") for each in passes] == [None] * 4 + [2] * 4 + [3] * 4


def test_m2_4_eight_passes_are_two_for_everybody() -> None:
    rules = ALL_RULES["vint-1000/modern"]
    found = disclosed("expert", rules, auction_of(rules, "1S" + " Pass" * 8))
    assert facts_of(found[-1])["pass_of"] == {"pass": 8, "end": 8}
    assert facts_of(found[-1])["pass_again"] == {"time": 2}


def test_the_second_pass_of_a_silent_side_denies_more_than_the_first() -> None:
    rules = ALL_RULES["vint/vint"]
    found = disclosed("expert", rules, auction_of(rules, "1S" + " Pass" * 9))
    first, second, third = (facts_of(found[place])["points_most"]["most"] for place in (1, 5, 9))
    assert first > second > third  # type: ignore[operator]


def test_b2_4_passes_are_not_counted_where_three_end_the_auction() -> None:
    rules = ALL_RULES["bridge/vulnerable-ns"]
    for level in ("beginner", "expert"):
        (meaning,) = disclosed(level, rules, auction_of(rules, "Pass"))
        assert set(facts_of(meaning)) == {"points_most"}


def test_artificial_calls_are_alerted() -> None:
    """Stayman and the answer that denies a major, a transfer; not what is natural."""
    rules = ALL_RULES["bridge/vulnerable-ns"]
    stayman = auction_of(rules, "1NT Pass 2C Pass 2D Pass 3NT")
    found = disclosed("expert", rules, stayman)
    assert [each.call.name for each in found if each.alert] == ["2C", "2D"]
    transfer = disclosed("club", rules, auction_of(rules, "1NT Pass 2H"))[-1]
    assert transfer.alert and transfer.readings[0].code == "jacoby_transfer"
    assert facts_of(transfer)["cards_least"] == {"least": 5, "suit": "S"}
    assert not any(each.alert for each in disclosed("beginner", rules, stayman))


def test_what_bridge_calls_ask_of_partner_is_said() -> None:
    rules = ALL_RULES["bridge/vulnerable-ns"]

    def last(calls: str) -> dict[str, dict[str, str | int]]:
        return facts_of(disclosed("expert", rules, auction_of(rules, calls))[-1])

    assert "forcing" in last("1H Pass 1S")
    assert last("1H Pass 3H")["agrees"] == {"suit": "H"} and "invites" in last("1H Pass 3H")
    assert "forcing_to_game" in last("1H Pass 2NT")
    assert "signs_off" in last("1NT Pass 3NT")
    assert last("1NT")["points_between"] == {"least": 15, "most": 17} and "balanced" in last("1NT")
    assert last("Pass 1H Pass 2H")["support_between"]["suit"] == "H"


def test_what_forces_partner_is_not_passed() -> None:
    """By the table: where every reading of a call forces and the next opponent passes, partner speaks, or
    leaves a double in by a line that says so."""
    rules = ALL_RULES["bridge/vulnerable-ns"]
    forced = 0
    for auction, _ in auctions(rules, BY_TABLE, 40):
        found = disclosed("expert", rules, auction)
        for meaning, opponent, partner in zip(found, found[1:], found[2:], strict=False):
            kinds = [{fact.kind for fact in reading.facts} for reading in meaning.readings]
            if opponent.call is PASS and all(each & {"forcing", "forcing_to_game"} for each in kinds):
                forced += 1
                codes = {reading.code for reading in partner.readings}
                left = meaning.call is DOUBLE and codes <= {"penalty_pass", "leaves_double"}
                assert partner.call is not PASS or left, [call.name for call in auction.calls]
    assert forced > 10


def test_an_opening_shows_its_suit_and_a_support_the_tricks_hoped_for() -> None:
    rules = ALL_RULES["vint/vint"]
    opening, _, support = disclosed("expert", rules, auction_of(rules, "1H Pass 2H"))
    assert opening.readings[0].code == "opens_suit"
    assert facts_of(opening)["cards_least"] == {"least": 4, "suit": "H"}
    assert support.readings[0].code == "supports"
    assert facts_of(support)["tricks"] == {"tricks": 8, "denomination": "H"}


@pytest.mark.parametrize(
    ("name", "code"), [("vint/vint", "opens_suit"), ("bridge/vulnerable-ns", "opens_major")]
)
def test_the_system_is_that_of_the_level(name: str, code: str) -> None:
    rules = ALL_RULES[name]
    auction = auction_of(rules, "1H")
    assert disclosed("beginner", rules, auction)[0].readings[0].code == "thumb_opens"
    for level in ("club", "expert"):
        assert disclosed(level, rules, auction)[0].readings[0].code == code


@pytest.mark.parametrize(
    ("calls", "code"),
    [
        ("1S Pass 3S Pass 4C", "slam_cue"),
        ("1D X Pass 1H Pass 2D", "strong_cue"),
        ("1C 1D 2D", "cue_raise"),
        ("1D 1S Pass 2D", "cue_raise_limit"),
        ("1H 2H Pass 3H", "strong_cue"),
        ("2H 2S Pass 3H", "strong_cue"),
    ],
)
def test_each_kind_of_cue_bid_has_a_reason_of_its_own(calls: str, code: str) -> None:
    rules = ALL_RULES["bridge/vulnerable-ns"]
    assert disclosed("expert", rules, auction_of(rules, calls))[-1].readings[0].code == code


@pytest.mark.parametrize(
    ("calls", "kind", "params"),
    [
        ("1S Pass 3S Pass 4NT Pass 5C", "aces_either", {"least": 0, "most": 4}),
        ("1S Pass 3S Pass 4NT Pass 5H", "aces_exactly", {"least": 2, "most": 2}),
        ("1S Pass 3S Pass 4NT 6C X", "aces_even", {}),
        ("1S Pass 3S Pass 4NT 6C Pass", "aces_either", {"least": 1, "most": 3}),
        ("1NT Pass 4C Pass 4D", "aces_either", {"least": 0, "most": 4}),
        ("1S Pass 3S Pass 4NT Pass 5S Pass 5NT Pass 6C", "kings_either", {"least": 0, "most": 4}),
    ],
)
def test_an_answer_about_aces_or_kings_says_which_numbers_it_shows(
    calls: str, kind: str, params: dict[str, int]
) -> None:
    rules = ALL_RULES["bridge/vulnerable-ns"]
    assert facts_of(disclosed("expert", rules, auction_of(rules, calls))[-1])[kind] == params
