"""Practice on a real screen: by keyboard, and as axe reads it."""

from __future__ import annotations

import json

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check


def focused(person: Sitter) -> str:
    name: str = person.page.evaluate(
        "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
    )
    return name


def kept(person: Sitter) -> dict[str, dict[str, int]]:
    text: str = person.page.evaluate("() => localStorage.getItem('vintik.practice')")
    topics: dict[str, dict[str, int]] = json.loads(text)["topics"]
    return topics


def test_two_questions_are_answered_by_keyboard(sit_down: SitDown) -> None:
    person = sit_down(360, 740)
    page = person.page
    page.goto(person.url)
    page.get_by_role("link", name="Practise Bridge bidding").press("Enter")
    page.get_by_role("link", name="Opening bids").press("Enter")
    for number in (1, 2):
        page.get_by_text(f"Question {number} ·").wait_for()
        person.wait(lambda: focused(person) in person.choices("Your call"), "the focus in the bidding box")
        first = focused(person)
        page.keyboard.press("ArrowRight")
        assert focused(person) in person.choices("Your call") and focused(person) != first
        call = focused(person)
        page.keyboard.press("Enter")
        person.button(f"Confirm {call}").wait_for()
        page.keyboard.press("Enter")
        verdict = page.get_by_role("region", name=call)
        verdict.wait_for()
        assert verdict.get_by_role("listitem").count() > 0
        assert page.get_by_role("log").get_by_text(call).count() > 0, "the verdict is said aloud"
        person.wait(lambda: focused(person) == "Next question", "the focus on the next question")
        check(person, "a verdict")
        if number == 1:
            page.keyboard.press("Enter")
    topic = kept(person)["sayc openings"]
    assert topic["asked"] == 2
    page.get_by_role("link", name="Topics").press("Enter")
    page.get_by_text(f"{topic['right']} of 2 right").wait_for()
    page.reload()
    page.get_by_text(f"{topic['right']} of 2 right").wait_for()


@pytest.mark.parametrize("language", ["en", "es", "pt", "ru"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720)])
def test_topics_and_a_question_in_every_language(
    sit_down: SitDown, language: str, width: int, height: int
) -> None:
    person = sit_down(width, height, language=language)
    page = person.page
    page.goto(f"{person.url}/practice")
    page.locator("li a").first.wait_for()
    check(person, "the topics")
    page.get_by_role("combobox").last.select_option("two_over_one")
    assert page.locator("li a").count() == 16
    page.goto(f"{person.url}/practice/two_over_one")
    page.locator("td button").first.wait_for()
    check(person, "a question")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    summary = page.locator("summary")
    if width < 900:
        summary.click()
    check(person, "a question and what the calls say")


def test_a_topic_that_is_none_says_so(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(f"{person.url}/practice/whist")
    person.page.get_by_role("alert").wait_for()
    assert "whist" in person.page.get_by_role("alert").inner_text()
    person.faults.clear()  # the browser notes that the answer was no success
