"""Takes the readme's picture, `docs/table.png`: a Vint table in the middle of a rubber.

Needs the web bundle and a Chromium, named by VINTIK_CHROMIUM (`make picture` sees to both).
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, WEB  # noqa: E402
from tests.browser.sitter import Sitter  # noqa: E402
from tests.serving import Server  # noqa: E402


def worth_a_picture(person: Sitter) -> bool:
    """Something on the sheet, some tricks taken, three cards on the table and a choice to make."""
    view = person.newest["view"]
    deal = view["deal"]
    filled = sum(len(row["items"]) for row in view["sheet"]) >= 8
    return bool(
        filled
        and deal["trick"]
        and len(deal["trick"]["cards"]) == 3
        and len(deal["tricks"]) >= 3
        and 2 <= len(person.choices("Your hand")) < len(deal["hands"]["S"]["cards"])
    )


def sat_down(browser: Browser, server: Server) -> Sitter:
    """A person at a Vint table when it is worth a picture, or at the end of a rubber that never was."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    person = Sitter(context.new_page(), server.url)
    person.start("Vint")
    person.play_until(
        lambda turn: turn == "result" or (turn == "card" and worth_a_picture(person)),
        call=lambda names: "pass",
    )
    return person


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), web=str(WEB))
        browser = playwright.chromium.launch(executable_path=os.environ["VINTIK_CHROMIUM"], args=FLAGS)
        person = sat_down(browser, server)
        while person.over:
            person.page.context.close()
            person = sat_down(browser, server)
        name = person.choices("Your hand")[0]
        person.group("Your hand").get_by_role("button", name=name, exact=True).click()
        person.page.wait_for_timeout(500)
        person.page.screenshot(path=ROOT / "docs" / "table.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
