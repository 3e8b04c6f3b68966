"""Worlds that fit what one seat knows, drawn and weighed.

They are built under what is certain (own cards, cards played, suits shown out of) and, if that leaves any,
under the lengths that calls have shown; sifted by the points and lengths shown, since strong and wild hands
are rare; then weighed by how likely they make the calls and cards seen, and drawn again by weight.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vintik.cards import FULL_PACK, SEATS, Hand, Holding, Seat, Suit
from vintik.game import View
from vintik.game.table import CurrentDeal
from vintik.players.beliefs.calls import limits as limits_of_calls
from vintik.players.beliefs.calls import log_likelihood as of_calls
from vintik.players.beliefs.calls import missed, without
from vintik.players.beliefs.cards import log_likelihood as of_cards
from vintik.players.beliefs.worlds import Worlds, played, tricks_of
from vintik.players.bidding.hearing import System
from vintik.players.style import Style
from vintik.solver import worlds as solver_worlds
from vintik.solver.worlds import FREE, Limits, WorldsError

DRAWN_FOR_EACH = 32
"""Worlds drawn for each one kept, so that those kept can be chosen by weight."""
FEWEST, MOST = 256, 16_384
"""Worlds weighed, at least and at most."""
SIFTED_FROM = (16, 64)
"""Worlds drawn for each one weighed; the second number where the first leaves hardly any that fits."""
FLATTER, MOST_RELAXED = 0.5, 5
"""Where hardly any of the worlds drawn fits: the exponent that makes weights less sure, again and again."""
ENOUGH = 0.25
"""The worlds drawn have to be worth so many of those kept (effective sample size)."""


def sample(view: View, system: System, style: Style, n: int, seed: int) -> Worlds:
    """`n` worlds of equal weight (the same one may come more than once), drawn by how likely they are.

    `system`: how the calls are read. The same seed gives the same worlds, whatever
    the hidden cards are. Raises `ValueError` between deals.
    """
    deal = view.table.deal
    if deal is None:
        raise ValueError("no deal, no worlds")
    if n == 0:
        return Worlds(np.empty((0, 4), np.uint64), np.empty(0))
    weighed = min(MOST, max(FEWEST, DRAWN_FOR_EACH * n))
    for sifted_from in SIFTED_FROM if style.read_calls else (1,):
        dealt, weights, relaxed = _weighed(view, system, style, sifted_from * weighed, weighed, seed)
        if _effective(weights) >= ENOUGH * n:
            break
    while _effective(weights) < ENOUGH * n and relaxed < MOST_RELAXED:
        weights *= FLATTER
        relaxed += 1
    kept = _systematic(weights, n, np.random.default_rng(seed))
    return Worlds(dealt[kept], np.full(n, 1 / n), relaxed)


def _weighed(
    view: View, system: System, style: Style, drawn: int, weighed: int, seed: int
) -> tuple[NDArray[np.uint64], NDArray[np.float64], int]:
    """`weighed` worlds, uint64 (n, 4), sifted out of `drawn` by what calls have shown (the same number where
    calls are not read); the logarithms of their weights; and 1 if the lengths shown had to be given up."""
    observer, deal = view.seat, view.table.deal
    assert deal is not None
    gone = played(deal)
    certain = [_shown_out(deal, seat) for seat in SEATS]
    held = None
    if style.read_calls:
        told = limits_of_calls(system, deal.auction)
        both = _together(certain, told, gone)
        held = None if both is None else _drawn(deal, observer, gone, both, drawn, seed)
    relaxed = int(style.read_calls and held is None)
    if held is None:
        held = _drawn(deal, observer, gone, certain, drawn, seed)
    assert held is not None, "what is certain fits the deal itself"
    if style.read_calls:
        sieve = -missed(system, deal.auction, observer, held, gone)
        kept = _systematic(sieve, weighed, np.random.default_rng(seed))
        dealt = held[kept] | gone
        weights = of_calls(system, deal.auction, observer, dealt) - sieve[kept]
    else:
        dealt, weights = held | gone, np.zeros(drawn)
    if style.read_cards and deal.play is not None:
        weights += of_cards(deal, observer, dealt, style.signals)
    return dealt, weights, relaxed


def _effective(weights: NDArray[np.float64]) -> float:
    """How many worlds of equal weight they are worth (effective sample size); logarithms are given."""
    chances = np.exp(weights - weights.max())
    return float(chances.sum() ** 2 / np.square(chances).sum())


def certain(view: View, n: int, seed: int) -> NDArray[np.uint64]:
    """`n` worlds drawn from all that are possible, each with the same chance: uint64 (n, 4), what is left of
    each hand. Raises `ValueError` between deals."""
    deal = view.table.deal
    if deal is None:
        raise ValueError("no deal, no worlds")
    held = _drawn(deal, view.seat, played(deal), [_shown_out(deal, seat) for seat in SEATS], n, seed)
    assert held is not None, "what is certain fits the deal itself"
    return held


def _systematic(weights: NDArray[np.float64], n: int, rng: np.random.Generator) -> NDArray[np.intp]:
    """`n` places drawn by weight, given as logarithms, as evenly as can be (systematic resampling)."""
    chances = np.exp(weights - weights.max())
    chances /= chances.sum()
    marks = (np.arange(n) + rng.random()) / n
    found: NDArray[np.intp] = np.minimum(np.searchsorted(np.cumsum(chances), marks), len(chances) - 1)
    return found


def _shown_out(deal: CurrentDeal, seat: Seat) -> Limits:
    """What the seat is known not to hold any more: suits it did not follow in (C5)."""
    most = [13, 13, 13, 13]
    for leader, cards in tricks_of(deal):
        place = (seat - leader) & 3
        if place < len(cards) and cards[place].suit is not cards[0].suit:
            most[cards[0].suit] = 0
    return Limits(most=(most[0], most[1], most[2], most[3])) if 0 in most else FREE


def _together(
    certain: Sequence[Limits], told: Sequence[Limits], gone: NDArray[np.uint64]
) -> list[Limits] | None:
    """Both limits, for what is left of the hands; None where a call and a suit shown out of contradict."""
    found = []
    for seat in SEATS:
        cards = Hand(int(gone[seat]))
        left = without(told[seat], np.array([cards.length(suit) for suit in Suit]))
        most = [min(pair) for pair in zip(left.most, certain[seat].most, strict=True)]
        if any(least > longest for least, longest in zip(left.least, most, strict=True)):
            return None
        found.append(Limits(left.least, (most[0], most[1], most[2], most[3])))
    return found


def _drawn(
    deal: CurrentDeal, observer: Seat, gone: NDArray[np.uint64], limits: Sequence[Limits], n: int, seed: int
) -> NDArray[np.uint64] | None:
    """Worlds within limits, uint64 (n, 4), what is left of each hand; None if there are none."""
    seen = int(np.bitwise_or.reduce(gone))
    for holding in deal.holdings:
        seen |= holding.known.mask
    unseen = Hand(FULL_PACK.mask & ~seen)
    free = [FREE if not deal.holdings[seat].unseen else limits[seat] for seat in SEATS]
    holdings: list[Holding] = list(deal.holdings)
    try:
        return solver_worlds.sample(holdings, unseen, free, n=n, seed=seed)
    except WorldsError as fault:
        if fault.code != "no_world":
            raise
        return None
