"""How long a cold browser takes from the address to a home page that can be used. To stay under one second.

Also tells how many bytes it fetched. Needs the web bundle and VINTIK_CHROMIUM.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, WEB  # noqa: E402
from tests.serving import Server  # noqa: E402

ROUNDS = 9
LIMIT = 1.0
FETCHED = "() => performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize ?? 0), 0)"


def visit(browser: Browser, url: str) -> tuple[float, int]:
    """Seconds until `Play Vint` can be pressed, and bytes fetched, in a fresh profile."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    button = page.get_by_role("button", name="Play Vint", exact=True)
    button.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    taken = time.perf_counter() - begun
    fetched = int(page.evaluate(FETCHED))
    context.close()
    return taken, fetched


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), web=str(WEB))
        browser = playwright.chromium.launch(executable_path=os.environ["VINTIK_CHROMIUM"], args=FLAGS)
        visit(browser, server.url)
        visits = [visit(browser, server.url) for _ in range(ROUNDS)]
        browser.close()
        server.stop()
    taken = sorted(seconds for seconds, _ in visits)
    median = statistics.median(taken)
    print(
        f"first page, fresh profile, with its fonts: median {median:.2f} s of {ROUNDS} visits "
        f"(min {taken[0]:.2f}, max {taken[-1]:.2f}); {visits[0][1] / 1000:.0f} kB fetched; limit {LIMIT} s"
    )
    return median > LIMIT


if __name__ == "__main__":
    sys.exit(main())
