"""Whole deals of every game with thinking players: legal cards, documented reasons, and no peeking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tests.players.seating import ALL_RULES, four, play_deals, shuffled
from tests.players.test_secrets import with_hidden_cards_moved
from vintik.cards import Seat
from vintik.game import Event, PlayCard, View, decide, evolve, fold, start
from vintik.game.commands import DealHands
from vintik.players import PLAYERS, REASONS, Act
from vintik.players.beliefs.sample import sample
from vintik.players.beliefs.worlds import Worlds
from vintik.players.bidding import system_of
from vintik.players.cardplay import choose_card, worlds_wanted
from vintik.players.safety import is_legal
from vintik.players.style import EXPERT, Style

STYLE = replace(EXPERT, lead_worlds=1, card_worlds=1)
QUICK = replace(STYLE, repair=False)


class Thinking:
    """Bids as the beginner does, thinks about cards."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def act(self, view: View, rng: Random) -> Act:
        if view.offers.calls:
            return PLAYERS["beginner"].act(view, rng)
        worlds = sample(
            view,
            system_of(view.table.rules),
            self.style,
            worlds_wanted(view, self.style),
            rng.getrandbits(60),
        )
        card, why, _ = choose_card(view, worlds, self.style, rng)
        return Act(PlayCard(view.seat, card), why)


@pytest.mark.parametrize("name", ALL_RULES)
def test_every_card_is_legal_and_has_a_documented_reason(name: str) -> None:
    codes = set()

    def watch(view: View, act: Act) -> None:
        assert is_legal(act, view.offers)
        assert set(act.why.params) == set(REASONS[act.why.code])
        if isinstance(act.command, PlayCard):
            codes.add(act.why.code)

    assert len(list(play_deals(ALL_RULES[name], four(Thinking(QUICK)), 1, f"thinking {name}", watch))) == 1
    assert len(codes) > 5


@pytest.mark.parametrize(
    "style", [STYLE, replace(QUICK, points=False), replace(QUICK, signals=False, read_cards=False)]
)
def test_the_same_deals_in_other_styles(style: Style) -> None:
    assert len(list(play_deals(ALL_RULES["bridge/vulnerable-both"], four(Thinking(style)), 1, "styles"))) == 1


@pytest.mark.parametrize("name", ["vint/vint", "bridge/vulnerable-ns"])
def test_hidden_cards_change_nothing(name: str) -> None:
    """The same redacted view, other hidden hands: the same card for the same reason."""
    rules, player, moved = ALL_RULES[name], Thinking(QUICK), 0
    rng = Random(f"thinking secrets {name}")
    log: list[Event] = [start(rules, rules.first_dealer or rng.choice(tuple(Seat)))]
    table = fold(rules, log)
    while table.deal is None or not table.deal.over:
        seat = table.actor
        assert seat is not None
        if table.deal is None:
            events: Sequence[Event] = decide(table, DealHands(seat, shuffled(rng)))
        else:
            act = player.act(View.of(rules, log, seat), Random(1))
            if isinstance(act.command, PlayCard):
                other = with_hidden_cards_moved(log, table, seat, rng)
                moved += other != log
                assert player.act(View.of(rules, other, seat), Random(1)) == act
            events = decide(table, act.command)
        log.extend(events)
        for event in events:
            table = evolve(table, event)
    assert moved > 20


def test_weights_count() -> None:
    """Of two worlds the one with nearly all the weight decides."""
    rules = ALL_RULES["bridge/vulnerable-none"]
    table_views: list[View] = []

    def watch(view: View, act: Act) -> None:
        deal = view.table.deal
        if deal is not None and deal.play is not None and len(view.offers.cards) > 2 and deal.play.tricks:
            table_views.append(view)

    list(play_deals(rules, four(PLAYERS["beginner"]), 1, "weights", watch))
    for view in table_views[:4]:
        both = sample(view, system_of(view.table.rules), QUICK, 2, 5)
        for k in range(2):
            weights = np.full(2, 1e-9)
            weights[k] = 1
            alone = Worlds(both.dealt[[k]], np.ones(1))
            _, _, together = choose_card(view, Worlds(both.dealt, weights / weights.sum()), QUICK, Random(0))
            _, _, single = choose_card(view, alone, QUICK, Random(0))
            assert {o.card: o.points for o in together} == pytest.approx(
                {o.card: o.points for o in single}, abs=1
            )
