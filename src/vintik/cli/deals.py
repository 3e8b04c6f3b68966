"""Deals out of files, to be analysed: of PBN the hands alone, of match records all that was dealt.

A match record must keep the rules, as for `vintik score`.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import Any, BinaryIO

from vintik.cards import Deal
from vintik.cli.score import PATIENCE, _opened
from vintik.game.events import Dealt
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused, replay
from vintik.record.files import LONGEST_FILE, LONGEST_LINE, Entry, entries
from vintik.record.pbn import deals_of_pbn


@dataclass(frozen=True, slots=True)
class Found:
    """A deal of a file, or why there is none: the `number`-th of the `match`-th match, both from 1.

    A fault of the file as a whole is of match 0. What is not a deal of a record has the number 0: a fault of
    a whole match, and each deal of PBN, which counts as a match.
    """

    file: str
    match: int
    number: int
    content: Deal | RecordRefused | NotARecord

    def place(self, words: Words) -> list[str]:
        """Where it stands in its file, from the small to the large: the deal, and the match it is of."""
        if not self.number:
            return [words("place-deal", number=self.match)]
        return [words("place-deal", number=self.number), words("place-match", number=self.match)]


def found_in(name: str) -> Iterator[Found]:
    """What a file holds, in its order. It is unreadable if not one of its matches calls itself a record,
    which is then said once."""
    strangers: list[Found] = []
    known = False
    try:
        with _opened(name) as file:
            for match in _matches(file, name):
                if not known and match and isinstance(match[0].content, NotARecord):
                    strangers += match
                    if len(strangers) == PATIENCE:
                        break
                    continue
                known = True
                yield from strangers
                strangers = []
                yield from match
    except NotARecord as fault:
        yield Found(name, 0, 0, fault)
        return
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else None
        yield Found(name, 0, 0, NotARecord("unreadable", reason=reason or str(fault)))
        return
    if not known:
        yield Found(name, 0, 0, strangers[0].content if strangers else NotARecord("empty_file"))


def _matches(file: BinaryIO, name: str) -> Iterator[list[Found]]:
    """Of each match its deals or its fault. Raises `NotARecord` if the file is none as a whole."""
    kind = Path(name).suffix.lower()
    if kind not in (".pbn", ".json", ".jsonl"):
        kind, file = _looked_into(file)
    if kind == ".pbn":
        for number, deal in enumerate(deals_of_pbn(_text(file)), start=1):
            yield [Found(name, number, 0, deal)]
    else:
        for entry in entries(file, name):
            yield _dealt(entry, name)


def _dealt(entry: Entry, name: str) -> list[Found]:
    try:
        if isinstance(entry.content, NotARecord | RecordRefused):
            raise entry.content
        log, _ = replay(entry.content)
    except RecordRefused as refused:
        return [Found(name, entry.number, 0, refused)]
    except NotARecord as fault:
        short = NotARecord(fault.code, **fault.params)  # the context of `fault` keeps the whole text
        return [Found(name, entry.number, 0, short)]
    hands = [[holding.known for holding in event.holdings] for event in log if isinstance(event, Dealt)]
    return [Found(name, entry.number, number, Deal(*four)) for number, four in enumerate(hands, start=1)]


def _text(file: BinaryIO) -> str:
    content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise NotARecord("too_large", longest=LONGEST_FILE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotARecord("not_text") from None


def _looked_into(file: BinaryIO) -> tuple[str, BinaryIO]:
    """The kind of a file whose name does not tell it, and the file with what was read of it."""
    first = file.readline(LONGEST_LINE + 1)
    while first and not first.strip():
        first = file.readline(LONGEST_LINE + 1)
    is_json = first.removeprefix(codecs.BOM_UTF8).lstrip()[:1] in (b"{", b"")
    return "" if is_json else ".pbn", BufferedReader(_Again(first, file))


class _Again(RawIOBase):
    """`first`, then the rest of a file line by line, each as soon as it is there."""

    def __init__(self, first: bytes, rest: BinaryIO) -> None:
        self._first = first
        self._rest = rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        chunk = self._first[: len(buffer)] or self._rest.readline(len(buffer))
        self._first = self._first[len(chunk) :]
        buffer[: len(chunk)] = chunk
        return len(chunk)
