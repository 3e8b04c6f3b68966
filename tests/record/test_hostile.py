"""Whatever a file holds: it is a match, or it is refused; nothing else happens."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conftest import golden_matches, json_values
from vintik.game.table import Table
from vintik.record import FORMAT, NotARecord, RecordRefused, record_of, replay, score_of


def verdict(record: object) -> Table | NotARecord | RecordRefused:
    """The table of a record, or the refusal; any other exception is the test's failure."""
    before = copy.deepcopy(record)
    try:
        _, table = replay(record)
    except (NotARecord, RecordRefused) as fault:
        assert fault.code
        assert str(fault)
        for value in fault.params.values():
            assert isinstance(value, int) or len(value) <= 40
        return fault
    finally:
        assert record == before
    assert json.dumps(score_of(table))
    assert replay(record_of(table))[1].sheet == table.sheet
    return table


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to everything inside a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found += places(inner, (*path, index))
    return found


def changed(record: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy of the record with another value at this place."""
    if not path:
        return new
    record = copy.deepcopy(record)
    inner = record
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return record


def short(record: Any) -> Any:
    """The record with its first deal only."""
    return {**record, "deals": record["deals"][:1]}


RECORDS = [match["record"] for match in golden_matches()]
SHORT = [short(record) for record in RECORDS[::10]]
LIKELY: list[Any] = [
    "N",
    "Pass",
    "1S",
    "X",
    "SA",
    "C2",
    "7NT",
    "AKQ2.J3.T98.K654",
    "vint",
    "bridge",
    500,
    True,
    {},
    [],
]


@given(json_values())
def test_any_json_value(value: Any) -> None:
    assert isinstance(verdict(value), NotARecord | RecordRefused)


@given(
    st.fixed_dictionaries(
        {"format": st.just(FORMAT)},
        optional={
            "game": json_values() | st.sampled_from(["vint", "vint-1000", "bridge"]),
            "options": json_values(),
            "deals": json_values()
            | st.lists(
                st.dictionaries(
                    st.sampled_from(["dealer", "hands", "calls", "play"]), json_values() | st.just([])
                )
            ),
        },
    )
)
def test_any_value_that_calls_itself_a_record(value: Any) -> None:
    verdict(value)


@given(st.data())
def test_a_valid_record_with_another_value_somewhere(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(SHORT))
    path = data.draw(st.sampled_from(places(record)))
    verdict(changed(record, path, data.draw(json_values() | st.sampled_from(LIKELY))))


@given(st.data())
def test_a_valid_record_with_something_left_out_doubled_or_moved(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(SHORT)))
    path = data.draw(st.sampled_from([path for path in places(record) if path]))
    inner = record
    for step in path[:-1]:
        inner = inner[step]
    act = data.draw(st.sampled_from(["left out", "doubled", "moved"]))
    if isinstance(inner, dict) or act == "left out":
        del inner[path[-1]]
    elif act == "doubled":
        inner.insert(path[-1], inner[path[-1]])
    else:
        inner.append(inner.pop(path[-1]))
    verdict(record)


@given(st.data())
def test_a_record_cut_off_anywhere_in_its_last_deal_is_a_match_unfinished(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(SHORT)))
    deal = record["deals"][-1]
    acts = len(deal["calls"]) + len(deal["play"])
    kept = data.draw(st.integers(0, acts))
    deal["play"] = deal["play"][: max(0, kept - len(deal["calls"]))]
    deal["calls"] = deal["calls"][:kept]
    table = verdict(record)
    assert isinstance(table, Table)
    assert record_of(table) == record
    (scored,) = score_of(table)["deals"]
    assert scored["complete"] == (kept == acts)
    assert len(scored["trick_winners"]) == len(deal["play"]) // 4
    assert scored["complete"] or scored["items"] == []


@pytest.mark.parametrize(
    "where", ["game", "options", "option", "dealer", "hands", "hand", "call", "card", "deals"]
)
def test_lists_nested_as_deep_as_the_reader_allows(where: str) -> None:
    """Just below the depth at which Python's JSON reader gives up, a value can no longer be written out."""
    path: tuple[Any, ...] = {
        "option": ("options", "vulnerable"),
        "dealer": ("deals", 0, "dealer"),
        "hands": ("deals", 0, "hands"),
        "hand": ("deals", 0, "hands", "N"),
        "call": ("deals", 0, "calls", 0),
        "card": ("deals", 0, "play", 0),
    }.get(where, (where,))
    record: Any = next(
        record for record in RECORDS if record["game"] == "bridge" and record["deals"][0]["play"]
    )
    for depth in range(900, 1000, 3):
        try:
            deep = json.loads("[" * depth + "]" * depth)
        except RecursionError:
            break
        inner = copy.deepcopy(short(record))
        target = inner
        for step in path[:-1]:
            target = target[step]
        target[path[-1]] = deep
        with pytest.raises(RecordRefused):
            replay(inner)


def test_numbers_too_long_to_be_written() -> None:
    record = RECORDS[0]
    for path in places(short(record)):
        with pytest.raises((NotARecord, RecordRefused)):
            replay(changed(short(record), path, 10**5000))
