"""`vintik rules` prints the pages that teach, as they are in the browser."""

from __future__ import annotations

import pytest

from tests.cli.command import run
from vintik.i18n import LANGUAGES
from vintik.teach.book import source, title_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_plain_text(language: str) -> None:
    printed = run("rules", "vint", "--language", language)
    assert printed.status == 0
    assert printed.out.startswith(f"# {title_of(source('vint', language))}\n")
    assert "500 × 3 × 1 = 1500" in printed.out and "*(V2.5)*" in printed.out
    assert not any(left in printed.out for left in ("[[", "]]", "{", "<svg", "<span"))


def test_without_a_name_it_tells_of_all_games() -> None:
    assert run("rules").out.startswith("# Three games at one table")


def test_a_game_that_there_is_not() -> None:
    assert run("rules", "whist").status == 2
