"""What the calls say about the hands that made them, as chances and as limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, SEATS, Seat, Suit
from vintik.game.phases.auction import Auction
from vintik.players.bidding.hands import high_cards, length
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.shown import NOTHING
from vintik.solver.worlds import Limits

OPPONENTS_TRUST = 0.7
"""How much of what an opponent's calls say is believed: exponent of their chances."""
A_POINT, A_CARD, MOST_MISSED = 1.0, 1.5, 8.0
"""Where worlds are sifted, in logarithms of a chance: a point or a card too few or too many, less than in the
tables, and all of them together at most."""
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
    measured = system.measured(dealt.T[others].reshape(-1))
    hands = dict(zip(others, np.split(measured, len(others)), strict=True))
    trust = {seat: 1.0 if seat is observer.partner else OPPONENTS_TRUST for seat in others}
    hearing = Hearing.of(system, auction.before(len(auction.calls)))
    for call in auction.calls:
        seat = hearing.turn
        if not (seat is observer or (call is PASS and hearing.settled)):
            found += trust[seat] * hearing.all_calls.log_chance(hands[seat], call)
        hearing = hearing.after(call)
    return found


def missed(
    system: System, auction: Auction, observer: Seat, held: NDArray[np.uint64], gone: NDArray[np.uint64]
) -> NDArray[np.float64]:
    """By how much the other three miss the points and lengths they have shown in each world: float64 (n,), in
    logarithms of a chance. It is quick to say, and much the same as `log_likelihood` where hands are rare.

    `held`: what is left of the hands, uint64 (n, 4); `gone`: what the seats have played.
    """
    found = np.zeros(len(held))
    for seat, shown in zip(SEATS, Hearing.of(system, auction).shown, strict=True):
        if seat is not observer and shown is not NOTHING:
            hands = held[:, seat] | gone[seat]
            trust = 1.0 if seat is observer.partner else OPPONENTS_TRUST
            if shown.surely != NOTHING.surely:
                found += trust * A_POINT * _outside(high_cards(hands), shown.surely)
            for suit in Suit:
                if shown.lengths[suit] != NOTHING.lengths[suit]:
                    found += trust * A_CARD * _outside(length(hands, suit), shown.lengths[suit])
    return np.minimum(found, MOST_MISSED)


def _outside(counts: NDArray[np.int8], limits: tuple[int, int]) -> NDArray[np.int8]:
    return np.maximum(0, np.maximum(limits[0] - counts, counts - limits[1]))


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
