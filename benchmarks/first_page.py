"""How long a cold browser takes from the address to a home page that can be used, and what it fetches for it.

The limits: one second, 150 kB. What the page fetches afterwards, when it is at rest, is counted by itself:
the table, and all that the service worker keeps for when there is no network. Needs the web bundle and
VINTIK_CHROMIUM.
"""

from __future__ import annotations

import gzip
import os
import re
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, WEB  # noqa: E402
from tests.serving import Server  # noqa: E402

ROUNDS = 9
LIMIT = 1.0
BUDGET = 150_000
LANGUAGES = {"en-GB": "Play Vint", "es": "Jugar: Vint", "pt": "Jogar Vint", "ru": "Играть в винт"}
FETCHED = """() => {
    const rest = performance.getEntriesByName('at-rest')[0]?.startTime ?? Infinity;
    const files = performance.getEntries().filter(({transferSize}) => transferSize !== undefined);
    const bytes = entries => entries.reduce((sum, {transferSize}) => sum + transferSize, 0);
    return [
        bytes(files.filter(({startTime}) => startTime < rest)),
        bytes(files.filter(({startTime}) => startTime >= rest)),
        files.filter(({startTime}) => startTime < rest).map(({name}) => name),
    ];
}"""


class Visit(NamedTuple):
    """Seconds until Vint can be played; bytes fetched until the page was at rest, and after it; the files
    of the former."""

    seconds: float
    needed: int
    prefetched: int
    files: list[str]


def visit(browser: Browser, url: str, language: str = "en-GB") -> Visit:
    """To the home page with a fresh profile, until the page is at rest and the table has been fetched."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=LANGUAGES[language], exact=True).wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    taken = time.perf_counter() - begun
    page.get_by_role("navigation").last.wait_for()
    page.wait_for_function("() => performance.getEntries().some(({name}) => /TableDoor.*js$/.test(name))")
    page.wait_for_load_state("networkidle")
    needed, prefetched, files = page.evaluate(FETCHED)
    context.close()
    return Visit(taken, int(needed), int(prefetched), files)


def kept_offline(url: str) -> int:
    """Compressed bytes of all files that the service worker keeps."""
    with urllib.request.urlopen(f"{url}/sw.js") as answer:
        files = re.findall(r'"(/assets/[^"]+)"', answer.read().decode())
    total = 0
    for file in files:
        with urllib.request.urlopen(url + file) as answer:
            content = answer.read()
        total += len(content) if file.endswith("woff2") else len(gzip.compress(content, 6))
    return total


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), web=str(WEB))
        browser = playwright.chromium.launch(executable_path=os.environ["VINTIK_CHROMIUM"], args=FLAGS)
        visit(browser, server.url)
        visits = [visit(browser, server.url) for _ in range(ROUNDS)]
        heaviest = max((visit(browser, server.url, language).needed, language) for language in LANGUAGES)
        kept = kept_offline(server.url)
        browser.close()
        server.stop()
    taken = sorted(seconds for seconds, *_ in visits)
    median = statistics.median(taken)
    print(
        f"first page, fresh profile, with its fonts: median {median:.2f} s of {ROUNDS} visits "
        f"(min {taken[0]:.2f}, max {taken[-1]:.2f}), limit {LIMIT} s"
    )
    print(
        f"fetched for it: {visits[0].needed / 1000:.0f} kB, at most {heaviest[0] / 1000:.0f} kB "
        f"({heaviest[1]}), limit {BUDGET / 1000:.0f} kB"
    )
    table = visits[0].prefetched
    print(f"fetched when it is at rest: the table {table / 1000:.0f} kB; kept offline {kept / 1000:.0f} kB")
    return median > LIMIT or heaviest[0] > BUDGET


if __name__ == "__main__":
    sys.exit(main())
