"""Convention cards: chosen for each side, read at the table by keyboard, and on a page to print."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import SitDown
from tests.browser.test_access import check


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_two_cards_at_a_table(sit_down: SitDown, width: int, height: int) -> None:
    person = sit_down(width, height)
    page = person.page
    page.goto(person.url)
    page.get_by_text("beginners bid by rules of thumb").wait_for()
    page.get_by_label("Computer players").select_option("club")
    assert page.get_by_label("Your side plays").input_value() == "sayc"
    page.get_by_label("Opponents play").select_option("two_over_one")
    check(person, "the home page with the choice of cards")
    person.button("Play Bridge").click()
    person.turn()
    assert person.newest["cards"] == {"NS": "sayc", "EW": "two_over_one"}

    if width < 1100:
        tab = page.get_by_role("tab", name="Auction")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
    told = page.get_by_role("button", name=re.compile("^Convention cards North–South: SAYC"))
    assert "East–West: 2/1 (Two over One)" in told.inner_text()
    told.focus()
    page.keyboard.press("k")
    dialog = page.get_by_role("dialog", name="Convention card: SAYC (Standard American)")
    dialog.get_by_text("Opening bids").click()
    dialog.locator("details[open]").get_by_text("15 to 17 high-card points").first.wait_for()
    check(person, "the card in the dialog")
    dialog.get_by_role("button", name="East–West: 2/1 (Two over One)").click()
    other = page.get_by_role("dialog", name="Convention card: 2/1 (Two over One)")
    other.get_by_text("Answers to one of a major").click()
    other.locator("details[open]").get_by_text("neither partner may stop before game").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    assert told.evaluate("each => each === document.activeElement")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_the_page_of_a_card_in_another_language(sit_down: SitDown, width: int, height: int) -> None:
    person = sit_down(width, height, language="ru")
    page = person.page
    page.goto(person.url)
    page.get_by_role("link", name="Конвенционные карты").click()
    page.get_by_role("heading", level=1, name="Конвенционная карта: SAYC (американский стандарт)").wait_for()
    assert page.url.endswith("/cards/sayc")
    assert page.get_by_role("heading", level=2).count() == 18
    page.get_by_text("Из онёров подряд — старший.").wait_for()
    check(person, "the summary of a card on its page")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=True))
    assert len(sheets) == 1, "the summary is printed on one sheet"
    page.get_by_role("button", name="Вся карта").click()
    assert page.get_by_role("heading", level=2).count() == 16
    check(person, "a card on its page")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="2/1 (два через один)").click()
    page.get_by_role("heading", level=1, name="Конвенционная карта: 2/1 (два через один)").wait_for()
    page.reload()
    page.get_by_role("heading", level=1, name="Конвенционная карта: 2/1").wait_for()
    page.emulate_media(media="print")
    assert not page.get_by_role("button", name="Напечатать").is_visible()
    columns = page.locator(".chapters").evaluate("each => getComputedStyle(each).columnCount")
    assert columns == "2"


def test_beginners_tell_what_they_bid_too(sit_down: SitDown) -> None:
    person = sit_down(1440, 900)
    page = person.page
    page.goto(person.url)
    page.get_by_label("Computer players").select_option("beginner")
    person.button("Play Bridge").click()
    person.turn()
    told = page.get_by_role("button", name=re.compile("^Convention cards North–South: rules of thumb"))
    told.click()
    dialog = page.get_by_role("dialog", name="Convention card: rules of thumb")
    dialog.get_by_text("Opening bids").click()
    dialog.locator("details[open]").get_by_text("opens with what the hand is best for").first.wait_for()
    check(person, "the rules of thumb in the dialog")
