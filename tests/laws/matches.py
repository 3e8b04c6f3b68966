"""Random legal matches of every game and variant: the material of the laws. The same ones on every run."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import pytest

from vintik.cards import CARDS, PASS, SEATS, Call, Card, Deal, Seat
from vintik.game import (
    Claim,
    Command,
    DealHands,
    Event,
    MakeCall,
    PlayCard,
    Rules,
    Table,
    TakeBack,
    decide,
    evolve,
    offers,
    start,
)
from vintik.games import GAMES, rules_for

COUNT = 300
"""Matches of each variant."""

VARIANTS = [(game, variant) for game in GAMES for variant in GAMES[game].variants]

every_variant = pytest.mark.parametrize(("game", "variant"), VARIANTS)


@dataclass(frozen=True)
class Match:
    """A match, finished or cut off somewhere: its log, and the table as it was when it was left.

    The events of one command happen together; `moments` are the lengths of the log between commands.
    """

    rules: Rules
    log: tuple[Event, ...]
    moments: tuple[int, ...]
    table: Table
    seed: str

    def __repr__(self) -> str:
        return f"Match({self.seed})"


@cache
def matches(game: str, variant: str) -> tuple[Match, ...]:
    """The matches of a variant, made once in a process."""
    rules = rules_for(game, GAMES[game].variants[variant])
    return tuple(_match(rules, f"{game} {variant} {number}") for number in range(COUNT))


def _match(rules: Rules, seed: str) -> Match:
    """One in five is played to its end; the others stop somewhere in the first deal or two."""
    rng = random.Random(seed)
    player = _Player(rng)
    longest = 70 if rules.form.kind == "one_deal" else 170
    stop = None if rng.random() < 0.2 else rng.randint(1, longest)
    log: list[Event] = [start(rules, rules.first_dealer or rng.choice(SEATS))]
    table = evolve(Table(rules), log[0])
    moments = [1]
    while (actor := table.actor) is not None and len(moments) - 1 != stop:
        for event in decide(table, player.command(table, actor)):
            log.append(event)
            table = evolve(table, event)
        moments.append(len(log))
    return Match(rules, tuple(log), tuple(moments), table, seed)


class _Player:
    """Acts for all four; `boldness` is how often it bids."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.boldness = rng.choice((0.05, 0.15, 0.4))
        self.reach = rng.choice((1, 4, 12, 25))
        self.wild_deals = rng.random() < 0.3

    def command(self, table: Table, actor: Seat) -> Command:
        """Mostly of `actor`, who has to act; now and then somebody takes something back."""
        rng = self.rng
        if rng.random() < 0.03:
            able = [seat for seat in SEATS if offers(table, seat).take_back]
            if able:
                return TakeBack(rng.choice(able))
        offered = offers(table, actor)
        if offered.deal:
            return DealHands(actor, self._deal(actor))
        if offered.calls:
            opened = table.deal is not None and table.deal.auction.bid is not None
            return MakeCall(actor, self._call(offered.calls, opened))
        if offered.claim and rng.random() < 0.7:
            return Claim(actor)
        return PlayCard(actor, rng.choice(offered.cards.cards()))

    def _deal(self, dealer: Seat) -> Deal:
        pack: list[Card] = list(CARDS)
        if self.wild_deals:  # long suits: claims and slams
            runs = [pack[place : place + 9] for place in range(0, 52, 9)]
            self.rng.shuffle(runs)
            pack = [card for run in runs for card in run]
            return Deal.of_pack([pack[13 * (place % 4) + place // 4] for place in range(52)], dealer.next)
        self.rng.shuffle(pack)
        return Deal.of_pack(pack, dealer.next)

    def _call(self, calls: tuple[Call, ...], opened: bool) -> Call:
        bold = self.rng.random() < (self.boldness if opened else max(0.35, self.boldness))
        if not bold or len(calls) == 1:
            return PASS
        return self.rng.choice(calls[1 : 1 + self.reach])
