"""`vintik deal`: whole matches between four computer players."""

from __future__ import annotations

import hashlib
import random
import secrets
import sys

from vintik.cards import SEATS, drawn, shuffled
from vintik.cli.output import json_line, tell
from vintik.cli.paper import print_match
from vintik.cli.progress import progress
from vintik.game import Rules, Table
from vintik.games import OptionRefused, rules_for
from vintik.games.options import Value, value_of
from vintik.i18n import Words
from vintik.lab.playing import play_match
from vintik.players import PLAYERS, Player, safe_act
from vintik.record import record_of


def deal_matches(
    game: str, seed: int | None, bots: str, matches: int, options: list[str], as_json: bool, words: Words
) -> int:
    """Plays and prints `matches` matches; returns the exit status, 2 for an unknown game, option or level."""
    try:
        rules = rules_for(game, dict(map(option_of, options)))
        if bots not in PLAYERS:
            raise OptionRefused("unknown_level", level=bots)
    except OptionRefused as fault:
        tell(f"vintik: {words.refusal(fault.code, fault.params)}")
        return 2
    if seed is None:
        seed = secrets.randbits(63)
    with progress(words("matches"), matches) as done:
        for number in range(1, matches + 1):
            table = _played(rules, PLAYERS[bots], hashlib.sha256(f"{seed} {number}".encode()).digest())
            if as_json:
                print(json_line(record_of(table, dict.fromkeys(SEATS, bots)), sys.stdout))
            else:
                heading = words("match-heading", number=number, seed=str(seed))
                print_match(table, words, heading, whole=True)
            done()
    return 0


def _played(rules: Rules, player: Player, secret: bytes) -> Table:
    """A match of four equal players; everything drawn follows from `secret`."""
    dealer = rules.first_dealer if rules.first_dealer is not None else SEATS[drawn(4, secret, "dealer")]
    rngs = {seat: random.Random(f"{secret.hex()} {seat.name}") for seat in SEATS}
    return play_match(
        rules,
        dealer,
        lambda number: shuffled(secret, f"deal {number}"),
        lambda view: safe_act(player, view, rngs[view.seat]).command,
    )


def option_of(text: str) -> tuple[str, Value]:
    """Name and value of an option of the game, typed as `NAME=VALUE`."""
    name, _, value = text.partition("=")
    return name, value_of(value)
