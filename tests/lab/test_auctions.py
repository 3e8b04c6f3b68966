"""The auction alone: bid at both tables, played at none, and scored with the tricks of perfect play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from tests.lab.test_arena import GAMES, pairs
from vintik.cards import BIDS, CARDS, SEATS, Bid, Card, Deal, Hand, Seat, shuffled
from vintik.game import Command, MakeCall, PlayCard, Rules, View
from vintik.game.phases.auction import Contract
from vintik.game.phases.play import winner_of
from vintik.game.sheet import EMPTY_SHEET
from vintik.game.stakes import stakes
from vintik.games import GAMES as RULES
from vintik.games import rules_for
from vintik.lab.account import BOTH
from vintik.lab.arena import play
from vintik.lab.playing import Actor, play_match
from vintik.lab.report import PENALTIES
from vintik.lab.scored import as_played, lines_of
from vintik.lab.setting import Setting
from vintik.record import replay, score_of
from vintik.solver import Position, cards

ALL_RULES = [
    pytest.param(rules_for(game, options), id=f"{game}-{name}")
    for game in GAMES
    for name, options in RULES[game].variants.items()
]


def played_perfectly(hands: Deal, contract: Contract, rng: Random) -> list[Card]:
    """All 52 cards, each one of the best with all hands in sight."""
    held, leader, laid = list(hands), contract.declarer.next, list[Card]()
    for _ in range(13):
        trick: tuple[Card, ...] = ()
        while len(trick) < 4:
            position = Position((held[0], held[1], held[2], held[3]), contract.bid.trump, leader, trick)
            (answer,) = cards([position])
            best = rng.choice([card for card, tricks in answer.items() if tricks == max(answer.values())])
            held[position.to_move] = held[position.to_move].without(best)
            trick += (best,)
        laid += trick
        leader = winner_of(leader, trick, contract.bid.trump)
    return laid


def finished(record: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """The score of a recorded auction whose cards perfect play has added."""
    (deal,) = record["deals"]
    assert deal["play"] == []
    table = replay(record)[1]
    contract = table.deal.auction.contract() if table.deal is not None else None
    assert contract is not None
    hands = Deal(*(Hand.parse(deal["hands"][seat.name]) for seat in SEATS))
    laid = [card.name for card in played_perfectly(hands, contract, rng)]
    (scored,) = score_of(replay({**record, "deals": [{**deal, "play": laid}]})[1])["deals"]
    assert isinstance(scored, dict) and scored["complete"]
    return scored


@pytest.mark.parametrize("game", GAMES)
def test_the_score_is_that_of_a_deal_played_out_by_the_solver(game: str, installed: None) -> None:
    rng = Random(game)
    contracts = 0
    for pair in pairs(Setting(game, "beginner", "dice", seed=5, form="auctions"), 6):
        for north_south, table in zip(BOTH, pair.tables, strict=True):
            (deal,) = table.deals
            if deal.contract is None:
                continue
            contracts += 1
            scored = finished(table.record, rng)
            east_west = BOTH[1 - BOTH.index(north_south)]
            seated = {"NS": north_south, "EW": east_west}
            declaring = "NS" if scored["declarer"] in "NS" else "EW"
            assert (deal.contract, deal.doubled) == (scored["contract"], scored["doubled"])
            assert deal.declarer == seated[declaring]
            assert deal.tricks == scored["tricks"][declaring]
            points = {who: Counter[str]() for who in BOTH}
            for item in scored["items"]:
                points[seated[item["side"]]][item["kind"]] += item["points"]
            assert deal.points == points
    assert contracts >= 8


def at_random(rng: Random) -> Actor:
    """Bids, doubles and plays whatever it may, at any level."""

    def act(view: View) -> Command:
        calls = view.offers.calls
        if not calls:
            return PlayCard(view.seat, rng.choice(view.offers.cards.cards()))
        bids = [call for call in calls if isinstance(call, Bid)]
        others = [call for call in calls if not isinstance(call, Bid)]
        if bids and rng.random() < 0.1:
            return MakeCall(view.seat, bids[min(len(bids) - 1, int(rng.expovariate(0.4)))])
        return MakeCall(view.seat, rng.choice(others))

    return act


@pytest.mark.parametrize("rules", ALL_RULES)
def test_for_any_contract_and_tricks_the_lines_are_those_that_the_rules_write(rules: Rules) -> None:
    seen: Counter[str] = Counter()
    for number in range(60):
        rng = Random(number)
        packs = {1: rng.sample(CARDS, 52)}
        (result,) = play_match(rules, Seat.N, packs.__getitem__, at_random(rng), 1).sheet.deals
        scored = as_played(result)
        if scored.contract is not None and result.hands is not None:
            assert lines_of(rules, scored.contract, result.hands, scored.tricks) == result.lines
            seen.update(line.kind for line in result.lines)
            seen["doubled"] += scored.contract.doubled > 0
    assert seen["undertricks"] > 5
    assert seen["contract" if rules.auction.doubles else "tricks"] > 5
    assert (seen["doubled"] > 5) == rules.auction.doubles


@pytest.mark.parametrize("rules", ALL_RULES)
def test_v5_2_on_a_fresh_sheet_the_order_of_tricks_makes_no_difference_and_more_are_worth_more(
    rules: Rules,
) -> None:
    for number, bid in enumerate(BIDS):
        deal = Deal.of_pack(shuffled(b"stakes", str(number)), Seat.N)
        for doubled in range(3 if rules.auction.doubles else 1):
            rows = stakes(rules, Contract(bid, SEATS[number % 4], doubled), deal, EMPTY_SHEET, ()).points
            values = [nobody for nobody, _, _ in rows]
            assert rows == tuple((value, value, value) for value in values)
            assert values == sorted(set(values))


@pytest.mark.parametrize("game", GAMES)
def test_the_auctions_are_those_of_deals_that_are_played(game: str) -> None:
    played = pairs(Setting(game, "beginner", "beginner", seed=1), 10)
    bid = pairs(Setting(game, "beginner", "beginner", seed=1, form="auctions"), 10)
    other_tricks = 0
    for one, other in zip(played, bid, strict=True):
        for with_cards, without in zip(one.tables, other.tables, strict=True):
            (full,), (bare,) = with_cards.record["deals"], without.record["deals"]
            assert {**full, "play": []} == bare
            (deal,), (scored,) = with_cards.deals, without.deals
            assert (deal.contract, deal.declarer, deal.doubled) == (
                scored.contract,
                scored.declarer,
                scored.doubled,
            )
            other_tricks += deal.tricks != scored.tricks
    assert other_tricks > 3, "beginners do not play perfectly"


def test_no_card_is_played_and_what_fails_in_the_auction_is_counted(installed: None) -> None:
    report = play(Setting("bridge", "stubborn", "beginner", seed=1, form="auctions", errors=True), 4)
    a, b = (report.players[who] for who in BOTH)
    for player in (a, b):
        assert (player.speed["lead"].acts, player.speed["card"].acts) == (0, 0)
        assert player.errors is not None
        assert sum(place.cards for place in player.errors.values()) == 0
    assert 0 < a.illegal_or_failed < a.speed["call"].acts
    assert b.illegal_or_failed == 0
    assert a.declared == 0 < b.declared == report.deals - report.passed_out


def test_a_table_where_all_pass_is_scored_beside_one_that_bids(installed: None) -> None:
    report = play(Setting("bridge", "beginner", "lowest", seed=1, form="auctions"), 12)
    assert report.deals == 24
    assert 0 < report.passed_out < 12
    a, b = (report.players[who] for who in BOTH)
    assert b.declared == 0
    assert a.declared == 24 - report.passed_out
    assert a.penalties_paid == pytest.approx(sum(b.points.get(kind, 0) for kind in PENALTIES))
    assert report.imps is not None and report.imps.n == 12
    assert report.points.mean == pytest.approx(sum(a.points.values()) - sum(b.points.values()))
