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
