"""Deals that look the same from several seats, whose twenty results are found out only in part."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from vintik import solver
from vintik.cards import CARDS, SEATS, Card, Deal, Hand, Rank, Seat, Suit
from vintik.solver import Position

STRAINS = (None, *Suit)


def each_by_itself(deal: Deal) -> NDArray[np.int8]:
    """The table from twenty single questions, about the defenders' tricks."""
    positions = [Position.of_deal(deal, trump, seat.after(1)) for trump in STRAINS for seat in SEATS]
    return np.array([13 - solver.tricks([each])[0] for each in positions], np.int8).reshape(5, 4)


def all_round(rng: Random) -> Deal:
    """Every seat holds in the next suit what the seat before it holds in this one."""
    owners = [rng.choice(SEATS) for _ in Rank]
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for rank, owner in zip(Rank, owners, strict=True):
        for suit in Suit:
            hands[owner.after(suit)].append(Card.of(suit, rank))
    return Deal(*(Hand.of(hands[seat]) for seat in SEATS))


def two_suits_alike(rng: Random) -> Deal:
    """Partners hold in hearts what the others of their side hold in spades, and in clubs as in diamonds."""
    while True:
        hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
        for suit in (Suit.SPADES, Suit.DIAMONDS):
            for rank in Rank:
                owner = rng.choice(SEATS)
                hands[owner].append(Card.of(suit, rank))
                hands[owner.after(2)].append(Card.of(Suit(suit + 1), rank))
        if all(len(held) == 13 for held in hands.values()):
            return Deal(*(Hand.of(hands[seat]) for seat in SEATS))


@pytest.mark.parametrize("seed", range(3))
def test_four_seats_alike(seed: int) -> None:
    deal = all_round(Random(seed))
    [table] = solver.tables([deal])
    assert (table == each_by_itself(deal)).all()
    assert set(table[0]) == {table[0, 0]}


@pytest.mark.parametrize("seed", range(3))
def test_partners_alike(seed: int) -> None:
    deal = two_suits_alike(Random(seed))
    [table] = solver.tables([deal])
    assert (table == each_by_itself(deal)).all()
    assert (table[1] == table[2][[2, 3, 0, 1]]).all()


@pytest.mark.parametrize("seed", range(3))
def test_other_names_for_seats_and_suits(seed: int) -> None:
    rng = Random(seed)
    deal = Deal.of_pack(rng.sample(CARDS, 52), Seat.N)
    steps, order = rng.randrange(4), rng.choice(list(permutations(Suit)))
    hands = [Hand.of(Card.of(order[card.suit], card.rank) for card in hand) for hand in deal]
    renamed = Deal(*(hands[(seat - steps) % 4] for seat in SEATS))
    table, other = solver.tables([deal, renamed])
    for trump in STRAINS:
        mine = 0 if trump is None else 1 + trump
        theirs = 0 if trump is None else 1 + order[trump]
        assert (np.roll(table[mine], steps) == other[theirs]).all()
