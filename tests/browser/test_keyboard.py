"""The keyboard: its shortcuts, dialogs that give the focus back, a focus never lost; what is said aloud."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SitDown
from tests.browser.screens import SCREENS, Screen, Visitor
from tests.browser.sitter import Sitter
from vintik.i18n import Words

Visit = Callable[..., Visitor]


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(
        """() => { const at = document.activeElement;
            if (at === document.body) return 'nothing';
            return at.getAttribute('aria-label') ?? at.textContent.trim(); }"""
    )
    return name


RINGED = """() => {
    const at = document.activeElement;
    const ringed = [at, ...at.querySelectorAll('*')].some(each => {
        const {outlineStyle, outlineWidth} = getComputedStyle(each);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return at === document.body || ringed ? '' : at.outerHTML.slice(0, 80);
}"""
"""What has the focus, if neither it nor the face drawn in it has an outline of at least two pixels."""


def settle(page: Page) -> None:
    page.wait_for_timeout(150)


@pytest.mark.parametrize("key", ["?", "k"])
def test_a_dialog_opened_by_a_key_gives_the_focus_back(visit: Visit, key: str) -> None:
    visitor = visit()
    page = visitor.open(Screen("", "", table="bridge with cards"))
    page.keyboard.press("h")
    card = focused(page)
    assert re.match(r"\w+ of \w+", card)
    page.keyboard.press(key)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    settle(page)
    assert page.get_by_role("dialog").count() == 0
    assert focused(page) == card


@pytest.mark.parametrize("address", [screen for screen in SCREENS if screen.name in ("home", "practice")])
def test_the_settings_give_the_focus_back(visit: Visit, address: Screen) -> None:
    page = visit().open(address)
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_role("dialog").get_by_label("Text table").focus()
    page.keyboard.press("Escape")
    settle(page)
    assert focused(page) == "Settings"


def test_every_stop_of_the_tab_key_is_seen(visit: Visit) -> None:
    """On each screen there is a ring around what has the focus."""
    visitor = visit()
    without: list[str] = []
    for screen in SCREENS:
        page = visitor.open(screen)
        for _ in range(16):
            page.keyboard.press("Tab")
            if plain := page.evaluate(RINGED):
                without.append(f"{screen.name}: {plain}")
    assert without == []


def test_the_shortcuts_are_those_there_are(visit: Visit) -> None:
    """Each key of the list does what the list says."""
    visitor = visit()
    page = visitor.open(Screen("", "", table="bridge with cards"))
    page.keyboard.press("?")
    listed = page.get_by_role("dialog").get_by_role("term").all_inner_texts()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    keys = {key for entry in listed for key in entry.split()}
    assert {"H", "B", "P", "L", "I", "K", "R", "T", "?", "Esc"} <= keys
    page.keyboard.press("b")
    assert focused(page) in ("pass", "1 club")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    assert page.get_by_role("button", name="Confirm pass").count() == 1
    page.keyboard.press("Escape")
    assert page.get_by_role("button", name="Confirm pass").count() == 0
    page.keyboard.press("r")
    page.get_by_role("log").get_by_text("Your hand: ").wait_for()
    page.keyboard.press("t")
    assert page.get_by_role("textbox", name="A call, a card or a command").evaluate(
        "each => each === document.activeElement"
    )


def test_the_focus_is_not_lost_between_pages_nor_when_a_line_goes(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(person.url)
    person.button("Play Vint").press("Enter")
    person.group("Your hand").wait_for()
    person.turn()
    settle(page)
    assert focused(page) != "nothing"
    page.get_by_role("link", name="vintik").press("Enter")
    person.button("Play Vint").wait_for()
    settle(page)
    assert page.evaluate("() => document.activeElement.tagName") == "H1"
    page.get_by_role("button", name="Forget this table").press("Enter")
    settle(page)
    assert focused(page) != "nothing"


HEAR = """() => {
    window.said = [];
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.tagName === 'P') window.said.push(node.textContent);
    }).observe(document.querySelector('[role=log]'), {childList: true, subtree: true});
}"""


def spoken(event: dict[str, Any], words: Words) -> str:
    seat = event["seat"]
    if event["type"] == "card_played":
        suit, rank = event["card"]
        return words("said-card", seat=seat, card=words("card", suit=suit, rank=rank.replace("T", "10")))
    if event["type"] == "claimed":
        tricks = event.get("tricks")
        return (
            words("said-claimed", seat=seat)
            if tricks is None
            else words("claim-told", seat=seat, tricks=tricks)
        )
    call = event["call"]
    if call == "Pass":
        return words("seat", seat=seat) + ": " + words("call-pass")
    named = {"X": words("call-double"), "XX": words("call-redouble")}
    bid = named.get(call) or words("bid", level=int(call[0]), denomination=call[1:])
    return words("said-call", seat=seat, call=bid)


def acts(person: Sitter) -> list[dict[str, Any]]:
    """Calls, cards and claims in the order in which they came."""
    messages = [json.loads(text) for text in person.received]
    return [
        event
        for message in messages
        if message["type"] == "update"
        for event in message["events"]
        if event["type"] in ("call_made", "card_played", "claimed")
    ]


def test_everything_the_others_do_is_said_once_and_in_order(sit_down: SitDown) -> None:
    """Computer players may claim: then the rest is played in one go, and no turn nor trick is said."""
    person = sit_down()
    person.page.goto(person.url)
    person.button("Play Bridge").click()
    person.turn()
    person.page.evaluate(HEAR)
    before = len(acts(person))
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn == "result", call=lambda names: "pass")
    said: list[str] = person.page.evaluate("() => window.said")
    text = " ".join(said)
    at = 0
    words = Words("en")
    events = acts(person)[before:]
    claims = [each for each, event in enumerate(events) if event["type"] == "claimed"]
    by_hand = [
        event["seat"] for event in events[: min(claims, default=None)] if event["type"] == "card_played"
    ]
    for event in events:
        sentence = spoken(event, words)
        if event["seat"] == "S":
            assert event["type"] == "call_made" or sentence not in text, f"one's own {sentence} is said"
            continue
        found = text.find(sentence, at)
        assert found >= 0, f"{sentence} is not said in its place: {text}"
        at = found + len(sentence)
        if event["type"] == "card_played":
            assert text.count(sentence) == 1, f"{sentence} is said twice"
    assert text.count("Trick to ") == len(by_hand) // 4
    assert text.count("Dummy: North.") == 1
    assert text.count("The deal is over.") == 1
    turns = len(re.findall(r"Your turn to play(?: from dummy)?\.", text))
    assert turns == sum(seat in "NS" for seat in by_hand)
