"""Advice: what a player of some level would do in somebody's place, what else it thought of, and what its
call would say. It is asked with a view, so it knows no more than whoever asks.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from random import Random

from vintik.cards import Call
from vintik.game import MakeCall, Rules, View
from vintik.game.phases.auction import Auction
from vintik.players import Cards, plays_card, seated
from vintik.players.bidding import System, system_of
from vintik.players.bidding.meaning import Meaning, meaning_of, meanings
from vintik.players.safety import is_legal, plainest, safe_act
from vintik.players.style import STANDARD
from vintik.players.thinker import Thinker, Thought

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """`thought`: the act, its reason and the alternatives; `meaning`: what the call would say, None for a
    card."""

    thought: Thought
    meaning: Meaning | None


def advise(level: str, view: View, rng: Random, cards: Cards = STANDARD) -> Advice:
    """What a player of `level` would do in place of the seat of this view; `cards`: the convention cards of
    North–South and of East–West, where the game has them.

    Raises `KeyError` for an unknown level, `ValueError` when the table waits for no call or card of the seat.
    """
    thought = _thought(level, view, rng, cards)
    command, deal = thought.act.command, view.table.deal
    if not isinstance(command, MakeCall) or deal is None:
        return Advice(thought, None)
    return Advice(thought, meaning_of(_system(level, view.table.rules, cards), deal.auction, command.call))


def disclosed(level: str, rules: Rules, auction: Auction, cards: Cards = STANDARD) -> tuple[Meaning, ...]:
    """What each call of an auction says if players of `level` made it, each side by its own card: anybody may
    ask that."""
    return meanings(_system(level, rules, cards), auction)


def said(level: str, rules: Rules, auction: Auction, call: Call, cards: Cards = STANDARD) -> Meaning:
    """What `call` would say as the next call of an auction."""
    return meaning_of(_system(level, rules, cards), auction, call)


def _system(level: str, rules: Rules, cards: Cards) -> System | None:
    return system_of(rules, cards) if plays_card(level) else None


def _thought(level: str, view: View, rng: Random, cards: Cards) -> Thought:
    player, offers = seated(level, view.seat.side, cards), view.offers
    if not isinstance(player, Thinker) or not (offers.calls or offers.cards.mask):
        return Thought(safe_act(player, view, rng))
    try:
        thought = player.think(view, rng)
        if is_legal(thought.act, offers):
            return thought
        log.error("level %s at %s: an illegal act", level, view.seat)
    except Exception:
        log.exception("level %s at %s failed", level, view.seat)
    return Thought(plainest(offers))
