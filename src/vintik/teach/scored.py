"""Deals that come out as a text wants them, scored by the engine: no calls, no cards played one by one.

It knows no game by name and no words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from vintik.cards import EMPTY, FULL_PACK, Bid, Card, Deal, Hand, Seat, parse_call
from vintik.game.closing import sheet_after, totals_of, written
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import EMPTY_SHEET, GameWon, Sheet, Sides
from vintik.games import rules_for


@dataclass(frozen=True, slots=True)
class Played:
    """A deal: its contract (`3C`, doubled `3CX`), who declares, and who won the tricks in their order,
    `N8 E5`: eight for North, then five for East.

    The cards are a whole `deal` in PBN's notation (`N:… … … …`), or only those that pay: `held` by North and
    South (`CA CK SA`), the others being East's and West's.
    """

    contract: str
    declarer: str
    winners: str
    held: str = ""
    deal: str = ""


@dataclass(frozen=True)
class Example:
    """Deals of one match; `options` of the game."""

    game: str
    deals: tuple[Played, ...]
    options: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Scored:
    """One deal of an example: how it came out, its lines, and the sheet before and after it."""

    outcome: Outcome
    deal: Deal | None
    lines: tuple[Line, ...]
    totals: Sides
    game_won: GameWon | None
    before: Sheet
    after: Sheet


def scored(example: Example) -> tuple[Scored, ...]:
    """Every deal of the example, as the engine writes it."""
    rules = rules_for(example.game, dict(example.options))
    sheet = EMPTY_SHEET
    deals = []
    for played in example.deals:
        if sheet.over:
            raise ValueError("the match is over before the example")
        deals.append(_score(rules, sheet, played))
        sheet = deals[-1].after
    return tuple(deals)


def outcome_of(rules: Rules, played: Played) -> Outcome:
    """Raises `ValueError` unless there are 13 tricks and the cards make sense."""
    name = played.contract.rstrip("X")
    bid = parse_call(name)
    if not isinstance(bid, Bid):
        raise ValueError(f"{played.contract} is no contract")
    winners = tuple(_winners(played.winners))
    if len(winners) != 13:
        raise ValueError(f"{len(winners)} tricks in {played.winners!r}")
    value = rules.trick_value(bid) if rules.trick_value is not None else 0
    contract = Contract(bid, Seat.parse(played.declarer), len(played.contract) - len(name))
    hands = tuple(Deal.parse(played.deal)) if played.deal else _hands(played.held)
    return Outcome(contract, hands, winners, value, rules.vulnerable)


def _score(rules: Rules, sheet: Sheet, played: Played) -> Scored:
    outcome = outcome_of(rules, played)
    lines, closing = written(rules, sheet, outcome)
    deal = Deal.parse(played.deal) if played.deal else None
    after = sheet_after(sheet, lines, closing)
    return Scored(outcome, deal, lines, totals_of(lines), closing.game_won, sheet, after)


def _winners(text: str) -> Iterable[Seat]:
    for run in text.split():
        yield from [Seat.parse(run[0])] * int(run[1:] or 1)


def _hands(held: str) -> tuple[Hand, ...]:
    """Four hands of which the first two hold what the sides hold together: scoring asks for no more."""
    north = Hand.of(map(Card.parse, held.split()))
    if len(north) > 26:
        raise ValueError("more cards than a side has")
    return (north, FULL_PACK - north, EMPTY, EMPTY)
