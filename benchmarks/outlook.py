"""What points below the line are worth in rubbers (V5): `python benchmarks/outlook.py [rubbers] [level]`.

Plays whole rubbers of four players of one level and prints, by games won so far and by the difference of the
points below the line, the points that games and rubber brought from there on, beside `players.outlook`.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import pairwise
from random import Random
from typing import NamedTuple

import numpy as np

from vintik.cards import CARDS, SEATS, Deal, Seat, Side
from vintik.game import DealHands, Table, View, decide, evolve, fold, start
from vintik.game.lines import total
from vintik.game.sheet import Sides
from vintik.games import GAMES
from vintik.players import PLAYERS, Player, safe_act
from vintik.players.outlook import outlook

EDGES = (-500, -200, -100, -40, 40, 100, 200, 500)
BONUSES = ("game", "rubber")


class Standing(NamedTuple):
    """Before a deal, North–South first; `to_come`: what games and rubber bring later, less East–West's."""

    below: Sides
    games: Sides
    to_come: int


def rubber(player: Player, number: int) -> Table:
    """A whole rubber."""
    rules = GAMES["vint"].build({})
    rng = Random(f"outlook {number}")
    log = [start(rules, SEATS[number % 4])]
    table = fold(rules, log)
    views = [View.of(rules, log, seat) for seat in SEATS]
    while (seat := table.actor) is not None:
        if table.between_deals:
            pack = list(CARDS)
            rng.shuffle(pack)
            events = decide(table, DealHands(seat, Deal.of_pack(pack, Seat.N)))
        else:
            events = decide(table, safe_act(player, views[seat], rng).command)
        for event in events:
            table = evolve(table, event)
        views = [view.after(events) for view in views]
    return table


def standings(table: Table) -> list[Standing]:
    below, games = [0, 0], [0, 0]
    found: list[tuple[Sides, Sides, int]] = []
    for deal in table.sheet.deals:
        bonuses = [line for line in deal.lines if line.kind in BONUSES]
        brought = total(bonuses, Side.NS) - total(bonuses, Side.EW)
        found.append(((below[0], below[1]), (games[0], games[1]), brought))
        for line in deal.lines:
            below[line.side] += line.points if line.column == "below" else 0
        if deal.game_won is not None:
            games[deal.game_won.side] += 1
            below = [0, 0]
    to_come = np.cumsum([brought for _, _, brought in found][::-1])[::-1]
    return [Standing(b, g, int(later)) for (b, g, _), later in zip(found, to_come, strict=True)]


def main(rubbers: int, level: str) -> None:
    form = GAMES["vint"].build({}).form
    by_games: dict[Sides, list[Standing]] = defaultdict(list)
    for number in range(rubbers):
        for each in standings(rubber(PLAYERS[level], number)):
            by_games[each.games].append(each)
    print(f"{rubbers} rubbers, {level}; games won · difference below · times · to come ± · outlook")
    for games, found in sorted(by_games.items()):
        for low, high in pairwise(EDGES):
            some = [each for each in found if low <= each.below[0] - each.below[1] < high]
            if len(some) < 20:
                continue
            later = np.array([each.to_come for each in some])
            expected = np.mean([outlook(form, each.below, each.games) for each in some])
            apart = np.mean([each.below[0] - each.below[1] for each in some])
            error = later.std() / len(some) ** 0.5
            print(
                f"{games}  {apart:6.0f}  {len(some):5}  {later.mean():6.0f} ± {error:3.0f}  {expected:6.0f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300, sys.argv[2] if len(sys.argv) > 2 else "beginner")
