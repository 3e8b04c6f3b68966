"""The page can be installed, and is there without a network."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import WEB, SitDown
from tests.serving import Server

KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const {url} of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
}"""


def until_kept(page: Page) -> list[str]:
    """Waits until the worker is in charge; the paths of all that it keeps."""
    page.evaluate(
        """() => new Promise(done => navigator.serviceWorker.controller ? done()
            : navigator.serviceWorker.addEventListener('controllerchange', done, {once: true}))"""
    )
    kept: list[str] = page.evaluate(KEPT)
    return kept


def test_chromium_finds_it_installable(sit_down: SitDown) -> None:
    person = sit_down(worker=True)
    person.page.goto(person.url)
    until_kept(person.page)
    browser = person.page.context.new_cdp_session(person.page)
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith("/manifest.webmanifest?language=en")
    assert json.loads(told["data"])["name"] == "vintik"
    faults = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each for each in faults if each["errorId"] != "in-incognito"] == []


def test_a_shortcut_opens_a_table_at_once(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(f"{person.url}/?play=bridge")
    person.group("Your hand").wait_for()
    assert person.newest["view"]["game"] == "bridge"
    person.page.go_back()
    person.button("Play Vint").wait_for()
    assert person.page.url == f"{person.url}/", "going back opens no second table"


def test_the_page_is_there_when_the_server_is_gone(tmp_path: Path, sit_down: SitDown) -> None:
    server = Server(tmp_path, web=str(WEB))
    person = sit_down(worker=True)
    page = person.page
    page.goto(server.url)
    kept = until_kept(page)
    files = [f"/assets/{path.name}" for path in (WEB / "assets").iterdir() if path.is_file()]
    assert len(files) > 30 and {"/", *files} <= set(kept)
    server.stop()
    for path in ("/", "/practice"):
        page.goto(server.url + path)
        page.get_by_role("alert").wait_for()
        assert "cannot be reached" in page.get_by_role("alert").inner_text()
    page.reload()
    page.get_by_role("link", name="vintik, home page").click()
    page.get_by_role("heading", name="vintik", exact=True).wait_for()
    page.get_by_role("button", name="RU").click()
    page.get_by_role("button", name="Играть в винт", exact=True).wait_for()
    assert page.evaluate("() => document.fonts.check('20px \"Old Standard TT\"')")
    person.faults.clear()  # the browser notes that the server does not answer


def test_nothing_of_a_table_is_kept(sit_down: SitDown) -> None:
    person = sit_down(worker=True)
    person.page.goto(person.url)
    until_kept(person.page)
    person.start("Bridge")
    person.act()
    person.record()
    kept = until_kept(person.page)
    assert [path for path in kept if path.startswith(("/api", "/t/"))] == []


class Prices(SimpleHTTPRequestHandler):
    """Serves the bundle, and prices that change each time they are asked for."""

    asked = 0

    def do_GET(self) -> None:
        if not self.path.startswith("/api/"):
            return super().do_GET()
        Prices.asked += 1
        body = json.dumps({"asked": Prices.asked, "path": self.path}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def prices() -> Iterator[str]:
    """The address of a server that has the bundle and prices."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Prices, directory=str(WEB)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_prices_are_kept_and_made_fresh(prices: str, sit_down: SitDown) -> None:
    person = sit_down(worker=True)
    page = person.page
    page.goto(prices)
    until_kept(page)

    def ask(path: str) -> int:
        return int(page.evaluate("async path => (await (await fetch(path)).json()).asked", path))

    first = ask("/api/prices/vint?a=1")
    assert ask("/api/prices/vint?a=1") == first, "at once, as it was kept"
    person.wait(lambda: ask("/api/prices/vint?a=1") > first, "the new answer to be kept")
    assert ask("/api/prices/vint?a=2") != ask("/api/games") != ask("/api/games")
    assert {path for path in until_kept(page) if path.startswith("/api")} == {"/api/prices/vint"}
    person.faults.clear()  # the home page finds no games there


def test_a_score_is_kept_on_after_a_reload_without_a_network(sit_down: SitDown) -> None:
    person = sit_down(worker=True)
    page = person.page
    page.goto(person.url)
    until_kept(page)
    page.goto(f"{person.url}/pad")
    page.get_by_role("button", name="Begin").wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="First deal").wait_for()
    page.reload()
    page.get_by_role("button", name="First deal").click()
    page.get_by_role("radio").first.wait_for()
    person.faults.clear()  # the browser notes that it is offline
