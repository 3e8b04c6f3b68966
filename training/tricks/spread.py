"""The same two hands in many layouts of the other two, solved: what no look at two hands can tell.

    python -m training.tricks.spread [folder] [files]

Each file has ten pairs of random hands, North's and South's, in 25 layouts; started again, it goes on.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.tricks.solve import FOLDER, fill, random_deals
from vintik.cards import SEATS, Side

FILES = 12
PAIRS, LAYOUTS = 10, 25
PREFIX = "spread-"
_FIRST_SEED = 10**6
"""Away from those of `solve`."""


def layouts(number: int) -> NDArray[np.uint64]:
    """The deals of one file, shape (250, 4): each pair with its layouts one after the other."""
    rng = np.random.default_rng(_FIRST_SEED + number)
    deals = np.repeat(random_deals(rng, PAIRS), LAYOUTS, axis=0)
    deals[:, 1::2] = [_shared(int(row[1] | row[3]), rng) for row in deals]
    return deals


def _shared(cards: int, rng: np.random.Generator) -> tuple[int, int]:
    numbers = [number for number in range(52) if cards >> number & 1]
    east = sum(1 << number for number in rng.permutation(numbers)[:13].tolist())
    return east, cards - east


def read(folder: Path) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int8]]:
    """Declarers' and partners' masks, (n,), and the tricks in each layout, (n, 25, 5).

    Each pair is there twice, for either declarer. Raises `FileNotFoundError` if nothing was solved.
    """
    paths = sorted(folder.glob(f"{PREFIX}*.npz"))
    if not paths:
        raise FileNotFoundError(f"no layouts in {folder}: run python -m training.tricks.spread first")
    solved = [np.load(path) for path in paths]
    hands = np.concatenate([each["hands"] for each in solved])[::LAYOUTS]
    tricks = np.concatenate([each["tricks"] for each in solved]).reshape(-1, LAYOUTS, 5, 4)
    seats = [seat for seat in SEATS if seat.side is Side.NS]
    return (
        np.concatenate([hands[:, seat] for seat in seats]),
        np.concatenate([hands[:, seat.partner] for seat in seats]),
        np.concatenate([tricks[..., seat] for seat in seats]),
    )


if __name__ == "__main__":
    fill(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER,
        int(sys.argv[2]) if len(sys.argv) > 2 else FILES,
        layouts,
        PREFIX,
    )
