"""Trains the tricks network on solved deals and writes its weights.

    python -m training.tricks.train [folder] [weights.npz] [passes]

Cross-entropy by Adam with decoupled weight decay (Loshchilov & Hutter 2019), the step falling along a cosine.
Plain NumPy: the network is small, and its slopes are a page.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.tricks.samples import Samples, is_held_out, numbers, read
from training.tricks.solve import FOLDER
from vintik.players.tricks import features
from vintik.players.tricks.network import OUTCOMES, Array, Layer, Network, softmax

WEIGHTS = Path("src/vintik/players/tricks/weights.npz")
PASSES = 25
PAIRS = 128
"""Pairs of hands in one step, each with its four trump suits and no trump."""
JUDGED, WEIGHED = (128, 128), (256, 128)
"""Outputs of the layers for one suit, and of those for the whole before the last."""
STEP, DECAY = 2e-3, 0.2
MEMORY = 0.9, 0.999
"""Of Adam: how much of the mean slope, and of its mean square, is kept in each step."""


def new_network(rng: np.random.Generator) -> Network:
    """Random weights of the size that keeps signals alive through ReLUs (He et al. 2015)."""

    def layers(*sizes: int) -> tuple[Layer, ...]:
        return tuple(
            Layer(
                (rng.standard_normal((inputs, outputs)) * (2 / inputs) ** 0.5).astype(np.float32),
                np.zeros(outputs, np.float32),
            )
            for inputs, outputs in pairwise(sizes)
        )

    judge = (features.FEATURES, *JUDGED)
    return Network(
        judge_trump=layers(*judge),
        judge_side=layers(*judge),
        judge_no_trump=layers(*judge),
        weigh_trump=layers(2 * JUDGED[-1], *WEIGHED, OUTCOMES),
        weigh_no_trump=layers(JUDGED[-1], *WEIGHED, OUTCOMES),
    )


class Pass:
    """One way through some layers (with ReLU after each but `last`) and the slopes on the way back."""

    def __init__(self, layers: tuple[Layer, ...], given: Array, last: bool = False) -> None:
        self.layers, self.shape, self.last = layers, given.shape, last
        self.values = [given.reshape(-1, given.shape[-1])]
        for number, layer in enumerate(layers, 1):
            value = layer(self.values[-1])
            if not last or number < len(layers):
                np.maximum(value, 0, out=value)
            self.values.append(value)
        self.out = self.values[-1].reshape(*given.shape[:-1], -1)

    def back(self, slope: Array, slopes: list[Array]) -> Array:
        """From the loss's slope by `out` to that by what was given; adds those by weights and biases."""
        slope = slope.reshape(self.values[-1].shape)
        found: list[Array] = []
        for number in range(len(self.layers), 0, -1):
            if not self.last or number < len(self.layers):
                slope = slope * (self.values[number] > 0)
            found = [self.values[number - 1].T @ slope, slope.sum(axis=0), *found]
            slope = slope @ self.layers[number - 1].weights.T
        slopes += found
        return slope.reshape(self.shape)


def slopes_and_loss(network: Network, suits: Array, tricks: NDArray[np.int8]) -> tuple[list[Array], float]:
    """Slopes in the order of `parameters`, and the mean log loss (nats), each denomination as weighty."""
    trump = Pass(network.judge_trump, suits)
    side = Pass(network.judge_side, suits)
    alone = Pass(network.judge_no_trump, suits)
    others = side.out.sum(axis=1, keepdims=True) - side.out
    with_trumps = Pass(network.weigh_trump, np.concatenate([trump.out, others], axis=2), last=True)
    without = Pass(network.weigh_no_trump, alone.out.sum(axis=1, keepdims=True), last=True)

    chances = softmax(np.concatenate([without.out, with_trumps.out], axis=1))
    truth = np.eye(OUTCOMES, dtype=np.float32)[tricks]
    loss = -np.log((chances * truth).sum(axis=2) + 1e-12).mean()
    slope = (chances - truth) / np.float32(tricks.size)

    parts: dict[str, list[Array]] = {part: [] for part in Network._fields}
    by_trump, by_others = np.split(with_trumps.back(slope[:, 1:], parts["weigh_trump"]), 2, axis=2)
    by_all = without.back(slope[:, :1], parts["weigh_no_trump"])
    trump.back(by_trump, parts["judge_trump"])
    side.back(by_others.sum(axis=1, keepdims=True) - by_others, parts["judge_side"])
    alone.back(np.broadcast_to(by_all, alone.out.shape), parts["judge_no_trump"])
    return [slope for part in Network._fields for slope in parts[part]], float(loss)


def parameters(network: Network) -> list[Array]:
    return [array for layers in network for layer in layers for array in layer]


def batches(count: int, rng: np.random.Generator) -> Iterator[NDArray[np.intp]]:
    order = rng.permutation(count)
    for start in range(0, count - PAIRS + 1, PAIRS):
        yield order[start : start + PAIRS]


def train(samples: Samples, passes: int, seed: int = 1) -> Network:
    """A network that has seen all samples so many times; prints the mean log loss of each pass."""
    rng = np.random.default_rng(seed)
    network = new_network(rng)
    arrays = parameters(network)
    means, squares = ([np.zeros_like(array) for array in arrays] for _ in range(2))
    suits = features.suits(samples.declarers, samples.partners)
    steps = passes * (len(suits) // PAIRS)
    step = 0
    for number in range(1, passes + 1):
        began, losses = time.monotonic(), []
        for batch in batches(len(suits), rng):
            step += 1
            slopes, loss = slopes_and_loss(network, suits[batch], samples.tricks[batch])
            losses.append(loss)
            rate = STEP * min(step / 500, 0.5 * (1 + np.cos(np.pi * step / steps)))
            for array, slope, mean, square in zip(arrays, slopes, means, squares, strict=True):
                mean += (1 - MEMORY[0]) * (slope - mean)
                square += (1 - MEMORY[1]) * (slope * slope - square)
                straight = mean / (1 - MEMORY[0] ** step)
                size = np.sqrt(square / (1 - MEMORY[1] ** step)) + 1e-8
                array -= rate * (straight / size + DECAY * array * (array.ndim > 1))
        print(f"pass {number}: log loss {np.mean(losses):.4f}, {time.monotonic() - began:.0f} s", flush=True)
    return network


def packed(network: Network) -> dict[str, NDArray[np.float16]]:
    """The arrays of a weights file, half as exact; the inverse of `network.unpacked`."""
    return {
        f"{part}.{number}.{name}": array.astype(np.float16)
        for part, layers in network._asdict().items()
        for number, layer in enumerate(layers)
        for name, array in layer._asdict().items()
    }


def main(folder: Path, weights: Path, passes: int) -> None:
    samples = read(folder, [number for number in numbers(folder) if not is_held_out(number)])
    print(f"{len(samples.tricks)} pairs of hands")
    with weights.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **packed(train(samples, passes)))


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER,
        Path(sys.argv[2]) if len(sys.argv) > 2 else WEIGHTS,
        int(sys.argv[3]) if len(sys.argv) > 3 else PASSES,
    )
