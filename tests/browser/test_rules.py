"""The pages that teach: found, read, cited by address, and in another language at the same place."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check

TITLES = {"en": "Vint", "es": "Vint", "pt": "Vint", "ru": "Винт"}
NARROW, WIDE = (360, 740), (1440, 900)


def open_page(person: Sitter, address: str, title: str) -> None:
    person.page.goto(person.url + address)
    person.page.get_by_role("heading", level=1, name=title, exact=True).wait_for()


def top_of(person: Sitter, name: str) -> float:
    """Pixels from the top of the window."""
    top: float = person.page.evaluate(
        "name => document.getElementById(name).getBoundingClientRect().top", name
    )
    return top


def test_from_the_first_page_to_a_paragraph(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(person.url)
    page.get_by_role("link", name="Rules of Vint", exact=True).click()
    page.get_by_role("heading", level=1, name="Vint", exact=True).wait_for()
    page.get_by_role("link", name="The three games", exact=True).click()
    page.get_by_role("heading", level=1, name="Three games at one table").wait_for()
    page.evaluate("() => { window.loaded = 'once'; }")
    page.evaluate("() => scrollTo(0, 150)")
    page.wait_for_timeout(100)
    page.get_by_role("article").get_by_role("link", name="Vint", exact=True).first.click()
    page.get_by_role("heading", level=1, name="Vint", exact=True).wait_for()
    assert page.url.endswith("/rules/vint")
    assert page.evaluate("() => window.loaded") == "once"
    assert page.evaluate("() => scrollY") == 0

    contents = page.get_by_role("navigation", name="On this page")
    contents.get_by_role("link", name="Slams").click()
    person.wait(lambda: 0 <= top_of(person, "slams") < 60, "the section")
    person.wait(lambda: contents.locator("[aria-current]").inner_text() == "Slams", "the section's mark")
    page.get_by_role("article").get_by_role("link", name="V4.5", exact=True).first.click()
    assert page.url.endswith("/rules/vint#V4.5")
    page.go_back()
    page.go_back()
    page.go_back()
    page.get_by_role("heading", level=1, name="Three games at one table").wait_for()
    person.wait(lambda: page.evaluate("() => scrollY") == 150, "the place that was left")
    assert page.evaluate("() => window.loaded") == "once"


def test_a_paragraph_has_an_address(sit_down: SitDown) -> None:
    person = sit_down()
    open_page(person, "/rules/vint#V5.2", "Vint")
    person.wait(lambda: 0 <= top_of(person, "V5.2") < 200, "the paragraph")
    assert person.page.evaluate("() => document.querySelector(':target').id") == "V5.2"


@pytest.mark.parametrize(("width", "height"), [NARROW, WIDE])
def test_another_language_at_the_same_place(sit_down: SitDown, width: int, height: int) -> None:
    person = sit_down(width, height)
    open_page(person, "/rules/vint#failing", "Vint")
    person.wait(lambda: 0 <= top_of(person, "failing") < 60, "the section")
    person.page.wait_for_load_state("networkidle")
    assert 0 <= top_of(person, "failing") < 60, "the calculator above it moved the section"
    person.page.mouse.wheel(0, 30)
    person.page.wait_for_timeout(100)
    before = top_of(person, "failing")
    contents = person.page.get_by_role("navigation", name="On this page")
    if width < 1000:
        person.page.locator("summary", has_text="A contract that fails").click()
    contents.get_by_role("button", name="RU").click()
    person.page.get_by_role("heading", level=2, name="Контракт не сыгран").wait_for()
    person.wait(lambda: abs(top_of(person, "failing") - before) < 4, "the place in the other language")
    assert person.page.locator("article").get_attribute("lang") == "ru"
    assert "Винт" in person.page.title()


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize(("width", "height"), [NARROW, WIDE])
def test_it_can_be_read_by_everybody(sit_down: SitDown, language: str, width: int, height: int) -> None:
    person = sit_down(width, height, language=language)
    open_page(person, "/rules/vint", TITLES[language])
    check(person, f"the page of Vint in {language}")
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    drawn = person.page.get_by_role("article").get_by_role("img")
    assert drawn.count() >= 4
    assert all(each.evaluate("each => each.querySelector('desc').textContent") for each in drawn.all())


def test_on_paper_only_the_text_is_left(sit_down: SitDown) -> None:
    person = sit_down()
    open_page(person, "/rules/vint", "Vint")
    person.page.emulate_media(media="print")
    assert not person.page.get_by_role("navigation").first.is_visible()
    assert not person.button("Print").is_visible()
    assert person.page.get_by_role("heading", name="Slams").is_visible()


def test_letters_of_cards_follow_the_settings(sit_down: SitDown) -> None:
    person = sit_down(language="ru")
    person.page.add_init_script("localStorage.setItem('vintik.settings', '{\"index\": \"language\"}')")
    open_page(person, "/rules/vint", "Винт")
    north = person.page.locator(".hand-N")
    assert "Т Д 4" in north.inner_text()
    person.page.evaluate("() => localStorage.clear()")


def test_a_page_that_there_is_not(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(f"{person.url}/rules/whist")
    person.page.get_by_role("alert").wait_for()
    assert person.page.get_by_role("link", name="To the home page").is_visible()
    person.faults.clear()


def test_a_calculator_stands_in_the_page(sit_down: SitDown) -> None:
    person = sit_down()
    open_page(person, "/rules/vint", "Vint")
    widget = person.page.locator('[data-widget="calculator"]').first
    widget.scroll_into_view_if_needed()
    widget.get_by_role("radio").first.wait_for()


def test_on_a_telephone_the_pages_are_folded_behind_the_name_of_this_one(sit_down: SitDown) -> None:
    """Open they are links as elsewhere; they fold again after a choice, a touch elsewhere or Escape."""
    person = sit_down(360, 740)
    open_page(person, "/rules/vint", "Vint")
    bar = person.page.get_by_role("navigation", name="Pages about the games")
    folded = bar.locator("summary")
    bridge = bar.get_by_role("link", name="Bridge", exact=True)
    assert folded.inner_text() == "Vint"
    bridge.wait_for(state="hidden")
    folded.click()
    assert bar.locator("[aria-current=page]").inner_text() == "Vint"
    bridge.click()
    person.page.get_by_role("heading", name="Bridge", level=1).wait_for()
    assert folded.inner_text() == "Bridge"
    bridge.wait_for(state="hidden")
    folded.click()
    person.page.mouse.click(8, 700)
    bridge.wait_for(state="hidden")
    folded.focus()
    person.page.keyboard.press("Enter")
    bridge.wait_for()
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Escape")
    bridge.wait_for(state="hidden")
    assert folded.evaluate("each => each === document.activeElement")
