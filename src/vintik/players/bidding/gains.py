"""What it counts to be so many points better off: the points themselves, or international match points where
a board is played at two tables and a swing of 1000 is not worth ten of 100.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vintik.game.imps import LEAST

Points = NDArray[np.float64]

_MOST = (*LEAST[1:], 4500)
_MIDDLES = np.array([0, *((least + most - 10) / 2 for least, most in zip(LEAST, _MOST, strict=True))])
"""The points of 0, 1 … 24 IMPs, each in the middle of what gives so many."""


def in_points(differences: Points) -> Points:
    return differences


def in_imps(differences: Points) -> Points:
    """IMPs without the steps, since points are expected ones.

    >>> in_imps(np.array([0.0, 30.0, -395.0, 10000.0])).tolist()
    [0.0, 1.0, -9.0, 24.0]
    """
    found: Points = np.sign(differences) * np.interp(abs(differences), _MIDDLES, np.arange(len(_MIDDLES)))
    return found
