"""The solver against the oracle, on thousands of random endings and every question."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from tests.solver.endings import TABLES, TRUMPS, any_race, endings
from tests.solver.stored_endings import NOT_READ, stored_endings
from vintik import solver
from vintik.cards import SEATS, Card, Deal, Side
from vintik.solver import LEAST_MEMORY, MEMORY, Limit, Position, Values, Worth, bounds, reference

MEMORIES = [LEAST_MEMORY, 2**20, MEMORY]
ENDINGS = {1: 400, 2: 1200, 3: 1200, 4: 80}
"""How many of each number of cards a hand."""
LIMITS = [Limit(nodes=1), Limit(nodes=30), Limit(nodes=1000), Limit(seconds=1e-6), Limit(seconds=60)]


@cache
def some_endings(cards: int) -> list[Position]:
    return endings(seed=100 + cards, count=ENDINGS[cards], cards=(cards,))


@cache
def expected_cards(cards: int) -> list[dict[Card, int]]:
    return [reference.cards(position) for position in some_endings(cards)]


@cache
def expected_worth(cards: int, table: int) -> tuple[list[Values], list[Worth]]:
    """A table of its own for each ending; rows that are not to be read hold nonsense."""
    rng = random.Random(table)
    positions = some_endings(cards)
    values = [_with_nonsense(TABLES[table](rng, each), each.tricks_left + 1) for each in positions]
    return values, [reference.worth(*pair) for pair in zip(positions, values, strict=True)]


def _with_nonsense(values: Values, rows: int) -> Values:
    return Values((*values.points[:rows], *[NOT_READ] * (14 - rows)), values.need)


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("cards", ENDINGS)
def test_tricks_and_cards(cards: int, memory: int) -> None:
    positions, expected = some_endings(cards), expected_cards(cards)
    found = solver.cards(positions, memory=memory)
    assert found == expected
    assert [list(answer) for answer in found] == [list(position.legal.cards()) for position in positions]
    best = [max(answer.values()) for answer in expected]
    assert solver.tricks(positions, memory=memory).tolist() == best


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("cards", ENDINGS)
def test_at_least_every_number(cards: int, memory: int) -> None:
    positions = some_endings(cards)
    best = np.array([max(answer.values()) for answer in expected_cards(cards)])
    for k in range(14):
        assert (solver.at_least(positions, k, memory=memory) == (best >= k)).all()


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[table.__name__ for table in TABLES])
@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("cards", ENDINGS)
def test_worth(cards: int, memory: int, table: int) -> None:
    values, expected = expected_worth(cards, table)
    assert solver.worth(some_endings(cards), values, memory=memory) == expected


@pytest.mark.parametrize("memory", MEMORIES)
def test_stored_endings(memory: int) -> None:
    """4 and 5 cards a hand."""
    stored = stored_endings()
    positions = [each.position for each in stored]
    assert solver.cards(positions, memory=memory) == [each.cards for each in stored]
    worth = solver.worth(positions, [each.values for each in stored], memory=memory)
    assert [each.cards for each in worth] == [each.worth for each in stored]
    best = (max, min)
    for position, (value, answer) in zip(positions, worth, strict=True):
        assert value == best[position.to_move.side](answer.values())


def test_the_stored_answers_are_the_oracle_s() -> None:
    for each in stored_endings()[:10]:
        assert reference.cards(each.position) == each.cards
        assert reference.worth(each.position, each.values).cards == each.worth


def test_one_k_and_one_table_for_all_or_one_for_each() -> None:
    positions = some_endings(3)[:50]
    values = Values.of_tricks([tricks * tricks for tricks in range(14)])
    assert solver.worth(positions, values) == solver.worth(positions, [values] * 50)
    ks = [number % 4 for number in range(50)]
    by_one = [solver.at_least([position], k)[0] for position, k in zip(positions, ks, strict=True)]
    assert solver.at_least(positions, ks).tolist() == by_one


def test_threads_change_nothing() -> None:
    positions = some_endings(3)
    values = expected_worth(3, 1)[0]
    assert solver.cards(positions, threads=2) == expected_cards(3)
    assert solver.worth(positions, values, threads=3) == expected_worth(3, 1)[1]


def test_an_answer_does_not_depend_on_those_before() -> None:
    """Positions of all sizes and trumps in one call, in another order, and one by one."""
    positions = [each for cards in (1, 2, 3, 4) for each in some_endings(cards)[:40]]
    expected = [max(reference.cards(each).values()) for each in positions[:120]]
    mixed = list(range(len(positions)))
    random.Random(1).shuffle(mixed)
    found = solver.tricks([positions[place] for place in mixed], memory=LEAST_MEMORY)
    in_order = [0] * len(positions)
    for place, tricks in zip(mixed, found.tolist(), strict=True):
        in_order[place] = tricks
    assert in_order[:120] == expected
    assert in_order == [int(solver.tricks([position])[0]) for position in positions]


# With a limit: bounds that hold the truth.


def within(pair: tuple[int, int], truth: int, least: int, most: int) -> bool:
    return least <= pair[0] <= truth <= pair[1] <= most


@pytest.mark.parametrize("limit", LIMITS, ids=str)
@pytest.mark.parametrize("cards", [3, 4])
def test_bounds_hold_the_truth(cards: int, limit: Limit) -> None:
    positions, expected = some_endings(cards), expected_cards(cards)
    tricks = bounds.tricks(positions, limit=limit).tolist()
    by_card = bounds.cards(positions, limit=limit)
    for position, pair, pairs, truth in zip(positions, tricks, by_card, expected, strict=True):
        assert within(pair, max(truth.values()), 0, position.tricks_left)
        assert list(pairs) == list(truth)
        for card, each in truth.items():
            assert within(pairs[card], each, 0, position.tricks_left)
    for k in range(cards + 2):
        for answer, truth in zip(bounds.at_least(positions, k, limit=limit), expected, strict=True):
            assert answer in (None, max(truth.values()) >= k)


@pytest.mark.parametrize("limit", LIMITS, ids=str)
@pytest.mark.parametrize("table", range(len(TABLES)), ids=[table.__name__ for table in TABLES])
def test_bounds_of_the_worth_hold_the_truth(table: int, limit: Limit) -> None:
    values, expected = expected_worth(4, table)
    found = bounds.worth(some_endings(4), values, limit=limit)
    for (pair, pairs), truth, value in zip(found, expected, values, strict=True):
        points = [each for row in value.points[:5] for each in row]
        assert within(pair, truth.value, min(points), max(points))
        assert list(pairs) == list(truth.cards)
        for card, each in truth.cards.items():
            assert within(pairs[card], each, min(points), max(points))


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    positions, limit = some_endings(3), Limit(nodes=10**9, seconds=600.0)
    expected = expected_cards(3)
    assert bounds.cards(positions, limit=limit) == [
        {card: (tricks, tricks) for card, tricks in answer.items()} for answer in expected
    ]
    best = [max(answer.values()) for answer in expected]
    assert bounds.tricks(positions, limit=limit).tolist() == [[tricks, tricks] for tricks in best]
    assert bounds.at_least(positions, 2, limit=limit) == [tricks >= 2 for tricks in best]


# Beyond the oracle's reach the questions have to agree with each other.


@cache
def longer_endings() -> list[Position]:
    return endings(seed=9, count=120, cards=(6, 7, 8, 9))


def test_the_questions_agree() -> None:
    positions = longer_endings()
    tricks = solver.tricks(positions)
    by_card = solver.cards(positions, memory=2**20)
    assert tricks.tolist() == [max(answer.values()) for answer in by_card]
    for k in range(10):
        assert (solver.at_least(positions, k) == (tricks >= k)).all()
    counted = solver.worth(positions, Values.of_tricks(range(14)))
    for position, best, answer, worth in zip(positions, tricks.tolist(), by_card, counted, strict=True):
        turned = position.to_move.side is Side.EW
        ns = {card: position.tricks_left - each if turned else each for card, each in answer.items()}
        assert worth == (position.tricks_left - best if turned else best, ns)


def test_a_race_where_nobody_can_get_there_is_none() -> None:
    positions = longer_endings()
    rows = tuple((7 * tricks * (tricks - 3), 5000, -5000) for tricks in range(14))
    race = Values(rows, (14, 14))
    assert solver.worth(positions, race) == solver.worth(
        positions, Values.of_tricks([row[0] for row in rows])
    )


def test_a_race_for_k_tricks_is_the_question_at_least() -> None:
    """10 points to North–South if they take k tricks at all, since East–West cannot be first."""
    positions = longer_endings()[:60]
    for k in (1, 3, 5):
        race = Values(((0, 10, -10),) * 14, (k, 14))
        tricks = solver.tricks(positions)
        for position, best, worth in zip(
            positions, tricks.tolist(), solver.worth(positions, race), strict=True
        ):
            ns = best if position.to_move.side is Side.NS else position.tricks_left - best
            assert worth.value == (10 if ns >= k else 0)


def test_the_points_of_the_other_side_are_the_same_with_a_minus() -> None:
    """Turned by a seat, with the table turned round."""
    positions, rng = longer_endings()[:60], random.Random(3)
    values = [any_race(rng, position, 1000) for position in positions]
    found = solver.worth(positions, values)
    turned_values = [_turned_values(*pair) for pair in zip(positions, values, strict=True)]
    turned = solver.worth([_turned(each) for each in positions], turned_values)
    for one, other in zip(found, turned, strict=True):
        assert (one.value, one.cards) == (-other.value, {card: -each for card, each in other.cards.items()})


def _turned(position: Position) -> Position:
    north, east, south, west = position.hands
    return Position((west, north, east, south), position.trump, position.leader.next, position.trick)


def _turned_values(position: Position, values: Values) -> Values:
    left = position.tricks_left
    rows = [values.points[left - ns] if ns <= left else (0, 0, 0) for ns in range(14)]
    points = tuple((-nobody, -ew, -ns) for nobody, ns, ew in rows)
    return Values(points, (values.need[Side.EW], values.need[Side.NS]))


def test_tables_are_the_tricks_of_declarer() -> None:
    """C5: the player on declarer's left leads."""
    position = endings(seed=13, count=1, cards=(13,), on_table=0)[0]
    deal = Deal(*position.hands)
    (table,) = solver.tables([deal])
    for row, trump in enumerate(TRUMPS):
        openings = [Position.of_deal(deal, trump, declarer.next) for declarer in SEATS]
        assert table[row].tolist() == (13 - solver.tricks(openings)).tolist()


def test_bounds_of_tables_hold_the_truth() -> None:
    deals = [Deal(*each.hands) for each in endings(seed=14, count=3, cards=(13,), on_table=0)]
    exact = solver.tables(deals)
    for limit in LIMITS[:4]:
        found = bounds.tables(deals, limit=limit)
        assert found.shape == (3, 5, 4, 2)
        assert (found[..., 0] <= exact).all()
        assert (exact <= found[..., 1]).all()
        assert (found >= 0).all()
        assert (found <= 13).all()
