"""121 matches scored by an independent referee, and 60 in which one rule is broken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.conftest import golden_matches, illegal_matches
from vintik.record import RecordRefused, record_of, replay, score_of

REASONS = {
    "all tricks are played": "all_tricks_played",
    "auction is over": "auction_over",
    "insufficient": "bid_too_low",
    "no doubles": "no_doubles",
    "not 52 cards, 13 each": "not_a_deal",
    "not held": "not_held",
    "passed out": "passed_out",
    "redouble": "cannot_redouble",
    "revoke": "must_follow",
    "the auction is not over": "auction_not_over",
}
"""The referee's words and our codes."""

PASSED_OUT = {"complete", "contract", "items"}
PLAYED = PASSED_OUT | {"declarer", "doubled", "tricks", "trick_winners", "game_won"}
"""What the referee says of a deal."""


@pytest.mark.parametrize("match", golden_matches(), ids=lambda match: match["name"])
def test_golden_match_to_the_point(match: Any) -> None:
    _, table = replay(match["record"])
    result, expected = score_of(table), match["expect"]
    for name in ("game", "totals", "winner", "margin"):
        assert result[name] == expected[name], name
    assert len(result["deals"]) == len(expected["deals"])
    for deal, wanted in zip(result["deals"], expected["deals"], strict=True):
        assert set(wanted) in (PLAYED, PASSED_OUT)
        for name in wanted.keys() - {"items"}:
            assert deal[name] == wanted[name], name
        items = [[item[name] for name in ("side", "line", "kind", "points")] for item in deal["items"]]
        assert sorted(items) == sorted(wanted["items"])


@pytest.mark.parametrize("match", golden_matches(), ids=lambda match: match["name"])
def test_golden_match_is_written_back_as_it_was(match: Any) -> None:
    _, table = replay(match["record"])
    assert record_of(table) == match["record"]


def test_the_golden_matches_are_all_there() -> None:
    assert Counter(match["record"]["game"] for match in golden_matches()) == {
        "vint": 41,
        "vint-1000": 40,
        "bridge": 40,
    }


@pytest.mark.parametrize("number", range(60))
def test_illegal_match_is_refused_at_the_right_place(number: int) -> None:
    match = illegal_matches()[number]
    with pytest.raises(RecordRefused) as fault:
        replay(match["record"])
    place = {"deal": fault.value.deal, "part": fault.value.part, "index": fault.value.index}
    assert place == match["refused"]
    assert fault.value.code == REASONS[match["why"].split(": ", 1)[1]]


def test_the_illegal_matches_are_all_there() -> None:
    assert len(illegal_matches()) == 60
