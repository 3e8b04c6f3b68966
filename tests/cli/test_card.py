"""`vintik card`: the convention card in the terminal, as JSON, and as a page to print."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.command import run
from vintik.cli.card import print_card
from vintik.games import rules_for
from vintik.i18n import LANGUAGES, Words
from vintik.players.bidding.american.card import CARDS
from vintik.players.bidding.american.paper import OUTLINE, REMARKS, SUMMARY, paper, summary

VOID = ("meta", "!doctype")


class Outline(HTMLParser):
    """The headings of a page, how often each element opens, and whether all are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.headings: dict[str, list[str]] = {"h1": [], "h2": [], "h3": []}
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag == "html":
            self.language = dict(attrs)["lang"] or ""
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in self.headings:
            self.headings[self.open[-1]].append(data)


def test_the_summary_is_printed_unless_all_is_asked_for() -> None:
    done = run("card")
    assert (done.status, done.err) == (0, "")
    words = Words("en")
    for code in (*SUMMARY, *REMARKS):
        assert f"\n{words('card-chapter', chapter=code)}\n===" in done.out
    assert "  1NT     opens with a strong even hand: 15–17 HCP\n" in done.out
    assert "Of touching honours the top one.\n" in done.out and "high-card points" not in done.out
    assert max(map(len, done.out.splitlines())) <= 100
    assert 4 * len(done.out.splitlines()) < len(run("card", "--all").out.splitlines())


def test_the_printed_card_has_every_chapter_and_fits_its_lines() -> None:
    done = run("card", "--all")
    assert (done.status, done.err) == (0, "")
    words = Words("en")
    for code in OUTLINE:
        assert f"\n{words('card-chapter', chapter=code)}\n===" in done.out
    assert "1NT     " in done.out and "15 to 17 high-card points" in done.out
    assert "\n1♠ (2♦)\n" in done.out and "\n  2♣!    " in done.out
    assert max(map(len, done.out.splitlines())) <= 100


@pytest.mark.parametrize("name", ["two_over_one", "thumb"])
def test_json_tells_the_same_as_the_paper(name: str) -> None:
    (card,) = run("card", name, "--all", "--json").lines
    chapters = paper(name, rules_for("bridge", {}).auction)
    assert card["card"] == name
    assert [each["chapter"] for each in card["chapters"]] == [each.code for each in chapters]
    for told, chapter in zip(card["chapters"], chapters, strict=True):
        for row, known in zip(told["auctions"], chapter.rows, strict=True):
            assert row["calls"] == [call.name for call in known.auction.calls]
            assert [each["call"] for each in row["answers"]] == [each.call.name for each in known.answers]
            assert all(each["meaning"]["text"] for each in row["answers"])
    opening = card["chapters"][0]["auctions"][0]["answers"]
    assert {"fact": "points_between", "least": 15, "most": 17} in next(
        each["meaning"]["facts"] for each in opening if each["call"] == "1NT"
    )


def test_json_of_the_summary_has_the_remarks_in_words() -> None:
    (card,) = run("card", "--json").lines
    assert [each["chapter"] for each in card["chapters"]] == [*SUMMARY, *REMARKS]
    leads, signals = card["chapters"][-2:]
    assert leads["auctions"] == [] and leads["remarks"][0] == "Of touching honours the top one."
    assert len(signals["remarks"]) == 2 and card["chapters"][0]["remarks"] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_the_page_of_the_summary_has_its_chapters(name: str, language: str, tmp_path: Path) -> None:
    file, words = tmp_path / "card.html", Words(language)
    assert print_card(name, False, file, False, words) == 0
    page = Outline()
    page.feed(file.read_text(encoding="utf-8"))
    page.close()
    assert page.headings["h2"] == [words("card-chapter", chapter=code) for code in (*SUMMARY, *REMARKS)]
    chapters = summary(name, rules_for("bridge", {}).auction)
    assert page.count["dt"] == sum(len(row.answers) for chapter in chapters for row in chapter.rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_the_page_needs_nothing_else_and_is_whole(name: str, language: str, tmp_path: Path) -> None:
    file, words = tmp_path / "card.html", Words(language)
    assert print_card(name, True, file, False, words) == 0
    text = file.read_text(encoding="utf-8")
    page = Outline()
    page.feed(text)
    page.close()
    assert page.language == language
    assert page.headings["h1"] == [words("convention-card", card=name)]
    assert page.headings["h2"] == [words("card-chapter", chapter=code) for code in OUTLINE]
    rows = [row for chapter in paper(name, rules_for("bridge", {}).auction) for row in chapter.rows]
    assert page.count["h3"] == len(rows)
    assert page.count["dt"] == page.count["dd"] == sum(len(row.answers) for row in rows)
    assert not re.search(r"src=|href=|url\(|@import", text)
    assert "columns:2" in text and "@page" in text


def test_the_page_instead_of_the_lines_and_beside_json(tmp_path: Path) -> None:
    assert run("card", "--html", tmp_path / "one.html").out == ""
    assert len(run("card", "--json", "--html", tmp_path / "two.html").lines) == 1
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_what_cannot_be_is_said_in_a_line(tmp_path: Path) -> None:
    done = run("card", "acol")
    assert (done.status, done.out) == (2, "")
    assert "acol" in done.err and "sayc, two_over_one" in done.err
    done = run("card", "--html", tmp_path / "no" / "card.html")
    assert (done.status, done.out) == (2, "")
    assert "card.html" in done.err
    assert len(done.err.splitlines()) == 1
