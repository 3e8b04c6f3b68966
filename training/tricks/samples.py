"""The solved deals as samples: two hands of one side, and its tricks in the five denominations.

Of any deal there are four, for each declarer. Of a deal whose North–South are strong there are two: they
were chosen for their own 26 cards, so the rest lies as it likes, as the network has it; but what
East–West see in their hands is no random sight. One file of ten is held out from training.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.tricks.solve import is_strong
from vintik.cards import SEATS, Side


class Samples(NamedTuple):
    """`declarers` and `partners`: masks, shape (n,). `tricks`: int8 (n, 5), NT S H D C."""

    declarers: NDArray[np.uint64]
    partners: NDArray[np.uint64]
    tricks: NDArray[np.int8]


def is_held_out(number: int) -> bool:
    """Whether this file is for judging the network, not for training it."""
    return number % 10 == 9


def numbers(folder: Path) -> list[int]:
    """The files there are."""
    return sorted(int(path.stem) for path in folder.glob("[0-9]*.npz"))


def read(folder: Path, files: Iterable[int]) -> Samples:
    """The samples of these files, one seat after the other. Raises `FileNotFoundError` if there are none."""
    parts = []
    for number in files:
        with np.load(folder / f"{number:04}.npz") as solved:
            hands, tricks = solved["hands"], solved["tricks"]
        seats = [seat for seat in SEATS if seat.side is Side.NS or not is_strong(number)]
        parts += [Samples(hands[:, seat], hands[:, seat.partner], tricks[:, :, seat]) for seat in seats]
    if not parts:
        raise FileNotFoundError(f"too few deals in {folder}: run python -m training.tricks.solve first")
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
