"""Advice: what a player of some level would do in somebody's place, what else it thought of, and what its
call would say. It is asked with a view, so it knows no more than whoever asks.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from vintik.cards import SEATS, SIDES, Call, Seat, Side
from vintik.game import MakeCall, Rules, View
from vintik.game.phases.auction import Auction
from vintik.players import PLAYERS, Cards, Levels, cards_of, plays_card, seated
from vintik.players.bidding import System, system_of
from vintik.players.bidding.meaning import Meaning, meaning_of, meanings
from vintik.players.safety import is_legal, plainest, safe_act
from vintik.players.style import STANDARD
from vintik.players.thinker import Thinker, Thought
from vintik.players.why import Reason

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """`thought`: the act, its reason and the alternatives; `meaning`: what the call would say, None for a
    card."""

    thought: Thought
    meaning: Meaning | None


def advise(
    level: str, view: View, rng: Random, cards: Cards = STANDARD, levels: Levels | None = None
) -> Advice:
    """What a player of `level` would do in place of the seat of this view; `cards`: the convention cards of
    North–South and of East–West, where the game has them. `levels`: as whom the sides are heard, `level` if
    it is None. What the call says is what partner understands, and in games with doubles it is chosen by what
    the side bids by.

    Raises `KeyError` for an unknown level, `ValueError` when the table waits for no call or card of the seat.
    """
    heard = _both(level if levels is None else levels)
    thought = _thought(level, view, rng, cards_of(heard, cards))
    command, deal = thought.act.command, view.table.deal
    if not isinstance(command, MakeCall) or deal is None:
        return Advice(thought, None)
    rules = view.table.rules
    meaning = said(heard, rules, deal.auction, command.call, cards)
    if plays_card(level) and _system(heard, view.seat.side, rules, cards) is None:
        thought = replace(thought, act=replace(thought.act, why=_heard_by_thumb(thought.act.why, meaning)))
    return Advice(thought, meaning)


def _heard_by_thumb(why: Reason, meaning: Meaning) -> Reason:
    """The reason of a call that partner will not read by the bidding table."""
    if "meaning" not in why.params:
        return why
    code = "call_for_thumb" if why.code == "call_by_system" else why.code
    return Reason(code, {**why.params, "meaning": meaning.readings[0].code})


def disclosed(
    levels: str | Levels, rules: Rules, auction: Auction, cards: Cards = STANDARD
) -> tuple[Meaning, ...]:
    """What each call of an auction says if players of these levels made it, one for all or one for each side,
    each side by its own card: anybody may ask that."""
    by_side = _both(levels)
    systems = [_system(by_side, side, rules, cards) for side in SIDES]
    found = {system: meanings(system, auction) for system in set(systems)}
    callers = map(auction.dealer.after, range(len(auction.calls)))
    return tuple(found[systems[seat.side]][place] for place, seat in enumerate(callers))


def said(
    levels: str | Levels, rules: Rules, auction: Auction, call: Call, cards: Cards = STANDARD
) -> Meaning:
    """What `call` would say as the next call of an auction between players of these levels, as above."""
    return meaning_of(_system(_both(levels), auction.turn.side, rules, cards), auction, call)


def _both(levels: str | Levels) -> Levels:
    return (levels, levels) if isinstance(levels, str) else levels


def levels_of_sides(by_seat: Mapping[Seat, str], otherwise: str) -> Levels:
    """The level of each side where some of its players have one of the known levels: a person bids as partner
    does; `otherwise`: that of a side without any."""
    known = {seat: by_seat[seat] for seat in SEATS if by_seat.get(seat) in PLAYERS}
    north_south, east_west = (
        next((level for seat, level in known.items() if seat.side is side), otherwise) for side in SIDES
    )
    return north_south, east_west


def _system(levels: Levels, side: Side, rules: Rules, cards: Cards) -> System | None:
    """How the calls of a side are read; None: by what the beginner hears."""
    if rules.auction.doubles:
        return system_of(rules, cards_of(levels, cards))
    return system_of(rules) if plays_card(levels[side]) else None


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
