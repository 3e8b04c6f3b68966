"""A deal and its 20 results as a picture: one SVG that needs nothing else, for light and dark pages.

It knows where things stand and how they look, not where the results come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from vintik.cards import SEATS, Deal, Denomination, Hand, Seat, Suit
from vintik.i18n import Words

Results = Sequence[Sequence[int]]
"""Tricks of declarer's side by denomination and declarer, in the order of `DENOMINATIONS` and `SEATS`."""

DENOMINATIONS = (Denomination.NT, Denomination.S, Denomination.H, Denomination.D, Denomination.C)

WIDTH, HEIGHT, MARGIN = 768, 484, 28
LINE = 25
"""From one line of cards to the next."""
SIGN = 27
"""Room for the sign of a suit before its first card."""
ROOM = {"A": 20, "K": 20, "Q": 20, "J": 15, "10": 25, "—": 20}
DIGIT = 16
"""Room for a card by its rank, whatever face it is printed in."""
CENTRE_X, CENTRE_Y, HALF = 350, 226, 45
"""The table between the hands."""
GAP = 20
PAPER_X, PAPER_Y, PAPER_WIDTH, PAPER_HEIGHT = 488, 290, 256, 178
COLUMN, LAST_COLUMN = 33, 722
LONGEST_NAME = 22
"""Characters beside the longest suit that North can have."""

OUTLINES = {
    Suit.SPADES: "M10 .8C8.6 4 2 7.4 2 12.2c0 2.7 1.9 4.3 4.1 4.3 1.2 0 2.2-.5 2.9-1.3-.2 1.7-.9 3-2.2 4h6.4"
    "c-1.3-1-2-2.3-2.2-4 .7.8 1.7 1.3 2.9 1.3 2.2 0 4.1-1.6 4.1-4.3C18 7.4 11.4 4 10 .8Z",
    Suit.HEARTS: "M10 19C8.5 15.9 1.5 11.7 1.5 6.5 1.5 3.6 3.6 1.6 6 1.6c1.8 0 3.3 1.1 4 2.9.7-1.8 2.2-2.9 4"
    "-2.9 2.4 0 4.5 2 4.5 4.9C18.5 11.7 11.5 15.9 10 19Z",
    Suit.DIAMONDS: "M10 .8C11.7 4.4 14.3 7.6 17 10c-2.7 2.4-5.3 5.6-7 9.2C8.3 15.6 5.7 12.4 3 10 5.7 7.6 8.3"
    " 4.4 10 .8Z",
    Suit.CLUBS: "M10 .9a4.1 4.1 0 0 1 3.3 6.5 4.1 4.1 0 1 1-2.3 7.4c.1 1.9.8 3.4 2.2 4.4H6.8c1.4-1 2.1-2.5"
    " 2.2-4.4A4.1 4.1 0 1 1 6.7 7.4 4.1 4.1 0 0 1 10 .9Z",
}
"""Signs in a box of 20 by 20, those of the page."""

STYLE = """
.dd text{font-family:'Alegreya Sans','Segoe UI','Noto Sans',Arial,sans-serif;font-size:14px;fill:#231d17;
font-variant-numeric:lining-nums tabular-nums}
.dd .book{font-family:'Old Standard TT','Times New Roman','Liberation Serif','Noto Serif',serif}
.dd .head{font-size:26px;font-weight:700}.dd .seat{font-size:18px;font-weight:700}
.dd .cards,.dd .most,.dd .less{font-size:20px}.dd .most{font-weight:700}
.dd .middle,.dd .cards tspan{text-anchor:middle}
.dd .soft,.dd .less{fill:#675c4e}
.dd .sheet{fill:#f7f1e3;stroke:#cdbf9f}.dd .paper{fill:#efe6d2}.dd .rule{stroke:#cdbf9f}
.dd .cloth{fill:#1f4640}.dd .edge{fill:none;stroke:#b5883c}
.dd .compass{font-size:18px;font-weight:700;fill:#f5eedf}
.dd .S{fill:#1b1a19}.dd .H{fill:#b01e2e}.dd .D{fill:#a84f08}.dd .C{fill:#1c6a45}
@media (prefers-color-scheme:dark){
.dd text{fill:#f0e7d4}.dd .soft,.dd .less{fill:#b9ad96}
.dd .sheet{fill:#26221c;stroke:#564c3b}.dd .paper{fill:#312b23}.dd .rule{stroke:#564c3b}
.dd .edge{stroke:#c29546}
.dd .S{fill:#ece5d6}.dd .H{fill:#ff8c93}.dd .D{fill:#eda35c}.dd .C{fill:#7fcaa0}
}
"""


def picture(deal: Deal, results: Results, heading: str, below: Sequence[str], words: Words) -> str:
    """The SVG. `heading` names the deal, the lines `below` tell where it is from."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="dd" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" role="img" lang="{words.language}">',
        f"<title>{_safe(words('picture-title', place=heading))}</title>",
        f"<desc>{_safe(_told(deal, results, words))}</desc>",
        f"<style>{STYLE}</style>",
        "<defs>",
        *(f'<path id="dd-{suit.letter}" d="{outline}"/>' for suit, outline in OUTLINES.items()),
        "</defs>",
        _box("sheet", 0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10),
        _text(MARGIN, 50, "book head", heading),
        *(_text(MARGIN, 74 + 20 * row, "soft", _cut(line)) for row, line in enumerate(below)),
        *_compass(words),
        *_hands(deal, words),
        *_table(results, words),
        _text(MARGIN, HEIGHT - 44, "soft", words("picture-play")),
        _text(MARGIN, HEIGHT - 24, "soft", words("picture-bold")),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _told(deal: Deal, results: Results, words: Words) -> str:
    """All that the picture shows, in words."""
    hands = [
        f"{words('seat', seat=seat.name)}. "
        + "; ".join(
            f"{words('suit', suit=suit.letter)}: {' '.join(_ranks(deal[seat], suit)) or words('no-cards')}"
            for suit in Suit
        )
        for seat in SEATS
    ]
    rows = [
        f"{words('suit', suit=denomination.name)}: "
        + ", ".join(f"{words('seat', seat=seat.name)} {each}" for seat, each in zip(SEATS, row, strict=True))
        for denomination, row in zip(DENOMINATIONS, results, strict=True)
    ]
    return f"{'. '.join(hands)}. {words('dd-tricks')}: {'; '.join(rows)}."


def _compass(words: Words) -> list[str]:
    """The table, with the letters of the seats at its sides."""
    left, top = CENTRE_X - HALF, CENTRE_Y - HALF
    away = HALF - 16
    steps = {Seat.N: (0, -away), Seat.E: (away, 0), Seat.S: (0, away), Seat.W: (-away, 0)}
    return [
        _box("cloth", left, top, 2 * HALF, 2 * HALF, 8),
        _box("edge", left + 4, top + 4, 2 * HALF - 8, 2 * HALF - 8, 5),
        *(
            _text(CENTRE_X + x, CENTRE_Y + y + 6, "book compass middle", words("seat-short", seat=seat.name))
            for seat, (x, y) in steps.items()
        ),
    ]


def _hands(deal: Deal, words: Words) -> list[str]:
    """The hands at their sides of the table, North straight above South."""
    widths = [SIGN + max(sum(map(_room, _ranks(hand, suit))) for suit in Suit) for hand in deal]
    middle = CENTRE_X - max(widths[Seat.N], widths[Seat.S]) // 2
    west, east = CENTRE_X - HALF - GAP - widths[Seat.W], CENTRE_X + HALF + GAP
    beside = CENTRE_Y - 2 * LINE + 6
    return [
        *_hand(Seat.N, deal, middle, 44, words),
        *_hand(Seat.E, deal, east, beside, words),
        *_hand(Seat.S, deal, middle, CENTRE_Y + HALF + GAP + 20, words),
        *_hand(Seat.W, deal, west, beside, words),
    ]


def _hand(seat: Seat, deal: Deal, left: int, top: int, words: Words) -> list[str]:
    """The seat, and a line for each suit."""
    lines = [_text(left, top, "book seat", words("seat", seat=seat.name))]
    for suit in Suit:
        base = top + (suit + 1) * LINE
        lines.append(_sign(suit, left, base))
        place, cards = left + SIGN, []
        for rank in _ranks(deal[seat], suit) or ["—"]:
            cards.append(f'<tspan x="{place + _room(rank) / 2:g}">{rank}</tspan>')
            place += _room(rank)
        lines.append(f'<text class="book cards" y="{base}">{"".join(cards)}</text>')
    return lines


def _table(results: Results, words: Words) -> list[str]:
    """The results on a paper of their own."""
    columns = [LAST_COLUMN - COLUMN * (3 - seat) for seat in SEATS]
    base = PAPER_Y + 28
    lines = [
        _box("paper", PAPER_X, PAPER_Y, PAPER_WIDTH, PAPER_HEIGHT, 6),
        _text(PAPER_X + 14, base, "soft", words("picture-tricks")),
        *(
            _text(x, base, "book seat middle", words("seat-short", seat=seat.name))
            for seat, x in zip(SEATS, columns, strict=True)
        ),
        f'<path class="rule" d="M{PAPER_X + 14} {base + 9}H{PAPER_X + PAPER_WIDTH - 14}"/>',
    ]
    for number, (denomination, row) in enumerate(zip(DENOMINATIONS, results, strict=True), start=1):
        base = PAPER_Y + 33 + number * LINE + 4
        if denomination.trump is not None:
            lines.append(_sign(denomination.trump, PAPER_X + 14, base))
        left = PAPER_X + 14 + (24 if denomination.trump is not None else 0)
        lines.append(_text(left, base - 1, "suit", words("suit", suit=denomination.name)))
        for x, tricks in zip(columns, row, strict=True):
            lines.append(_text(x, base, f"book middle {'most' if tricks >= 7 else 'less'}", str(tricks)))
    return lines


def _ranks(hand: Hand, suit: Suit) -> list[str]:
    return [card.rank.letter.replace("T", "10") for card in hand.of_suit(suit)]


def _room(rank: str) -> int:
    return ROOM.get(rank, DIGIT)


def _sign(suit: Suit, left: int, base: int) -> str:
    place = f"translate({left} {base - 15}) scale(.8)"
    return f'<use href="#dd-{suit.letter}" class="{suit.letter}" transform="{place}"/>'


def _box(look: str, x: float, y: float, width: int, height: int, corner: int) -> str:
    return f'<rect class="{look}" x="{x:g}" y="{y:g}" width="{width}" height="{height}" rx="{corner}"/>'


def _text(x: float, y: float, look: str, text: str) -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{_safe(text)}</text>'


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "…"


def _safe(text: str) -> str:
    return escape("".join(each if each.isprintable() else "�" for each in text))
