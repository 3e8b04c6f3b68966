"""The deals that the texts tell of. The engine scores them; nothing here says how they end.

A name stands for one match of one or more deals; texts cite parts of it, `[[V6.NS.honours]]`.
"""

from __future__ import annotations

from collections.abc import Mapping

from vintik.teach.scored import Example, Played

FIVE_HONOURS_FOUR_ACES = "HA HK HQ HJ HT SA DA CA"
FOUR_HONOURS_THREE_ACES = "HA HK HQ HJ SA CA"
V6_DEAL = "N:AQ4.752.Q83.KJ74 KT93.KJ4.AT72.T8 J82.A93.K64.AQ52 765.QT86.J95.963"
"""North and South hold A K Q J of clubs and three aces."""

VINT = {
    "V6": Example("vint", (Played("3C", "N", "E2 N4 W3 S4", deal=V6_DEAL),)),
    "MADE": Example("vint", (Played("3C", "N", "E2 N5 W2 S4", deal=V6_DEAL),)),
    # The same cards and tricks at two prices: honours and aces grow faster than the penalty.
    "LOW": Example("vint", (Played("1H", "S", "W2 S9 E2", FIVE_HONOURS_FOUR_ACES),)),
    "HIGH": Example("vint", (Played("4H", "S", "W2 S9 E2", FIVE_HONOURS_FOUR_ACES),)),
    "PAIRS": Example("vint", (Played("2D", "W", "N2 W9 S2", "SA HA DK DQ"),)),
    "SMALL": Example("vint", (Played("6H", "S", "W1 S12", FIVE_HONOURS_FOUR_ACES),)),
    "OVER": Example("vint", (Played("6D", "N", "N13", "DA DK DQ SA HA CA"),)),
    "GRAND": Example("vint", (Played("7NT", "N", "N13", "SA HA DA CA"),)),
    "UNBID": Example("vint", (Played("1C", "S", "W1 S12", "CA CK CQ SA HA DA"),)),
    "TWELVE": Example("vint", (Played("7S", "N", "N8 E1 N4", "SA SK SQ HA DA CA"),)),
    # The same cards and tricks, one level apart.
    "FIVE": Example("vint", (Played("5H", "S", "W2 S11", FOUR_HONOURS_THREE_ACES),)),
    "FELL": Example("vint", (Played("6H", "S", "W2 S11", FOUR_HONOURS_THREE_ACES),)),
    # Both sides pass 500 in the third deal: the order of its tricks decides (V5.2).
    "RACE": Example(
        "vint",
        (
            Played("4D", "N", "N10 E3", "DA DK DQ SA HA"),
            Played("2H", "E", "S5 E8", "SA CA"),
            Played("4S", "E", "E5 S1 W5 N2", "DA CA"),
        ),
    ),
    # North and South win the rubber with a contract that fails, and are behind in points (V5.5).
    "RUBBER": Example(
        "vint",
        (
            Played("5H", "N", "E2 N11", FOUR_HONOURS_THREE_ACES),
            Played("5D", "E", "S2 E11", "SA H2"),
            Played("6H", "S", "S6 W2 S5", "HA HK HQ SA"),
        ),
    ),
}

TEN_TRICKS = Played("4H", "S", "W2 S10 E1", FOUR_HONOURS_THREE_ACES)
OVERVIEW = {
    "TEN-VINT": Example("vint", (TEN_TRICKS,)),
    "TEN-1000": Example("vint-1000", (TEN_TRICKS,)),
    "TEN-BRIDGE": Example("bridge", (TEN_TRICKS,)),
}

VINT_1000 = {
    "M-MADE": Example("vint-1000", (Played("3D", "S", "W3 S10", "DA DK"),)),
    "M-SHORT": Example("vint-1000", (Played("4H", "S", "W4 S9", "HA HK HQ"),)),
    "M-TWELVE": Example("vint-1000", (Played("4S", "S", "W1 S12", "SA SK SQ"),)),
    "M-HONOURS": Example("vint-1000", (Played("4H", "S", "W3 S10", "HA HK HQ HJ HT"),)),
    "M-ACES": Example("vint-1000", (Played("3NT", "S", "W4 S9", "SA HA DA CA"),)),
    # Both sides pass 1000 in the second deal, East and West with a grand slam that fails (M5.2).
    "M-BOTH": Example(
        "vint-1000",
        (Played("4S", "N", "N10 E3", "SA SK SQ SJ ST"), Played("7H", "E", "E12 N1", "SA SK")),
    ),
}

BRIDGE = {
    "B-GAME": Example("bridge", (Played("4S", "S", "W3 S10"),)),
    "B-OVER": Example("bridge", (Played("3NT", "S", "W3 S10"),), {"vulnerable": "Both"}),
    "B-PART": Example("bridge", (Played("2D", "S", "W4 S9"),)),
    "B-DOUBLED": Example("bridge", (Played("2HX", "S", "W5 S8"),)),
    "B-REDOUBLED": Example("bridge", (Played("1NTXX", "S", "W5 S8"),), {"vulnerable": "NS"}),
    "B-DOWN": Example("bridge", (Played("4S", "S", "W5 S8"),), {"vulnerable": "NS"}),
    "B-SACRIFICE": Example("bridge", (Played("5DX", "S", "W5 S8"),)),
    "B-SLAM": Example("bridge", (Played("6NT", "S", "W1 S12"),), {"vulnerable": "NS"}),
    "B-GRAND": Example("bridge", (Played("7S", "S", "S13"),)),
}

EXAMPLES: Mapping[str, Example] = {**VINT, **OVERVIEW, **VINT_1000, **BRIDGE}
