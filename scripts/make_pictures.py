"""Takes the pictures again: the readme's, and every screen into `docs/screens/`, shown by `docs/screens.md`.

Needs the web bundle and a Chromium, named by VINTIK_CHROMIUM (`make pictures` sees to both). With names of
screens as arguments only these are taken.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, WEB  # noqa: E402
from tests.browser.screens import SCREENS, Screen, Tables, Visitor  # noqa: E402
from tests.serving import Player, Server  # noqa: E402

FOLDER = ROOT / "docs" / "screens"
DOCUMENT = ROOT / "docs" / "screens.md"
QUALITY = 40
"""Of the WebP pictures, of 100."""


@dataclass(frozen=True)
class View:
    """A way to look at every screen, or only at those pictured in Russian."""

    name: str
    told: str
    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"

    def sees(self, screen: Screen) -> bool:
        return screen.russian or self.language == "en"


VIEWS = (
    View("1440", "", 1440, 900),
    View("dark", " (dark)", 1440, 900, scheme="dark"),
    View("768", " (on a tablet)", 768, 1024),
    View("360", " (on a phone)", 360, 740),
    View("ru", " (on a phone, in Russian)", 360, 740, language="ru"),
)


def file_of(screen: Screen, view: View) -> str:
    return f"{screen.name}-{view.name}.webp"


def document() -> str:
    """The text of `docs/screens.md`."""
    lines = [
        "# The screens",
        "",
        "Every screen as `make pictures` takes it: roomy, dark, on a tablet, on a phone, some in Russian.",
    ]
    for screen in SCREENS:
        title = screen.name.replace("-", " ").capitalize()
        lines += ["", f"## {title}", "", f"{screen.shows}.", ""]
        lines += [
            f"![{screen.shows}{view.told}](screens/{file_of(screen, view)})"
            for view in VIEWS
            if view.sees(screen)
        ]
    return "\n".join(lines) + "\n"


def worth_a_picture(player: Player) -> bool:
    """Something on the sheet, some tricks taken, three cards on the table and a choice to make."""
    view = player.last["view"]
    deal = view["deal"]
    return bool(
        sum(len(row["items"]) for row in view["sheet"]) >= 8
        and deal["trick"]
        and len(deal["trick"]["cards"]) == 3
        and len(deal["tricks"]) >= 3
        and 2 <= len(player.offers["cards"]) < len(deal["hands"]["S"]["cards"])
    )


def set_tables(server: Server) -> Tables:
    """Those of the tests; but for Vint one that is worth a picture."""
    tables = Tables(server)
    tables.play("vint play", worth_a_picture)
    return tables


def save(page: Page, path: Path) -> None:
    """As WebP, which the driver alone cannot write."""
    page.wait_for_timeout(300)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    path.write_bytes(base64.b64decode(taken["data"]))


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    screens = [screen for screen in SCREENS if not wanted or screen.name in wanted]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), web=str(WEB))
        browser = playwright.chromium.launch(executable_path=os.environ["VINTIK_CHROMIUM"], args=FLAGS)
        tables = set_tables(server)
        for view in VIEWS:
            visitor = Visitor(
                browser,
                tables,
                language=view.language,
                width=view.width,
                height=view.height,
                scheme=view.scheme,
            )
            for screen in screens:
                if view.sees(screen):
                    save(visitor.open(screen), FOLDER / file_of(screen, view))
            if not wanted and view is VIEWS[0]:
                page = visitor.open(next(screen for screen in SCREENS if screen.name == "vint-play"))
                hand = page.get_by_role("group", name=visitor.words("your-hand"), exact=True)
                hand.get_by_role("button", disabled=False).first.click()
                page.wait_for_timeout(300)
                page.screenshot(path=ROOT / "docs" / "table.png")
            visitor.close()
        browser.close()
        server.stop()
    if not wanted:
        kept = {file_of(screen, view) for screen in SCREENS for view in VIEWS if view.sees(screen)}
        for path in FOLDER.iterdir():
            if path.name not in kept:
                path.unlink()
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
