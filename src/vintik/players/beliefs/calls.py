"""What the calls say about the hands that made them, as chances and as limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, SEATS, Seat
from vintik.game.phases.auction import Auction
from vintik.players.bidding.hearing import Hearing, System
from vintik.solver.worlds import Limits

OPPONENTS_TRUST = 0.7
"""How much of what an opponent's calls say is believed: exponent of their chances."""
SLACK = 1
"""Cards by which a hand may differ from the lengths it has shown."""


def log_likelihood(
    system: System, auction: Auction, observer: Seat, dealt: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """How likely the calls of the other three are in each world: float64 (n,), logarithms.

    `dealt`: uint64 (n, 4). The table of the `system` gives the chances.
    """
    found = np.zeros(len(dealt))
    others = [seat for seat in SEATS if seat is not observer]
    hands = {seat: system.measured(dealt[:, seat]) for seat in others}
    trust = {seat: 1.0 if seat is observer.partner else OPPONENTS_TRUST for seat in others}
    hearing = Hearing.of(system, auction.before(len(auction.calls)))
    for call in auction.calls:
        seat = hearing.turn
        if not (seat is observer or (call is PASS and hearing.settled)):
            found += trust[seat] * hearing.all_calls.log_chance(hands[seat], call)
        hearing = hearing.after(call)
    return found


def limits(system: System, auction: Auction) -> tuple[Limits, ...]:
    """Lengths as dealt that the calls leave possible, by seat, with some slack."""
    return tuple(
        Limits(
            _lengths(max(0, least - SLACK) if least > 3 else 0 for least, _ in shown.lengths),
            _lengths(min(13, most + SLACK) for _, most in shown.lengths),
        )
        for shown in Hearing.of(system, auction).shown
    )


def _lengths(numbers: Iterable[int]) -> tuple[int, int, int, int]:
    spades, hearts, diamonds, clubs = numbers
    return (spades, hearts, diamonds, clubs)


def without(limits: Limits, played: NDArray[np.int64]) -> Limits:
    """The limits of a hand as dealt, for what is left of it; `played`: cards gone by suit."""
    return replace(
        limits,
        least=_lengths(max(0, least - int(gone)) for least, gone in zip(limits.least, played, strict=True)),
        most=_lengths(max(0, most - int(gone)) for most, gone in zip(limits.most, played, strict=True)),
    )
