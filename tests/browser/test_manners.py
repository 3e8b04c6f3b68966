"""Settings of how the table behaves: one tap, a trick that stays, sounds, and what a long press tells."""

from __future__ import annotations

import re

import pytest

from tests.browser.at_table import card, change, moves, to_cards
from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check


def test_one_tap_makes_a_call_and_plays_a_card(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    change(person, card="tap", call="tap")

    def tap(group: str, name: str) -> None:
        sent = len(moves(person))
        person.group(group).get_by_role("button", name=name, exact=True).click()
        person.wait(lambda: len(moves(person)) == sent + 1, "the move to be sent")
        person.page.wait_for_timeout(450)  # a second tap would be taken for half of a double tap

    person.turn()
    tap("Your call", person.choices("Your call")[-1])
    while person.turn() == "call":
        tap("Your call", "pass")
    mine = [made["call"] for made in person.newest["view"]["deal"]["auction"]["calls"] if made["seat"] == "S"]
    assert mine == ["7NT", "Pass", "Pass", "Pass"]
    name = person.choices("Your hand")[0]
    tap("Your hand", name)
    assert card(person, name).count() == 0


def after_a_trick(person: Sitter) -> None:
    """A finished trick lies on the table until the person goes on."""
    to_cards(person)
    change(person, trick="tap")
    while not person.button("Go on").is_visible():
        if person.choices("Your hand"):
            person.choose("Your hand", person.choices("Your hand")[0])
        person.page.wait_for_timeout(100)


def cards_on_table(person: Sitter) -> list[str]:
    return person.page.locator(".trick li").all_text_contents()


def on_table(person: Sitter) -> int:
    return len(cards_on_table(person))


@pytest.mark.parametrize("means", ["a tap on the table", "Enter", "the button"])
def test_a_finished_trick_stays_until_the_person_goes_on(sit_down: SitDown, means: str) -> None:
    person = sit_down()
    person.start("Vint")
    after_a_trick(person)
    trick = cards_on_table(person)
    assert len(trick) == 4
    person.page.wait_for_timeout(1500)
    assert cards_on_table(person) == trick
    if means == "Enter":
        person.page.keyboard.press("h")
        person.page.keyboard.press("Enter")
        if person.confirm.is_visible():  # the person has won the trick and leads: that ends it too
            person.page.keyboard.press("Enter")
    elif means == "the button":
        person.button("Go on").click()
    else:
        person.page.locator(".trick").click()
    person.wait(lambda: cards_on_table(person) != trick, "the trick to be gathered")


def test_three_seconds_are_three_seconds(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    change(person, trick="long")
    person.turn()
    person.act()
    person.wait(lambda: on_table(person) == 4, "a finished trick")
    person.page.wait_for_timeout(1500)
    assert on_table(person) == 4
    person.wait(lambda: on_table(person) < 4, "the trick to be gathered")


def test_sounds_are_off_until_they_are_asked_for(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.add_init_script(
        """window.sounds = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) {
            window.sounds += 1;
            return start.apply(this, when);
        };"""
    )
    person.start("Vint")
    person.act(call=lambda names: "pass")
    person.turn()
    assert person.page.evaluate("() => window.sounds") == 0
    change(person, sound="on")
    person.act(call=lambda names: "pass")
    person.turn()
    assert person.page.evaluate("() => window.sounds") >= 3


def test_a_long_press_on_a_call_tells_what_it_means(sit_down: SitDown) -> None:
    """With a finger: no text is selected, no menu opens, and lifting the finger presses nothing."""
    person = sit_down(360, 740)
    person.start("Vint")
    person.turn()
    person.act(call=lambda names: "pass")
    person.turn()
    person.page.get_by_role("tab", name="Auction").click()
    call = person.page.locator("td").get_by_role("button").nth(1)
    call.scroll_into_view_if_needed()
    call.evaluate(
        """call => {
            window.pressed = [];
            for (const type of ['click', 'contextmenu'])
                addEventListener(type, event => window.pressed.push([type, event.defaultPrevented]));
        }"""
    )
    box = call.bounding_box()
    assert box is not None
    finger = person.page.context.new_cdp_session(person.page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    sent = len(moves(person))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    tip = person.page.get_by_role("tooltip")
    tip.get_by_text(re.compile("high-card points")).wait_for()
    person.page.wait_for_timeout(300)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(200)
    assert tip.count() == 1
    assert person.page.evaluate("() => String(getSelection())") == ""
    pressed = person.page.evaluate("() => window.pressed")
    assert all(prevented for kind, prevented in pressed), pressed
    assert len(moves(person)) == sent
    person.page.mouse.click(180, 120)
    assert tip.count() == 0


def test_contract_and_a_waiting_trick_in_every_language(sit_down: SitDown) -> None:
    """The open paper of the contract, what bids are worth, and the button that goes on, read by axe."""
    person = sit_down(360, 740)
    person.start("Vint")
    person.turn()
    speak = person.page.get_by_role("banner").get_by_role("combobox")
    person.page.get_by_role("tab").first.click()
    for language in ("es", "pt", "ru", "en"):
        speak.select_option(language)
        check(person, f"what bids are worth, {language}")
    after_a_trick(person)
    for language in ("es", "pt", "ru", "en"):
        speak.select_option(language)
        check(person, f"a finished trick, {language}")
        line = person.page.get_by_role("banner").locator("[aria-expanded]")
        line.click()
        check(person, f"contract and tricks, {language}")
        line.click()
