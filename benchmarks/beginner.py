"""How the beginner bids and plays: figures for each game, over random deals.

    python benchmarks/beginner.py [deals] [game …]

Points are per deal, with standard errors; `made`, `levels` and `short` concern deals that were played.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median, stdev

from vintik.cards import CARDS, PASS, Deal, Seat, Side
from vintik.game import DealHands, MakeCall, PlayCard, Rules, Table, View, decide, evolve, fold, start
from vintik.game.sheet import DealResult
from vintik.games import GAMES, rules_for
from vintik.players import PLAYERS, Act, Player, Reason


class RandomPlayer:
    """Any legal call or card; bids in one call out of six."""

    def act(self, view: View, rng: Random) -> Act:
        offers = view.offers
        if offers.calls:
            call = rng.choice(offers.calls[:6]) if rng.random() < 1 / 6 else PASS
            return Act(MakeCall(view.seat, call), Reason("fallback"))
        return Act(PlayCard(view.seat, rng.choice(offers.cards.cards())), Reason("fallback"))


class Passer:
    """Never bids; plays as the beginner does."""

    def act(self, view: View, rng: Random) -> Act:
        if view.offers.calls:
            return Act(MakeCall(view.seat, PASS), Reason("fallback"))
        return PLAYERS["beginner"].act(view, rng)


@dataclass
class Figures:
    """What was measured: results of deals, and seconds for each act."""

    results: list[DealResult] = field(default_factory=list)
    times: list[float] = field(default_factory=list)


def play_deal(rules: Rules, players: Mapping[Seat, Player], rng: Random, figures: Figures) -> None:
    """One deal from the start of a match, all four seats seeing their views only."""
    dealer = rules.first_dealer if rules.first_dealer is not None else rng.choice(tuple(Seat))
    first = start(rules, dealer)
    table: Table = fold(rules, (first,))
    views = {seat: View.of(rules, (first,), seat) for seat in Seat}
    pack = list(CARDS)
    rng.shuffle(pack)
    events = decide(table, DealHands(dealer, Deal.of_pack(pack, dealer.next)))
    while True:
        for event in events:
            table = evolve(table, event)
        views = {seat: view.after(events) for seat, view in views.items()}
        if table.between_deals:
            break
        actor = table.actor
        assert actor is not None
        began = time.thread_time()
        act = players[actor].act(views[actor], rng)
        figures.times.append(time.thread_time() - began)
        events = decide(table, act.command)
    figures.results.append(table.sheet.deals[-1])


def play(rules: Rules, north_south: Player, east_west: Player, deals: int, seed: int = 1) -> Figures:
    players = {seat: north_south if seat.side is Side.NS else east_west for seat in Seat}
    figures = Figures()
    for number in range(deals):
        play_deal(rules, players, Random(f"{seed}/{number}"), figures)
    return figures


def with_error(values: Iterable[float]) -> str:
    values = list(values)
    if len(values) < 2:
        return "-"
    return f"{fmean(values):.0f} ± {stdev(values) / len(values) ** 0.5:.0f}"


def margin(result: DealResult) -> int:
    return result.totals[0] - result.totals[1]


def show(title: str, figures: Figures) -> None:
    results = figures.results
    played = [result for result in results if result.contract is not None]
    levels: Counter[int] = Counter()
    denominations: Counter[str] = Counter()
    made: Counter[int] = Counter()
    short: list[int] = []
    declarer: list[float] = []
    defence: list[float] = []
    doubled = 0
    for result in played:
        assert result.contract is not None
        bid, side = result.contract.bid, result.contract.declarer.side
        tricks = sum(trick.winner.side is side for trick in result.tricks)
        levels[bid.level] += 1
        denominations[bid.denomination.name] += 1
        doubled += bool(result.contract.doubled)
        if tricks >= bid.needs:
            made[bid.level] += 1
        else:
            short.append(bid.needs - tricks)
        declarer.append(result.totals[side])
        defence.append(result.totals[side.other])
    count = max(1, len(played))
    calls = [len(result.calls) for result in results]
    print(f"{title}: {len(results)} deals")
    print(
        f"  passed out {1 - len(played) / len(results):.1%}, made {sum(made.values()) / count:.1%},", end=" "
    )
    print(f"doubled {doubled / count:.1%}, undertricks when short {fmean(short) if short else 0:.2f}")
    by_level = (
        f"{level}: {levels[level] / count:.0%} (made {made[level] / levels[level]:.0%})"
        for level in sorted(levels)
    )
    print("  levels", ", ".join(by_level))
    print(
        "  denominations",
        ", ".join(f"{name} {number / count:.0%}" for name, number in denominations.most_common()),
    )
    print(f"  points: declarer's side {with_error(declarer)}, defenders {with_error(defence)}")
    print(f"  calls: mean {fmean(calls):.1f}, most {max(calls)}")
    times = sorted(1000 * each for each in figures.times)
    slow = times[len(times) * 99 // 100]
    print(f"  ms an act: median {median(times):.2f}, 99 % {slow:.2f}, most {times[-1]:.1f}")


def main(deals: int, games: Iterable[str]) -> None:
    beginner = PLAYERS["beginner"]
    for game in games:
        rules = rules_for(game)
        show(f"{game}, four beginners", play(rules, beginner, beginner, deals))
        for name, other in (("random", RandomPlayer()), ("passer", Passer())):
            figures = play(rules, beginner, other, deals)
            points = with_error(margin(each) for each in figures.results)
            print(f"  against two of `{name}`: {points} points a deal")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300, sys.argv[2:] or list(GAMES))
