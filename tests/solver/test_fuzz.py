"""The native module answers or refuses whatever it is given. `make fuzz` does the same for longer, with
sanitizers."""

from __future__ import annotations

import gc
import itertools
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tests.solver.garbage import NativeCall, native_calls
from vintik import _native

# NumPy's, about casts that nobody should make
pytestmark = pytest.mark.filterwarnings("ignore")

NAMES = ("tables", "tricks", "at_least", "cards", "worth", "sample_worlds", "count_worlds")


def some_calls(seed: int, count: int) -> list[NativeCall]:
    return list(itertools.islice(native_calls(seed), count))


def outcomes(calls: list[NativeCall]) -> list[object]:
    return [call.made(_native) for call in calls]


def test_answered_or_refused() -> None:
    calls = some_calls(1, 4000)
    found = outcomes(calls)
    for name in NAMES:
        refused = [
            isinstance(each, Exception) for call, each in zip(calls, found, strict=True) if call.name == name
        ]
        assert 0.1 < sum(refused) / len(refused) < 0.9, name


def test_from_several_threads() -> None:
    """What is no array of numbers and what is no position gets its own refusal, whoever else asks."""
    calls = some_calls(2, 500)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(outcomes, [calls] * 4))
    for alone, *others in zip(outcomes(calls), *found, strict=True):
        assert all(type(other) is type(alone) for other in others)
        if isinstance(alone, Exception):
            assert {str(other) for other in others} == {str(alone)}


def test_nothing_stays_behind() -> None:
    """Neither a refusal nor an answer keeps a block of Python's memory."""
    calls = some_calls(3, 500)
    outcomes(calls)
    before = blocks()
    for _ in range(4):
        outcomes(calls)
    assert blocks() - before < len(calls) // 4


def blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()


HANDS, STATE = np.array([[1, 2, 4, 8]], np.uint64), np.array([[4, 0, 255, 255, 255]], np.uint8)
POINTS, NEED = np.zeros((1, 14, 3), np.int32), np.ones((1, 2), np.uint8)
SETTINGS = (1, 2**20, 0, 0.0)


@pytest.mark.parametrize(
    ("name", "arrays"),
    [
        ("tables", (HANDS.reshape(4, 1),)),
        ("tables", (HANDS[:, :3],)),
        ("tricks", (HANDS[:, :0], STATE)),
        ("tricks", (HANDS.reshape(2, 2), np.tile(STATE, (2, 1)))),
        ("cards", (HANDS, STATE[:, :2])),
        ("cards", (HANDS, np.tile(STATE, (1, 2)))),
        ("worth", (HANDS, STATE, POINTS[:, :1], NEED)),
        ("worth", (HANDS, STATE, POINTS[:, :, :1], NEED)),
        ("worth", (HANDS, STATE, POINTS, NEED[:, :1])),
    ],
)
def test_arrays_of_another_shape(name: str, arrays: tuple[np.ndarray, ...]) -> None:
    with pytest.raises(TypeError, match="incompatible"):
        getattr(_native, name)(*map(np.ascontiguousarray, arrays), *SETTINGS)


def test_arrays_at_odd_addresses() -> None:
    """Refused, or answered as any other; never read as if they were not."""
    store = bytearray(HANDS.nbytes + 1)
    store[1:] = HANDS.tobytes()
    odd = np.frombuffer(store, np.uint64, offset=1).reshape(1, 4)
    expected = _native.tricks(HANDS, STATE, *SETTINGS).tolist()
    try:
        found = _native.tricks(odd, STATE, *SETTINGS).tolist()
    except ValueError:
        return
    assert found == expected


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -float("inf"), -1.0, -1e-300])
def test_seconds_are_a_number(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds: "):
        _native.tricks(HANDS, STATE, 1, 2**20, 0, seconds)
