"""`vintik score`: reads matches, plays them through the engine and prints what they come to."""

from __future__ import annotations

import json
import sys
from typing import BinaryIO

from vintik.cli.faults import tell_refused, tell_unreadable
from vintik.cli.paper import print_match
from vintik.cli.progress import progress
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused, replay, score_of
from vintik.record.files import Entry, entries

FINE, REFUSED, UNREADABLE = 0, 1, 2
PATIENCE = 100
"""Lines that are no records before a file without any is given up."""


def score_files(files: list[str], as_json: bool, words: Words) -> int:
    """Scores every match of every file; returns the exit status, the worst of all files."""
    return max(_score_file(name, as_json, words) for name in files)


def _score_file(name: str, as_json: bool, words: Words) -> int:
    """One file. It is unreadable if not one of its matches calls itself a record, which is then said once."""
    strangers: list[tuple[int, NotARecord]] = []
    status = None
    try:
        with _opened(name) as file, progress(name) as done:
            for entry in entries(file, name):
                done()
                try:
                    status = max(_score(name, entry, as_json, words), status or FINE)
                except NotARecord as fault:
                    strangers.append((entry.number, fault))
                    if status is None and len(strangers) == PATIENCE:
                        break
    except NotARecord as fault:
        tell_unreadable(name, fault, words, as_json)
        return UNREADABLE
    except BrokenPipeError:
        raise
    except OSError as fault:
        tell_unreadable(name, NotARecord("unreadable", reason=fault.strerror or str(fault)), words, as_json)
        return UNREADABLE
    if status is None:
        first = strangers[0][1] if strangers else NotARecord("empty_file")
        tell_unreadable(name, first, words, as_json)
        return UNREADABLE
    for number, stranger in strangers:
        tell_unreadable(name, stranger, words, as_json, number)
    return REFUSED if strangers else status


def _score(name: str, entry: Entry, as_json: bool, words: Words) -> int:
    """One match, scored or refused; raises `NotARecord`."""
    try:
        if isinstance(entry.content, NotARecord | RecordRefused):
            raise entry.content
        _, table = replay(entry.content)
    except RecordRefused as fault:
        tell_refused(name, entry.number, fault, words, as_json)
        return REFUSED
    if as_json:
        print(json.dumps(score_of(table), ensure_ascii=False))
    else:
        print_match(table, words, f"{name}: {words('place-match', number=entry.number)}")
    return FINE


def _opened(name: str) -> BinaryIO:
    """The file to read; raises `NotARecord` if the system will not give it."""
    if name == "-":
        return sys.stdin.buffer
    try:
        return open(name, "rb")
    except OSError as fault:
        raise NotARecord("unreadable", reason=fault.strerror or str(fault)) from None
    except ValueError as fault:
        raise NotARecord("unreadable", reason=str(fault)) from None
