"""The screens in all four languages, read by axe; and what is said aloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KNOWN = ["label-content-name-mismatch"]
"""The names of cards and calls are words (`10 of hearts`), their faces are signs."""
LANGUAGES = {"en": ("Play Bridge", "pass"), "es": ("Jugar: Bridge", "paso")} | {
    "pt": ("Jogar Bridge", "passe"),
    "ru": ("Играть в бридж", "пас"),
}


def check(person: Sitter, screen: str) -> None:
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate(
        """async known => (await axe.run()).violations
            .filter(rule => !known.includes(rule.id))
            .map(rule => `${rule.id}: ${rule.nodes.map(node => node.html).join(' ')}`)""",
        KNOWN,
    )
    assert found == [], screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720)])
def test_home_auction_and_play_in_every_language(
    sit_down: SitDown, language: str, width: int, height: int
) -> None:
    person = sit_down(width, height, language=language)
    play, pass_ = LANGUAGES[language]
    person.page.goto(person.url)
    person.page.get_by_role("combobox").first.wait_for()
    check(person, "home")
    person.button(play).click()
    person.button(pass_).click()
    check(person, "auction, a call chosen")
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        check(person, "a paper in the drawer")
    person.page.keyboard.press("?")
    check(person, "the list of keys")
    person.page.keyboard.press("Escape")


def test_play_and_result(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Bridge")
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn == "dummy", call=lambda names: "pass")
    check(person, "play with dummy")
    person.play_until(lambda turn: turn == "result")
    check(person, "result")


def test_others_acts_are_said(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Bridge")
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)

    person.page.expose_function("heard", hear)
    person.page.evaluate(
        """() => new MutationObserver(changes => {
            for (const change of changes)
                for (const node of change.addedNodes) if (node.tagName === 'P') heard(node.textContent);
        }).observe(document.querySelector('[role=log]'), {childList: true, subtree: true})"""
    )
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn == "dummy", call=lambda names: "pass")
    person.play_until(lambda turn: len(person.newest["view"]["deal"]["tricks"]) > 1)
    said = " ".join(heard)
    for part in ("West: ", "North: ", "East: ", "Dummy: North.", "Trick to ", "Your turn to play from dummy"):
        assert part in said, said
