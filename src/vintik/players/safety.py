"""`safe_act`: a player that fails does not stop the table."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING

from vintik.cards import PASS
from vintik.game import Claim, MakeCall, Offers, PlayCard, View
from vintik.players.why import Act, Reason

if TYPE_CHECKING:
    from vintik.players import Player

log = logging.getLogger(__name__)


def safe_act(player: Player, view: View, rng: Random) -> Act:
    """What the player does; where it raises or breaks the rules, the error is logged and the plainest legal
    act is taken: a pass, or the lowest card that may be played.

    Raises `ValueError` when the table does not wait for a call or a card of this seat.
    """
    offers = view.offers
    if not offers.calls and not offers.cards.mask:
        raise ValueError(f"{view.seat} has nothing to call or play")
    try:
        act = player.act(view, rng)
        if is_legal(act, offers):
            return act
        kind = type(getattr(act, "command", act)).__name__  # the card itself is nobody's business
        log.error("player %s at %s: illegal %s", type(player).__name__, view.seat, kind)
    except Exception:
        log.exception("player %s at %s failed", type(player).__name__, view.seat)
    return plainest(offers)


def is_legal(act: Act, offers: Offers) -> bool:
    """Whether the command is one of those offered to its seat."""
    command: object = act.command
    if not isinstance(command, MakeCall | PlayCard | Claim) or command.seat is not offers.seat:
        return False
    if isinstance(command, MakeCall):
        return command.call in offers.calls
    if isinstance(command, PlayCard):
        return command.card in offers.cards
    return offers.claim


def plainest(offers: Offers) -> Act:
    """A pass (which is always legal), or the lowest legal card."""
    why = Reason("fallback")
    if offers.calls:
        return Act(MakeCall(offers.seat, PASS), why)
    card = min(offers.cards, key=lambda each: (each.rank, each.suit))
    return Act(PlayCard(offers.seat, card), why)
