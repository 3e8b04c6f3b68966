"""The browser's message types are those of the server's schemas."""

from __future__ import annotations

from scripts.make_types import TYPES, schema, types


def test_the_types_of_the_browser_are_fresh() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "stale: run `make types`"


def test_every_message_is_among_them() -> None:
    names = set(schema()["$defs"])
    assert {"Snapshot", "Update", "Refused", "Sit", "Move", "NewTable", "Seated", "ViewSeen", "Item"} <= names
