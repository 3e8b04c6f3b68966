"""The page of the tricks network tells the truth: its session runs, its links and its picture are there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "players" / "tricks.md"


def test_the_session_runs() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert outcome.attempted >= 7
    assert outcome.failed == 0


@pytest.mark.parametrize("page", [PAGE, ROOT / "docs" / "decisions" / "0022-predicting-tricks.md"])
def test_its_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []
