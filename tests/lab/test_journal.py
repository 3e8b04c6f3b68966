"""The log of a comparison: stopped runs go on, and nothing is mixed up."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.outsiders import LOWEST, program
from tests.lab.test_arena import untimed
from vintik.lab.account import Pair
from vintik.lab.arena import Arena, play
from vintik.lab.journal import FORMAT, Journal, JournalRefused, usual_path
from vintik.lab.setting import Setting
from vintik.record import replay

SETTING = Setting("bridge", "beginner", "beginner", seed=1)


class Enough(Exception):
    pass


def stopped_after(setting: Setting, wanted: int, log: Path, pairs: int) -> Arena:
    """An arena that was stopped when so many pairs more had been played."""
    arena = Arena(setting, wanted, log)
    left = [pairs]

    def done(_: Pair) -> None:
        left[0] -= 1
        if not left[0]:
            raise Enough

    with pytest.raises(Enough):
        arena.play(done=done)
    return arena


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, installed: None) -> None:
    setting = replace(SETTING, b="dice", errors=True)
    log = tmp_path / "folder" / "log.jsonl"
    assert stopped_after(setting, 6, log, 2).report().pairs == 2
    stopped_after(setting, 6, log, 1)
    again = Arena(setting, 6, log)
    assert again.missing == [4, 5, 6]
    again.play(jobs=2)
    assert untimed(again.report()) == untimed(play(setting, 6))
    whole = log.read_bytes()
    assert play(setting, 6, log=log) == again.report(), "even the times: nothing is played again"
    assert log.read_bytes() == whole


def test_more_deals_are_added_and_fewer_are_a_part(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    first = play(SETTING, 3, log=log)
    assert Arena(SETTING, 5, log).missing == [4, 5]
    play(SETTING, 5, log=log)
    assert play(SETTING, 3, log=log) == first


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    whole = untimed(play(SETTING, 4, log=log))
    lines = log.read_bytes().splitlines(keepends=True)
    for kept in (b"".join(lines[:-1]) + lines[-1][:50], b"".join(lines)[:-1], b"".join(lines[:2])):
        log.write_bytes(kept)
        assert 0 < len(Arena(SETTING, 4, log).missing) < 4
        assert untimed(play(SETTING, 4, log=log)) == whole
    assert [json.loads(line).get("number") for line in log.read_bytes().splitlines()] == [None, 1, 2, 3, 4]


def test_pairs_in_any_order_and_twice_are_the_same(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    report = play(SETTING, 4, log=log)
    head, *lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([head, *reversed(lines), lines[2]]))
    assert untimed(play(SETTING, 4, log=log)) == untimed(report)


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        ({"seed": 2}, ("seed",)),
        ({"game": "vint", "errors": True}, ("game", "errors")),
        ({"options": {"vulnerable": "NS"}}, ("options",)),
        ({"form": "cards"}, ("form",)),
    ],
)
def test_another_setting_is_refused(
    change: dict[str, object], differs: tuple[str, ...], tmp_path: Path
) -> None:
    log = tmp_path / "log.jsonl"
    play(SETTING, 1, log=log)
    before = log.read_bytes()
    other = replace(SETTING, **change)  # type: ignore[arg-type]
    with pytest.raises(JournalRefused) as refused:
        Arena(other, 1, log)
    assert (refused.value.code, refused.value.differs) == ("other_setting", differs)
    assert log.read_bytes() == before
    assert usual_path(other) != usual_path(SETTING)


@pytest.mark.parametrize(
    "content", [b"no journal\n", b"[1]\n", b'{"format": "chess/1"}\n', b"\xff\n", b"[" * 9999]
)
def test_a_file_of_something_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    log = tmp_path / "notes.txt"
    log.write_bytes(content)
    with pytest.raises(JournalRefused) as refused:
        Arena(SETTING, 1, log)
    assert refused.value.code == "no_journal"
    assert log.read_bytes() == content


def test_a_line_that_is_no_pair_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    play(SETTING, 1, log=log)
    with log.open("ab") as file:
        file.write(b'{"number": 2}\n')
    with pytest.raises(JournalRefused) as refused:
        Arena(SETTING, 2, log)
    assert refused.value.code == "no_journal"


def test_the_usual_log_is_in_the_cache_and_changes_with_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    setting = replace(SETTING, b=program(tmp_path, LOWEST))
    path = usual_path(setting)
    assert path.parent == tmp_path / "cache" / "vintik" / "arena"
    assert usual_path(setting) == path
    program(tmp_path, LOWEST + "# better\n")
    assert usual_path(setting) != path


def test_the_log_holds_match_records(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    play(SETTING, 2, log=log)
    head, *lines = map(json.loads, log.read_text().splitlines())
    assert head["format"] == FORMAT
    for line in lines:
        for table in line["tables"]:
            assert replay(table["record"])[1].sheet.over


def test_a_journal_gives_back_what_was_added(tmp_path: Path) -> None:
    pairs: list[Pair] = []
    arena = Arena(replace(SETTING, errors=True), 2)
    arena.play(done=pairs.append)
    journal = Journal(tmp_path / "log.jsonl", SETTING)
    for pair in pairs:
        journal.add(pair)
    assert list(Journal(tmp_path / "log.jsonl", SETTING).pairs()) == pairs
