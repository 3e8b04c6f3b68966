"""Deals that are over, to be looked at: read from text or from a table, weighed card by card, and asked
about.

Nothing is kept but the expert's answers, since they take seconds. Only finished deals are shown, and what is
known of a table comes from the view of a seat, so that nothing of a deal in progress can be.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from vintik.analysis import NoSuchDeal, finished, hindsight, sheet_before, view_before_call
from vintik.cards import SEATS, SIDES, Deal, Seat
from vintik.game import MakeCall, Rules, Table, View
from vintik.game.events import Event
from vintik.game.sheet import DealResult, Sheet
from vintik.players import PLAYERS, Cards
from vintik.players.advice import advise, levels_of_sides
from vintik.players.bidding.american.card import CARDS
from vintik.players.style import STANDARD
from vintik.record import NotARecord, RecordRefused, levels_of, record_of, replay
from vintik.record.lin import lin_of
from vintik.record.pbn import pbn_of
from vintik.server import advice
from vintik.server.problems import Problem
from vintik.server.review_shapes import CallAsk, CallJudged, DealAsk, DealJudged, Reviewed, Written
from vintik.server.review_text import MOST_DEALS, matches_of
from vintik.server.seating import Seating
from vintik.server.seen import row_seen, trick_seen
from vintik.server.shapes import SidesCards
from vintik.server.turnstile import Turnstile

LONGEST = 512 * 1024
"""Bytes of a text or record that is looked at."""
MOST_READING, MOST_ASKING = 20, 10
"""Requests that may wait for reading and weighing, and for the expert."""
KEPT = 500
"""Answers of the expert that are kept, the newest."""

Json = dict[str, Any]
Record = Mapping[str, Any]


class Review:
    """Answers about finished deals, one after the other."""

    def __init__(self) -> None:
        self._reading = Turnstile(MOST_READING)
        self._asking = Turnstile(MOST_ASKING)
        self._answers: dict[str, CallJudged] = {}

    async def read(self, text: str) -> Reviewed:
        """The finished deals of a text. Raises `Problem`, also if there is none."""
        return await self._reading.ask(lambda: _read(text))

    async def table(self, view: View, seating: Seating) -> Reviewed:
        """The finished deals of a table, as a seat knows them; raises `Problem` if there is none."""
        return await self._reading.ask(lambda: _of_table(view.table, seating))

    async def deal(self, ask: DealAsk) -> DealJudged:
        """Every card of a deal weighed, every call explained; raises `Problem`."""
        return await self._reading.ask(lambda: _deal_judged(ask))

    async def call(self, ask: CallAsk) -> CallJudged:
        """What an expert would have called; raises `Problem`. The same question has the same answer."""
        key = hashlib.sha256(ask.model_dump_json().encode()).hexdigest()
        if key not in self._answers:
            answer = await self._asking.ask(lambda: _call_judged(ask))
            self._answers[key] = answer
            if len(self._answers) > KEPT:
                del self._answers[next(iter(self._answers))]
        return self._answers[key]

    async def pbn(self, record: Record) -> Written:
        """The finished deals of a record as PBN; raises `Problem`."""
        return await self._reading.ask(lambda: Written(text=pbn_of(_over(_replayed(record)[1]))))

    async def lin(self, record: Record) -> Written:
        """The finished deals of a record of Bridge as LIN; raises `Problem`."""
        return await self._reading.ask(lambda: _lin(record))

    async def hands(self, record: Record, number: int) -> tuple[Rules, Seat, Deal]:
        """A finished deal that may be dealt again: its rules, dealer and hands. Raises `Problem`, also for a
        deal of a sealed sequence (M6)."""
        _, table, result = await self._reading.ask(lambda: _finished(record, number))
        if table.rules.sealed:
            raise Problem("sealed_deal")
        return table.rules, result.dealer, _hands(result)


def sides_cards(wanted: SidesCards | None) -> Cards:
    """The convention cards of the sides, the standard ones unless others are named; raises `Problem`."""
    if wanted is None:
        return STANDARD
    for name in (wanted.NS, wanted.EW):
        if name not in CARDS:
            raise Problem("unknown_convention_card", card=name[:40])
    return (wanted.NS, wanted.EW)


# --- reading -----------------------------------------------------------------------------------


def _read(text: str) -> Reviewed:
    matches: list[Json] = []
    refused: list[Json] = []
    named: set[str] = set()
    deals = 0
    for number, content in matches_of(text):
        try:
            if isinstance(content, NotARecord | RecordRefused):
                raise content
            table = replay(content)[1]
        except (NotARecord, RecordRefused) as fault:
            refused.append(_refused(number, fault))
            continue
        if _over(table).sheet.deals:
            levels = levels_of(content)
            matches.append(_match(table, levels))
            named |= set(levels.values()) or {""}
        deals += len(table.sheet.deals)
        if deals > MOST_DEALS:
            raise Problem("too_many_deals", most=MOST_DEALS)
    if not matches and not refused:
        raise Problem("no_finished_deal")
    alone = named.pop() if len(named) == 1 else ""
    return _reviewed(matches, refused, alone if alone in PLAYERS else None)


def _refused(number: int, fault: NotARecord | RecordRefused) -> Json:
    place: Json = {"part": "record", "deal": 0, "index": 0}
    if isinstance(fault, RecordRefused):
        place = {"part": fault.part, "deal": fault.deal, "index": fault.index}
    return {"match": number, **place, "code": fault.code, "params": dict(fault.params)}


def _lin(record: Record) -> Written:
    table = _over(_replayed(record)[1])
    try:
        return Written(text=lin_of(table))
    except ValueError:
        raise Problem("only_bridge", game=table.rules.game) from None


def _of_table(table: Table, seating: Seating) -> Reviewed:
    if not _over(table).sheet.deals:
        raise Problem("no_finished_deal")
    return _reviewed([_match(table, seating.computers)], [], seating.level, seating.cards)


def _reviewed(
    matches: list[Json], refused: list[Json], level: str | None = None, cards: Cards | None = None
) -> Reviewed:
    sides = None if cards is None else {"NS": cards[0], "EW": cards[1]}
    return Reviewed.model_validate({"matches": matches, "refused": refused, "level": level, "cards": sides})


def _over(table: Table) -> Table:
    """The table without the deal that is in progress."""
    return replace(table, deal=None)


def _match(table: Table, levels: Mapping[Seat, str]) -> Json:
    """The finished deals, as their own record has them; `levels`: of the players, where they are known."""
    record = record_of(_over(table), levels)
    log, played = _replayed(record)
    rules = table.rules
    return {
        "game": rules.game,
        "options": dict(rules.options),
        "form": rules.form.kind,
        "vulnerable": sorted(side.name for side in rules.vulnerable),
        "target": rules.form.target,
        "again": not rules.sealed,
        "deals": [
            _deal(rules, sheet_before(rules, log, result.number), result) for result in played.sheet.deals
        ],
        "record": record,
    }


def _deal(rules: Rules, before: Sheet, result: DealResult) -> Json:
    contract = result.contract
    reached = before.below if rules.form.kind == "rubber" else before.totals
    dummy = contract.declarer.partner.name if contract is not None and rules.play.dummy else None
    return {
        "number": result.number,
        "dealer": result.dealer.name,
        "hands": {seat.name: [card.name for card in _hands(result)[seat].cards()] for seat in SEATS},
        "calls": [
            {"seat": result.dealer.after(place).name, "call": call.name}
            for place, call in enumerate(result.calls)
        ],
        "dummy": dummy,
        "before": {side.name: reached[side] for side in SIDES},
        "tricks": [trick_seen(trick) for trick in result.tricks],
        "row": row_seen(rules, result),
    }


def _hands(result: DealResult) -> Deal:
    if result.hands is None:
        raise Problem("no_finished_deal")
    return result.hands


def _replayed(record: Record) -> tuple[tuple[Event, ...], Table]:
    try:
        return replay(record)
    except (NotARecord, RecordRefused) as fault:
        raise Problem(fault.code, **fault.params) from None


def _finished(record: Record, number: int) -> tuple[tuple[Event, ...], Table, DealResult]:
    log, table = _replayed(record)
    try:
        return log, table, finished(table, number)
    except NoSuchDeal as fault:
        raise Problem("not_in_record", part=fault.part, number=fault.number) from None


# --- weighing and asking -----------------------------------------------------------------------


def _deal_judged(ask: DealAsk) -> DealJudged:
    if ask.level not in PLAYERS:
        raise Problem("unknown_level", level=ask.level[:40])
    cards = sides_cards(ask.cards)
    log, table, result = _finished(ask.record, ask.deal)
    found = hindsight(table.rules, sheet_before(table.rules, log, ask.deal), result)
    steps = [
        {
            "seat": step.seat.name,
            "chooser": step.chooser.name,
            "card": step.card.name,
            "judged": None
            if step.judged is None
            else [
                {"card": card.name, "tricks": each.tricks, "points": each.points}
                for card, each in step.judged.items()
            ],
            "lost_tricks": step.lost_tricks,
            "lost_points": step.lost_points,
        }
        for step in found.steps
    ]
    levels = levels_of_sides(levels_of(ask.record), ask.level)
    said = advice.meanings(_over(table), ask.deal, levels, cards)
    return DealJudged.model_validate(
        {"steps": steps, "meanings": said.model_dump()["meanings"], "makeable": _makeable(found.tables)}
    )


def _makeable(tables: tuple[tuple[int, ...], ...] | None) -> list[Json] | None:
    if tables is None:
        return None
    return [
        {"denomination": name, "tricks": {seat.name: row[seat] for seat in SEATS}}
        for name, row in zip(("NT", "S", "H", "D", "C"), tables, strict=True)
    ]


def _call_judged(ask: CallAsk) -> CallJudged:
    if ask.level not in PLAYERS:
        raise Problem("unknown_level", level=ask.level[:40])
    log, table, result = _finished(ask.record, ask.deal)
    try:
        view = view_before_call(table.rules, log, ask.deal, ask.call)
    except NoSuchDeal as fault:
        raise Problem("not_in_record", part=fault.part, number=fault.number) from None
    before = json.dumps([str(_hands(result)), ask.call])
    levels = levels_of_sides(levels_of(ask.record), ask.level)
    found = advise(advice.ADVISER, view, random.Random(before), sides_cards(ask.cards), levels)
    command = found.thought.act.command
    if not isinstance(command, MakeCall) or found.meaning is None:
        raise Problem("not_in_record", part="call", number=ask.call)
    why = found.thought.act.why
    return CallJudged.model_validate(
        {
            "made": result.calls[ask.call - 1].name,
            "call": command.call.name,
            "why": {"code": why.code, "params": dict(why.params)},
            "meaning": advice.meaning_seen(found.meaning),
            "considered": [{"name": each.call.name, "points": each.points} for each in found.thought.calls],
        }
    )
