"""Claiming at the table: by keyboard, denied when it is not certain, the end of the deal when it is."""

from __future__ import annotations

import json
import re

from tests.browser.conftest import SitDown
from tests.browser.test_access import check


def test_a_claim_is_denied_then_the_rest_conceded_by_keyboard(sit_down: SitDown) -> None:
    """Fault 11 of the notes: the dialog goes when its moment has passed."""
    person = sit_down()
    page = person.page
    person.start("Bridge")
    person.act(call=lambda names: names[-1])  # seven no trump, which nobody makes
    person.play_until(lambda turn: turn == "dummy")
    dialog = page.get_by_role("dialog", name="Claim")
    page.get_by_role("button", name="Claim…").click()
    check(person, "the claim dialog")
    dialog.get_by_role("button", name="Claim 13 tricks").click()
    page.get_by_text("These tricks are not certain").first.wait_for()
    assert not dialog.is_visible()
    assert page.get_by_role("button", name="Claim…").count() == 0
    log = page.get_by_role("region", name="Log")
    log.get_by_text("South claims 13 tricks; they are not certain").wait_for()
    person.play_until(lambda turn: page.get_by_role("button", name="Claim…").count() > 0)
    page.get_by_role("button", name="Claim…").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.checked")
    page.keyboard.press("ArrowRight")  # round to none
    dialog.get_by_role("button", name="Concede the rest").wait_for()
    page.keyboard.press("Enter")
    person.result.wait_for()
    assert not dialog.is_visible()
    log.get_by_text(re.compile("South (concedes the rest|claims \\d+ tricks?$)")).wait_for()
    assert len(person.record()["deals"][0]["play"]) == 52


def test_the_setting_of_who_declares_goes_with_a_table_of_bridge(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    person.page.evaluate("localStorage.setItem('vintik.settings', JSON.stringify({ declare: 'mine' }))")
    for game, declare in (("Vint", None), ("Bridge", "mine")):
        with person.page.expect_request("**/api/tables") as asked:
            person.start(game)
        assert json.loads(asked.value.post_data or "{}").get("declare") == declare
