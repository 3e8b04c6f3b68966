"""Matches and deals out of files: `.json` (one match), `.jsonl` (one a line), `.pbn`, `.lin`, and standard
input.

Lines are read one by one, so a long file needs little memory; no line and no whole file is read beyond a
limit.
"""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, TypeAlias

from vintik.record.errors import NotARecord, RecordRefused
from vintik.record.lin import Settle, deals_of_lin, looks_like_lin, read_lin
from vintik.record.pbn import deals_of_pbn, read_pbn

_Reader: TypeAlias = Callable[[str], Iterable[object]]

LONGEST_LINE = 4 * 2**20
LONGEST_FILE = 32 * 2**20
"""Bytes. A line holds one match; a rubber of a hundred deals takes about 100 kB."""


@dataclass(frozen=True, slots=True)
class Entry:
    """The `number`-th match of a file (from 1): a record to be replayed, or why there is none. Of `deals`,
    where the file is PBN or LIN, the `number`-th `Deal`."""

    number: int
    content: object | NotARecord | RecordRefused


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The file of this name; `-` is standard input, which stays open, as it may be named twice.

    Raises `NotARecord` if it cannot be opened, or not be read while it is open.
    """
    try:
        if name != "-":
            with open(name, "rb") as file:
                yield file
        elif sys.stdin is None:
            raise NotARecord("empty_file")
        else:
            yield sys.stdin.buffer
    except NotARecord:
        raise
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else None
        raise NotARecord("unreadable", reason=reason or str(fault)) from None


def entries(file: BinaryIO, name: str, settle: Settle | None = None) -> Iterator[Entry]:
    """The matches of an open file. Its kind is told by the end of `name`, else by its content. `settle`
    finds the cards of claims, which LIN does not name; without it such deals stay unfinished.

    Raises `NotARecord` if the file as a whole is no record.
    """
    return _entries(file, name, _Readers(read_pbn, lambda text: read_lin(text, settle)))


def deals(file: BinaryIO, name: str) -> Iterator[Entry]:
    """As `entries`, but of PBN and LIN the hands alone."""
    return _entries(file, name, _Readers(deals_of_pbn, deals_of_lin))


def json_lines(file: BinaryIO) -> Iterator[Entry]:
    """The JSON values of an open file, one a line, whatever they are; blank lines are not counted."""
    return _lines(file, None)


@dataclass(frozen=True, slots=True)
class _Readers:
    """What makes matches or deals of texts that are not JSON."""

    pbn: _Reader
    lin: _Reader

    def read(self, content: bytes) -> Iterator[Entry]:
        """The kind is told by how the text begins."""
        text = _text(content)
        return _numbered((self.lin if looks_like_lin(text) else self.pbn)(text))


def _entries(file: BinaryIO, name: str, readers: _Readers) -> Iterator[Entry]:
    kind = Path(name).suffix.lower()
    if kind == ".pbn":
        return _numbered(readers.pbn(_text(_whole(file))))
    if kind == ".lin":
        return _numbered(readers.lin(_text(_whole(file))))
    if kind == ".json":
        return iter([Entry(1, parse_json(_whole(file)))])
    return _lines(file, None if kind == ".jsonl" else readers)


def _lines(file: BinaryIO, others: _Readers | None) -> Iterator[Entry]:
    """One match a line; with `others` the first line decides whether the file is something else."""
    first = file.readline(LONGEST_LINE + 1)
    if others is not None:
        while first and not first.strip():
            first = file.readline(LONGEST_LINE + 1)
        if first.removeprefix(codecs.BOM_UTF8).lstrip()[:1] not in (b"{", b""):
            yield from others.read(first + _whole(file))
            return
        if first and not _is_json(first):
            content = first + _whole(file)
            if _is_json(content) or not content[len(first) :].startswith(b"{"):
                yield Entry(1, parse_json(content))
                return
            file = BytesIO(content)
            first = file.readline(LONGEST_LINE + 1)
    number = 0
    line = first
    while line:
        if line.strip():
            number += 1
            yield Entry(number, _one_line(line, file))
        line = file.readline(LONGEST_LINE + 1)


def _one_line(line: bytes, file: BinaryIO) -> object | NotARecord:
    if len(line) > LONGEST_LINE:
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST_LINE)
        return NotARecord("too_large", longest=LONGEST_LINE)
    try:
        return parse_json(line)
    except NotARecord as fault:
        return fault


def _is_json(line: bytes) -> bool:
    try:
        parse_json(line)
    except NotARecord:
        return False
    return True


def _whole(file: BinaryIO) -> bytes:
    content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise NotARecord("too_large", longest=LONGEST_FILE)
    return content


def parse_json(content: bytes) -> object:
    """The JSON value of UTF-8 text, however hostile; raises `NotARecord`."""
    text = _text(content)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise NotARecord("not_json") from None


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotARecord("not_text") from None


def _numbered(contents: Iterable[object]) -> Iterator[Entry]:
    for number, content in enumerate(contents, start=1):
        yield Entry(number, content)
