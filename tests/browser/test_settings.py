"""What a person chooses in the settings acts at once, and is still there after a reload."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter, box
from tests.browser.test_access import check

WHITE, BLACK = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
SIGNS = """() => [...document.querySelectorAll('dialog .card-face')].map(face =>
    face.querySelector('text').textContent + ' ' + getComputedStyle(face.querySelector('path')).fill)"""


def colour(person: Sitter, what: str, where: str) -> str:
    """A colour of the first of these elements, once there is one."""
    found: str = person.page.locator(where).first.evaluate(
        "(each, what) => getComputedStyle(each)[what]", what
    )
    return found


def choose(person: Sitter, **values: str) -> None:
    for label, value in values.items():
        person.page.get_by_role("dialog").get_by_label(label.replace("_", " ")).select_option(value)


def sample(person: Sitter) -> tuple[list[str], int]:
    """The letters of the sample hand in its order, and how many colours its suits have."""
    person.page.locator("dialog .card-face").first.wait_for()
    signs: list[str] = person.page.evaluate(SIGNS)
    letters = [sign.split(" ", 1)[0] for sign in signs]
    return letters, len({sign.split(" ", 1)[1] for sign in signs})


def test_they_act_and_are_kept(sit_down: SitDown) -> None:
    person = sit_down(language="ru")
    page = person.page
    page.goto(person.url)
    page.get_by_role("button", name="Настройки").click()
    assert sample(person) == (["K", "10", "A", "J", "Q", "9", "A", "J"], 4)
    light, cloth = colour(person, "backgroundColor", "dialog"), colour(person, "backgroundColor", "body")
    choose(person, Тема="dark", Цвета_мастей="two", Буквы_на_картах="language", Старшие_карты="right")
    changed = (["10", "К", "В", "Т", "9", "Д", "В", "Т"], 2)
    assert sample(person) == changed
    dark = colour(person, "backgroundColor", "dialog")
    assert dark != light and colour(person, "backgroundColor", "body") != cloth
    choose(person, Контраст="more")
    assert colour(person, "backgroundColor", "dialog") not in (light, dark)
    check(person, "the settings in the dark with high contrast")
    page.reload()
    page.get_by_role("button", name="Настройки").click()
    assert sample(person) == changed
    assert colour(person, "backgroundColor", "dialog") not in (light, dark)
    page.get_by_role("button", name="Как вначале").click()
    assert colour(person, "backgroundColor", "dialog") == light
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


def test_letters_and_order_at_the_table(sit_down: SitDown) -> None:
    person = sit_down(language="ru")
    person.page.add_init_script(
        """localStorage.setItem('vintik.settings', '{"index": "language", "high": "right"}')"""
    )
    person.page.goto(person.url)
    person.button("Играть в винт").click()
    hand = person.group("Ваша рука")
    hand.wait_for()
    printed = hand.locator("text").all_text_contents()
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К", "Т"]
    held = person.newest["view"]["deal"]["hands"]["S"]["cards"]
    own = {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"}
    expected = [
        sorted((own.get(card[1], card[1]) for card in held if card[0] == suit), key=ranks.index)
        for suit in "SHCD"
    ]
    assert printed[::2] == [letter for suit in expected for letter in suit]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_home_page_in_every_look(sit_down: SitDown, theme: str) -> None:
    person = sit_down(360, 740)
    person.page.goto(person.url)
    person.page.get_by_role("combobox").first.wait_for()
    for contrast in ("system", "more"):
        person.page.evaluate(
            "look => Object.assign(document.documentElement.dataset, look)",
            {"theme": theme, "contrast": contrast},
        )
        check(person, f"home, {theme}, contrast {contrast}")
    assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    play = box(person.button("Play Vint"))
    assert play["y"] + play["height"] < 740 and play["width"] > 250


def test_the_system_can_ask_for_contrast_and_its_own_colours(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(person.url)
    page.get_by_role("combobox").first.wait_for()
    usual = colour(person, "backgroundColor", "article.paper")
    page.emulate_media(contrast="more")
    person.wait(lambda: colour(person, "backgroundColor", "article.paper") != usual, "the high contrast")
    page.emulate_media(forced_colors="active", color_scheme="dark")
    assert colour(person, "backgroundColor", "div:has(> .card-face)") == WHITE, "cards keep their faces"
    assert colour(person, "fill", ".card-face path") == BLACK, "and their print"
    assert colour(person, "color", "article.paper") == WHITE
    page.locator("article .suit").nth(3).wait_for()
    signs: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('article .suit')].map(sign => getComputedStyle(sign).fill)"
    )
    assert set(signs) == {WHITE}, "signs of suits follow the text"


@pytest.mark.parametrize("width", [360, 1440])
def test_settings_and_language_stand_at_the_right_of_every_bar(sit_down: SitDown, width: int) -> None:
    person = sit_down(width, 740)
    for path in ("/", "/rules/vint", "/pad", "/calculator/vint", "/review", "/practice/openings", "/lesson"):
        person.page.goto(person.url + path)
        last = box(person.page.get_by_role("navigation", name="Settings and language"))
        assert 0 <= width - last["x"] - last["width"] < 24, path
        if path in ("/practice/openings", "/lesson"):
            place = box(person.button("Keyboard shortcuts"))
            assert last["x"] - place["x"] - place["width"] < 24, f"the keys of {path} stand beside them"


@pytest.mark.parametrize("width", [320, 700])
@pytest.mark.parametrize("language", ["en", "ru", "es", "pt"])
def test_the_bar_is_one_line(sit_down: SitDown, language: str, width: int) -> None:
    person = sit_down(width, 740, language=language)
    for path in ("/", "/rules", "/rules/vint-1000", "/calculator/vint-1000", "/pad", "/practice/openings"):
        person.page.goto(person.url + path)
        person.page.wait_for_load_state("networkidle")
        bar = box(person.page.get_by_role("banner"))
        assert bar["height"] <= 56, path
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
