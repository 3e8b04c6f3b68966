"""A page as the browser gets it: title, contents and HTML, made once from its text and kept."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

from vintik.games import GAMES
from vintik.i18n import LANGUAGES, Words
from vintik.teach.figures import piece_of
from vintik.teach.marks import FIGURE, MARK, taught
from vintik.teach.piece import Place

OVERVIEW = "overview"
GLOSSARY = "glossary"
PAGES = (OVERVIEW, *GAMES, GLOSSARY)
"""The pages that there are: one for each game, one about all of them, and one of words."""
TEXTS = Path(__file__).parent / "pages"
_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}$", re.MULTILINE)
_NAME = re.compile(r" \{#[a-z0-9-]+\}$", re.MULTILINE)
_TITLE = re.compile(r"\A# (.+)\n")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents: a section, and what it is called."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    """`html` holds no other markup than our own: a text's is escaped."""

    title: str
    contents: tuple[Entry, ...]
    html: str


def source(name: str, language: str) -> str:
    """The text of a page; raises `KeyError` if there is none."""
    if name not in PAGES or language not in LANGUAGES:
        raise KeyError(name)
    return (TEXTS / language / f"{name}.md").read_text(encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    """The text by sections; what stands before the first has the empty name."""
    found = list(_HEADING.finditer(text))
    starts = [0, *(each.start() for each in found)]
    ends = [*starts[1:], len(text)]
    names = ["", *(each["id"] for each in found)]
    return {name: text[start:end] for name, start, end in zip(names, starts, ends, strict=True)}


def title_of(text: str) -> str:
    found = _TITLE.match(text)
    if found is None:
        raise ValueError("a text begins with its title")
    return found[1]


@cache
def page(name: str, language: str) -> Page:
    """A page in a language; raises `KeyError` if there is none, `UnknownFigure` for a fault of its text."""
    text = source(name, language)
    entries = tuple(Entry(found["id"], found["title"]) for found in _HEADING.finditer(text))
    place = _place(name, language)
    reader = MarkdownIt("commonmark", {"html": False, "typographer": True}).enable(["table", "smartquotes"])
    taught(reader, place)
    return Page(title_of(text), entries, reader.render(text))


def plain(name: str, language: str) -> str:
    """The same as plain Markdown, for a terminal: figures filled in, marks in brackets; raises as `page`."""
    place = _place(name, language)
    agreed = place.words("taught-agreed")

    def mark(found: re.Match[str]) -> str:
        return f"*({', '.join(found[1].split())}{f': {agreed}' if found[2] else ''})*"

    text = FIGURE.sub(lambda found: piece_of(found[1], place).text, source(name, language))
    return _NAME.sub("", MARK.sub(mark, text))


def _place(name: str, language: str) -> Place:
    return Place(name if name in GAMES else "vint", Words(language))
