"""Strategy fusion: a guess put off is not a guess won."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from tests.players.seating import events_of
from vintik.cards import Card, Deal, Hand, Seat
from vintik.game import View
from vintik.games import rules_for
from vintik.players.beliefs.worlds import Worlds
from vintik.players.cardplay import choose_card
from vintik.players.cardplay.judge import Judge
from vintik.players.cardplay.prospects import prospects
from vintik.players.cardplay.repair import repaired
from vintik.players.style import EXPERT

BRIDGE = rules_for("bridge")
THROW_IN = Deal.parse("N:AJ2.32.5432.5432 7654.9876.76.876 KT3.A4.AKQJ.AKQJ Q98.KQJT5.T98.T9")
NO_THROW_IN = Deal.parse("N:AJ2.432.5432.432 7654.9876.76.876 KT3.A.AKQJ.AKQJ5 Q98.KQJT5.T98.T9")
NINE_TRICKS = """H5 H2 H6 HA DA D8 D2 D6 DK D9 D3 D7 DQ DT D4 S4 DJ HQ D5 S5
CA C9 C2 C6 CK CT C3 C7 CQ HJ C4 C8 CJ HT {} H7"""
STYLE = replace(EXPERT, points=False)


def ending(deal: Deal, last: str) -> tuple[View, Worlds]:
    """South, declarer at no trump, leads from K T 3 and another to A J 2 and a heart: the queen of spades
    is in either hand. West has a high heart; if it takes a trick, West has to lead a spade."""
    log = events_of(BRIDGE, deal, Seat.S, "3NT Pass Pass Pass", NINE_TRICKS.format(last))
    queen, seven = (Hand.of([Card.parse(name)]) for name in ("SQ", "S7"))
    hands = [hand.mask for hand in deal]
    moved = [hands[0], (deal[Seat.E] - seven | queen).mask, hands[2], (deal[Seat.W] - queen | seven).mask]
    return View.of(BRIDGE, log, Seat.S), Worlds(np.array([hands, moved], np.uint64), np.full(2, 0.5))


def values(view: View, worlds: Worlds) -> dict[str, float]:
    """Expected tricks in the whole deal."""
    judge = Judge(view, points=False)
    found = prospects(view, judge, worlds, STYLE, Random(0))
    means = found.weights @ repaired(judge, found, found.cards)
    return {card.name: float(mean) for card, mean in zip(found.cards, means, strict=True)}


def test_the_solver_wins_every_guess() -> None:
    view, worlds = ending(NO_THROW_IN, "H3")
    _, _, options = choose_card(view, worlds, replace(STYLE, repair=False), Random(0))
    assert {option.card.name: option.points for option in options} == {"SK": 13, "ST": 13, "S3": 13, "C5": 13}


def test_a_guess_stays_a_guess_until_something_is_seen() -> None:
    found = values(*ending(NO_THROW_IN, "H3"))
    assert (found["S3"], found["ST"]) == (12.5, 12.5)


def test_a_throw_in_saves_the_guess() -> None:
    assert values(*ending(THROW_IN, "C5"))["H4"] == 12
