"""The sheet of a real match: entries explain themselves, name their rule, and lead to their deal."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import SitDown
from tests.browser.test_access import check


@pytest.mark.parametrize(("game", "width"), [("Vint", 1440), ("Vint to 1000", 360)])
def test_an_entry_opens_its_arithmetic_and_its_rule(sit_down: SitDown, game: str, width: int) -> None:
    person = sit_down(width, 800)
    person.start(game)
    first = True

    def call(names: list[str]) -> str:
        nonlocal first
        bid, first = (names[1] if first else "pass"), False
        return bid

    person.play_until(lambda turn: turn in ("next deal", "result"), call=call)
    page = person.page
    if width < 900:
        page.get_by_role("tab", name="Sheet").click()
    sheet = page.get_by_role("region", name="Sheet", exact=True)
    entry = sheet.locator("button[aria-expanded]").first
    entry.click()
    assert entry.get_attribute("aria-expanded") == "true"
    (deal,) = person.newest["view"]["sheet"]
    items = {(item["points"], item["rule"]) for item in deal["items"]}
    points = int(entry.locator(".points").inner_text())
    rule = sheet.get_by_role("link")
    assert (points, rule.inner_text()) in items
    address = rule.get_attribute("href") or ""
    assert address.startswith("/rules/vint") and address.endswith(f"#{rule.inner_text()}")
    assert rule.get_attribute("target") == "_blank"
    entry.click()
    assert entry.get_attribute("aria-expanded") == "false"
    sheet.get_by_role("button", name=re.compile(r"\btricks")).first.click()
    order = sheet.get_by_role("img").get_attribute("aria-label") or ""
    assert f"13: {'North–South' if deal['trick_winners'][12] in 'NS' else 'East–West'}" in order
    check(person, "an entry of the sheet opened")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    sheet.get_by_role("button", name="Deal 1 in the log").click()
    page.locator("#deal-1").wait_for()
