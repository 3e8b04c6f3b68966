"""Every screen, read by axe in every language, narrow and dark; and what is said aloud at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.screens import SCREENS, Visitor
from tests.browser.sitter import Sitter

Visit = Callable[..., Visitor]


def check(person: Sitter, screen: str) -> None:
    assert violations(person.page) == [], screen


def voices(page: Page) -> list[str]:
    """Live regions beyond the one that there may be, and alerts where nothing went wrong."""
    live = page.locator("[aria-live]:not([aria-live=off]), [role=log], [role=status], output")
    return live.all_inner_texts()[1:] + page.get_by_role("alert").all_inner_texts()


@pytest.mark.parametrize("language", ["en", "es", "pt", "ru"])
def test_axe_finds_nothing_on_any_screen_in_any_language(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        page = visitor.open(screen)
        found[screen.name] = violations(page, screen.repeats) + voices(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_axe_finds_nothing_on_a_phone_in_the_longest_language(visit: Visit) -> None:
    """There the papers are in a drawer, behind a tab each."""
    visitor = visit(language="ru", width=360, height=740)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        page = visitor.open(screen)
        found[screen.name] = violations(page, screen.repeats)
        if page.get_by_role("dialog").count() == 0:
            for tab in page.get_by_role("tab").all():
                tab.click()
                found[screen.name] += violations(page, screen.repeats)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_axe_finds_nothing_in_the_dark_with_more_contrast(visit: Visit) -> None:
    visitor = visit(scheme="dark", settings={"contrast": "more"})
    found = {screen.name: violations(visitor.open(screen), screen.repeats) for screen in SCREENS}
    assert {name: faults for name, faults in found.items() if faults} == {}
