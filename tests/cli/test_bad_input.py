"""Bad input to `vintik score`: one clear line, the right status, nothing on standard output, no traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.test_score import WORKED_EXAMPLE

RECORD = json.dumps(WORKED_EXAMPLE)


def refused_line(path: Path, content: bytes) -> tuple[int, str]:
    """Exit status and the one line on standard error."""
    path.write_bytes(content)
    done = run("score", path)
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    assert done.err.startswith(str(path))
    assert "Traceback" not in done.err
    return done.status, done.err


NOT_RECORDS = {
    "empty": b"",
    "blank": b" \n\n",
    "truncated": RECORD[: len(RECORD) // 2].encode(),
    "a list": b"[1, 2]",
    "a string": b'"vintik.match/1"',
    "null": b"null",
    "no format": b"{}",
    "another format": b'{"format": "chess/1"}',
    "format of a wrong type": b'{"format": 1}',
    "nul bytes": b"\0" * 1000,
    "a nul byte inside": RECORD.replace("vint", "vi\0nt", 1).encode(),
    "not utf-8": b'{"format": "\xff\xfe"}',
    "deep nesting": b"[" * 200_000,
    "deep nesting of objects": b'{"a":' * 200_000,
    "a gigantic number": b'{"format": ' + b"9" * 10_000 + b"}",
    "binary": bytes(range(256)) * 10,
}


@pytest.mark.parametrize("ending", [".json", ".jsonl"])
@pytest.mark.parametrize("name", NOT_RECORDS)
def test_what_is_no_record_at_all_has_status_2(tmp_path: Path, name: str, ending: str) -> None:
    status, _ = refused_line(tmp_path / f"x{ending}", NOT_RECORDS[name])
    assert status == 2


@pytest.mark.parametrize("ending", [".json", ".jsonl", ".pbn"])
def test_a_hundred_megabytes_are_not_read(tmp_path: Path, ending: str) -> None:
    status, line = refused_line(tmp_path / f"x{ending}", b"[" * 100_000_000)
    assert status == 2
    assert "bytes" in line


CHANGES: dict[str, tuple[dict[str, object], str]] = {
    "another version": ({"format": "vintik.match/2"}, "unknown_version"),
    "an unknown game": ({"game": "whist"}, "unknown_game"),
    "a game of a wrong type": ({"game": ["vint"]}, "unknown_game"),
    "an unknown option": ({"options": {"stakes": 5}}, "unknown_option"),
    "options of a wrong type": ({"options": [1]}, "bad_options"),
    "an unknown value": ({"game": "vint-1000", "options": {"target": 700}}, "unknown_value"),
    "null for a text": ({"game": "bridge", "options": {"vulnerable": None}}, "unknown_value"),
    "true for a number": ({"game": "vint-1000", "options": {"three_honours": True}}, "unknown_value"),
    "a fraction": ({"game": "vint-1000", "options": {"target": 1000.0}}, "unknown_value"),
    "options in a tournament": (
        {"game": "vint-1000", "options": {"variant": "tournament", "target": 1000}},
        "fixed_by_variant",
    ),
    "deals of a wrong type": ({"deals": {}}, "missing_field"),
    "a deal of a wrong type": ({"deals": [None]}, "missing_field"),
    "an unknown seat": ({"deals": [{**WORKED_EXAMPLE["deals"][0], "dealer": "X"}]}, "not_a_seat"),
    "hands of a wrong type": ({"deals": [{**WORKED_EXAMPLE["deals"][0], "hands": []}]}, "not_a_deal"),
    "calls of a wrong type": ({"deals": [{**WORKED_EXAMPLE["deals"][0], "calls": "Pass"}]}, "missing_field"),
    "a call of a wrong type": ({"deals": [{**WORKED_EXAMPLE["deals"][0], "calls": [None]}]}, "not_a_call"),
    "a card of a wrong type": ({"deals": [{**WORKED_EXAMPLE["deals"][0], "play": [{}]}]}, "not_a_card"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_record_that_breaks_a_rule_has_status_1_and_a_code(tmp_path: Path, name: str) -> None:
    change, code = CHANGES[name]
    file = tmp_path / "x.json"
    file.write_text(json.dumps({**WORKED_EXAMPLE, **change}))
    done = run("score", file, "--json")
    assert (done.status, done.out) == (1, "")
    (error,) = done.errors
    assert error["code"] == code
    status, _ = refused_line(file, file.read_bytes())
    assert status == 1


@pytest.mark.parametrize("ending", [".json", ".jsonl", ".pbn"])
def test_what_is_not_utf_8_is_called_that(tmp_path: Path, ending: str) -> None:
    (tmp_path / f"x{ending}").write_bytes(NOT_RECORDS["not utf-8"])
    (error,) = run("score", tmp_path / f"x{ending}", "--json").errors
    assert error["code"] == "not_text"


def test_a_truncated_line_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(f"{RECORD}\n{RECORD[:500]}\n{RECORD}\n")
    done = run("score", file, "--json")
    assert done.status == 1
    assert len(done.lines) == 2
    assert [(error["match"], error["code"]) for error in done.errors] == [(2, "not_json")]


def test_lines_that_are_no_records_are_told_in_order_and_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text("{}\n" + RECORD.replace("/1", "/2") + "\n" + "{}\n" * 300 + RECORD + "\n")
    done = run("score", file, "--json")
    assert (done.status, len(done.lines)) == (1, 1)
    assert [error["match"] for error in done.errors] == list(range(1, 303))


def test_a_first_line_cut_short_does_not_hide_the_others_on_standard_input() -> None:
    done = run("score", "-", "--json", stdin=f"{RECORD[:500]}\n{RECORD}\n")
    assert (done.status, len(done.lines)) == (1, 1)
    assert [(error["match"], error["code"]) for error in done.errors] == [(1, "not_json")]


def test_the_number_of_a_match_is_written_in_digits_alone(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    wrong = json.dumps({**WORKED_EXAMPLE, "game": "whist"})
    file.write_text(f"{wrong}\n" * 1001)
    assert run("score", file).err.splitlines()[-1].startswith(f"{file}: match 1001: ")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.json", tmp_path, "nul\0byte.json"):
        done = run("score", path)
        assert (done.status, done.out) == (2, "")
        assert done.err.count("\n") == 1


def test_a_name_cannot_draw_on_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps({**WORKED_EXAMPLE, "game": "\x1b[2J\nwhist\u202e"}))
    done = run("score", file)
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert "\x1b" not in done.err and "\u202e" not in done.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "whist"),
        ("--game", "vint", "--bots", "god"),
        ("--game", "vint", "--option", "a=1"),
        ("--game", "vint-1000", "--option", "target=" + "9" * 5000),
    ],
)
def test_deal_refuses_what_it_does_not_know_in_one_line(arguments: tuple[str, ...]) -> None:
    done = run("deal", *arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
