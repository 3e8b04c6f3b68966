"""Figures say what the engine says; faults of a text are refused when its page is made."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from vintik.game.scoring.slams import SlamContractMade
from vintik.game.scoring.undertricks import UndertricksByLevel
from vintik.games import rules_for, vint
from vintik.i18n import Words
from vintik.teach import book, measured
from vintik.teach.examples import EXAMPLES
from vintik.teach.figures import piece_of
from vintik.teach.marks import taught
from vintik.teach.piece import Place, UnknownFigure
from vintik.teach.scored import Example, Played, scored

PLACE = Place("vint", Words("en"))
PLAYERS = (Path(__file__).parents[2] / "docs" / "players.md").read_text(encoding="utf-8")


def text(source: str) -> str:
    return piece_of(source, PLACE).text


def test_the_worked_example_holds_to_the_point_V6() -> None:
    parts = {
        "V6.value": "26",
        "V6.needed": "9",
        "V6.short": "1",
        "V6.NS.tricks": "208",
        "V6.EW.tricks": "130",
        "V6.NS.honours": "780",
        "V6.NS.aces": "780",
        "V6.NS.why.aces": "30 × 26",
        "V6.EW.undertricks": "1500",
        "V6.NS": "1768",
        "V6.EW": "1630",
        "V6.difference": "138",
        "V6.games.NS": "0",
    }
    assert {source: text(source) for source in parts} == parts


def test_a_game_goes_to_the_trick_that_reached_it_V5_2() -> None:
    deal = scored(EXAMPLES["RACE"])[-1]
    assert deal.before.below == (480, 274)
    assert (deal.game_won and deal.game_won.side.name, text("RACE.crossed")) == ("NS", "6")
    rows = piece_of("RACE.tricks", PLACE).text.splitlines()
    assert rows[2] == "| before |  | 480 | 274 |"
    assert rows[8] == "| 6 | North–South — game | 514 | 444 |"


def test_a_rubber_won_with_fewer_points_V5_5() -> None:
    last = scored(EXAMPLES["RUBBER"])[-1]
    assert last.after.winner is not None and last.after.winner.name == "NS"
    assert int(text("RUBBER.total.EW")) - int(text("RUBBER.total.NS")) == int(text("RUBBER.margin")) > 0
    assert (text("RUBBER.games.NS"), text("RUBBER.games.EW")) == ("2", "1")


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("value 3C", "26"),
        ("vint-1000/value 4NT", "50"),
        ("step", "10"),
        ("passes-to-end", "12"),
        ("vint-1000/passes-to-end", "8"),
        ("passes-to-annul", "8"),
        ("game-at", "500"),
        ("game-bonus", "500"),
        ("rubber-bonus", "1000"),
        ("tricks-to-game 4H", "13"),
        ("item undertricks 3C 8", "1500"),
        ("item slam+contract_slam 7S 13", "6000"),
        ("item slam+contract_slam 6S 13", "4000"),
        ("times honours 3C 9 CA CK CQ CJ", "30"),
        ("bridge/item undertricks 4HX 7 vulnerable=Both", "800"),
        ("bid 3NT", "3NT"),
        ("card CA CK SA", "♣A K ♠A"),
    ],
)
def test_figures(source: str, shown: str) -> None:
    assert text(source) == shown


def test_another_engine_would_change_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure is asked of the rules when the page is made, not written down beside them."""
    rules = rules_for("vint")
    scoring = tuple(
        UndertricksByLevel("above", 100) if isinstance(each, UndertricksByLevel) else each
        for each in rules.scoring
        if not isinstance(each, SlamContractMade)
    )
    other = type(rules)(**{**vars(rules), "scoring": scoring, "trick_value": lambda bid: 7 * bid.level})
    monkeypatch.setattr("vintik.teach.scored.rules_for", lambda game, options: other)
    assert (text("V6.EW.undertricks"), text("V6.value")) == ("300", "21")
    assert vint.trick_value is not other.trick_value


@pytest.mark.parametrize(
    "source",
    [
        "nothing",
        "V6",
        "V7.NS",
        "V6.NS.slam",
        "V6.over",
        "V6.crossed",
        "value 8C",
        "value Pass",
        "chess/value 3C",
        "bridge/value 3C",
        "bridge/game-at",
        "item slam 3C 9",
        "item slam 3C 14",
        "diagram elephant",
        "widget elephant",
        "measured elephant",
        "needs 3C 4C 5C",
    ],
)
def test_what_there_is_not_is_refused(source: str) -> None:
    with pytest.raises(UnknownFigure):
        piece_of(source, PLACE)


def test_an_example_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="12 tricks"):
        scored(Example("vint", (Played("3C", "N", "N12"),)))
    with pytest.raises(ValueError, match="is over"):
        scored(Example("bridge", (Played("3C", "N", "N13"), Played("3C", "N", "N13"))))


def test_what_players_have_found_is_what_their_page_says() -> None:
    plain = re.sub(r"([+−]) ", "", PLAYERS)
    assert [figure for figure in measured.FIGURES.values() if figure not in plain] == []


def test_markup_of_a_text_is_shown_not_obeyed() -> None:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    taught(reader, PLACE)
    html = reader.render("<script>alert(1)</script> [x](javascript:alert(1)) <b>{V6}</b>")
    assert "<script" not in html and "<b>" not in html and 'href="javascript' not in html
    assert html.count("<a ") == 1


def test_marks_are_addresses_once() -> None:
    reader = MarkdownIt("commonmark", {"html": False})
    taught(reader, PLACE)
    html = reader.render("One. {V2.5 V2.6}\n\nTwo. {V2.5}\n\nThree. {V1.1 agreed}")
    assert html.count('id="V2.5"') == 1 and html.count('href="#V2.5"') == 2
    assert '<a id="V1.1" href="#V1.1">V1.1</a> <em>agreed here</em>' in html


def test_an_unknown_page_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        book.page("whist", "en")
    with pytest.raises(KeyError):
        book.page("vint", "fr")
    with pytest.raises(KeyError):
        book.page("../en/vint", "en")


def test_a_table_says_what_heads_what() -> None:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    taught(reader, PLACE)
    html = reader.render("| | a |\n|---|---|\n| b | c |\n\n| d | e |\n|---|---|\n| f | g |")
    assert '<td></td>\n<th scope="col">a</th>' in html
    assert '<th scope="row">b</th>\n<td>c</td>' in html
    assert '<th scope="col">d</th>' in html and "<td>f</td>" in html
