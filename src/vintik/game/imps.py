"""International match points: what a difference of points on one board is worth between two tables."""

from __future__ import annotations

from bisect import bisect_right

LEAST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference that gives 1, 2 … 24 IMPs (Laws of Duplicate Bridge 2017, law 78B)."""


def imps(points: int) -> int:
    """IMPs for a difference of so many points, with its sign.

    >>> imps(10), imps(-420), imps(4000)
    (0, -9, 24)
    """
    won = bisect_right(LEAST, abs(points))
    return won if points >= 0 else -won
