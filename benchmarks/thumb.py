"""How well `thumb.bids` knows what players of level beginner bid in Bridge.

    python benchmarks/thumb.py [--deals N] [--seed S] [--worst N]

Four beginners bid deals of Bridge. For each call with which something was left to say the table of
`thumb.bids` is asked for the hand: does it make the same call, and how likely would that be? Beside it
stands the card of Standard American, by which calls of beginners would be misread. `--worst` prints the
auctions after which most calls differ.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from vintik.cards import PASS, Call, Deal, Side, shuffled
from vintik.game import Command, Rules, View
from vintik.game.phases.auction import Auction
from vintik.lab.playing import bid_deal
from vintik.lab.setting import Setting
from vintik.players import PLAYERS, safe_act
from vintik.players.bidding import System, system_of
from vintik.players.bidding.american.card import SAYC, THUMB
from vintik.players.bidding.hands import Features
from vintik.players.bidding.hearing import Hearing

BEGINNER = PLAYERS["beginner"]
NEVER = -20.0
"""The least logarithm of a chance that counts: one call misread should not be all that is seen."""


def auctions(setting: Setting, deals: int) -> Iterator[tuple[Rules, Deal, Auction]]:
    for number in range(1, deals + 1):
        rules = setting.rules(number)
        dealer = setting.dealer(number, rules)
        pack = list(shuffled(setting.secret(number), "deal 1"))
        lots = setting.lots(number, Side.NS, dealer)

        def act(view: View, lots: Random = lots) -> Command:
            return safe_act(BEGINNER, view, lots).command

        deal = bid_deal(rules, dealer, pack, act).deal
        assert deal is not None
        yield rules, Deal.of_pack(pack, dealer.next), deal.auction


def asked(system: System, deal: Deal, auction: Auction) -> Iterator[tuple[Hearing, Features, Call]]:
    """The point of the auction, the hand and the call, where something was left to say."""
    hearing = Hearing.of(system, auction.before(len(auction.calls)))
    for call in auction.calls:
        if not (call is PASS and hearing.settled):
            mask = np.array([deal[hearing.turn].mask], np.uint64)
            yield hearing, system.measured(mask), call
        hearing = hearing.after(call)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worst", type=int, default=0)
    wanted = parser.parse_args()
    setting = Setting("bridge", "beginner", "beginner", wanted.seed, form="auctions")
    calls = bids = 0
    same, same_bids, differ = Counter[str](), Counter[str](), Counter[str]()
    chance = {THUMB: 0.0, SAYC: 0.0}
    for rules, deal, auction in auctions(setting, wanted.deals):
        for name in chance:
            for hearing, hand, call in asked(system_of(rules, (name, name)), deal, auction):
                own = hearing.table.entry(int(hearing.table.best(hand)[0])).call
                same[name] += own is call
                same_bids[name] += call is not PASS and own is call
                chance[name] += max(NEVER, float(hearing.all_calls.log_chance(hand, call)[0]))
                if name == THUMB:
                    calls += 1
                    bids += call is not PASS
                    if own is not call:
                        differ[" ".join(each.name for each in hearing.auction.calls) or "opening"] += 1
    print(f"{calls:,} calls, {bids:,} of them bids and doubles, {wanted.deals:,} deals")
    for name, likely in chance.items():
        print(
            f"{name:8} the same call {same[name] / calls:6.1%}, of bids and doubles"
            f" {same_bids[name] / bids:6.1%}; logarithm of its chance {likely / calls:6.2f} a call"
        )
    for heard, count in differ.most_common(wanted.worst):
        print(f"{count:5}  {heard}")


if __name__ == "__main__":
    main()
