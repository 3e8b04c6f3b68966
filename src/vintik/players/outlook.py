"""What the standing of a match is worth beyond the points written: the chances for games still to come.

In a rubber every point below the line brings its side nearer to 500 and more (V5.4). The figures are those of
1,200 rubbers of four players of one level (`python benchmarks/outlook.py`): what game and rubber brought
afterwards, by the difference of the points below the line.
"""

from __future__ import annotations

from math import tanh

from vintik.game.forms import Closing, MatchForm
from vintik.game.sheet import Sheet, Sides

A_POINT_BELOW = {0: 2.8, 1: 3.0, 2: 3.6}
"""Points to come for each point more than the others below the line, by games won so far."""
A_GAME_AHEAD = 270
"""Points to come for the only game won so far."""
MOST = 1400
"""More than this no difference brings."""


def outlook(form: MatchForm, below: Sides, games: Sides) -> float:
    """Points that North–South can expect from games to come, less those of East–West; 0 but in rubbers.

    >>> from vintik.game.forms import Rubber
    >>> round(outlook(Rubber(500, 500, 1000), (240, 130), (0, 0)))
    303
    """
    if form.kind != "rubber":
        return 0.0
    lead = A_GAME_AHEAD * (games[0] - games[1])
    nearer = A_POINT_BELOW[sum(games)] * (below[0] - below[1])
    return lead + MOST * tanh(nearer / MOST)


def outlook_after(form: MatchForm, sheet: Sheet, closing: Closing) -> float:
    """How much more it is after a deal; `sheet` is as it was before it."""
    before = outlook(form, sheet.below, sheet.games)
    if closing.over:
        return -before
    ns, ew = sheet.games
    if closing.game_won is not None:
        won = closing.game_won.side
        ns, ew = ns + (won == 0), ew + (won == 1)
    return outlook(form, closing.below, (ns, ew)) - before
