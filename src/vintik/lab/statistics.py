"""Means, how sure they are, and percentiles. It knows numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

CERTAINTY = 1.96
"""Standard errors to either side that hold the true mean 19 times out of 20, where there are many values."""


@dataclass(frozen=True, slots=True)
class Mean:
    """`mean` of n values and its standard error; the error is None of a single value, both are of none."""

    n: int
    mean: float | None
    error: float | None


def mean_of(values: Sequence[float]) -> Mean:
    """
    >>> mean_of([1, 2, 3, 4, 5])
    Mean(n=5, mean=3.0, error=0.7071067811865476)
    """
    n = len(values)
    if n == 0:
        return Mean(0, None, None)
    mean = sum(values) / n
    if n == 1:
        return Mean(1, mean, None)
    variance = sum((each - mean) ** 2 for each in values) / (n - 1)
    return Mean(n, mean, sqrt(variance / n))


def percentile(values: Sequence[float], percent: int) -> float | None:
    """The least of the values that so many percent of them do not exceed; None if there are none.

    >>> [percentile(range(1, 11), percent) for percent in (50, 95, 99)]
    [5, 10, 10]
    """
    if not values:
        return None
    return sorted(values)[-(-percent * len(values) // 100) - 1]


def ratio(part: float, whole: float) -> float | None:
    """None where there is nothing to take a part of."""
    return part / whole if whole else None


def running(values: Sequence[float]) -> list[tuple[float, float]]:
    """The mean of the first 1, 2 … n values, each with its standard error (0 of a single value).

    >>> running([2, 4])
    [(2.0, 0.0), (3.0, 1.0)]
    """
    sums = accumulate(values)
    squares = accumulate(each * each for each in values)
    course = []
    for n, (total, square) in enumerate(zip(sums, squares, strict=True), start=1):
        mean = total / n
        spread = max(0.0, square - n * mean * mean) / (n - 1) if n > 1 else 0.0
        course.append((mean, sqrt(spread / n)))
    return course
