"""How many weighted worlds a second, at stages of a deal: `python benchmarks/beliefs.py [deals]`.

One core, processor time, expert style, Vint: worlds are drawn within what is certain, weighed by the calls
and cards seen, and drawn again by weight. Required: 2,000 a second in the middle of a deal.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import median
from time import process_time

from vintik.cards import CARDS, SEATS, Deal, Seat
from vintik.game import DealHands, View, decide, evolve, fold, start
from vintik.games import GAMES
from vintik.players import PLAYERS, safe_act
from vintik.players.beliefs.sample import sample
from vintik.players.bidding import system_of
from vintik.players.style import EXPERT

WORLDS = 512
STAGES = {"opening lead": 0, "middle": 26, "near the end": 40}
"""Cards played."""
REQUIRED = 2000


def views(game: str, number: int) -> Iterator[tuple[int, View]]:
    """A deal of four beginners: before each card, how many were played, and the view of whoever plays."""
    rules = GAMES[game].build({})
    rng = Random(f"{game} {number}")
    pack = list(CARDS)
    rng.shuffle(pack)
    dealer = rules.first_dealer or SEATS[number % 4]
    table = fold(rules, log := [start(rules, dealer)])
    seen = [View.of(rules, log, seat) for seat in SEATS]
    command = DealHands(dealer, Deal.of_pack(pack, Seat.N))
    while True:
        events = decide(table, command)
        for event in events:
            table = evolve(table, event)
        seen = [view.after(events) for view in seen]
        deal = table.deal
        if deal is None or deal.over or table.actor is None:
            return
        if deal.play is not None:
            yield deal.play.cards_played, seen[table.actor]
        command = safe_act(PLAYERS["beginner"], seen[table.actor], rng).command  # type: ignore[assignment]


def main(deals: int) -> None:
    taken: dict[str, list[float]] = {stage: [] for stage in STAGES}
    for number in range(deals):
        for played, view in views("vint", number):
            for stage, cards in STAGES.items():
                if played == cards:
                    began = process_time()
                    sample(view, system_of(view.table.rules), EXPERT, WORLDS, number)
                    taken[stage].append(process_time() - began)
    for stage, times in taken.items():
        rates = sorted(WORLDS / each for each in times)
        low, high = rates[len(rates) // 10], rates[-1 - len(rates) // 10]
        print(f"{stage:>13}: {median(rates):,.0f} worlds/s (80 % from {low:,.0f} to {high:,.0f})")
    enough = median(WORLDS / each for each in taken["middle"]) >= REQUIRED
    print(f"at least {REQUIRED:,} in the middle: {'yes' if enough else 'NO'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
