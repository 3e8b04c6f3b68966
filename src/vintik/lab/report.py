"""What many pairs of tables come to: sums while they arrive in any order, and the report made of them.

It knows accounts and numbers, not players, cards or words.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vintik.game.imps import imps
from vintik.lab.account import ACT_KINDS, BOTH, PLACES, ActKind, Judged, Pair, Place, PlayedDeal, Who
from vintik.lab.statistics import Mean, mean_of, percentile, ratio

PENALTIES = ("undertricks", "slam_undertricks")
"""Kinds of lines that are paid for the other side's failed contract."""
PREMIUMS = ("slam", "contract_slam", "game", "rubber", "partscore", "double")
"""Kinds of lines that are more than the price of tricks and cards."""


@dataclass(frozen=True, slots=True)
class Level:
    """Contracts of one level (1 to 7): how many were reached, and made."""

    level: int
    reached: int
    made: int


@dataclass(frozen=True, slots=True)
class Speed:
    """`acts` of one kind, how many a second, and milliseconds that 50, 95 and 99 % of them do not exceed."""

    acts: int
    per_second: float | None
    p50: float | None
    p95: float | None
    p99: float | None


@dataclass(frozen=True, slots=True)
class Errors:
    """Cards against double dummy, where there was a choice: the `share` of `cards` that lost tricks, and the
    mean `loss` in tricks a card."""

    cards: int
    errors: int
    share: float | None
    loss: float | None


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """One player. Points are means per deal: `points` by kind of line, `penalties_paid` and
    `penalties_received` for failed contracts, `premiums` as in `PREMIUMS`.

    `tricks` are means per deal that was not passed out, `tricks_declaring` per deal that it declared;
    `declared` and `made` count deals. Of its contracts `doubled` were doubled or redoubled, `doubled_made` of
    these were made, and `doubled_undertricks` is the mean over them all. `illegal_or_failed` counts acts.
    """

    declared: int
    made: int
    doubled: int
    doubled_made: int
    doubled_undertricks: float | None
    tricks: float | None
    tricks_declaring: float | None
    points: Mapping[str, float]
    penalties_paid: float
    penalties_received: float
    premiums: float
    levels: tuple[Level, ...]
    speed: Mapping[ActKind, Speed]
    errors: Mapping[Place, Errors] | None
    illegal_or_failed: int


@dataclass(frozen=True, slots=True)
class Report:
    """`pairs` of `wanted` were played, in `deals` deals at both tables together, `passed_out` of them without
    a contract.

    `points` are those of A over B a deal (a match where matches are played), the mean of both tables, with
    its standard error over the pairs; `by_pair` the same for each pair in order. `imps` a pair where a deal
    stands alone, else None. `won` counts matches where they are played, else it is None.
    """

    setting: Mapping[str, Any]
    wanted: int
    pairs: int
    deals: int
    passed_out: int
    points: Mean
    imps: Mean | None
    won: Mapping[Who, int] | None
    players: Mapping[Who, PlayerReport]
    by_pair: tuple[float, ...]


class _Player:
    """Sums of one player."""

    def __init__(self) -> None:
        self.declared = self.made = self.tricks = self.tricks_declaring = self.fallbacks = 0
        self.doubled = self.doubled_made = self.doubled_undertricks = 0
        self.points: Counter[str] = Counter()
        self.reached: Counter[int] = Counter()
        self.kept: Counter[int] = Counter()
        self.times = {kind: array("Q") for kind in ACT_KINDS}
        self.judged: dict[Place, Judged] | None = None

    def report(self, opponent: _Player, deals: int, passed_out: int) -> PlayerReport:
        """Of so many deals at all tables."""
        played = deals or 1
        return PlayerReport(
            declared=self.declared,
            made=self.made,
            doubled=self.doubled,
            doubled_made=self.doubled_made,
            doubled_undertricks=ratio(self.doubled_undertricks, self.doubled),
            tricks=ratio(self.tricks, deals - passed_out),
            tricks_declaring=ratio(self.tricks_declaring, self.declared),
            points={kind: points / played for kind, points in sorted(self.points.items())},
            penalties_paid=sum(opponent.points[kind] for kind in PENALTIES) / played,
            penalties_received=sum(self.points[kind] for kind in PENALTIES) / played,
            premiums=sum(self.points[kind] for kind in PREMIUMS) / played,
            levels=tuple(Level(each, self.reached[each], self.kept[each]) for each in range(1, 8)),
            speed={kind: _speed(times) for kind, times in self.times.items()},
            errors=None if self.judged is None else {place: _errors(self.judged[place]) for place in PLACES},
            illegal_or_failed=self.fallbacks,
        )


class Tally:
    """Sums over pairs; the order in which they are added changes nothing."""

    def __init__(self) -> None:
        self._players: dict[Who, _Player] = {who: _Player() for who in BOTH}
        self._points: dict[int, int] = {}
        self._won: Counter[Who] = Counter()
        self._deals = self._passed_out = 0

    @property
    def numbers(self) -> set[int]:
        """The pairs that have been added."""
        return set(self._points)

    def add(self, pair: Pair) -> None:
        """One pair; again is as good as once."""
        if pair.number in self._points:
            return
        self._points[pair.number] = pair.points
        for table in pair.tables:
            for deal in table.deals:
                self._add_deal(deal)
            if table.winner is not None:
                self._won[table.winner] += 1
            for who, player in self._players.items():
                player.fallbacks += table.fallbacks[who]
                for kind, times in table.times[who].items():
                    player.times[kind].extend(times)
                if table.judged is not None:
                    before = player.judged or dict.fromkeys(PLACES, Judged())
                    player.judged = {place: before[place] + table.judged[who][place] for place in PLACES}

    def _add_deal(self, deal: PlayedDeal) -> None:
        self._deals += 1
        for who, points in deal.points.items():
            self._players[who].points.update(points)
        if deal.contract is None or deal.declarer is None:
            self._passed_out += 1
            return
        level = int(deal.contract[0])
        for who, player in self._players.items():
            player.tricks += deal.tricks if who == deal.declarer else 13 - deal.tricks
        declarer = self._players[deal.declarer]
        declarer.declared += 1
        declarer.tricks_declaring += deal.tricks
        declarer.reached[level] += 1
        made = deal.tricks >= level + 6
        if made:
            declarer.made += 1
            declarer.kept[level] += 1
        if deal.doubled:
            declarer.doubled += 1
            declarer.doubled_made += made
            declarer.doubled_undertricks += max(0, level + 6 - deal.tricks)

    def report(self, setting: Mapping[str, Any], wanted: int, alone: bool, matches: bool) -> Report:
        """`alone`: each deal stands alone, so that IMPs make sense; `matches`: whole matches were played."""
        points = [self._points[number] for number in sorted(self._points)]
        by_pair = tuple(each / 2 for each in points)
        a, b = (self._players[who] for who in BOTH)
        return Report(
            setting=setting,
            wanted=wanted,
            pairs=len(points),
            deals=self._deals,
            passed_out=self._passed_out,
            points=mean_of(by_pair),
            imps=mean_of([imps(each) for each in points]) if alone else None,
            won={who: self._won[who] for who in BOTH} if matches else None,
            players={
                "A": a.report(b, self._deals, self._passed_out),
                "B": b.report(a, self._deals, self._passed_out),
            },
            by_pair=by_pair,
        )


def _speed(times: array[int]) -> Speed:
    """`times` in microseconds."""
    least = [percentile(times, percent) for percent in (50, 95, 99)]
    p50, p95, p99 = (None if each is None else each / 1000 for each in least)
    return Speed(len(times), ratio(1e6 * len(times), sum(times)), p50, p95, p99)


def _errors(judged: Judged) -> Errors:
    return Errors(
        judged.cards,
        judged.errors,
        ratio(judged.errors, judged.cards),
        ratio(judged.tricks, judged.cards),
    )
