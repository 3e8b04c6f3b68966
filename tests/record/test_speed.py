"""Replaying and scoring takes at most a hundredth of a second a match (benchmarks/replay.py measures it)."""

from __future__ import annotations

from benchmarks.replay import WANTED, rates, records


def test_at_least_100_vint_matches_a_second_on_one_core() -> None:
    """Processor time, and the best of three rounds: a busy machine is no failure."""
    matches = records("vint")
    assert len(matches) == 41
    assert max(rates(matches, 3)) >= WANTED
