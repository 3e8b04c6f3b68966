"""Habits of card players: the cards each habit would play from a hand, in many worlds at once.

A habit is a set of cards, any of them as likely; where it has nothing to say it leaves the choice to another,
so no set is empty. Cards of one suit are uint16 (n,), a bit for each card, the deuce lowest; hands are uint64
(n,). How often each habit is followed is not known here (`shares`).
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Cards = NDArray[np.uint16]
Hands = NDArray[np.uint64]
_Sets = TypeVar("_Sets", Cards, Hands)

QUEEN_UP = np.uint16(0x1C00)
SUIT, FULL = 0x1FFF, (1 << 52) - 1


def chance(of: Cards | Hands, card: int) -> NDArray[np.float64]:
    """The chance that `card` (a bit) is played if each card of the set is as likely."""
    found: NDArray[np.float64] = ((of & of.dtype.type(card)) != 0) / np.bitwise_count(of)
    return found


def lowest(held: Cards) -> Cards:
    """The lowest card, 0 where there is none."""
    low: Cards = held & (~held + np.uint16(1))
    return low


def highest(held: Cards) -> Cards:
    """The highest card, 0 where there is none."""
    below: Cards = held | held >> np.uint16(1)
    below |= below >> np.uint16(2)
    below |= below >> np.uint16(4)
    below |= below >> np.uint16(8)
    top: Cards = below & ~(below >> np.uint16(1))
    return top


def touching_above(card: Cards, held: Cards, gone: int) -> Cards:
    """`card` and the cards of the hand that touch it from above; `gone` ones do not part neighbours."""
    whole = held | np.uint16(gone)
    touching: Cards = held & whole & ~(whole + card)
    return touching


def touching_below(card: Cards, held: Cards, gone: int) -> Cards:
    """`card` and the cards of the hand that touch it from below."""
    under = card - np.uint16(1)
    gap = highest(~(held | np.uint16(gone)) & under)
    lower: Cards = np.where(gap > 0, gap - np.uint16(1), np.uint16(0))
    return held & (card | under) & ~(gap | lower)


def following(held: Cards, beaten: int, gone: int, signal: Cards | None = None) -> list[Cards]:
    """Seven: the lowest; one of the lowest run; the cheapest winner; one of its run; the lowest of the
    highest run, if that wins; one of that run; any.

    `held` in the suit led; `beaten`: the cards of the suit that would not win. `signal`: the card that is
    played instead of the lowest, 0 where there is none.
    """
    low = lowest(held)
    lows = touching_above(low, held, gone)
    if signal is not None:
        low = lows = _or(signal, low)
    winners = held & ~np.uint16(beaten)
    cheapest = lowest(winners)
    tops = np.where(winners != 0, touching_below(highest(held), held, gone), lows)
    return [
        low,
        lows,
        _or(cheapest, low),
        _or(touching_above(cheapest, held, gone) & winners, lows),
        np.where(winners != 0, lowest(tops), low),
        tops,
        held,
    ]


def discarding(hand: Hands, trump: int | None, beaten: int) -> list[Hands]:
    """Seven: the cheapest ruff; a ruff; low in any side suit; low in the longest; low in one of one or two
    cards; a side card; any. `beaten`: the trumps that would not win. No card of the suit led is held."""
    sides = [suit for suit in range(4) if suit != trump]
    suits = [of_suit(hand, suit) for suit in range(4)]
    lengths = [np.bitwise_count(suits[suit]) for suit in sides]
    longest = _longest(lengths)
    lows = [whole(lowest(suits[suit]), suit) for suit in sides]
    low = _all(lows)
    low = _or(low, whole(lowest(suits[trump]), trump)) if trump is not None else low
    long = _or(_all([np.where(n == longest, each, 0) for n, each in zip(lengths, lows, strict=True)]), low)
    short = _or(_all([np.where(n <= 2, each, 0) for n, each in zip(lengths, lows, strict=True)]), low)
    side = hand
    ruffs: list[Hands] = [long, long]
    if trump is not None:
        side = _or(hand & np.uint64(FULL & ~(SUIT << 13 * trump)), hand)
        winning = suits[trump] & ~np.uint16(beaten)
        ruffs = [_or(whole(lowest(winning), trump), long), _or(whole(winning, trump), long)]
    return [*ruffs, low, long, short, side, hand]


def opening(hand: Hands, trump: int | None, partners: int | None) -> list[Hands]:
    """Ten: top of a sequence; fourth best of the longest suit; a singleton; top of a doubleton; low in any
    suit; low in the longest; the highest of any suit; a trump; partner's suit; any. `partners`: the suit
    partner bid."""
    suits = [of_suit(hand, suit) for suit in range(4)]
    sides = [suit for suit in range(4) if suit != trump]
    lengths = [np.bitwise_count(held) for held in suits]
    longest = _longest([lengths[suit] for suit in sides])
    fourth, singles, doubles = [], [], []
    for suit in sides:
        held = suits[suit]
        for _ in range(3):
            held = held & ~highest(held)
        fourth.append(whole(np.where(lengths[suit] == longest, highest(held), np.uint16(0)), suit))
        singles.append(whole(np.where(lengths[suit] == 1, suits[suit], np.uint16(0)), suit))
        doubles.append(whole(np.where(lengths[suit] == 2, highest(suits[suit]), np.uint16(0)), suit))
    low, long, high = _ends(suits, lengths, longest, sides)
    return [
        _or(_all([whole(_sequence(suits[suit], 0), suit) for suit in sides]), hand),
        _or(_all(fourth), hand),
        _or(_all(singles), hand),
        _or(_all(doubles), hand),
        _or(low, hand),
        _or(long, hand),
        _or(high, hand),
        _suit_or_any(hand, trump),
        _suit_or_any(hand, partners),
        hand,
    ]


def leading(hand: Hands, trump: int | None, partners: int | None, gone: int) -> list[Hands]:
    """Nine: a card that nothing of its suit beats; top of a sequence; low in the longest suit; low in any;
    the highest of any; the highest trump; the lowest trump; partner's suit; any. `gone`: the cards of
    finished tricks; `partners`: the suit that partner bid or led first."""
    suits = [of_suit(hand, suit) for suit in range(4)]
    sides = [suit for suit in range(4) if suit != trump]
    went = [gone >> 13 * suit & SUIT for suit in range(4)]
    lengths = [np.bitwise_count(held) for held in suits]
    winners = [
        whole(highest(held) & _best(went[suit]), suit) for suit, held in enumerate(suits) if suit in sides
    ]
    low, long, high = _ends(suits, lengths, _longest([lengths[suit] for suit in sides]), sides)
    return [
        _or(_all(winners), hand),
        _or(_all([whole(_sequence(suits[suit], went[suit]), suit) for suit in sides]), hand),
        _or(long, hand),
        _or(low, hand),
        _or(high, hand),
        hand if trump is None else _or(whole(highest(suits[trump]), trump), hand),
        hand if trump is None else _or(whole(lowest(suits[trump]), trump), hand),
        _suit_or_any(hand, partners),
        hand,
    ]


def of_suit(hand: Hands, suit: int) -> Cards:
    """The cards of one suit."""
    return (hand >> np.uint64(13 * suit) & np.uint64(SUIT)).astype(np.uint16)


def whole(cards: Cards, suit: int) -> Hands:
    """The cards of one suit as a hand."""
    return cards.astype(np.uint64) << np.uint64(13 * suit)


def _or(first: _Sets, second: _Sets) -> _Sets:
    """The first where it says something, else the second."""
    return np.where(first != 0, first, second)


def _all(sets: list[Hands]) -> Hands:
    together = sets[0]
    for each in sets[1:]:
        together = together | each
    return together


def _longest(lengths: list[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    longest = lengths[0]
    for each in lengths[1:]:
        longest = np.maximum(longest, each)
    return longest


def _ends(
    suits: list[Cards], lengths: list[NDArray[np.uint8]], longest: NDArray[np.uint8], sides: list[int]
) -> tuple[Hands, Hands, Hands]:
    """The lowest of each side suit, of the longest ones alone, and the highest of each."""
    lows = {suit: whole(lowest(suits[suit]), suit) for suit in sides}
    long = [np.where(lengths[suit] == longest, lows[suit], np.uint64(0)) for suit in sides]
    return _all(list(lows.values())), _all(long), _all([whole(highest(suits[suit]), suit) for suit in sides])


def _sequence(held: Cards, gone: int) -> Cards:
    """The highest card if it is an honour and touches the next; 0 otherwise."""
    top = highest(held)
    run = touching_below(top, held, gone)
    return np.where((top & QUEEN_UP != 0) & (np.bitwise_count(run) > 1), top, np.uint16(0))


def _best(gone: int) -> np.uint16:
    """The highest card of the suit that is not gone."""
    left = SUIT & ~gone
    return np.uint16(1 << left.bit_length() - 1 if left else 0)


def _suit_or_any(hand: Hands, suit: int | None) -> Hands:
    return hand if suit is None else _or(hand & np.uint64(SUIT << 13 * suit), hand)
