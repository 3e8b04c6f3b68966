"""Deals out of files, to be analysed: of PBN the hands alone, of match records all that was dealt.

A match record must keep the rules, as for `vintik score`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vintik.cards import Deal
from vintik.cli.score import PATIENCE
from vintik.game.events import Dealt
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused, replay
from vintik.record.files import Entry, deals, opened


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
        with opened(name) as file:
            for match in (_dealt(entry, name) for entry in deals(file, name)):
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
    if not known:
        yield Found(name, 0, 0, strangers[0].content if strangers else NotARecord("empty_file"))


def _dealt(entry: Entry, name: str) -> list[Found]:
    """The deals of a match, or its fault."""
    if isinstance(entry.content, Deal):
        return [Found(name, entry.number, 0, entry.content)]
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
