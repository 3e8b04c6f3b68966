"""A Dask cluster of two workers on this machine plays the same; where there is none, it is said."""

from __future__ import annotations

import sys

import pytest
from distributed import LocalCluster

from tests.lab.test_arena import untimed
from vintik.lab.arena import play
from vintik.lab.labour import NoCluster
from vintik.lab.setting import Setting

SETTING = Setting("bridge", "beginner", "beginner", seed=1, form="cards")


def test_a_cluster_gives_the_same_report() -> None:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        shared = play(SETTING, 12, cluster=cluster.scheduler_address)
    assert untimed(shared) == untimed(play(SETTING, 12))


def test_no_cluster_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vintik.lab.labour.REACHED_IN", 0.5)
    for address in ("tcp://127.0.0.1:9", "nowhere at all"):
        with pytest.raises(NoCluster) as refused:
            play(SETTING, 1, cluster=address)
        assert refused.value.code == "no_answer"


def test_dask_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster) as refused:
        play(SETTING, 1, cluster="tcp://127.0.0.1:9")
    assert refused.value.code == "not_installed"
