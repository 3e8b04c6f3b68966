"""`vintik bid`: what a computer player would call with a hand, what the call says, and why."""

from __future__ import annotations

import random
import sys

from vintik.cli.advising import advice_json, print_advice
from vintik.cli.faults import tell_line, tell_unreadable
from vintik.cli.output import json_line
from vintik.cli.paper import call_text, suits_of
from vintik.cli.question import Question, question_of
from vintik.game import View
from vintik.i18n import Words
from vintik.players.advice import advise
from vintik.record import NotARecord, RecordRefused
from vintik.record.files import json_lines, opened

FINE, REFUSED, UNREADABLE = 0, 1, 2


def answer_files(files: list[str], seed: int, as_json: bool, words: Words) -> int:
    """Answers every line of every file, without files of standard input; returns the exit status, the worst
    of all files."""
    return max(_answer_file(name, seed, as_json, words) for name in files or ["-"])


def _answer_file(name: str, seed: int, as_json: bool, words: Words) -> int:
    status = FINE
    try:
        with opened(name) as file:
            for line in json_lines(file):
                try:
                    if isinstance(line.content, NotARecord | RecordRefused):
                        raise line.content
                    question = question_of(line.content)
                except (NotARecord, RecordRefused) as fault:
                    tell_line(name, line.number, fault, words, as_json)
                    status = REFUSED
                    continue
                _answer(question, line.number, seed, as_json, words)
    except NotARecord as fault:
        tell_unreadable(name, fault, words, as_json)
        return UNREADABLE
    return status


def _answer(question: Question, number: int, seed: int, as_json: bool, words: Words) -> None:
    """One answer, written at once: whoever asks may be waiting for it before the next question."""
    advice = advise(question.level, question.view, random.Random(seed), question.cards)
    if as_json:
        print(json_line(advice_json(advice, "call", words), sys.stdout), flush=True)
        return
    _print_question(question.view, number, words)
    print_advice(advice, words)
    print(flush=True)


def _print_question(view: View, number: int, words: Words) -> None:
    deal = view.table.deal
    assert deal is not None
    calls = " · ".join(
        f"{words('seat-short', seat=deal.dealer.after(place).name)} {call_text(call, words)}"
        for place, call in enumerate(deal.auction.calls)
    )
    seat = words("seat", seat=view.seat.name)
    place = words("place-line", number=number)
    print(f"{place} · {words('game', game=view.table.rules.game)} · {calls or words('first-to-call')}")
    print(f"{seat}: {'  '.join(suits_of(deal.holdings[view.seat].known))}")
