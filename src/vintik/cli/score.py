"""`vintik score`: reads matches, plays them through the engine and prints what they come to."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from vintik.cards import Card
from vintik.cli.faults import tell_refused, tell_unreadable
from vintik.cli.output import json_line
from vintik.cli.paper import print_match
from vintik.cli.progress import progress
from vintik.game import Table
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused, replay, score_of
from vintik.record.files import Entry, entries, opened

FINE, REFUSED, UNREADABLE = 0, 1, 2
PATIENCE = 10_000
"""Lines that are no records before a file without any is given up."""


def score_files(files: list[str], as_json: bool, words: Words) -> int:
    """Scores every match of every file; returns the exit status, the worst of all files."""
    return max(_score_file(name, as_json, words) for name in files)


def _score_file(name: str, as_json: bool, words: Words) -> int:
    """One file. It is unreadable if not one of its matches calls itself a record, which is then said once."""
    strangers: list[tuple[int, NotARecord]] = []
    status: int | None = None
    try:
        with progress(name) as done:
            for entry in _entries(name):
                done()
                played = _played(entry)
                if status is None and isinstance(played, NotARecord):
                    strangers.append((entry.number, played))
                    if len(strangers) == PATIENCE:
                        break
                    continue
                for number, stranger in strangers:
                    status = _tell(name, number, stranger, as_json, words)
                strangers = []
                status = max(status or FINE, _tell(name, entry.number, played, as_json, words))
    except NotARecord as fault:
        tell_unreadable(name, fault, words, as_json)
        return UNREADABLE
    if status is None:
        first = strangers[0][1] if strangers else NotARecord("empty_file")
        tell_unreadable(name, first, words, as_json)
        return UNREADABLE
    return status


def _entries(name: str) -> Iterator[Entry]:
    """The matches of a file; raises `NotARecord` if it cannot be read, or is none as a whole."""
    with opened(name) as file:
        yield from entries(file, name, _settle)


def _settle(table: Table, tricks: int) -> Sequence[Card]:
    """Cards for a claim; the solver is imported only where there is one."""
    from vintik.analysis import settle

    return settle(table, tricks)


def _played(entry: Entry) -> Table | RecordRefused | NotARecord:
    """The table of a match, or why there is none."""
    try:
        if isinstance(entry.content, NotARecord | RecordRefused):
            raise entry.content
        _, table = replay(entry.content)
    except RecordRefused as fault:
        return fault
    except NotARecord as fault:
        return NotARecord(fault.code, **fault.params)  # the context of `fault` keeps the whole text
    return table


def _tell(
    name: str, number: int, played: Table | RecordRefused | NotARecord, as_json: bool, words: Words
) -> int:
    """One match, scored or refused; returns the exit status."""
    if isinstance(played, NotARecord):
        tell_unreadable(name, played, words, as_json, number)
        return REFUSED
    if isinstance(played, RecordRefused):
        tell_refused(name, number, played, words, as_json)
        return REFUSED
    if as_json:
        print(json_line(score_of(played), sys.stdout))
    else:
        print_match(played, words, f"{name}: {words('place-match', number=number)}")
    return FINE
