"""Writes web/tests/data: price lists, and matches as the engine scores them, for the tests of the score pad.

`make reckonings` rewrites the files; a test fails when they are stale. Calls are legal, cards are thrown down
in any order: what counts here are tricks won in every order, not how they were won.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from vintik.cards import CARDS, PASS, SEATS, SIDES, Bid, Call, Card, Deal, Rank
from vintik.game import Rules, Table, evolve, start
from vintik.game.events import CallMade, CardPlayed, Dealt
from vintik.game.phases.auction import Auction
from vintik.game.sheet import DealResult
from vintik.games import GAMES, rules_for
from vintik.games.options import Value
from vintik.server.prices import price_list
from vintik.server.seen import row_seen

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "data"
COUNT, LONGEST = 40, 12
"""Matches of each variant, and deals of a match that does not end before."""


def variants() -> Iterator[tuple[str, dict[str, Value]]]:
    """Every game and variant by the options that its price list is made for."""
    for game in GAMES.values():
        for options in game.variants.values():
            yield game.name, dict(options)


class _Lists:
    """Each different price list once."""

    def __init__(self) -> None:
        self.made: dict[str, dict[str, Any]] = {}

    def place(self, game: str, options: dict[str, Value]) -> int:
        """Where the list of a game is; the options themselves are no part of what lists differ in."""
        prices = price_list(game, {name: str(value) for name, value in options.items()}).model_dump()
        key = _json({**prices, "options": None})
        self.made.setdefault(key, prices)
        return list(self.made).index(key)

    def text(self) -> str:
        """A line for each item and contract."""
        return "[" + ",\n".join(map(_spread, self.made.values())) + "]\n"


def _spread(prices: dict[str, Any]) -> str:
    def lines(values: list[Any]) -> str:
        return "[\n" + ",\n".join(_json(each) for each in values) + "]"

    fields = (
        f"{_json(name)}:{lines(value) if name in ('items', 'contracts') else _json(value)}"
        for name, value in prices.items()
    )
    return "{" + ",\n".join(fields) + "}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _match(game: str, options: dict[str, Value], place: int, rng: Random) -> dict[str, Any]:
    """The place of its price list, what people with cards know of each deal, what the engine makes of it."""
    rules = rules_for(game, options)
    table = evolve(Table(rules), start(rules, rules.first_dealer or rng.choice(SEATS)))
    stop = LONGEST if rng.random() < 0.8 else rng.randint(1, 3)
    while not table.sheet.over and len(table.sheet.deals) < stop:
        table = _dealt_and_played(table, rng)
    sheet = table.sheet
    return {
        "game": game,
        "options": options,
        "list": place,
        "deals": [_known(rules, result) for result in sheet.deals],
        "rows": [_written(rules, result) for result in sheet.deals],
        "totals": dict(zip(("NS", "EW"), sheet.totals, strict=True)),
        "below": dict(zip(("NS", "EW"), sheet.below, strict=True)),
        "games": dict(zip(("NS", "EW"), sheet.games, strict=True)),
        "margin": sheet.margin,
        "winner": None if sheet.winner is None else sheet.winner.name,
        "over": sheet.over,
    }


def _dealt_and_played(table: Table, rng: Random) -> Table:
    assert table.dealer is not None
    pack = list(CARDS)
    rng.shuffle(pack)
    strong = rng.random() < 0.3
    if strong:  # honours, aces and slams on one side
        pack.sort(key=lambda card: card.rank + rng.randint(0, 3))
        pack = [pack[26 * (place % 2) + place // 2] for place in range(52)]
    deal = Deal.of_pack(pack, rng.choice(SEATS))
    table = evolve(table, Dealt.of(table.dealer, deal))
    bold = rng.random() > 0.08
    while (now := table.deal) is not None and now.play is None and not now.over:
        table = evolve(table, CallMade(now.auction.turn, _call(now.auction, bold, rng)))
    left: list[list[Card]] = [list(hand.cards()) for hand in deal]
    for cards in left:
        rng.shuffle(cards)
        if strong:
            cards.sort(key=lambda card: card.rank)
    while (now := table.deal) is not None and now.play is not None and not now.over:
        table = evolve(table, CardPlayed(now.play.turn, left[now.play.turn].pop()))
    return table


def _call(auction: Auction, bold: bool, rng: Random) -> Call:
    calls = auction.legal_calls()
    bids = [call for call in calls if isinstance(call, Bid)]
    doubles = [call for call in calls if call is not PASS and not isinstance(call, Bid)]
    if doubles and rng.random() < 0.3:
        return doubles[0]
    if not bold or not bids or rng.random() < (0.4 if auction.bid is None else 0.95):
        return PASS
    return rng.choice(bids[: rng.choice((4, 10, 35))])


def _known(rules: Rules, result: DealResult) -> dict[str, Any]:
    contract, hands = result.contract, result.hands
    assert hands is not None
    trump = None if contract is None else contract.bid.trump
    cards = [card for seat in SEATS if seat.side == 0 for card in hands[seat].cards()]
    zone = "".join(side.name for side in SIDES if side in rules.vulnerable)
    return {
        "dealer": result.dealer.name,
        "contract": None if contract is None else contract.bid.name,
        "declarer": None if contract is None else contract.declarer.name,
        "doubled": 0 if contract is None else contract.doubled,
        "vulnerable": {"": "None", "NSEW": "Both"}.get(zone, zone),
        "winners": "".join(trick.winner.name for trick in result.tricks),
        "honours": sum(card.suit is trump and card.rank >= Rank.TEN for card in cards),
        "aces": sum(card.rank is Rank.ACE for card in cards),
    }


def _written(rules: Rules, result: DealResult) -> dict[str, Any]:
    row = row_seen(rules, result)
    return {
        "items": sorted(" ".join(str(value) for value in item.values()) for item in row["items"]),
        "totals": row["totals"],
        "game_won": row["game_won"],
    }


def files() -> dict[str, str]:
    """The text of each file; a line for each match."""
    lists = _Lists()
    matches = [
        _match(game, options, place, Random(f"{game} {options} {number}"))
        for game, options in variants()
        for place in (lists.place(game, options),)
        for number in range(COUNT)
    ]
    return {"prices.json": lists.text(), "matches.jsonl": "".join(_json(each) + "\n" for each in matches)}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
