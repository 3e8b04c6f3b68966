"""Who plays the pairs: this process, several processes of this machine, or a cluster.

The pairs are the same whoever plays them; only the order in which they are finished differs.
"""

from __future__ import annotations

import gc
import os
import signal
import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import active_children
from threading import current_thread, main_thread
from types import FrameType

from vintik.lab.account import Pair, Who
from vintik.lab.pairs import play_pair
from vintik.lab.setting import Setting
from vintik.players import Player
from vintik.players.outside import invited

MOST_TOGETHER = 16
"""Pairs that a process plays before it hands them over."""


REACHED_IN = 10
"""Seconds until a cluster has to answer."""


class NoCluster(RuntimeError):
    """`code`: `not_installed` where there is no Dask, `no_answer` where no cluster is at the address."""

    def __init__(self, code: str, address: str) -> None:
        self.code = code
        super().__init__(f"{code}: {address}")


def play_pairs(setting: Setting, numbers: Sequence[int]) -> Iterator[Pair]:
    """Pairs by number, one after another, in this process."""
    with ExitStack() as table:
        a, b, auctioneer = (
            table.enter_context(invited(name, setting.patience))
            for name in (setting.a, setting.b, setting.auction)
        )
        players: dict[Who, Player] = {"A": a, "B": b}
        for number in numbers:
            yield play_pair(setting, number, players, auctioneer)


def share_out(setting: Setting, numbers: Sequence[int], jobs: int, cluster: str | None) -> Iterator[Pair]:
    """Pairs by number, in the order in which they are finished, played by `jobs` processes or by the Dask
    cluster at this address (then `jobs` counts nothing). Raises `NoCluster`."""
    if cluster is None and jobs == 1:
        yield from play_pairs(setting, numbers)
        return
    from joblib import Parallel, delayed, effective_n_jobs

    with _processes(jobs) if cluster is None else _cluster(cluster):
        together = 1 if setting.form == "matches" else MOST_TOGETHER
        size = max(1, min(together, len(numbers) // (4 * effective_n_jobs(None))))
        chunks = [numbers[first : first + size] for first in range(0, len(numbers), size)]
        parallel = Parallel(return_as="generator_unordered", batch_size=1)
        played = parallel(delayed(_all_pairs)(setting, chunk) for chunk in chunks)
        try:
            for pairs in played:
                yield from pairs
        finally:
            with warnings.catch_warnings(action="ignore"):  # of work that is given up
                played.close()


@contextmanager
def _processes(jobs: int) -> Iterator[None]:
    """Joblib works with processes of this machine, which end with the work: joblib would keep them for later,
    with what they knew of installed players when they were started."""
    from joblib import parallel_config
    from joblib.externals.loky import get_reusable_executor

    try:
        with (
            _halted_first(),
            parallel_config("loky", n_jobs=jobs, initializer=_begin, initargs=gc.get_threshold()),
        ):
            yield
    finally:
        executor = get_reusable_executor()
        _halt()
        executor.shutdown(wait=True, kill_workers=True)


@contextmanager
def _halted_first() -> Iterator[None]:
    """On Ctrl+C joblib ends its workers wherever it is just then: they are halted before it hears of that."""
    usual = signal.getsignal(signal.SIGINT)
    if not callable(usual) or current_thread() is not main_thread():
        yield
        return

    def halt(number: int, frame: FrameType | None) -> None:
        _halt()
        usual(number, frame)

    signal.signal(signal.SIGINT, halt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _halt() -> None:
    """Outside programs are ended before the workers they play for, which would have time to report that."""
    if hasattr(signal, "SIGSTOP"):
        for worker in active_children():
            if worker.pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(worker.pid, signal.SIGSTOP)


def _begin(*looks_for_cycles: int) -> None:
    """Ctrl+C is for the process that started this worker, and ends it. Cycles are looked for as seldom as
    there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*looks_for_cycles)


def _all_pairs(setting: Setting, numbers: Sequence[int]) -> list[Pair]:
    return list(play_pairs(setting, numbers))


@contextmanager
def _cluster(address: str) -> Iterator[None]:
    """Joblib works on the cluster."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("not_installed", address) from None
    from joblib import parallel_config

    try:
        client = Client(address, timeout=REACHED_IN)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        raise NoCluster("no_answer", address) from fault
    with client, parallel_config("dask", client=client, n_jobs=-1):
        try:
            yield
        except OSError as fault:
            raise NoCluster("no_answer", address) from fault
