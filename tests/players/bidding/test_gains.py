"""Differences of points on the scale of law 78B."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from vintik.game.imps import imps
from vintik.players.bidding.gains import in_imps

POINTS = st.integers(-15_000, 15_000)


@given(POINTS)
def test_the_smooth_scale_is_never_more_than_one_off(points: int) -> None:
    found = float(in_imps(np.array([points]))[0])
    assert abs(found - imps(points)) < 1


@given(POINTS, POINTS)
def test_more_points_are_never_fewer_imps(some: int, others: int) -> None:
    less, more = in_imps(np.array(sorted((some, others)))).tolist()
    assert less <= more
