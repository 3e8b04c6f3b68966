"""A deal put together from the price list is what the engine writes, in every game, variant and option."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Mapping
from functools import cache

import pytest

from tests.serving import Server
from vintik.cards import BIDS, CARDS, SEATS, Deal, Rank, Seat, Side
from vintik.game import Rules
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.scoring import Outcome
from vintik.games import GAMES, OptionRefused, rules_for
from vintik.games.options import Value
from vintik.server.price_shapes import PricedContract, PriceList
from vintik.server.prices import price_list

FEW, MANY = 40, 500
"""Random deals for each combination of options, and for each variant."""

Written = tuple[str, str, str, int, str, str]
"""Side, column, kind, points, arithmetic and paragraph of an item."""


def every_choice() -> list[tuple[str, dict[str, Value]]]:
    """Every game with every combination of offered option values that is not refused."""
    found = []
    for game in GAMES.values():
        values = [[(option.name, value) for value in option.values] for option in game.options]
        for chosen in itertools.product(*values):
            try:
                rules_for(game.name, dict(chosen))
            except OptionRefused:
                continue
            found.append((game.name, dict(chosen)))
    return [*found, ("vint-1000", {"variant": "tournament"})]


EVERY_CHOICE = every_choice()


@cache
def listed(game: str, options: tuple[tuple[str, Value], ...]) -> PriceList:
    return price_list(game, {name: str(value) for name, value in options})


def contract_of(prices: PriceList, contract: Contract, vulnerable: bool) -> PricedContract:
    (found,) = [
        each
        for each in prices.contracts
        if (each.bid, each.doubled) == (contract.bid.name, contract.doubled)
        and each.vulnerable in (None, vulnerable)
    ]
    return found


def held(deal: Deal, side: Side, trump: object, of: str) -> int:
    """The aces or the trump honours in both hands of a side, counted card by card."""
    cards = [card for seat in SEATS if seat.side is side for card in deal[seat].cards()]
    if of == "aces":
        return sum(card.rank is Rank.ACE for card in cards)
    return sum(card.suit is trump and card.rank >= Rank.TEN for card in cards)


def from_list(prices: PriceList, rules: Rules, out: Outcome, deal: Deal) -> list[Written]:
    side = out.contract.declarer.side
    priced = contract_of(prices, out.contract, side in rules.vulnerable)
    tricks = sum(winner.side is side for winner in out.winners)
    trump = out.contract.bid.trump
    places = list(priced.tricks[tricks])
    if priced.honours is not None:
        places += priced.honours[held(deal, side, trump, "honours")]
    if priced.aces is not None:
        places += priced.aces[held(deal, side, trump, "aces")][tricks]
    assert priced.needs == out.contract.bid.needs
    assert priced.trick_value == (None if rules.trick_value is None else out.trick_value)
    sides = {"declaring": side, "defending": side.other}
    items = [prices.items[place] for place in places]
    return sorted(
        (sides[each.role].name, each.line, each.kind, each.points, each.why, each.rule) for each in items
    )


def by_engine(rules: Rules, out: Outcome) -> list[Written]:
    lines: list[Line] = [line for scorer in rules.scoring for line in scorer(out)]
    return sorted(
        (each.side.name, each.column, each.kind, each.points, each.why, rules.paragraphs[each.kind])
        for each in lines
    )


def some_outcome(rules: Rules, rng: random.Random) -> tuple[Outcome, Deal]:
    pack = list(CARDS)
    rng.shuffle(pack)
    if rng.random() < 0.3:  # honours and aces on one side
        pack.sort(key=lambda card: card.rank + rng.randint(0, 4))
        pack = [pack[26 * (place % 2) + place // 2] for place in range(52)]
    deal = Deal.of_pack(pack, rng.choice(SEATS))
    doubled = rng.randrange(3) if rules.auction.doubles else 0
    contract = Contract(rng.choice(BIDS), rng.choice(SEATS), doubled)
    north_south = rng.randint(0, 13)
    winners = [Seat.N] * north_south + [Seat.E] * (13 - north_south)
    rng.shuffle(winners)
    value = rules.trick_value(contract.bid) if rules.trick_value is not None else 0
    return Outcome(contract, deal.hands, tuple(winners), value, rules.vulnerable), deal


@pytest.mark.parametrize("place", range(len(EVERY_CHOICE)))
def test_random_deals_come_to_what_the_engine_writes(place: int) -> None:
    game, options = EVERY_CHOICE[place]
    rules, prices = rules_for(game, options), listed(game, tuple(options.items()))
    rng = random.Random(f"prices {place}")
    for _ in range(FEW):
        out, deal = some_outcome(rules, rng)
        assert from_list(prices, rules, out, deal) == by_engine(rules, out)


@pytest.mark.parametrize(
    ("game", "variant"), [(game, name) for game in GAMES for name in GAMES[game].variants]
)
def test_many_more_of_every_variant(game: str, variant: str) -> None:
    options = GAMES[game].variants[variant]
    rules, prices = rules_for(game, options), listed(game, tuple(options.items()))
    rng = random.Random(f"prices {game} {variant}")
    seen = set()
    for _ in range(MANY):
        out, deal = some_outcome(rules, rng)
        assert from_list(prices, rules, out, deal) == by_engine(rules, out)
        seen.add((out.contract.declarer.side, out.surplus >= 0))
    assert len(seen) == 4


@pytest.mark.parametrize("game", GAMES)
def test_every_contract_once_and_every_kind_with_its_paragraph(game: str) -> None:
    prices = listed(game, ())
    rules = rules_for(game, {})
    keys = [(each.bid, each.doubled, each.vulnerable) for each in prices.contracts]
    assert len(set(keys)) == len(keys) == (210 if game == "bridge" else 35)
    assert {item.kind for item in prices.items} | {
        item.kind for row in prices.bonuses for item in row
    } == set(rules.paragraphs)
    used = {place for each in prices.contracts for place in _places(each)}
    assert used == set(range(len(prices.items)))
    assert all(len(each.tricks) == 14 for each in prices.contracts)


def _places(priced: PricedContract) -> list[int]:
    rows = [*priced.tricks, *(priced.honours or []), *(row for table in priced.aces or [] for row in table)]
    return [place for row in rows for place in row]


def test_what_the_match_form_adds() -> None:
    def added(game: str, options: Mapping[str, Value]) -> list[list[tuple[str, int, str]]]:
        bonuses = listed(game, tuple(options.items())).bonuses
        return [[(item.kind, item.points, item.rule) for item in row] for row in bonuses]

    assert added("vint", {}) == [[("game", 500, "V5.4")], [("rubber", 1000, "V5.4")]]
    assert added("vint-1000", {"game_bonus": 77})[0] == [("game", 77, "M5.1")]
    assert added("vint-1000", {"variant": "old"})[0] == []
    assert added("bridge", {}) == [[], []]


def test_m6_progressive_names_the_lowest_first_bid() -> None:
    assert listed("vint-1000", (("variant", "progressive"),)).minimum_levels == [1, 2, 3, 4, 5, 6, 7]
    assert listed("vint", ()).minimum_levels == [1]


def test_v4_8_no_trump_pays_aces_alone() -> None:
    asked = {
        each.bid: (each.honours is not None, each.aces is not None) for each in listed("vint", ()).contracts
    }
    assert asked["3C"] == (True, True) and asked["3NT"] == (False, True)
    modern = {
        each.bid: (each.honours is not None, each.aces is not None)
        for each in listed("vint-1000", ()).contracts
    }
    assert modern["4H"] == (True, False) and modern["4NT"] == (False, True)


def test_over_http(server: Server) -> None:
    status, body = server.get("/api/prices/vint-1000?variant=old&target=500")
    prices = json.loads(body)
    assert status == 200
    assert (prices["options"], prices["target"]) == ({"target": 500, "variant": "old"}, 500)
    for address, code in (
        ("whist", "unknown_game"),
        ("vint?target=500", "unknown_option"),
        ("vint-1000?target=700", "unknown_value"),
        ("vint-1000?variant=tournament&target=500", "fixed_by_variant"),
    ):
        status, body = server.get(f"/api/prices/{address}")
        assert (status, json.loads(body)["code"]) == (422, code)
