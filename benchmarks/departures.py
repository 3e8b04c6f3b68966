"""What judgement gains where it leaves the convention card, in Bridge auctions against another player.

    python benchmarks/departures.py [--b NAME] [--boards N] [--seed S] [--worst N] [--log FILE]

Every board is bid at two tables with the sides exchanged, by the expert and the other player. Wherever the
expert calls something else than its card says, the auction is bid once more from there, with the card's call
in its place; both contracts are scored by perfect play. Printed are the IMPs gained, by where in the auction
it was and by kind, and by how many points the expert thought too well of its call and of the card's;
`--worst` prints the dearest departures. The log (build/departures.jsonl unless said otherwise) belongs to one
setting and one version of the code; a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import DOUBLE, PASS, REDOUBLE, SEATS, Call, Deal, Side, parse_call, shuffled
from vintik.game import Command, MakeCall, View
from vintik.game.imps import imps
from vintik.game.phases.auction import Auction
from vintik.lab.par import Scored
from vintik.lab.playing import bid_deal
from vintik.lab.setting import Setting
from vintik.players import Player, safe_act
from vintik.players.outside import invited
from vintik.players.style import EXPERT
from vintik.players.thinker import Thinker
from vintik.solver import tables

ROOT = Path(__file__).parents[1]
GAME_IN_NO_TRUMP, GAME_LEVEL, SLAM_LEVEL = "3NT", 4, 6
Departure = dict[str, Any]


class Board:
    """One deal at the table where the expert sits on `side`."""

    def __init__(self, setting: Setting, number: int, side: Side, other: Player) -> None:
        self.setting, self.number, self.side, self.other = setting, number, side, other
        self.rules = setting.rules(number)
        self.dealer = setting.dealer(number, self.rules)
        self.cards = list(shuffled(setting.secret(number), "deal 1"))
        self.expert = Thinker(EXPERT)

    def bid(self, forced: Sequence[Call] = ()) -> tuple[Auction, list[Departure]]:
        """The auction after these first calls, and where the expert left its card in it."""
        lots = {seat: self.setting.lots(self.number, self.side, seat) for seat in SEATS}
        found: list[Departure] = []

        def act(view: View) -> Command:
            deal = view.table.deal
            assert deal is not None
            place = len(deal.auction.calls)
            if place < len(forced):
                return MakeCall(view.seat, forced[place])
            if view.seat.side is not self.side:
                return safe_act(self.other, view, lots[view.seat]).command
            thought = self.expert.think(view, lots[view.seat])
            made, card = thought.calls[0], max(thought.calls, key=lambda each: each.chance)
            if made.call is not card.call:
                found.append(
                    {
                        "place": place,
                        "call": made.call.name,
                        "code": made.code,
                        "card": card.call.name,
                        "thought": round(made.points or 0),
                        "card_thought": round(card.points or 0),
                        "where": where(deal.auction),
                    }
                )
            return thought.act.command

        deal = bid_deal(self.rules, self.dealer, self.cards, act).deal
        assert deal is not None
        return deal.auction, found


def where(auction: Auction) -> str:
    """In what kind of auction somebody is about to call."""
    if not auction.has_called(auction.turn.side.other):
        return "opponents silent"
    return "opponents called, first round" if len(auction.calls) < len(SEATS) else "opponents called, later"


def kind(call: Call) -> str:
    if call is PASS:
        return "pass"
    if call in (DOUBLE, REDOUBLE):
        return "double"
    level = int(call.name[0])
    if level >= SLAM_LEVEL:
        return "slam"
    return "game" if level >= GAME_LEVEL or call.name == GAME_IN_NO_TRUMP else "partscore"


def departures(setting: Setting, number: int, other: Player) -> Iterator[Departure]:
    for side in Side:
        board = Board(setting, number, side, other)
        deal = Deal.of_pack(board.cards, board.dealer.next)
        scored = Scored(board.rules, deal, tables([deal])[0])
        sign = 1 if side is Side.NS else -1
        auction, found = board.bid()
        for each in found:
            card, _ = board.bid((*auction.calls[: each["place"]], parse_call(each["card"])))
            came, card_came = (sign * scored.points(ended.contract()) for ended in (auction, card))
            yield each | {
                "came": came,
                "card_came": card_came,
                "imps": imps(came - card_came),
                "number": number,
                "side": side.name,
                "deal": str(deal),
                "calls": _written(auction),
                "by_card": _written(card),
            }


def _written(auction: Auction) -> str:
    return " ".join((f"{auction.dealer.name}:", *(call.name for call in auction.calls)))


def report(found: list[Departure], boards: int) -> str:
    """The whole, then by where it was, then by kind too."""

    def by(name: Callable[[Departure], str]) -> Iterator[str]:
        groups: dict[str, list[int]] = defaultdict(list)
        for each in found:
            groups[name(each)].append(each["imps"])
        for group, gains in sorted(groups.items()):
            error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0
            yield f"{group:58}{len(gains):5}{fmean(gains):+8.2f} ± {error:4.2f}{sum(gains) / boards:+8.2f}"

    def kinds(each: Departure) -> str:
        made, card = (kind(parse_call(each[name])) for name in ("call", "card"))
        return f"{each['where']}: {made} for {card}"

    head = f"{'IMPs gained, ' + str(boards) + ' boards':58}{'calls':>5}{'each':>15}{'a board':>8}"
    return "\n".join(
        (
            head,
            *by(lambda _: "all"),
            *by(lambda each: str(each["where"])),
            *by(kinds),
            f"thought too well, points: of the expert's call {too_well(found, 'thought', 'came')}, "
            f"of the card's {too_well(found, 'card_thought', 'card_came')}",
        )
    )


def too_well(found: list[Departure], thought: str, came: str) -> str:
    """The mean of what was thought less what came, with its standard error."""
    over = [each[thought] - each[came] for each in found]
    return f"{fmean(over):+.0f} ± {stdev(over) / sqrt(len(over)):.0f}" if len(over) > 1 else "–"


def worst(found: list[Departure], many: int) -> Iterator[str]:
    for each in sorted(found, key=lambda each: int(each["imps"]))[:many]:
        yield (
            f"\n#{each['number']}, {each['imps']} IMPs, "
            f"{each['thought'] - each['card_thought']:+} points expected: "
            f"{each['call']} ({each['code']}) for {each['card']} after {each['place']} calls\n"
            f"{each['deal']}\n{each['calls']} (expert is {each['side']})\nby the card {each['by_card']}"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--b", default="beginner")
    asked.add_argument("--boards", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--worst", type=int, default=0)
    asked.add_argument("--log", type=Path, default=ROOT / "build" / "departures.jsonl")
    wanted = asked.parse_args()
    setting = Setting("bridge", "expert", wanted.b, wanted.seed, form="auctions")
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    lines = wanted.log.read_text().splitlines() if wanted.log.exists() else []
    done: dict[int, list[Departure]] = {
        line["number"]: line["departures"]
        for line in map(json.loads, lines)
        if line["number"] <= wanted.boards
    }
    with wanted.log.open("a") as log, invited(wanted.b) as other:
        for number in range(1, wanted.boards + 1):
            if number not in done:
                done[number] = list(departures(setting, number, other))
                print(json.dumps({"number": number, "departures": done[number]}), file=log, flush=True)
            if sys.stderr.isatty():
                print(f"\r{number} of {wanted.boards}", end="", file=sys.stderr)
    found = [each for those in done.values() for each in those]
    print(report(found, len(done)))
    print(*worst(found, wanted.worst), sep="\n")


if __name__ == "__main__":
    main()
