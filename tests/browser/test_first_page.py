"""The home page can be used within a second, and is not heavy (the figures: benchmarks/first_page.py)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from benchmarks.first_page import BUDGET, LANGUAGES, LIMIT, visit
from tests.serving import Server


def test_the_first_page_is_there_within_a_second(browser: Browser, server: Server) -> None:
    visit(browser, server.url)
    assert min(visit(browser, server.url).seconds for _ in range(5)) < LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_not_heavy(browser: Browser, server: Server, language: str) -> None:
    seen = visit(browser, server.url, language)
    assert 40_000 < seen.needed < BUDGET
    assert any("old-standard" in file for file in seen.files), "the fonts are counted"
    assert not any("Table" in file for file in seen.files), "the table is fetched when the page is at rest"
    assert seen.prefetched > 10_000
