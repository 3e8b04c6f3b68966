"""How fast worlds are drawn that fit what is known of a position: worlds a second on one core.

`python benchmarks/worlds.py` prints machine, then for each of some positions minimum, median and maximum of
several rounds, in processor time, and the time to set one question up (that of counting its worlds).
Required: 200,000 a second in the middle of a deal with two hidden hands.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from replay import processor

from vintik.cards import CARDS, EMPTY, Deal, Hand, Holding, Seat, shuffled
from vintik.solver.worlds import FREE, Limits, count, sample

WANTED = 200_000
"""Worlds a second."""
WORLDS = 100_000
"""Worlds in each call."""
DEAL = Deal.of_pack(shuffled(b"benchmark", "worlds"), Seat.N)


class Question(NamedTuple):
    """What `sample` is asked."""

    holdings: list[Holding]
    unseen: Hand
    limits: list[Limits]


def question(cards: int, hidden: str, limits: dict[str, Limits]) -> Question:
    """The deal with `cards` left in each hand; some hands hidden; limits of some."""
    left = {seat: Hand.of(DEAL[seat].cards()[::-1][:cards]) for seat in Seat}
    holdings = [Holding(EMPTY, cards) if seat.name in hidden else Holding(left[seat]) for seat in Seat]
    unseen = Hand.of(card for seat in Seat if seat.name in hidden for card in left[seat])
    return Question(holdings, unseen, [limits.get(seat.name, FREE) for seat in Seat])


def around(name: str) -> Limits:
    """The lengths of the hand dealt to a seat, a card more or fewer, and every third other card denied."""
    lengths = [DEAL[Seat[name]].length(suit) for suit in range(4)]
    s, h, d, c = (max(0, length - 1) for length in lengths)
    t, i, e, k = (min(13, length + 1) for length in lengths)
    denied = Hand(0o11111111111111111 << "NESW".index(name) & (1 << 52) - 1) - DEAL[Seat[name]]
    return Limits((s, h, d, c), (t, i, e, k), denied)


def own_choice(place: int) -> Limits:
    """Each rank is allowed to another set of hands, the bits of a number from 3 to 15."""
    return Limits(cannot=Hand.of(card for card in CARDS if not card.rank + 1 >> place & 1))


QUESTIONS = {
    "two hidden, 7 cards": question(7, "EW", {}),
    "... and a void": question(7, "EW", {"E": Limits(most=(13, 13, 13, 0))}),
    "two hidden, 13 cards": question(13, "EW", {"E": Limits(least=(0, 4, 0, 0))}),
    "three hidden, 13 cards": question(13, "NEW", {}),
    "... and lengths": question(
        13, "NEW", {"N": Limits(least=(4, 0, 0, 0)), "W": Limits(most=(13, 3, 5, 13))}
    ),
    "four hidden, 13 cards": question(13, "NESW", {}),
    "... lengths, cards denied": question(13, "NESW", {name: around(name) for name in "NESW"}),
    "... each card for itself": question(13, "NESW", {seat.name: own_choice(seat) for seat in Seat}),
}


def rates(work: Callable[[], object], done: int, rounds: int, seconds: float) -> list[float]:
    """`done` by a call of `work`: so many a second of processor time, for rounds of at least `seconds`."""
    found = []
    for _ in range(rounds):
        start, total = time.process_time(), 0
        while total == 0 or time.process_time() - start < seconds:
            work()
            total += done
        found.append(total / (time.process_time() - start))
    return found


def spread(found: Sequence[float]) -> str:
    low, middle, high = min(found), statistics.median(found), max(found)
    return f"min {low:.3g}, median {middle:.3g}, max {high:.3g}"


def main() -> None:
    print(f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}; one core used")
    for name, asked in QUESTIONS.items():
        drawn = rates(lambda asked=asked: sample(*asked, n=WORLDS, seed=1), WORLDS, 7, 0.2)
        set_up = [1e6 / rate for rate in rates(lambda asked=asked: count(*asked), 1, 7, 0.05)]
        print(
            f"{name:26} {count(*asked):9.2g} worlds: {spread([each / 1e6 for each in drawn])} million/s; "
            f"set-up {spread(set_up)} µs"
        )
        if name == next(iter(QUESTIONS)):
            print(f"{'':26} at least {WANTED} worlds/s: {'holds' if min(drawn) >= WANTED else 'MISSED'}")


if __name__ == "__main__":
    main()
