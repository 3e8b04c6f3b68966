"""Which bidding system suits which rules."""

from __future__ import annotations

from vintik.game.rules import Rules
from vintik.players.bidding.hearing import System
from vintik.players.bidding.natural import NATURAL


def system_of(rules: Rules) -> System | None:
    """The natural system where there are no doubles (V2.1, M2.1); None where calls follow rules of thumb."""
    return None if rules.auction.doubles else NATURAL
