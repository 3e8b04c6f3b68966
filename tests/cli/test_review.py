"""`vintik review`: costs of cards, and files that hold none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import run
from vintik.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
V6 = ROOT / "docs" / "examples" / "v6.json"
LIN = ROOT / "tests" / "data" / "lin" / "evening.lin"
PBN = ROOT / "tests" / "data" / "pbn"


def test_the_dearest_cards_come_first() -> None:
    """V6."""
    done = run("review", V6, "--most", 3)
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert "12 tricks, +2346" in lines[2] and "8 tricks, +138" in lines[3]
    assert "Trick 10, South: ♦Q costs 1604 points, 2 tricks; better: ♣9" in lines[4]
    assert len([line for line in lines if "costs" in line]) == 3


def test_json_has_every_card_and_its_costs_add_up() -> None:
    done = run("review", V6, "--json")
    (line,) = done.lines
    points = line["possible"][1]
    assert len(line["steps"]) == 52
    for step in line["steps"]:
        assert step["judged"][step["card"]]
        points -= (1 if step["seat"] in "NS" else -1) * step["lost_points"]
    assert points == line["totals"]["NS"] - line["totals"]["EW"] == 138


def test_all_finished_deals_of_a_file_are_told(tmp_path: Path) -> None:
    done = run("review", PBN / "vint.pbn", "--json")
    assert [(line["match"], line["deal"]) for line in done.lines] == [(1, 1), (2, 1), (2, 2)]
    assert done.lines[1]["steps"] == [] and done.lines[1]["possible"] is None
    told = run("review", PBN / "vint.pbn").out
    assert "Passed out" in told


def test_a_lin_file_is_told_and_a_claim_costs_nobody_anything() -> None:
    """After the last card that was played, the 28th, nobody did anything wrong."""
    done = run("review", LIN, "--json")
    assert done.status == 0
    assert [line["match"] for line in done.lines] == [1, 2, 3]
    steps = done.lines[0]["steps"]
    assert len(steps) == 52
    assert [step["lost_tricks"] for step in steps[28:]] == [0] * 24


def test_what_cannot_be_looked_at(tmp_path: Path) -> None:
    record = json.loads(V6.read_text(encoding="utf-8"))
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps({**record, "deals": [{**record["deals"][0], "play": []}]}))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({**record, "game": "whist"}))
    assert run("review", unfinished).status == 1 and "no finished deal" in run("review", unfinished).err
    assert run("review", wrong).status == 1 and "whist" in run("review", wrong).err
    assert run("review", "-", stdin="hello").status == 2
    assert run("review", tmp_path / "none.pbn").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentences_are_there(language: str) -> None:
    words = Words(language)
    for cost in (1, 2, 5):
        assert str(cost) in words("review-points", points=cost)
        assert str(cost) in words("review-result", tricks=cost, points="+1")
