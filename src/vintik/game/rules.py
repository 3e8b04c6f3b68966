"""`Rules`: a game as data. The engine reads these values and never asks which game it plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from vintik.cards import Bid, Seat, Side
from vintik.game.forms import MatchForm
from vintik.game.lines import Column
from vintik.game.phases.auction import AuctionRules
from vintik.game.phases.play import PlayRules
from vintik.game.scoring import Scorer


@dataclass(frozen=True)
class Rules:
    """One game with its options chosen.

    `trick_value` gives the points of one trick in a contract, None where tricks are not paid one by one;
    `first_dealer` is None where the first dealer is drawn (V1.1, M1); `columns` are those of the sheet,
    top first; `take_back` and `hints` say whether they may be had at all; `sealed`: the deals are a sealed
    sequence that several tables can play (M6 `tournament`); `paragraphs` of the rules by kind of line.
    """

    game: str
    options: Mapping[str, str | int]
    auction: AuctionRules
    play: PlayRules
    scoring: tuple[Scorer, ...]
    form: MatchForm
    columns: tuple[Column, ...]
    trick_value: Callable[[Bid], int] | None = None
    vulnerable: frozenset[Side] = frozenset()
    first_dealer: Seat | None = None
    take_back: bool = True
    hints: bool = True
    sealed: bool = False
    paragraphs: Mapping[str, str] = field(default_factory=dict)
