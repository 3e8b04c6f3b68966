"""`vintik score` starts within half a second (the figures: benchmarks/startup.py)."""

from __future__ import annotations

from benchmarks.startup import LIMIT, seconds


def test_score_starts_within_half_a_second() -> None:
    assert min(seconds() for _ in range(5)) < LIMIT
