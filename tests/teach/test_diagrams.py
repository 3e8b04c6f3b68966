"""Drawings are well-formed, say in words what they show, and follow the colours of the page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from vintik.i18n import LANGUAGES, Words
from vintik.teach.examples import EXAMPLES
from vintik.teach.figures import piece_of
from vintik.teach.piece import Place

SVG = "{http://www.w3.org/2000/svg}"


def drawing(source: str, game: str, language: str) -> ElementTree.Element:
    html = piece_of(source, Place(game, Words(language))).html
    return ElementTree.fromstring(html.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["vint", "vint-1000", "bridge"])
@pytest.mark.parametrize("source", ["ladder", "table"])
def test_a_drawing_is_read_and_seen(source: str, game: str, language: str) -> None:
    figure = drawing(f"diagram {source}", game, language)
    svg = figure[0]
    title, told = svg.find(f"{SVG}title"), svg.find(f"{SVG}desc")
    assert title is not None and told is not None and title.text and told.text
    assert svg.get("aria-labelledby") == title.get("id")
    assert svg.get("aria-describedby") == told.get("id")
    for text in svg.iter(f"{SVG}text"):
        assert float(text.get("font-size", "0")) >= 12
        assert 0 <= float(text.get("x", "-1")) <= 340
    colours = set(re.findall(r'(?:fill|stroke)="([^"]*)"', ElementTree.tostring(figure, encoding="unicode")))
    assert all(colour in ("none", "currentColor") or colour.startswith("var(--") for colour in colours)


def test_the_ladder_has_all_bids_with_their_worth_V4_1() -> None:
    words = [
        text
        for each in drawing("diagram ladder", "vint", "en").iter(f"{SVG}text")
        for text in each.itertext()
    ]
    assert sum(1 for each in words if each in "♠♥♦♣" or each == "NT") == 35
    assert {"4", "26", "72"} <= set(words)
    told = piece_of("diagram ladder", Place("bridge", Words("en"))).text
    assert "clubs, diamonds, hearts, spades, no trump" in told and "worth" not in told


def test_the_table_tells_who_does_what() -> None:
    assert "East: cuts, leads to trick one." in piece_of("diagram table", Place("vint", Words("en"))).text
    assert "North: dummy." in piece_of("diagram table", Place("bridge", Words("en"))).text


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_sheet_holds_every_entry_and_the_totals(name: str) -> None:
    game = EXAMPLES[name].game
    figure = drawing(f"diagram sheet {name}", game, "en")
    written = [each.text for each in figure.iter(f"{SVG}text")]
    for side in ("NS", "EW"):
        assert piece_of(f"{name}.total.{side}", Place(game, Words("en"))).text in written
