"""The call to make: what the table says, or what comes out best in worlds where the table leaves a choice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from vintik.cards import PASS, Bid, Call
from vintik.game import View
from vintik.players.beliefs.sample import sample
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.judgement.judge import Judge
from vintik.players.judgement.worth import Worth, scores_of
from vintik.players.style import Style

DOUBT = 64
"""The prior of the system counts twice if only so many worlds were compared, more with fewer: the best of
several chance means is mostly luck."""
LEAST_CHANCE = 0.02
"""By the table, for a call to be looked at."""
RIVAL = 0.01
"""By the table, for a call to question one that is clear."""
LEAST_WORLDS = 8
MOST_BY_TABLE, MOST_BY_WORTH = 4, 2
"""Candidates from the table, and contracts that come out best if everybody passes."""
AT_A_TIME = 16
"""Worlds looked at before the clock is, where time is limited."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A call that was thought about: the code of its entry, its chance by the table, and the points expected
    (None: not compared in worlds)."""

    call: Call
    code: str
    chance: float
    points: float | None


class Considered(NamedTuple):
    """The calls that come into question, the one to make first; `relaxed` as in `Worlds`."""

    calls: tuple[Alternative, ...]
    relaxed: int = 0


def choose_call(view: View, system: System, style: Style, rng: Random) -> Considered:
    """What to call.

    Raises `ValueError` when the table does not wait for a call of this seat.
    """
    deal = view.table.deal
    if deal is None or not view.offers.calls:
        raise ValueError(f"{view.seat} has nothing to call")
    hearing = Hearing.of(system, deal.auction)
    if hearing.settled:
        return Considered((Alternative(PASS, "passes_settled", 1.0, None),))
    mask = deal.holdings[view.seat].known.mask
    table = hearing.all_calls
    hand = system.measured(np.array([mask], np.uint64))
    chances = np.exp(table.log_chances(hand)[0])
    choice = table.entry(int(table.best(hand)[0]))
    forced = PASS not in hearing.table.wider.calls
    options = sorted(
        (
            Alternative(call, _code(hearing, call), float(chance), None)
            for call, chance in zip(table.calls, chances, strict=True)
            if not (forced and call is PASS)
        ),
        key=lambda each: (each.call is not choice.call, -each.chance),
    )
    clear = system.strict and not choice.judgement and table.misses(hand)[0] <= 0
    rivals = [each for each in options[1:MOST_BY_TABLE] if each.chance >= RIVAL]
    if not style.judgement or (clear and not rivals):
        return Considered(tuple(options[:MOST_BY_TABLE]))
    few = max(LEAST_WORLDS, style.call_worlds // system.dear)
    worlds = sample(view, system, style, few, rng.getrandbits(63))
    judge = Judge(view.seat, hearing, Worth(scores_of(view.table.rules, view.table.sheet), worlds.dealt))
    candidates = [options[0], *rivals] if clear else _candidates(options, judge)
    points = _points(judge, [each.call for each in candidates], len(worlds), style.seconds)
    compared = [replace(each, points=mean) for each, mean in zip(candidates, points, strict=True)]
    prior = system.prior * (1 + DOUBT / few)
    compared.sort(key=lambda each: -_liking(each, prior))
    return Considered(tuple(compared), worlds.relaxed)


def _points(judge: Judge, calls: list[Call], worlds: int, seconds: float | None) -> list[float]:
    """The mean of each call over the worlds, or over those for which there is time."""
    start = monotonic()
    totals = [0.0] * len(calls)
    looked_at = 0
    for chunk in np.array_split(np.arange(worlds), max(1, worlds // AT_A_TIME) if seconds is not None else 1):
        if looked_at and seconds is not None and monotonic() - start > seconds:
            break
        totals = [total + judge.points(call, chunk) for total, call in zip(totals, calls, strict=True)]
        looked_at += len(chunk)
    return [total / looked_at for total in totals]


def _code(hearing: Hearing, call: Call) -> str:
    entry = hearing.reading(call)
    return entry.code if entry is not None else "bids_values"


def _candidates(options: list[Alternative], judge: Judge) -> list[Alternative]:
    """The table's own, pass unless it is forbidden, and the bids that would be the best contracts."""
    found = [each for each in options[:MOST_BY_TABLE] if each.chance >= LEAST_CHANCE]
    found += [each for each in options if each.call is PASS and each not in found]
    bids = [
        (judge.as_contract(each.call), each)
        for each in options
        if isinstance(each.call, Bid) and each not in found
    ]
    bids.sort(key=lambda pair: -pair[0])
    return found + [each for _, each in bids[:MOST_BY_WORTH]]


def _liking(option: Alternative, prior: float) -> float:
    assert option.points is not None
    return option.points + prior * float(np.log(max(option.chance, 1e-3)))
