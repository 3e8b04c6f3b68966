"""The engine: a log of events is the truth, commands add to it, views are cut from it.

It reads `Rules` and never asks which game is played; that is said in `vintik.games`.
"""

from vintik.game.commands import (
    Claim,
    ClaimTricks,
    Command,
    DealHands,
    DenyClaim,
    MakeCall,
    PlayCard,
    TakeBack,
)
from vintik.game.engine import decide, start
from vintik.game.events import Event
from vintik.game.offers import Offers, offers
from vintik.game.refusal import Refusal
from vintik.game.rules import Rules
from vintik.game.table import Table, evolve, fold
from vintik.game.view import View

__all__ = [
    "Claim",
    "ClaimTricks",
    "Command",
    "DealHands",
    "DenyClaim",
    "Event",
    "MakeCall",
    "Offers",
    "PlayCard",
    "Refusal",
    "Rules",
    "Table",
    "TakeBack",
    "View",
    "decide",
    "evolve",
    "fold",
    "offers",
    "start",
]
