"""Declarer's tricks beside perfect play: what a contract brings at the table more or less than all cards in
sight would tell.

    python benchmarks/declarer.py [game] [deals] [player]

The bidding table alone calls (in Bridge the convention card), the player given plays all four hands. Printed
by level with the number of deals, and for all of them with the standard error.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from math import sqrt
from random import Random
from statistics import fmean, stdev

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import CARDS, SEATS, Deal
from vintik.games import rules_for
from vintik.lab.playing import Seated
from vintik.lab.scored import as_played, double_dummy
from vintik.players import safe_act
from vintik.players.outside import invited

BIDDER = "expert:judgement=no"
PLAYER = "expert:card_worlds=20,lead_worlds=20"


def more(game: str, number: int, player: str) -> tuple[int, int] | None:
    """The level of a contract, and declarer's tricks more than perfect play gives; None if all passed."""
    rules, lots = rules_for(game, {}), Random(number)
    dealer = rules.first_dealer or SEATS[number % 4]
    pack = list(CARDS)
    Random(f"declarer {number}").shuffle(pack)
    table = Seated(rules, dealer)
    table.deal(pack)
    with invited(BIDDER) as bidder, invited(player) as plays:
        while table.table.deal is not None and not table.table.deal.auction.over:
            table.act(lambda view: safe_act(bidder, view, lots).command)
        [perfect] = double_dummy(Deal.of_pack(pack, dealer.next), [table.table])
        while not table.table.between_deals:
            table.act(lambda view: safe_act(plays, view, lots).command)
    played = as_played(table.table.sheet.deals[-1])
    return None if played.contract is None else (played.contract.bid.level, played.tricks - perfect.tricks)


def main(game: str, deals: int, player: str) -> None:
    found: defaultdict[int, list[int]] = defaultdict(list)
    for number in range(deals):
        result = more(game, number, player)
        if result is not None:
            found[result[0]].append(result[1])
            print(f"\r{number + 1} of {deals}", end="", file=sys.stderr)
    print(file=sys.stderr)
    for level, tricks in sorted(found.items()):
        print(f"level {level}: {fmean(tricks):+.2f} tricks in {len(tricks)} deals")
    every = [each for tricks in found.values() for each in tricks]
    print(f"all: {fmean(every):+.2f} ± {stdev(every) / sqrt(len(every)):.2f}")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0] if given else "bridge",
        int(given[1]) if len(given) > 1 else 100,
        given[2] if len(given) > 2 else PLAYER,
    )
