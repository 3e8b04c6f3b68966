"""How long a finished deal takes to be weighed, card by card: `vintik.analysis` on matches between beginners,
in seconds of one processor.
"""

from __future__ import annotations

import random
import statistics
import time

from vintik.analysis import hindsight, sheet_before
from vintik.cards import CARDS, Deal, Seat
from vintik.game import DealHands, Event, Rules, Table, View, decide, evolve, start
from vintik.games import rules_for
from vintik.players import PLAYERS, safe_act

DEALS = 60
GAMES = ("vint", "vint-1000", "bridge")


def match(rules: Rules, rng: random.Random) -> tuple[list[Event], Table]:
    """The log of a match of four beginners, and its table."""
    dealer = rules.first_dealer or Seat(rng.randrange(4))
    log: list[Event] = [start(rules, dealer)]
    table = evolve(Table(rules), log[0])
    while (actor := table.actor) is not None:
        if table.between_deals:
            pack = list(CARDS)
            rng.shuffle(pack)
            command = DealHands(actor, Deal.of_pack(pack, actor.next))
        else:
            command = safe_act(PLAYERS["beginner"], View.of(rules, log, actor), rng).command
        for event in decide(table, command):
            log.append(event)
            table = evolve(table, event)
    return log, table


def times(game: str) -> list[float]:
    """Seconds of one processor for each of the deals that were played."""
    rng, rules, found = random.Random(game), rules_for(game, {}), []
    while len(found) < DEALS:
        log, table = match(rules, rng)
        for result in table.sheet.deals:
            if result.contract is not None:
                sheet = sheet_before(rules, log, result.number)
                begun = time.process_time()
                weighed = hindsight(rules, sheet, result)
                found.append(time.process_time() - begun)
                assert all(step.judged is not None for step in weighed.steps)
    return found[:DEALS]


def main() -> None:
    print(f"{'seconds a deal':<16}{'median':>8}{'9 of 10':>9}{'most':>8}")
    for game in GAMES:
        found = sorted(times(game))
        print(f"{game:<16}{statistics.median(found):>8.2f}{found[DEALS * 9 // 10]:>9.2f}{found[-1]:>8.2f}")


if __name__ == "__main__":
    main()
