"""The call to make: what the table says, or what comes out best in worlds where the table leaves a choice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from vintik.cards import DOUBLE, PASS, SEATS, Bid, Call
from vintik.game import View
from vintik.players.beliefs.sample import sample
from vintik.players.bidding.hands import Features
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.table import Entry
from vintik.players.judgement.judge import Judge, cautious, may_be_game
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
SLAM = 6
SLAM_TRY = "slam_cue"
ASKS_ACES = ("blackwood", "gerber")
PREEMPTS = ("preempts", "opens_weak_two", "preemptive_overcall", "weak_jump_overcall")
"""The codes of such calls."""
NOT_OF_THE_SYSTEM = "no_system_bid"
"""The code of bids that the card does not know."""
LAST_RESORT = "cheapest_bid"
"""The code of bids that a card makes where a bid has to be made and it knows none."""
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
    hand = system.measured(np.array([mask], np.uint64))
    choice = hearing.table.entry(int(hearing.table.best(hand)[0]))
    options = _options(hearing, hand, choice)
    clear = system.strict and not choice.judgement and hearing.table.misses(hand)[0] <= 0
    opens = system.strict and deal.auction.bid is None
    done = (
        _is_convention(choice) or _first_round(hearing) or (choice.call is PASS and _nothing_to_add(hearing))
    )
    if not style.judgement or opens or (clear and done):
        return Considered(tuple(options[:MOST_BY_TABLE]))
    few = max(LEAST_WORLDS, style.call_worlds)
    worlds = sample(view, system, style, few, rng.getrandbits(63))
    judge = Judge(view.seat, hearing, Worth(scores_of(view.table.rules, view.table.sheet), worlds.dealt))
    candidates = _rivals(options, judge) if clear else _candidates(options, judge)
    calls = [each.call for each in candidates]
    points = _points(judge, calls, len(worlds), style.seconds)
    compared = [replace(each, points=float(of.mean())) for each, of in zip(candidates, points, strict=True)]
    prior = system.prior * (1 + DOUBT / few)
    gains = _gains(points, system)
    if system.strict:
        alone = _points(judge, calls, len(points[0]), None, contested=False)
        gains = list(map(min, gains, _gains(alone, system)))
    liking = [gain + prior * log(max(each.chance, 1e-3)) for gain, each in zip(gains, compared, strict=True)]
    order = sorted(range(len(compared)), key=lambda place: -liking[place])
    return Considered(tuple(compared[place] for place in order), worlds.relaxed)


def _first_round(hearing: Hearing) -> bool:
    """Whether the opponents have called before everybody had a turn: worlds cannot know better than the card
    so early (`benchmarks/departures.py`)."""
    return len(hearing.auction.calls) < len(SEATS) and hearing.auction.has_called(hearing.turn.side.other)


def _nothing_to_add(hearing: Hearing) -> bool:
    """Whether one's hand was told by a preempt, or partner has named the contract at the level of a slam, or
    has seen all that was to be asked and stopped short of it."""
    auction = hearing.auction
    mine = hearing.said[len(auction.calls) % len(SEATS) :: len(SEATS)]
    if any(entry is not None and entry.code in PREEMPTS for entry in mine):
        return True
    if auction.bid is None or auction.bidder is not hearing.turn.partner:
        return False
    said = hearing.said[max(place for place, call in enumerate(auction.calls) if call is auction.bid)]
    return auction.bid.level >= SLAM or (
        auction.bid.level == SLAM - 1 and said is not None and said.signs_off
    )


def _options(hearing: Hearing, hand: Features, choice: Entry) -> list[Alternative]:
    """Every call with its chance by the table, the table's own first; without a pass that is forbidden. Bids
    that partner could not read are left out once the opponents are in the auction: worlds know too little of
    what they hold and do then. So are those of the last resort."""
    table = hearing.all_calls
    chances = np.exp(table.log_chances(hand)[0])
    forced = PASS not in hearing.table.wider.calls
    contested = hearing.auction.has_called(hearing.turn.side.other)
    found = [
        Alternative(call, _code(hearing, call), float(chance), None)
        for call, chance in zip(table.calls, chances, strict=True)
        if not (forced and call is PASS)
    ]
    options = [
        each
        for each in found
        if each.call is choice.call
        or not (each.code == LAST_RESORT or (contested and each.code == NOT_OF_THE_SYSTEM))
    ]
    return sorted(options, key=lambda each: (each.call is not choice.call, -each.chance))


def _rivals(options: list[Alternative], judge: Judge) -> list[Alternative]:
    """A clear call of a strict table and those that may question it: what the hand could also have called by
    the table, but for conventions, a double for penalties, and the game or slam that would be the best
    contract; with many worlds also, where it is to pass their bid, the best partscore. On the way to a slam
    aces may be asked for."""
    hearing = judge.hearing
    found = [each for each in options[1:MOST_BY_TABLE] if each.chance >= RIVAL]
    found = [each for each in found if not _is_convention(hearing.reading(each.call))]
    found += _penalty_doubles(options, judge)
    bidder = hearing.auction.bidder
    leaves_theirs = options[0].call is PASS and bidder is not None and bidder.side is not hearing.turn.side
    if leaves_theirs and _has_many_worlds(judge):
        partscores = [each for each in options if _is_natural(hearing, each.call)]
        found += _best([each for each in partscores if not _may_be_game(each)], judge)[:1]
    games = _best([each for each in options if _may_be_game(each)], judge)[:1]
    if any(isinstance(each.call, Bid) and each.call.level >= SLAM for each in games):
        games += [each for each in options if each.code in ASKS_ACES]
    return list(dict.fromkeys([options[0], *found, *games]))


def _has_many_worlds(judge: Judge) -> bool:
    """Whether they could speak for a call that the table hardly ever makes: few do not weigh up the prior."""
    return len(judge.worth.dealt) >= DOUBT


def _penalty_doubles(options: list[Alternative], judge: Judge) -> list[Alternative]:
    """A double that partner may leave in, with many worlds; none of a slam, which worlds know too little of:
    they believe the opponents' bids below it."""
    bid = judge.hearing.auction.bid
    if bid is None or bid.level >= SLAM or not _has_many_worlds(judge):
        return []
    return [each for each in options if each.call is DOUBLE and _is_natural(judge.hearing, each.call)]


def _best(options: list[Alternative], judge: Judge) -> list[Alternative]:
    """The bids among them, those that would be the best contracts first."""
    bids = [(judge.as_contract(each.call), each) for each in options if isinstance(each.call, Bid)]
    return [each for _, each in sorted(bids, key=lambda pair: -pair[0])]


def _may_be_game(option: Alternative) -> bool:
    return isinstance(option.call, Bid) and may_be_game(option.call)


def _is_natural(hearing: Hearing, call: Call) -> bool:
    """Whether partner may pass it: a bid that names a suit to play in, a double for penalties."""
    entry = hearing.reading(call)
    return entry is not None and not entry.artificial and not entry.forcing


def _is_convention(entry: Entry | None) -> bool:
    """Whether the card alone has the word: an artificial call other than one that tries for a slam."""
    return entry is not None and entry.artificial and entry.code != SLAM_TRY


def _gains(points: list[NDArray[np.float64]], system: System) -> list[float]:
    """What each call gains over the first, cautiously."""
    return [cautious(system.gains(of - points[0]), system.caution) for of in points]


def _points(
    judge: Judge, calls: list[Call], worlds: int, seconds: float | None, contested: bool = True
) -> list[NDArray[np.float64]]:
    """The points of each call in each world, or in those for which there is time."""
    start = monotonic()
    found: list[list[NDArray[np.float64]]] = [[] for _ in calls]
    for chunk in np.array_split(np.arange(worlds), max(1, worlds // AT_A_TIME) if seconds is not None else 1):
        if found[0] and seconds is not None and monotonic() - start > seconds:
            break
        for points, call in zip(found, calls, strict=True):
            points.append(judge.points(call, chunk, contested))
    return [np.concatenate(points) for points in found]


def _code(hearing: Hearing, call: Call) -> str:
    entry = hearing.reading(call)
    return entry.code if entry is not None else "bids_values"


def _candidates(options: list[Alternative], judge: Judge) -> list[Alternative]:
    """The table's own, pass unless it is forbidden, a double for penalties, and the bids that would be the
    best contracts."""
    found = [each for each in options[:MOST_BY_TABLE] if each.chance >= LEAST_CHANCE]
    found += [each for each in options if each.call is PASS and each not in found]
    found += [each for each in _penalty_doubles(options, judge) if each not in found]
    return found + _best([each for each in options if each not in found], judge)[:MOST_BY_WORTH]
