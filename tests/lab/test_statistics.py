"""Means and percentiles, against the standard library."""

from __future__ import annotations

import statistics
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vintik.lab.statistics import Mean, mean_of, percentile, ratio, running

some_points = st.lists(st.integers(-10_000, 10_000), min_size=2, max_size=60)


@given(some_points)
def test_a_mean_and_its_standard_error(values: list[int]) -> None:
    mean = mean_of(values)
    assert mean.n == len(values)
    assert mean.mean == pytest.approx(statistics.fmean(values))
    assert mean.error == pytest.approx(statistics.stdev(values) / sqrt(len(values)), abs=1e-6)


@given(some_points)
def test_the_course_of_a_mean_ends_at_the_mean(values: list[int]) -> None:
    course, mean = running(values), mean_of(values)
    assert len(course) == len(values)
    assert course[0] == (values[0], 0.0)
    assert course[-1] == pytest.approx((mean.mean, mean.error), abs=1e-3)


def test_few_values_are_not_sure_of_anything() -> None:
    assert mean_of([]) == Mean(0, None, None)
    assert mean_of([7]) == Mean(1, 7.0, None)
    assert running([]) == []
    assert percentile([], 50) is None
    assert percentile([7], 1) == percentile([7], 99) == 7
    assert ratio(0, 0) is None


@given(st.lists(st.integers(0, 100), min_size=1), st.integers(1, 100))
def test_so_many_percent_do_not_exceed_a_percentile(values: list[int], percent: int) -> None:
    least = percentile(values, percent)
    assert least is not None
    assert 100 * sum(each <= least for each in values) >= percent * len(values)
    assert 100 * sum(each < least for each in values) < percent * len(values)
