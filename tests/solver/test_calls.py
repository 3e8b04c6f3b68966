"""What the solver's questions take, what they refuse, and the shape of their answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.solver.endings import endings
from vintik import solver
from vintik.cards import Card, Deal, NotationError
from vintik.solver import LEAST_MEMORY, Limit, Position, PositionError, Values, bounds

DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
POSITION = Position.parse("N:AQ.2.. KJ.A.. ..432. ...432")
VALUES = Values.of_tricks(range(14))

QUESTIONS: dict[str, Callable[..., Any]] = {
    "tables": lambda **settings: solver.tables([DEAL], **settings),
    "tricks": lambda **settings: solver.tricks([POSITION], **settings),
    "at_least": lambda **settings: solver.at_least([POSITION], 1, **settings),
    "cards": lambda **settings: solver.cards([POSITION], **settings),
    "worth": lambda **settings: solver.worth([POSITION], VALUES, **settings),
}
BOUNDED: dict[str, Callable[..., Any]] = {
    "tables": lambda **settings: bounds.tables([DEAL], **settings),
    "tricks": lambda **settings: bounds.tricks([POSITION], **settings),
    "at_least": lambda **settings: bounds.at_least([POSITION], 1, **settings),
    "cards": lambda **settings: bounds.cards([POSITION], **settings),
    "worth": lambda **settings: bounds.worth([POSITION], VALUES, **settings),
}
every_question = pytest.mark.parametrize("name", QUESTIONS)


@every_question
@pytest.mark.parametrize("threads", [0, -1, 1025, 2**70, 1.0, "2", None, True])
def test_threads_are_1_to_1024(name: str, threads: object) -> None:
    for questions in (QUESTIONS, BOUNDED):
        with pytest.raises(ValueError, match="threads: "):
            questions[name](threads=threads)


@every_question
@pytest.mark.parametrize("memory", [0, -1, LEAST_MEMORY - 1, 2**40 + 1, 2.0**25, "32M", None])
def test_memory_is_64_kib_to_1_tib(name: str, memory: object) -> None:
    for questions in (QUESTIONS, BOUNDED):
        with pytest.raises(ValueError, match="memory: "):
            questions[name](memory=memory)


@every_question
@pytest.mark.parametrize("limit", [None, 5, (1, 1)])
def test_a_limit_is_a_limit(name: str, limit: object) -> None:
    with pytest.raises(ValueError, match="limit: a Limit is wanted, not "):
        BOUNDED[name](limit=limit)


@pytest.mark.parametrize("nodes", [0, -1, 2**63, 1.5, "1", True])
def test_a_limit_of_nodes(nodes: Any) -> None:
    with pytest.raises(ValueError, match="nodes: "):
        Limit(nodes=nodes)


@pytest.mark.parametrize("seconds", [0, -1, 0.0, float("nan"), float("inf"), "1", True])
def test_a_limit_of_time(seconds: Any) -> None:
    with pytest.raises(ValueError, match="seconds: "):
        Limit(seconds=seconds)


# What is asked about.

NO_POSITIONS: list[Any] = [POSITION, None, 5, ["N:A... K... Q... J..."], [POSITION, DEAL], [None], "N"]


@pytest.mark.parametrize("given", NO_POSITIONS)
def test_only_positions(given: Any) -> None:
    questions: list[Callable[[], Any]] = [
        lambda: solver.tricks(given),
        lambda: solver.at_least(given, 1),
        lambda: solver.cards(given),
        lambda: solver.worth(given, VALUES),
    ]
    for question in questions:
        with pytest.raises(PositionError, match="Position") as fault:
            question()
        assert fault.value.code == "wrong_type"


@pytest.mark.parametrize("given", [DEAL, None, [str(DEAL)], [DEAL, POSITION], [DEAL.hands], "N"])
def test_only_deals(given: Any) -> None:
    with pytest.raises(PositionError, match="Deal") as fault:
        solver.tables(given)
    assert fault.value.code == "wrong_type"


def test_the_place_of_what_is_wrong_is_named() -> None:
    with pytest.raises(PositionError, match=r"positions\[2\] is no Position: Deal"):
        solver.tricks([POSITION, POSITION, DEAL])  # type: ignore[list-item]


def test_51_cards_are_no_deal() -> None:
    with pytest.raises(NotationError, match="not_a_deal"):
        Deal.parse("N:AKQJT9876543... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


@pytest.mark.parametrize("k", [-1, 14, 1.0, "1", None, [1, 2], [], [[1]], [None], np.array([1.5]), True])
def test_k_is_0_to_13(k: Any) -> None:
    with pytest.raises(ValueError, match="k: "):
        solver.at_least([POSITION], k)


# Values.


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ([], "points: 14 are wanted"),
        ([(0, 0, 0)] * 13, "points: 14 are wanted"),
        ([(0, 0, 0)] * 15, "points: 14 are wanted"),
        ([(0, 0)] * 14, "points of 0 tricks: 3 are wanted"),
        ([0] * 14, "points of 0 tricks: 3 are wanted"),
        ([(0, 0, 0)] * 13 + [(0, 0.5, 0)], "points of 13 tricks: a whole number is wanted"),
        ([(0, 0, 0)] * 13 + [(0, None, 0)], "points of 13 tricks: a whole number is wanted"),
        ([(2**31, 0, 0)] * 14, "points of 0 tricks: -2147483648 to 2147483647, not 2147483648"),
        ([(0, 0, -(2**31) - 1)] * 14, "points of 0 tricks: -2147483648 to 2147483647"),
        (None, "points: 14 are wanted"),
    ],
)
def test_points_that_are_none(points: Any, words: str) -> None:
    class Given(NamedTuple):
        points: Any
        need: tuple[int, int] = (1, 1)

    with pytest.raises(ValueError, match=words):
        Values(points)
    with pytest.raises(ValueError, match=words):
        solver.worth([POSITION], Given(points))


@pytest.mark.parametrize(
    ("need", "words"),
    [
        ((0, 1), "tricks that North–South need: 1 to "),
        ((1, -1), "tricks that East–West need: 1 to "),
        ((1,), "need: 2 are wanted"),
        (1, "need: 2 are wanted"),
        ((1, 1.0), "a whole number is wanted"),
        (None, "need: 2 are wanted"),
    ],
)
def test_needs_that_are_none(need: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Values(VALUES.points, need)


def test_a_side_too_far_away_needs_14() -> None:
    assert Values(VALUES.points, (100, 13)).need == (14, 13)


def test_lists_and_numbers_of_numpy_will_do() -> None:
    rows = np.arange(42).reshape(14, 3)
    assert Values(rows, np.array([1, 2])).points[1] == (3, 4, 5)  # type: ignore[arg-type]
    assert Values.of_tricks(list(range(14))) == VALUES
    assert hash(Values([[0, 0, 0]] * 14)) == hash(Values.of_tricks([0] * 14))  # type: ignore[arg-type]


@pytest.mark.parametrize("values", [None, 5, [None], [], [VALUES, VALUES], "points", VALUES.points])
def test_values_for_all_or_one_for_each(values: Any) -> None:
    with pytest.raises(ValueError, match=r"values: |points of|need"):
        solver.worth([POSITION], values)


# Shapes.


def test_shapes() -> None:
    assert [array.shape for array in (solver.tables([DEAL]), bounds.tables([DEAL, DEAL]))] == [
        (1, 5, 4),
        (2, 5, 4, 2),
    ]
    positions = [POSITION] * 3
    tricks = solver.tricks(positions)
    assert tricks.shape == (3,)
    assert tricks.dtype == np.dtype(np.int8)
    assert bounds.tricks(positions).shape == (3, 2)
    answers = solver.at_least(positions, [1, 2, 3])
    assert answers.tolist() == [True, True, False]
    assert answers.dtype == np.dtype(np.bool_)
    assert bounds.at_least(positions, 2) == [True] * 3


def test_cards_by_name() -> None:
    (answer,) = solver.cards([POSITION])
    assert answer == {Card.parse("SA"): 1, Card.parse("SQ"): 1, Card.parse("H2"): 2}
    assert " ".join(map(str, answer)) == "SA SQ H2"


def test_four_hands_of_one_suit() -> None:
    """Trumps take everything; at no trump the player who leads does."""
    nt, spades, hearts, diamonds, clubs = solver.tables([DEAL])[0].tolist()
    assert nt == [0, 0, 0, 0]
    assert spades == diamonds == [13, 0, 13, 0]
    assert hearts == clubs == [0, 13, 0, 13]


def test_nothing_asked_nothing_answered() -> None:
    assert solver.tables([]).shape == (0, 5, 4)
    assert solver.tricks([]).shape == (0,)
    assert solver.at_least([], 3).shape == (0,)
    assert solver.cards([]) == []
    assert solver.worth([], VALUES) == []
    assert solver.worth([], []) == []
    assert bounds.tables([]).shape == (0, 5, 4, 2)
    assert bounds.tricks([]).shape == (0, 2)


def test_anything_that_can_be_gone_through() -> None:
    assert solver.tricks(iter((POSITION, POSITION))).tolist() == [2, 2]
    assert solver.at_least(iter((POSITION, POSITION)), iter((2, 3))).tolist() == [True, False]


def test_from_several_threads_at_once() -> None:
    positions = endings(seed=20, count=100, cards=(5, 6, 7))
    expected = solver.cards(positions)
    found: list[Any] = [None] * 4

    def ask(place: int) -> None:
        found[place] = solver.cards(positions, threads=1 + place % 2)

    threads = [threading.Thread(target=ask, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4
