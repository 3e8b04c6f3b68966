"""Options of the games, and what is refused; the values are those of record.md."""

from __future__ import annotations

import pytest

from vintik.games import GAMES, OptionRefused, rules_for
from vintik.games.options import Option


def code(game: object, options: object = None) -> str:
    with pytest.raises(OptionRefused) as fault:
        rules_for(game, options)
    return fault.value.code


def test_three_games() -> None:
    assert set(GAMES) == {"vint", "vint-1000", "bridge"}
    for name, game in GAMES.items():
        assert game.name == name
        assert game.build({}).game == name


@pytest.mark.parametrize("game", ["", "whist", "Vint", None, 1, ["vint"], {"vint": 1}])
def test_an_unknown_game_is_refused(game: object) -> None:
    assert code(game) == "unknown_game"


@pytest.mark.parametrize("options", [[], "", 0, "variant", [["target", 500]]])
def test_options_that_are_no_object_are_refused(options: object) -> None:
    assert code("vint-1000", options) == "bad_options"


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("vint", "target"),
        ("vint", "variant"),
        ("bridge", "target"),
        ("vint-1000", "vulnerable"),
        ("bridge", ""),
    ],
)
def test_an_unknown_option_is_refused(game: str, option: str) -> None:
    assert code(game, {option: 500}) == "unknown_option"


def test_every_value_of_the_record_format_is_taken() -> None:
    for options in (
        *({"variant": each} for each in ("modern", "old", "progressive", "notrump-first", "tournament")),
        *({"target": each} for each in (1000, 500)),
        *({"undertrick": each} for each in ("double", "fifty")),
        *({"three_honours": each} for each in (0, 1, 2)),
        *({"game_bonus": each} for each in (0, 250, 300)),
    ):
        assert rules_for("vint-1000", options).options == options
    for each in ("None", "NS", "EW", "Both"):
        assert rules_for("bridge", {"vulnerable": each}).options == {"vulnerable": each}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("vint-1000", {"variant": "Modern"}),
        ("vint-1000", {"variant": None}),
        ("vint-1000", {"target": 750}),
        ("vint-1000", {"target": "500"}),
        ("vint-1000", {"target": 500.0}),
        ("vint-1000", {"target": True}),
        ("vint-1000", {"three_honours": True}),
        ("vint-1000", {"three_honours": False}),
        ("vint-1000", {"three_honours": 3}),
        ("vint-1000", {"three_honours": 1.0}),
        ("vint-1000", {"game_bonus": -1}),
        ("vint-1000", {"game_bonus": 10_001}),
        ("vint-1000", {"game_bonus": True}),
        ("vint-1000", {"game_bonus": [250]}),
        ("vint-1000", {"undertrick": "flat"}),
        ("vint-1000", {"undertrick": {}}),
        ("bridge", {"vulnerable": "none"}),
        ("bridge", {"vulnerable": "All"}),
        ("bridge", {"vulnerable": None}),
        ("bridge", {"vulnerable": 0}),
    ],
)
def test_an_unknown_value_is_refused(game: str, options: dict[str, object]) -> None:
    assert code(game, options) == "unknown_value"


def test_a_number_too_long_to_be_written_is_refused() -> None:
    assert code("vint-1000", {"game_bonus": 10**5000}) == "unknown_value"
    assert code(10**5000) == "unknown_game"


@pytest.mark.parametrize(
    "options", [{"target": 1000}, {"game_bonus": 250}, {"undertrick": "double"}, {"three_honours": 0}]
)
def test_m6_tournament_allows_no_other_option_not_even_at_its_default(options: dict[str, object]) -> None:
    assert code("vint-1000", {"variant": "tournament", **options}) == "fixed_by_variant"
    assert code("vint-1000", {**options, "variant": "tournament"}) == "fixed_by_variant"


def test_options_are_kept_as_given_the_defaults_left_out() -> None:
    assert rules_for("vint-1000").options == {}
    given = {"variant": "modern", "target": 1000}
    assert rules_for("vint-1000", given).options == given
    assert given == {"variant": "modern", "target": 1000}


def test_every_option_says_its_values_and_its_default_is_one_of_them() -> None:
    for game in GAMES.values():
        for option in game.options:
            assert isinstance(option, Option)
            assert option.default in option.values
            assert all(option.allows(value) for value in option.values)
            for other in option.only_with:
                assert other in {each.name for each in game.options}


def test_every_variant_builds_and_every_value_of_variant_and_vulnerable_has_one() -> None:
    for name, game in GAMES.items():
        assert game.variants
        for options in game.variants.values():
            assert rules_for(name, options).options == options
    chosen = [options.get("variant", "modern") for options in GAMES["vint-1000"].variants.values()]
    assert set(chosen) == {"modern", "old", "progressive", "notrump-first", "tournament"}
    vulnerable = {options["vulnerable"] for options in GAMES["bridge"].variants.values()}
    assert vulnerable == {"None", "NS", "EW", "Both"}


def test_m6_options_do_not_leak_into_the_variant_that_ignores_them() -> None:
    """`old` knows no game bonus and no honours, also where these are set."""
    old = rules_for("vint-1000", {"variant": "old", "game_bonus": 300, "three_honours": 2})
    plain = rules_for("vint-1000", {"variant": "old"})
    assert (old.form, old.scoring) == (plain.form, plain.scoring)
