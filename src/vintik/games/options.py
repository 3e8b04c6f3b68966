"""Options of a game: names, values, defaults, and which go together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from vintik.cards.errors import shown

Value = str | int
Options = Mapping[str, Value]
_WHOLE_NUMBER = re.compile(r"[0-9]{1,9}")


def value_of(text: str) -> Value:
    """The value that a text stands for: whole numbers are numbers, all else is text.

    >>> value_of("500"), value_of("fifty")
    (500, 'fifty')
    """
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text


class OptionRefused(ValueError):
    """An unknown game, option or value, or one that may not be set: `code` and `params` as in `Refusal`."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")


@dataclass(frozen=True)
class Option:
    """`values`: those offered to choose from; a whole number from `lowest` to `highest` is taken as well,
    where these are given. `only_with`: values of other options with which this one means something."""

    name: str
    values: tuple[Value, ...]
    default: Value
    lowest: int | None = None
    highest: int | None = None
    only_with: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)

    def allows(self, value: object) -> bool:
        """Whether `value` may be chosen; `True` and `1.0` are no numbers here."""
        if any(type(value) is type(each) and value == each for each in self.values):
            return True
        if self.lowest is None or self.highest is None:
            return False
        return type(value) is int and self.lowest <= value <= self.highest


def checked(game: str, known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, the defaults filled in; raises `OptionRefused`."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise OptionRefused("unknown_option", game=game, option=shown(name))
        if not by_name[name].allows(value):
            raise OptionRefused("unknown_value", option=name, value=shown(value))
    chosen: dict[str, Value] = {option.name: option.default for option in known}
    for name, value in given.items():
        if isinstance(value, str | int):
            chosen[name] = value
    return chosen
