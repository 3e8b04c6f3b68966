"""Hints, the meanings of calls and convention cards, as messages.

A hint is made from the view of the seat that asks; a meaning from the calls alone, which all have heard.
"""

from __future__ import annotations

import random
from typing import Any

from vintik.game import MakeCall, PlayCard, Refusal, Rules, Table, View
from vintik.game.phases.auction import Auction, AuctionRules
from vintik.game.sheet import Sheet
from vintik.players import Cards, Levels, Thought
from vintik.players.advice import advise, disclosed
from vintik.players.bidding.american.card import SYSTEMS
from vintik.players.bidding.american.paper import Answer, Chapter, paper, summary
from vintik.players.bidding.meaning import Fact, Meaning
from vintik.players.style import STANDARD
from vintik.server.http_messages import ConventionCard
from vintik.server.messages import Hint, Meanings

ADVISER = "expert"
"""The level of the player that is asked for a hint."""

Json = dict[str, Any]


def may_ask(view: View) -> bool:
    """Whether the seat has a call or a card to choose, in a game that has hints."""
    offers = view.offers
    return view.table.rules.hints and bool(offers.calls or offers.cards.mask)


def check(view: View) -> None:
    """Raises `Refusal` unless the seat may ask for a hint."""
    if not view.table.rules.hints:
        raise Refusal("no_hints")
    if not may_ask(view):
        raise Refusal("not_your_turn", seat=view.seat.name, turn=str(view.table.actor))


def hint(
    view: View, seq: int, seed: str, cards: Cards = STANDARD, levels: Levels = (ADVISER, ADVISER)
) -> Hint:
    """What an expert would do in this seat at a table with these convention cards, where the sides are heard
    as players of these levels; the same view and seed give the same answer. It may think for seconds."""
    advice = advise(ADVISER, view, random.Random(seed), cards, levels)
    thought = advice.thought
    return Hint.model_validate(
        {
            "seq": seq,
            "move": _move(thought),
            "why": {"code": thought.act.why.code, "params": dict(thought.act.why.params)},
            "meaning": None if advice.meaning is None else meaning_seen(advice.meaning),
            "considered": [
                *({"name": each.call.name, "points": each.points} for each in thought.calls),
                *({"name": each.card.name, "points": each.points} for each in thought.cards),
            ],
        }
    )


def _move(thought: Thought) -> Json:
    command = thought.act.command
    if isinstance(command, MakeCall):
        return {"do": "call", "call": command.call.name}
    return {"do": "play", "card": command.card.name} if isinstance(command, PlayCard) else {"do": "claim"}


def meanings(table: Table, deal: int, levels: str | Levels, cards: Cards = STANDARD) -> Meanings:
    """What each call of the `deal`-th deal (from 1) says where players of these levels bid, each side by its
    convention card; raises `Refusal` if there is none."""
    auction = _auction(table, deal)
    found = disclosed(levels, table.rules, auction, cards)
    return Meanings.model_validate({"deal": deal, "meanings": [meaning_seen(each) for each in found]})


def convention_card(name: str, rules: AuctionRules) -> ConventionCard:
    """The convention card of this name; raises `KeyError`."""
    return ConventionCard.model_validate(
        {
            "name": name,
            "names": list(SYSTEMS),
            "chapters": [_chapter(each) for each in paper(name, rules)],
            "summary": [_chapter(each) for each in summary(name, rules)],
        }
    )


def _chapter(chapter: Chapter) -> Json:
    rows = [
        {
            "heard": [{"call": each.call.name, "ours": each.ours} for each in row.heard],
            "answers": [_answer(each) for each in row.answers],
        }
        for row in chapter.rows
    ]
    return {"code": chapter.code, "rows": rows, "remarks": list(chapter.remarks)}


def _answer(answer: Answer) -> Json:
    return {
        "when": answer.when,
        "meaning": meaning_seen(answer.meaning),
        "vulnerable": None if answer.vulnerable is None else meaning_seen(answer.vulnerable),
        "changed": [_fact(each) for each in answer.changed],
    }


def _auction(table: Table, number: int) -> Auction:
    if table.deal is not None and table.deal.number == number:
        return table.deal.auction
    if number > len(table.sheet.deals):
        raise Refusal("not_in_record", part="deal", number=number)
    return _replayed(table.rules, table.sheet, number)


def _replayed(rules: Rules, sheet: Sheet, number: int) -> Auction:
    before = Sheet(sheet.deals[: number - 1])
    result = sheet.deals[number - 1]
    auction = Auction(rules.auction, result.dealer, rules.auction.minimum_level(before.deals_played))
    for call in result.calls:
        auction = auction.after(call)
    return auction


def meaning_seen(meaning: Meaning) -> Json:
    """As `MeaningSeen`."""
    return {
        "call": meaning.call.name,
        "alert": meaning.alert,
        "readings": [
            {
                "code": reading.code,
                "facts": [_fact(fact) for fact in reading.facts],
            }
            for reading in meaning.readings
        ],
    }


def _fact(fact: Fact) -> Json:
    return {"kind": fact.kind, "params": dict(fact.params)}
