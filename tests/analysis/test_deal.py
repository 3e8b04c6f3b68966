"""The laws of hindsight, on random deals of every game: costs add up to what was missed."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.laws.matches import VARIANTS, every_variant
from vintik.analysis import Hindsight, NoSuchDeal, finished, hindsight, sheet_before, view_before_call
from vintik.cards import CARDS, PASS, SEATS, Bid, Deal, Denomination, Side
from vintik.game import DealHands, Event, MakeCall, PlayCard, Rules, Table, decide, evolve, offers, start
from vintik.game.events import CallMade, CardPlayed
from vintik.game.sheet import DealResult, Sheet
from vintik.games import GAMES, rules_for
from vintik.solver import Position, tables, tricks

DEALS = 6
"""Deals of each variant; in the later ones of a match there is something on the sheet already."""


class Played:
    """A match of some deals, in which cards are played at random."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.rng = random.Random(seed)
        self.log: list[Event] = [start(rules, rules.first_dealer or self.rng.choice(SEATS))]
        self.table = evolve(Table(rules), self.log[0])
        while len(self.table.sheet.deals) < DEALS and not self.table.sheet.over:
            self.step()

    def step(self) -> None:
        actor = self.table.actor
        assert actor is not None
        offered = offers(self.table, actor)
        if offered.deal:
            pack = list(CARDS)
            self.rng.shuffle(pack)
            self.do(DealHands(actor, Deal.of_pack(pack, actor.next)))
        elif offered.calls:
            bids = [call for call in offered.calls if isinstance(call, Bid) and call.level < 4]
            bold = bids and self.rng.random() < 0.3
            self.do(MakeCall(actor, self.rng.choice(bids[:5]) if bold else PASS))
        else:
            self.do(PlayCard(actor, self.rng.choice(offered.cards.cards())))

    def do(self, command: DealHands | MakeCall | PlayCard) -> None:
        for event in decide(self.table, command):
            self.log.append(event)
            self.table = evolve(self.table, event)


@cache
def played(game: str, variant: str) -> tuple[tuple[Played, Sheet, DealResult, Hindsight], ...]:
    """The played deals of some matches of a variant, each with the sheet before it, weighed."""
    rules = rules_for(game, GAMES[game].variants[variant])
    found = []
    for number in range(1 if rules.form.kind != "one_deal" else DEALS):
        match = Played(rules, f"{game} {variant} {number}")
        for result in match.table.sheet.deals:
            sheet = sheet_before(rules, match.log, result.number)
            found.append((match, sheet, result, hindsight(rules, sheet, result)))
    return tuple(found)


def taken(result: DealResult, side: Side) -> int:
    return sum(trick.winner.side is side for trick in result.tricks)


def written(sheet: Sheet, match: Played, number: int) -> int:
    """Points of North–South less East–West that the deal wrote."""
    result = finished(match.table, number)
    return result.totals[0] - result.totals[1]


@every_variant
def test_costs_lead_from_what_was_possible_to_what_was_done(game: str, variant: str) -> None:
    weighed = 0
    for match, sheet, result, found in played(game, variant):
        if not found.steps:
            assert result.contract is None
            continue
        weighed += 1
        first = found.steps[0]
        sign = 1 if first.seat.side is Side.NS else -1
        assert first.best_tricks is not None and first.best_points is not None
        ns_tricks = first.best_tricks if sign == 1 else 13 - first.best_tricks
        ns_points = sign * first.best_points
        for step in found.steps:
            lost_tricks, lost_points = step.lost_tricks, step.lost_points
            assert lost_tricks is not None and lost_tricks >= 0
            assert lost_points is not None and lost_points >= 0
            own = 1 if step.seat.side is Side.NS else -1
            ns_tricks -= own * lost_tricks
            ns_points -= own * lost_points
        assert ns_tricks == taken(result, Side.NS)
        assert ns_points == written(sheet, match, result.number)
    assert weighed > 0


@every_variant
def test_each_step_begins_where_the_one_before_has_led(game: str, variant: str) -> None:
    for _, _, _, found in played(game, variant):
        for before, after in zip(found.steps, found.steps[1:], strict=False):
            assert before.judged is not None and after.judged is not None
            led = before.judged[before.card]
            same = before.seat.side is after.seat.side
            assert after.best_tricks == (led.tricks if same else 13 - led.tricks)
            assert after.best_points == (led.points if same else -led.points)


@pytest.mark.parametrize(("game", "variant"), [VARIANTS[0], VARIANTS[-1]])
def test_the_first_step_is_what_the_solver_says_of_the_deal(game: str, variant: str) -> None:
    for _, _, result, found in played(game, variant):
        assert result.hands is not None
        assert found.tables == tuple(map(tuple, tables([result.hands])[0].tolist()))
        if result.contract is None:
            continue
        position = Position.of_deal(result.hands, result.contract.bid.trump, result.contract.declarer.next)
        assert found.steps[0].best_tricks == tricks([position])[0]
        row = [Denomination.NT, Denomination.S, Denomination.H, Denomination.D, Denomination.C].index(
            result.contract.bid.denomination
        )
        declared = found.tables[row][result.contract.declarer]
        assert 13 - declared == found.steps[0].best_tricks


def test_the_cards_weighed_are_those_that_could_be_played(matches_of_vint: Played) -> None:
    match = matches_of_vint
    table = Table(match.rules)
    steps = iter(
        step
        for result in match.table.sheet.deals
        for step in hindsight(match.rules, sheet_before(match.rules, match.log, result.number), result).steps
    )
    for event in match.log:
        if isinstance(event, CardPlayed):
            step, actor = next(steps), table.actor
            assert actor is not None and step.judged is not None
            assert (step.seat, step.chooser, step.card) == (event.seat, actor, event.card)
            assert tuple(step.judged) == offers(table, actor).cards.cards()
        table = evolve(table, event)
    assert next(steps, None) is None


@pytest.fixture
def matches_of_vint() -> Played:
    return Played(rules_for("vint", {}), "the cards weighed")


def test_declarer_answers_for_dummy_s_cards() -> None:
    """B3.1."""
    checked = 0
    for _, _, result, found in played("bridge", next(iter(GAMES["bridge"].variants))):
        if result.contract is None:
            continue
        declarer = result.contract.declarer
        for step in found.steps:
            dummy_s = step.seat is declarer.partner
            assert step.chooser is (declarer if dummy_s else step.seat)
            checked += dummy_s
    assert checked >= 13


def test_without_time_nothing_is_said() -> None:
    _, sheet, result, _ = next(each for each in played("vint", "vint") if each[3].steps)
    found = hindsight(rules_for("vint", {}), sheet, result, seconds=-1)
    assert found.tables is None
    assert all(step.judged is None and step.lost_points is None for step in found.steps)


def test_a_card_can_cost_the_game_and_no_trick() -> None:
    """V5.2, V5.4: when both sides are near 500, it matters who takes the next tricks."""
    near = Sheet(totals=(410, 460), below=(410, 460))
    rules = rules_for("vint", {})
    lost = [
        step.lost_points or 0
        for _, _, result, _ in played("vint", "vint")
        for step in hindsight(rules, near, result).steps
        if step.lost_tricks == 0
    ]
    assert max(lost) >= 500


def test_views_before_calls_know_what_was_known() -> None:
    match = Played(rules_for("vint", {}), "views")
    calls = [event for event in match.log if isinstance(event, CallMade)]
    result = match.table.sheet.deals[0]
    for number, made in enumerate(result.calls, start=1):
        view = view_before_call(match.rules, match.log, 1, number)
        deal = view.table.deal
        assert deal is not None and view.seat is calls[number - 1].seat
        assert deal.auction.calls == result.calls[: number - 1] and made in view.offers.calls
        assert [held.unseen for held in deal.holdings] == [0 if s is view.seat else 13 for s in SEATS]


def test_what_is_not_there_is_refused() -> None:
    match = Played(rules_for("vint", {}), "absent")
    last = len(match.table.sheet.deals)
    for number in (0, -1, last + 1):
        with pytest.raises(NoSuchDeal):
            finished(match.table, number)
        with pytest.raises(NoSuchDeal):
            sheet_before(match.rules, match.log, number)
    with pytest.raises(NoSuchDeal):
        view_before_call(match.rules, match.log, 1, len(match.table.sheet.deals[0].calls) + 1)
    with pytest.raises(NoSuchDeal):
        view_before_call(match.rules, match.log, 1, 0)
