"""Random endings and random tables of points, the same on every run."""

from __future__ import annotations

import random
from collections.abc import Sequence

from vintik.cards import CARDS, SEATS, Card, Hand, Suit
from vintik.solver import Position, Values

TRUMPS = (None, *Suit)
POINTS = 2**31 - 1
"""The largest number of points; the smallest is −POINTS − 1."""


def ending(rng: random.Random, cards: int, on_table: int | None = None) -> Position:
    """A position with `cards` (1 to 13) for those who have not played to the trick, 0 to 3 cards on the
    table if not said, led and followed as C5 wants."""
    pack = rng.choice((_any_cards, _long_suits, _high_cards))(rng, 4 * cards)
    hands = [Hand.of(pack[place * cards : (place + 1) * cards]) for place in range(4)]
    trump = rng.choice(TRUMPS)
    leader = rng.choice(SEATS)
    position = _position(hands, trump, leader, ())
    for _ in range(rng.randrange(4) if on_table is None else on_table):
        card = rng.choice(position.legal.cards())
        hands[position.to_move] = hands[position.to_move].without(card)
        position = _position(hands, trump, leader, (*position.trick, card))
    return position


def _position(hands: Sequence[Hand], trump: Suit | None, leader: object, trick: tuple[Card, ...]) -> Position:
    north, east, south, west = hands
    return Position((north, east, south, west), trump, leader, trick)  # type: ignore[arg-type]


def _any_cards(rng: random.Random, count: int) -> list[Card]:
    return rng.sample(CARDS, count)


def _long_suits(rng: random.Random, count: int) -> list[Card]:
    """Hands of one or two suits each, most of them void in something."""
    spread = rng.choice((0.3, 1.0, 2.0))
    order = rng.sample(range(4), 4)
    keys = {card: order[card.suit] + spread * rng.random() for card in rng.sample(CARDS, count)}
    return sorted(keys, key=keys.__getitem__)


def _high_cards(rng: random.Random, count: int) -> list[Card]:
    """The top of each suit: no gaps between the ranks."""
    top = sorted(CARDS, key=lambda card: (-card.rank, card.suit))[:count]
    return rng.sample(top, count)


def endings(seed: int, count: int, cards: Sequence[int], on_table: int | None = None) -> list[Position]:
    rng = random.Random(seed)
    return [ending(rng, rng.choice(cards), on_table) for _ in range(count)]


def order_free(rng: random.Random, position: Position) -> Values:
    """Any points for a number of tricks, rising or not."""
    largest = rng.choice((3, 1000, POINTS))
    return Values.of_tricks([rng.randint(-largest - 1, largest) for _ in range(14)])


def any_race(rng: random.Random, position: Position, largest: int | None = None) -> Values:
    """Any points for a number of tricks and a side that is first."""
    largest = rng.choice((3, 1000, POINTS)) if largest is None else largest
    points = tuple(_three(rng, largest) for _ in range(14))
    return Values(points, (_need(rng, position), _need(rng, position)))


def fair_race(rng: random.Random, position: Position) -> Values:
    """As in Vint: so much for each trick, and as much to whoever is first."""
    trick, game = rng.randint(0, 100), rng.choice((10, 500, 1000))
    points = tuple((trick * ns, trick * ns + game, trick * ns - game) for ns in range(14))
    return Values(points, (_need(rng, position), _need(rng, position)))


TABLES = (order_free, any_race, fair_race)


def _three(rng: random.Random, largest: int) -> tuple[int, int, int]:
    nobody, ns, ew = (rng.randint(-largest - 1, largest) for _ in range(3))
    return (nobody, ns, ew)


def _need(rng: random.Random, position: Position) -> int:
    """Tricks that can be taken, one more, or 14."""
    needs: list[int] = [*range(1, position.tricks_left + 2), 14]
    return rng.choice(needs)
