"""Every screen there is, and how one comes to see it, in any language: for axe, the pictures, small windows.

A new page is one more line of `SCREENS`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.serving import Player, Server
from vintik.i18n import Words

Until = Callable[[Player], bool]


class Tables:
    """Tables of one server, each played to where it is worth seeing. They are not played on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.played: dict[str, dict[str, Any]] = {}

    def __getitem__(self, name: str) -> dict[str, Any]:
        """What a browser keeps of a table: `vintik.tables` is a list of these."""
        if name not in self.played:
            self.play(name, STATES[name][2])
        return self.played[name]

    def play(self, name: str, done: Until) -> None:
        """Plays matches of the table of that name until one is `done`, asked whenever South may act."""
        game, level, _ = STATES[name]
        kept = {"game": game, "options": {}, "opened": 1_800_000_000_000, "over": False}
        while name not in self.played:
            seated = self.server.new_table(game, level=level)
            with self.server.sit(seated) as player:
                player.wait_for_turn()
                while not (found := done(player)) and not player.over:
                    player.move(_bid(player) if name == "bridge dummy" else player.simple_move())
                    player.hear()
                    player.wait_for_turn()
            if found:
                self.played[name] = {**seated, **kept}


def _bid(player: Player) -> dict[str, object]:
    """The highest bid of all, and then whatever comes first."""
    calls = player.offers["calls"]
    return {"do": "call", "call": "7NT"} if "7NT" in calls else player.simple_move()


def _three_tricks_on(player: Player) -> bool:
    """The second deal of a match that somebody plays, three tricks on, with a choice of cards."""
    deal = player.last["view"]["deal"]
    return deal["number"] > 1 and len(deal["tricks"]) > 2 and len(player.offers["cards"]) > 1


STATES: Mapping[str, tuple[str, str, Until]] = {
    "vint auction": ("vint", "beginner", lambda player: True),
    "vint play": ("vint", "beginner", _three_tricks_on),
    "vint over": (
        "vint",
        "beginner",
        lambda player: bool(player.offers["deal"] and player.last["view"]["sheet"][-1]["contract"]),
    ),
    "vint-1000 play": ("vint-1000", "beginner", _three_tricks_on),
    "bridge auction": ("bridge", "beginner", lambda player: True),
    "bridge with cards": ("bridge", "club", lambda player: True),
    "bridge dummy": ("bridge", "beginner", lambda player: player.offers["hand"] == "N"),
    "bridge result": ("bridge", "beginner", lambda player: player.over),
}
"""The game, the level of the computer players, and how far a table is played."""


class Visitor:
    """A fresh browser profile that opens screens. `settings`: those that are not as for everybody."""

    def __init__(
        self,
        browser: Browser,
        tables: Tables,
        *,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        scheme: Literal["light", "dark"] = "light",
        forced: Literal["active", "none"] = "none",
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.words = Words(language)
        self.tables = tables
        self.faults: list[str] = []
        self._settings = dict(settings or {})
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            forced_colors=forced,
            reduced_motion="reduce",
        )
        self.page: Page = self._context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def open(self, screen: Screen) -> Page:
        address = screen.address or ("/t/{table}" if screen.table else "/")
        keep = {"vintik.settings": json.dumps(self._settings)}
        if screen.table:
            table = self.tables[screen.table]
            address = address.format(table=table["table"])
            keep["vintik.tables"] = json.dumps([table])
        if self.page.url == "about:blank":
            self.page.goto(self.tables.server.url + "/api/games")
        self.page.evaluate(
            "keep => { localStorage.clear(); Object.assign(localStorage, keep); }",
            keep,
        )
        self.page.goto(self.tables.server.url + address)
        self.page.get_by_role("main").wait_for()
        if screen.table and not screen.address:
            any_deal = re.compile(self.words("deal-title", number=1).replace("1", r"\d+"))
            self.page.get_by_role("group", name=self.words("your-hand"), exact=True).or_(
                self.page.get_by_role("region", name=any_deal)
            ).first.wait_for()
        else:
            self.page.wait_for_load_state("networkidle")
        screen.then(self)
        return self.page

    def press(self, name: str) -> None:
        """The first button that the catalogue calls so."""
        self.page.get_by_role("button", name=self.words(name), exact=True).first.click()

    def close(self) -> None:
        self._context.close()
        assert self.faults == []


def _nothing(_: Visitor) -> None:
    pass


def _settings(visitor: Visitor) -> None:
    visitor.press("settings")


def _shortcuts(visitor: Visitor) -> None:
    visitor.page.keyboard.press("?")


def _cards(visitor: Visitor) -> None:
    visitor.page.keyboard.press("k")
    visitor.page.locator("dialog[open] summary").first.wait_for()


def _question(visitor: Visitor) -> None:
    visitor.page.get_by_role("group", name=visitor.words("your-call"), exact=True).wait_for()


def _pass_chosen(visitor: Visitor) -> None:
    visitor.press("call-pass")


def _typed(visitor: Visitor) -> None:
    visitor.page.keyboard.press("t")
    letters = (visitor.words("text-command", command=name).split(",")[0] for name in ("trick", "hand"))
    for line in ("?", *letters):
        visitor.page.keyboard.type(line)
        visitor.page.keyboard.press("Enter")


def _reviewed(visitor: Visitor) -> None:
    """Of a match, the deal that was finished last: an earlier one may have been passed out."""
    visitor.page.get_by_role("slider").first.wait_for()


def _claim(visitor: Visitor) -> None:
    visitor.press("claim-open")


@dataclass(frozen=True)
class Screen:
    """`address` of a page, or the `table` of `STATES` that is seen; both where the address names a `{table}`.

    What is done `then` brings the screen about.

    `shows` is the text for who cannot see its picture; `russian`: whether it is also pictured in Russian;
    `repeats` selects parts that are like those before them, so that axe need not read hundreds.
    """

    name: str
    shows: str
    address: str = ""
    table: str = ""
    then: Callable[[Visitor], None] = _nothing
    russian: bool = False
    repeats: str = ""


SCREENS: tuple[Screen, ...] = (
    Screen("home", "The home page: three games to choose from, each with its options", russian=True),
    Screen("settings", "The settings in a dialog: look, play, motion and sound", then=_settings),
    Screen(
        "vint-auction",
        "A Vint auction: the bidding box on the table with pass chosen, one's hand below, the calls on paper",
        table="vint auction",
        then=_pass_chosen,
        russian=True,
    ),
    Screen(
        "vint-play",
        "Vint in play: cards on the table, one's hand below, the score sheet on paper at the right",
        table="vint play",
        russian=True,
    ),
    Screen("vint-deal-over", "The end of a Vint deal: what was scored, line by line", table="vint over"),
    Screen("vint-1000-play", "Vint to 1000 in play", table="vint-1000 play"),
    Screen("bridge-auction", "A Bridge auction with doubles in the bidding box", table="bridge auction"),
    Screen("bridge-dummy", "Bridge in play: dummy lies open opposite one's own hand", table="bridge dummy"),
    Screen("bridge-result", "The result of a Bridge deal with its score", table="bridge result"),
    Screen("shortcuts", "The list of keyboard shortcuts", table="bridge auction", then=_shortcuts),
    Screen(
        "convention-cards",
        "The sides' convention cards",
        table="bridge with cards",
        then=_cards,
        repeats=".row ~ .row",
    ),
    Screen(
        "text-table",
        "The text table beside the cards: what was asked and said, and the line where one types",
        table="vint play",
        then=_typed,
        russian=True,
    ),
    Screen("practice", "Bidding practice: the topics to choose from", "/practice"),
    Screen("practice-question", "A question of bidding practice", "/practice/openings", then=_question),
    Screen(
        "convention-card",
        "The Standard American convention card on a page of its own",
        "/cards/sayc",
        repeats=".row ~ .row",
    ),
    Screen("rules", "How the three games differ, in a table", "/rules"),
    Screen(
        "rules-vint",
        "The rules of Vint: contents at the side, paragraphs with their numbers, drawings",
        "/rules/vint",
        russian=True,
    ),
    Screen("rules-vint-1000", "The rules of Vint to 1000", "/rules/vint-1000"),
    Screen("rules-bridge", "The rules of Bridge as it is played here", "/rules/bridge"),
    Screen("glossary", "The words of the card table", "/rules/glossary"),
    Screen("lesson", "The first lesson: a Vint deal with comments", "/lesson", russian=True),
    Screen(
        "calculator",
        "The calculator of Vint: what happened in a deal, and what it is worth",
        "/calculator/vint",
    ),
    Screen("pad", "The score pad for real cards: scores that are kept, and a new one", "/pad"),
    Screen("review-open", "Where a match record or PBN is opened to be looked at", "/review"),
    Screen(
        "review",
        "A finished deal: all four hands, what each card comes to, the tricks, where the points went",
        "/review/{table}#999",
        table="vint over",
        then=_reviewed,
        russian=True,
    ),
    Screen("claim", "The dialog in which tricks are claimed", table="vint play", then=_claim),
)
