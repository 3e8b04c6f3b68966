"""The progress bar: on a terminal only, and never in the output."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

COMMAND = [
    sys.executable,
    "-m",
    "vintik",
    "deal",
    "--game",
    "bridge",
    "--seed",
    "1",
    "--matches",
    "3",
    "--json",
]


def test_it_is_shown_on_a_terminal_and_the_output_goes_where_it_was_sent(tmp_path: Path) -> None:
    plain = subprocess.run(COMMAND, check=True, capture_output=True)
    assert plain.stderr == b""
    terminal, end = pty.openpty()
    with (tmp_path / "out").open("wb") as out:
        process = subprocess.Popen(COMMAND, stdout=out, stderr=end)
        os.close(end)
        shown = b""
        while chunk := _read(terminal):
            shown += chunk
        assert process.wait() == 0
    os.close(terminal)
    assert b"3/3" in shown
    assert (tmp_path / "out").read_bytes() == plain.stdout


def test_the_name_of_a_file_is_no_markup() -> None:
    terminal, end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "vintik", "score", "[/missing].json"], stdout=subprocess.DEVNULL, stderr=end
    )
    os.close(end)
    shown = b""
    while chunk := _read(terminal):
        shown += chunk
    assert process.wait() == 2
    os.close(terminal)
    assert b"MarkupError" not in shown


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
