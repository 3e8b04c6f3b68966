"""What a play is worth in points: the table a caller gives, and the answers in points.

It knows tricks and which side was first, not the scoring of any game: that fills in the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from vintik.cards import Card
from vintik.cards.errors import shown

Row = tuple[int, int, int]
"""Points if nobody reaches game, if North–South do so first, and if East–West do so first."""

ROWS = 14
NEVER = 14
"""Tricks needed by a side that cannot reach game."""
_LEAST, _MOST = -(2**31), 2**31 - 1


class Valued(Protocol):
    """What `worth` takes: `Values`, or what a game has made for it."""

    @property
    def points(self) -> Sequence[Sequence[int]]: ...

    @property
    def need(self) -> Sequence[int]: ...


@dataclass(frozen=True, slots=True)
class Values:
    """What the rest of a deal brings North–South, less what it brings East–West.

    `points[t]` is for t tricks of North–South from here on, the current trick included: 14 rows of three
    32-bit whole numbers (`Row`); rows beyond the tricks that are left are not read. `need` are the tricks
    that North–South and East–West still need from here on to reach game, 1 to 13, more if they cannot.
    A side is first whose need-th trick comes before the other side's (V5.2). Where a side has reached game
    already, the order is decided: the columns are alike and `need` is (14, 14).

    Raises `ValueError` for anything else.

    >>> Values.of_tricks(range(14)).points[3]
    (3, 3, 3)
    """

    points: tuple[Row, ...]
    need: tuple[int, int] = (NEVER, NEVER)

    def __post_init__(self) -> None:
        rows = _items("points", self.points, ROWS)
        points = tuple(_row(number, row) for number, row in enumerate(rows))
        ns, ew = _items("need", self.need, 2)
        object.__setattr__(self, "points", points)
        object.__setattr__(self, "need", (_need("North–South", ns), _need("East–West", ew)))

    @staticmethod
    def of_tricks(points: Sequence[int]) -> Values:
        """Where the order of the tricks does not matter: 14 numbers, one for each count of tricks."""
        return Values(tuple((each, each, each) for each in _items("points", points, ROWS)))  # type: ignore[misc]


class Worth(NamedTuple):
    """Points of North–South less those of East–West with best play by both, and after each legal card."""

    value: int
    cards: dict[Card, int]


class WorthBounds(NamedTuple):
    """As `Worth`: the least and the most that the exact value can be."""

    value: tuple[int, int]
    cards: dict[Card, tuple[int, int]]


def _items(what: str, given: object, count: int) -> tuple[object, ...]:
    try:
        items = tuple(given)  # type: ignore[arg-type, var-annotated]
    except TypeError:
        items = ()
    if len(items) != count:
        raise ValueError(f"{what}: {count} are wanted, not {shown(given)}")
    return items


def _row(number: int, row: object) -> Row:
    what = f"points of {number} tricks"
    nobody, ns, ew = (whole(what, each, _LEAST, _MOST) for each in _items(what, row, 3))
    return (nobody, ns, ew)


def _need(side: str, need: object) -> int:
    return min(NEVER, whole(f"tricks that {side} need", need, 1, _MOST))


def whole(what: str, given: object, least: int, most: int) -> int:
    """`given` as a whole number from `least` to `most`; raises `ValueError`. No bool and no float is one."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise ValueError(f"{what}: a whole number is wanted, not {shown(given)}")
    number = int(given.__index__())
    if not least <= number <= most:
        raise ValueError(f"{what}: {least} to {most}, not {shown(number)}")
    return number
