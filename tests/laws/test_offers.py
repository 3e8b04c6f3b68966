"""Law 5: always one seat has to act; what is not offered is refused and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.laws.dump import dump
from tests.laws.matches import Match, every_variant, matches
from vintik.cards import BIDS, CARDS, DOUBLE, PASS, REDOUBLE, SEATS, Call, Deal
from vintik.game import (
    Claim,
    Command,
    DealHands,
    DenyClaim,
    MakeCall,
    Offers,
    PlayCard,
    Refusal,
    Table,
    TakeBack,
    View,
    decide,
    evolve,
    offers,
)
from vintik.game.events import Dealt, MatchStarted, TakenBack

CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
HANDS = Deal.of_pack(CARDS, SEATS[0])


def states(match: Match) -> Iterator[Table]:
    """The table after every command, and before the first."""
    table = Table(match.rules)
    done = 0
    for moment in match.moments:
        for event in match.log[done:moment]:
            table = evolve(table, event)
        done = moment
        yield table


def some_states(match: Match) -> Iterator[Table]:
    """Some of them: the last, and of the others about one in twelve."""
    rng = random.Random(match.seed)
    for table in states(match):
        if rng.random() < 0.08:
            yield table
    yield match.table


def everything() -> list[Command]:
    """Every command there is, of all four seats."""
    commands: list[Command] = []
    for seat in SEATS:
        commands += [MakeCall(seat, call) for call in CALLS]
        commands += [PlayCard(seat, card) for card in CARDS]
        commands += [DealHands(seat, HANDS), Claim(seat), DenyClaim(seat, 1), TakeBack(seat)]
    return commands


EVERYTHING = everything()


def offered(offer: Offers) -> set[Command]:
    """The commands that an offer stands for."""
    commands: set[Command] = {MakeCall(offer.seat, call) for call in offer.calls}
    commands |= {PlayCard(offer.seat, card) for card in offer.cards}
    if offer.deal:
        commands.add(DealHands(offer.seat, HANDS))
    if offer.claim:
        commands.add(Claim(offer.seat))
    if offer.claimable:
        commands.add(DenyClaim(offer.seat, 1))
    if offer.take_back:
        commands.add(TakeBack(offer.seat))
    return commands


@every_variant
def test_exactly_one_seat_has_to_act_until_the_match_is_over(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table in states(match):
            waiting = [seat for seat in SEATS if offers(table, seat).to_act]
            if table.sheet.over:
                assert waiting == [], match
                assert table.actor is None
            else:
                assert waiting == [table.actor], match


@every_variant
def test_nothing_at_all_is_offered_after_the_end_or_before_the_start(game: str, variant: str) -> None:
    for match in matches(game, variant):
        if match.table.sheet.over:
            assert [offered(offers(match.table, seat)) for seat in SEATS] == [set()] * 4
        assert [offered(offers(Table(match.rules), seat)) for seat in SEATS] == [set()] * 4


@every_variant
def test_what_is_not_offered_is_refused_and_what_is_offered_is_done(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table in some_states(match):
            allowed = {command for seat in SEATS for command in offered(offers(table, seat))}
            assert allowed <= set(EVERYTHING)
            done = set()
            for command in EVERYTHING:
                try:
                    events = decide(table, command)
                except Refusal as refusal:
                    assert refusal.code
                else:
                    assert events
                    done.add(command)
            assert done == allowed, match


@every_variant
def test_refused_or_not_deciding_changes_nothing(game: str, variant: str) -> None:
    for match in matches(game, variant)[::4]:
        table = match.table
        before = dump(table)
        for command in EVERYTHING:
            try:
                events = decide(table, command)
            except Refusal:
                continue
            after = table
            for event in events:
                after = evolve(after, event)
        assert dump(table) == before, match


@every_variant
def test_an_offer_is_for_one_kind_of_act(game: str, variant: str) -> None:
    for match in matches(game, variant):
        for table in some_states(match):
            for seat in SEATS:
                offer = offers(table, seat)
                assert offer.seat is seat
                assert bool(offer.calls) + bool(offer.cards) + offer.deal == offer.to_act
                assert (offer.hand is not None) == bool(offer.cards)
                assert not (offer.claim or offer.claimable) or offer.cards


@every_variant
def test_a_take_back_gives_back_the_state_before_the_act(game: str, variant: str) -> None:
    """Of the whole table, and of what a seat knew then."""
    for match in matches(game, variant)[::2]:
        rng = random.Random(match.seed)
        view = View(rng.choice(SEATS), Table(match.rules))
        history: list[tuple[Table, View]] = []  # before each call and card of the deal that stands
        table, done = Table(match.rules), 0
        for moment in match.moments:
            events = match.log[done:moment]
            done = moment
            if isinstance(events[0], TakenBack):
                del history[len(history) - events[0].acts :]
            elif isinstance(events[0], Dealt):
                history = []
            elif not isinstance(events[0], MatchStarted):
                history.append((table, view))
            for event in events:
                table = evolve(table, event)
            view = view.after(events)
            for seat in SEATS if rng.random() < 0.2 else ():
                acts = offers(table, seat).take_back
                if acts:
                    before, seen = history[-acts]
                    (taken,) = decide(table, TakeBack(seat))
                    assert before.actor is seat
                    assert dump(evolve(table, taken)) == dump(before), match
                    assert dump(view.after([taken]).table) == dump(seen.table), match
