"""LIN as match records: each deal is a match of its own, played through the engine before it is returned.

Names, alerts and remarks are dropped. A claim names no cards: whoever reads may give a function that finds
them; without one the deal stays unfinished.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from vintik.cards import EMPTY, FULL_PACK, SEATS, Card, Deal, Hand, NotationError, Seat
from vintik.cards.errors import shown
from vintik.game import Table
from vintik.games import bridge
from vintik.record.errors import Part, RecordRefused
from vintik.record.lin.tokens import Board, Tag, boards_of
from vintik.record.match import FORMAT, replay

Record = dict[str, object]
Settle = Callable[[Table, int], Sequence[Card]]
"""Cards that finish the play of a table so that declarer's side wins so many tricks of all 13; raises
`ValueError` if it finds none."""

ORDER = (Seat.S, Seat.W, Seat.N, Seat.E)
"""In which hands are written, and dealers counted from 1."""
VULNERABLE = {"o": "None", "0": "None", "n": "NS", "e": "EW", "b": "Both"}

_CALL = re.compile(r"([1-7])(C|D|H|S|N|NT)")
_OTHERS = {"P": "Pass", "PASS": "Pass", "D": "X", "X": "X", "DBL": "X", "R": "XX", "XX": "XX", "RDBL": "XX"}
_SUITS = "SHDC"


@dataclass(slots=True)
class _Read:
    """What the tags of a deal say."""

    dealer: Seat
    hands: Deal
    vulnerable: str | None = None
    calls: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    claimed: Tag | None = None


def read_lin(text: str, settle: Settle | None = None) -> Iterator[Record | RecordRefused]:
    """The deals of a LIN text in order: of each its record, or why it is refused.

    Raises `NotARecord` if there is no deal in it.
    """
    for board in boards_of(text):
        try:
            yield _record(board, settle)
        except RecordRefused as refusal:
            yield refusal


def deals_of_lin(text: str) -> Iterator[Deal | RecordRefused]:
    """The hands alone, whatever was bid and played; raises `NotARecord`."""
    for board in boards_of(text):
        try:
            yield _dealt(board).hands
        except RecordRefused as refusal:
            yield refusal


def _record(board: Board, settle: Settle | None) -> Record:
    read = _dealt(board)
    for tag in board.tags:
        _take(tag, read)
    if board.stray is not None:
        raise RecordRefused("record", "lin_stray_text", {"text": shown(board.stray)}, 1)
    if read.vulnerable is None:
        raise RecordRefused("record", "lin_missing_tag", {"tag": "sv"}, 1)
    record: Record = {
        "format": FORMAT,
        "game": bridge.NAME,
        "options": {"vulnerable": read.vulnerable},
        "deals": [
            {
                "dealer": read.dealer.name,
                "hands": {seat.name: str(read.hands[seat]) for seat in SEATS},
                "calls": read.calls,
                "play": read.cards,
            }
        ],
    }
    _, table = replay(record)
    if read.claimed is not None:
        _claim(table, read, read.claimed, settle)
    return record


def _dealt(board: Board) -> _Read:
    for tag in board.tags:
        if tag.name == "md":
            return _hands(tag)
    raise RecordRefused("record", "lin_stray_text", {"text": shown(board.stray or "")}, 1)


def _take(tag: Tag, read: _Read) -> None:
    if tag.name == "sv":
        read.vulnerable = VULNERABLE.get(tag.value.lower())
        if read.vulnerable is None:
            raise _bad(tag)
    elif tag.name == "mb":
        read.calls.append(_call(tag, len(read.calls) + 1))
    elif tag.name == "pc":
        read.cards.append(_card(tag, len(read.cards) + 1))
    elif tag.name == "mc":
        if not re.fullmatch(r"[0-9]|1[0-3]", tag.value):
            raise _bad(tag)
        read.claimed = tag


def _hands(tag: Tag) -> _Read:
    """`3S…H…D…C…,…`: the dealer's number, and the hands from South on. The hand that is not written holds
    what the others do not."""
    first, parts = tag.value[:1], [part.strip() for part in tag.value[1:].split(",")]
    if first not in ("1", "2", "3", "4") or any(parts[4:]):
        raise _bad(tag, "hands")
    hands = [_hand(part, tag) for part in (*parts, "", "", "")[:4]]
    missing = [place for place, hand in enumerate(hands) if not hand.mask]
    if len(missing) == 1:
        hands[missing[0]] = FULL_PACK - Hand.of(card for hand in hands for card in hand)
    by_seat = dict(zip(ORDER, hands, strict=True))
    try:
        deal = Deal(*(by_seat[seat] for seat in SEATS))
    except NotationError as fault:
        raise RecordRefused("hands", fault.code, {"text": fault.text}, 1) from None
    return _Read(ORDER[int(first) - 1], deal)


def _hand(text: str, tag: Tag) -> Hand:
    """`SAK32HQ…`: suits in any order, a void with or without its letter."""
    hand, suit = EMPTY, ""
    for letter in text.upper().replace("10", "T"):
        if letter in _SUITS:
            suit = letter
            continue
        try:
            card = Card.parse(suit + letter)
        except NotationError:
            raise _bad(tag, "hands") from None
        if card in hand:
            raise _bad(tag, "hands")
        hand |= Hand(card.bit)
    return hand


def _call(tag: Tag, index: int) -> str:
    """Marks of alerts (`!`) are dropped."""
    written = tag.value.upper().strip("! ")
    bid = _CALL.fullmatch(written)
    if bid:
        return bid[1] + ("NT" if bid[2] == "N" else bid[2])
    if written not in _OTHERS:
        raise _bad(tag, "call", index)
    return _OTHERS[written]


def _card(tag: Tag, index: int) -> str:
    try:
        return Card.parse(tag.value.upper().replace("10", "T")).name
    except NotationError:
        raise _bad(tag, "card", index) from None


def _claim(table: Table, read: _Read, tag: Tag, settle: Settle | None) -> None:
    """Adds the cards of a claim to those that were played; raises `RecordRefused` if none come to it."""
    claimed = int(tag.value)
    deal = table.deal
    if deal is None or deal.play is None:
        raise _bad(tag)
    side = deal.play.declarer.side
    won = sum(trick.winner.side is side for trick in deal.play.tricks)
    if not won <= claimed <= won + 13 - len(deal.play.tricks):
        params: dict[str, str | int] = {"tricks": claimed, "won": won, "played": len(deal.play.tricks)}
        raise RecordRefused("record", "lin_impossible_claim", params, 1)
    if settle is None or deal.over:
        return
    try:
        read.cards.extend(card.name for card in settle(table, claimed))
    except ValueError:
        raise RecordRefused("record", "lin_unsettled_claim", {"tricks": claimed}, 1) from None


def _bad(tag: Tag, part: Part = "record", index: int = 0) -> RecordRefused:
    return RecordRefused(part, "lin_bad_value", {"tag": tag.name, "value": shown(tag.value)}, 1, index)
