"""A whole Vint rubber, clicked through from the home page to the result."""

from __future__ import annotations

from tests.browser.conftest import SitDown
from tests.browser.whole import check_the_end, numbers, play_to_the_end


def test_a_whole_vint_rubber(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    assert play_to_the_end(person)
    score = check_the_end(person)
    assert score["winner"] in ("NS", "EW")
    written = numbers(person.page.get_by_role("region", name="Sheet", exact=True).inner_text())
    assert {str(points) for points in score["totals"].values()} <= set(written)
