"""Law 2: everything a view claims is true, and its own cards are fully known."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.laws.matches import Match, every_variant, matches
from vintik.cards import SEATS, Seat
from vintik.game import Table, View, evolve, offers
from vintik.game.events import Dealt, DummyFaced, HandsShown, TakenBack
from vintik.game.sheet import Sheet

ALWAYS = (Dealt, DummyFaced, HandsShown, TakenBack)
"""Moments after these events are always looked at, of the others one in four."""


def check_hands(view: Table, table: Table, seat: Seat) -> None:
    """Known cards are where the view says, and the numbers of unseen ones are right."""
    assert (view.deal is None) == (table.deal is None)
    if view.deal is None or table.deal is None:
        return
    for claimed, true in ((view.deal.dealt, table.deal.dealt), (view.deal.holdings, table.deal.holdings)):
        for each in SEATS:
            assert true[each].unseen == 0
            assert not claimed[each].known - true[each].known
            assert len(claimed[each]) == len(true[each])
            assert claimed[each].unseen >= 0
        assert claimed[seat] == true[seat]
    known = [view.deal.holdings[each].known for each in SEATS]
    assert len(known[0] | known[1] | known[2] | known[3]) == sum(map(len, known))


def check_public(view: Table, table: Table) -> None:
    """Turn, dealer, auction and play are no secret, and the same to all."""
    assert view.actor is table.actor
    assert view.dealer is table.dealer
    if view.deal is not None and table.deal is not None:
        assert view.deal.turn is table.deal.turn
        assert view.deal.auction == table.deal.auction
        assert view.deal.play == table.deal.play
        assert (view.deal.number, view.deal.dealer) == (table.deal.number, table.deal.dealer)


def states(match: Match) -> Iterator[tuple[Table, list[View]]]:
    """What is true and what the four seats see, at many moments of a match."""
    rng = random.Random(match.seed)
    table = Table(match.rules)
    views = [View(seat, table) for seat in SEATS]
    done = 0
    for moment in match.moments:
        events = match.log[done:moment]
        for event in events:
            table = evolve(table, event)
        views = [view.after(events) for view in views]
        done = moment
        if isinstance(events[-1], ALWAYS) or table.between_deals or rng.random() < 0.25:
            yield table, views


@every_variant
def test_what_a_view_says_of_the_cards_is_true(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table, views in states(match):
            for view in views:
                check_hands(view.table, table, view.seat)


@every_variant
def test_a_view_knows_whose_turn_it_is_and_all_that_is_public(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table, views in states(match):
            for view in views:
                check_public(view.table, table)


@every_variant
def test_a_view_is_offered_what_the_whole_table_offers(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table, views in states(match):
            for view in views:
                assert view.offers == offers(table, view.seat), (match, view.seat)


@every_variant
def test_the_sheet_is_the_same_to_all(game: str, variant: str) -> None:
    for match in matches(game, variant):
        compared: Sheet | None = None
        for table, views in states(match):
            if table.sheet is not compared:
                compared = table.sheet
                assert [view.table.sheet for view in views] == [compared] * 4, match


@every_variant
def test_a_view_of_the_redacted_log_is_the_view_of_the_whole(game: str, variant: str) -> None:
    for match in matches(game, variant)[::10]:
        for seat in SEATS:
            redacted = [event.seen_by(seat) for event in match.log]
            assert View.of(match.rules, redacted, seat).table == View.of(match.rules, match.log, seat).table


@every_variant
def test_once_a_match_is_over_every_view_knows_all_its_hands(game: str, variant: str) -> None:
    for match in matches(game, variant):
        if match.table.sheet.over:
            for seat in SEATS:
                view = View.of(match.rules, match.log, seat)
                assert view.table.sheet == match.table.sheet
                assert all(deal.hands is not None for deal in view.table.sheet.deals)
