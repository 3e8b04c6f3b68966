"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KNOWN = ["label-content-name-mismatch"]
"""The names of cards and calls are words (`10 of hearts`), their faces are signs."""


def violations(page: Page, but: str = "") -> list[str]:
    """Rules that are broken, with the elements that break them; `but` selects parts to take away first."""
    if but:
        page.evaluate("but => document.querySelectorAll(but).forEach(each => each.remove())", but)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async known => (await axe.run({resultTypes: ['violations']})).violations
            .filter(rule => !known.includes(rule.id))
            .map(rule => `${rule.id}: ${rule.nodes.map(node => node.html).join(' ')}`)""",
        KNOWN,
    )
    return found
