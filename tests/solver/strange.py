"""Arrays and numbers that are not what is wanted, for tests/solver/garbage.py."""

from __future__ import annotations

import array
import random
from collections.abc import Callable
from typing import Any

import numpy as np

LEAST_MEMORY = 2**16

_TYPES = ("u1", "i1", "u8", "i8", ">u8", "i4", "f4", "f8", "f2", "?", "c16", "O", "S8", "U4", "M8[s]", "V8")


def strange_array(rng: random.Random, good: np.ndarray[Any, Any]) -> Any:
    """`good` with something else, or something else."""
    changes: tuple[Callable[[], Any], ...] = (
        lambda: good.astype(rng.choice(_TYPES)),
        lambda: good.view(rng.choice(("u1", "i1"))),
        lambda: good.view(np.dtype([("a", good.dtype)])),
        lambda: np.asfortranarray(good),
        lambda: good.T,
        lambda: good[::-1],
        lambda: good[..., ::-1],
        lambda: np.repeat(good, 2, axis=0)[::2],
        lambda: np.repeat(good, 2, axis=-1)[..., ::2],
        lambda: np.broadcast_to(good[:1], good.shape),
        lambda: good[:-1],
        lambda: good[..., :-1],
        good.ravel,
        lambda: good[None],
        lambda: good.reshape(-1),
        lambda: np.concatenate([good, good]),
        lambda: np.concatenate([good, good], axis=-1),
        lambda: good.reshape(*good.shape, 1),
        lambda: good[0],
        lambda: np.array(rng.getrandbits(8), good.dtype),
        lambda: np.empty((0, *good.shape[1:]), good.dtype),
        lambda: np.empty((0, 0), good.dtype),
        lambda: _misaligned(good),
        lambda: _read_only(good),
        lambda: np.ma.masked_array(good),
        lambda: np.full(good.shape, rng.choice((np.nan, np.inf, -1, 1e300, 2.0**63))),
        good.tolist,
        lambda: tuple(good.tolist()),
        lambda: memoryview(good),  # type: ignore[arg-type]
        good.tobytes,
        lambda: bytearray(good.tobytes()),
        lambda: array.array("Q", [0, 1, 2, 3]),
        lambda: _Lies(good),
        _Raises,
        lambda: rng.choice((None, 0, -1, 1.5, "N:A... K... Q... J...", b"", [], {}, object(), int, ...)),
    )
    try:
        return rng.choice(changes)()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None  # NumPy would not


def _misaligned(good: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    store = bytearray(good.nbytes + 1)
    store[1:] = good.tobytes()
    return np.frombuffer(store, good.dtype, offset=1).reshape(good.shape)


def _read_only(good: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    copy = good.copy()
    copy.flags.writeable = False
    return copy


class _Lies:
    """Says that it is an array and gives something else."""

    def __init__(self, good: np.ndarray[Any, Any]) -> None:
        self.shape = good.shape
        self.dtype = good.dtype
        self.__array_interface__ = {"shape": (2**40, 4), "typestr": "<u8", "version": 3}

    def __dlpack__(self, **_: object) -> object:
        return object()

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)


class _Raises:
    def __getattr__(self, name: str) -> object:
        raise ValueError(name)


_NUMBERS = (0, 1, 2, 3, 5, 13, 14, 255, 1024, 1025, LEAST_MEMORY - 1, LEAST_MEMORY, 2**20, 2**31 - 1, 2**31)
_LARGE = (2**32, 2**40 + 1, 2**52, 2**53, 2**62, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 10**30)
_NO_NUMBERS = (None, "1", b"1", 1.5, float("nan"), float("inf"), -float("inf"), True, [1], (), 1j, object())


def strange_number(rng: random.Random) -> object:
    kind = rng.randrange(4)
    if kind == 0:
        return rng.choice(_NO_NUMBERS)
    number = rng.choice((*_NUMBERS, *_LARGE))
    return -number if kind == 1 else number
