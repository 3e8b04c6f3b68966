"""Worlds against the plain definition of a world, a list of all of them, and exact chances."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vintik import _native
from vintik.cards import CARDS, EMPTY, FULL_PACK, SEATS, Card, Deal, Hand, Holding, Seat, Suit, shuffled
from vintik.solver.worlds import FREE, MOST_WORLDS, Limits, WorldsError, count, hands, sample

Hands = tuple[Hand, Hand, Hand, Hand]
SPADES = Hand.parse("AKQJT98765432...")
ALL_HIDDEN = 4 * [Holding(EMPTY, 13)]
THREE_HIDDEN = [Holding(SPADES), *3 * [Holding(EMPTY, 13)]]


def fits(world: Hands, holdings: Sequence[Holding], unseen: Hand, limits: Sequence[Limits]) -> bool:
    """The definition of a world, hand by hand."""
    for hand, holding, limit in zip(world, holdings, limits, strict=True):
        if hand & unseen != hand - holding.known or len(hand & unseen) != holding.unseen:
            return False
        if hand & limit.cannot:
            return False
        lengths = [hand.length(suit) for suit in Suit]
        if any(not a <= length <= b for a, length, b in zip(limit.least, lengths, limit.most, strict=True)):
            return False
    together = world[0] | world[1] | world[2] | world[3]
    return len(together) == sum(map(len, world)) and not unseen - together


def every_way(holdings: Sequence[Holding], cards: Sequence[Card]) -> Iterator[Hands]:
    """All ways to give the cards to hands that still miss some."""
    if not cards:
        n, e, s, w = (holding.known for holding in holdings)
        yield n, e, s, w
        return
    for seat, holding in enumerate(holdings):
        if holding.unseen:
            after = list(holdings)
            after[seat] = Holding(holding.known | Hand(cards[0].bit), holding.unseen - 1)
            yield from every_way(after, cards[1:])


def all_worlds(holdings: Sequence[Holding], unseen: Hand, limits: Sequence[Limits]) -> list[Hands]:
    return [way for way in every_way(holdings, unseen.cards()) if fits(way, holdings, unseen, limits)]


def middle(rng: random.Random, cards: int, hidden: Sequence[Seat]) -> tuple[list[Holding], Hand, Deal]:
    """A position with `cards` left in each hand, those of `hidden` not seen; and the deal that led to it."""
    pack = list(CARDS)
    rng.shuffle(pack)
    deal = Deal.of_pack(pack, Seat.N)
    left = [Hand.of(rng.sample(hand.cards(), cards)) for hand in deal]
    holdings = [Holding(EMPTY, cards) if seat in hidden else Holding(left[seat]) for seat in SEATS]
    unseen = Hand.of(card for seat in hidden for card in left[seat])
    return holdings, unseen, deal


def some_limits(rng: random.Random, deal: Deal | None) -> list[Limits]:
    """Random limits; with a deal, such as hold for it and for whatever is left of it."""
    limits = []
    for seat in SEATS:
        lengths = [deal[seat].length(suit) if deal else rng.randrange(4) for suit in Suit]
        s, h, d, c = (length if rng.random() < 0.4 else 13 for length in lengths)
        a, b, e, f = (0 if deal or rng.random() < 0.8 else min(1, top) for top in (s, h, d, c))
        cannot = Hand(rng.getrandbits(52) & rng.getrandbits(52)) if rng.random() < 0.5 else EMPTY
        limits.append(Limits((a, b, e, f), (s, h, d, c), cannot - deal[seat] if deal else cannot))
    return limits


@given(st.integers(0, 2**32), st.integers(1, 13), st.integers(2, 4))
def test_every_world_keeps_the_limits(seed: int, cards: int, hidden: int) -> None:
    rng = random.Random(seed)
    holdings, unseen, deal = middle(rng, cards, rng.sample(SEATS, hidden))
    limits = some_limits(rng, deal)
    assert count(holdings, unseen, limits) >= 1
    for world in hands(sample(holdings, unseen, limits, n=20, seed=seed)):
        assert fits(world, holdings, unseen, limits)


@given(st.integers(0, 2**32), st.integers(1, 3), st.integers(2, 3))
def test_the_worlds_are_those_of_the_list_of_all(seed: int, cards: int, hidden: int) -> None:
    rng = random.Random(seed)
    holdings, unseen, deal = middle(rng, cards, rng.sample(SEATS, hidden))
    limits = some_limits(rng, deal if rng.random() < 0.3 else None)
    every = all_worlds(holdings, unseen, limits)
    assert count(holdings, unseen, limits) == len(every)
    if every:
        n = min(2000, 30 * len(every))
        drawn = set(hands(sample(holdings, unseen, limits, n=n, seed=seed)))
        assert drawn <= set(every)
        assert drawn == set(every) or len(every) > 66
    else:
        with pytest.raises(WorldsError, match="no world fits"):
            sample(holdings, unseen, limits, n=1, seed=seed)


def unevenness(drawn: Sequence[object], chances: dict[object, float]) -> float:
    """Pearson's chi-square of what was drawn, in its standard deviations from what true chances give."""
    found = Counter(drawn)
    assert found.keys() <= chances.keys()
    expected = {each: chance * len(drawn) for each, chance in chances.items()}
    square = sum((found[each] - want) ** 2 / want for each, want in expected.items())
    freedom = len(chances) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5, 6])
def test_all_worlds_have_the_same_chance(seed: int) -> None:
    """Nine cards of two suits for three hands, each denied three of them, and two lengths limited."""
    rng = random.Random(seed)
    left = rng.sample([card for card in CARDS if card.suit in (Suit.SPADES, Suit.HEARTS)], 9)
    unseen = Hand.of(left)
    holdings = [Holding(EMPTY, 3), Holding(EMPTY), Holding(EMPTY, 3), Holding(EMPTY, 3)]
    limits = [
        Limits(cannot=Hand.of(rng.sample(left, 3))),
        FREE,
        Limits(least=(1, 0, 0, 0), cannot=Hand.of(rng.sample(left, 3))),
        Limits(most=(13, 2, 13, 13), cannot=Hand.of(rng.sample(left, 3))),
    ]
    every = all_worlds(holdings, unseen, limits)
    assert len(every) > 20
    drawn = hands(sample(holdings, unseen, limits, n=400 * len(every), seed=seed))
    assert abs(unevenness(drawn, dict.fromkeys(every, 1 / len(every)))) < 4


def test_long_suits_come_as_often_as_they_are_counted() -> None:
    """39 cards unseen: the length of East's hearts, by the exact counts of the worlds with each length."""
    unseen = FULL_PACK - SPADES
    limits = [FREE, FREE, Limits(most=(13, 4, 13, 13)), FREE]
    whole = count(THREE_HIDDEN, unseen, limits)
    chances: dict[object, float] = {}
    for length in range(14):
        east = Limits((0, length, 0, 0), (13, length, 13, 13))
        chances[min(length, 10)] = chances.get(min(length, 10), 0) + (
            count(THREE_HIDDEN, unseen, [FREE, east, *limits[2:]]) / whole
        )
    assert math.isclose(sum(chances.values()), 1)
    drawn = [
        world[1].length(Suit.HEARTS)
        for world in hands(sample(THREE_HIDDEN, unseen, limits, n=50_000, seed=3))
    ]
    assert abs(unevenness([min(length, 10) for length in drawn], chances)) < 4


def test_the_number_of_deals() -> None:
    assert count(ALL_HIDDEN, FULL_PACK) == math.factorial(52) // math.factorial(13) ** 4
    assert count(THREE_HIDDEN, FULL_PACK - SPADES) == math.factorial(39) // math.factorial(13) ** 3


def test_voids_with_39_cards_unseen() -> None:
    limits = [FREE, Limits(most=(0, 0, 13, 13)), Limits(most=(0, 13, 0, 13)), FREE]
    for world in hands(sample(THREE_HIDDEN, FULL_PACK - SPADES, limits, n=200, seed=1)):
        assert fits(world, THREE_HIDDEN, FULL_PACK - SPADES, limits)


def test_one_world_alone() -> None:
    suits = [Hand(SPADES.mask << 13 * suit) for suit in Suit]
    by_length = [Limits(least=(0, 0, 0, 13)), Limits(least=(0, 0, 13, 0)), Limits(least=(0, 13, 0, 0)), FREE]
    by_card = [Limits(cannot=FULL_PACK - suits[3 - seat]) for seat in SEATS]
    for limits in (by_length, by_card):
        assert count(ALL_HIDDEN, FULL_PACK, limits) == 1
        drawn = hands(sample(ALL_HIDDEN, FULL_PACK, limits, n=3, seed=9))
        assert drawn == 3 * [(suits[3], suits[2], suits[1], suits[0])]


def test_a_card_denied_to_all_others_is_held() -> None:
    ace = Hand.parse("A...")
    limits = [FREE, Limits(cannot=ace), Limits(cannot=ace), Limits(cannot=ace)]
    worlds = sample(ALL_HIDDEN, FULL_PACK, limits, n=100, seed=4)
    assert (worlds[:, 0] & np.uint64(ace.mask)).all()
    assert count(ALL_HIDDEN, FULL_PACK, limits) * 4 == count(ALL_HIDDEN, FULL_PACK)


def test_known_cards_count_in_the_lengths() -> None:
    holdings = [Holding(Hand.parse("32..."), 1), Holding(EMPTY, 1), Holding(EMPTY), Holding(EMPTY)]
    unseen = Hand.parse("4.2..")
    assert count(holdings, unseen, [Limits(least=(3, 0, 0, 0)), FREE, FREE, FREE]) == 1
    assert count(holdings, unseen, [Limits(most=(2, 13, 13, 13)), FREE, FREE, FREE]) == 1
    assert count(holdings, unseen, [Limits(most=(1, 13, 13, 13)), FREE, FREE, FREE]) == 0
    assert count(holdings, unseen, [Limits(cannot=Hand.parse("2...")), FREE, FREE, FREE]) == 0


def test_nothing_unseen_is_one_world() -> None:
    assert hands(sample(4 * [Holding(EMPTY)], EMPTY, n=2, seed=0)) == 2 * [(EMPTY, EMPTY, EMPTY, EMPTY)]


@pytest.mark.parametrize(
    "limits",
    [
        [Limits(most=(3, 3, 3, 3)), FREE, FREE, FREE],
        [Limits(least=(4, 4, 4, 4)), FREE, FREE, FREE],
        [Limits(least=(7, 0, 0, 0)), Limits(least=(7, 0, 0, 0)), FREE, FREE],
        4 * [Limits(most=(3, 13, 13, 13))],
        4 * [Limits(cannot=Hand.parse("2..."))],
        [*3 * [Limits(cannot=Hand.parse("AKQJT98765432.2.."))], FREE],
    ],
)
def test_limits_that_contradict_one_another(limits: list[Limits]) -> None:
    assert count(ALL_HIDDEN, FULL_PACK, limits) == 0
    for n in (0, 1):
        with pytest.raises(WorldsError) as caught:
            sample(ALL_HIDDEN, FULL_PACK, limits, n=n, seed=1)
        assert caught.value.code == "no_world"


def test_seeds() -> None:
    many = sample(ALL_HIDDEN, FULL_PACK, n=1000, seed=1)
    assert many.shape == (1000, 4) and many.dtype == np.uint64
    assert (many == sample(ALL_HIDDEN, FULL_PACK, n=1000, seed=1)).all()
    assert (many[:10] == sample(ALL_HIDDEN, FULL_PACK, n=10, seed=1)).all()
    others = sample(ALL_HIDDEN, FULL_PACK, n=1000, seed=2**64 - 1)
    assert not {*map(tuple, many.tolist())} & {*map(tuple, others.tolist())}


def test_threads_draw_what_one_draws() -> None:
    def drawn(seed: int) -> list[list[int]]:
        listed: list[list[int]] = sample(ALL_HIDDEN, FULL_PACK, n=500, seed=seed).tolist()
        return listed

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, range(16))) == [drawn(seed) for seed in range(16)]


@pytest.mark.parametrize(
    ("code", "holdings", "unseen", "limits"),
    [
        ("not_cards", ALL_HIDDEN, Hand(1 << 52), 4 * [FREE]),
        ("not_cards", ALL_HIDDEN, Hand(-1), 4 * [FREE]),
        ("not_cards", [Holding(Hand(1 << 70)), *ALL_HIDDEN[1:]], FULL_PACK, 4 * [FREE]),
        ("not_cards", ALL_HIDDEN, FULL_PACK, [*3 * [FREE], Limits(cannot=Hand(1 << 64))]),
        ("card_twice", [Holding(SPADES), *ALL_HIDDEN[1:]], FULL_PACK, 4 * [FREE]),
        ("card_twice", [Holding(SPADES), Holding(SPADES), *ALL_HIDDEN[2:]], FULL_PACK - SPADES, 4 * [FREE]),
        ("bad_size", ALL_HIDDEN, FULL_PACK - SPADES, 4 * [FREE]),
        ("bad_size", [Holding(EMPTY, 12), *ALL_HIDDEN[1:]], FULL_PACK, 4 * [FREE]),
        ("bad_size", [Holding(EMPTY, -1), *ALL_HIDDEN[1:]], FULL_PACK, 4 * [FREE]),
        ("bad_size", [Holding(EMPTY, 14), Holding(EMPTY, 12), *ALL_HIDDEN[2:]], FULL_PACK, 4 * [FREE]),
        (
            "bad_size",
            [Holding(SPADES, 1), Holding(EMPTY, 12), *ALL_HIDDEN[2:]],
            FULL_PACK - SPADES,
            4 * [FREE],
        ),
        ("bad_length", ALL_HIDDEN, FULL_PACK, [Limits(least=(-1, 0, 0, 0)), *3 * [FREE]]),
        ("bad_length", ALL_HIDDEN, FULL_PACK, [Limits(most=(13, 13, 13, 1 << 70)), *3 * [FREE]]),
        (
            "bad_length",
            ALL_HIDDEN,
            FULL_PACK,
            [Limits(least=(5, 0, 0, 0), most=(4, 13, 13, 13)), *3 * [FREE]],
        ),
    ],
)
def test_what_is_no_question(code: str, holdings: list[Holding], unseen: Hand, limits: list[Limits]) -> None:
    for ask in (
        lambda: count(holdings, unseen, limits),
        lambda: sample(holdings, unseen, limits, n=1, seed=1),
    ):
        with pytest.raises(WorldsError) as caught:
            ask()
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("holdings", "unseen", "limits", "n"),
    [
        (ALL_HIDDEN[:3], FULL_PACK, 4 * [FREE], 1),
        (ALL_HIDDEN, FULL_PACK, 5 * [FREE], 1),
        (None, FULL_PACK, 4 * [FREE], 1),
        (4 * [FULL_PACK], FULL_PACK, 4 * [FREE], 1),
        ([*ALL_HIDDEN[:3], Holding(EMPTY, 13.0)], FULL_PACK, 4 * [FREE], 1),  # type: ignore[arg-type]
        (ALL_HIDDEN, FULL_PACK.mask, 4 * [FREE], 1),
        (ALL_HIDDEN, FULL_PACK, [*3 * [FREE], None], 1),
        (ALL_HIDDEN, FULL_PACK, [*3 * [FREE], Limits(most=(13, 13, 13))], 1),  # type: ignore[arg-type]
        (ALL_HIDDEN, FULL_PACK, [*3 * [FREE], Limits(least=(0, 0, "0", 0))], 1),  # type: ignore[arg-type]
        (ALL_HIDDEN, FULL_PACK, [*3 * [FREE], Limits(cannot="A...")], 1),  # type: ignore[arg-type]
        (ALL_HIDDEN, FULL_PACK, 4 * [FREE], "1"),
    ],
)
def test_arguments_of_the_wrong_type(holdings: Any, unseen: Any, limits: Any, n: Any) -> None:
    with pytest.raises(WorldsError) as caught:
        sample(holdings, unseen, limits, n=n, seed=1)
    assert caught.value.code == "wrong_type"


@pytest.mark.parametrize(
    ("n", "seed", "code"),
    [
        (-1, 0, "bad_number"),
        (MOST_WORLDS + 1, 0, "bad_number"),
        (1, -1, "bad_seed"),
        (1, 1 << 64, "bad_seed"),
    ],
)
def test_numbers_and_seeds_out_of_range(n: int, seed: int, code: str) -> None:
    with pytest.raises(WorldsError) as caught:
        sample(ALL_HIDDEN, FULL_PACK, n=n, seed=seed)
    assert caught.value.code == code


@given(
    st.dictionaries(
        st.integers(0, 44), st.integers(0, 13) | st.integers(-(1 << 65), 1 << 65), min_size=1, max_size=4
    ),
    st.integers(0, 5) | st.integers(),
)
def test_the_native_part_answers_or_refuses_any_numbers(changes: dict[int, int], n: int) -> None:
    numbers = [0, 0, 0, 0, 13, 13, 13, 13, FULL_PACK.mask, *16 * [0], *16 * [13], 0, 0, 0, 0]
    for place, number in changes.items():
        numbers[place] = number
    fours = [(a, b, c, d) for a, b, c, d in zip(*4 * [iter(numbers[:8] + numbers[9:])], strict=True)]
    question = (fours[0], fours[1], numbers[8], tuple(fours[2:6]), tuple(fours[6:10]), fours[10])
    try:
        worlds = _native.sample_worlds(*question, n, 1)
    except TypeError:
        assert any(number not in range(1 << 31) for number in [*changes.values(), n])
    except ValueError as error:
        known = {"no_world", "not_cards", "card_twice", "bad_size", "bad_length", "bad_number"}
        assert str(error) in known
        if str(error) == "no_world":
            assert _native.count_worlds(*question) == 0
    else:
        assert worlds.shape == (n, 4)
        assert _native.count_worlds(*question) > 0


def test_the_worlds_of_a_deal_pinned() -> None:
    """Whoever changes this changes the worlds of every seed."""
    deal = Deal.of_pack(shuffled(b"worlds", "pinned"), Seat.N)
    holdings = [Holding(deal[Seat.N]), Holding(EMPTY, 13), Holding(deal[Seat.S]), Holding(EMPTY, 13)]
    limits = [FREE, Limits(least=(0, 5, 0, 0), cannot=Hand.parse(".A..")), FREE, FREE]
    [world] = hands(sample(holdings, deal[Seat.E] | deal[Seat.W], limits, n=1, seed=1))
    assert str(world[Seat.E]) == "A632.QJ765..J974"
