"""What a figure puts into a text, and what it knows of the page it stands on."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from vintik.cards import Bid, parse_call
from vintik.game.rules import Rules
from vintik.games import rules_for
from vintik.i18n import Words


class UnknownFigure(ValueError):
    """A text asks for something that there is not."""


@dataclass(frozen=True, slots=True)
class Piece:
    """The same thing for the browser and for plain text. `block`: it takes the place of a paragraph."""

    html: str
    text: str
    block: bool = False


def number(value: int) -> Piece:
    """Digits alone, as on a score sheet."""
    return Piece(f'<span class="figure">{value}</span>', str(value))


def plain(text: str) -> Piece:
    return Piece(escape(text), text)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a figure stands: on the page of a game, in a language."""

    game: str
    words: Words

    @property
    def rules(self) -> Rules:
        """The rules of the game with no options chosen."""
        return rules_for(self.game)


def bid_of(text: str) -> Bid:
    """`3C`, `7NT`; raises `NotationError`, or `UnknownFigure` for another call."""
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise UnknownFigure(text)
    return call


def bid_piece(bid: Bid, words: Words) -> Piece:
    """`3♣` to see, `3 clubs` to hear."""
    named = words("bid", level=bid.level, denomination=bid.denomination.name)
    sign = words("no-trump-short") if bid.trump is None else bid.trump.symbol
    colour = f' class="suit-{bid.denomination.name}"'
    html = (
        f'<span class="bid"><span aria-hidden="true">{bid.level}<span{colour}>{sign}</span></span>'
        f'<span class="spoken">{escape(named)}</span></span>'
    )
    return Piece(html, f"{bid.level}{sign}")
