"""The hint and what calls mean, on a real screen."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check


def hint(person: Sitter) -> str:
    """Asks for a hint; the act it names."""
    person.button("Hint").click()
    title = person.page.get_by_role("heading", name=re.compile("^Hint: "))
    title.wait_for()
    return title.inner_text().removeprefix("Hint: ")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720)])
def test_a_hint_names_an_act_that_can_be_chosen(sit_down: SitDown, width: int, height: int) -> None:
    person = sit_down(width, height)
    person.start("Vint")
    person.turn()
    assert hint(person) in person.choices("Your call")
    check(person, "a hint")
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    person.page.keyboard.press("Escape")
    assert person.page.get_by_role("heading", name=re.compile("^Hint: ")).count() == 0
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")
    assert hint(person) in person.choices("Your hand")
    person.act()
    assert person.page.get_by_role("heading", name=re.compile("^Hint: ")).count() == 0


def test_m6_a_tournament_offers_no_hint(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    person.page.get_by_label("Variant").select_option("tournament")
    person.button("Play Vint to 1000").click()
    person.turn()
    assert person.button("Hint").count() == 0


def test_a_call_says_what_it_means_to_pointer_and_keyboard(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.turn()
    person.act(call=lambda names: "pass")
    person.turn()
    calls = person.page.locator("td").get_by_role("button")
    call = calls.nth(1)
    tip = person.page.get_by_role("tooltip")
    call.hover()
    tip.get_by_text("high-card points").wait_for()
    check(person, "what a call means")
    person.page.mouse.move(700, 5)
    assert tip.count() == 0
    call.focus()
    tip.get_by_text("high-card points").wait_for()
    box, window = tip.bounding_box(), person.page.viewport_size
    assert box is not None and window is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= window["width"]
    person.page.keyboard.press("ArrowLeft")
    assert calls.nth(0).evaluate("each => each === document.activeElement")
    assert tip.count() == 1
    person.page.keyboard.press("Escape")
    assert tip.count() == 0
    asked = [text for text in person.sent if json.loads(text)["type"] == "meanings"]
    assert 1 <= len(asked) <= 3
