"""Price lists: what the rules can write for a deal, for whoever keeps score of a game with real cards.

A list is made once for each way of scoring, of which there are few; options that change only the match form
share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from vintik.game import Rules
from vintik.game.prices import ContractPrices, Price, Written, bonuses, contract_prices
from vintik.games import rules_for
from vintik.games.options import value_of
from vintik.server.price_shapes import PriceList

_made: dict[str, tuple[ContractPrices, ...]] = {}


def price_list(game: str, options: Mapping[str, str]) -> PriceList:
    """The list of a game with options as texts; takes a second at most. Raises `OptionRefused`."""
    rules = rules_for(game, {name: value_of(text) for name, text in options.items()})
    contracts = _contracts(rules)
    items = list(dict.fromkeys(chain.from_iterable(map(_items, contracts))))
    places = {item: place for place, item in enumerate(items)}

    def cited(written: Written) -> list[int]:
        return [places[item] for item in written]

    return PriceList.model_validate(
        {
            "game": rules.game,
            "options": dict(rules.options),
            "form": rules.form.kind,
            "columns": list(rules.columns),
            "target": rules.form.target,
            "bonuses": [[_item(rules, price) for price in written] for written in bonuses(rules)],
            "denominations": [each.name for each in rules.auction.order],
            "minimum_levels": sorted({rules.auction.minimum_level(played) for played in range(7)}),
            "items": [_item(rules, price) for price in items],
            "contracts": [
                {
                    "bid": each.bid.name,
                    "doubled": each.doubled,
                    "vulnerable": each.vulnerable,
                    "needs": each.bid.needs,
                    "trick_value": None if rules.trick_value is None else rules.trick_value(each.bid),
                    "tricks": [cited(written) for written in each.tricks],
                    "honours": each.honours and [cited(written) for written in each.honours],
                    "aces": each.aces and [[cited(written) for written in row] for row in each.aces],
                }
                for each in contracts
            ],
        }
    )


def _contracts(rules: Rules) -> tuple[ContractPrices, ...]:
    way = repr((rules.game, rules.scoring))
    if way not in _made:
        _made[way] = tuple(contract_prices(rules))
    return _made[way]


def _items(prices: ContractPrices) -> chain[Price]:
    rows = (prices.tricks, prices.honours or (), *(prices.aces or ()))
    return chain.from_iterable(chain.from_iterable(rows))


def _item(rules: Rules, price: Price) -> dict[str, str | int]:
    return {
        "role": "declaring" if price.declaring else "defending",
        "line": price.column,
        "kind": price.kind,
        "points": price.points,
        "why": price.why,
        "rule": rules.paragraphs[price.kind],
    }
