"""A line of `vintik bid` as the view of the player who is asked: a hand, the calls so far, the sheet.

Only that player's cards are in it; the other hands are as unknown as they are at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vintik.cards import EMPTY, SIDES, Call, Hand, Holding, NotationError, Seat, Side, parse_call
from vintik.game import Refusal, Rules, Table, View, evolve
from vintik.game.events import CallMade, Dealt
from vintik.game.sheet import Sheet, Sides
from vintik.games import OptionRefused, rules_for
from vintik.players import PLAYERS, Cards
from vintik.players.bidding.american.card import SAYC, SYSTEMS
from vintik.record import NotARecord, RecordRefused


@dataclass(frozen=True, slots=True)
class Question:
    """What would a player of `level` call here? `cards`: the convention cards of North–South and of
    East–West."""

    level: str
    view: View
    cards: Cards


def question_of(asked: object) -> Question:
    """From a parsed JSON value. Raises `NotARecord` if it is no object, else `RecordRefused` at its first
    fault."""
    if not isinstance(asked, Mapping):
        raise NotARecord("not_an_object")
    rules = _rules(asked)
    level = asked.get("level", "expert")
    if not isinstance(level, str) or level not in PLAYERS:
        raise RecordRefused("record", "unknown_level", {"level": str(level)[:40]})
    dealer = _dealer(asked.get("dealer"), rules)
    calls = asked.get("calls", [])
    if not isinstance(calls, list):
        raise RecordRefused("record", "missing_field", {"field": "calls"})
    asks = dealer.after(len(calls))
    holdings = [Holding(EMPTY, 13)] * 4
    holdings[asks] = Holding(_hand(asked.get("hand")))
    north, east, south, west = holdings
    table = evolve(
        Table(rules, dealer, _sheet(asked.get("sheet"), rules)), Dealt(dealer, (north, east, south, west))
    )
    for index, text in enumerate(calls, start=1):
        table = _called(table, text, index)
    if table.deal is None or table.deal.auction.over:
        raise RecordRefused("call", "auction_over", {}, index=len(calls))
    return Question(level, View(asks, table), _cards(asked, asks.side))


def _cards(asked: Mapping[object, object], own: Side) -> Cards:
    """`card`: that of the side that is asked, `theirs`: that of the others."""
    ours, theirs = (_card(asked.get(field, SAYC)) for field in ("card", "theirs"))
    return (ours, theirs) if own is Side.NS else (theirs, ours)


def _card(name: object) -> str:
    if not isinstance(name, str) or name not in SYSTEMS:
        raise RecordRefused("record", "unknown_convention_card", {"card": str(name)[:40]})
    return name


def _rules(asked: Mapping[object, object]) -> Rules:
    options, vulnerable = asked.get("options", {}), asked.get("vulnerable")
    if isinstance(options, Mapping) and (asked.get("game") == "bridge" or vulnerable not in (None, "None")):
        options = {**options, **({} if vulnerable is None else {"vulnerable": vulnerable})}
    try:
        return rules_for(asked.get("game"), options)
    except OptionRefused as fault:
        raise RecordRefused("record", fault.code, fault.params) from None


def _dealer(text: object, rules: Rules) -> Seat:
    if text is None and rules.first_dealer is not None:
        return rules.first_dealer
    try:
        return Seat.parse(text)
    except NotationError as fault:
        raise RecordRefused("deal", fault.code, {"text": fault.text}) from None


def _hand(text: object) -> Hand:
    try:
        hand = Hand.parse(text)
        if len(hand) != 13:
            raise NotationError("not_a_hand", text)
    except NotationError as fault:
        raise RecordRefused("hands", fault.code, {"text": fault.text}) from None
    return hand


def _called(table: Table, text: object, index: int) -> Table:
    assert table.deal is not None
    auction = table.deal.auction
    try:
        call: Call = parse_call(text)
        auction.check(call)
    except NotationError as fault:
        raise RecordRefused("call", fault.code, {"text": fault.text}, index=index) from None
    except Refusal as fault:
        raise RecordRefused("call", fault.code, fault.params, index=index) from None
    return evolve(table, CallMade(auction.turn, call))


def _sheet(given: object, rules: Rules) -> Sheet:
    """`below` and `games` of a rubber, `totals` of one running score; what is left out is 0."""
    if given is None:
        return Sheet()
    if not isinstance(given, Mapping):
        raise RecordRefused("record", "bad_sheet", {"field": "sheet"})
    target = rules.form.target or 0
    running = target - 1 if rules.form.kind == "target" else 10**6
    return Sheet(
        totals=_sides(given, "totals", running),
        below=_sides(given, "below", target - 1 if rules.form.kind == "rubber" else 0),
        games=_sides(given, "games", 1 if rules.form.kind == "rubber" else 0),
    )


def _sides(sheet: Mapping[object, object], field: str, most: int) -> Sides:
    """Whole numbers for both sides, 0 to `most`."""
    pair = sheet.get(field, {})
    if not isinstance(pair, Mapping) or not set(pair) <= {side.name for side in SIDES}:
        raise RecordRefused("record", "bad_sheet", {"field": f"sheet.{field}"})
    north_south, east_west = (pair.get(side.name, 0) for side in SIDES)
    for number in (north_south, east_west):
        if type(number) is not int or not 0 <= number <= most:
            raise RecordRefused("record", "bad_sheet", {"field": f"sheet.{field}"})
    return (north_south, east_west)
