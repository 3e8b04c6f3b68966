"""`thumb.bids` beside what players of level beginner call in Bridge."""

from __future__ import annotations

from random import Random

import numpy as np

from tests.players.seating import ALL_RULES
from vintik.cards import CARDS, PASS, Call, Deal, Seat
from vintik.game.phases.auction import Auction
from vintik.lab.playing import bid_deal
from vintik.players import PLAYERS, safe_act
from vintik.players.bidding import System, system_of
from vintik.players.bidding.american.card import SAYC, THUMB
from vintik.players.bidding.hearing import Hearing

RULES = ALL_RULES["bridge/vulnerable-ns"]
DEALS = 150
Said = list[tuple[Seat, Deal, tuple[Call, ...]]]


def beginners_bid(rng: Random) -> Said:
    found: Said = []
    for number in range(DEALS):
        dealer, pack = Seat(number % 4), list(CARDS)
        rng.shuffle(pack)
        table = bid_deal(RULES, dealer, pack, lambda view: safe_act(PLAYERS["beginner"], view, rng).command)
        assert table.deal is not None
        found.append((dealer, Deal.of_pack(pack, dealer.next), table.deal.auction.calls))
    return found


def told(system: System, said: Said) -> tuple[float, float]:
    """The share of calls that the table makes as well, and the mean logarithm of their chances by it."""
    same, chances = [], []
    for dealer, deal, calls in said:
        hearing = Hearing.of(system, Auction(RULES.auction, dealer, 1))
        for call in calls:
            if not (call is PASS and hearing.settled):
                hand = system.measured(np.array([deal[hearing.turn].mask], np.uint64))
                same.append(hearing.table.entry(int(hearing.table.best(hand)[0])).call is call)
                chances.append(max(-20.0, float(hearing.all_calls.log_chance(hand, call)[0])))
            hearing = hearing.after(call)
    return sum(same) / len(same), sum(chances) / len(chances)


def test_the_table_calls_what_beginners_call_and_the_card_would_misread_them() -> None:
    said = beginners_bid(Random("thumb"))
    same, chance = told(system_of(RULES, (THUMB, THUMB)), said)
    by_card, chance_by_card = told(system_of(RULES, (SAYC, SAYC)), said)
    assert same >= 0.8 > by_card
    assert chance >= chance_by_card + 0.5
