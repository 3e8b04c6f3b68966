"""Deals played without eyes: through roles and names alone, and by typing alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import SitDown
from tests.browser.screens import Screen, Visitor
from tests.browser.sitter import Sitter
from tests.browser.whole import check_the_end

GROUPS = ("Your call", "Your hand", "Dummy")


class Reader:
    """Somebody who knows the page by its accessibility tree, and has a keyboard."""

    def __init__(self, person: Sitter) -> None:
        self.person = person
        self.page = person.page

    def offered(self) -> tuple[str, list[str]] | None:
        """The first group that has buttons which are not said to be disabled, and their names.

        The page is read in one piece: a hand may leave it at any moment, after its last card.
        """
        page = self.page.locator("body").aria_snapshot()
        for group in GROUPS:
            part = re.search(rf'^( *)- group "{group}".*\n((?:\1 +.*\n?)*)', page, re.MULTILINE)
            inside = part[2] if part else ""
            names = re.findall(r'^ *- button "([^"]+)"(?!.*\[disabled\])', inside, re.MULTILINE)
            if names:
                return group, names
        return None

    def press(self, group: str, name: str) -> None:
        """Chooses a card or call, and confirms it by choosing it again."""
        button = self.page.get_by_role("group", name=group, exact=True).get_by_role(
            "button", name=name, exact=True
        )
        moves = len(self.person.sent)
        button.press("Enter")
        button.press("Enter")
        self.person.wait(lambda: len(self.person.sent) > moves, "the move to be sent")

    def play_a_deal(self, first_call: Callable[[list[str]], str]) -> None:
        """The first call is chosen, then the person passes. One who becomes dummy only waits for the end."""
        called = False
        end = self.page.get_by_role("heading", name=re.compile("^Deal 1$"))
        end_of_it = self.page.get_by_role("main").filter(has=end)
        while end_of_it.count() == 0:
            heard = len(self.person.received)
            if turn := self.offered():
                group, names = turn
                wanted = "pass" if called and group == GROUPS[0] else first_call(names)
                called = called or group == GROUPS[0]
                self.press(group, wanted)
            else:
                self.person.wait(
                    lambda heard=heard: (
                        len(self.person.received) > heard  # type: ignore[misc]
                        or end_of_it.count() > 0
                        or self.offered() is not None
                    ),
                    "a turn, somebody else's act or the end of the deal",
                )

    def heard(self) -> str:
        return self.page.get_by_role("log").inner_text()


def test_a_whole_vint_deal_through_the_accessibility_tree(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Vint")
    reader = Reader(person)
    reader.play_a_deal(lambda names: names[-1] if "pass" in names else names[0])
    assert "The deal is over." in reader.heard()
    person.page.get_by_role("button", name="Next deal").press("Enter")
    reader.page.get_by_role("group", name="Your call").wait_for()
    assert "Deal 2." in reader.heard()


def test_a_whole_bridge_deal_through_the_accessibility_tree(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Bridge")
    reader = Reader(person)
    reader.play_a_deal(lambda names: names[-1] if "pass" in names else names[0])
    region = person.page.get_by_role("region", name="Result", exact=True)
    heading = region.get_by_role("heading").first.inner_text()
    outcome = r"The deal is over\. 7 no trump[^.:]*, (South|North): [^.]*\d tricks? short\. "
    assert re.search(outcome + re.escape(heading), reader.heard())
    check_the_end(person)


class Typist:
    """Somebody who only types into the text table, and reads its transcript."""

    def __init__(self, person: Sitter) -> None:
        self.person = person
        self.page = person.page
        self.field = self.page.get_by_role("textbox", name="A call, a card or a command")
        self.last = ""

    def type(self, line: str) -> None:
        self.last = line
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")

    def answer(self) -> list[str]:
        """What was said since the last line that was typed."""
        lines = self.transcript()
        at = max((place for place, line in enumerate(lines) if line == self.last), default=-1)
        return lines[at + 1 :]

    def transcript(self) -> list[str]:
        said = self.page.get_by_role("region", name="What was said")
        return said.get_by_role("paragraph").all_inner_texts()

    def hear(self, *parts: str) -> str:
        """Waits until one of these is said in answer to the last line, and says in which words."""
        found: list[str] = []

        def look() -> bool:
            found[:] = [line for line in self.answer() if any(part in line for part in parts)]
            return bool(found)

        self.person.wait(look, f"one of {parts}")
        return found[-1]

    def cards(self, command: str) -> list[str]:
        """The cards of a hand as one would type them: `hq`, `s10`."""
        self.type(command)
        said = self.hear("spades:", "hearts:", "diamonds:", "clubs:").lower().removesuffix(".")
        return [
            suit[0] + rank
            for suit, ranks in re.findall(r"(spades|hearts|diamonds|clubs): ([^;]+)", said)
            for rank in ranks.split()
        ]


TURNS = ("Your turn to call", "Your turn to play.", "Your turn to play from dummy", "The deal is over")
DONE = ("must follow", "South: ", "North: ")


def test_a_whole_bridge_deal_by_typing(sit_down: SitDown) -> None:
    person = sit_down()
    person.start("Bridge")
    person.page.reload()
    person.turn()
    clicks = "() => { window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, true); }"
    person.page.evaluate(clicks)
    person.page.keyboard.press("Tab")
    link = person.page.get_by_role("link", name="Text table")
    assert link.evaluate("each => each === document.activeElement")
    person.page.keyboard.press("Enter")
    typist = Typist(person)
    typist.field.wait_for()
    typist.type("hq")
    assert "Expected a call such as" in typist.hear("Not understood: hq.", "Expected")
    typist.type("7nt")
    refused = False
    turn = typist.hear(*TURNS)
    while "The deal is over" not in turn:
        if "to call" in turn:
            typist.type("p")
        else:
            held = typist.cards("d" if "dummy" in turn else "h")
            for card in held:
                typist.type(card)
                said = typist.hear(*DONE)
                if "must follow" not in said:
                    break
                refused = True
        turn = typist.hear(*TURNS)
    assert refused, "no card of another suit was ever refused"
    assert re.search(r"Contract|7 no trump.*, South: ", turn), turn
    typist.type("c")
    assert "Contract: 7 no trump" in typist.hear("Contract")
    typist.type("last trick")
    assert typist.hear("Trick 13, to ").count(" of ") == 4
    assert person.page.evaluate("() => window.clicks") == 0
    check_the_end(person)


@pytest.mark.parametrize(("language", "card"), [("en", "h q"), ("es", "dc"), ("pt", "dc"), ("ru", "чд")])
def test_every_language_has_its_words(visit: Callable[..., Visitor], language: str, card: str) -> None:
    """They are typed in an auction, in which no card can be played."""
    visitor = visit(language=language, settings={"text": "on"})
    page = visitor.open(Screen("auction", "", table="vint auction"))
    page.keyboard.press("t")
    field = page.get_by_role("textbox", name=visitor.words("text-input"))
    assert field.evaluate("each => each === document.activeElement")
    said = page.get_by_role("region", name=visitor.words("text-transcript"))
    for line, answer in (
        (card, visitor.words("text-unknown", typed=card)),
        (visitor.words("text-command", command="turn").split(", ")[1], visitor.words("text-your-turn")),
        (visitor.words("text-command", command="last").split(", ")[0], visitor.words("text-no-trick")),
    ):
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        said.get_by_text(answer).last.wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert field.input_value() == card
    page.keyboard.press("Escape")
    assert field.input_value() == ""
    page.keyboard.press("Escape")
    hand = page.get_by_role("group", name=visitor.words("your-hand"))
    assert hand.evaluate("each => each.contains(document.activeElement)")
