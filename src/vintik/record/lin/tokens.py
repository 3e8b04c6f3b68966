"""A LIN text as tags with their values, and which of them belong to one deal. It knows no cards, no calls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from vintik.record.errors import NotARecord

_BEGINNING = re.compile(r"\s*[a-z]{2}\|", re.IGNORECASE)
_TAG = re.compile(r"[a-z0-9]{1,3}", re.IGNORECASE)
_FIRST = ("qx", "pn", "st", "md")
"""Tags that begin another deal once this one has its hands."""


@dataclass(frozen=True, slots=True)
class Tag:
    """`name|value|`; the name in small letters."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Board:
    """The tags of one deal in their order. `stray` is what stands where a tag should begin, and after which
    nothing can be understood."""

    tags: tuple[Tag, ...]
    stray: str | None = None


def looks_like_lin(text: str) -> bool:
    """Whether a text begins as LIN does: with a tag of two letters and a bar."""
    return _BEGINNING.match(text) is not None


def boards_of(text: str) -> Iterator[Board]:
    """The deals of a text, in order; raises `NotARecord` if there is none."""
    found = False
    board: list[Tag] = []
    dealt = False
    for tag in _tags(text):
        if isinstance(tag, str):
            found = True
            yield Board(tuple(board), tag)
            return
        if dealt and tag.name in _FIRST:
            yield Board(tuple(board))
            board, dealt = [], False
        board.append(tag)
        found = dealt = dealt or tag.name == "md"
    if not found:
        raise NotARecord("lin_no_deals")
    if dealt:
        yield Board(tuple(board))


def _tags(text: str) -> Iterator[Tag | str]:
    """The tags; at last the text that is none, if there is such."""
    parts = text.split("|")
    for name, value in zip(parts[:-1:2], parts[1::2], strict=False):
        if not _TAG.fullmatch(name.strip()):
            yield name.strip()
            return
        yield Tag(name.strip().lower(), value.strip())
    if len(parts) % 2 == 0 or parts[-1].strip():
        yield parts[-1].strip() or parts[-2].strip()
