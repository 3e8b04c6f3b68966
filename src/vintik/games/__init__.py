"""The games: the only place with their names. A new variant is one new value here."""

from vintik.games.options import Option, OptionRefused
from vintik.games.registry import GAMES, Game, rules_for

__all__ = ["GAMES", "Game", "Option", "OptionRefused", "rules_for"]
