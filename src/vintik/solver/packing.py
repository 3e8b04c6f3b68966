"""Positions, deals and settings as the arrays and numbers that the native module takes, and its answers
as values of Python. Everything a caller can get wrong is refused here.

It does not know what is computed.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from vintik.cards import CARDS, Card, Deal
from vintik.cards.errors import shown
from vintik.solver.position import Position, PositionError
from vintik.solver.values import Valued, Values, whole

MEMORY = 32 * 2**20
"""Bytes of memory for each thread, unless said otherwise."""

LEAST_MEMORY, MOST_MEMORY = 64 * 2**10, 2**40
MOST_THREADS = 1024
_MOST_NODES = 2**62
_NO_TRUMP, _NO_CARD = 4, 255

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Limit:
    """When to give up on one position (on one deal, in tables): after so many `nodes` (cards tried) or so
    many `seconds`. Raises `ValueError` unless both are above 0; None means no limit."""

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None:
            whole("nodes", self.nodes, 1, _MOST_NODES)
        seconds = self.seconds
        if seconds is None:
            return
        if isinstance(seconds, bool) or not isinstance(seconds, float | int):
            raise ValueError(f"seconds: a number is wanted, not {shown(seconds)}")
        if not (seconds > 0 and math.isfinite(seconds)):
            raise ValueError(f"seconds: above 0 and finite, not {seconds}")


NO_LIMIT = Limit()


class Settings(NamedTuple):
    """The last four arguments of every native call; 0 nodes and 0 seconds are no limit."""

    threads: int
    memory: int
    nodes: int
    seconds: float


def settings(threads: int, memory: int, limit: Limit) -> Settings:
    """Raises `ValueError` unless there are 1 to 1024 threads and 64 KiB to 1 TiB for each."""
    if not isinstance(limit, Limit):
        raise ValueError(f"limit: a Limit is wanted, not {shown(limit)}")
    return Settings(
        whole("threads", threads, 1, MOST_THREADS),
        whole("memory", memory, LEAST_MEMORY, MOST_MEMORY),
        limit.nodes or 0,
        float(limit.seconds or 0),
    )


class Packed(NamedTuple):
    """`hands`: uint64 (n, 4), a bit for each card held. `state`: uint8 (n, 5): trump (4 if there is none),
    leader, the numbers of the three cards on the table (255 for each that is not there)."""

    hands: NDArray[np.uint64]
    state: NDArray[np.uint8]


def packed(positions: tuple[Position, ...]) -> Packed:
    hands = [[hand.mask for hand in position.hands] for position in positions]
    return Packed(
        np.array(hands, np.uint64).reshape(-1, 4),
        np.array([_state(position) for position in positions], np.uint8).reshape(-1, 5),
    )


def _state(position: Position) -> list[int]:
    trump = _NO_TRUMP if position.trump is None else int(position.trump)
    numbers = [card.number for card in position.trick]
    return [trump, int(position.leader), *numbers, *[_NO_CARD] * (3 - len(numbers))]


def packed_deals(deals: Iterable[Deal]) -> NDArray[np.uint64]:
    """uint64 (n, 4), a bit for each card held. Raises `PositionError`."""
    hands = [[hand.mask for hand in deal] for deal in _all_of(Deal, "deals", deals)]
    return np.array(hands, np.uint64).reshape(-1, 4)


def checked(positions: Iterable[Position]) -> tuple[Position, ...]:
    """Raises `PositionError` unless each is a `Position`."""
    return _all_of(Position, "positions", positions)


def _all_of(kind: type[_Item], what: str, given: Iterable[_Item]) -> tuple[_Item, ...]:
    try:
        items = tuple(given)
    except TypeError as fault:
        message = f"{what}: any number of {kind.__name__}, not {shown(given)}"
        raise PositionError("wrong_type", message, what=shown(given)) from fault
    for place, item in enumerate(items):
        if not isinstance(item, kind):
            message = f"{what}[{place}] is no {kind.__name__}: {shown(item)}"
            raise PositionError("wrong_type", message, what=shown(item))
    return items


def packed_counts(k: int | Iterable[int], count: int) -> NDArray[np.int8]:
    """int8 (count,), 0 to 13, from one number for all positions or one for each. Raises `ValueError`."""
    if isinstance(k, Iterable):
        counts = [whole("k", each, 0, 13) for each in k]
        if len(counts) != count:
            raise ValueError(f"k: one number, or one for each of {count} positions, not {len(counts)}")
        return np.array(counts, np.int8)
    return np.full(count, whole("k", k, 0, 13), np.int8)


class PackedValues(NamedTuple):
    """`points`: int32 (n, 14, 3). `need`: uint8 (n, 2)."""

    points: NDArray[np.int32]
    need: NDArray[np.uint8]


def packed_values(values: Valued | Iterable[Valued], count: int) -> PackedValues:
    """From values for all positions or for each of `count`. Raises `ValueError`."""
    if hasattr(values, "points"):
        one = _values(values)
        points = np.tile(np.array(one.points, np.int32), (count, 1, 1))
        return PackedValues(points, np.tile(np.array(one.need, np.uint8), (count, 1)))
    if not isinstance(values, Iterable):
        raise ValueError(f"values: Values are wanted, not {shown(values)}")
    each = [_values(value) for value in values]
    if len(each) != count:
        raise ValueError(f"values: one for all, or one for each of {count} positions, not {len(each)}")
    return PackedValues(
        np.array([value.points for value in each], np.int32).reshape(-1, 14, 3),
        np.array([value.need for value in each], np.uint8).reshape(-1, 2),
    )


def _values(given: object) -> Values:
    if isinstance(given, Values):
        return given
    try:
        points, need = given.points, given.need  # type: ignore[attr-defined]
    except AttributeError as fault:
        raise ValueError(f"values: points and need are wanted, not {shown(given)}") from fault
    return Values(points, need)


def unpacked(
    positions: tuple[Position, ...], numbers: NDArray[np.int8], bounds: NDArray[Any]
) -> list[dict[Card, tuple[int, int]]]:
    """Bounds by card, in the order of `Hand.cards`.

    `numbers` (n, 13) are the cards in any order, -1 where there are no more; `bounds` (n, 13, 2) theirs.
    """
    answers = []
    for position, row, pairs in zip(positions, numbers.tolist(), bounds.tolist(), strict=True):
        found = {
            CARDS[number]: (low, high) for number, (low, high) in zip(row, pairs, strict=True) if number >= 0
        }
        answers.append({card: found[card] for card in position.legal.cards()})
    return answers
