"""Deals come out as wanted, for the scoring functions alone: no auction and no play."""

from __future__ import annotations

from vintik.cards import EMPTY, FULL_PACK, SIDES, Bid, Card, Hand, Seat, parse_call
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome

NO_HONOURS = "S2 S3 S4 S5 S6 S7"
"""Cards that hold no honour and no ace."""


def outcome(
    rules: Rules, contract: str, tricks: int, *, by: str = "N", held: str = NO_HONOURS, doubled: int = 0
) -> Outcome:
    """`tricks` are those of declarer's side, the first ones; North has the cards `held`, East all others."""
    bid = parse_call(contract)
    assert isinstance(bid, Bid)
    declarer = Seat[by]
    winners = (declarer,) * tricks + (declarer.next,) * (13 - tricks)
    north = Hand.of(map(Card.parse, held.split()))
    value = rules.trick_value(bid) if rules.trick_value is not None else 0
    return Outcome(
        Contract(bid, declarer, doubled),
        (north, FULL_PACK - north, EMPTY, EMPTY),
        winners,
        value,
        rules.vulnerable,
    )


def lines_of(rules: Rules, out: Outcome) -> list[Line]:
    """Everything the deal itself scores; what games and rubbers add is not in it."""
    return [line for scorer in rules.scoring for line in scorer(out)]


def scored(
    rules: Rules,
    contract: str,
    tricks: int,
    *,
    by: str = "N",
    held: str = NO_HONOURS,
    doubled: int = 0,
    kinds: str = "",
) -> set[tuple[str, str, int]]:
    """Side, kind and points of each line, only of the `kinds` named if there are any."""
    lines = lines_of(rules, outcome(rules, contract, tricks, by=by, held=held, doubled=doubled))
    return {
        (line.side.name, line.kind, line.points) for line in lines if not kinds or line.kind in kinds.split()
    }


def totals(rules: Rules, out: Outcome) -> tuple[int, int]:
    north_south, east_west = (
        sum(line.points for line in lines_of(rules, out) if line.side is side) for side in SIDES
    )
    return (north_south, east_west)
