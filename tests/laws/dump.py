"""A table written out to the last field, so that two tables can be compared without trusting their `==`."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum

from vintik.cards import Call, Card, Deal, Hand, Holding
from vintik.game import Rules
from vintik.game.phases.auction import Auction
from vintik.game.phases.play import Play


def dump(value: object) -> object:
    """Nested tuples of plain values; raises `TypeError` for a type that it does not know."""
    if value is None or (isinstance(value, str | int) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, Card | Call):
        return value.name
    if isinstance(value, Hand | Holding | Deal):
        return str(value)
    if isinstance(value, Rules):
        return (value.game, dump(dict(value.options)))
    if isinstance(value, Auction):
        names = [name for name in Auction.__slots__ if name != "rules"]
        return tuple((name, dump(getattr(value, name))) for name in names)
    if isinstance(value, Play):
        return tuple((name, dump(getattr(value, name))) for name in Play.__slots__)
    if isinstance(value, dict):
        return tuple((key, dump(each)) for key, each in sorted(value.items()))
    if isinstance(value, tuple):
        return tuple(map(dump, value))
    if is_dataclass(value):
        return (
            type(value).__name__,
            *((field.name, dump(getattr(value, field.name))) for field in fields(value)),
        )
    raise TypeError(type(value))
