"""What was worked out once and is asked again and again: the last few answers are kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from vintik.game.rules import Rules
from vintik.game.sheet import Sheet

_Item = TypeVar("_Item")


def remembered(
    known: dict[Hashable, _Item], key: Hashable, made: Callable[[], _Item], most: int = 16
) -> _Item:
    """What is known by this key, or was made for it just now; the last `most` are kept."""
    found = known.get(key)
    if found is None:
        while len(known) >= most:
            known.pop(next(iter(known)), None)
        found = known[key] = made()
    return found


def game_of(rules: Rules) -> Hashable:
    """All that scoring can depend on but the deal and the sheet."""
    return (rules.game, tuple(sorted(rules.options.items())), rules.vulnerable)


def standing_of(sheet: Sheet) -> Hashable:
    """All that scoring looks at on a sheet."""
    return (sheet.below, sheet.games, sheet.totals)
