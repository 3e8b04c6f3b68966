"""Random deals of Bridge bid by four equal players: what they end in, and whether anything goes wrong.

    python benchmarks/auctions.py [--deals N] [--jobs J] [--player NAME] [--log FILE]

Counts contracts by level and denomination, those made by perfect play, doubled ones with their undertricks,
and what must not happen: a forcing call passed, a failed act. Contracts in fewer than seven trumps are
counted as well, and how long a call takes. The log (build/auctions.jsonl unless said otherwise) has a line
for each hundred deals; a run that was stopped goes on. It is for one player and one
version of the code.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from time import perf_counter

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from vintik.cards import PASS, SEATS, Deal, Seat, shuffled
from vintik.game import Command, View
from vintik.game.phases.auction import Auction, Contract
from vintik.games import rules_for
from vintik.lab.playing import bid_deal
from vintik.players import safe_act
from vintik.players.bidding import Hearing, System, system_of
from vintik.players.bidding.american.place import Place, Vulnerable
from vintik.players.outside import invited
from vintik.solver import Position, tricks

ROOT = Path(__file__).parents[1]
VULNERABLE = ("None", "NS", "EW", "Both")
CHUNK = 100
FEW_TRUMPS = 7

Counts = Counter[str]


def chunk(player: str, number: int) -> Counts:
    """What happened in a hundred deals."""
    counts: Counts = Counter()
    with invited(player) as sits:
        for deal in range(CHUNK * number, CHUNK * (number + 1)):
            dealer, vulnerable = SEATS[deal % 4], VULNERABLE[deal // 4 % 4]
            rules = rules_for("bridge", {"vulnerable": vulnerable})
            lots = Random(f"auctions {deal}")

            def act(view: View, lots: Random = lots) -> Command:
                began = perf_counter()
                found = safe_act(sits, view, lots)
                counts[f"time {min(int(2000 * (perf_counter() - began)), 2000)}"] += 1
                counts["failed acts"] += found.why.code == "fallback"
                return found.command

            cards = list(shuffled(f"auctions {deal}".encode(), "deal"))
            bid = bid_deal(rules, dealer, cards, act).deal
            assert bid is not None
            auction = bid.auction
            system = system_of(rules)
            assert system is not None
            counts.update(passed_forcing(system, auction))
            count(auction.contract(), Deal.of_pack(cards, dealer.next), counts)
    return counts


def passed_forcing(system: System, auction: Auction) -> Iterator[str]:
    """Passes where partner's call, or the side's, asks for another. Partner's doubles may be left in by
    special lines of the card only."""
    for place, call in enumerate(auction.calls):
        if call is PASS:
            hearing = Hearing.of(system, auction.before(len(auction.calls) - place))
            place_of = Place(hearing, Vulnerable(False, False))
            if place_of.forced and place_of.partner_doubled:
                yield "doubles left in"
            elif place_of.forced:
                yield "forcing calls passed"


def count(contract: Contract | None, deal: Deal, counts: Counts) -> None:
    counts["deals"] += 1
    if contract is None:
        counts["passed out"] += 1
        return
    bid, declarer = contract.bid, contract.declarer
    taken = declarers_tricks(deal, contract)
    counts[f"level {bid.level}"] += 1
    counts[f"made {bid.level}"] += taken >= bid.needs
    counts[f"in {bid.denomination.name}"] += 1
    down = max(0, bid.needs - taken)
    counts[f"down {bid.level}"] += down
    if bid.trump is not None:
        hands = deal.hands
        trumps = hands[declarer].length(bid.trump) + hands[declarer.partner].length(bid.trump)
        counts["few trumps"] += trumps < FEW_TRUMPS
    if contract.doubled:
        counts["doubled"] += 1
        counts[f"doubled down {min(down, 6)}"] += 1


def declarers_tricks(deal: Deal, contract: Contract) -> int:
    leader: Seat = contract.declarer.next
    position = Position(deal.hands, contract.bid.trump, leader)
    return 13 - int(tricks([position])[0])


def report(counts: Counts) -> None:
    deals = counts["deals"]
    print(f"{deals} deals, {counts['passed out'] / deals:.1%} passed out")
    print("level     reached      made  undertricks")
    for level in range(1, 8):
        reached = counts[f"level {level}"]
        if reached:
            made, down = counts[f"made {level}"] / reached, counts[f"down {level}"] / reached
            print(f"{level:5} {reached / deals:11.2%} {made:9.1%} {down:12.2f}")
    print(
        "in " + "  ".join(f"{name} {counts[f'in {name}'] / deals:.1%}" for name in ("NT", "S", "H", "D", "C"))
    )
    doubled = counts["doubled"]
    by = {down: counts[f"doubled down {down}"] for down in range(7)}
    mean = sum(down * number for down, number in by.items()) / max(1, doubled)
    print(f"doubled {doubled / deals:.2%}, down {mean:.2f} on average: {by}")
    print(f"fewer than {FEW_TRUMPS} trumps: {counts['few trumps'] / deals:.2%}")
    left_in = counts["doubles left in"]
    print(f"forcing calls passed: {counts['forcing calls passed']}; doubles left in: {left_in}")
    print(f"failed acts: {counts['failed acts']}")
    times = sorted((int(key.split()[1]), number) for key, number in counts.items() if key.startswith("time "))
    print(f"milliseconds for a call, 95 %: {percentile(times, 0.95):.1f}")


def percentile(times: list[tuple[int, int]], share: float) -> float:
    """`times` in half milliseconds, with how often each occurred."""
    left = share * sum(number for _, number in times)
    for half, number in times:
        left -= number
        if left <= 0:
            return (half + 1) / 2
    return float("nan")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--deals", type=int, default=1000)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--player", default="expert:judgement=no")
    asked.add_argument("--log", type=Path, default=ROOT / "build" / "auctions.jsonl")
    wanted = asked.parse_args()
    wanted.log.parent.mkdir(parents=True, exist_ok=True)
    done: dict[int, Counts] = {}
    if wanted.log.exists():
        for line in wanted.log.read_text().splitlines():
            entry = json.loads(line)
            if entry["player"] == wanted.player:
                done[entry["chunk"]] = Counter(entry["counts"])
    left = [number for number in range(-(-wanted.deals // CHUNK)) if number not in done]
    with ProcessPoolExecutor(wanted.jobs) as workers, wanted.log.open("a") as log:
        running = {workers.submit(chunk, wanted.player, number): number for number in left}
        for finished in as_completed(running):
            number, counts = running[finished], finished.result()
            done[number] = counts
            log.write(json.dumps({"player": wanted.player, "chunk": number, "counts": counts}) + "\n")
            log.flush()
    total: Counts = Counter()
    for counts in done.values():
        total.update(counts)
    report(total)


if __name__ == "__main__":
    main()
