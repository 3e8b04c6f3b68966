"""What was worked out for one auction serves another only where all that was looked at is the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from vintik.cards import PASS, Bid, Denomination, Seat, Side
from vintik.game.phases.auction import Auction
from vintik.games import rules_for
from vintik.players.bidding.american.card import SAYC, card, system
from vintik.players.bidding.american.place import Place, Vulnerable
from vintik.players.bidding.american.watched import Memory
from vintik.players.bidding.hearing import Hearing

RULES = rules_for("bridge", {})


def place(calls: int, vulnerable: bool) -> Place:
    """After so many passes."""
    warm = system((card(SAYC), card(SAYC)), frozenset())
    hearing = Hearing.of(warm, Auction(RULES.auction, Seat.N, 1))
    for _ in range(calls):
        hearing = hearing.after(PASS)
    return Place(hearing, Vulnerable(vulnerable, False))


def test_an_answer_is_found_again_where_what_was_looked_at_is_the_same() -> None:
    memory: Memory[str] = Memory()
    asked: list[int] = []

    def find(seen: Place) -> str:
        asked.append(seen.seat)
        return f"seat {seen.seat}" if seen.seat > 2 else f"seat {seen.seat}, {seen.vulnerable.we}"

    places = [place(calls, zone) for calls in range(4) for zone in (False, True)]
    answers = [memory.answer("where", each, find) for each in (*places, *places)]
    assert answers[:8] == answers[8:]
    assert answers[:8] == [
        *("seat 1, False", "seat 1, True", "seat 2, False", "seat 2, True"),
        *("seat 3", "seat 3", "seat 4", "seat 4"),
    ]
    assert asked == [1, 1, 2, 2, 3, 4]


def test_questions_are_kept_apart() -> None:
    memory: Memory[int] = Memory()
    here = place(0, False)
    assert memory.answer("one", here, lambda seen: seen.seat) == 1
    assert memory.answer("other", here, lambda seen: -seen.seat) == -1


def test_what_is_asked_of_one_suit_does_not_look_at_the_others() -> None:
    memory: Memory[int] = Memory()
    asked: list[int] = []

    def spades(seen: Place) -> int:
        asked.append(seen.cheapest(Denomination.S))
        return asked[-1]

    low, clubs, hearts = place(0, False), place(0, False), place(0, False)
    clubs.hearing = clubs.hearing.after(Bid.of(1, Denomination.C))
    hearts.hearing = hearts.hearing.after(Bid.of(2, Denomination.H))
    assert [memory.answer("spades", each, spades) for each in (low, clubs, hearts, low)] == [1, 1, 2, 1]
    assert asked == [1, 2]


def test_answers_within_answers_pass_on_what_was_looked_at() -> None:
    outer: Memory[int] = Memory()
    inner: Memory[int] = Memory()

    def through(seen: Place) -> int:
        return inner.answer("seat", seen, lambda again: again.seat)

    places = [place(calls, False) for calls in (0, 1, 0, 1)]
    assert [outer.answer("seat", each, through) for each in places] == [1, 2, 1, 2]


def test_a_card_says_the_same_after_many_auctions_as_at_first() -> None:
    """Random calls, some of them strange, heard by a card that remembers and by one that starts anew."""
    rng = Random("watched")
    known = card(SAYC)
    for number in range(12):
        vulnerable = frozenset(side for side in Side if rng.random() < 0.5)
        fresh = replace(known)
        old, new = (
            Hearing.of(system((each, each), vulnerable), Auction(RULES.auction, Seat(number % 4), 1))
            for each in (known, fresh)
        )
        while not old.auction.over and len(old.auction.calls) < 14:
            assert old.table.wider.entries == new.table.wider.entries
            legal = old.auction.legal_calls()
            sensible = [call for call in old.table.calls if call in legal]
            call = rng.choice(sensible if sensible and rng.random() < 0.8 else legal[:6])
            old, new = old.after(call), new.after(call)
