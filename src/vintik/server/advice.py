"""Hints and the meanings of calls, as messages.

A hint is made from the view of the seat that asks; a meaning from the calls alone, which all have heard.
"""

from __future__ import annotations

import random
from typing import Any

from vintik.game import MakeCall, PlayCard, Refusal, Rules, Table, View
from vintik.game.phases.auction import Auction
from vintik.game.sheet import Sheet
from vintik.players import Thought
from vintik.players.advice import advise, disclosed
from vintik.players.bidding.meaning import Meaning
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


def hint(view: View, seq: int, seed: str) -> Hint:
    """What an expert would do in this seat; the same view and seed give the same answer. It may think for
    seconds."""
    advice = advise(ADVISER, view, random.Random(seed))
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


def meanings(table: Table, deal: int, level: str) -> Meanings:
    """What each call of the `deal`-th deal (from 1) says where players of `level` bid; raises `Refusal` if
    there is none."""
    auction = _auction(table, deal)
    found = disclosed(level, table.rules, auction)
    return Meanings.model_validate({"deal": deal, "meanings": [meaning_seen(each) for each in found]})


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
                "facts": [{"kind": fact.kind, "params": dict(fact.params)} for fact in reading.facts],
            }
            for reading in meaning.readings
        ],
    }
