"""What the tricks network sees of two hands: each suit by itself, as numbers 0 and 1.

It knows neither trumps nor the network, and no suit's name: two suits with the same cards look the same.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

HONOURS = 8
"""The ranks told apart, from the ace down; below them only the length counts."""

LENGTHS = np.tri(14, 10, dtype=np.float32)[:, 1:]
"""For a hand's cards in the suit: whether they are at least 1 … 9."""
BOTH_LENGTHS = np.tri(14, 13, dtype=np.float32)[:, 3:]
"""The same for both hands together, at least 3 … 12."""

FEATURES = 3 * HONOURS + 2 * LENGTHS.shape[1] + BOTH_LENGTHS.shape[1]


def suits(declarers: NDArray[np.uint64], partners: NDArray[np.uint64]) -> NDArray[np.float32]:
    """Of n pairs of hands (masks, shape (n,)): shape (n, 4, FEATURES), suits in the order S H D C.

    Declarer's honours, partner's, those of either, then declarer's length, partner's and both together.
    """
    declarer, partner = cards(declarers), cards(partners)
    both = declarer | partner
    honours = [hand[..., : 12 - HONOURS : -1] for hand in (declarer, partner, both)]
    lengths = [
        LENGTHS[declarer.sum(axis=2)],
        LENGTHS[partner.sum(axis=2)],
        BOTH_LENGTHS[both.sum(axis=2)],
    ]
    return np.concatenate([*honours, *lengths], axis=2, dtype=np.float32)


def cards(hands: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Whether each hand has each card: shape (n, 4, 13), S H D C × ranks from the two up."""
    octets = np.ascontiguousarray(hands, "<u8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(octets, axis=1, count=52, bitorder="little").reshape(-1, 4, 13)
