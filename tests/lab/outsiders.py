"""Players from outside: a package with entry points, and programs, written to a folder."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

PACKAGE = '''
from vintik.cards import PASS, Card
from vintik.game import MakeCall, PlayCard
from vintik.players import Act, Reason

class Lowest:
    """Passes, and plays the lowest card it may."""

    def act(self, view, rng):
        if view.offers.calls:
            return Act(MakeCall(view.seat, PASS), Reason("pass_weak"))
        card = min(view.offers.cards, key=lambda each: (each.rank, each.suit))
        return Act(PlayCard(view.seat, card), Reason("discard"))

class Dice:
    """Draws lots: passes most of the time, and plays any card it may."""

    def act(self, view, rng):
        calls = view.offers.calls
        if calls:
            call = rng.choice(calls[:6]) if rng.random() < 0.2 else PASS
            return Act(MakeCall(view.seat, call), Reason("pass_weak"))
        return Act(PlayCard(view.seat, rng.choice(view.offers.cards.cards())), Reason("discard"))

class Stubborn:
    """Raises at every second call, and plays the ace of spades always."""

    def act(self, view, rng):
        if view.offers.calls and len(view.table.deal.auction.calls) % 4 < 2:
            raise RuntimeError("no idea")
        if view.offers.calls:
            return Act(MakeCall(view.seat, PASS), Reason("pass_weak"))
        return Act(PlayCard(view.seat, Card.parse("SA")), Reason("discard"))

class Broken:
    def __init__(self):
        raise OSError("no book of openings")

nobody = object
'''

ENTRY_POINTS = """[vintik.players]
lowest = outsiders_package:Lowest
dice = outsiders_package:Dice
stubborn = outsiders_package:Stubborn
broken = outsiders_package:Broken
nobody = outsiders_package:nobody
"""

LOWEST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if "play" in asked:
        low = min(asked["legal"], key=lambda card: ("23456789TJQKA".index(card[1]), "SHDC".index(card[0])))
        print(json.dumps({"card": low, "why": "low"}), flush=True)
    else:
        print(json.dumps({"call": "Pass"}), flush=True)
"""
"""As `lowest`, but a program."""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pip would have put there, for this process and those it starts."""
    (folder / "outsiders_package.py").write_text(PACKAGE)
    metadata = folder / "outsiders_package-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders-package\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "outsiders_package", raising=False)


def program(folder: Path, text: str, name: str = "player.py") -> str:
    """The name of a player that is this program."""
    path = folder / name
    path.write_text(text)
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
