"""Which games there are, and the rules of one with its options chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from vintik.cards.errors import shown
from vintik.game.rules import Rules
from vintik.games import bridge, vint, vint_1000
from vintik.games.options import Option, OptionRefused, Value


@dataclass(frozen=True)
class Game:
    """A game by name. `build` makes the rules from options as given (defaults left out); `variants` are
    sets of options that between them show everything the game can be: tests and playthroughs go through
    them; `sealed_with` are the option values with which several tables can play one sealed sequence of deals
    (M6), None if there are none."""

    name: str
    options: tuple[Option, ...]
    build: Callable[[Mapping[str, object]], Rules]
    variants: Mapping[str, Mapping[str, Value]]
    sealed_with: Mapping[str, tuple[Value, ...]] | None


GAMES: Mapping[str, Game] = {
    module.NAME: Game(module.NAME, module.OPTIONS, module.rules, module.VARIANTS, module.SEALED_WITH)
    for module in (vint, vint_1000, bridge)
}


def rules_for(game: object, options: object = MappingProxyType({})) -> Rules:
    """The rules of a game by name; raises `OptionRefused` for an unknown game, option or value.

    >>> rules_for("vint-1000", {"target": 500}).form.target
    500
    """
    if not isinstance(game, str) or game not in GAMES:
        raise OptionRefused("unknown_game", game=shown(game))
    if not isinstance(options, Mapping):
        raise OptionRefused("bad_options", game=game)
    return GAMES[game].build(options)
