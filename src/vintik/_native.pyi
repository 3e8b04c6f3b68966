import numpy as np
from numpy.typing import NDArray

def tables(
    hands: NDArray[np.uint64], threads: int, memory: int, nodes: int, seconds: float
) -> NDArray[np.int8]: ...
def tricks(
    hands: NDArray[np.uint64],
    state: NDArray[np.uint8],
    threads: int,
    memory: int,
    nodes: int,
    seconds: float,
) -> NDArray[np.int8]: ...
def at_least(
    hands: NDArray[np.uint64],
    state: NDArray[np.uint8],
    k: NDArray[np.int8],
    threads: int,
    memory: int,
    nodes: int,
    seconds: float,
) -> NDArray[np.int8]: ...
def cards(
    hands: NDArray[np.uint64],
    state: NDArray[np.uint8],
    threads: int,
    memory: int,
    nodes: int,
    seconds: float,
) -> NDArray[np.int8]: ...
def worth(
    hands: NDArray[np.uint64],
    state: NDArray[np.uint8],
    points: NDArray[np.int32],
    need: NDArray[np.uint8],
    threads: int,
    memory: int,
    nodes: int,
    seconds: float,
) -> tuple[NDArray[np.int32], NDArray[np.int8], NDArray[np.int32]]: ...

_Four = tuple[int, int, int, int]

def sample_worlds(
    known: _Four,
    sizes: _Four,
    unseen: int,
    least: tuple[_Four, ...],
    most: tuple[_Four, ...],
    cannot: _Four,
    n: int,
    seed: int,
) -> NDArray[np.uint64]: ...
def count_worlds(
    known: _Four, sizes: _Four, unseen: int, least: tuple[_Four, ...], most: tuple[_Four, ...], cannot: _Four
) -> int: ...

_Entry = tuple[float, list[tuple[int, float, float, float]], list[tuple[int, float]]]

class Bounds:
    def __init__(self, entries: list[_Entry]) -> None: ...

def suits(
    tables: list[Bounds], hands: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]: ...
def best(
    tables: list[Bounds], hands: NDArray[np.float32], far: float, least: float
) -> tuple[NDArray[np.int64], bool]: ...
def losses(
    tables: list[Bounds],
    hands: NDArray[np.float32],
    step: float,
    later: float,
    less_liked: float,
    most: float,
    outside: float,
) -> NDArray[np.float32]: ...
