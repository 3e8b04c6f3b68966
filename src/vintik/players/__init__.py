"""Computer players. A player gets a `View` and answers with an `Act`; it knows no more than its seat does.

Levels by name are in `PLAYERS`; a table asks through `safe_act`. The caller seeds `rng` for each match and
seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol

from vintik.game import View
from vintik.players.beginner import Beginner
from vintik.players.safety import safe_act
from vintik.players.style import CLUB, EXPERT, Style
from vintik.players.thinker import Thinker, Thought
from vintik.players.why import REASONS, Act, Reason


class Player(Protocol):
    """Somebody who calls and plays; dealing is not the player's matter."""

    def act(self, view: View, rng: Random) -> Act:
        """The call, card or claim of the seat of this view, which has to be the one to act."""


PLAYERS: Mapping[str, Player] = {"beginner": Beginner(), "club": Thinker(CLUB), "expert": Thinker(EXPERT)}
"""By level, from the weakest to the strongest."""

__all__ = [
    "PLAYERS",
    "REASONS",
    "Act",
    "Beginner",
    "Player",
    "Reason",
    "Style",
    "Thinker",
    "Thought",
    "safe_act",
]
