"""Draws the icons of the installed page, `web/public/icons/`, from `web/public/favicon.svg`.

Needs a Chromium, named by VINTIK_CHROMIUM (`make icons` sees to it).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#17342f"
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "maskable-512": (512, 0.84),
    "touch-180": (180, 0.92),
}
"""Pixels of each, and the part of them that the picture fills: a mask may cut away a tenth at each side."""


def draw(browser: Browser, picture: str, name: str, pixels: int, part: float) -> None:
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    ground = "transparent" if part == 1 else GROUND
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{width:{part * 100}%}}</style>{picture}"
    )
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["VINTIK_CHROMIUM"], args=FLAGS)
        for name, (pixels, part) in ICONS.items():
            draw(browser, picture, name, pixels, part)
        browser.close()


if __name__ == "__main__":
    main()
