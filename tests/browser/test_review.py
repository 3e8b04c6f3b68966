"""Looking back at finished deals: by keyboard, with the solver's numbers, from tables, files and links."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter
from tests.browser.test_access import check
from vintik.analysis import Step, hindsight, sheet_before
from vintik.cards import Hand, Side
from vintik.record import levels_of, record_of, replay
from vintik.record.lin import read_lin
from vintik.record.pbn import read_pbn

ROOT = Path(__file__).parents[2]
V6 = (ROOT / "docs" / "examples" / "v6.json").read_text(encoding="utf-8")
LIN = ROOT / "tests" / "data" / "lin" / "evening.lin"
BRIDGE = ROOT / "tests" / "data" / "pbn" / "bridge.pbn"


def steps_of(text: str) -> tuple[Step, ...]:
    log, table = replay(json.loads(text))
    return hindsight(table.rules, sheet_before(table.rules, log, 1), table.sheet.deals[0]).steps


def look_at(person: Sitter, text: str) -> Page:
    """Pastes a text into the page for it."""
    page = person.page
    page.goto(f"{person.url}/review")
    page.get_by_role("textbox").fill(text)
    page.get_by_role("textbox").press("Tab")
    page.keyboard.press("Enter")
    page.locator("h1:focus").get_by_text("Deal 1").wait_for()
    page.locator("main dl").wait_for()
    return page


def results(page: Page, seat: str) -> dict[str, str]:
    """The numbers on the cards of a hand."""
    found: dict[str, str] = page.evaluate(
        """seat => Object.fromEntries(
            [...document.querySelectorAll(`section[aria-label="${seat}"] li`)].flatMap((row, suit) =>
              [...row.querySelectorAll('.judged')].map(card => [
                'SHCD'[suit] + card.firstChild.textContent, card.querySelector('small').textContent])))""",
        seat,
    )
    return found


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def test_every_card_has_its_result_and_the_keys_walk(sit_down: SitDown) -> None:
    """V6: clubs are trumps, so they stand first in every hand."""
    person = sit_down()
    page = look_at(person, V6)
    steps = steps_of(V6)
    names = {"N": "North", "E": "East", "S": "South", "W": "West"}
    order = "CSHD"
    for number, step in enumerate(steps[:9]):
        assert step.judged is not None
        seen = {
            order["SHCD".index(name[0])] + name[1:].replace("10", "T"): value
            for name, value in results(page, names[step.seat.name]).items()
        }
        assert seen == {card.name: signed(each.points) for card, each in step.judged.items()}, number
        page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="tricks").check()
    page.keyboard.press("Escape")
    step = steps[9]
    assert step.judged is not None
    seen_tricks = sorted(results(page, names[step.seat.name]).values())
    assert seen_tricks == sorted(str(each.tricks) for each in step.judged.values())
    page.locator("h1").click()
    slider = page.get_by_role("slider", name="Cards played")
    page.evaluate("() => document.activeElement.blur()")
    for key, value in (("ArrowLeft", "8"), ("Home", "0"), ("End", "52"), ("ArrowRight", "52")):
        page.keyboard.press(key)
        assert slider.input_value() == value
    slider.press("ArrowLeft")
    assert slider.input_value() == "51"
    page.get_by_role("button", name="Trick back").click()
    assert slider.input_value() == "48"


def test_the_steps_are_said_and_the_costs_lead_to_the_result(sit_down: SitDown) -> None:
    person = sit_down(360, 740)
    page = look_at(person, V6)
    steps = steps_of(V6)
    said = page.get_by_role("log")
    dear = max(range(52), key=lambda place: steps[place].lost_points or 0)
    lost = steps[dear].lost_points
    first = page.get_by_role("listitem").filter(has_text=f"costs {lost} points").get_by_role("button").first
    first.press("Enter")
    slider = page.get_by_role("slider", name="Cards played")
    assert slider.input_value() == str(dear)
    page.keyboard.press("ArrowRight")
    said.get_by_text(f"This costs {lost} points").wait_for()
    facts = page.locator("main dl").inner_text()
    best = steps[0].best_points
    assert best is not None
    assert signed(best if steps[0].seat.side is Side.NS else -best) in facts
    assert "8 tricks, +138" in facts
    table = page.get_by_role("table").filter(has_text="Lost by each player").inner_text()
    for seat, name in (("N", "North"), ("W", "West")):
        points = sum(step.lost_points or 0 for step in steps if step.chooser.name == seat)
        tricks = sum(step.lost_tricks or 0 for step in steps if step.chooser.name == seat)
        assert f"{name}\t{tricks}\t{points}" in table
    row = page.get_by_role("button", name="Trick 3: North")
    row.click()
    assert slider.input_value() == "12"


def test_a_link_shows_the_deal_to_anybody(sit_down: SitDown) -> None:
    person = sit_down()
    page = look_at(person, V6)
    page.get_by_role("button", name="Copy a link").click()
    link = page.get_by_role("textbox", name="Copy a link").input_value()
    assert len(link) < 600 and "#1." in link
    other = sit_down()
    requests: list[str] = []
    other.page.on("request", lambda request: requests.append(request.url))
    other.page.goto(link)
    other.page.locator("main dl").wait_for()
    assert "8 tricks, +138" in other.page.locator("main dl").inner_text()
    assert all("#" not in url and "?" not in url for url in requests)
    other.page.goto(f"{link[:-9]}")
    other.page.reload()
    other.page.get_by_role("alert").get_by_text("damaged").wait_for()


def test_a_lin_file_is_opened_and_saved(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(f"{person.url}/review")
    page.get_by_label("A file").set_input_files(LIN)
    chooser = page.get_by_role("combobox", name="Choose a deal")
    chooser.wait_for()
    assert chooser.get_by_role("option").count() == 3
    page.get_by_role("button", name="Deal after").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as LIN").click()
    assert download.value.suggested_filename.endswith(".lin")
    text = download.value.path().read_text(encoding="utf-8")
    assert list(read_lin(text)) == list(read_lin(LIN.read_text(encoding="utf-8")))[1:2]


def test_a_pbn_file_is_opened_looked_through_and_saved(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(person.url)
    page.get_by_role("link", name="Look at a record").click()
    page.get_by_label("A file").set_input_files(BRIDGE)
    chooser = page.get_by_role("combobox", name="Choose a deal")
    chooser.wait_for()
    records = [record for record in read_pbn(BRIDGE.read_text(encoding="utf-8")) if isinstance(record, dict)]
    over = [record for record in records if replay(record)[1].sheet.deals]
    assert chooser.get_by_role("option").count() == len(over)
    page.get_by_role("button", name="Deal after").click()
    page.locator("main dl").wait_for()
    page.reload()
    page.locator("main dl").wait_for()
    assert chooser.input_value() == "2"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as PBN").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert read_pbn(text) == [over[1]]
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == over[1]
    page.get_by_role("button", name="Ask the expert").click()
    answers = page.locator("details summary")
    person.wait(lambda: answers.count() >= 2, "the expert's first calls, which take no time in this deal")
    calls = over[1]["deals"][0]["calls"]  # type: ignore[index]
    assert calls[0] == "Pass" and "the same" in answers.first.inner_text()
    assert calls[1] == "Pass" and "Expert: 1" in answers.nth(1).inner_text()


def test_what_is_no_match_is_said_in_words(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.goto(f"{person.url}/review")
    page.get_by_role("textbox").fill("good evening")
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("alert").get_by_text("no PBN tag").wait_for()
    bad = json.loads(V6)
    bad["deals"][0]["play"][0:2] = reversed(bad["deals"][0]["play"][0:2])
    page.get_by_role("textbox").fill(json.dumps(bad))
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("alert").get_by_text("match 1, deal 1, card 1:").wait_for()
    person.faults.clear()  # the browser notes that the answers were no success


def test_a_deal_of_a_table_is_looked_at_and_dealt_again(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    person.start("Bridge")
    person.play_until(lambda turn: turn == "result")
    record = person.record()
    page.get_by_role("link", name="Review this deal").first.click()
    page.get_by_role("heading", name="Auction").wait_for()
    page.get_by_role("region", name="South").wait_for()
    dealt = Hand.parse(record["deals"][0]["hands"]["S"])
    spoken = page.get_by_role("region", name="South").get_by_role("list").inner_text()
    assert all(card.name[1].replace("T", "10") in spoken for card in dealt)
    page.get_by_role("button", name="Deal it again").click()
    person.group("Your hand").wait_for()
    again = person.newest["view"]["deal"]
    assert sorted(again["hands"]["S"]["cards"]) == sorted(card.name for card in dealt)
    assert again["dealer"] == record["deals"][0]["dealer"]
    assert record_of(replay(record)[1], levels_of(record)) == record


@pytest.mark.parametrize("language", ["en", "es", "pt", "ru"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720)])
def test_the_page_in_every_language(sit_down: SitDown, language: str, width: int, height: int) -> None:
    person = sit_down(width, height, language=language)
    page = person.page
    page.goto(f"{person.url}/review")
    page.get_by_role("textbox").wait_for()
    check(person, "where a match comes from")
    page.get_by_role("textbox").fill(BRIDGE.read_text(encoding="utf-8"))
    page.locator("form .act").click()
    page.locator("main dl").wait_for()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    check(person, "a deal")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
