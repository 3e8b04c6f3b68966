"""What cannot be written, or be read as bytes go, is said in one line: the real command at real streams."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_bad_input import RECORD

VINTIK = (sys.executable, "-m", "vintik")


def at_shell(line: str, file: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A shell's line, with `$V` the command and `$F` the file."""
    settings = {**os.environ, "V": " ".join(VINTIK), "F": str(file), "VINTIK_LANGUAGE": "en", **environment}
    return subprocess.run(["sh", "-c", line], env=settings, capture_output=True, timeout=60, check=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "x.json"
    path.write_text(RECORD)
    return path


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("$V score - <&-", 2, b"-: No match in it\n"),
        ("$V score - - <$F >/dev/null", 2, b"-: No match in it\n"),
        ("$V score $F --json >/dev/full", 1, b"vintik: No space left on device\n"),
        ("$V score $F --json | true", 0, b""),
    ],
)
def test_streams_that_are_closed_or_full(file: Path, line: str, status: int, said: bytes) -> None:
    done = at_shell(line, file)
    assert (done.returncode, done.stderr, done.stdout) == (status, said, b"")


def test_an_encoding_without_our_letters_ends_nothing(file: Path) -> None:
    people = at_shell("$V score $F", file, PYTHONIOENCODING="ascii")
    assert (people.returncode, people.stderr) == (0, b"")
    assert b"8 ? 26" in people.stdout
    programs = at_shell("$V score $F --json", file, PYTHONIOENCODING="ascii")
    assert json.loads(programs.stdout)["deals"][0]["items"][0]["why"] == "8 × 26"
