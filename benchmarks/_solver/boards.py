"""Random deals, positions and layouts for the solver's benchmark, all from a seed."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from vintik.cards import CARDS, SEATS, Card, Deal, Hand, Seat, Suit
from vintik.solver import Position

TRUMPS: tuple[Suit | None, ...] = (None, *Suit)
FOUR_VOIDS = Deal.parse("N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962")
FOUR_VOIDS_TABLE = [[5, 5, 5, 5], [4, 7, 4, 8], [7, 4, 8, 4], [4, 8, 4, 7], [8, 4, 7, 4]]
"""A deal that is hard for its size, and what endplay found in it."""


def deals(rng: Random, count: int) -> list[Deal]:
    return [_deal(rng) for _ in range(count)]


def _deal(rng: Random) -> Deal:
    pack = list(CARDS)
    rng.shuffle(pack)
    return Deal.of_pack(pack, Seat.N)


def openings(rng: Random, count: int) -> list[Position]:
    """Full deals with a trump and a leader."""
    return [Position(_deal(rng).hands, rng.choice(TRUMPS), rng.choice(SEATS)) for _ in range(count)]


def middles(rng: Random, count: int, left: tuple[int, ...] = (8, 9, 10)) -> list[Position]:
    """Positions of random play in which the player to move holds so many cards; one to three lie on the
    table in half of them."""
    return [_middle(rng, rng.choice(left), rng.choice((0, 0, 0, 1, 2, 3))) for _ in range(count)]


def _middle(rng: Random, left: int, on_table: int) -> Position:
    hands, trump, leader = list(_deal(rng)), rng.choice(TRUMPS), rng.choice(SEATS)
    trick: list[Card] = []
    for _ in range(4 * (13 - left) + on_table):
        seat = leader.after(len(trick))
        following = hands[seat].of_suit(trick[0].suit) if trick else hands[seat]
        card = rng.choice((following or hands[seat]).cards())
        hands[seat] = hands[seat].without(card)
        trick.append(card)
        if len(trick) == 4:
            leader, trick = leader.after(_winner(trick, trump)), []
    return Position(_four(hands), trump, leader, tuple(trick))


def _winner(trick: Sequence[Card], trump: Suit | None) -> int:
    """The place of the card that wins the trick (C5)."""

    def strength(place: int) -> int:
        card = trick[place]
        return card.rank + (200 if card.suit is trump else 100 if card.suit is trick[0].suit else 0)

    return max(range(4), key=strength)


def _four(hands: Sequence[Hand]) -> tuple[Hand, Hand, Hand, Hand]:
    north, east, south, west = hands
    return north, east, south, west


def layouts(rng: Random, left: int, count: int = 25) -> list[Position]:
    """Ways in which the opponents' cards may lie in one position; the player to move and partner hold the
    same in all.

    The opponents' cards on the table follow suit, so that any layout is possible.
    """
    on_table = rng.choice((0, 1)) if left == 13 else rng.choice((0, 0, 0, 1, 2, 3))
    position = _middle(rng, left, on_table)
    while any(card.suit is not position.trick[0].suit for card in position.trick):
        position = _middle(rng, left, on_table)
    one = position.to_move.next
    cards = [card for seat in (one, one.partner) for card in position.hands[seat]]
    share = len(position.hands[one])
    found = []
    for _ in range(count):
        rng.shuffle(cards)
        hands = list(position.hands)
        hands[one], hands[one.partner] = Hand.of(cards[:share]), Hand.of(cards[share:])
        found.append(replace(position, hands=_four(hands)))
    return found


def written(path: Path) -> tuple[list[Position], list[dict[str, int]]]:
    """The positions of a file with columns `deal_pbn`, `trump` …, and the tricks of each legal card."""
    with path.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    answers = [dict(each.split(":") for each in row["card_tricks"].split()) for row in rows]
    return [_read(row) for row in rows], [
        {card: int(tricks) for card, tricks in answer.items()} for answer in answers
    ]


def _read(row: dict[str, str]) -> Position:
    trump = "NT" if row["trump"] == "N" else row["trump"]
    return Position.parse(row["deal_pbn"], trump, row["trick_leader"], row["trick_cards"])
