"""Diagrams of a game: the ladder of its bids, the table, and the sheet after an example."""

from __future__ import annotations

from collections.abc import Sequence

from vintik.cards import SIDES, Bid, Denomination, Seat, Side
from vintik.game.lines import Column, Line
from vintik.i18n import Words
from vintik.teach.piece import Piece, Place
from vintik.teach.scored import Example, Scored, scored
from vintik.teach.svg import BOOK, WIDTH, box, drawing, line, text

_PAPER, _RULE, _SECOND, _BRASS = "var(--paper-2)", "var(--rule)", "var(--ink-2)", "var(--brass)"
_STEP = 44
"""Height of a rung of the ladder."""


def ladder(place: Place) -> Piece:
    """All bids from the lowest, bottom left, to the highest, top right, with what a trick is worth."""
    words, rules = place.words, place.rules
    order = rules.auction.order
    left, wide = 22, (WIDTH - 26) / 5
    shapes = []
    for level in range(1, 8):
        y = 6 + (7 - level) * _STEP
        shapes.append(text(10, y + 26, str(level), 17, colour=_SECOND, face=BOOK))
        for place_, denomination in enumerate(order):
            bid = Bid.of(level, denomination)
            x = left + place_ * wide
            shapes.append(box(x + 2, y, wide - 4, _STEP - 5, fill=_PAPER, edge=_RULE))
            worth = rules.trick_value(bid) if rules.trick_value is not None else None
            baseline = y + (18 if worth is not None else 26)
            shapes.append(_sign(x + wide / 2, baseline, level, denomination, words))
            if worth is not None:
                shapes.append(text(x + wide / 2, y + 33, str(worth), 13, colour=_SECOND))
    names = ", ".join(words("suit", suit=each.name) for each in order)
    worths = [] if rules.trick_value is None else [rules.trick_value(Bid.of(1, each)) for each in order]
    told = words("diagram-ladder-about", order=names)
    if rules.trick_value is not None:
        step = rules.trick_value(Bid.of(2, order[0])) - worths[0]
        told += " " + words("diagram-ladder-worth", values=", ".join(map(str, worths)), step=step)
    title = words("diagram-ladder-title" if worths else "diagram-ladder-title-plain")
    return _drawn(f"ladder-{place.game}", title, told, 7 * _STEP + 8, *shapes)


def table(place: Place) -> Piece:
    """Who sits where, who deals, who gets the first card, who declares in an example, who leads."""
    words, rules = place.words, place.rules
    dealer = Seat.S
    declarer = Seat.S if rules.play.dummy else Seat.N
    roles: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    roles[dealer] += ["dealer"]
    roles[dealer.next] += ["first-card"]
    if rules.first_dealer is None:
        roles[dealer.next.next.next] += ["cuts"]
    roles[declarer] += ["declarer"]
    if rules.play.dummy:
        roles[declarer.partner] += ["dummy"]
    roles[declarer.next] += ["leads"]
    height = 318
    shapes = [box(84, 78, WIDTH - 168, height - 156, fill=_PAPER, edge=_RULE, round=16)]
    centres = {Seat.N: (170, 40), Seat.E: (296, 159), Seat.S: (170, 280), Seat.W: (44, 159)}
    for seat, (x, y) in centres.items():
        duties = [words("diagram-role", role=role) for role in roles[seat]]
        lines = [part for each in duties for part in _folded(each, 30 if seat in (Seat.N, Seat.S) else 10)]
        top = y - 8 * len(lines)
        shapes.append(text(x, top + 4, words("seat", seat=seat.name), 18, face=BOOK, bold=True))
        for count, part in enumerate(lines):
            shapes.append(text(x, top + 21 + 16 * count, part, 14, colour=_SECOND))
    shapes.append(
        '<path d="M 170 99 A 60 60 0 1 1 110 159" fill="none" stroke="var(--brass)" stroke-width="2.5"/>'
        '<path d="M 103 166 L 110 152 L 117 166 Z" fill="var(--brass)"/>'
    )
    shapes.append(text(170, 164, words("diagram-clockwise"), 14))
    told = " ".join(
        words(
            "diagram-table-seat",
            seat=words("seat", seat=seat.name),
            roles=", ".join(words("diagram-role", role=role) for role in roles[seat]),
        )
        for seat in Seat
    )
    return _drawn(
        f"table-{place.game}",
        words("diagram-table-title"),
        f"{words('diagram-table-about')} {told}",
        height,
        *shapes,
    )


def sheet(example: Example, place: Place) -> Piece:
    """The sheet after all deals of an example: two columns, and lines as they are drawn on paper."""
    words = place.words
    deals = scored(example)
    shapes: list[str] = []
    y = _heads(shapes, words)
    columns: tuple[Column, ...] = ("above", "below") if deals[0].lines[0].column != "score" else ("score",)
    told = []
    for column in columns:
        y = _column(shapes, deals, column, words, y)
        told += [_told(deals, column, side, words) for side in SIDES]
        if column == "above":
            shapes += [line(0, y, WIDTH, y, 1.5), line(0, y + 4, WIDTH, y + 4, 1.5)]
            y += 8
    shapes.append(line(0, y, WIDTH, y, 1.5))
    totals = deals[-1].after.totals
    for side in SIDES:
        shapes.append(
            text(_right(side) - 10, y + 26, str(totals[side]), 21, anchor="end", face=BOOK, bold=True)
        )
        shapes.append(text(_right(side) - 160, y + 26, words("total"), 13, anchor="start", colour=_SECOND))
    height = y + 38
    shapes.insert(0, box(0.5, 0.5, WIDTH - 1, height - 1, fill=_PAPER, edge=_RULE, round=3))
    shapes.append(line(170, 8, 170, height - 8, 1, _RULE))
    about = " ".join([*told, f"{words('total')}: {totals[0]}, {totals[1]}."])
    name = f"sheet-{abs(hash_of(example))}"
    return _drawn(name, words("diagram-sheet-title"), about, height, *shapes)


def hash_of(example: Example) -> int:
    """A number for the names inside a drawing, the same wherever it is drawn."""
    return sum(map(ord, repr(example)))


def _drawn(name: str, title: str, told: str, height: float, *shapes: str) -> Piece:
    return Piece(drawing(name, title, told, height, *shapes), f"*{title}.* {told}", True)


def _sign(x: float, y: float, level: int, denomination: Denomination, words: Words) -> str:
    sign = words("no-trump-short") if denomination.trump is None else denomination.trump.symbol
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="18" text-anchor="middle" font-family="{BOOK}" '
        f'fill="currentColor">'
        f'{level}<tspan fill="var(--suit-{denomination.name}, currentColor)">{sign}</tspan></text>'
    )


def _folded(told: str, longest: int) -> list[str]:
    """Broken at spaces into lines of no more than so many letters, where that can be done."""
    lines = [""]
    for word in told.split():
        if lines[-1] and len(lines[-1]) + len(word) >= longest:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _right(side: Side) -> int:
    return 170 + 170 * side


def _heads(shapes: list[str], words: Words) -> int:
    for side in SIDES:
        shapes.append(text(_right(side) - 85, 25, words("side", side=side.name), 16, face=BOOK, bold=True))
    shapes.append(line(0, 36, WIDTH, 36, 1, _RULE))
    return 40


def _column(shapes: list[str], deals: Sequence[Scored], column: Column, words: Words, y: int) -> int:
    """One part of the sheet: entries rise from the double line above it, and go down below it."""
    shown = list(reversed(deals)) if column == "above" else list(deals)
    if not any(line.column == column for deal in deals for line in deal.lines):
        return y + 34
    for deal in shown:
        pairs = [
            [each for each in deal.lines if each.column == column and each.side is side] for side in SIDES
        ]
        rows = max(map(len, pairs))
        for side, entries in zip(SIDES, pairs, strict=True):
            padded = [None] * (rows - len(entries)) + entries if column == "above" else entries
            for count, entry in enumerate(padded):
                if entry is not None:
                    _entry(shapes, entry, side, y + 36 * count, words)
        y += 36 * rows
        if column == "below" and deal.game_won is not None:
            shapes.append(line(0, y + 1, WIDTH, y + 1, 1.2, _BRASS))
            y += 4
    return y + 4


def _entry(shapes: list[str], entry: Line, side: Side, y: int, words: Words) -> None:
    right = _right(side) - 10
    kind = words("item", kind=entry.kind, line=entry.column)
    why = f" {entry.why}" if entry.why != str(entry.points) else ""
    shapes.append(text(right, y + 18, str(entry.points), 19, anchor="end", face=BOOK))
    shapes.append(text(right, y + 32, f"{kind}{why}", 12.5, anchor="end", colour=_SECOND))


def _told(deals: Sequence[Scored], column: Column, side: Side, words: Words) -> str:
    entries = [
        f"{words('item', kind=each.kind, line=each.column)} {each.points}"
        for deal in deals
        for each in deal.lines
        if each.column == column and each.side is side
    ]
    where = words("taught-line", line=column) if column != "score" else words("sheet")
    return f"{words('side', side=side.name)}, {where}: {', '.join(entries) or '—'}."
