"""What all tests share: the data files, one way to draw with hypothesis, and a few strategies."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from vintik.cards import CARDS, FULL_PACK, Card, Deal, Hand, Seat

DATA = Path(__file__).parent / "data"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the command and the server have it

# The same examples on every run and machine; a slow machine is no failure.
settings.register_profile("vintik", derandomize=True, deadline=None)
settings.load_profile("vintik")


@cache
def json_lines(name: str) -> tuple[Any, ...]:
    """The values of a file of JSON lines in tests/data."""
    return tuple(json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines())


def golden_matches() -> tuple[Any, ...]:
    """121 matches with `name`, `record` and what is to be `expect`ed; the first is V6."""
    return json_lines("golden_matches.jsonl")


def illegal_matches() -> tuple[Any, ...]:
    """60 matches, each with a `record` that breaks one rule, where it is `refused`, and `why`."""
    return json_lines("illegal_matches.jsonl")


def some_cards() -> st.SearchStrategy[Card]:
    return st.sampled_from(CARDS)


def some_hands() -> st.SearchStrategy[Hand]:
    """Hands of any size."""
    return st.integers(0, FULL_PACK.mask).map(Hand)


def some_deals() -> st.SearchStrategy[Deal]:
    return st.permutations(CARDS).map(lambda pack: Deal.of_pack(pack, Seat.N))


def json_values() -> st.SearchStrategy[Any]:
    """Any value that JSON can write."""
    plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    return st.recursive(
        plain,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )
