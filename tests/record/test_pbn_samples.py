"""The sample files in tests/data/pbn, one a game: what the writer writes. They are meant to be read.

`python -m tests.record.test_pbn_samples` writes them anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import DATA, golden_matches
from vintik.record import replay
from vintik.record.pbn import read_pbn, write_pbn

SAMPLES = DATA / "pbn"


def cut(record: dict[str, Any], calls: int | None = None, cards: int | None = None) -> dict[str, Any]:
    """A match whose last deal stops after so many calls or cards."""
    last = dict(record["deals"][-1])
    if calls is not None:
        last |= {"calls": last["calls"][:calls], "play": []}
    last["play"] = last["play"][:cards]
    return {**record, "deals": [*record["deals"][:-1], last]}


def matches() -> dict[str, list[dict[str, Any]]]:
    """The matches of each sample, by the name of the file."""
    golden: dict[str, dict[str, Any]] = {match["name"]: match["record"] for match in golden_matches()}
    return {
        "vint": [golden["V6 worked example"], cut(golden["vint 15"], cards=18)],
        "vint-1000": [golden["vint-1000 10"], cut(golden["vint-1000 7"], calls=6)],
        "bridge": [
            golden["bridge 24"],
            golden["bridge 32"],
            golden["bridge 38"],
            cut(golden["bridge 14"], cards=22),
            cut(golden["bridge 14"], cards=0),
        ],
    }


def written(name: str) -> str:
    return write_pbn(replay(record)[1] for record in matches()[name])


@pytest.mark.parametrize("name", matches())
def test_the_sample_is_what_the_writer_writes(name: str) -> None:
    assert (SAMPLES / f"{name}.pbn").read_text(encoding="utf-8") == written(name)


@pytest.mark.parametrize("name", matches())
def test_the_sample_reads_back(name: str) -> None:
    assert read_pbn((SAMPLES / f"{name}.pbn").read_text(encoding="utf-8")) == matches()[name]


if __name__ == "__main__":
    for sample in matches():
        (SAMPLES / f"{sample}.pbn").write_text(written(sample), encoding="utf-8")
