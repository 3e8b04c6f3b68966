"""Computer players. A player gets a `View` and answers with an `Act`; it knows no more than its seat does.

Levels by name are in `PLAYERS`; a table asks through `safe_act`. The caller seeds `rng` for each match and
seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Protocol

from vintik.cards import Side
from vintik.game import View
from vintik.players.beginner import Beginner
from vintik.players.bidding.american.card import THUMB
from vintik.players.safety import safe_act
from vintik.players.style import CLUB, EXPERT, STANDARD, Cards, Levels, Style
from vintik.players.thinker import Thinker, Thought
from vintik.players.why import REASONS, Act, Reason


class Player(Protocol):
    """Somebody who calls and plays; dealing is not the player's matter."""

    def act(self, view: View, rng: Random) -> Act:
        """The call, card or claim of the seat of this view, which has to be the one to act."""


PLAYERS: Mapping[str, Player] = {"beginner": Beginner(), "club": Thinker(CLUB), "expert": Thinker(EXPERT)}
"""By level, from the weakest to the strongest."""


@cache
def seated(level: str, side: Side, cards: Cards = STANDARD) -> Player:
    """The player of a level that sits with `side` where the sides play these convention cards; without one,
    by rules of thumb or in games without doubles, the same player. Raises `KeyError` for an unknown level."""
    player = PLAYERS[level]
    if not isinstance(player, Thinker):
        return player
    return Thinker(replace(player.style, card=cards[side], theirs=cards[side.other]))


def plays_card(level: str) -> bool:
    """Whether players of this level bid by a convention card where the game has them."""
    return isinstance(PLAYERS[level], Thinker)


def cards_of(levels: Levels, cards: Cards = STANDARD) -> Cards:
    """What the sides bid by in games with doubles: their convention cards, or rules of thumb where players of
    their level have none. Everybody at the table knows (Law 40 of duplicate Bridge)."""
    north_south, east_west = (
        card if plays_card(level) else THUMB for level, card in zip(levels, cards, strict=True)
    )
    return north_south, east_west


__all__ = [
    "PLAYERS",
    "REASONS",
    "Act",
    "Beginner",
    "Cards",
    "Levels",
    "Player",
    "Reason",
    "Style",
    "Thinker",
    "Thought",
    "cards_of",
    "plays_card",
    "safe_act",
    "seated",
]
