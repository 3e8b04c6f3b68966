"""Nothing is in a person's way on the screen: what covers, stays open, cannot be read, reached or seen."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.at_table import apart, boxes, card, to_cards
from tests.browser.conftest import SitDown
from tests.browser.wire_tap import WireTap

SIZES = [(360, 640), (360, 740), (720, 450), (768, 1024), (1440, 900)]
"""The third is a screen of 1440×900 at 200 %."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_bidding_box_keeps_off_everything(sit_down: SitDown, width: int, height: int) -> None:
    """Cards, plates, buttons and papers; pass is far from the doubles, and every call fits a thumb."""
    person = sit_down(width, height, language="ru")
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Играть в бридж", exact=True).click()
    person.wait(lambda: "пас" in person.choices("Ваша заявка"), "one's turn")
    person.group("Ваша заявка").get_by_role("button", name="1 треф", exact=False).first.click()
    box = boxes(person, ".box")[0]
    around = ".own .face, .plate, .me, .buttons button, .tabs, aside, header"
    assert len(boxes(person, around)) > 17
    for other in boxes(person, around):
        assert apart(box, other) >= 0, other
    [pass_] = boxes(person, ".box .pass")
    for double in boxes(person, ".box .double"):
        assert apart(pass_, double) >= 24
    for call in boxes(person, ".box button"):
        assert call["width"] >= 44 and call["height"] >= 44, call


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize("language", ["en", "ru", "es", "pt"])
def test_on_a_telephone_the_box_leaves_the_hand_in_sight(
    sit_down: SitDown, language: str, height: int
) -> None:
    """All of it, with a call chosen, and of every card as much as a thumb needs; nothing scrolls."""
    person = sit_down(360, height, language=language)
    person.page.goto(person.url)
    person.page.locator("article .second").last.click()
    person.wait(lambda: person.page.locator(".box button:not([disabled])").count() > 30, "one's turn")
    person.page.locator(".box .bid").nth(17).click()
    cards = boxes(person, ".own .cards button")
    assert len(cards) == 13
    upper = min(card["y"] for card in cards)
    [tabs] = boxes(person, ".tabs")
    for face in boxes(person, ".own .face"):
        assert face["x"] >= 0 and face["x"] + face["width"] <= 360
        assert face["y"] + face["height"] <= tabs["y"]
    assert max(card["y"] for card in cards) - upper >= 44
    assert person.page.evaluate("() => document.documentElement.scrollHeight") == height


def test_what_is_open_closes_when_its_moment_has_passed(sit_down: SitDown) -> None:
    """The hint and the last trick when a card is played, the paper of the contract at a touch elsewhere."""
    person = sit_down(360, 740)
    person.start("Vint")
    to_cards(person)
    person.act()
    person.turn()
    line = person.page.get_by_role("banner").get_by_title("How it stands: show all")
    line.click()
    paper = person.page.get_by_role("region", name="Contract:")
    paper.wait_for()
    [shown] = boxes(person, "header .sheet")
    for other in boxes(person, ".own .face, .buttons button"):
        assert apart(shown, other) >= 0
    person.button("Last trick").click()
    assert paper.count() == 0
    last = person.page.get_by_text(re.compile("^Last trick: "))
    last.wait_for()
    person.button("Hint").click()
    hint = person.page.get_by_role("heading", name=re.compile("^Hint: "))
    hint.wait_for()
    line.click()
    person.act()
    person.turn()
    assert [hint.count(), last.count(), paper.count()] == [0, 0, 0]


LUMINANCE = """
    const luminance = colour => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(value => value / 255)
            .map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
    };
    const rgb = (colour, filter = 'none') => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        canvas.filter = filter;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)})`;
    };
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_suits_can_be_told_on_the_cloth(sit_down: SitDown, scheme: Any) -> None:
    """Red signs are not red on green there: every suit stands out from the lightest cloth."""
    person = sit_down()
    person.page.emulate_media(color_scheme=scheme)
    person.start("Vint")
    person.act(call=lambda names: names[5])
    person.turn()
    ratios = person.page.evaluate(
        f"""() => {{ {LUMINANCE}
            const cloth = rgb(getComputedStyle(document.body).getPropertyValue('--cloth-light'));
            return [...document.querySelectorAll('.box [aria-disabled] svg')]
                .map(sign => contrast(rgb(getComputedStyle(sign).fill), cloth));
        }}"""
    )
    assert ratios
    assert min(ratios) >= 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dimmed_cards_can_be_read(sit_down: SitDown, scheme: Any) -> None:
    """Dimmed are those that may not be played now, and only they; their ink stands out as on the others."""
    person = sit_down()
    person.page.emulate_media(color_scheme=scheme)
    person.start("Vint")

    def must_follow(turn: str) -> bool:
        held = person.group("Your hand").get_by_role("button").count()
        return turn == "card" and len(person.choices("Your hand")) < held

    person.play_until(must_follow, call=lambda names: "pass")
    dimmed = person.page.evaluate(
        f"""() => {{ {LUMINANCE}
            return [...document.querySelectorAll('.own button')].filter(card => card.querySelector('.face'))
                .map(card => {{
                    const face = card.querySelector('.face');
                    const style = getComputedStyle(face);
                    const ink = getComputedStyle(face.querySelector('svg')).fill;
                    return {{
                        may: card.ariaDisabled !== 'true',
                        dim: style.filter !== 'none',
                        opacity: Number(getComputedStyle(card).opacity) * Number(style.opacity),
                        contrast: contrast(rgb(ink, style.filter), rgb(style.backgroundColor, style.filter)),
                    }};
                }});
        }}"""
    )
    assert {card["may"] for card in dimmed} == {True, False}
    for each in dimmed:
        assert each["dim"] != each["may"]
        assert each["opacity"] == 1
        assert each["contrast"] >= 4.5


def test_a_choice_is_seen_without_colour(sit_down: SitDown) -> None:
    """A chosen card stands out of the hand, and a chosen call is named on the button that confirms it."""
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    name = person.choices("Your hand")[0]
    before = card(person, name).bounding_box()
    card(person, name).click()
    person.page.mouse.move(3, 3)
    after = card(person, name).bounding_box()
    assert before is not None and after is not None
    assert before["y"] - after["y"] >= 8
    assert card(person, name).get_attribute("aria-pressed") == "true"
    assert person.confirm.get_attribute("aria-label") == f"Confirm {name}"


def test_every_card_is_within_reach_of_the_keyboard(sit_down: SitDown) -> None:
    """Also those that may not be played: they are read, and cannot be chosen."""
    person = sit_down()
    person.start("Vint")
    to_cards(person)
    person.page.keyboard.press("h")
    person.page.keyboard.press("Home")
    held = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    reached = []
    for _ in held:
        reached.append(person.page.evaluate("() => document.activeElement.ariaLabel"))
        person.page.keyboard.press("ArrowRight")
    assert len(set(reached)) == len(held)


def test_a_choice_and_the_focus_outlive_a_lost_line(sit_down: SitDown) -> None:
    """The table is drawn anew from a snapshot; who reads it with a screen reader stays where they were."""
    person = sit_down()
    tap = WireTap(person.page)
    person.start("Vint")
    to_cards(person)
    person.page.keyboard.press("h")
    person.page.keyboard.press("Enter")
    chosen = str(person.page.evaluate("() => document.activeElement.ariaLabel"))
    person.page.evaluate("() => { window.focused = document.activeElement }")
    tap.cut()
    person.page.get_by_role("main").get_by_text("The connection dropped").wait_for()
    person.confirm.wait_for()
    assert card(person, chosen).get_attribute("aria-pressed") == "true"
    assert person.page.evaluate("() => document.activeElement === window.focused")
    assert len(tap.sockets) == 2
    person.confirm.click()
    card(person, chosen).wait_for(state="detached")


def test_cards_are_there_without_animation(sit_down: SitDown) -> None:
    """In a browser that knows neither `animate` nor view transitions."""
    person = sit_down(motion=True)
    person.page.add_init_script(
        """delete Element.prototype.animate;
        delete Element.prototype.getAnimations;
        delete Document.prototype.startViewTransition;"""
    )
    person.start("Vint")
    to_cards(person)
    person.act()
    person.turn()

    def shown() -> list[bool]:
        """Of each card in the hand and in the trick, whether it can be seen."""
        seen: list[bool] = person.page.evaluate(
            """() => [...document.querySelectorAll('.own .face, .trick .card')].map(face => {
                const box = face.getBoundingClientRect();
                const seen = face.checkVisibility({opacityProperty: true, visibilityProperty: true});
                return seen && box.width > 30 && box.left >= 0 && box.bottom <= innerHeight;
            })"""
        )
        return seen

    deal = person.newest["view"]["deal"]
    count = len(deal["hands"]["S"]["cards"]) + len(deal["trick"]["cards"])
    person.wait(lambda: shown() == [True] * count, "every card to be seen")
