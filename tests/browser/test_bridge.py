"""Whole Bridge deals: once as declarer with dummy, once leaving it to the others."""

from __future__ import annotations

from tests.browser.conftest import SitDown
from tests.browser.whole import check_the_end, play_to_the_end


def test_a_whole_bridge_deal_as_declarer(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    person.page.get_by_label("Vulnerable").select_option("EW")
    person.button("Play Bridge").click()
    person.group("Your hand").wait_for()
    assert play_to_the_end(person, declare=True)
    score = check_the_end(person)
    assert score["deals"][0]["declarer"] == "S"
    assert score["deals"][0]["contract"] == "7NT"
    assert person.record()["options"] == {"vulnerable": "EW"}


def test_b3_1_dummy_lies_open_and_declarer_chooses_its_cards(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Bridge")
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn == "dummy", call=lambda names: "pass")
    assert person.group("Dummy").get_by_role("button").count() == 13
    chosen = person.choices("Dummy")[0]
    person.choose("Dummy", chosen)
    person.group("Dummy").get_by_role("button", name=chosen, exact=True).wait_for(state="detached")


def test_a_whole_bridge_deal_passed_by_the_person(sit_down: SitDown) -> None:
    """The computer players bid it, or everybody passes; the person may be dummy, whose cards North plays
    (B3.1).
    """
    person = sit_down()
    person.start("Bridge")
    play_to_the_end(person)
    check_the_end(person)


def test_the_longest_arithmetic_fits_its_paper(sit_down: SitDown) -> None:
    """Eight short and doubled is reckoned as a sum of three terms; the number beside it stays in sight."""
    person = sit_down()
    person.start("Bridge")
    while person.act(call=lambda names: names[-1] if "7 no trump" in names else "pass") != "result":
        continue
    cut_off = person.page.evaluate(
        """() => [...document.querySelectorAll('td, th')].filter(cell => {
            const paper = cell.closest('aside, section, [role=region], [role=tabpanel]');
            return paper && cell.getBoundingClientRect().right > paper.getBoundingClientRect().right;
        }).map(cell => cell.textContent)"""
    )
    assert cut_off == []
