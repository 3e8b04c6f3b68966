"""Deals for the tricks network, dealt at random and solved by `vintik.solver`, in files of 250.

    python -m training.tricks.solve [folder] [files]

It can be stopped and started again: a file's number decides its deals, and files that are there are kept.
Two files of three hold any deals. In the third, North–South are strong: such deals are rare, and the bidding
depends on them. It knows nothing of the network.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Deal, Hand
from vintik.solver import tables

FOLDER = Path("build/tricks")
FILES = 400
DEALS = 250
"""In one file."""

STRONG = 28
"""North–South's points, and three more for every card beyond eight in their longest suit: about 11 tricks."""

_POINTS = np.array([0] * 9 + [1, 2, 3, 4])
"""High-card points by rank, from the two."""


def is_strong(number: int) -> bool:
    """Whether North–South are strong in all deals of this file."""
    return number % 3 == 2


def deals(number: int) -> NDArray[np.uint64]:
    """The deals of one file: masks of the hands of N, E, S, W, shape (250, 4)."""
    rng = np.random.default_rng(number)
    if not is_strong(number):
        return random_deals(rng, DEALS)
    strong = np.empty((0, 4), np.uint64)
    while len(strong) < DEALS:
        dealt = random_deals(rng, 8 * DEALS)
        strong = np.concatenate([strong, dealt[strength(dealt[:, 0] | dealt[:, 2]) >= STRONG]])
    return strong[:DEALS]


def random_deals(rng: np.random.Generator, count: int) -> NDArray[np.uint64]:
    """Masks of the hands of N, E, S, W, shape (count, 4)."""
    packs = rng.permuted(np.tile(np.arange(52, dtype=np.uint64), (count, 1)), axis=1)
    hands: NDArray[np.uint64] = np.bitwise_or.reduce(np.uint64(1) << packs.reshape(count, 4, 13), axis=2)
    return hands


def strength(sides: NDArray[np.uint64]) -> NDArray[np.int64]:
    """What `STRONG` is compared with, for masks of the 26 cards of a side; shape (n,)."""
    held = (sides[:, None] >> np.arange(52, dtype=np.uint64) & np.uint64(1)).astype(np.int64)
    suits = held.reshape(-1, 4, 13)
    longest = suits.sum(axis=2).max(axis=1)
    strengths: NDArray[np.int64] = (suits @ _POINTS).sum(axis=1) + 3 * (longest - 8)
    return strengths


def fill(folder: Path, files: int, dealt: Callable[[int], NDArray[np.uint64]], prefix: str = "") -> None:
    """Solves the deals of files 0, 1, … that are not yet in the folder, and prints how quickly.

    Each has `hands`, as they were dealt, and `tricks`, as in `vintik.solver.tables`: int8 (n, 5, 4).
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(files):
        path = folder / f"{prefix}{number:04}.npz"
        if path.exists():
            continue
        began, hands = time.monotonic(), dealt(number)
        tricks = tables(Deal(*map(Hand, row)) for row in hands.tolist())
        unfinished = path.with_suffix(f".{os.getpid()}")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, hands=hands, tricks=tricks)
        unfinished.replace(path)
        print(f"{path}: {len(hands) / (time.monotonic() - began):.1f} deals a second", flush=True)


if __name__ == "__main__":
    fill(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER,
        int(sys.argv[2]) if len(sys.argv) > 2 else FILES,
        deals,
    )
