"""A table of calls proposes and reads with the same entries."""

from __future__ import annotations

import numpy as np
import pytest

from vintik.cards import PASS, Hand, parse_call
from vintik.players.bidding.hands import LENGTH, POINTS, features
from vintik.players.bidding.table import Calls, Entry, pass_entry

ONE_SPADE, TWO_CLUBS = parse_call("1S"), parse_call("2C")
TABLE = Calls(
    [
        pass_entry("weak", {POINTS: (0, 12)}),
        Entry(ONE_SPADE, "five", {POINTS: (13, 40), LENGTH: (5, 13)}, 4.0),
        Entry(ONE_SPADE, "four", {POINTS: (16, 40), LENGTH: (4, 4)}, 2.0),
        Entry(TWO_CLUBS, "clubs", {POINTS: (13, 40), LENGTH + 3: (5, 13)}, 3.0, {LENGTH + 3: 0.5}),
    ]
)
HANDS = {
    "five": "AKQ32.K32.Q32.32",
    "four": "AKQ2.KQ2.A32.432",
    "weak": "5432.432.432.432",
    "clubs": "2.A32.K32.AK5432",
}


@pytest.mark.parametrize("code", HANDS)
def test_a_hand_chooses_the_weightiest_entry_that_fits(code: str) -> None:
    hands = features(np.array([Hand.parse(HANDS[code]).mask], np.uint64))
    assert TABLE.entries[TABLE.best(hands)[0]].code == code


def test_the_chances_of_a_hand_add_up_and_lean_to_its_choice() -> None:
    hands = features(np.array([Hand.parse(text).mask for text in HANDS.values()], np.uint64))
    chances = np.exp(TABLE.log_chances(hands))
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-6)
    chosen = TABLE.call_of[TABLE.best(hands)]
    assert (chances.argmax(axis=1) == chosen).all()
    assert set(TABLE.calls) == {PASS, ONE_SPADE, TWO_CLUBS}


def test_chances_fall_off_with_the_distance_from_the_bounds() -> None:
    """One spade with fewer and fewer points."""
    texts = ["AKQ32.K32.Q32.32", "AKQ32.Q32.Q32.32", "AKJ32.Q32.J32.32", "AK432.432.432.32"]
    hands = features(np.array([Hand.parse(text).mask for text in texts], np.uint64))
    spade = TABLE.log_chances(hands)[:, TABLE.calls.index(ONE_SPADE)]
    assert (np.diff(spade) < 0).all()


def test_a_call_is_read_as_its_weightiest_entry() -> None:
    reading = TABLE.reading(ONE_SPADE)
    assert reading is not None and reading.code == "five"
    assert TABLE.reading(parse_call("7NT")) is None


def test_the_chance_of_one_call_is_that_among_all() -> None:
    hands = features(np.array([Hand.parse(text).mask for text in HANDS.values()], np.uint64))
    chances = TABLE.log_chances(hands)
    for place, call in enumerate(TABLE.calls):
        assert TABLE.log_chance(hands, call) == pytest.approx(chances[:, place], abs=1e-5)


def test_hands_that_fit_nothing_choose_what_they_miss_by_least() -> None:
    """Eleven points, two short of each opening bid."""
    table = Calls(TABLE.entries[1:])
    hands = features(np.array([Hand.parse("AQ432.K32.Q32.32").mask], np.uint64))
    assert table.misses(hands)[0] > 0
    assert table.entries[table.best(hands)[0]].code == "five"


def test_a_hand_without_a_column_that_bounds_are_put_on_is_refused() -> None:
    with pytest.raises(ValueError, match="too few columns"):
        TABLE.best(np.zeros((1, POINTS + 1), np.float32))
