"""The score pad and the calculator on a real screen: a match told by hand comes to what the engine says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check
from tests.browser.whole import numbers

MATCHES = Path(__file__).parents[2] / "web" / "tests" / "data" / "matches.jsonl"
SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts", "NT": "no trump"}
SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}


def matches(game: str) -> Iterator[dict[str, Any]]:
    """Matches as the engine scores them (scripts/make_reckonings.py)."""
    for line in MATCHES.read_text(encoding="utf-8").splitlines():
        match: dict[str, Any] = json.loads(line)
        if match["game"] == game:
            yield match


def a_rubber() -> dict[str, Any]:
    """A finished one of three to five deals, with one that was passed out."""
    return next(
        match
        for match in matches("vint")
        if match["over"] and 3 <= len(match["deals"]) <= 6 and any(not d["contract"] for d in match["deals"])
    )


def choose(person: Sitter, question: str, answer: str) -> None:
    group = person.page.get_by_role("group", name=re.compile(f"^{question}"))
    group.get_by_role("radio", name=answer, exact=True).check()


def begin(person: Sitter, game: str, names: list[str] | None = None, rubbers: str = "") -> None:
    """A new score."""
    person.page.goto(f"{person.url}/pad")
    choose(person, "Game", game)
    for seat, name in zip(SEATS.values(), names or [], strict=False):
        person.page.get_by_label(seat, exact=True).fill(name)
    if rubbers:
        choose(person, "How long", rubbers)
    person.button("Begin").click()
    person.button("First deal").wait_for()


def tell(person: Sitter, deal: dict[str, Any], counted: bool = False, seats: dict[str, str] = SEATS) -> None:
    """Fills the form for a deal, as one does with a thumb."""
    choose(person, "Dealer", seats[deal["dealer"]])
    if deal["contract"] is None:
        choose(person, "The auction", "all passed")
        return
    choose(person, "The auction", "a contract")
    choose(person, "Level", deal["contract"][0])
    choose(person, "Denomination", SUITS[deal["contract"][1:]])
    choose(person, "Declarer", seats[deal["declarer"]])
    sides = ["NS" if seat in "NS" else "EW" for seat in deal["winners"]]
    if counted:
        choose(person, "Tricks", "only their number")
        ours = "NS" if deal["declarer"] in "NS" else "EW"
        choose(person, "Tricks of", str(sides.count(ours)))
    else:
        choose(person, "Tricks", "one by one")
        while person.button("One back").is_enabled():
            person.button("One back").click()
        buttons = person.page.locator("form .side")
        for side in sides:
            buttons.nth(0 if side == "NS" else 1).click()
    for question, number, most in (("Trump honours", deal["honours"], 5), ("Aces", deal["aces"], 4)):
        if person.page.get_by_role("group", name=re.compile(f"^{question}")).count():
            choose(person, question, f"{number} : {most - number}")


def write(person: Sitter) -> None:
    person.button("Write it down").click()


def sheet(person: Sitter, name: str = "Sheet") -> str:
    text: str = person.page.get_by_role("region", name=name, exact=True).inner_text()
    return text


def totals(person: Sitter, name: str = "Sheet") -> list[int]:
    region = person.page.get_by_role("region", name=name, exact=True)
    return [int(each) for each in numbers(region.locator(".totals").inner_text())]


def test_a_rubber_told_on_a_telephone_corrected_and_without_a_network(sit_down: SitDown) -> None:
    person = sit_down(360, 740)
    page, match = person.page, a_rubber()
    begin(person, "Vint", ["Anna", "Boris", "Clara", "Dmitri"])
    seats = dict(zip("NESW", ["Anna", "Boris", "Clara", "Dmitri"], strict=True))
    address = page.url
    last = len(match["deals"]) - 1
    for n, deal in enumerate(match["deals"]):
        if n == 1:
            page.context.set_offline(True)
        person.button("Next deal" if n else "First deal").click()
        dealer = page.get_by_role("group", name="Dealer")
        if n:
            assert dealer.get_by_role("radio", name=seats[deal["dealer"]], exact=True).is_checked()
        if n == 0:  # told wrong at first
            tell(person, {**deal, "honours": 5 - deal["honours"], "aces": 2}, seats=seats)
        else:
            tell(person, deal, seats=seats)
        if deal["contract"]:
            worth = page.get_by_role("region", name="What it comes to").inner_text()
            tricks = next(item for item in match["rows"][n]["items"] if " below tricks " in item)
            assert tricks.split()[3] in numbers(worth)
        write(person)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    person.button("Correct deal 1").click()
    tell(person, match["deals"][0], seats=seats)
    person.button("Correct it").click()
    assert totals(person) == [match["totals"]["NS"], match["totals"]["EW"]]
    page.context.set_offline(False)
    page.reload()
    person.button("Undo").click()
    page.context.set_offline(True)
    assert totals(person) != [match["totals"]["NS"], match["totals"]["EW"]]
    person.button("Correct deal 1").click()
    tell(person, match["deals"][0], seats=seats)
    person.button("Correct it").click()
    page.context.set_offline(False)
    page.reload()
    page.get_by_role("region", name="Result").wait_for()
    assert page.url == address
    assert totals(person) == [match["totals"]["NS"], match["totals"]["EW"]]
    result = page.get_by_role("region", name="Result").inner_text()
    assert {"NS": "North–South", "EW": "East–West"}[match["winner"]] in result
    assert str(match["margin"]) in numbers(result)
    written = numbers(sheet(person))
    for row in match["rows"]:
        for item in row["items"]:
            points = item.split()[3]
            assert points in written, f"{item} is not on the sheet"
            written.remove(points)
    won = match["rows"][last]["game_won"]
    assert f"game at trick {won['trick']}" in sheet(person)
    assert not person.button("Next deal").is_visible()
    person.faults.clear()  # the browser notes that there was no network


def test_without_a_network_a_score_can_be_begun_and_a_deal_is_not_lost(sit_down: SitDown) -> None:
    person = sit_down(360, 740)
    page = person.page
    page.goto(f"{person.url}/pad")
    person.button("Begin").wait_for()
    page.context.set_offline(True)
    choose(person, "Game", "Bridge")
    person.button("Begin").click()
    person.button("First deal").click()
    choose(person, "Level", "4")
    choose(person, "Denomination", "spades")
    choose(person, "Doubles", "doubled")
    choose(person, "Declarer", "West")
    choose(person, "Vulnerable", "East–West")
    page.context.set_offline(False)
    page.reload()
    group = page.get_by_role("group", name="Declarer")
    assert group.get_by_role("radio", name="West", exact=True).is_checked()
    choose(person, "Tricks of East–West", "8")
    write(person)
    assert totals(person) == [500, 500]
    assert "+500" in sheet(person) and "−500" in sheet(person)
    page.get_by_role("link", name="All scores").click()
    assert page.get_by_role("link", name="Bridge").count() == 1
    person.faults.clear()  # the browser notes that there was no network


def test_only_counted_it_is_asked_who_was_first(sit_down: SitDown) -> None:
    """V5.2: both sides reach 500 in one deal."""
    person = sit_down()
    page = person.page
    begin(person, "Vint")
    small = {"dealer": "N", "contract": "1C", "declarer": "N", "winners": "N" * 12 + "E"}
    big = {"dealer": "E", "contract": "7NT", "declarer": "N", "winners": "N" * 6 + "E" * 7}
    held = {"honours": 3, "aces": 2}
    person.button("First deal").click()
    tell(person, {**small, **held}, counted=True)
    write(person)
    person.button("Next deal").click()
    tell(person, {**big, **held}, counted=True)
    assert person.button("Write it down").is_disabled()
    choose(person, "Both sides reach 500", "East–West")
    write(person)
    assert "game" in sheet(person) and "East–West: 1 game" in sheet(person)
    person.button("Correct deal 1").click()  # with 10 tricks North–South do not get there
    tell(person, {**small, **held, "winners": "N" * 10 + "E" * 3}, counted=True)
    person.button("Correct it").click()
    assert "East–West: 1 game" in sheet(person)
    person.button("Correct deal 2").click()
    tell(person, {**big, **held, "winners": "N" * 7 + "E" * 6})
    person.button("Correct it").click()
    assert "North–South: 1 game" in sheet(person) and "game at trick 7" in sheet(person)
    check(person, "a score")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_three_rubbers_with_changing_partners_on_paper_and_in_a_file(sit_down: SitDown) -> None:
    """V5.6, and what prints and files show of it."""
    person = sit_down()
    page = person.page
    names = ["Anna", "Boris", "Clara", "Dmitri"]
    begin(person, "Vint", names, "three rubbers, changing partners")
    whole = {"contract": "7NT", "declarer": "N", "winners": "N" * 13, "honours": 3, "aces": 4}
    for rubber in range(3):
        seats = {"N": "Anna", "E": ["Boris", "Clara", "Boris"][rubber]}
        for deal in range(2):
            person.button("Next deal" if deal else "First deal").click()
            tell(person, {**whole, "dealer": "E" if deal else "N"}, counted=True, seats=seats)
            write(person)
        if rubber < 2:
            person.button("Next rubber").click()
    margins = [sum(totals(person, "Rubber 3"))]
    table = page.get_by_role("table").filter(has_text="balance")
    rows = [row.inner_text() for row in table.get_by_role("row").all()[1:]]
    sums = [int(row.split()[1].replace("−", "-")) for row in rows]
    assert sums[0] == 3 * margins[0] and sums[1:] == [-margins[0]] * 3
    person.button("Rubber 1").click()
    assert "Anna · Clara" in sheet(person, "Rubber 1")

    page.emulate_media(media="print")
    assert not person.button("Undo").is_visible()
    printed = page.locator("article").inner_text()
    assert printed.count("grand slam") == 0 and printed.count("slam bid and made") == 6
    assert all(f"Rubber {number}" in printed for number in (1, 2, 3))
    assert str(sums[0]) in printed
    page.emulate_media(media="screen")

    page.get_by_text("More", exact=True).click()
    with page.expect_download() as download:
        person.button("Save as a file").click()
    with page.expect_download() as spreadsheet:
        person.button("Save as a table (CSV)").click()
    lines = spreadsheet.value.path().read_text(encoding="utf-8").splitlines()
    assert sum(",contract_slam,5000," in line for line in lines) == 6
    page.get_by_role("link", name="All scores").click()
    person.button("Throw this score away").click()
    person.button("Throw away").click()
    assert page.get_by_role("link", name="Vint", exact=True).count() == 0
    page.get_by_label("Open a score from a file").set_input_files(str(download.value.path()))
    person.button("Rubber 3").wait_for()
    assert totals(person, "Rubber 3") == [margins[0], 0]
    page.get_by_role("link", name="All scores").click()
    page.get_by_label("Open a score from a file").set_input_files(str(spreadsheet.value.path()))
    assert "is not a score" in page.get_by_role("alert").inner_text()


def test_the_sheet_scrolls_in_its_frame_and_shows_that_it_does(sit_down: SitDown) -> None:
    person = sit_down(280, 600)
    page = person.page
    begin(person, "Vint to 1000")
    frame = page.get_by_role("region", name="Sheet", exact=True).locator(".frame")
    edges = page.locator(".edges:visible")
    person.wait(lambda: "beyond" in str(edges.get_attribute("class")), "the cue at the right edge")
    assert "before" not in str(edges.get_attribute("class"))
    frame.evaluate("frame => frame.scrollTo(1000, 0)")
    person.wait(lambda: "before" in str(edges.get_attribute("class")), "the cue at the left edge")
    assert "beyond" not in str(edges.get_attribute("class"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("language", "width", "theme"),
    [
        ("en", 360, "light"),
        ("es", 360, "dark"),
        ("pt", 360, "light"),
        ("ru", 360, "dark"),
        ("ru", 1280, "light"),
    ],
)
def test_pad_and_calculator_in_every_language(
    sit_down: SitDown, language: str, width: int, theme: str
) -> None:
    person = sit_down(width, 740, language=language)
    page = person.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(f"{person.url}/pad")
    page.locator("form .act").click()
    page.locator(".next .act").click()
    page.locator("form").wait_for()
    check(person, "a deal to be told")
    radios = page.get_by_role("radio")
    for place in (6 + 2, 6 + 7, 6 + 12):  # level, denomination, declarer
        radios.nth(place).check()
    for _ in range(6):
        page.locator("form .side").nth(0).click()
    check(person, "tricks being told")
    page.locator("form .ways .plain").nth(1).click()
    for group in page.locator("form fieldset").all()[-2:]:
        group.get_by_role("radio").first.check()
    page.locator("form > .ways .act").click()
    page.locator(".next .act").wait_for()
    page.locator(".sheet td button").first.click()
    page.locator("summary").click()
    check(person, "a score, an entry opened")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{person.url}/pad")
    page.locator("li").wait_for()
    check(person, "the scores")
    for game in ("vint", "vint-1000", "bridge"):
        page.goto(f"{person.url}/calculator/{game}")
        page.locator(".told table").wait_for()
        check(person, f"the calculator of {game}")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_calculator_shows_the_worked_example_and_its_paragraphs(sit_down: SitDown) -> None:
    """V6, and then the order in which tricks are won."""
    person = sit_down()
    page = person.page
    page.goto(f"{person.url}/calculator/vint")
    told = page.get_by_role("region", name="What it comes to")
    told.get_by_text("Deal total").wait_for()
    assert {"208", "130", "780", "1500", "1768", "1630"} <= set(numbers(told.inner_text()))
    rules = {link.get_attribute("href") for link in told.get_by_role("link").all()}
    assert rules == {f"/rules/vint#V4.{number}" for number in (2, 6, 7, 9)}
    before = page.get_by_role("group", name="Below the line before this deal")
    before.get_by_label("North–South").fill("400")
    before.get_by_label("East–West").fill("450")
    choose(person, "Both sides reach 500", "North–South")
    told.get_by_text("Game: North–South").wait_for()
    choose(person, "Tricks", "one by one")
    for side in (1, 1, 0, 0, 0, 0):
        page.locator(".side").nth(side).click()
    person.button("The rest: North–South").click()
    told.get_by_text("Game: East–West, at trick 2").wait_for()
    page.goto(f"{person.url}/calculator/whist")
    page.get_by_role("alert").wait_for()
