"""Chromium, a server with the real web bundle, and somebody who sits down at its tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.screens import Tables, Visitor
from tests.browser.sitter import Sitter
from tests.serving import Server

WEB = Path(__file__).parents[2] / "web" / "dist"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("VINTIK_CHROMIUM", "")
    assert chromium, "VINTIK_CHROMIUM names no browser; `make test` finds or installs one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (WEB / "index.html").is_file(), "no web bundle; `make web` builds it"
    running = Server(tmp_path_factory.mktemp("server"), web=str(WEB))
    yield running
    running.stop()


SitDown = Callable[..., Sitter]


@pytest.fixture
def sit_down(browser: Browser, server: Server) -> Iterator[SitDown]:
    """`sit_down(width=…, height=…, language=…, motion=…, worker=…)`: a fresh browser profile at the home
    page, with a service worker only if that is asked for."""
    sitters: list[Sitter] = []

    def sit(
        width: int = 1440,
        height: int = 900,
        language: str = "en-GB",
        motion: bool = False,
        worker: bool = False,
    ) -> Sitter:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
            service_workers="allow" if worker else "block",
        )
        sitters.append(Sitter(context.new_page(), server.url))
        return sitters[-1]

    yield sit
    for sitter in sitters:
        faults = sitter.faults
        sitter.page.context.close()
        assert faults == [], "the browser's console has errors"


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    """Tables that were played to where they are worth seeing."""
    return Tables(server)


@pytest.fixture
def visit(browser: Browser, tables: Tables) -> Iterator[Callable[..., Visitor]]:
    """`visit(language=…, width=…, scheme=…, forced=…, settings=…)`: somebody who opens screens."""
    visitors: list[Visitor] = []

    def begin(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, tables, **wishes))
        return visitors[-1]

    yield begin
    for visitor in visitors:
        visitor.close()
