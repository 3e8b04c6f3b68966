"""Worlds: the ways to give a position's unseen cards to the hands that have them, counted and sampled.

Every world within the limits has the same chance. How likely the auction and the play make it is the
caller's business: weigh the worlds drawn (say, by how probable a policy makes the calls and cards seen) and
choose among them by weight. To mix several readings of an auction, sample each; if they exclude each other,
`count` tells their shares.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from vintik import _native
from vintik.cards.hand import EMPTY, FULL_PACK, Hand, Holding

__all__ = ["FAULTS", "FREE", "MOST_WORLDS", "Limits", "WorldsError", "count", "hands", "sample"]

Four: TypeAlias = tuple[int, int, int, int]
_Item = TypeVar("_Item")

MOST_WORLDS = 1 << 24
"""Worlds that one call may ask for; they take 32 bytes each."""

FAULTS = {
    "no_world": "no world fits: the limits contradict one another",
    "wrong_type": "four Holdings, a Hand, four Limits and whole numbers are wanted",
    "not_cards": "a hand has bits beyond the 52 cards",
    "card_twice": "a card is known in two hands, or both known and unseen",
    "bad_size": "a hand has over 13 cards, or under 0, or their sizes do not add up to the unseen cards",
    "bad_length": "a length is not from 0 to 13, or a minimum is above its maximum",
    "bad_number": "the number of worlds is not from 0 to 16777216",
    "bad_seed": "the seed is not from 0 to 2⁶⁴ − 1",
}
"""What a `WorldsError` can say, by its code."""


class WorldsError(ValueError):
    """A question about worlds that has no answer. `code` is one of `FAULTS`."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)

    def __str__(self) -> str:
        return FAULTS[self.code]


@dataclass(frozen=True, slots=True)
class Limits:
    """What one hand can hold: from `least` to `most` cards of S, H, D, C, and none of `cannot`.

    The lengths are those of the hand as it is now: known cards count, cards already played do not. A hand
    that showed out of hearts has `most=(13, 0, 13, 13)`. A card denied to all hands but one is in that one;
    but a card that is known to be in a hand is better given as known.
    """

    least: Four = (0, 0, 0, 0)
    most: Four = (13, 13, 13, 13)
    cannot: Hand = EMPTY


FREE = Limits()
"""No limits."""

_NO_LIMITS = (FREE, FREE, FREE, FREE)


def sample(
    holdings: Sequence[Holding], unseen: Hand, limits: Sequence[Limits] = _NO_LIMITS, *, n: int, seed: int
) -> NDArray[np.uint64]:
    """`n` independent worlds, each with the same chance among all that fit: masks of whole hands, [n, 4].

    `holdings` and `limits` are those of N, E, S, W; `unseen` are the cards that are neither known nor played.
    Known cards must keep the limits too. A seed gives the same worlds on every machine, and the first of them
    do not depend on `n`. Tight limits take no longer: nothing is dealt to be thrown away. The work is done
    without the interpreter's lock. Raises `WorldsError`.

    >>> holdings = [Holding(Hand.parse("AK..."), 0), Holding(EMPTY, 2), Holding(EMPTY, 1), Holding(EMPTY, 1)]
    >>> limits = [FREE, Limits(most=(0, 13, 13, 13)), FREE, Limits(cannot=Hand.parse("Q..."))]
    >>> [[north, east, south, west]] = hands(sample(holdings, Hand.parse("Q.32.4."), limits, n=1, seed=7))
    >>> str(north), str(south), str(east | west)
    ('AK...', 'Q...', '.32.4.')
    """
    known, sizes, least, most, cannot = _checked(holdings, unseen, limits)
    n = _whole(n, MOST_WORLDS, "bad_number")
    seed = _whole(seed, (1 << 64) - 1, "bad_seed")
    try:
        return _native.sample_worlds(known, sizes, unseen.mask, least, most, cannot, n, seed)
    except ValueError as error:
        raise WorldsError(str(error)) from None


def count(holdings: Sequence[Holding], unseen: Hand, limits: Sequence[Limits] = _NO_LIMITS) -> int:
    """How many worlds fit, exactly: from 0 to 52!/13!⁴, about 5.4 × 10²⁸. Raises `WorldsError`.

    >>> spades = Hand.parse("AKQJT98765432...")
    >>> count([Holding(spades)] + 3 * [Holding(EMPTY, 13)], FULL_PACK - spades)
    84478098072866400
    """
    known, sizes, least, most, cannot = _checked(holdings, unseen, limits)
    try:
        return _native.count_worlds(known, sizes, unseen.mask, least, most, cannot)
    except ValueError as error:
        raise WorldsError(str(error)) from None


def hands(worlds: NDArray[np.uint64]) -> list[tuple[Hand, Hand, Hand, Hand]]:
    """The worlds of `sample` as hands of N, E, S, W."""
    return [(Hand(n), Hand(e), Hand(s), Hand(w)) for n, e, s, w in worlds.tolist()]


def _checked(
    holdings: Sequence[Holding], unseen: Hand, limits: Sequence[Limits]
) -> tuple[Four, Four, tuple[Four, ...], tuple[Four, ...], Four]:
    """What the native module takes, all numbers in their ranges; it checks how they go together."""
    _mask(unseen)
    each, free = _four_of(Holding, holdings), _four_of(Limits, limits)
    return (
        _four(_mask(holding.known) for holding in each),
        _four(_whole(holding.unseen, 13, "bad_size") for holding in each),
        tuple(_lengths(limit.least) for limit in free),
        tuple(_lengths(limit.most) for limit in free),
        _four(_mask(limit.cannot) for limit in free),
    )


def _four_of(kind: type[_Item], items: object) -> tuple[_Item, ...]:
    found = tuple(items) if isinstance(items, Iterable) else ()
    if len(found) != 4 or not all(isinstance(each, kind) for each in found):
        raise WorldsError("wrong_type")
    return found


def _four(numbers: Iterable[int]) -> Four:
    n, e, s, w = numbers
    return n, e, s, w


def _lengths(lengths: Iterable[int]) -> Four:
    return _four(_whole(each, 13, "bad_length") for each in _four_of(int, lengths))


def _mask(hand: Hand) -> int:
    if not isinstance(hand, Hand):
        raise WorldsError("wrong_type")
    return _whole(hand.mask, FULL_PACK.mask, "not_cards")


def _whole(number: int, most: int, code: str) -> int:
    if not isinstance(number, int):
        raise WorldsError("wrong_type")
    if not 0 <= number <= most:
        raise WorldsError(code)
    return number
