"""The scripts that made the weights: deals, samples, slopes, and that learning learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from training.tricks import samples, solve, spread, train
from training.tricks.evaluate import calibration
from vintik.cards import FULL_PACK
from vintik.players.tricks import features
from vintik.players.tricks.network import Layer, Network, answer, softmax, unpacked


@pytest.mark.parametrize("number", [0, 2])
def test_a_number_decides_the_deals_of_a_file(number: int) -> None:
    hands = solve.deals(number)
    assert hands.shape == (solve.DEALS, 4)
    assert (np.bitwise_count(hands) == 13).all()
    assert (np.bitwise_or.reduce(hands, axis=1) == FULL_PACK.mask).all()
    assert (hands == solve.deals(number)).all()
    assert (hands != solve.deals(number + 3)).any()


def test_strength_counts_points_and_cards_beyond_eight() -> None:
    spades, aces = 0x1FFF, sum(1 << 13 * suit + 12 for suit in range(4))
    assert solve.strength(np.array([spades, aces, spades | aces], np.uint64)).tolist() == [25, -5, 37]


def test_north_south_are_strong_in_every_third_file() -> None:
    hands = solve.deals(2)
    assert (solve.strength(hands[:, 0] | hands[:, 2]) >= solve.STRONG).all()
    others = solve.deals(0)
    assert (solve.strength(others[:, 0] | others[:, 2]) >= solve.STRONG).mean() < 0.25


def test_what_was_chosen_for_its_strength_gives_north_south_only(tmp_path: Path) -> None:
    for number in (0, 2):
        tricks = np.tile(np.arange(4, dtype=np.int8), (250, 5, 1))
        np.savez(tmp_path / f"{number:04}.npz", hands=solve.deals(number), tricks=tricks)
    read = samples.read(tmp_path, samples.numbers(tmp_path))
    assert read.tricks.shape == (4 * 250 + 2 * 250, 5)
    assert read.tricks[::250, 0].tolist() == [0, 1, 2, 3, 0, 2]
    hands = solve.deals(2)
    assert (read.declarers[-250:] == hands[:, 2]).all()
    assert (read.partners[-250:] == hands[:, 0]).all()


def test_no_deals_are_named_by_what_makes_them(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"training\.tricks\.solve"):
        samples.read(tmp_path, samples.numbers(tmp_path))
    with pytest.raises(FileNotFoundError, match=r"training\.tricks\.spread"):
        spread.read(tmp_path)


def test_layouts_differ_in_the_other_two_hands_only() -> None:
    deals = spread.layouts(0).reshape(spread.PAIRS, spread.LAYOUTS, 4)
    assert (np.bitwise_or.reduce(deals, axis=2) == FULL_PACK.mask).all()
    assert (np.bitwise_count(deals) == 13).all()
    assert (deals[:, :, ::2] == deals[:, :1, ::2]).all()
    assert len(np.unique(deals[0, :, 1])) == spread.LAYOUTS


def test_slopes_are_slopes() -> None:
    """Compared with differences of the loss, in 64 bits, one number of each array."""
    rng = np.random.default_rng(1)
    network = Network(*(tuple(wide(layer) for layer in part) for part in train.new_network(rng)))
    hands = solve.deals(0)[:6]
    suits = features.suits(hands[:, 0], hands[:, 2]).astype(np.float64)
    tricks = rng.integers(0, 14, (6, 5)).astype(np.int8)
    slopes, _ = train.slopes_and_loss(network, suits, tricks)  # type: ignore[arg-type]
    for array, slope in zip(train.parameters(network), slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        value, losses = array[place], []
        for change in (1e-6, -1e-6):
            array[place] = value + change
            losses.append(train.slopes_and_loss(network, suits, tricks)[1])  # type: ignore[arg-type]
        array[place] = value
        assert (losses[0] - losses[1]) / 2e-6 == pytest.approx(slope[place], rel=1e-4)


def wide(layer: Layer) -> Layer:
    return Layer(*(array.astype(np.float64) for array in layer))  # type: ignore[arg-type]


def test_a_network_learns_and_its_weights_come_back() -> None:
    """Tricks made up by rule, twice the spades of declarer, which 750 pairs can teach."""
    hands = np.concatenate([solve.deals(number) for number in (0, 1, 3)])
    tricks = np.tile(np.minimum(2 * features.cards(hands[:, 0])[:, 0].sum(axis=1), 13)[:, None], 5)
    made_up = samples.Samples(hands[:, 0], hands[:, 2], tricks.astype(np.int8))
    network = train.train(made_up, passes=16)
    suits = features.suits(made_up.declarers, made_up.partners)
    chances = softmax(answer(network, suits))
    assert np.take_along_axis(chances[:, 1], tricks[:, 1:2].astype(np.int64), axis=1).mean() > 0.2
    again = softmax(answer(unpacked(train.packed(network)), suits))
    np.testing.assert_allclose(again, chances, atol=0.02)


def test_calibration_puts_what_was_said_beside_what_came() -> None:
    """Of 100 pairs half were given nine tricks for sure, half a quarter of a chance, which never came."""
    chances = np.zeros((100, 1, 14))
    chances[:50, 0, 9] = 1
    chances[50:, 0, [8, 9]] = 0.75, 0.25
    tricks = np.full((100, 1), 9, np.int8)
    tricks[50:] = 8
    rows = calibration(chances, tricks)
    assert rows.tolist() == [[0.0, 0.0, 400.0], [0.25, 0.0, 50.0], [1.0, 1.0, 850.0]]
