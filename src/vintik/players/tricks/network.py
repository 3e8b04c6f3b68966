"""The tricks network: from what is seen of the suits to the chances of 0 to 13 tricks.

There are two of the same build, one for a trump suit and one for no trump. Each suit is first judged by
itself (`judge`), the trump suit as trumps; the judgements of the others are added up, so their order and
names cannot matter. The rest weighs trumps against side suits (`weigh`). It knows how to answer, not how to
learn: the weights come from training/tricks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vintik.players.tricks import features

Array = NDArray[np.float32]
DENOMINATIONS, OUTCOMES = 5, 14
_PACK = np.uint64((1 << 52) - 1)
_AT_ONCE = 1024
"""Pairs of hands in one pass: more would not be quicker and take more memory."""


class Layer(NamedTuple):
    """`weights` (inputs, outputs) and `bias` (outputs,)."""

    weights: Array
    bias: Array

    def __call__(self, given: Array) -> Array:
        answer: Array = given @ self.weights
        answer += self.bias
        return answer


class Network(NamedTuple):
    """Layers, all but the very last with ReLU. `judge` are for one suit each, `weigh` for the whole."""

    judge_trump: tuple[Layer, ...]
    judge_side: tuple[Layer, ...]
    judge_no_trump: tuple[Layer, ...]
    weigh_trump: tuple[Layer, ...]
    weigh_no_trump: tuple[Layer, ...]


def distributions(declarers: NDArray[np.uint64], partners: NDArray[np.uint64]) -> NDArray[np.float32]:
    """The chances of 0 to 13 tricks for n pairs of hands: shape (n, 5, 14), NT S H D C × tricks.

    `declarers` and `partners` are `Hand.mask`s of 13 cards, shape (n,). Declarer's left-hand opponent leads,
    everyone plays with all cards in sight, and every layout of the other two hands is as likely. Each row
    sums to 1. Raises `ValueError` for other shapes and types, and unless each pair is 26 different cards.
    """
    declarer, partner = _checked(declarers, partners)
    chances = np.empty((len(declarer), DENOMINATIONS, OUTCOMES), np.float32)
    for start in range(0, len(declarer), _AT_ONCE):
        some = slice(start, start + _AT_ONCE)
        chances[some] = softmax(answer(shipped(), features.suits(declarer[some], partner[some])))
    return chances


def _checked(declarers: ArrayLike, partners: ArrayLike) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    hands = np.asarray(declarers), np.asarray(partners)
    for each in hands:
        if each.dtype != np.uint64 or each.shape != (each.size,):
            raise ValueError(f"hands: masks are wanted, uint64 of shape (n,), not {each.dtype} {each.shape}")
    declarer, partner = hands
    if declarer.shape != partner.shape:
        raise ValueError(f"hands: {declarer.size} declarers, but {partner.size} partners")
    thirteen = (np.bitwise_count(declarer) == 13) & (np.bitwise_count(partner) == 13)
    apart = (declarer & partner == 0) & (declarer | partner <= _PACK)
    wrong = np.flatnonzero(~(thirteen & apart))
    if wrong.size:
        raise ValueError(f"hands: pair {wrong[0]} is not 13 cards and 13 others of the 52")
    return declarer, partner


def answer(network: Network, suits: Array) -> Array:
    """The logits, shape (n, 5, 14), for `features.suits`."""
    trumps = through(network.judge_trump, suits)
    sides = through(network.judge_side, suits)
    others = sides.sum(axis=1, keepdims=True) - sides
    with_trumps = through(network.weigh_trump, np.concatenate([trumps, others], axis=2), last=True)
    alone = through(network.judge_no_trump, suits).sum(axis=1, keepdims=True)
    without = through(network.weigh_no_trump, alone, last=True)
    return np.concatenate([without, with_trumps], axis=1)


def through(layers: Sequence[Layer], given: Array, last: bool = False) -> Array:
    """What comes out of the layers, shape (n, k, inputs) to (n, k, outputs); no ReLU at the end if `last`."""
    flat = given.reshape(-1, given.shape[-1])
    for number, layer in enumerate(layers, 1):
        flat = layer(flat)
        if not last or number < len(layers):
            np.maximum(flat, 0, out=flat)
    return flat.reshape(*given.shape[:-1], -1)


def softmax(logits: Array) -> Array:
    """Chances that sum to 1 over the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Array = powers / powers.sum(axis=-1, keepdims=True)
    return chances


@cache
def shipped() -> Network:
    """The network of this package; raises `FileNotFoundError` if its weights are missing."""
    with resources.files(__package__).joinpath("weights.npz").open("rb") as file, np.load(file) as arrays:
        return unpacked(arrays)


def unpacked(arrays: Mapping[str, NDArray[np.float16]]) -> Network:
    """From the arrays of a weights file, named `judge_side.0.weights`, `judge_side.0.bias` and so on."""
    counts = {part: sum(name.startswith(f"{part}.") for name in arrays) // 2 for part in Network._fields}

    def layer(part: str, number: int) -> Layer:
        weights, bias = (arrays[f"{part}.{number}.{name}"].astype(np.float32) for name in Layer._fields)
        return Layer(weights, bias)

    return Network(*(tuple(layer(part, n) for n in range(counts[part])) for part in Network._fields))
