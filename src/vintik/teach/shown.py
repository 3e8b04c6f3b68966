"""Figures that are more than a number: an itemised score, a run of tricks, four hands, cards in a line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vintik.cards import SIDES, Card, Deal, Hand, Seat, Suit
from vintik.game.lines import Line
from vintik.i18n import Words
from vintik.teach.piece import Piece, Place
from vintik.teach.scored import Scored

AROUND = (Seat.N, Seat.W, Seat.E, Seat.S)
"""The order in which a table's four hands are read."""


def items(deal: Scored, place: Place) -> Piece:
    """Every line that the deal writes, with its arithmetic, and what each side has of it."""
    words = place.words
    sides = [words("side", side=side.name) for side in SIDES]
    bodies, text = [], []
    for column in ("below", "above", "score"):
        lines = [line for line in deal.lines if line.column == column]
        if not lines:
            continue
        rows = []
        if column != "score":
            part = words("taught-line", line=column)
            rows.append(f'<tr class="part"><th scope="rowgroup" colspan="3">{escape(part)}</th></tr>')
            text.append(f"| *{part}* | | |")
        for kind in dict.fromkeys(line.kind for line in lines):
            name = words("item", kind=kind, line=column)
            cells = [
                _entries([line for line in lines if (line.kind, line.side) == (kind, side)]) for side in SIDES
            ]
            rows.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(cell.html for cell in cells)}</tr>')
            text.append(f"| {name} | {cells[0].text} | {cells[1].text} |")
        bodies.append(f"<tbody>{''.join(rows)}</tbody>")
    totals = words("total")
    head = "".join(f'<th scope="col">{escape(side)}</th>' for side in sides)
    foot = "".join(f"<td>{points}</td>" for points in deal.totals)
    html = (
        f'<div class="frame"><table class="items"><thead><tr><td></td>{head}</tr></thead>{"".join(bodies)}'
        f'<tfoot><tr><th scope="row">{escape(totals)}</th>{foot}</tr></tfoot></table></div>'
    )
    first = [f"| | {sides[0]} | {sides[1]} |", "|---|--:|--:|"]
    last = f"| **{totals}** | **{deal.totals[0]}** | **{deal.totals[1]}** |"
    return Piece(html, "\n".join([*first, *text, last]), True)


def order(place: Place) -> Piece:
    """The signs of the suits as they rise in a game, no trump aside."""
    suits = [each.trump for each in place.rules.auction.order if each.trump is not None]
    signs = " ".join(_sign(suit) for suit in suits)
    names = ", ".join(place.words("suit", suit=suit.letter) for suit in suits)
    html = (
        f'<span class="cards"><span aria-hidden="true">{signs}</span>'
        f'<span class="spoken">{escape(names)}</span></span>'
    )
    return Piece(html, " ".join(suit.symbol for suit in suits))


def running(deal: Scored, place: Place) -> Piece:
    """Trick by trick, what each side has below the line, and the trick that made a game (V5.2)."""
    words = place.words
    points = list(deal.before.below)
    head = [
        words("taught-trick-number"),
        words("taught-trick-won-by"),
        *(words("side", side=side.name) for side in SIDES),
    ]
    rows, text = [], []
    before = [words("taught-trick-before"), "", *map(str, points)]
    won_at = deal.game_won.trick if deal.game_won is not None else 0
    for count, winner in enumerate((None, *deal.outcome.winners)):
        cells = before
        if winner is not None:
            points[winner.side] += deal.outcome.trick_value
            cells = [str(count), words("side", side=winner.side.name), *map(str, points)]
        if count == won_at and won_at:
            cells[1] += f" — {words('taught-trick-game')}"
        kind = ' class="crossing"' if count == won_at and won_at else ""
        first, *others = map(escape, cells)
        rows.append(
            f'<tr{kind}><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>'
        )
        text.append("| " + " | ".join(cells) + " |")
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    html = (
        f'<div class="frame"><table class="running"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
    return Piece(html, "\n".join(["| " + " | ".join(head) + " |", "|--:|---|--:|--:|", *text]), True)


def hands(deal: Deal, words: Words) -> Piece:
    """All four hands, as they sit."""
    blocks, text = [], []
    for seat in AROUND:
        name = words("seat", seat=seat.name)
        suits = "".join(f"<li>{_suit(deal[seat], suit, words)}</li>" for suit in Suit)
        blocks.append(f'<div class="hand-{seat.name}"><strong>{escape(name)}</strong><ul>{suits}</ul></div>')
        held = " ".join(
            f"{suit.symbol}" + (" ".join(_letter(card) for card in deal[seat].of_suit(suit)) or "—")
            for suit in Suit
        )
        text.append(f"- {name}: {held}")
    return Piece(f'<div class="hands">{"".join(blocks)}</div>', "\n".join(text), True)


def cards(names: Sequence[str], words: Words) -> Piece:
    """`♣A K Q`: cards of one suit after another; the sign of a suit stands once."""
    html, text = [], []
    before: Suit | None = None
    for name in names:
        card = Card.parse(name)
        spoken = words("card", rank=_letter(card), suit=card.suit.letter)
        sign = card.suit.symbol if card.suit is not before else ""
        before = card.suit
        seen = _sign(card.suit) if sign else ""
        html.append(
            f'<span class="card"><span aria-hidden="true">{seen}{_rank(card, words)}</span>'
            f'<span class="spoken">{escape(spoken)}</span></span>'
        )
        text.append(sign + _letter(card))
    return Piece('<span class="cards">' + " ".join(html) + "</span>", " ".join(text))


def _entries(lines: Sequence[Line]) -> Piece:
    """A cell with the points of one kind, and how they come about where that is more than the number."""
    if not lines:
        return Piece("<td></td>", "")
    (line,) = lines
    if line.why == str(line.points):
        return Piece(f"<td>{line.points}</td>", str(line.points))
    return Piece(f"<td>{line.points}<small>{line.why}</small></td>", f"{line.points} ({line.why})")


def _suit(hand: Hand, suit: Suit, words: Words) -> str:
    held = hand.of_suit(suit).cards()
    name = words("suit", suit=suit.letter)
    ranks = " ".join(_rank(card, words) for card in held) or "—"
    return f'<span aria-hidden="true">{_sign(suit)}</span><span class="spoken">{escape(name)}</span> {ranks}'


def _sign(suit: Suit) -> str:
    return f'<span class="suit-{suit.letter}">{suit.symbol}</span>'


def _rank(card: Card, words: Words) -> str:
    """The international letter, and the language's own for a page whose reader prefers it."""
    own = words("taught-rank", rank=_letter(card))
    if own == _letter(card):
        return own
    return f'<span data-own="{escape(own)}">{_letter(card)}</span>'


def _letter(card: Card) -> str:
    return card.rank.letter.replace("T", "10")
