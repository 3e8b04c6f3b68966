"""The readme tells the truth: its session runs, its links lead somewhere, it fits one screen. So do the
pages of the arena, the solver and the language of convention cards."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


@pytest.mark.parametrize(
    ("page", "least"),
    [
        ("README.md", 7),
        ("docs/arena.md", 5),
        ("docs/bids.md", 20),
        ("docs/players.md", 8),
        ("docs/solver.md", 50),
    ],
)
def test_the_session_runs(page: str, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    outcome = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert outcome.attempted >= least
    assert outcome.failed == 0


def test_it_fits_one_screen() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/advice.md",
        "docs/practice.md",
        "docs/review.md",
        "docs/bids.md",
        "docs/players.md",
        "docs/arena.md",
        "docs/solver.md",
        "docs/decisions/0021-the-solver.md",
    ],
)
def test_its_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (ROOT / page).parent.joinpath(link).exists(), link


def test_its_two_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^    make (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
