"""Law 78B of duplicate bridge."""

from __future__ import annotations

import pytest

from vintik.game.imps import imps

TABLE = [
    *((0, 10), (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310), (320, 360)),
    *((370, 420), (430, 490), (500, 590), (600, 740), (750, 890), (900, 1090), (1100, 1290), (1300, 1490)),
    *((1500, 1740), (1750, 1990), (2000, 2240), (2250, 2490), (2500, 2990), (3000, 3490), (3500, 3990)),
    (4000, 15200),
]
"""The least and the greatest difference for 0, 1 … 24 IMPs."""


@pytest.mark.parametrize(("won", "row"), list(enumerate(TABLE)))
def test_law_78b(won: int, row: tuple[int, int]) -> None:
    least, most = row
    assert [imps(least), imps(most)] == [won, won]
    assert [imps(-least), imps(-most)] == [-won, -won]
