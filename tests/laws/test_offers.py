"""Law 5: always one seat has to act; what is not offered is refused and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.laws.dump import dump
from tests.laws.matches import Match, every_variant, matches
from vintik.cards import BIDS, CARDS, DOUBLE, PASS, REDOUBLE, SEATS, Call, Deal, Seat
from vintik.game import (
    Claim,
    Command,
    DealHands,
    MakeCall,
    Offers,
    PlayCard,
    Refusal,
    Table,
    TakeBack,
    decide,
    evolve,
    offers,
)

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
        commands += [DealHands(seat, HANDS), Claim(seat), TakeBack(seat)]
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
                assert not offer.claim or offer.cards


@every_variant
def test_a_take_back_gives_back_the_state_before_the_act(game: str, variant: str) -> None:
    for match in matches(game, variant)[::2]:
        before = match.table
        for table in states(match):
            for seat in SEATS:
                acts = offers(table, seat).take_back
                if acts:
                    (event,) = decide(table, TakeBack(seat))
                    check_taken_back(before, table, evolve(table, event), seat, acts)
            before = table


def check_taken_back(before: Table, table: Table, back: Table, seat: Seat, acts: int) -> None:
    """`before` is the table one command earlier than `table`, `back` the one after the take-back."""
    assert back.actor is seat
    assert back.sheet == table.sheet
    assert before.deal is not None
    assert table.deal is not None
    assert back.deal is not None
    if table.deal.card_shown:
        assert acts == 1
        assert back.deal.play == before.deal.play
        assert back.deal.holdings == before.deal.holdings
        assert back.deal.auction == before.deal.auction
    else:
        assert 1 <= acts <= 4
        assert back.deal.play is None
        assert back.deal.auction.calls == table.deal.auction.calls[:-acts]
        assert back.deal.holdings == back.deal.dealt
