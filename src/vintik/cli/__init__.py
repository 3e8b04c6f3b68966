"""The command `vintik`. Each subcommand is a module of its own, imported when it is called."""

from __future__ import annotations

import gc
import os

from vintik.cli.app import app
from vintik.cli.output import guarded

# Read when NumPy is imported. The matrices of the players are small: its threads would wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


SELDOM = 100_000
"""Objects made before Python looks for cycles. Auctions carried on in imagined deals make many objects and no
cycles; at Python's 700 the looking takes up to a quarter of a call."""


def main() -> None:
    """The entry point of the console script."""
    gc.set_threshold(SELDOM)
    guarded(lambda: app(prog_name="vintik"))


__all__ = ["app", "main"]
