"""Runs the command in this process and keeps what it printed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from vintik.cli import app


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """Standard output as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def errors(self) -> list[Any]:
        """Standard error as JSON lines."""
        return [json.loads(line)["error"] for line in self.err.splitlines()]


def run(*arguments: object, stdin: bytes | str = b"") -> Run:
    """`vintik ARGUMENTS`; an exception inside is a failure of the test."""
    result = CliRunner().invoke(app, [str(each) for each in arguments], input=stdin, catch_exceptions=False)
    return Run(result.exit_code, result.stdout, result.stderr)
