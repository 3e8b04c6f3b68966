"""PBN games as match records: which of them make a match, and whether it can be played as written.

Strict: it takes the export form that `writer` writes and the standard's import form with everything a
record needs, and refuses the rest (`docs/pbn.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vintik.cards import SEATS, Deal, NotationError, Seat
from vintik.game import Rules, Table
from vintik.game.phases.auction import Auction
from vintik.games import OptionRefused, bridge, rules_for
from vintik.games.options import value_of
from vintik.record.errors import RecordRefused
from vintik.record.match import FORMAT, replay
from vintik.record.pbn.faults import Fault, shortened
from vintik.record.pbn.grouping import game_name, matches_in
from vintik.record.pbn.outcome import check_outcome
from vintik.record.pbn.sections import Played, Spoken, read_auction, read_play, upper
from vintik.record.pbn.tags import PbnGame, Tag, pbn_games

Record = dict[str, object]

_VULNERABLE = {
    "NONE": "None",
    "LOVE": "None",
    "-": "None",
    "NS": "NS",
    "EW": "EW",
    "ALL": "Both",
    "BOTH": "Both",
}


@dataclass(frozen=True, slots=True)
class _DealRead:
    """A deal as a record has it, and where in the file its parts stand."""

    game: PbnGame
    record: Record
    spoken: Spoken
    played: Played


def read_pbn(text: str) -> list[Record | RecordRefused]:
    """The matches of a PBN file in order: of each its record, or why it is refused. A record returned here
    has been replayed, and agrees with the file's Declarer, Contract and Result.

    Raises `NotARecord` if the text is no PBN at all.
    """
    matches: list[Record | RecordRefused] = []
    for games in matches_in(pbn_games(text)):
        try:
            matches.append(_record(games))
        except RecordRefused as refusal:
            matches.append(refusal)
    return matches


def deals_of_pbn(text: str) -> list[Deal | RecordRefused]:
    """The deals of a PBN file, whatever was bid and played in them; raises `NotARecord`."""
    deals: list[Deal | RecordRefused] = []
    for game in pbn_games(text):
        try:
            if game.fault is not None:
                raise game.fault
            deals.append(_hands(game.need("Deal")))
        except Fault as fault:
            deals.append(fault.refusal(1))
    return deals


def _record(games: Sequence[PbnGame]) -> Record:
    """Raises `RecordRefused` for the first fault in playing order."""
    try:
        rules = _rules(games[0])
    except Fault as found:
        raise found.refusal(1) from None
    deals: list[_DealRead] = []
    fault: RecordRefused | None = None
    complete = 0
    for number, game in enumerate(games, start=1):
        try:
            _read(game, number, rules, deals)
        except Fault as found:
            fault = found.refusal(number)
            break
        complete = number
    record: Record = {
        "format": FORMAT,
        "game": rules.game,
        "options": dict(rules.options),
        "deals": [deal.record for deal in deals],
    }
    _check(record, deals, complete)
    if fault is not None:
        raise fault
    return record


def _rules(game: PbnGame) -> Rules:
    if game.fault is not None:
        raise game.fault
    name = game_name(game)
    options = game.tags.get("gameoptions")
    chosen: dict[str, str | int] = _options(options) if options is not None else {}
    if name == bridge.NAME:
        vulnerable = game.need("Vulnerable")
        value = _VULNERABLE.get(upper(vulnerable.value))
        if value is None or options is not None:
            raise _bad_value(vulnerable if options is None else options)
        chosen = {"vulnerable": value}
    try:
        return rules_for(name, chosen)
    except OptionRefused as fault:
        line = options.line if options is not None else game.need("Game").line
        raise Fault(fault.code, line, fault.params) from None


def _options(tag: Tag) -> dict[str, str | int]:
    """`variant=old; target=500`; whole numbers are numbers."""
    chosen: dict[str, str | int] = {}
    for written in tag.value.split(";"):
        name, equals, value = (part.strip() for part in written.partition("="))
        if not equals or not name or name in chosen:
            raise _bad_value(tag)
        chosen[name] = value_of(value)
    return chosen


def _read(game: PbnGame, number: int, rules: Rules, deals: list[_DealRead]) -> None:
    """Adds a deal to `deals`; what of it comes before a fault also when it raises one."""
    if game.fault is not None:
        raise game.fault
    is_bridge = rules.game == bridge.NAME
    if not is_bridge:
        _check_vint(game, number)
    dealer = _seat(game.need("Dealer"))
    hands = _hands(game.need("Deal"))
    auction = game.need("Auction")
    if _seat(auction) is not dealer:
        raise _contradiction(auction, dealer.name)
    spoken, played = Spoken(Auction(rules.auction, dealer, 1)), Played()
    record: Record = {
        "dealer": dealer.name,
        "hands": {seat.name: str(hands[seat]) for seat in SEATS},
        "calls": spoken.calls,
        "play": played.cards,
    }
    deals.append(_DealRead(game, record, spoken, played))
    read_auction(auction, spoken, all_pass=is_bridge)
    contract = spoken.auction.contract()
    play = game.need("Play") if contract is not None else game.tags.get("play")
    if play is not None:
        if contract is not None and _seat(play) is not contract.declarer.next:
            raise _contradiction(play, contract.declarer.next.name)
        read_play(play, contract, played)


def _check_vint(game: PbnGame, number: int) -> None:
    """The deals of a match are all there and in order, and nobody is vulnerable."""
    board = game.need("Board")
    if board.value != str(number):
        params: dict[str, str | int] = {"board": shortened(board.value), "expected": number}
        raise Fault("pbn_board_order", board.line, params)
    vulnerable = game.tags.get("vulnerable")
    if vulnerable is not None and _VULNERABLE.get(upper(vulnerable.value)) != "None":
        raise _bad_value(vulnerable)


def _check(record: Record, deals: Sequence[_DealRead], complete: int) -> None:
    """Plays the record through the engine, and compares the deals that were read completely with what their
    tags say; raises `RecordRefused` with the line."""
    try:
        _, table = replay(record)
    except RecordRefused as fault:
        params = {**fault.params, "line": _line_of(fault, deals)}
        raise RecordRefused(fault.part, fault.code, params, fault.deal, fault.index) from None
    for number, deal in enumerate(deals[:complete], start=1):
        try:
            _check_deal(table, number, deal)
        except Fault as contradiction:
            raise contradiction.refusal(number) from None


def _check_deal(table: Table, number: int, deal: _DealRead) -> None:
    auction = deal.spoken.auction
    if number <= len(table.sheet.deals):
        tricks = table.sheet.deals[number - 1].tricks
    else:
        tricks = table.deal.play.tricks if table.deal is not None and table.deal.play is not None else ()
    check_outcome(deal.game, auction.contract(), tricks, auction.over)


def _line_of(fault: RecordRefused, deals: Sequence[_DealRead]) -> int:
    deal = deals[max(0, fault.deal - 1)]
    if fault.part == "call":
        return deal.spoken.lines[fault.index - 1]
    if fault.part == "card":
        return deal.played.lines[fault.index - 1]
    tag = {"hands": "Deal", "deal": "Dealer"}.get(fault.part)
    return deal.game.line if tag is None else deal.game.need(tag).line


def _seat(tag: Tag) -> Seat:
    try:
        return Seat.parse(upper(tag.value))
    except NotationError as fault:
        raise Fault(fault.code, tag.line, {"text": fault.text}, "deal") from None


def _hands(tag: Tag) -> Deal:
    try:
        return Deal.parse(upper(tag.value))
    except NotationError as fault:
        raise Fault(fault.code, tag.line, {"text": fault.text}, "hands") from None


def _bad_value(tag: Tag) -> Fault:
    return Fault("pbn_bad_value", tag.line, {"tag": shortened(tag.name), "value": shortened(tag.value)})


def _contradiction(tag: Tag, real: str) -> Fault:
    params = {"tag": tag.name, "value": shortened(tag.value), "played": real}
    return Fault("pbn_contradicts", tag.line, params)
