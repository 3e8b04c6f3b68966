"""Cards travel by transform, and nothing depends on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import SitDown
from tests.browser.sitter import Sitter

WATCH = """() => {
    window.journeys = [];
    for (const kind of ['animationstart', 'transitionrun'])
        addEventListener(kind, event => {
            const style = getComputedStyle(event.target);
            journeys.push({
                what: event.animationName ?? event.propertyName,
                card: event.target.textContent.trim(),
                under: event.target.closest('.trick') !== null,
                far: Math.hypot(...['x', 'y'].map(
                    way => parseFloat(style.getPropertyValue(`--from-${way}`)))),
                time: style.getPropertyValue('--travel'),
            });
        }, true);
}"""


def journeys(person: Sitter) -> list[dict[str, Any]]:
    """Those of cards and tricks that have begun, in order."""
    begun: list[dict[str, Any]] = person.page.evaluate(
        "() => journeys.filter(({what, under}) => under && ['card-travels', 'translate'].includes(what))"
    )
    return begun


def to_the_play(person: Sitter, settings: dict[str, str] | None = None) -> None:
    """A Bridge deal of which somebody has to play a card."""
    person.page.add_init_script(f"localStorage.setItem('vintik.settings', '{json.dumps(settings or {})}')")
    person.start("Bridge")
    person.page.evaluate(WATCH)
    person.act(call=lambda names: names[-1])
    person.play_until(lambda turn: turn in ("card", "dummy"), call=lambda names: "pass")


def test_cards_travel_from_the_hand_and_tricks_to_their_winners(sit_down: SitDown) -> None:
    person = sit_down(motion=True)
    to_the_play(person)
    on_table = person.page.locator(".trick li")
    while len(person.newest["view"]["deal"]["tricks"]) < 3:
        person.turn()
        person.wait(lambda: on_table.count() < 4, "the trick to be gathered")
        person.act()
    begun = journeys(person)
    cards = [journey for journey in begun if journey["what"] == "card-travels"]
    assert len(cards) >= 8, begun
    assert len({journey["card"] for journey in cards}) == len(cards)
    assert sum(journey["what"] == "translate" for journey in begun) >= 2, "tricks go to their winners"
    assert {journey["time"] for journey in begun} == {"190ms"}
    assert min(journey["far"] for journey in cards) > 80, "pixels from where the card was held"


@pytest.mark.parametrize("how", ["the system", "the setting"])
def test_nothing_moves_for_who_wants_stillness(sit_down: SitDown, how: str) -> None:
    person = sit_down(motion=how == "the setting")
    to_the_play(person, {"motion": "none"} if how == "the setting" else {})
    person.play_until(lambda turn: len(person.newest["view"]["deal"]["tricks"]) >= 1)
    assert person.page.evaluate("() => journeys") == []
    assert person.page.evaluate("() => document.getAnimations()") == []


def test_slow_is_slow(sit_down: SitDown) -> None:
    person = sit_down(motion=True)
    to_the_play(person, {"motion": "slow"})
    person.play_until(lambda turn: len(person.newest["view"]["deal"]["tricks"]) >= 1)
    assert {journey["time"] for journey in journeys(person)} == {"600ms"}


def test_a_deal_is_played_where_the_animation_api_is_missing(sit_down: SitDown) -> None:
    person = sit_down(motion=True)
    person.page.add_init_script(
        """for (const name of ['animate', 'getAnimations']) delete Element.prototype[name];
        for (const name of ['Animation', 'KeyframeEffect', 'DocumentTimeline']) delete globalThis[name];
        delete Document.prototype.getAnimations;"""
    )
    to_the_play(person)
    assert person.page.evaluate("() => Element.prototype.animate === undefined")
    while person.turn() != "result":
        person.act()
        cards = person.newest["view"]["deal"]["trick"]
        if cards and cards["cards"]:
            shown = person.page.locator(".trick li").last
            assert shown.evaluate("card => getComputedStyle(card).opacity") == "1"
    assert person.over
