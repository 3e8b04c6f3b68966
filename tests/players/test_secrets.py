"""The beginner cannot peek: cards it may not know do not change what it does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.players.seating import ALL_RULES, shuffled
from vintik.cards import Card, Deal, Hand, Seat
from vintik.game import DealHands, Event, Rules, Table, View, decide, evolve, fold, start
from vintik.game.events import Dealt
from vintik.players import PLAYERS

BEGINNER = PLAYERS["beginner"]


def played_by(table: Table) -> list[set[Card]]:
    cards: list[set[Card]] = [set(), set(), set(), set()]
    deal = table.deal
    if deal is not None and deal.play is not None:
        for leader, trick in [(each.leader, each.cards) for each in deal.play.tricks] + [
            (deal.play.leader, deal.play.on_table)
        ]:
            for place, card in enumerate(trick):
                cards[leader.after(place)].add(card)
    return cards


def with_hidden_cards_moved(log: Sequence[Event], table: Table, seat: Seat, rng: Random) -> list[Event]:
    """The same log, dealt so that the cards `seat` has no right to know lie elsewhere."""
    dealt = next(event for event in log if isinstance(event, Dealt))
    deal = table.deal
    open_seats = {seat}
    if deal is not None and deal.play is not None and deal.play.dummy is not None and deal.play.cards_played:
        open_seats.add(deal.play.dummy)
    played = played_by(table)
    hidden = [other for other in Seat if other not in open_seats]
    pool = [card for other in hidden for card in dealt.holdings[other].known if card not in played[other]]
    rng.shuffle(pool)
    hands = [dealt.holdings[other].known for other in Seat]
    for other in hidden:
        count = 13 - len(played[other])
        hands[other] = Hand.of([*played[other], *pool[:count]])
        pool = pool[count:]
    moved = Dealt.of(dealt.dealer, Deal(*hands))
    return [moved if event is dealt else event for event in log]


@pytest.mark.parametrize(
    "name", ["vint/vint", "vint-1000/modern", "vint-1000/progressive", "bridge/vulnerable-ns"]
)
def test_hidden_cards_change_nothing(name: str) -> None:
    rules: Rules = ALL_RULES[name]
    moved = 0
    for number in range(12):
        rng = Random(f"secrets {name} {number}")
        log: list[Event] = [start(rules, rules.first_dealer or rng.choice(tuple(Seat)))]
        table = fold(rules, log)
        while table.deal is None or not table.deal.over:
            seat = table.actor
            assert seat is not None
            if table.deal is None:
                events = decide(table, DealHands(seat, shuffled(rng)))
            else:
                act = BEGINNER.act(View.of(rules, log, seat), Random(0))
                other_log = with_hidden_cards_moved(log, table, seat, rng)
                moved += other_log != log
                assert BEGINNER.act(View.of(rules, other_log, seat), Random(0)) == act
                events = decide(table, act.command)
            log.extend(events)
            for event in events:
                table = evolve(table, event)
    assert moved > 400
