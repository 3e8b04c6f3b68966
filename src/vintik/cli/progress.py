"""A progress bar on standard error, where somebody sees it and it is in nobody's way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(label: str, total: int | None = None, printing: bool = True) -> Iterator[Callable[[], None]]:
    """Gives a function to call after each piece of work; `total` pieces, None if nobody knows.

    Nothing is shown unless standard error is a terminal and, if there is `printing` in the meantime, standard
    output goes elsewhere.
    """
    if total == 1 or not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    label_column = TextColumn("{task.description}", markup=False)  # a file may be called `[/x]`
    columns = (label_column, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task)
