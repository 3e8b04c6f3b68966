"""`vintik review`: what each card of the finished deals of a file cost, in points and in tricks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from vintik.analysis import Hindsight, Judged, Step, hindsight, settle, sheet_before
from vintik.cards import SIDES
from vintik.cli.faults import tell_refused, tell_unreadable
from vintik.cli.output import json_line, tell
from vintik.cli.paper import bid_text, card_text
from vintik.game.sheet import DealResult
from vintik.i18n import Words
from vintik.record import NotARecord, RecordRefused, replay
from vintik.record.files import entries, opened

FINE, REFUSED, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished deal of the `match`-th match of a file."""

    match: int
    result: DealResult
    found: Hindsight


def review_files(files: list[str], most: int, as_json: bool, words: Words) -> int:
    """Prints the `most` dearest cards of every finished deal of every file; returns the exit status, the
    worst of all files."""
    return max(_review_file(name, most, as_json, words) for name in files)


def _review_file(name: str, most: int, as_json: bool, words: Words) -> int:
    status, deals = FINE, 0
    try:
        for number, each in _reviewed(name):
            if isinstance(each, NotARecord):
                tell_unreadable(name, each, words, as_json, number)
                status = REFUSED
            elif isinstance(each, RecordRefused):
                tell_refused(name, number, each, words, as_json)
                status = REFUSED
            else:
                deals += 1
                _print_json(each) if as_json else _print(name, each, most, words)
    except NotARecord as fault:
        tell_unreadable(name, fault, words, as_json)
        return UNREADABLE
    if status == FINE and deals == 0:
        tell(f"{name}: {words.refusal('no_finished_deal', {})}")
        return REFUSED
    return status


def _reviewed(name: str) -> Iterator[tuple[int, Reviewed | RecordRefused | NotARecord]]:
    """The finished deals of a file with the number of their match; raises `NotARecord`."""
    with opened(name) as file:
        for entry in entries(file, name, settle):
            if isinstance(entry.content, NotARecord | RecordRefused):
                yield entry.number, entry.content
                continue
            try:
                log, table = replay(entry.content)
            except (NotARecord, RecordRefused) as fault:
                yield entry.number, fault
                continue
            for result in table.sheet.deals:
                sheet = sheet_before(table.rules, log, result.number)
                yield entry.number, Reviewed(entry.number, result, hindsight(table.rules, sheet, result))


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _print(name: str, reviewed: Reviewed, most: int, words: Words) -> None:
    result, found = reviewed.result, reviewed.found
    deal = words("place-deal", number=result.number)
    print(f"{name}: {words('place-match', number=reviewed.match)}, {deal}")
    if result.contract is None:
        print(words("passed-out"))
        print()
        return
    declarer = words("seat", seat=result.contract.declarer.name)
    print(f"{bid_text(result.contract.bid)}{'×' * result.contract.doubled} {declarer}")
    possible = found.possible
    if possible is not None:
        best = words("review-result", tricks=possible.tricks, points=_signed(possible.points))
        print(f"{words('review-possible')}: {best}")
    taken = sum(trick.winner.side is SIDES[0] for trick in result.tricks)
    came = words("review-result", tricks=taken, points=_signed(result.totals[0] - result.totals[1]))
    print(f"{words('review-came')}: {came}")
    for place in found.mistakes[:most]:
        print(f"  {_mistake(place, found.steps[place], words)}")
    if not found.mistakes:
        print(f"  {words('review-no-mistakes')}")
    print()


def _mistake(place: int, step: Step, words: Words) -> str:
    trick = words("review-trick", number=place // 4 + 1)
    cost = [
        *([words("review-points", points=step.lost_points)] if step.lost_points else []),
        *([words("review-tricks", tricks=step.lost_tricks)] if step.lost_tricks else []),
    ]
    better = " ".join(card_text(card) for card, each in (step.judged or {}).items() if _is_best(step, each))
    who = words("seat", seat=step.seat.name)
    costs = words("review-cost", cost=", ".join(cost))
    return f"{trick}, {who}: {card_text(step.card)} {costs}; {words('review-better')} {better}"


def _is_best(step: Step, judged: Judged) -> bool:
    if step.lost_points:
        return judged.points == step.best_points
    return judged.tricks == step.best_tricks


def _print_json(reviewed: Reviewed) -> None:
    result, found = reviewed.result, reviewed.found
    possible = found.possible
    steps = [
        {
            "seat": step.seat.name,
            "chooser": step.chooser.name,
            "card": step.card.name,
            "lost_tricks": step.lost_tricks,
            "lost_points": step.lost_points,
            "judged": None
            if step.judged is None
            else {card.name: [each.tricks, each.points] for card, each in step.judged.items()},
        }
        for step in found.steps
    ]
    line = {
        "match": reviewed.match,
        "deal": result.number,
        "possible": None if possible is None else [possible.tricks, possible.points],
        "totals": {side.name: result.totals[side] for side in SIDES},
        "steps": steps,
    }
    print(json_line(line, sys.stdout))
