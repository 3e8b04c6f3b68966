"""The home page: Vint with one click, and the way to everything else."""

from __future__ import annotations

from tests.browser.conftest import SitDown

WAYS = {
    "/lesson",
    *(f"/rules/{game}" for game in ("vint", "vint-1000", "bridge")),
    "/pad",
    "/review",
    "/practice",
    *(f"/cards/{card}" for card in ("sayc", "two_over_one")),
}


def test_it_leads_everywhere(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.goto(person.url)
    ways = person.page.get_by_role("navigation", name="More to do")
    ways.wait_for()
    found = ways.get_by_role("link").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert set(found) == WAYS and len(found) == len(WAYS)
    ways.get_by_role("link", name="Practise Bridge bidding").click()
    person.page.get_by_role("link", name="Opening bids").wait_for()


def test_vint_is_one_click_away_before_anything_else_has_come(sit_down: SitDown) -> None:
    person = sit_down(360, 740)
    person.page.route("**/api/games", lambda route: None)
    person.page.goto(person.url)
    person.button("Play Vint").click()
    person.group("Your hand").wait_for()
    assert person.newest["view"]["game"] == "vint"
    person.page.unroute_all(behavior="ignoreErrors")


def test_the_level_is_remembered_and_the_table_found_again(sit_down: SitDown) -> None:
    person = sit_down(768, 1024)
    page = person.page
    page.goto(person.url)
    page.get_by_label("Computer players").select_option("club")
    person.button("Play Vint").click()
    person.group("Your hand").wait_for()
    table = page.url
    page.get_by_role("link", name="vintik, home page").click()
    person.wait(
        lambda: page.get_by_label("Computer players").input_value() == "club", "the level chosen before"
    )
    page.get_by_role("link", name="Return to Vint").click()
    person.group("Your hand").wait_for()
    assert page.url == table
