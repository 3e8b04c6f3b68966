"""The command `vintik`. Each subcommand is a module of its own, imported when it is called."""

from __future__ import annotations

from vintik.cli.app import app
from vintik.cli.output import guarded


def main() -> None:
    """The entry point of the console script."""
    guarded(lambda: app(prog_name="vintik"))


__all__ = ["app", "main"]
