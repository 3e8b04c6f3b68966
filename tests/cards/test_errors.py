"""A refusal names the offending text, shortened, whatever was given."""

from __future__ import annotations

from typing import Any

import pytest

from vintik.cards import Card, Hand, NotationError, Seat, parse_call


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


HUGE = ["x" * 500, "ж" * 41, 10**5000, -(10**50), nested(5000), {"a": [1] * 100}, b"SA"]


@pytest.mark.parametrize("parse", [Card.parse, Hand.parse, Seat.parse, parse_call])
def test_huge_values_are_refused_shortly(parse: Any) -> None:
    for value in HUGE:
        with pytest.raises(NotationError) as fault:
            parse(value)
        assert 0 < len(fault.value.text) <= 40


def test_a_short_text_is_named_as_it_is() -> None:
    with pytest.raises(NotationError) as fault:
        Card.parse("HZ")
    assert (fault.value.code, fault.value.text, str(fault.value)) == ("not_a_card", "HZ", "not_a_card: HZ")
