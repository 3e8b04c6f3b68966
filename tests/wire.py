"""Reads everything a seat was sent as an attacker would: which cards does it name, and might it?"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from vintik.cards import SEATS, Card, Hand

CARD = re.compile(r"^[SHDC][2-9TJQKA]$")


def cards_in(value: object) -> Iterator[str]:
    """Every card that a message names anywhere, in any of our notations."""
    if isinstance(value, dict):
        for each in value.values():
            yield from cards_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from cards_in(each)
    elif isinstance(value, str):
        if CARD.match(value):
            yield value
        elif value.count(".") == 3:
            yield from (card.name for card in Hand.parse(value))


def allowed(deal: dict[str, Any], dummy_is_shown: bool, declares: bool = False) -> list[set[str]]:
    """The cards South may have been told of a recorded deal, by the number of cards played. `declares`: North
    is declarer and South plays its cards, so South has seen them as soon as dummy was shown."""
    own = {card.name for card in Hand.parse(deal["hands"]["S"])}
    played: list[str] = deal["play"]
    dummy: set[str] = set()
    if dummy_is_shown and played:
        lead = Card.parse(played[0])
        leader = next(seat for seat in SEATS if lead in Hand.parse(deal["hands"][seat.name]))
        dummy = {card.name for card in Hand.parse(deal["hands"][leader.next.name])}
        if declares:
            dummy |= {card.name for card in Hand.parse(deal["hands"]["N"])}
    return [own | set(played[:count]) | (dummy if count else set()) for count in range(len(played) + 1)]


def check_nothing_hidden(texts: Iterable[str], record: dict[str, Any], declares: bool = False) -> int:
    """Fails if a message names a card that South could not know then; returns how many cards were named.

    `record` is that of the whole match. Of a snapshot's log the earlier deals are public, so they are left
    out.
    """
    may_know = [allowed(deal, record["game"] == "bridge", declares) for deal in record["deals"]]
    named_in_all = 0
    for text in texts:
        message = json.loads(text)
        if message["type"] == "meanings":
            assert not set(cards_in(message)), text
            continue
        if message["type"] == "refused" or message["view"]["deal"]["phase"] == "over":
            continue
        deal = message["view"]["deal"]
        tricks = [*deal["tricks"], *([deal["trick"]] if deal["trick"] else [])]
        count = sum(len(trick["cards"]) for trick in tricks)
        events = message["events"]
        dealt = [place for place, event in enumerate(events) if event["type"] == "dealt"]
        message["events"] = events[dealt[-1] :] if dealt else events
        named = set(cards_in(message))
        assert named <= may_know[deal["number"] - 1][count], text
        named_in_all += len(named)
    return named_in_all
