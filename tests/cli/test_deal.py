"""`vintik deal`: whole matches between computer players."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import run
from vintik.cli.deal import deal_matches
from vintik.i18n import LANGUAGES, Words

GAMES = [
    ("vint", ()),
    ("vint-1000", ("--option", "variant=progressive", "--option", "target=500")),
    ("bridge", ("--option", "vulnerable=EW")),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_records_are_whole_matches_that_score_accepts(game: str, options: tuple[str, ...]) -> None:
    dealt = run("deal", "--game", game, *options, "--seed", 7, "--matches", 3, "--json")
    assert dealt.status == 0
    assert [record["game"] for record in dealt.lines] == [game] * 3
    scored = run("score", "-", "--json", stdin=dealt.out)
    assert (scored.status, scored.err) == (0, "")
    assert all(match["finished"] for match in scored.lines)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_same_seed_gives_the_same_matches(game: str, options: tuple[str, ...]) -> None:
    first, again, other = (
        run("deal", "--game", game, *options, "--seed", seed, "--matches", 2, "--json").out
        for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_matches_of_one_seed_differ_and_do_not_depend_on_how_many_there_are() -> None:
    three = run("deal", "--game", "bridge", "--seed", 5, "--matches", 3, "--json").out.splitlines()
    two = run("deal", "--game", "bridge", "--seed", 5, "--matches", 2, "--json").out.splitlines()
    assert len(set(three)) == 3
    assert three[:2] == two


def test_the_level_of_the_players_stands_in_the_record() -> None:
    (record,) = run("deal", "--game", "bridge", "--json").lines
    assert record["levels"] == dict.fromkeys("NESW", "beginner")


def test_options_stand_in_the_record() -> None:
    (record,) = run("deal", "--game", "bridge", "--option", "vulnerable=NS", "--json").lines
    assert record["options"] == {"vulnerable": "NS"}


def test_b1_1_south_deals() -> None:
    (record,) = run("deal", "--game", "bridge", "--json").lines
    assert record["deals"][0]["dealer"] == "S"


def test_for_people_it_prints_hands_auction_tricks_and_items() -> None:
    out = run("deal", "--game", "vint", "--seed", 3).out
    (record,) = run("deal", "--game", "vint", "--seed", 3, "--json").lines
    played = next(deal for deal in record["deals"] if deal["play"])
    assert "seed 3" in out and "Vint" in out
    assert out.count("Deal ") == len(record["deals"])
    assert out.count("pass") >= sum(call == "Pass" for deal in record["deals"] for call in deal["calls"])
    assert "below  tricks: " in out and "above  aces: " in out
    assert len(played["play"]) == 52 and "13  " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("vint", "vint-1000", "bridge"):
        assert deal_matches(game, 3, "beginner", 1, [], False, Words(language)) == 0
    assert Words(language)("totals") in capsys.readouterr().out


def test_pbn_files_are_scored(tmp_path: Path) -> None:
    sample = Path(__file__).parents[1] / "data" / "pbn" / "vint.pbn"
    scored = run("score", sample, "--json")
    assert (scored.status, scored.err) == (0, "")
    assert [match["game"] for match in scored.lines] == ["vint"] * len(scored.lines) != []
    broken = tmp_path / "broken.pbn"
    broken.write_text(sample.read_text().replace('[Contract "', '[Contract "7', 1))
    refused = run("score", broken)
    assert refused.status == 1
    assert refused.err.count("\n") == 1 and "deal 1" in refused.err


def test_scoring_loads_nothing_of_the_server() -> None:
    """So that it starts quickly: benchmarks/startup.py tells the time."""
    code = "import sys, vintik.cli.app, vintik.cli.score; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert "vintik.record" in loaded
    assert loaded & {"fastapi", "sqlalchemy", "uvicorn", "vintik.server"} == set()
