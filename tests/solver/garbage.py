"""Calls of the native module as nobody should make them: arrays of the wrong kind, positions with one thing
wrong, numbers out of every range, and among them some that are in order.

It knows the functions of the module and NumPy, not what is computed, so that it can also run by itself
against a build with sanitizers (`scripts/fuzz_solver.py`). Whatever the call, it is answered or refused.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.solver.strange import LEAST_MEMORY, strange_array, strange_number

REFUSALS = (ValueError, TypeError, OverflowError, MemoryError)
QUICKLY = 7
"""Cards a hand that are searched without a limit."""

_FULL_PACK = 2**52 - 1


@dataclass(frozen=True)
class NativeCall:
    name: str
    given: tuple[Any, ...]

    def made(self, module: Any) -> object:
        """The answer, checked, or the refusal. Anything else is raised."""
        try:
            answer = getattr(module, self.name)(*self.given)
        except REFUSALS as refusal:
            return refusal
        _check(self, answer)
        return answer


def native_calls(seed: int, *, huge: bool = True) -> Iterator[NativeCall]:
    """Without end, always the same. `huge`: with more memory than there is.

    NumPy warns of some, of their making or in the call.
    """
    rng = random.Random(seed)
    while True:
        yield rng.choice(_KINDS)(rng, huge)


# --- positions


def _deal(rng: random.Random, cards: int) -> list[int]:
    pack = rng.sample(range(52), 4 * cards)
    if rng.random() < 0.4:  # long suits and voids
        pack.sort(key=lambda card: card // 13 + 2 * rng.random())
    return [sum(1 << card for card in pack[cards * seat : cards * (seat + 1)]) for seat in range(4)]


def _position(rng: random.Random, cards: int) -> tuple[list[int], list[int]]:
    """Hands and state without a fault."""
    hands, leader = _deal(rng, cards), rng.randrange(4)
    table: list[int] = []
    for place in range(rng.randrange(4)):
        seat = (leader + place) % 4
        held = [card for card in range(52) if hands[seat] >> card & 1]
        following = [card for card in held if table and card // 13 == table[0] // 13]
        card = rng.choice(following or held)
        hands[seat] ^= 1 << card
        table.append(card)
    return hands, [rng.randrange(5), leader, *table, *[255] * (3 - len(table))]


def _spoil(rng: random.Random, hands: list[int], state: list[int]) -> None:
    """One step away from a position; often it is none any more."""
    one, other, card = rng.randrange(4), rng.randrange(4), 1 << rng.randrange(52)
    held = [1 << place for place in range(64) if hands[one] >> place & 1]
    kind = rng.randrange(9)
    if kind == 0 and held:  # a card moves
        card = rng.choice(held)
        hands[one] ^= card
        hands[other] |= card
    elif kind == 1 and held:  # a card is there twice
        hands[other] |= rng.choice(held)
    elif kind == 2 and held:  # 51 cards
        hands[one] ^= rng.choice(held)
    elif kind == 3:
        hands[one] |= card
    elif kind == 4:
        hands[one] ^= 1 << rng.randrange(64)
    elif kind == 5:
        hands[one] = rng.getrandbits(64)
    elif kind == 6:
        state[0] = rng.choice((4, 5, 255, rng.randrange(256)))
    elif kind == 7:
        state[1] = rng.choice((3, 4, 255, rng.randrange(256)))
    else:
        state[rng.randrange(2, 5)] = rng.choice((51, 52, 254, 255, rng.randrange(52)))


def _positions(rng: random.Random) -> tuple[Any, Any, int, int]:
    """Arrays of hands and states, how many there are, and cards in the longest hand."""
    count = rng.choice((0, 1, 1, 2, 3, 10))
    longest = rng.choice((1, 2, 3, 4, 5, QUICKLY, 13))
    positions = [_position(rng, rng.randint(1, longest)) for _ in range(count)]
    if rng.random() < 0.5:
        for hands, state in positions:
            if rng.random() < 0.5:
                _spoil(rng, hands, state)
                longest = 13
    all_hands = np.array([hands for hands, _ in positions], np.uint64).reshape(-1, 4)
    all_states = np.array([state for _, state in positions], np.uint8).reshape(-1, 5)
    if rng.random() < 0.1:
        return _bits(rng, all_hands), _bits(rng, all_states), count, 13
    return all_hands, all_states, count, longest


def _bits(rng: random.Random, like: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return np.frombuffer(bytearray(rng.randbytes(like.nbytes)), like.dtype).reshape(like.shape)


# --- calls


def _settings(rng: random.Random, huge: bool, cards: int) -> list[Any]:
    """Threads, memory, nodes and seconds, so that the call is a short one."""
    threads = rng.choice((1, 1, 1, 2, 3, 8))
    memory = rng.choice((LEAST_MEMORY, LEAST_MEMORY + 1, 2**17 - 1, 2**20))
    nodes = rng.choice((1, 2, 10, 100, 1000))
    if cards <= QUICKLY and rng.random() < 0.6:
        nodes = 0
    given: list[Any] = [threads, memory, nodes, rng.choice((0.0, 0.0, 1, 1e300, 1e-300, 1e-9, 0.001))]
    if rng.random() < 0.25:
        place = rng.randrange(4)
        given[place] = strange = strange_number(rng)
        too_much = place == 1 and isinstance(strange, int) and 2**20 < strange <= 2**40
        if too_much and not huge:
            given[1] = 2**20
        if place == 2 and cards > QUICKLY and isinstance(strange, int | float) and not 0 < strange < 2000:
            given[2] = 1000 if isinstance(strange, int) and 0 <= strange < 2**64 else strange
    if huge and rng.random() < 0.01:
        given[1] = 2**40
    return given


def _maybe_strange(rng: random.Random, arrays: list[Any], chance: float = 0.3) -> None:
    while rng.random() < chance:
        place = rng.randrange(len(arrays))
        if isinstance(arrays[place], np.ndarray):
            arrays[place] = strange_array(rng, arrays[place])


def _solve(rng: random.Random, huge: bool) -> NativeCall:
    name = rng.choice(("tricks", "at_least", "cards", "worth"))
    hands, states, count, cards = _positions(rng)
    arrays: list[Any] = [hands, states]
    if name == "at_least":
        arrays.append(np.array([rng.randint(-128, 127) for _ in range(count)], np.int8))
    if name == "worth":
        largest = rng.choice((3, 1000, 2**31))
        points = [rng.randint(-largest, largest - 1) for _ in range(count * 42)]
        arrays.append(np.array(points, np.int32).reshape(-1, 14, 3))
        needs = [rng.choice((0, 1, 2, 3, 5, 13, 14, 255)) or rng.randrange(2) for _ in range(2 * count)]
        arrays.append(np.array(needs, np.uint8).reshape(-1, 2))
    _maybe_strange(rng, arrays)
    strange = any(given is not good for given, good in zip(arrays, (hands, states), strict=False))
    return _with_length(rng, name, (*arrays, *_settings(rng, huge, 13 if strange else cards)))


def _tables(rng: random.Random, huge: bool) -> NativeCall:
    deals = []
    for _ in range(rng.choice((0, 1, 1, 2))):
        hands = _deal(rng, 13)
        if rng.random() < 0.5:
            _spoil(rng, hands, [0] * 5)
        deals.append(hands)
    arrays: list[Any] = [np.array(deals, np.uint64).reshape(-1, 4)]
    _maybe_strange(rng, arrays)
    return _with_length(rng, "tables", (*arrays, *_settings(rng, huge, 13)))


def _worlds(rng: random.Random, huge: bool) -> NativeCall:
    known, sizes, unseen = [0] * 4, [0] * 4, 0
    for card in range(52):
        if rng.random() < 0.5:
            known[rng.randrange(4)] |= 1 << card
    for seat in range(4):
        while known[seat].bit_count() > 13:
            known[seat] &= known[seat] - 1
    for card in range(52):
        seat = rng.randrange(4)
        if not any(hand >> card & 1 for hand in known) and known[seat].bit_count() + sizes[seat] < 13:
            unseen |= 1 << card
            sizes[seat] += 1
    least, most, cannot = [[0] * 4 for _ in range(4)], [[13] * 4 for _ in range(4)], [0] * 4
    for _ in range(rng.choice((0, 0, 1, 3, 8))):
        seat, suit = rng.randrange(4), rng.randrange(4)
        least[seat][suit] = rng.randrange(3)
        most[seat][suit] = rng.randrange(least[seat][suit], 14)
        cannot[seat] = rng.getrandbits(52) & rng.getrandbits(52) & rng.getrandbits(52)
    given: list[Any] = [known, sizes, unseen, least, most, cannot]
    if rng.random() < 0.4:  # one number is another
        place = rng.randrange(6)
        number = rng.choice((rng.getrandbits(52), rng.getrandbits(64), strange_number(rng)))
        if place == 2:
            given[2] = number
        elif place in (3, 4):
            given[place][rng.randrange(4)][rng.randrange(4)] = number
        else:
            given[place][rng.randrange(4)] = number
    if rng.random() < 0.1:  # one argument is another
        given[rng.randrange(6)] = rng.choice(
            (None, [], [1], [0] * 3, [0] * 5, "abcd", [[0] * 3] * 4, [None] * 4)
        )
    if rng.random() < 0.5:
        return _with_length(rng, "count_worlds", tuple(given))
    wanted: Any = rng.choice((0, 1, 2, 100))
    seed: Any = rng.getrandbits(64)
    if rng.random() < 0.2:
        wanted = rng.choice((-1, 2**24 + 1, 2**63, 2**64, 1.5, None, float("nan")))
    if rng.random() < 0.1:
        seed = strange_number(rng)
    return _with_length(rng, "sample_worlds", (*given, wanted, seed))


def _with_length(rng: random.Random, name: str, given: tuple[Any, ...]) -> NativeCall:
    """Now and then with an argument too few or too many."""
    kind = rng.randrange(60)
    if kind == 0:
        given = given[:-1]
    elif kind == 1:
        given = (*given, rng.choice(given))
    return NativeCall(name, given)


_KINDS: tuple[Callable[[random.Random, bool], NativeCall], ...] = (_solve, _solve, _solve, _tables, _worlds)


# --- answers


def _check(call: NativeCall, answer: Any) -> None:
    """What every answer has, whatever was asked."""
    if call.name == "count_worlds":
        assert isinstance(answer, int), call
        assert 0 <= answer < 2**128, call
        return
    if call.name == "sample_worlds":
        assert answer.dtype == np.uint64 and answer.shape == (int(call.given[6]), 4), call
        assert not (answer & ~np.uint64(_FULL_PACK)).any(), call
        return
    if call.name == "worth":
        whole, cards, each = answer
        assert cards.shape[1:] == (13,) and each.shape == (*cards.shape, 2), call
        assert (cards >= -1).all() and (cards < 52).all(), call
        assert (whole[..., 0] <= whole[..., 1]).all() and (each[..., 0] <= each[..., 1]).all(), call
        return
    assert answer.dtype == np.int8, call
    assert (answer >= -1).all(), call
    if call.name == "at_least":
        assert (answer <= 1).all(), call
        return
    bounds = answer[..., 1:] if call.name == "cards" else answer
    assert (bounds <= 13).all() and (bounds[..., 0] <= bounds[..., 1]).all(), call
