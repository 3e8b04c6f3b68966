"""A whole game of Vint to 1000, with options chosen on the home page."""

from __future__ import annotations

from tests.browser.conftest import SitDown
from tests.browser.whole import check_the_end, play_to_the_end


def test_a_whole_game_to_500_in_the_old_form(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    person.page.get_by_label("Variant").select_option("old")
    person.page.get_by_label("Play to").select_option("500")
    person.button("Play Vint to 1000").click()
    person.group("Your hand").wait_for()
    assert play_to_the_end(person)
    assert check_the_end(person)["winner"] in ("NS", "EW")
    assert person.record()["options"] == {"target": 500, "variant": "old"}
