"""`Thinker`: a player that imagines the hidden hands, and calls and plays what comes out best in them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from vintik.cards import Side
from vintik.game import Claim, MakeCall, PlayCard, View
from vintik.players.beliefs.sample import sample
from vintik.players.bidding import System, system_of
from vintik.players.cardplay import Option, choose_card, worlds_wanted
from vintik.players.judgement import Alternative, choose_call
from vintik.players.style import Style
from vintik.players.why import Act, Reason


@dataclass(frozen=True, slots=True)
class Thought:
    """What the player does, and what else came into question, the chosen first: calls or cards.

    `relaxed`: how often calls and cards had to be taken less seriously, since they fit badly together.
    """

    act: Act
    calls: tuple[Alternative, ...] = ()
    cards: tuple[Option, ...] = ()
    relaxed: int = 0


class Thinker:
    """Plays in a given style. It keeps nothing between acts; one can sit at any number of tables."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def act(self, view: View, rng: Random) -> Act:
        """Raises `ValueError` when the table does not wait for a call or a card of this seat."""
        return self.think(view, rng).act

    def think(self, view: View, rng: Random) -> Thought:
        """The act with its alternatives. Raises as `act`."""
        offers, deal = view.offers, view.table.deal
        if deal is None or not (offers.calls or offers.cards.mask):
            raise ValueError(f"{view.seat} has nothing to call or play")
        system = system_of(view.table.rules, self._cards(view.seat.side))
        if offers.calls:
            return self._called(view, system, rng)
        if offers.claim:
            tricks = len(deal.holdings[view.seat])
            return Thought(Act(Claim(view.seat), Reason("claim", {"tricks": tricks})))
        worlds = sample(view, system, self.style, worlds_wanted(view, self.style), rng.getrandbits(63))
        card, why, options = choose_card(view, worlds, self.style, rng)
        return Thought(Act(PlayCard(view.seat, card), why), cards=options, relaxed=worlds.relaxed)

    def _cards(self, own: Side) -> tuple[str, str]:
        """The convention cards at the table, North–South's first."""
        ours, theirs = self.style.card, self.style.theirs
        return (ours, theirs) if own is Side.NS else (theirs, ours)

    def _called(self, view: View, system: System, rng: Random) -> Thought:
        calls, relaxed = choose_call(view, system, self.style, rng)
        return Thought(Act(MakeCall(view.seat, calls[0].call), _why(calls)), calls, relaxed=relaxed)


def _why(calls: tuple[Alternative, ...]) -> Reason:
    """By the table, or because it is expected to bring more than the next best."""
    best = calls[0]
    params: dict[str, str | int] = {"call": best.call.name, "meaning": best.code}
    rivals = [each for each in calls[1:] if each.points is not None]
    if best.points is None or not rivals:
        return Reason("call_by_system", params)
    second = max(rivals, key=lambda each: each.points or 0)
    more = round(best.points - (second.points or 0))
    if more <= 0:
        return Reason("call_by_system", params)
    return Reason("call_expects", {**params, "points": more, "over": second.call.name})
