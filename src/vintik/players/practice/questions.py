"""Questions with their answers: deals are bid by the card until a turn comes that belongs to the topic and
has something to teach. The same card, topic, seed and number give the same question.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from vintik.cards import PASS, Bid, Call, Hand, Seat, Side
from vintik.game.phases.auction import Auction, AuctionRules
from vintik.players.bidding.american.card import american
from vintik.players.bidding.american.priority import Priority
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.meaning import Meaning, meaning_of, meanings, reading_of
from vintik.players.bidding.measures import measures
from vintik.players.bidding.table import Entry
from vintik.players.practice.topics import TOPICS, Topic, topics_of

ASKED = Seat.S
"""Who is asked."""
PASSES = 0.2
"""The share of questions whose answer is a pass, where one is found."""
IN_DOUBT = 0.02
"""The chance by the table that makes another call possible, and a pass worth asking."""
ENOUGH = 8
"""Turns found, of which one is asked: the reasons of their calls are equally likely."""
LONG_ENOUGH, TOO_LONG = 30, 600
"""Deals bid before fewer turns are enough, or none at all are an error."""
AT_A_TIME = 256
"""Deals that are dealt and looked over together."""
VULNERABLE = (frozenset[Side](), frozenset({Side.NS}), frozenset({Side.EW}), frozenset(Side))


@dataclass(frozen=True)
class Verdict:
    """The answer `call` beside the `best` one. `why`: the line of the card that the hand fits; `meaning`: all
    that the best call may say; `answered`: what the answer would have said; `also`: other calls that are
    possible, with the lines that the hand fits as well."""

    call: Call
    best: Call
    why: Meaning
    meaning: Meaning
    answered: Meaning
    also: tuple[Meaning, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the answer is the best call or one that is possible as well."""
        return self.standing != "wrong"

    @property
    def standing(self) -> Literal["right", "possible", "wrong"]:
        """`possible`: it is one of those in `also`."""
        if self.call is self.best:
            return "right"
        return "possible" if any(each.call is self.call for each in self.also) else "wrong"


@dataclass(frozen=True)
class Question:
    """South is asked, with `hand`, after the calls that `hearing` has heard; `entry`: the card's line."""

    card: str
    topic: str
    seed: int
    number: int
    vulnerable: frozenset[Side]
    hearing: Hearing
    hand: Hand
    entry: Entry

    @property
    def auction(self) -> Auction:
        return self.hearing.auction

    @property
    def system(self) -> System:
        return self.hearing.system

    @cached_property
    def meanings(self) -> tuple[Meaning, ...]:
        """What each call so far says."""
        return meanings(self.system, self.auction)

    @property
    def choices(self) -> tuple[Meaning, ...]:
        """What the calls that the card knows here would say, in the order of the legal calls."""
        known = set(self.hearing.table.calls)
        legal = self.auction.legal_calls()
        return tuple(meaning_of(self.system, self.auction, call) for call in legal if call in known)

    def judged(self, call: Call) -> Verdict:
        """Raises `Refusal` if `call` is not legal."""
        self.auction.check(call)
        best = self.entry.call
        return Verdict(
            call,
            best,
            self._line(self.entry),
            meaning_of(self.system, self.auction, best),
            meaning_of(self.system, self.auction, call),
            self.also,
        )

    @cached_property
    def also(self) -> tuple[Meaning, ...]:
        """Natural calls whose lines the hand fits as well, in the order of the card; not those that the table
        hardly makes with it."""
        hand = self.system.measured(np.array([self.hand.mask], np.uint64))
        table = self.hearing.table
        table = table if self.entry in table.entries else table.wider
        chances = dict(zip(table.calls, np.exp(table.log_chances(hand)[0]), strict=True))
        found: dict[Call, Meaning] = {}
        for entry, fits in zip(table.entries, table.fits(hand)[:, 0], strict=True):
            if fits and chances[entry.call] >= IN_DOUBT and _is_choice(entry, self.entry):
                found.setdefault(entry.call, self._line(entry))
        return tuple(found.values())

    def _line(self, entry: Entry) -> Meaning:
        return Meaning(entry.call, (reading_of(entry, self.hearing),), entry.artificial)


def _is_choice(entry: Entry, best: Entry) -> bool:
    """Whether a line that the hand fits is a natural call of its own beside the best one.

    A pass is not, since it is what the card leaves to the rest; nor is the same thing said in another suit,
    since the card tells which comes first.
    """
    if entry.call in (best.call, PASS) or entry.artificial or entry.judgement or not entry.shows:
        return False
    if isinstance(entry.call, Bid) and isinstance(best.call, Bid) and entry.code == best.code:
        return entry.call.denomination is best.call.denomination
    return True


@lru_cache(maxsize=256)
def question(rules: AuctionRules, card: str, topic: str, seed: int, number: int) -> Question:
    """The question of this number, from 1; `rules` are those of Bridge.

    Raises `KeyError` if there is no such card or it has no such topic.
    """
    if topic not in topics_of(card):
        raise KeyError(topic)
    rng = np.random.Generator(np.random.PCG64([zlib.crc32(topic.encode()), seed, number]))
    about, passes = TOPICS[topic], rng.random() < PASSES
    turns: list[_Turn] = []
    for bid, (hands, vulnerable) in enumerate(_deals(about, rng), start=1):
        found = _turns(card, vulnerable, rules, hands, about)
        turns.extend(turn for turn in found if turn.entry.call is not PASS or (passes and turn.in_doubt))
        if len(turns) >= ENOUGH or (turns and bid >= LONG_ENOUGH):
            break
        if bid >= TOO_LONG:
            raise LookupError(f"{card}: no deal of {bid} comes to {topic}")
    turns = [turn for turn in turns if turn.entry.call is PASS] or turns
    codes = sorted({turn.entry.code for turn in turns})
    code = codes[int(rng.integers(len(codes)))]
    same = [turn for turn in turns if turn.entry.code == code]
    turn = _turned(same[int(rng.integers(len(same)))], card)
    return Question(card, topic, seed, number, turn.vulnerable, turn.hearing, turn.hand, turn.entry)


def _deals(topic: Topic, rng: np.random.Generator) -> Iterator[tuple[NDArray[np.uint64], frozenset[Side]]]:
    """The four hands of deals that are likely to come to the topic, uint64 (4,), and who is vulnerable."""
    while True:
        order = rng.random((AT_A_TIME, 52)).argsort(axis=1).reshape(AT_A_TIME, 4, 13)
        hands = np.bitwise_or.reduce(np.uint64(1) << order.astype(np.uint64), axis=2)
        sides = rng.integers(len(VULNERABLE), size=AT_A_TIME)
        likely = topic.likely(measures(hands.reshape(-1)).reshape(AT_A_TIME, 4, -1))
        for place in np.flatnonzero(likely):
            yield hands[place], VULNERABLE[sides[place]]


@dataclass(frozen=True)
class _Turn:
    """A turn and the line of the card that `hand` fits; `in_doubt`: another call is not far off."""

    vulnerable: frozenset[Side]
    hearing: Hearing
    hand: Hand
    entry: Entry
    in_doubt: bool


def _turns(
    card: str, vulnerable: frozenset[Side], rules: AuctionRules, hands: NDArray[np.uint64], topic: Topic
) -> Iterator[_Turn]:
    """The turns of the topic in a deal that North deals, up to the first call that the card leaves open."""
    system = american(card, card, vulnerable)
    measured = system.measured(hands)
    hearing = Hearing.of(system, Auction(rules, Seat.N, 1))
    while not hearing.auction.over:
        table, hand = hearing.table, measured[hearing.turn][None]
        place = int(table.best(hand)[0])
        entry = table.entry(place)
        by_section = place < len(table.entries)
        file = table.file if by_section and isinstance(table, Priority) else ""
        if entry.judgement or not (file or entry.call is PASS or entry.code in topic.codes):
            return
        if topic.has(file, entry):
            chances = np.exp((table if by_section else table.wider).log_chances(hand)[0])
            in_doubt = bool(np.sort(chances)[:-1].sum() >= IN_DOUBT)
            yield _Turn(vulnerable, hearing, Hand(int(hands[hearing.turn])), entry, in_doubt)
        hearing = hearing.after(entry.call)


def _turned(turn: _Turn, card: str) -> _Turn:
    """The same with the table turned until it is South's turn."""
    steps = (ASKED - turn.hearing.turn) % 4
    vulnerable = frozenset(side.other if steps % 2 else side for side in turn.vulnerable)
    auction = turn.hearing.auction
    turned = Auction(auction.rules, auction.dealer.after(steps), auction.minimum_level)
    for call in auction.calls:
        turned = turned.after(call)
    hearing = Hearing.of(american(card, card, vulnerable), turned)
    return replace(turn, vulnerable=vulnerable, hearing=hearing)
