"""What goes over the wire during whole matches, read by an attacker who keeps everything."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.serving import Server
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


def allowed(record: dict[str, Any], bridge: bool) -> Iterator[set[str]]:
    """For each deal and each number of cards played in it: the cards South may have been told."""
    for deal in record["deals"]:
        own = {card.name for card in Hand.parse(deal["hands"]["S"])}
        played = deal["play"]
        dummy: set[str] = set()
        if bridge and played:
            leader = next(seat for seat in SEATS if Card.parse(played[0]) in Hand.parse(deal["hands"][seat.name]))
            dummy = {card.name for card in Hand.parse(deal["hands"][leader.next.name])}
        for count in range(len(played) + 1):
            yield own | set(played[:count]) | (dummy if count else set())


@pytest.mark.parametrize(
    ("game", "options"),
    [("vint", {}), ("vint-1000", {"variant": "old"}), ("bridge", {"vulnerable": "Both"})],
)
def test_no_hidden_card_is_sent_in_a_whole_match(
    server: Server, game: str, options: dict[str, object]
) -> None:
    seated = server.new_table(game, options)
    with server.sit(seated) as player:
        while not player.over:
            player.play_on(1)
    record = server.record(seated)
    assert server.get(f"/api/tables/{seated['table']}/record?token={seated['token']}")[0] == 200
    by_deal: list[list[set[str]]] = [[] for _ in record["deals"]]
    states = allowed(record, game == "bridge")
    for number, deal in enumerate(record["deals"]):
        by_deal[number] = [next(states) for _ in range(len(deal["play"]) + 1)]
    told = 0
    for text in player.messages:
        message = json.loads(text)
        if message["type"] == "refused" or message["view"]["deal"]["phase"] == "over":
            continue
        deal = message["view"]["deal"]
        count = sum(len(trick["cards"]) for trick in [*deal["tricks"], *([deal["trick"]] if deal["trick"] else [])])
        current = {"view": message["view"], "events": message["events"], "offers": message["offers"]}
        if message["type"] == "snapshot":
            current["events"] = message["events"][-1:]
        named = set(cards_in(current))
        assert named <= by_deal[deal["number"] - 1][count], text
        told += len(named)
    assert told > 0
    secrets = [seated["token"], "secret", "seed"]
    assert not any(secret in text for text in player.messages for secret in secrets)


def test_the_record_of_a_deal_in_progress_shows_nothing_of_it(server: Server) -> None:
    seated = server.new_table("vint")
    with server.sit(seated) as player:
        player.play_on(2)
        assert server.record(seated)["deals"] == []
