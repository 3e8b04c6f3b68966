"""Bridge, one deal (rules, part B)."""

from __future__ import annotations

from collections.abc import Mapping

from vintik.cards import Denomination, Seat, Side
from vintik.game.forms import OneDeal
from vintik.game.phases.auction import AuctionRules, Declarer
from vintik.game.phases.play import PlayRules
from vintik.game.rules import Rules
from vintik.game.scoring.duplicate import ContractPoints, DoubleMade, Overtricks, SlamBonus, Undertricks
from vintik.games.options import Option, Value, checked

NAME = "bridge"
VULNERABLE: Mapping[str, frozenset[Side]] = {
    "None": frozenset(),
    "NS": frozenset({Side.NS}),
    "EW": frozenset({Side.EW}),
    "Both": frozenset(Side),
}
OPTIONS: tuple[Option, ...] = (Option("vulnerable", tuple(VULNERABLE), "None"),)  # B1.2
VARIANTS: Mapping[str, Mapping[str, Value]] = {
    f"vulnerable-{value.lower()}": {"vulnerable": value} for value in VULNERABLE
}
SEALED_WITH = None

ORDER = (Denomination.C, Denomination.D, Denomination.H, Denomination.S, Denomination.NT)  # B2.2
PER_TRICK = {
    Denomination.C: 20,
    Denomination.D: 20,
    Denomination.H: 30,
    Denomination.S: 30,
    Denomination.NT: 30,
}
PARAGRAPHS: Mapping[str, str] = {
    "contract": "B4.1",
    "game": "B4.2",
    "partscore": "B4.2",
    "slam": "B4.3",
    "double": "B4.4",
    "overtricks": "B4.5",
    "undertricks": "B4.6",
}


def rules(options: Mapping[str, object]) -> Rules:
    """Raises `OptionRefused`."""
    chosen = checked(NAME, OPTIONS, options)
    return Rules(
        game=NAME,
        options=dict(sorted((name, chosen[name]) for name in options)),
        auction=AuctionRules(ORDER, 3, 4, doubles=True, declarer=Declarer.FIRST_TO_NAME),  # B2
        play=PlayRules(dummy=True),  # B3.1
        scoring=(
            ContractPoints(  # B4.1, B4.2
                PER_TRICK, {Denomination.NT: 10}, game_at=100, game=(300, 500), partscore=50
            ),
            SlamBonus({6: (500, 750), 7: (1000, 1500)}),  # B4.3
            DoubleMade(50),  # B4.4
            Overtricks(PER_TRICK, doubled=(100, 200)),  # B4.5
            Undertricks((50, 100), steps=((100, 200, 200, 300), (200, 300))),  # B4.6
        ),
        form=OneDeal(),  # B4.7
        columns=("score",),
        vulnerable=VULNERABLE[str(chosen["vulnerable"])],
        first_dealer=Seat.S,  # B1.1
        paragraphs=PARAGRAPHS,
    )
