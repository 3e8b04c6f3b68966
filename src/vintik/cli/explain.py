"""`vintik explain`: a card or a call of a match record, and what a computer player would have done there.

The player is asked with the view of the seat that acted: it sees what that seat saw, and no more.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vintik.cards import Seat
from vintik.cli.advising import advice_json, print_advice
from vintik.cli.faults import tell_refused, tell_unreadable
from vintik.cli.output import json_line, tell
from vintik.cli.paper import call_text, card_text, suits_of
from vintik.cli.saying import meaning_json
from vintik.game import Event, Table, View, evolve
from vintik.game.events import CallMade, CardPlayed, Dealt
from vintik.i18n import Words
from vintik.players import PLAYERS, Levels
from vintik.players.advice import advise, levels_of_sides, said
from vintik.record import NotARecord, RecordRefused, levels_of, replay
from vintik.record.errors import Part
from vintik.record.files import entries, opened

FINE, REFUSED, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Place:
    """An act of a file: the `number`-th call or card (`part`) of a deal of a match, all from 1."""

    file: str
    match: int
    deal: int
    part: Part
    number: int


@dataclass(frozen=True, slots=True)
class Moment:
    """The act, and the view of the seat that was about to do it; `players`: the levels of those that the
    record names."""

    act: CallMade | CardPlayed
    view: View
    players: Mapping[Seat, str]


def explain_act(
    file: str,
    match: int,
    deal: int,
    card: int | None,
    call: int | None,
    level: str,
    seed: int,
    as_json: bool,
    words: Words,
) -> int:
    """Explains the `card`-th card or the `call`-th call, whichever is given; returns the exit status: 1 where
    the record breaks the rules or has no such act, 2 where it cannot be read or the order is not clear."""
    if (card is None) == (call is None):
        tell(f"vintik: {words('explain-what')}")
        return UNREADABLE
    if level not in PLAYERS:
        tell(f"vintik: {words.refusal('unknown_level', {'level': level})}")
        return UNREADABLE
    part: Part = "call" if card is None else "card"
    return _explain(Place(file, match, deal, part, card or call or 0), level, seed, as_json, words)


def _explain(place: Place, level: str, seed: int, as_json: bool, words: Words) -> int:
    try:
        moment = _moment(place)
    except NotARecord as fault:
        tell_unreadable(place.file, fault, words, as_json)
        return UNREADABLE
    except RecordRefused as fault:
        tell_refused(place.file, place.match, fault, words, as_json)
        return REFUSED
    levels = levels_of_sides(moment.players, level)
    advice = advise(level, moment.view, random.Random(seed), levels=levels)
    if as_json:
        found = {**_act_json(moment, levels, words), **advice_json(advice, "best", words)}
        print(json_line(found, sys.stdout))
        return FINE
    _print_moment(place, moment, words)
    print_advice(advice, words)
    return FINE


def _moment(place: Place) -> Moment:
    """Raises `NotARecord` or `RecordRefused`; the latter also where there is no such act."""
    with opened(place.file) as file:
        content = next(
            (each.content for each in entries(file, place.file) if each.number == place.match), None
        )
    if isinstance(content, NotARecord | RecordRefused):
        raise content
    if content is None:
        raise RecordRefused("record", "not_in_record", {"part": "match", "number": place.match})
    log, table = replay(content)
    deals = [start for start, event in enumerate(log) if isinstance(event, Dealt)]
    if place.deal > len(deals):
        raise RecordRefused("record", "not_in_record", {"part": "deal", "number": place.deal})
    start = deals[place.deal - 1]
    acts = _acts(log[start + 1 :], place.part)
    if place.number > len(acts):
        params: dict[str, str | int] = {"part": place.part, "number": place.number}
        raise RecordRefused("record", "not_in_record", params, place.deal)
    at, act = acts[place.number - 1]
    before = log[: start + 1 + at]
    return Moment(act, View.of(table.rules, before, _actor(table, before)), levels_of(content))


def _acts(events: Sequence[Event], part: Part) -> list[tuple[int, CallMade | CardPlayed]]:
    """The calls or the cards of the first of these deals, with their places."""
    found: list[tuple[int, CallMade | CardPlayed]] = []
    for place, event in enumerate(events):
        if isinstance(event, Dealt):
            break
        if isinstance(event, CallMade if part == "call" else CardPlayed):
            assert isinstance(event, CallMade | CardPlayed)
            found.append((place, event))
    return found


def _actor(whole: Table, before: Sequence[Event]) -> Seat:
    """Whose turn it was: declarer's where dummy's card is next (B3.1)."""
    table = Table(whole.rules)
    for event in before:
        table = evolve(table, event)
    assert table.actor is not None
    return table.actor


def _act_json(moment: Moment, levels: Levels, words: Words) -> dict[str, object]:
    """What was done; `hand`: whose card it was, where declarer played dummy's."""
    act, view = moment.act, moment.view
    if isinstance(act, CardPlayed):
        return {"card": act.card.name, "seat": view.seat.name, "hand": act.seat.name}
    deal = view.table.deal
    assert deal is not None
    meaning = said(levels, view.table.rules, deal.auction, act.call)
    return {"call": act.call.name, "seat": act.seat.name, "says": meaning_json(meaning, words)}


def _print_moment(place: Place, moment: Moment, words: Words) -> None:
    act, deal = moment.act, moment.view.table.deal
    assert deal is not None
    done = card_text(act.card) if isinstance(act, CardPlayed) else call_text(act.call, words)
    where = f"{words('place-deal', number=place.deal)}, {words(f'place-{place.part}', number=place.number)}"
    print(f"{where} · {words('seat', seat=act.seat.name)}: {done}")
    print("  ".join(suits_of(deal.holdings[act.seat].known)))
    if deal.play is not None and deal.play.on_table:
        print(words("advice-table", cards=" ".join(map(card_text, deal.play.on_table))))
