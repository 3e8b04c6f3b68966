"""Worlds: they fit what is known, lean to what was said, and know nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.players.seating import ALL_RULES, deal_with, events_of, shuffled
from tests.players.test_secrets import with_hidden_cards_moved
from vintik.cards import FULL_PACK, SEATS, Deal, Seat, Suit
from vintik.game import DealHands, Event, MakeCall, PlayCard, Rules, View, decide, evolve, fold, start
from vintik.players.beginner import Beginner
from vintik.players.beliefs.sample import sample
from vintik.players.beliefs.worlds import Worlds
from vintik.players.bidding import system_of
from vintik.players.bidding.hands import LENGTH, POINTS, features
from vintik.players.style import EXPERT

RULES = ["vint/vint", "vint-1000/modern", "bridge/vulnerable-ns"]
DEAF = replace(EXPERT, read_calls=False, read_cards=False)


def some_worlds(view: View, n: int = 64, seed: int = 7) -> Worlds:
    return sample(view, system_of(view.table.rules), EXPERT, n, seed)


def half_played(rules: Rules, seed: str, cards: int) -> list[Event]:
    """A deal of four beginners after so many cards, or the end of the auction."""
    rng = Random(seed)
    while True:
        dealer = rules.first_dealer or rng.choice(SEATS)
        log: list[Event] = [start(rules, dealer)]
        log += decide(fold(rules, log), DealHands(dealer, shuffled(rng)))
        table = fold(rules, log)
        while table.deal is not None and not table.deal.over:
            if table.deal.play is not None and table.deal.play.cards_played >= cards:
                return log
            seat = table.actor
            assert seat is not None
            act = Beginner().act(View.of(rules, log, seat), rng)
            if not isinstance(act.command, MakeCall | PlayCard):
                break
            for event in decide(table, act.command):
                log.append(event)
                table = evolve(table, event)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("cards", [0, 1, 22, 41])
def test_worlds_fit_what_is_certain(name: str, cards: int) -> None:
    rules = ALL_RULES[name]
    log = half_played(rules, f"{name} {cards}", cards)
    table = fold(rules, log)
    assert table.deal is not None and table.deal.play is not None
    played = dict.fromkeys(SEATS, 0)
    voids: set[tuple[Seat, Suit]] = set()
    play = table.deal.play
    for leader, trick in [(t.leader, t.cards) for t in play.tricks] + [(play.leader, play.on_table)]:
        for place, card in enumerate(trick):
            played[leader.after(place)] |= card.bit
            if card.suit is not trick[0].suit:
                voids.add((leader.after(place), trick[0].suit))
    for seat in SEATS:
        view = View.of(rules, log, seat)
        deal = view.table.deal
        assert deal is not None
        worlds = some_worlds(view)
        assert worlds.weights.sum() == pytest.approx(1)
        assert (np.bitwise_count(worlds.dealt) == 13).all()
        assert (np.bitwise_or.reduce(worlds.dealt, axis=1) == FULL_PACK.mask).all()
        held = worlds.held(deal)
        for other in SEATS:
            assert ((worlds.dealt[:, other] & np.uint64(played[other])) == played[other]).all()
            if not deal.holdings[other].unseen:
                assert (held[:, other] == deal.holdings[other].known.mask).all()
            for suit in Suit:
                if (other, suit) in voids:
                    assert not (held[:, other] >> np.uint64(13 * suit) & np.uint64(0x1FFF)).any()


def test_calls_move_the_worlds() -> None:
    """Partner opened with hearts (S1): more hearts and points than the rest of the table."""
    rules = ALL_RULES["vint/vint"]
    deal = deal_with(Seat.S, "5432.432.J432.32", Random(1))
    log = events_of(rules, deal, Seat.N, "1H Pass")
    view = View.of(rules, log, Seat.S)
    hands = features(some_worlds(view, 400).dealt[:, Seat.N])
    silent = features(sample(view, system_of(rules), DEAF, 400, 7).dealt[:, Seat.N])
    assert hands[:, LENGTH + Suit.HEARTS].mean() > silent[:, LENGTH + Suit.HEARTS].mean() + 0.8
    assert hands[:, POINTS].mean() > silent[:, POINTS].mean() + 1.2
    assert silent[:, LENGTH + Suit.HEARTS].mean() == pytest.approx(10 / 3, abs=0.2)


@pytest.mark.parametrize(
    ("hand", "calls", "least", "most"),
    [
        ("JT97.KQ4.8632.A4", "2C Pass 2D Pass 2NT Pass", 22, 24),
        ("K5.Q973.AJ92.874", "1D Pass 1H Pass 3C Pass", 17, 21),
        ("A5.K973.AJ92.874", "1S X Pass", 11, 21),
    ],
)
def test_rare_hands_are_found_without_taking_calls_less_seriously(
    hand: str, calls: str, least: int, most: int
) -> None:
    """Partner's strong two clubs, jump shift, takeout double: few worlds of a thousand fit."""
    rules = ALL_RULES["bridge/vulnerable-ns"]
    me = Seat.S
    dealer = Seat((me - len(calls.split())) % 4)
    log = events_of(rules, deal_with(me, hand, Random(5)), dealer, calls)
    worlds = some_worlds(View.of(rules, log, me), 128)
    points = features(worlds.dealt[:, me.partner])[:, POINTS]
    assert worlds.relaxed == 0
    assert np.mean((points >= least) & (points <= most)) > 0.9


def test_where_no_worlds_are_wanted_none_are_looked_for() -> None:
    rules = ALL_RULES["vint/vint"]
    view = View.of(rules, half_played(rules, "none", 1), Seat.N)
    assert len(some_worlds(view, 0)) == 0
    assert some_worlds(view, 0).dealt.shape == (0, 4)


def test_contradictions_are_relaxed_and_say_so() -> None:
    """All four bid spades again and again: no cards fit that, and worlds are found all the same."""
    rules = ALL_RULES["vint/vint"]
    calls = "1S 2S 3S 4S 5S 6S 7S" + " Pass" * 12
    log = events_of(rules, shuffled(Random(3)), Seat.N, calls)
    worlds = some_worlds(View.of(rules, log, Seat.N))
    assert worlds.relaxed > 0
    assert len(worlds) == 64


def test_who_shows_out_of_the_suit_he_bid_is_believed_to_have_bid_it_without() -> None:
    """East named hearts with one of them: cards are certain (C5), calls are not."""
    rules = ALL_RULES["vint/vint"]
    deal = Deal.parse("N:AK32.AKQ2.432.32 QJT9.3.AKQJ.AKQJ 876.JT987.T98.T9 54.654.765.87654")
    log = events_of(rules, deal, Seat.E, "1H Pass Pass 1NT" + " Pass" * 12, "H3 H7 H4 HA HK")
    table = fold(rules, log)
    assert table.actor is Seat.E
    log = events_of(rules, deal, Seat.E, "1H Pass Pass 1NT" + " Pass" * 12, "H3 H7 H4 HA HK SQ")
    worlds = some_worlds(View.of(rules, log, Seat.S))
    assert worlds.relaxed > 0
    hearts = worlds.dealt[:, Seat.E] >> np.uint64(13 * Suit.HEARTS) & np.uint64(0x1FFF)
    assert (np.bitwise_count(hearts) == 1).all()


@pytest.mark.parametrize("name", RULES)
def test_the_same_seed_gives_the_same_worlds_wherever_hidden_cards_lie(name: str) -> None:
    rules = ALL_RULES[name]
    for cards in (0, 15, 30):
        log: Sequence[Event] = half_played(rules, f"moved {name} {cards}", cards)
        table = fold(rules, log)
        seat = table.actor
        assert seat is not None
        moved = with_hidden_cards_moved(log, table, seat, Random(cards))
        assert moved != log
        mine = some_worlds(View.of(rules, log, seat))
        theirs = some_worlds(View.of(rules, moved, seat))
        assert (mine.dealt == theirs.dealt).all()
        assert (some_worlds(View.of(rules, log, seat), seed=8).dealt != mine.dealt).any()
