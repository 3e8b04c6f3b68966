"""The home page can be used within a second, and is not heavy (the figures: benchmarks/first_page.py)."""

from __future__ import annotations

from playwright.sync_api import Browser

from benchmarks.first_page import LIMIT, visit
from tests.serving import Server


def test_the_first_page_is_there_within_a_second(browser: Browser, server: Server) -> None:
    visit(browser, server.url)
    visits = [visit(browser, server.url) for _ in range(5)]
    assert min(seconds for seconds, _ in visits) < LIMIT
    assert visits[0][1] < 200_000
