"""Results that several independent solvers agree on, cell by cell.

`dd_truth.csv`: 500 random deals with 20 results each; `NT_N` are the tricks of North–South when North
declares without trumps, and so on. `midplay_truth.csv`: 150 positions with 8 to 10 cards left; `deal_pbn` are
the cards still held, `trick_leader` has led the current trick and `trick_cards` are on the table (`-`: none);
`card_tricks` are the tricks from here on, the current one included, that the side to move takes after each of
its legal cards.
"""

from __future__ import annotations

import csv
from functools import cache

import pytest

from tests.conftest import DATA
from vintik import solver
from vintik.cards import SEATS, Card, Deal, Seat
from vintik.solver import LEAST_MEMORY, Position

COLUMNS = [f"{strain}_{seat}" for strain in ("NT", "S", "H", "D", "C") for seat in SEATS]
PART = 100
"""Deals that one test looks at."""


@cache
def rows(name: str) -> tuple[dict[str, str], ...]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def wrong_cells(part: tuple[dict[str, str], ...], memory: int = solver.MEMORY) -> list[str]:
    tables = solver.tables([Deal.parse(row["deal_pbn"]) for row in part], threads=2, memory=memory)
    assert tables.shape == (len(part), 5, 4)
    return [
        f"{row['deal_pbn']} {column}: {found}, not {row[column]}"
        for row, table in zip(part, tables, strict=True)
        for column, found in zip(COLUMNS, table.ravel().tolist(), strict=True)
        if found != int(row[column])
    ]


def test_all_of_the_truth_is_there() -> None:
    assert len(rows("dd_truth.csv")) == 500
    assert len(rows("midplay_truth.csv")) == 150


@pytest.mark.parametrize("start", range(0, 500, PART))
def test_tables(start: int) -> None:
    assert wrong_cells(rows("dd_truth.csv")[start : start + PART]) == []


@pytest.mark.parametrize("memory", [LEAST_MEMORY, 2**20])
def test_a_few_tables_with_little_memory(memory: int) -> None:
    assert wrong_cells(rows("dd_truth.csv")[:4], memory) == []


def position_of(row: dict[str, str]) -> Position:
    return Position.parse(row["deal_pbn"], row["trump"], row["trick_leader"], row["trick_cards"])


@cache
def expected_cards() -> list[dict[Card, int]]:
    return [
        {
            Card.parse(name): int(tricks)
            for name, tricks in (pair.split(":") for pair in row["card_tricks"].split())
        }
        for row in rows("midplay_truth.csv")
    ]


def test_positions_are_read() -> None:
    for row, expected in zip(rows("midplay_truth.csv"), expected_cards(), strict=True):
        position = position_of(row)
        assert position.to_move is Seat[row["to_move"]]
        assert position.tricks_left == int(row["cards_left_to_move"])
        assert set(position.legal) == set(expected)


@pytest.mark.parametrize("memory", [LEAST_MEMORY, 2**20, solver.MEMORY])
def test_cards_in_the_middle_of_the_play(memory: int) -> None:
    positions = [position_of(row) for row in rows("midplay_truth.csv")]
    assert solver.cards(positions, memory=memory) == expected_cards()


def test_tricks_in_the_middle_of_the_play() -> None:
    positions = [position_of(row) for row in rows("midplay_truth.csv")]
    best = [max(answer.values()) for answer in expected_cards()]
    assert solver.tricks(positions).tolist() == best
    assert solver.at_least(positions, best).all()
