"""The first lesson on a real screen: played through, left and taken up again, and as axe reads it."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check
from vintik.cards import CARDS, Bid, Card, parse_call
from vintik.i18n import Words

SCREENS = [("en", 1440, 900), ("ru", 360, 740)]


def lesson(person: Sitter) -> dict[str, Any]:
    with urllib.request.urlopen(f"{person.url}/api/lessons/first") as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def spoken(name: str, words: Words) -> str:
    """The accessible name of a call or card."""
    if name in {card.name for card in CARDS}:
        card = Card.parse(name)
        return words("card", rank=card.rank.letter.replace("T", "10"), suit=card.suit.letter)
    call = parse_call(name)
    if isinstance(call, Bid):
        return words("bid", level=call.level, denomination=call.denomination.name)
    return words("call-pass")


def comment(stop: dict[str, Any], words: Words, other: bool = False) -> str:
    return words(f"first-{stop['say']}{'-other' if other else ''}", **stop["facts"])


def wait_for(person: Sitter, text: str) -> None:
    person.page.locator(".said:not(.waiting)").get_by_text(text, exact=True).wait_for()


def offered(told: dict[str, Any], stop: dict[str, Any]) -> list[str]:
    offers = told["updates"][stop["after"] - 1]["offers"]
    return [*offers["calls"], *offers["cards"]]


def choose(person: Sitter, name: str, words: Words) -> None:
    label = spoken(name, words)
    person.page.locator("main").get_by_role("button", name=label, exact=True).first.click()
    person.page.get_by_role("button", name=words("confirm", what=label), exact=True).click()


@pytest.mark.parametrize(("language", "width", "height"), SCREENS)
def test_the_lesson_is_played_through(sit_down: SitDown, language: str, width: int, height: int) -> None:
    person = sit_down(width, height, language=language)
    page, words = person.page, Words(language)
    page.goto(f"{person.url}/lesson")
    told = lesson(person)
    stops = told["stops"]
    others = 0
    for number, stop in enumerate(stops, start=1):
        page.get_by_text(words("lesson-step", step=number, steps=len(stops)), exact=True).wait_for()
        wait_for(person, comment(stop, words))
        if stop["choice"] and others < 3:
            others += 1
            wrong = next(name for name in reversed(offered(told, stop)) if name != stop["wanted"])
            choose(person, wrong, words)
            wait_for(person, comment(stop, words, other=True))
        if number in (1, 8, 15, len(stops)):
            check(person, f"stop {number}")
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        if stop["wanted"]:
            choose(person, stop["wanted"], words)
        elif number < len(stops):
            person.button(words("lesson-go-on")).click()
    assert page.get_by_role("log").get_by_text(comment(stops[-1], words), exact=True).count() == 1
    assert page.get_by_role("link", name=words("lesson-play")).is_visible()


@pytest.mark.parametrize("language", ["es", "pt"])
def test_stops_in_other_languages(sit_down: SitDown, language: str) -> None:
    person = sit_down(360, 740, language=language)
    page = person.page
    page.goto(person.url)
    last = len(lesson(person)["stops"]) - 1
    for number in (6, 13, last):
        page.evaluate(f"() => localStorage.setItem('vintik.lesson.first', '{number}')")
        page.goto(f"{person.url}/lesson")
        page.locator(".said:not(.waiting) p").wait_for()
        check(person, f"stop {number} in {language}")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_lesson_is_taken_up_where_it_was_left(sit_down: SitDown) -> None:
    person = sit_down(768, 900)
    page, words = person.page, Words("en")
    page.goto(person.url)
    page.get_by_role("link", name="First lesson").click()
    stops = lesson(person)["stops"]
    for _ in range(3):
        person.button("Go on").click()
    choose(person, "1H", words)
    wait_for(person, comment(stops[4], words))
    page.reload()
    wait_for(person, comment(stops[4], words))
    choose(person, "7NT", words)
    wait_for(person, comment(stops[4], words, other=True))
    person.button("Back").click()
    wait_for(person, comment(stops[3], words))
    assert person.group("Your call").get_by_role("button", name="1 heart").is_enabled()
    person.button("Begin again").click()
    wait_for(person, comment(stops[0], words))
    assert page.get_by_role("button", name="Back").count() == 0


def test_the_lesson_by_keyboard(sit_down: SitDown) -> None:
    person = sit_down()
    page, words = person.page, Words("en")
    page.goto(f"{person.url}/lesson")
    stops = lesson(person)["stops"]
    person.button("Go on").press("Enter")
    for stop in stops[1:10]:
        wait_for(person, comment(stop, words))
        if stop["wanted"] is None:
            person.wait(lambda: focused(person) == "Go on", "the focus on the way on")
        else:
            person.wait(lambda: focused(person) in person.choices("Your call"), "the focus in the box")
            page.get_by_role("button", name=spoken(stop["wanted"], words), exact=True).focus()
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    wait_for(person, comment(stops[10], words))


def focused(person: Sitter) -> str:
    name: str = person.page.evaluate(
        "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"
    )
    return name
