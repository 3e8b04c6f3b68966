"""Nothing is cut off, covered or too small: at 200 %, in narrow windows, with large letters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.screens import SCREENS, Screen, Visitor

Visit = Callable[..., Visitor]
REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
LARGER = """() => {
    const all = [...document.querySelectorAll('body *')].filter(each => !each.closest('svg'));
    const sizes = all.map(each => parseFloat(getComputedStyle(each).fontSize));
    all.forEach((each, n) => each.style.fontSize = `${sizes[n] * 2}px`);
}"""


def unreached(page: Page) -> list[str]:
    found: list[str] = page.evaluate(REACH)
    return found


@pytest.mark.parametrize(
    ("width", "height"),
    [
        pytest.param(640, 450, id="1280 by 900 at 200 %"),
        pytest.param(320, 568, id="the narrowest"),
    ],
)
def test_everything_is_in_reach_on_every_screen(visit: Visit, width: int, height: int) -> None:
    visitor = visit(language="ru", width=width, height=height)
    found = {screen.name: unreached(visitor.open(screen)) for screen in SCREENS}
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_everything_is_in_reach_with_letters_twice_as_large(visit: Visit) -> None:
    visitor = visit(language="ru", width=1280, height=900)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        page = visitor.open(screen)
        page.evaluate(LARGER)
        found[screen.name] = unreached(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_what_is_covered_cut_or_small_would_be_found(visit: Visit) -> None:
    page = visit().open(SCREENS[0])
    page.evaluate(
        """() => document.querySelector('main').insertAdjacentHTML('afterbegin', `
            <button style="width: 12px; height: 12px; padding: 0; overflow: hidden">x</button>
            <div style="position: relative"><button>under</button>
                <i style="position: absolute; inset: 0"></i></div>
            <div style="width: 40px; overflow: hidden; white-space: nowrap">much too long for this</div>
            <div style="width: 3000px">wide</div>`)"""
    )
    found = " ".join(unreached(page))
    for fault in ("12 by 12 pixels", "covered: under", "cut off: much too long", "the page scrolls sideways"):
        assert fault in found, found


def test_in_the_colours_of_the_system_cards_choice_and_turn_are_told_apart(visit: Visit) -> None:
    visitor = visit(forced="active", scheme="dark")
    auction = next(screen for screen in SCREENS if screen.name == "vint-auction")
    page = visitor.open(auction)
    page.locator(".card-face:not(button)").nth(12).wait_for()
    faces: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.card-face')].filter(face => !face.matches('button'))
            .map(face => getComputedStyle(face.parentElement).forcedColorAdjust)"""
    )
    assert len(faces) >= 13
    assert set(faces) == {"none"}
    backgrounds: list[str] = [
        page.get_by_role("button", name=name, exact=True).evaluate(
            "each => getComputedStyle(each).backgroundColor + getComputedStyle(each).outlineStyle"
        )
        for name in ("pass", "7 no trump")
    ]
    assert backgrounds[0] != backgrounds[1]
    signs: list[list[str]] = page.evaluate(
        """() => [...document.querySelectorAll('[role=group] button .suit')].map(sign =>
            [getComputedStyle(sign).fill, getComputedStyle(sign.parentElement).color])"""
    )
    assert len(signs) >= 28
    assert all(sign == text for sign, text in signs), "a bid's suit has the colour of its level"
    turn = page.get_by_text("your turn", exact=True).locator("..")
    assert turn.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"


def test_motion_is_left_out_for_who_asked_for_none(visit: Visit) -> None:
    page = visit().open(Screen("", "", table="vint play"))
    moving: int = page.evaluate(
        """() => {
            document.querySelectorAll('[role=group] button:not(:disabled)').forEach(each => each.click());
            return document.getAnimations().filter(each => each.playState === 'running'
                && each.effect.getTiming().duration > 10).length; }"""
    )
    assert moving == 0
