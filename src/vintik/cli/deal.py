"""`vintik deal`: whole matches between four computer players."""

from __future__ import annotations

import hashlib
import random
import secrets
import sys

from vintik.cards import SEATS, Deal, drawn, shuffled
from vintik.cli.output import json_line, tell
from vintik.cli.paper import print_match
from vintik.cli.progress import progress
from vintik.game import DealHands, Event, Rules, Table, View, decide, evolve, start
from vintik.games import OptionRefused, rules_for
from vintik.games.options import Value, value_of
from vintik.i18n import Words
from vintik.players import PLAYERS, Player, safe_act
from vintik.record import record_of

LONGEST_MATCH = 200
"""Deals. A match may be passed out deal after deal; it is then given up, unfinished."""


def deal_matches(
    game: str, seed: int | None, bots: str, matches: int, options: list[str], as_json: bool, words: Words
) -> int:
    """Plays and prints `matches` matches; returns the exit status, 2 for an unknown game, option or level."""
    try:
        rules = rules_for(game, dict(_option(text) for text in options))
        if bots not in PLAYERS:
            raise OptionRefused("unknown_level", level=bots)
    except OptionRefused as fault:
        tell(f"vintik: {words.refusal(fault.code, fault.params)}")
        return 2
    if seed is None:
        seed = secrets.randbits(63)
    with progress(words("matches"), matches) as done:
        for number in range(1, matches + 1):
            table = play_match(rules, PLAYERS[bots], hashlib.sha256(f"{seed} {number}".encode()).digest())
            if as_json:
                print(json_line(record_of(table), sys.stdout))
            else:
                heading = words("match-heading", number=number, seed=str(seed))
                print_match(table, words, heading, whole=True)
            done()
    return 0


def play_match(rules: Rules, player: Player, secret: bytes) -> Table:
    """A match of four equal players; everything drawn follows from `secret`."""
    dealer = rules.first_dealer if rules.first_dealer is not None else SEATS[drawn(4, secret, "dealer")]
    rngs = {seat: random.Random(f"{secret.hex()} {seat.name}") for seat in SEATS}
    table = Table(rules)
    views = {seat: View(seat, table) for seat in SEATS}

    def add(events: tuple[Event, ...]) -> None:
        nonlocal table
        for event in events:
            table = evolve(table, event)
        for seat in SEATS:
            views[seat] = views[seat].after(events)

    add((start(rules, dealer),))
    while not table.sheet.over and len(table.sheet.deals) < LONGEST_MATCH:
        number, dealer = len(table.sheet.deals) + 1, table.dealer or SEATS[0]
        pack = shuffled(secret, f"deal {number}")
        add(decide(table, DealHands(dealer, Deal.of_pack(pack, dealer.next))))
        while not table.between_deals and (seat := table.actor) is not None:
            add(decide(table, safe_act(player, views[seat], rngs[seat]).command))
    return table


def _option(text: str) -> tuple[str, Value]:
    name, _, value = text.partition("=")
    return name, value_of(value)
