"""The texts that teach: the same in four languages where they must be, and never without the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from vintik.i18n import LANGUAGES, Words
from vintik.teach import PAGES, page
from vintik.teach.book import TEXTS, sections, source
from vintik.teach.marks import FIGURE, MARK

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "spec" / "rules.md").read_text(encoding="utf-8")
PARAGRAPHS = [*re.findall(r"^- ([CVMBS]\d+(?:\.\d+)?)\b", RULES, re.MULTILINE), "V6"]
AGREED = re.findall(r"^- ([CVMBS]\d+(?:\.\d+)?)\b[^\n]*(?:\n  [^\n]*)*?\*agreed here\*", RULES, re.MULTILINE)
PARTS = {"vint": "CVS", "vint-1000": "CM", "bridge": "CB"}
LINK = re.compile(r"\]\(([^)]*)\)")
WRITTEN = [(name, each) for name in PAGES for each in LANGUAGES if (TEXTS / each / f"{name}.md").is_file()]
SMALL, PACKS, YEAR = 13, (52, 54), re.compile(r"1[89]\d\d|20\d\d")


def marked(text: str) -> list[str]:
    return [paragraph for found in MARK.finditer(text) for paragraph in found[1].split()]


def test_the_rules_have_the_paragraphs_we_look_for() -> None:
    assert len(PARAGRAPHS) == len(set(PARAGRAPHS)) > 60
    assert AGREED == ["V1.1", "M5.2"]


def test_there_is_a_text_for_each_page_and_no_other() -> None:
    for language in LANGUAGES:
        assert {path.stem for path in (TEXTS / language).glob("*.md")} == set(PAGES)


@pytest.mark.parametrize(("name", "language"), WRITTEN)
def test_a_page_is_made(name: str, language: str) -> None:
    made = page(name, language)
    assert made.title and f"<h1>{made.title}</h1>" in made.html
    for entry in made.contents:
        assert f'<h2 id="{entry.id}">{entry.title}</h2>' in made.html
    assert len(made.contents) == made.html.count("<h2")
    names = re.findall(r' id="([^"]*)"', made.html)
    assert len(names) == len(set(names))
    assert not re.search(r"\[\[|\]\]|\{[#A-Z]", made.html)


@pytest.mark.parametrize(("name", "language"), [each for each in WRITTEN if each[0] in PARTS])
def test_every_paragraph_of_the_game_is_taught(name: str, language: str) -> None:
    cited = set(marked(source(name, language)))
    wanted = {each for each in PARAGRAPHS if each[0] in PARTS[name]}
    assert sorted(wanted - cited) == []
    assert sorted(cited - set(PARAGRAPHS)) == []


@pytest.mark.parametrize(("name", "language"), WRITTEN)
def test_what_is_agreed_here_is_said_to_be(name: str, language: str) -> None:
    text = source(name, language)
    for found in MARK.finditer(text):
        if set(found[1].split()) & set(AGREED):
            assert found[2], found[0]
    told = Words(language)("taught-agreed")
    assert page(name, language).html.count(f"<em>{told}</em></span>") == text.count(" agreed}")


@pytest.mark.parametrize(("name", "language"), [each for each in WRITTEN if each[1] != "en"])
def test_sections_marks_and_figures_agree_with_english(name: str, language: str) -> None:
    english, other = sections(source(name, "en")), sections(source(name, language))
    assert list(other) == list(english)
    for section, text in english.items():
        for what in (marked, FIGURE.findall, links):
            assert sorted(set(what(other[section]))) == sorted(set(what(text))), section


def links(text: str) -> list[str]:
    return LINK.findall(text)


@pytest.mark.parametrize(("name", "language"), WRITTEN)
def test_numbers_come_from_the_engine(name: str, language: str) -> None:
    assert list(bare_numbers(source(name, language), language)) == []


def bare_numbers(text: str, language: str) -> Iterator[str]:
    first, _, rest = Words(language)("game", game="vint-1000").partition(" ")
    text = re.sub(rf"{first}\w* {rest}", "", text)  # a name may be declined
    for pattern in (FIGURE, MARK, LINK, re.compile(r"\{#[^}]*\}"), re.compile(r"\b[CVMBS]\d+\.\d+")):
        text = pattern.sub("", text)
    for found in re.findall(r"\d+", text):
        if int(found) > SMALL and int(found) not in PACKS and not YEAR.fullmatch(found):
            yield found


def test_a_number_of_one_s_own_is_noticed() -> None:
    assert list(bare_numbers("In 1886, 52 cards; [[V6.NS]] are 1768, not 26. {V6}", "en")) == ["1768", "26"]


@pytest.mark.parametrize(("name", "language"), WRITTEN)
def test_links_lead_somewhere(name: str, language: str) -> None:
    places = {each: names_in(page(each, language).html) for each, tag in WRITTEN if tag == language}
    for link in links(source(name, language)):
        address, _, anchor = link.partition("#")
        if address.startswith("/rules") or not address:
            named = address.removeprefix("/rules").strip("/") or "overview"
            to = named if address else name
            assert to in PAGES, link
            assert not anchor or to not in places or anchor in places[to], link
        else:
            assert re.fullmatch(
                r"/|/lesson|/practice|/pad|/cards/sayc|/calculator/(vint|vint-1000|bridge)", address
            ), link


def names_in(html: str) -> set[str]:
    return set(re.findall(r' id="([^"]*)"', html))
