"""The match record, `vintik.match/1`: reading it plays it through the engine, writing it is its plain
face.
"""

from __future__ import annotations

from collections.abc import Mapping

from vintik.cards import SEATS, Card, Deal, Hand, NotationError, Seat, parse_call
from vintik.game import DealHands, MakeCall, PlayCard, Refusal, Table, decide, evolve, start
from vintik.game.commands import Command
from vintik.game.engine import check_deal
from vintik.game.events import Event
from vintik.game.table import CurrentDeal
from vintik.games import OptionRefused, rules_for
from vintik.record.errors import NotARecord, Part, RecordRefused

FORMAT = "vintik.match/1"
_FAMILY = "vintik.match/"


def replay(record: object) -> tuple[tuple[Event, ...], Table]:
    """The log and the table of a match record (a parsed JSON value).

    Raises `NotARecord` if it does not call itself one, `RecordRefused` at the first fault in playing
    order: of each deal the dealer, the hands, the calls, the cards.
    """
    if not isinstance(record, Mapping):
        raise NotARecord("not_an_object")
    named = record.get("format")
    if not isinstance(named, str) or not named.startswith(_FAMILY):
        raise NotARecord("no_format", format=FORMAT)
    if named != FORMAT:
        raise RecordRefused("record", "unknown_version", {"format": named[:40], "known": FORMAT})
    try:
        rules = rules_for(record.get("game"), record.get("options", {}))
    except OptionRefused as fault:
        raise RecordRefused("record", fault.code, fault.params) from None
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise RecordRefused("record", "missing_field", {"field": "deals"})
    match = _Match(Table(rules))
    for number, deal in enumerate(deals, start=1):
        match.play(number, deal)
    return tuple(match.log), match.table


class _Match:
    """A match on its way through the engine: the log so far and the table it adds up to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[Event] = []

    def play(self, number: int, deal: object) -> None:
        """Adds one recorded deal."""
        if not isinstance(deal, Mapping):
            raise RecordRefused("record", "missing_field", {"field": "deals"}, number)
        calls, play = _list_of(deal, "calls", number), _list_of(deal, "play", number)
        dealer = self._dealer(number, deal.get("dealer"))
        self._may_deal(number, dealer)
        self._do(DealHands(dealer, _hands(number, deal.get("hands"))), "deal", number, 0)
        seat = dealer
        for index, text in enumerate(calls, start=1):
            try:
                command = MakeCall(seat, parse_call(text))
            except NotationError as fault:
                raise RecordRefused("call", fault.code, {"text": fault.text}, number, index) from None
            self._do(command, "call", number, index)
            seat = seat.next
        for index, text in enumerate(play, start=1):
            try:
                card = Card.parse(text)
            except NotationError as fault:
                raise RecordRefused("card", fault.code, {"text": fault.text}, number, index) from None
            self._do(PlayCard(self._actor(dealer), card), "card", number, index)

    def _dealer(self, number: int, text: object) -> Seat:
        try:
            dealer = Seat.parse(text)
        except NotationError as fault:
            raise RecordRefused("deal", fault.code, {"text": fault.text}, number) from None
        if self.table.dealer is None:
            self._add(start(self.table.rules, dealer))
        return dealer

    def _may_deal(self, number: int, dealer: Seat) -> None:
        """Before the hands are looked at: whether there is a deal to be dealt, and by whom."""
        try:
            check_deal(self.table, dealer)
        except Refusal as fault:
            raise RecordRefused("deal", fault.code, fault.params, number) from None

    def _actor(self, dealer: Seat) -> Seat:
        """Who has to play the next card; anybody where nobody has, so that the engine says why not."""
        actor = self.table.deal.actor if self.table.deal is not None else None
        return dealer if actor is None else actor

    def _do(self, command: Command, part: Part, number: int, index: int) -> None:
        try:
            events = decide(self.table, command)
        except Refusal as fault:
            raise RecordRefused(part, fault.code, fault.params, number, index) from None
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        self.log.append(event)
        self.table = evolve(self.table, event)


def _list_of(deal: Mapping[str, object], field: str, number: int) -> list[object]:
    """A list of the recorded deal; `play` may be missing, as it is when a deal was passed out."""
    value = deal.get(field, [] if field == "play" else None)
    if not isinstance(value, list):
        raise RecordRefused("record", "missing_field", {"field": field}, number)
    return value


def _hands(number: int, hands: object) -> Deal:
    try:
        if not isinstance(hands, Mapping):
            raise NotationError("not_a_deal", hands)
        if set(hands) != {seat.name for seat in SEATS}:
            raise NotationError("not_a_deal", " ".join(map(str, hands)))
        return Deal(*(Hand.parse(hands[seat.name]) for seat in SEATS))
    except NotationError as fault:
        raise RecordRefused("hands", fault.code, {"text": fault.text}, number) from None


def record_of(table: Table, levels: Mapping[Seat, str] | None = None) -> dict[str, object]:
    """The match record of a table: all finished deals, and the current one if all its hands are known;
    `levels`: of the computer players.

    From a seat's view it holds the finished deals only: nothing that is still secret.
    """
    deals = [
        _deal_record(
            result.dealer,
            result.hands,
            [call.name for call in result.calls],
            [card.name for trick in result.tricks for card in trick.cards],
        )
        for result in table.sheet.deals
        if result.hands is not None
    ]
    if table.deal is not None and not table.deal.over and not any(held.unseen for held in table.deal.dealt):
        deals.append(_current_record(table.deal))
    players = {} if not levels else {"levels": {seat.name: level for seat, level in levels.items()}}
    options = dict(table.rules.options)
    return {"format": FORMAT, "game": table.rules.game, "options": options, **players, "deals": deals}


def levels_of(record: object) -> dict[Seat, str]:
    """Whom a record names as players, by seat; what is written otherwise is passed over."""
    levels = record.get("levels") if isinstance(record, Mapping) else None
    if not isinstance(levels, Mapping):
        return {}
    named = {seat: levels.get(seat.name) for seat in SEATS}
    return {seat: level for seat, level in named.items() if isinstance(level, str)}


def _current_record(deal: CurrentDeal) -> dict[str, object]:
    played: list[str] = []
    if deal.play is not None:
        played = [card.name for trick in deal.play.tricks for card in trick.cards]
        played += [card.name for card in deal.play.on_table]
    dealt = Deal(*(deal.dealt[seat].known for seat in SEATS))
    return _deal_record(deal.dealer, dealt, [call.name for call in deal.auction.calls], played)


def _deal_record(dealer: Seat, hands: Deal, calls: list[str], play: list[str]) -> dict[str, object]:
    return {
        "dealer": dealer.name,
        "hands": {seat.name: str(hands[seat]) for seat in SEATS},
        "calls": calls,
        "play": play,
    }
