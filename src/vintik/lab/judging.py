"""Cards that lost tricks: each card played, against the best card with all hands in sight ("double dummy").

It knows finished deals and the solver. What is an error to those who see all four hands can be the right
card at the table: means of many cards compare players, a single card proves nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vintik.cards import Card, Side
from vintik.game.sheet import DealResult
from vintik.lab.account import PLACES, Judged, Place
from vintik.solver import Position, cards


class Choice(NamedTuple):
    """A card and the position in which `side` chose it, where there was a choice."""

    side: Side
    place: Place
    position: Position
    card: Card


def choices(result: DealResult, cards_chosen: int) -> list[Choice]:
    """Those among the first `cards_chosen` cards of a deal; the rest followed from a claim."""
    if result.contract is None or result.hands is None:
        return []
    held = list(result.hands)
    found: list[Choice] = []
    for number, trick in enumerate(result.tricks):
        for place, card in enumerate(trick.cards):
            if 4 * number + place >= cards_chosen:
                return found
            seat = trick.leader.after(place)
            hands = (held[0], held[1], held[2], held[3])
            position = Position(hands, result.contract.bid.trump, trick.leader, trick.cards[:place])
            if len(position.legal) > 1:
                name: Place = "opening" if number == place == 0 else PLACES[place + 1]
                found.append(Choice(seat.side, name, position, card))
            held[seat] = held[seat].without(card)
    return found


def judge(made: Sequence[Choice]) -> Mapping[Side, Mapping[Place, Judged]]:
    """How these choices were made, by side and place in the trick."""
    judged = {side: dict.fromkeys(PLACES, Judged()) for side in Side}
    for choice, tricks in zip(made, cards(choice.position for choice in made), strict=True):
        lost = max(tricks.values()) - tricks[choice.card]
        judged[choice.side][choice.place] += Judged(1, int(lost > 0), lost)
    return judged
