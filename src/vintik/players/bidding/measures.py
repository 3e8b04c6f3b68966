"""More that can be said of a hand, as Standard American says it, for many hands at once.

The first columns are those of `bidding.hands`; the others follow from a table of all 8,192 holdings of a
suit. A card's conditions put bounds on these columns.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from vintik.cards import Suit
from vintik.players.bidding.hands import LENGTH, LONGEST, POINTS, SHORTEST, Features, features, holdings
from vintik.players.bidding.hands import WIDTH as PLAIN

PTS, R20, R15, LOSERS, CONTROLS, KINGS, QUICK, TWO, BALANCED, SEMI = range(PLAIN, PLAIN + 10)
DUMMY, TRICKS, TOP, KING, QUEEN, STOP, CONTROL, FIRST, LONG = range(PLAIN + 10, PLAIN + 46, 4)
"""The first of four columns, by suit. `LONG`: the suit's length less that of the longest suit."""
OVER = PLAIN + 46
PAIRS: dict[tuple[Suit, Suit], int] = {
    pair: OVER + place for place, pair in enumerate(combinations(tuple(Suit), 2))
}
"""Column with the length of the first suit less that of the second."""
WIDTH = OVER + 6

_DUMMY_POINTS = {3: (3, 2, 1), 4: (5, 3, 1)}
"""By trumps, four standing for more and three for fewer: for a void, a singleton and a doubleton beside them,
Goren's count for a raise. A short honour that does not take a trick counts once only."""


@cache
def _holdings() -> NDArray[np.float32]:
    """By 13-bit holding: A K Q held, king, queen, stopper, control of the first and second round, of the
    first round, losers, controls, quick tricks, tricks as trumps, tricks beside, points for shortness beside
    three trumps and beside four. Shape (13, 8192)."""
    found = np.zeros((13, 8192), np.float32)
    for held in range(8192):
        length = held.bit_count()
        ace, king, queen, jack = (bool(held >> place & 1) for place in (12, 11, 10, 9))
        top = ace + king + queen
        stop = ace or (king and length > 1) or (queen and length > 2) or (jack and length > 3)
        losers = min(length, 3) - top if length > 2 else length - ace - (king and length == 2)
        quick = 2.0 if ace and king else 1.5 if ace and queen else 1.0 if ace or (king and queen) else 0.0
        quick += 0.5 * (king and not ace and not queen and length > 1)
        missing = 3 - top - 0.5 * (jack and ace and top == 2)
        trumps = max(0.0, length - missing) if length > 3 else top * 0.7
        beside = max(quick, length - missing - (0.5 if length > 4 else 1) if length > 3 else 0.0)
        wasted = not ace and top < 2 and (queen or jack or (king and length == 1))
        found[:, held] = (
            top,
            king,
            queen,
            stop,
            ace or king or length < 2,
            ace or not length,
            losers,
            2 * ace + king,
            quick,
            trumps,
            beside,
            *(max(0, points[length] - wasted) if length < 3 else 0 for points in _DUMMY_POINTS.values()),
        )
    return found


def measures(masks: NDArray[np.uint64]) -> Features:
    """All measures of hands of 13 cards, uint64 (n,); shape (n, `WIDTH`).

    `PTS`: high-card points and one for each card over four in a suit. `R20`, `R15`: high-card points and the
    two longest suits, or the spades. `DUMMY`: high-card points, and points for shortness beside the suit.
    `QUICK`: AK 2, AQ 1½, A or KQ 1, Kx ½. `TRICKS`: what the hand takes by itself with this trump. `STOP`: A,
    Kx, Qxx or Jxxx.
    """
    table = np.empty((WIDTH, len(masks)), np.float32)
    table[:PLAIN] = features(masks).T
    points, lengths = table[POINTS], table[LENGTH : LENGTH + 4]
    suits = _holdings().take(holdings(masks).astype(np.intp), axis=1)
    longest, shortest = table[LONGEST], table[SHORTEST]
    major, minor = lengths[:2], lengths[2:]
    low, high = np.minimum(major, minor), np.maximum(major, minor)
    second = np.maximum(high.min(axis=0), low.max(axis=0))
    table[PTS] = points + np.maximum(0, lengths - 4).sum(axis=0)
    table[TWO] = longest + second
    table[R20] = points + table[TWO]
    table[R15] = points + lengths[Suit.SPADES]
    table[[KINGS, LOSERS, CONTROLS, QUICK]] = suits[[1, 6, 7, 8]].sum(axis=1)
    doubletons = (lengths == 2).sum(axis=0)
    table[BALANCED] = (shortest > 1) & (longest < 6) & (doubletons < 2)
    table[SEMI] = (shortest > 1) & (longest < 7)
    three, four = (each.sum(axis=0) - each for each in (suits[11], suits[12]))
    table[DUMMY : DUMMY + 4] = points + np.where(lengths < 4, three, four)
    beside = suits[10]
    table[TRICKS : TRICKS + 4] = suits[9] + beside.sum(axis=0) - beside
    for column, kind in ((TOP, 0), (KING, 1), (QUEEN, 2), (STOP, 3), (CONTROL, 4), (FIRST, 5)):
        table[column : column + 4] = suits[kind]
    table[LONG : LONG + 4] = lengths - longest
    for (one, other), column in PAIRS.items():
        table[column] = lengths[one] - lengths[other]
    return table.T
