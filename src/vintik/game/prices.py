"""Everything that the rules can write on the sheet for one deal, as a list to pick from.

It asks the rules' own scorers and match form for every outcome, so that whoever keeps score of a game with
real cards needs the list and no rules. It knows neither cards in hands nor the names of games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vintik.cards import BIDS, EMPTY, FULL_PACK, Bid, Card, Hand, Rank, Seat, Side, Suit
from vintik.game.lines import Column, Line
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome, Scorer
from vintik.game.sheet import Sheet

TRICKS, HONOURS, ACES = range(14), range(6), range(5)
"""What the declaring side can have of each."""

_DECLARER = Seat.N
_SOME_TRICKS, _SOME_HONOURS, _SOME_ACES = 7, 2, 2
"""An outcome that leaves room for any number of one thing while the others stay."""


class Price(NamedTuple):
    """A `Line` of whichever side declares, or defends."""

    declaring: bool
    column: Column
    kind: str
    points: int
    why: str


Written = tuple[Price, ...]


class ContractPrices(NamedTuple):
    """What a contract can bring. A deal writes one entry of `tricks`, by the declaring side's tricks, 0…13;
    one of `honours`, by the trump honours that side was dealt, 0…5; and one of `aces`, by the aces it was
    dealt, 0…4, and its tricks (V4.7). `honours` and `aces` are None where they pay nothing. `vulnerable` says
    whether the declaring side is; None where that makes no difference.
    """

    bid: Bid
    doubled: int
    vulnerable: bool | None
    tricks: tuple[Written, ...]
    honours: tuple[Written, ...] | None
    aces: tuple[tuple[Written, ...], ...] | None


def contract_prices(rules: Rules) -> Iterator[ContractPrices]:
    """Of every contract that can be bid, from the lowest up."""
    for bid in sorted(BIDS, key=rules.auction.heights.__getitem__):
        for doubled in (0, 1, 2) if rules.auction.doubles else (0,):
            contract = Contract(bid, _DECLARER, doubled)
            either, vulnerable = (_prices(rules, contract, zone) for zone in (False, True))
            if either._replace(vulnerable=True) == vulnerable:
                yield either._replace(vulnerable=None)
            else:
                yield from (either, vulnerable)


def bonuses(rules: Rules) -> tuple[Written, Written]:
    """What the match form adds when a side reaches its target for the first time in a match, and for the
    second; nothing where there is none."""
    target = rules.form.target
    if target is None:
        return (), ()
    contract = Contract(BIDS[0], _DECLARER, 0)
    outcome = Outcome(contract, (EMPTY,) * 4, (_DECLARER,) * 13, target, frozenset())
    first, second = (
        rules.form.close(Sheet(games=(games, 0)), outcome, (target, 0)).lines for games in (0, 1)
    )
    return _written(first), _written(second)


def _prices(rules: Rules, contract: Contract, vulnerable: bool) -> ContractPrices:
    asked = _Asked(rules, contract, vulnerable)
    by_tricks, by_honours, by_aces = asked.parted()
    return ContractPrices(
        contract.bid,
        contract.doubled,
        vulnerable,
        tuple(asked.lines(by_tricks, tricks=tricks) for tricks in TRICKS),
        tuple(asked.lines(by_honours, honours=honours) for honours in HONOURS) if by_honours else None,
        tuple(tuple(asked.lines(by_aces, tricks=tricks, aces=aces) for tricks in TRICKS) for aces in ACES)
        if by_aces
        else None,
    )


class _Asked(NamedTuple):
    """The scorers of the rules, asked about one contract."""

    rules: Rules
    contract: Contract
    vulnerable: bool

    def lines(
        self,
        scorers: tuple[Scorer, ...],
        tricks: int = _SOME_TRICKS,
        honours: int = _SOME_HONOURS,
        aces: int = _SOME_ACES,
    ) -> Written:
        """What they write for so many tricks, trump honours and aces of the declaring side."""
        contract, value = self.contract, self.rules.trick_value
        held = _holding(contract.bid.trump, honours, aces)
        outcome = Outcome(
            contract,
            (held, FULL_PACK - held, EMPTY, EMPTY),
            (_DECLARER,) * tricks + (_DECLARER.next,) * (13 - tricks),
            0 if value is None else value(contract.bid),
            frozenset({_DECLARER.side}) if self.vulnerable else frozenset(),
        )
        return _written(tuple(line for scorer in scorers for line in scorer(outcome)))

    def parted(self) -> tuple[tuple[Scorer, ...], tuple[Scorer, ...], tuple[Scorer, ...]]:
        """The scorers that look at the tricks alone, those that look at trump honours, and those that look
        at aces."""
        by_tricks, by_honours, by_aces = [], [], []
        for scorer in self.rules.scoring:
            if len({self.lines((scorer,), aces=aces) for aces in ACES}) > 1:
                by_aces.append(scorer)
            elif len({self.lines((scorer,), honours=honours) for honours in HONOURS}) > 1:
                by_honours.append(scorer)
            else:
                by_tricks.append(scorer)
        return tuple(by_tricks), tuple(by_honours), tuple(by_aces)


def _holding(trump: Suit | None, honours: int, aces: int) -> Hand:
    """Cards with so many trump honours and so many aces among them; the ace of trumps is both (V4.8)."""
    if trump is None:
        return Hand.of(Card.of(suit, Rank.ACE) for suit in list(Suit)[:aces])
    both = 1 if honours and aces else 0
    others = [suit for suit in Suit if suit is not trump][: aces - both]
    below = [rank for rank in Rank if Rank.TEN <= rank < Rank.ACE][: honours - both]
    return Hand.of(
        [Card.of(trump, Rank.ACE)] * both
        + [Card.of(suit, Rank.ACE) for suit in others]
        + [Card.of(trump, rank) for rank in below]
    )


def _written(lines: tuple[Line, ...]) -> Written:
    side: Side = _DECLARER.side
    return tuple(Price(line.side is side, line.column, line.kind, line.points, line.why) for line in lines)
