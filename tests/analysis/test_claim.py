"""Claims played on: as many tricks as were agreed on, and no mistake where none is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from vintik.analysis import hindsight, settle, sheet_before
from vintik.record import replay
from vintik.record.lin import read_lin

EVENING = (Path(__file__).parents[1] / "data" / "lin" / "evening.lin").read_text(encoding="utf-8")


def record_after(cards: int) -> dict[str, Any]:
    """The second deal of the file with so many cards played: One Club redoubled, which came to 6 tricks."""
    record = list(read_lin(EVENING))[1]
    assert isinstance(record, dict)
    cut: dict[str, Any] = record
    del cut["deals"][0]["play"][cards:]
    return cut


@pytest.mark.parametrize("cards", [0, 3, 20, 40, 51])
def test_what_perfect_play_comes_to_is_played_without_a_mistake(cards: int) -> None:
    record = record_after(cards)
    _, table = replay(record)
    found = []
    for tricks in range(14):
        try:
            found.append((tricks, settle(table, tricks)))
        except ValueError:
            continue
    assert found
    clean = 0
    for tricks, played in found:
        record["deals"][0]["play"][cards:] = [card.name for card in played]
        log, after = replay(record)
        result = after.sheet.deals[0]
        assert result.contract is not None
        side = result.contract.declarer.side
        assert sum(trick.winner.side is side for trick in result.tricks) == tricks
        steps = hindsight(after.rules, sheet_before(after.rules, log, 1), result).steps
        clean += all(step.lost_tricks == 0 for step in steps[cards:])
    assert clean == 1


def test_what_cannot_come_about_is_refused() -> None:
    _, table = replay(record_after(40))
    for tricks in (0, 13):
        with pytest.raises(ValueError):
            settle(table, tricks)


def test_the_time_is_kept() -> None:
    _, table = replay(record_after(0))
    with pytest.raises(ValueError):
        settle(table, 7, seconds=0)
