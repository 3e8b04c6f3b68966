"""`vintik card`: a convention card, printed, as a page for the printer, or as JSON."""

from __future__ import annotations

import shutil
import sys
import textwrap
from pathlib import Path

from vintik.cli.card_page import page
from vintik.cli.card_words import heard_text, marked, note, says
from vintik.cli.output import json_line, tell
from vintik.cli.saying import meaning_json
from vintik.games import rules_for
from vintik.i18n import Words
from vintik.players.bidding.american.card import SYSTEMS
from vintik.players.bidding.american.paper import Chapter, Row, paper, summary

FINE, UNREADABLE = 0, 2
WIDEST = 100
"""Characters of a line at most."""
INDENT = 10
"""Characters before what a call says."""


def print_card(name: str, whole: bool, html: Path | None, as_json: bool, words: Words) -> int:
    """Prints the card of this name, all of it if `whole`, else what fits one sheet, or writes it to the file
    `html`; returns the exit status, 2 where there is no such card or the file cannot be written."""
    if name not in SYSTEMS:
        tell(f"vintik: {words.refusal('unknown_convention_card', {'card': name})} ({', '.join(SYSTEMS)})")
        return UNREADABLE
    rules = rules_for("bridge", {}).auction
    chapters = paper(name, rules) if whole else summary(name, rules)
    if html is not None and not _written(html, page(name, chapters, whole, words), words):
        return UNREADABLE
    if as_json:
        print(json_line(_json(name, chapters, words), sys.stdout))
    elif html is None:
        _print(name, chapters, whole, words)
    return FINE


def _written(path: Path, text: str, words: Words) -> bool:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        tell(f"vintik: {words('cannot-write', path=str(path), reason=fault.strerror or str(fault))}")
        return False
    return True


def _print(name: str, chapters: tuple[Chapter, ...], whole: bool, words: Words) -> None:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    lines = textwrap.TextWrapper(width, subsequent_indent=" " * INDENT, break_on_hyphens=False)
    print(words("convention-card", card=name))
    print(textwrap.fill(note(whole, words), width, break_on_hyphens=False))
    for chapter in chapters:
        title = words("card-chapter", chapter=chapter.code)
        print(f"\n{title}\n{'=' * len(title)}")
        for remark in chapter.remarks:
            print(textwrap.fill(words("card-remark", remark=remark), width, break_on_hyphens=False))
        for row in chapter.rows:
            print(f"\n{heard_text(row, words)}")
            for answer in row.answers:
                start = f"  {marked(answer, words)} "
                for said in says(answer, whole, words):
                    lines.initial_indent = start.ljust(INDENT)
                    print(lines.fill(said))
                    start = ""


def _json(name: str, chapters: tuple[Chapter, ...], words: Words) -> dict[str, object]:
    """`calls` are all of an auction, the passes that go without saying too."""
    return {
        "card": name,
        "chapters": [
            {
                "chapter": chapter.code,
                "auctions": [_row_json(row, words) for row in chapter.rows],
                "remarks": [words("card-remark", remark=remark) for remark in chapter.remarks],
            }
            for chapter in chapters
        ],
    }


def _row_json(row: Row, words: Words) -> dict[str, object]:
    answers = [
        {
            "call": each.call.name,
            "when": each.when,
            "meaning": meaning_json(each.meaning, words),
            "vulnerable": None if each.vulnerable is None else meaning_json(each.vulnerable, words),
        }
        for each in row.answers
    ]
    calls = [call.name for call in row.auction.calls]
    return {"auction": heard_text(row, words), "calls": calls, "answers": answers}
