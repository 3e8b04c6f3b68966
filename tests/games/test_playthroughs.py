"""The golden playthroughs are what the engine says today; `make playthroughs` rewrites them."""

from __future__ import annotations

import pytest

from scripts.make_playthroughs import FOLDER, names, playthrough
from tests.conftest import DATA
from vintik.games import GAMES


@pytest.mark.parametrize("name", names())
def test_a_playthrough_is_what_the_engine_says(name: str) -> None:
    game, variant = names()[name]
    assert playthrough(game, variant) == (FOLDER / name).read_text(encoding="utf-8")


def test_no_variant_is_without_a_playthrough_and_none_is_left_over() -> None:
    assert DATA / "playthroughs" == FOLDER
    assert len(names()) == sum(len(game.variants) for game in GAMES.values())
    assert {path.name for path in FOLDER.iterdir()} == set(names())


def test_they_are_small_enough_to_read() -> None:
    assert max(path.stat().st_size for path in FOLDER.iterdir()) < 150_000
