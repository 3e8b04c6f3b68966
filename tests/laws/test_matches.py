"""The random matches are what the laws need: legal, the same on every run, and with everything in them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from tests.laws.dump import dump
from tests.laws.matches import COUNT, VARIANTS, every_variant, matches
from vintik.game.events import Claimed, DummyFaced, HandsShown, TakenBack
from vintik.games import GAMES


def test_every_registered_variant_has_its_matches() -> None:
    assert set(VARIANTS) == {(game, variant) for game in GAMES for variant in GAMES[game].variants}
    assert COUNT >= 300


@every_variant
def test_they_hold_everything_that_can_happen(game: str, variant: str) -> None:
    played = matches(game, variant)
    assert len(played) == COUNT
    events = Counter(type(event) for match in played for event in match.log)
    assert events[Claimed] >= 15
    assert events[HandsShown] >= 10
    assert (events[TakenBack] >= 100) == (variant != "tournament")
    assert (events[DummyFaced] >= 100) == (game == "bridge")
    over = sum(match.table.sheet.over for match in played)
    assert over >= 30
    assert COUNT - over >= 100
    contracts = [
        deal.contract for match in played for deal in match.table.sheet.deals if deal.contract is not None
    ]
    assert {contract.bid.level for contract in contracts} == set(range(1, 8))
    assert ({contract.doubled for contract in contracts} == {0, 1, 2}) == (game == "bridge")


@every_variant
def test_equal_tables_are_equal_to_the_last_field_and_others_are_not(game: str, variant: str) -> None:
    """`==` of tables, which the laws rely on, agrees with a comparison field by field."""
    played = matches(game, variant)[:60]
    for match, other in pairwise(played):
        assert match.table == match.table
        assert (match.table == other.table) == (dump(match.table) == dump(other.table))
