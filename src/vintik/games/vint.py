"""Vint, the historic profile printed in Moscow by Volchaninov in 1886 (rules, part V)."""

from __future__ import annotations

from collections.abc import Mapping

from vintik.cards import Bid, Denomination
from vintik.game.forms import Rubber
from vintik.game.phases.auction import AuctionRules, Declarer
from vintik.game.phases.play import PlayRules
from vintik.game.rules import Rules
from vintik.game.scoring.honours import MostAces, TrumpHonours
from vintik.game.scoring.slams import SlamContractMade, SlamMade
from vintik.game.scoring.tricks import AllTricks
from vintik.game.scoring.undertricks import SlamFailed, UndertricksByLevel
from vintik.games.options import Option, Value, checked

NAME = "vint"
OPTIONS: tuple[Option, ...] = ()
VARIANTS: Mapping[str, Mapping[str, Value]] = {"vint": {}}
SEALED_WITH = None

ORDER = (Denomination.S, Denomination.C, Denomination.D, Denomination.H, Denomination.NT)  # V2.2
SLAM_PREMIUMS = {6: 3000, 7: 5000}  # V4.5, V4.9
PARAGRAPHS: Mapping[str, str] = {
    "tricks": "V4.2",
    "slam": "V4.4",
    "contract_slam": "V4.5",
    "honours": "V4.6",
    "aces": "V4.7",
    "undertricks": "V4.9",
    "slam_undertricks": "V4.9",
    "game": "V5.4",
    "rubber": "V5.4",
}


def trick_value(bid: Bid) -> int:
    """V4.1: 4, 6, 8, 10, 12 at level 1, and 10 for each level above.

    >>> [trick_value(Bid.of(level, each)) for level, each in ((3, Denomination.C), (7, Denomination.NT))]
    [26, 72]
    """
    return 4 + 2 * ORDER.index(bid.denomination) + 10 * (bid.level - 1)


def rules(options: Mapping[str, object]) -> Rules:
    """Raises `OptionRefused`: historic Vint has no options."""
    return Rules(
        game=NAME,
        options=checked(NAME, OPTIONS, options),
        auction=AuctionRules(ORDER, 12, 8, doubles=False, declarer=Declarer.LAST_BIDDER),  # V2
        play=PlayRules(dummy=False),  # V3.1
        scoring=(
            AllTricks("below"),  # V4.2
            SlamMade("above", 500, 1000),  # V4.4
            SlamContractMade("above", SLAM_PREMIUMS),  # V4.5
            TrumpHonours("above", {3: 20, 4: 30, 5: 40}),  # V4.6
            MostAces("above", 10),  # V4.7
            UndertricksByLevel("above", 500),  # V4.9
            SlamFailed("above", SLAM_PREMIUMS),  # V4.9
        ),
        form=Rubber(line=500, game=500, rubber=1000),  # V5
        columns=("above", "below"),
        trick_value=trick_value,
        paragraphs=PARAGRAPHS,
    )
