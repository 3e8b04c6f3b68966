"""The table in the hands of a person: keyboard, small screens, double clicks, a lost line, four languages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter


def focused(person: Sitter) -> str:
    """The name of the focused element, nothing where none is."""
    name = person.page.evaluate(
        """() => {
            const at = document.activeElement;
            return at === document.body ? '' : at.getAttribute('aria-label') ?? at.textContent.trim();
        }"""
    )
    return str(name)


def tab_to(person: Sitter, wanted: re.Pattern[str]) -> None:
    """Presses Tab until the focus is on an element with such a name."""
    for _ in range(80):
        if (name := focused(person)) and wanted.search(name):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted.pattern} is not in the tab order")


def by_keyboard(person: Sitter, group: str, name: str) -> None:
    """Selects a call or card and confirms it without a pointer."""
    sent = len(person.sent)
    tab_to(person, re.compile("|".join(map(re.escape, person.choices(group)))))
    for _ in range(60):
        if focused(person) == name:
            break
        person.page.keyboard.press("ArrowRight")
    assert focused(person) == name
    person.page.keyboard.press("Enter")
    assert (
        person.group(group).get_by_role("button", name=name, exact=True).get_attribute("aria-pressed")
        == "true"
    )
    tab_to(person, re.compile("^Confirm"))
    person.page.keyboard.press("Enter")
    person.wait(lambda: len(person.sent) > sent, "the move to be sent")
    person.turn()
    person.wait(lambda: not lost_focus(person), "the focus to be somewhere")


def lost_focus(person: Sitter) -> bool:
    return bool(person.page.evaluate("() => document.activeElement === document.body"))


def test_a_whole_deal_with_the_keyboard_alone(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    tab_to(person, re.compile("^Play Bridge$"))
    person.page.keyboard.press("Enter")
    person.group("Your hand").wait_for()
    while (turn := person.turn()) != "result":
        group = {"call": "Your call", "card": "Your hand", "dummy": "Dummy"}[turn]
        names = person.choices(group)
        by_keyboard(person, group, "pass" if turn == "call" else names[-1])
    tab_to(person, re.compile("^Export record$"))


def test_the_focus_comes_to_the_bidding_box_although_the_table_was_slow_to_load(sit_down: SitDown) -> None:
    """A key pressed on the home page says that the person works with the keyboard."""
    person = sit_down()
    person.page.route(re.compile(r"/TableDoor.*\.js$"), lambda route: delay(person, route))
    person.page.goto(person.url)
    tab_to(person, re.compile("^Play Bridge$"))
    person.page.keyboard.press("Enter")
    person.turn()
    person.wait(lambda: focused(person) == "pass", "the focus to be on the first call")


def delay(person: Sitter, route: Route) -> None:
    person.wait(lambda: "/t/" in person.page.url, "the table to be asked for")
    route.continue_()


def lowest_bid(names: list[str]) -> str:
    return next(name for name in names if name != "pass")


def moves_sent(person: Sitter) -> list[object]:
    return [json.loads(text) for text in person.sent if json.loads(text)["type"] == "move"]


def test_a_double_click_plays_one_card(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")
    before = len(moves_sent(person))
    hand = person.group("Your hand").get_by_role("button").count()
    card = person.choices("Your hand")[0]
    person.group("Your hand").get_by_role("button", name=card, exact=True).click()
    person.confirm.dblclick()
    person.wait(
        lambda: person.group("Your hand").get_by_role("button").count() == hand - 1,
        "the card to leave the hand",
    )
    person.page.wait_for_timeout(300)
    assert len(moves_sent(person)) == before + 1


def test_selecting_is_not_playing(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")
    before = len(moves_sent(person))
    for name in person.choices("Your hand")[:2]:
        person.group("Your hand").get_by_role("button", name=name, exact=True).click()
        assert person.confirm.count() == 1
        assert name in (person.confirm.get_attribute("aria-label") or person.confirm.inner_text())
    assert len(moves_sent(person)) == before


def test_c5_cards_that_may_not_be_played_cannot_be_pressed(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")

    def must_follow(turn: str) -> bool:
        held = person.group("Your hand").get_by_role("button").count()
        return turn == "card" and len(person.choices("Your hand")) < held

    person.play_until(must_follow, call=lambda names: "pass")
    names = person.choices("Your hand")
    assert len({name.split(" of ")[1] for name in names}) == 1
    for button in person.group("Your hand").get_by_role("button").all():
        assert button.is_enabled() == (button.get_attribute("aria-label") in names)


def test_every_pass_is_the_persons_own(sit_down: SitDown) -> None:
    """V2.5: nobody's pass is made for them, and the count is shown."""
    person = sit_down()
    person.start("Vint")
    person.act(call=lowest_bid)
    passes = 0
    count = re.compile(r"pass \d+ of 12|12 passes end the auction")
    while person.turn() == "call":
        assert count.search(person.page.locator("body").inner_text())
        person.act(call=lambda names: "pass")
        passes += 1
        if passes > 40:
            break
    auction = person.newest["view"]["deal"]["auction"]["calls"]
    mine = [call["call"] for call in auction if call["seat"] == "S"]
    assert mine.count("Pass") == passes
    assert [call["call"] for call in auction[-12:]] == ["Pass"] * 12


def test_a_call_is_taken_back(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.turn()
    before = person.choices("Your call")
    person.act(call=lowest_bid)
    person.turn()
    person.button("Take back").click()
    person.wait(lambda: person.choices("Your call") == before, "the call to be free again")


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (360, 740), (768, 1024), (1024, 700), (1280, 720), (1440, 900)]
)
def test_nothing_covers_cards_or_calls_on_any_screen(sit_down: SitDown, width: int, height: int) -> None:
    """Every card and call can be pressed in its middle, and nothing has to be scrolled sideways."""
    person = sit_down(width, height)
    person.start("Bridge")

    def check(group: str) -> None:
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        covered = person.page.evaluate(
            """name => [...document.querySelectorAll('[role=group], fieldset')]
                .filter(group => group.getAttribute('aria-label') === name)
                .flatMap(group => [...group.querySelectorAll('button')])
                .filter(button => {
                    button.scrollIntoView({block: 'nearest', inline: 'nearest'});
                    const box = button.getBoundingClientRect();
                    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                    return !button.contains(top);
                })
                .map(button => button.getAttribute('aria-label') ?? button.textContent.trim())""",
            group,
        )
        assert covered == [], f"{group} at {width}×{height}"

    person.turn()
    check("Your call")
    check("Your hand")
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn in ("card", "dummy"), call=lambda names: "pass")
    check("Your hand")
    check("Dummy")


@pytest.mark.parametrize("game", ["Vint", "Vint to 1000", "Bridge"])
def test_a_small_phone_shows_the_table_without_scrolling(sit_down: SitDown, game: str) -> None:
    person = sit_down(360, 640)
    person.start(game)

    def check() -> None:
        """In each language, English last."""
        for language in ("ru", "es", "pt", "en"):
            person.page.locator("header select").select_option(language)
            person.page.locator(f"html[lang^={language}]").wait_for()
            person.wait(
                lambda: person.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"),
                f"a page that fits in {language}",
            )

    person.turn()
    check()
    person.act(call=lambda names: names[-1])
    person.turn()
    check()
    person.play_until(lambda turn: turn in ("card", "dummy"), call=lambda names: "pass")
    check()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)])
def test_nothing_moves_when_a_choice_is_made(sit_down: SitDown, width: int, height: int) -> None:
    """The confirming button has its room already, and so has what a bid would be worth."""
    person = sit_down(width, height, language="ru")
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Играть в винт", exact=True).click()
    hand = person.group("Ваша рука")
    person.wait(lambda: "пас" in person.choices("Ваша заявка"), "one's turn")
    before = hand.bounding_box()
    for call in (person.choices("Ваша заявка")[-1], "пас"):
        person.group("Ваша заявка").get_by_role("button", name=call, exact=True).click()
        person.page.get_by_role("button", name=f"Подтвердить: {call}", exact=True).wait_for()
        # Text is set to fractions of a pixel, which nobody sees.
        assert hand.bounding_box() == pytest.approx(before, abs=0.5)


def test_a_table_that_is_gone_says_so_and_offers_no_record(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.page.evaluate(
        """() => {
            const kept = localStorage.getItem('vintik.tables');
            localStorage.setItem('vintik.tables', kept.replace(/"table":"[^"]*"/, '"table":"gone"'));
        }"""
    )
    person.page.goto(f"{person.url}/t/gone")
    person.page.get_by_role("heading", name="There is no such table").wait_for()
    assert person.page.get_by_role("link", name="Export record").count() == 0
    person.page.get_by_role("link", name="To the home page").click()
    person.button("Play Vint").wait_for()
    assert person.page.get_by_role("link", name="Return to Vint").count() == 0


def test_a_lead_need_not_wait_for_the_trick_before(sit_down: SitDown) -> None:
    """With motion on: who won a trick may lead while it still lies on the table."""
    person = sit_down(motion=True)
    person.start("Vint")
    person.play_until(lambda turn: turn == "card", call=lambda names: "pass")

    def leads(turn: str) -> bool:
        deal = person.newest["view"]["deal"]
        return turn == "card" and bool(deal["tricks"]) and deal["trick"]["cards"] == []

    person.play_until(leads, call=lambda names: "pass", card=lambda names: names[0])
    assert person.page.locator(".trick li").count() == 4
    person.act()
    person.wait(lambda: person.page.locator(".trick li").count() < 4, "the new trick")


PASS = {"en": "pass", "es": "paso", "pt": "passe", "ru": "пас"}


@pytest.mark.parametrize("language", PASS)
def test_the_language_of_the_browser_is_spoken(sit_down: SitDown, language: str) -> None:
    person = sit_down(language=language)
    person.page.goto(person.url)
    person.page.get_by_role("heading", level=1).wait_for()
    assert person.page.evaluate("() => document.documentElement.lang") == language
    person.page.get_by_role("button", name=re.compile("bridge|бридж", re.IGNORECASE)).click()
    person.page.get_by_role("button", name=PASS[language], exact=True).wait_for()


def test_another_language_can_be_chosen_at_the_table(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    person.turn()
    person.page.get_by_label("Language").select_option("ru")
    person.page.get_by_role("button", name="пас", exact=True).wait_for()
    person.page.reload()
    person.page.get_by_role("button", name="пас", exact=True).wait_for()


def test_m6_a_sealed_sequence_is_named_and_played_again(sit_down: SitDown) -> None:
    hands = []
    name = ""
    for _ in range(2):
        person = sit_down()
        person.page.goto(person.url)
        person.page.get_by_label("Variant").select_option("tournament")
        person.page.get_by_label("Sequence").fill(name)
        person.button("Play Vint to 1000").click()
        person.turn()
        hands.append(person.newest["view"]["deal"]["hands"]["S"]["cards"])
        bar = person.page.get_by_role("banner").inner_text()
        found = re.search(r"sequence (\w+)", bar)
        assert found, bar
        name = found[1]
    assert hands[0] == hands[1]
