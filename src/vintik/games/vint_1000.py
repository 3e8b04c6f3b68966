"""Vint to 1000, the modern club form with its variants and options (rules, part M)."""

from __future__ import annotations

from collections.abc import Mapping

from vintik.cards import Bid, Denomination
from vintik.game.forms import Target
from vintik.game.phases.auction import AuctionRules, Declarer
from vintik.game.phases.play import PlayRules
from vintik.game.rules import Rules
from vintik.game.scoring import Scorer
from vintik.game.scoring.honours import HonoursOrAces
from vintik.game.scoring.slams import SlamMade
from vintik.game.scoring.tricks import AllTricks
from vintik.game.scoring.undertricks import UndertricksByValue, UndertricksFlat
from vintik.games.options import Option, OptionRefused, Value, checked

NAME = "vint-1000"
MODERN, OLD, PROGRESSIVE = "modern", "old", "progressive"
NOTRUMP_FIRST, TOURNAMENT = "notrump-first", "tournament"
_WITH_HONOURS = {"variant": (MODERN, PROGRESSIVE, NOTRUMP_FIRST)}
_ANY_BUT_TOURNAMENT = {"variant": (MODERN, OLD, PROGRESSIVE, NOTRUMP_FIRST)}

OPTIONS: tuple[Option, ...] = (
    Option("variant", (MODERN, OLD, PROGRESSIVE, NOTRUMP_FIRST, TOURNAMENT), MODERN),
    Option("target", (1000, 500), 1000, only_with=_ANY_BUT_TOURNAMENT),
    Option("game_bonus", (0, 100, 250, 500), 250, lowest=0, highest=10_000, only_with=_WITH_HONOURS),
    Option("undertrick", ("double", "fifty"), "double", only_with=_ANY_BUT_TOURNAMENT),
    Option("three_honours", (0, 1, 2), 0, only_with=_WITH_HONOURS),
)
VARIANTS: Mapping[str, Mapping[str, Value]] = {
    "modern": {},
    "modern-500-fifty-three-honours": {
        "target": 500,
        "undertrick": "fifty",
        "three_honours": 2,
        "game_bonus": 100,
    },
    "old": {"variant": OLD},
    "progressive": {"variant": PROGRESSIVE},
    "notrump-first": {"variant": NOTRUMP_FIRST},
    "tournament": {"variant": TOURNAMENT},
}
SEALED_WITH: Mapping[str, tuple[Value, ...]] = {"variant": (TOURNAMENT,)}

ORDER = (Denomination.S, Denomination.C, Denomination.D, Denomination.H, Denomination.NT)  # M2.2
PARAGRAPHS: Mapping[str, str] = {
    "tricks": "M4.2",
    "slam": "M4.3",
    "honours": "M4.4",
    "undertricks": "M4.5",
    "game": "M5.1",
}


def trick_value(bid: Bid) -> int:
    """M4.1: 10 × level, and 10 more at no trump.

    >>> [trick_value(Bid.of(4, each)) for each in (Denomination.H, Denomination.NT)]
    [40, 50]
    """
    return 10 * bid.level + (10 if bid.denomination is Denomination.NT else 0)


def rules(options: Mapping[str, object]) -> Rules:
    """Raises `OptionRefused`. `tournament` allows no other option to be set (M6)."""
    chosen = checked(NAME, OPTIONS, options)
    variant = chosen["variant"]
    if variant == TOURNAMENT:
        for name in options:
            if name != "variant":
                raise OptionRefused("fixed_by_variant", option=name, variant=TOURNAMENT)
    return Rules(
        game=NAME,
        options=dict(sorted((name, chosen[name]) for name in options)),
        auction=AuctionRules(  # M2
            ORDER,
            closing_passes=8,
            annulling_passes=4,
            doubles=False,
            declarer=Declarer.LAST_BIDDER,
            rising_minimum=variant == PROGRESSIVE,
        ),
        play=PlayRules(dummy=False),  # M3
        scoring=_scoring(chosen),
        form=Target(int(chosen["target"]), 0 if variant == OLD else int(chosen["game_bonus"])),  # M5, M6
        columns=("score",),
        trick_value=trick_value,
        take_back=variant != TOURNAMENT,
        hints=variant != TOURNAMENT,
        sealed=variant == TOURNAMENT,
        paragraphs=PARAGRAPHS,
    )


def _scoring(chosen: Mapping[str, Value]) -> tuple[Scorer, ...]:
    undertricks: Scorer = UndertricksByValue("score", 2)  # M4.5
    if chosen["undertrick"] == "fifty":
        undertricks = UndertricksFlat("score", 50)
    if chosen["variant"] == OLD:  # M6: tricks and undertricks only
        return (AllTricks("score"), undertricks)
    return (
        AllTricks("score"),  # M4.2
        SlamMade("score", 100, 250),  # M4.3
        HonoursOrAces("score", 10, 4, int(chosen["three_honours"])),  # M4.4
        undertricks,
    )
