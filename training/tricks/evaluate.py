"""How good the tricks network is, on deals it was not trained on.

    python -m training.tricks.evaluate [folder] [weights.npz]

Beside it stand the beginner's linear rule, told the points and lengths of both hands, and what remains when
nothing but the other two hands is unknown (`training.tricks.spread`). Errors are in tricks, log loss in nats.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.tricks import spread
from training.tricks.samples import Samples, is_held_out, numbers, read
from training.tricks.solve import FOLDER, is_strong
from training.tricks.train import WEIGHTS
from vintik.cards import Denomination, Hand
from vintik.players.beginner.counting import AVERAGE_MISSING, Forecast, expected_tricks, missing, points
from vintik.players.tricks import features
from vintik.players.tricks.network import OUTCOMES, answer, softmax, unpacked

ORDER = (Denomination.NT, Denomination.S, Denomination.H, Denomination.D, Denomination.C)
RULE_SPREAD = {True: 1.1, False: 1.3}
"""Of the linear rule, with trumps and without: the standard errors of its regression."""
BINS = 20

Chances = NDArray[np.float64]
"""Shape (n, 5, 14): NT S H D C × 0 to 13 tricks."""


def by_network(weights: Path, declarers: NDArray[np.uint64], partners: NDArray[np.uint64]) -> Chances:
    with np.load(weights) as arrays:
        network = unpacked(arrays)
    suits = features.suits(declarers, partners)
    parts = [softmax(answer(network, suits[start : start + 1024])) for start in range(0, len(suits), 1024)]
    return np.concatenate(parts).astype(np.float64)


def by_rule(declarers: NDArray[np.uint64], partners: NDArray[np.uint64]) -> Chances:
    rows = []
    for declarer, partner in zip(map(Hand, declarers.tolist()), map(Hand, partners.tolist()), strict=True):
        for denomination in ORDER:
            trump = denomination.trump
            trumps = 0 if trump is None else (declarer | partner).length(trump)
            ruffs = 0.0 if trump is None else missing(declarer, trump) - AVERAGE_MISSING
            mean = expected_tricks(denomination, points(declarer | partner), trumps, ruffs)
            forecast = Forecast(mean, RULE_SPREAD[trump is not None])
            rows.append([forecast.chance(tricks) for tricks in range(OUTCOMES)])
    return np.array(rows).reshape(-1, len(ORDER), OUTCOMES)


def mean_errors(chances: Chances, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
    """Mean absolute error of the mean, by denomination."""
    errors: NDArray[np.float64] = np.abs(chances @ np.arange(OUTCOMES) - tricks).mean(axis=0)
    return errors


def median_errors(chances: Chances, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
    medians = (chances.cumsum(axis=2) < 0.5).sum(axis=2)
    errors: NDArray[np.float64] = np.abs(medians - tricks).mean(axis=0)
    return errors


def log_losses(chances: Chances, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
    """Mean of −ln of the chance that the truth was given (at least a millionth), by denomination."""
    given = np.take_along_axis(chances, tricks[..., None].astype(np.int64), axis=2)[..., 0]
    losses: NDArray[np.float64] = -np.log(np.maximum(given, 1e-6)).mean(axis=0)
    return losses


def calibration(chances: Chances, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
    """Of the chances of at least 1 … 13 tricks, in bins of a twentieth: rows of mean, frequency, number."""
    at_least = chances[..., ::-1].cumsum(axis=-1)[..., ::-1][..., 1:].clip(0, 1)
    came = tricks[..., None] >= np.arange(1, OUTCOMES)
    places = np.minimum((at_least * BINS).astype(np.int64), BINS - 1).ravel()
    count = np.bincount(places, minlength=BINS)
    sums = [np.bincount(places, each.ravel(), BINS) for each in (at_least, came)]
    full = count > 0
    return np.stack([sums[0][full] / count[full], sums[1][full] / count[full], count[full]], axis=1)


def held_out(folder: Path, strong: bool) -> Samples:
    """The samples that were kept from training, of any deals or of strong sides."""
    kept = [number for number in numbers(folder) if is_held_out(number) and is_strong(number) is strong]
    return read(folder, kept)


def row(name: str, errors: NDArray[np.float64], digits: int = 3) -> None:
    print(f"  {name:34}" + "".join(f"{error:7.{digits}f}" for error in (*errors, errors[1:].mean())))


def show(title: str, samples: Samples, weights: Path) -> None:
    print(f"{title}: {len(samples.tricks)} pairs of hands")
    print(" " * 36 + "".join(f"{name:>7}" for name in [*(each.name for each in ORDER), "suits"]))
    network = by_network(weights, samples.declarers, samples.partners)
    rule = by_rule(samples.declarers, samples.partners)
    for name, chances in (("network", network), ("linear rule", rule)):
        row(f"{name}: error of the mean", mean_errors(chances, samples.tricks))
        row(f"{name}: error of the median", median_errors(chances, samples.tricks))
        row(f"{name}: log loss", log_losses(chances, samples.tricks))
    for name, some in (("suits", slice(1, None)), ("no trump", slice(0, 1))):
        print(f"  network, {name}: chance of at least k tricks, and how often it came so")
        bins = calibration(network[:, some], samples.tricks[:, some])
        print("   ", " ".join(f"{said:5.1%}→{came:.1%}" for said, came, _ in bins[::2]))
        off = np.average(np.abs(bins[:, 0] - bins[:, 1]), weights=bins[:, 2])
        print(f"    mean difference {off:.2%}, most {np.abs(bins[:, 0] - bins[:, 1]).max():.2%}")


def show_spread(folder: Path, weights: Path) -> None:
    """What is left: each layout against the mean of its pair's other layouts, and the network's own part."""
    declarers, partners, tricks = spread.read(folder)
    number = tricks.shape[1]
    print(f"The same two hands: {len(tricks)} pairs, {number} layouts each")
    means = tricks.mean(axis=1, keepdims=True)
    variance = tricks.var(axis=1, ddof=1)
    row("standard deviation", np.sqrt(variance.mean(axis=0)))
    row("error of the mean of the others", np.abs((tricks - means) * number / (number - 1)).mean(axis=(0, 1)))
    row("error of the median", np.abs(tricks - np.median(tricks, axis=1, keepdims=True)).mean(axis=(0, 1)))
    chances = by_network(weights, declarers, partners)
    expected = chances @ np.arange(OUTCOMES)
    row("network: error of the mean", np.abs(tricks - expected[:, None]).mean(axis=(0, 1)))
    apart = ((expected - means[:, 0]) ** 2).mean(axis=0) - variance.mean(axis=0) / number
    row("network's mean off the true mean", np.sqrt(np.maximum(apart, 0)))
    own = np.sqrt(np.maximum(chances @ np.arange(OUTCOMES) ** 2 - expected**2, 0))
    row("network: standard deviation", np.sqrt((own**2).mean(axis=0)))


def main(folder: Path, weights: Path) -> None:
    show("Any deals, held out", held_out(folder, strong=False), weights)
    show("Strong sides, held out", held_out(folder, strong=True), weights)
    show_spread(folder, weights)


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER,
        Path(sys.argv[2]) if len(sys.argv) > 2 else WEIGHTS,
    )
