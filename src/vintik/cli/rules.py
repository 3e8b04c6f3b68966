"""`vintik rules`: a page that teaches a game, in the terminal."""

from __future__ import annotations

import sys

import typer
from rich.console import Console
from rich.markdown import Markdown

from vintik.teach import PAGES, plain

WIDEST = 96
"""Characters of a line that are still read with ease."""


def print_rules(page: str, language: str) -> int:
    """Prints it laid out for a terminal; as Markdown where nobody looks, in a pipe or a file.

    Raises `BadParameter` for an unknown page.
    """
    if page not in PAGES:
        raise typer.BadParameter(", ".join(PAGES), param_hint="NAME")
    text = plain(page, language)
    if not sys.stdout.isatty():
        print(text, end="")
        return 0
    console = Console()
    console.print(Markdown(text), width=min(WIDEST, console.width))
    return 0
