"""Every line of every deal explains itself: `why` is arithmetic that gives its points."""

from __future__ import annotations

import ast
import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import golden_matches, some_deals
from vintik.cards import BIDS, SEATS, SIDES, Deal, Seat
from vintik.game.forms import Rubber, Target
from vintik.game.lines import Line
from vintik.game.phases.auction import Contract
from vintik.game.rules import Rules
from vintik.game.scoring import Outcome
from vintik.game.sheet import Sheet
from vintik.games import GAMES, rules_for
from vintik.record import replay

KINDS = {
    "vint": {
        "tricks": "below",
        "slam": "above",
        "contract_slam": "above",
        "honours": "above",
        "aces": "above",
        "undertricks": "above",
        "slam_undertricks": "above",
        "game": "above",
        "rubber": "above",
    },
    "vint-1000": dict.fromkeys(("tricks", "slam", "honours", "undertricks", "game"), "score"),
    "bridge": dict.fromkeys(
        ("contract", "overtricks", "game", "partscore", "slam", "double", "undertricks"), "score"
    ),
}
"""The kinds of record.md by game, and the column of each."""

OPERATORS = {ast.Add: operator.add, ast.Mult: operator.mul}


def value_of(why: str) -> int:
    """What the arithmetic comes to: whole numbers, `+`, `×` and brackets, nothing else."""

    def value(node: ast.expr) -> int:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        assert isinstance(node, ast.BinOp), why
        return int(OPERATORS[type(node.op)](value(node.left), value(node.right)))

    return value(ast.parse(why.replace("×", "*"), mode="eval").body)


def check(rules: Rules, lines: tuple[Line, ...]) -> None:
    for line in lines:
        assert value_of(line.why) == line.points, line
        assert line.points > 0, line
        assert KINDS[rules.game][line.kind] == line.column, line
        assert line.column in rules.columns
    named = [(line.side, line.kind) for line in lines]
    assert len(set(named)) == len(named)


def some_contracts() -> st.SearchStrategy[Contract]:
    return st.builds(Contract, st.sampled_from(BIDS), st.sampled_from(SEATS), st.integers(0, 2))


def some_outcomes(rules: Rules) -> st.SearchStrategy[Outcome]:
    def outcome(contract: Contract, deal: Deal, winners: list[Seat]) -> Outcome:
        value = rules.trick_value(contract.bid) if rules.trick_value is not None else 0
        return Outcome(contract, deal.hands, tuple(winners), value, rules.vulnerable)

    winners = st.lists(st.sampled_from(SEATS), min_size=13, max_size=13)
    one_sided = st.builds(
        lambda most, odd, place: [*[most] * place, odd, *[most] * (12 - place)],
        st.sampled_from(SEATS),
        st.sampled_from(SEATS),
        st.integers(0, 12),
    )
    return st.builds(outcome, some_contracts(), some_deals(), winners | one_sided)


@pytest.mark.parametrize(
    ("game", "variant"), [(game, variant) for game in GAMES for variant in GAMES[game].variants]
)
@given(data=st.data())
def test_why_comes_to_the_points_and_kind_and_column_are_known(
    game: str, variant: str, data: st.DataObject
) -> None:
    rules = rules_for(game, GAMES[game].variants[variant])
    out = data.draw(some_outcomes(rules))
    lines = tuple(line for scorer in rules.scoring for line in scorer(out))
    north_south, east_west = (sum(line.points for line in lines if line.side is side) for side in SIDES)
    earlier = data.draw(st.tuples(st.integers(0, 499), st.integers(0, 499)))
    games = data.draw(st.tuples(st.integers(0, 1), st.integers(0, 1)))
    sheet = Sheet(totals=earlier, below=earlier, games=games)
    closing = rules.form.close(sheet, out, (north_south, east_west))
    check(rules, (*lines, *closing.lines))
    assert closing.winner is None or closing.over
    if isinstance(rules.form, Rubber):
        assert (closing.game_won is not None) == bool(closing.lines)
    elif isinstance(rules.form, Target):
        assert closing.over == (closing.winner is not None)


def test_the_golden_matches_explain_themselves() -> None:
    seen: dict[str, set[str]] = {game: set() for game in GAMES}
    for match in golden_matches():
        _, table = replay(match["record"])
        for deal in table.sheet.deals:
            check(table.rules, deal.lines)
            seen[table.rules.game] |= {line.kind for line in deal.lines}
    assert seen["vint"] >= {"tricks", "honours", "aces", "undertricks", "game", "rubber"}
    assert seen["vint-1000"] >= {"tricks", "honours", "undertricks", "game"}
    assert seen["bridge"] >= {"contract", "overtricks", "partscore", "undertricks", "double"}
    for game, kinds in seen.items():
        assert kinds <= KINDS[game].keys()


@pytest.mark.parametrize(
    ("why", "value"), [("8 × 26", 208), ("500 × 3 × 1", 1500), ("(3 × 30 + 10) × 4", 400), ("50", 50)]
)
def test_arithmetic(why: str, value: int) -> None:
    assert value_of(why) == value


def test_bids_have_a_trick_value_where_tricks_are_paid() -> None:
    for game in ("vint", "vint-1000"):
        trick_value = rules_for(game).trick_value
        assert trick_value is not None
        assert all(trick_value(bid) > 0 for bid in BIDS)
    assert rules_for("bridge").trick_value is None
