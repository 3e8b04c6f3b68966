"""Where Bridge auctions lose beside par: by kind of loss, for two players against each other.

    python benchmarks/par.py [--a NAME] [--b NAME] [--boards N] [--seed S] [--worst N] [--log FILE]

Every board is bid at two tables with the sides exchanged, and scored by perfect play. Par is where the
auction ends if both sides see all hands and always may speak once more. Whoever ends below it has lost the
difference to the opponents, in IMPs; the kind of loss says by what: a slam or a game that makes and was not
bid, a contract that fails where another makes, a contract of theirs that could have been outbid or doubled,
or fewer points than another contract of the same kind. Counted too is how often contracts that fail are
doubled. `--worst` prints the dearest boards of A with hands and auctions. The log (build/par.jsonl unless
said otherwise) belongs to one setting and one version of the code; a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import BIDS, SEATS, Bid, Card, Deal, Denomination, Side, shuffled
from vintik.game import Command, View
from vintik.game.imps import imps
from vintik.game.phases.auction import Auction, Contract
from vintik.lab.account import Who
from vintik.lab.par import Scored
from vintik.lab.playing import bid_deal
from vintik.lab.setting import Setting
from vintik.players import Player, safe_act
from vintik.players.outside import invited
from vintik.solver import tables

ROOT = Path(__file__).parents[1]
SLAM = 6
KINDS = ("slam not bid", "game not bid", "too high", "wrong contract", "outbid too early", "not doubled")
DOWN = {"one down": (1, 1), "two": (2, 2), "three or more": (3, 13)}
Board = dict[str, Any]


def kind(scored: Scored, par: Contract | None, reached: Contract | None, side: Side) -> str:
    """By what `side` lost beside par: one of `KINDS`."""
    sign = 1 if side is Side.NS else -1
    best = max((scored.best(bid, side) for bid in BIDS), key=lambda each: sign * scored.points(each))
    theirs = reached is not None and reached.declarer.side is not side
    if theirs and (par is None or par.declarer.side is not side):
        return "not doubled"
    if theirs and par is not None and not _makes(scored, par):
        return "outbid too early"
    if (
        reached is not None
        and not theirs
        and not _makes(scored, reached)
        and reached.bid.needs > best.bid.needs
    ):
        return "too high"
    level = 0 if reached is None or theirs else reached.bid.level
    if best.bid.level >= SLAM and level < best.bid.level:
        return "slam not bid"
    if _is_game(best.bid) and not (reached is not None and not theirs and _is_game(reached.bid)):
        return "game not bid"
    return "wrong contract" if level else "outbid too early"


def _is_game(bid: Bid) -> bool:
    return bid.level >= {Denomination.NT: 3, Denomination.S: 4, Denomination.H: 4}.get(bid.denomination, 5)


def _makes(scored: Scored, contract: Contract) -> bool:
    return scored.taken(contract) >= contract.bid.needs


def boards(setting: Setting, numbers: Iterator[int]) -> Iterator[Board]:
    """One line of the log for each board and table."""
    with invited(setting.a) as a, invited(setting.b) as b:
        players: dict[Who, Player] = {"A": a, "B": b}
        for number in numbers:
            rules = setting.rules(number)
            dealer = setting.dealer(number, rules)
            cards = list(shuffled(setting.secret(number), "deal 1"))
            deal = Deal.of_pack(cards, dealer.next)
            scored = Scored(rules, deal, tables([deal])[0])
            for side in Side:
                calls = _auction(setting, number, cards, players, side)
                yield {"number": number, "side": side.name, "deal": str(deal), **_lost(scored, calls, side)}


def _auction(
    setting: Setting, number: int, cards: list[Card], players: dict[Who, Player], side: Side
) -> Auction:
    """At the table where A sits on this side."""
    rules = setting.rules(number)
    lots = {seat: setting.lots(number, side, seat) for seat in SEATS}

    def act(view: View) -> Command:
        who: Who = "A" if view.seat.side is side else "B"
        return safe_act(players[who], view, lots[view.seat]).command

    deal = bid_deal(rules, setting.dealer(number, rules), cards, act).deal
    assert deal is not None
    return deal.auction


def _lost(scored: Scored, auction: Auction, side: Side) -> Board:
    """What was called, and who lost what beside par; `side` is A's."""
    par, best = scored.par()
    contract = auction.contract()
    behind = par - scored.points(contract)
    loser = Side.NS if behind > 0 else Side.EW
    return {
        "calls": " ".join((f"{auction.dealer.name}:", *(call.name for call in auction.calls))),
        "vulnerable": "".join(each.name for each in sorted(scored.rules.vulnerable)) or "none",
        "contract": _written(contract),
        "down": 0 if contract is None else contract.bid.needs - scored.taken(contract),
        "doubled": contract is not None and bool(contract.doubled),
        "heard": contract is not None and called_before(auction, contract),
        "taken": 0 if contract is None else scored.taken(contract),
        "points": scored.points(contract),
        "best": _written(best),
        "par": par,
        "loser": ("A" if loser is side else "B") if behind else None,
        "imps": abs(imps(behind)),
        "kind": kind(scored, best, contract, loser) if behind else None,
    }


def called_before(auction: Auction, contract: Contract) -> bool:
    """Whether the opponents had called something before the contract was bid; its double does not count."""
    last = max(place for place, call in enumerate(auction.calls) if call is contract.bid)
    return auction.before(len(auction.calls) - last).has_called(contract.declarer.side.other)


def _written(contract: Contract | None) -> str:
    if contract is None:
        return "passed out"
    return f"{contract.bid.name}{' doubled' * bool(contract.doubled)} by {contract.declarer.name}"


def report(found: list[Board]) -> str:
    by_board: dict[int, int] = {}
    for each in found:
        own = each["points"] * (1 if each["side"] == Side.NS.name else -1)
        by_board[each["number"]] = by_board.get(each["number"], 0) + own
    gained = [imps(points) for points in by_board.values()]
    error = stdev(gained) / sqrt(len(gained)) if len(gained) > 1 else 0
    lines = [
        f"A over B {fmean(gained):+.2f} ± {error:.2f} IMPs a board, {len(gained)} boards",
        f"{'lost beside par, IMPs a table':32}{'A':>14}{'B':>14}",
    ]
    for name in (*KINDS, "all"):
        row = f"{name:32}"
        for who in ("A", "B"):
            lost = [each["imps"] for each in found if each["loser"] == who and name in (each["kind"], "all")]
            row += f"{sum(lost) / len(found):8.2f} ({len(lost):3})"
        lines.append(row)
    lines.append(f"{'doubled, of contracts that failed':36}" + "".join(f"{name:>14}" for name in DOWN))
    for by, heard in (("opponents who had only passed", False), ("opponents who had called", True)):
        row = f"{by:36}"
        for least, most in DOWN.values():
            failed = [each for each in found if least <= each["down"] <= most and each["heard"] is heard]
            row += f"{sum(each['doubled'] for each in failed):8} of {len(failed):3}"
        lines.append(row)
    return "\n".join(lines)


def worst(found: list[Board], many: int) -> Iterator[str]:
    lost = sorted((each for each in found if each["loser"] == "A"), key=lambda each: -each["imps"])
    for each in lost[:many]:
        yield (
            f"\n#{each['number']}, {each['imps']} IMPs: {each['kind']}\n"
            f"{each['deal']}, vulnerable: {each['vulnerable']}\n"
            f"{each['calls']} (A is {each['side']})\n"
            f"{each['contract']}, {each['taken']} tricks: {each['points']}; par {each['best']}: {each['par']}"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--a", default="expert")
    asked.add_argument("--b", default="beginner")
    asked.add_argument("--boards", type=int, default=100)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--worst", type=int, default=0)
    asked.add_argument("--log", type=Path, default=ROOT / "build" / "par.jsonl")
    wanted = asked.parse_args()
    setting = Setting("bridge", wanted.a, wanted.b, wanted.seed, form="auctions")
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    lines = wanted.log.read_text().splitlines() if wanted.log.exists() else []
    found = [json.loads(line) for line in lines]
    done = {each["number"] for each in found if each["side"] == "EW"}
    with wanted.log.open("a") as log:
        todo = (number for number in range(1, wanted.boards + 1) if number not in done)
        for each in boards(setting, todo):
            found.append(each)
            print(json.dumps(each), file=log, flush=True)
            if sys.stderr.isatty():
                print(f"\r{each['number']} of {wanted.boards}", end="", file=sys.stderr)
    print(report(found))
    print(*worst(found, wanted.worst), sep="\n")


if __name__ == "__main__":
    main()
