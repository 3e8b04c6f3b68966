"""The natural system for games with long auctions and no doubles, as one table of entries.

Nobody can be left in a bid before everybody has spoken again (V2.5, M2.4): bids go up by the cheapest step,
and each says one more thing.

1. The first bid of a side names its best denomination: a suit of four or more with an honour in it (S1), or
   no trump with a strong even hand.
2. Partner raises with three cards, names a suit of its own, or says no trump.
3. Afterwards a bid shows the strength its level needs beside what partner has shown. Once a suit is agreed, a
   new suit shows its ace and no trump shows two aces or more: together with the honours they are what makes a
   higher price worth paying (S3), and they cost one step.
4. A pass says that no bid fits. While the count of passes runs, a silent side may come in a little lighter at
   its second and third turn, since the others have shown no more.

Strength is measured in points; a level is within reach when both partners' values for its denomination add up
to what the regression in `hands` asks for its tricks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from vintik.cards import Bid, Call, Denomination, Suit
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    HONOURS,
    LENGTH,
    LONGEST,
    POINTS,
    SHORTEST,
    TRUMP_POINTS,
    features,
    sum_needed,
    value_column,
)
from vintik.players.bidding.hearing import Hearing, System, cheapest
from vintik.players.bidding.shown import AVERAGE_LENGTH, Heard, Range, likely_lengths, likely_values
from vintik.players.bidding.table import Calls, Entry, pass_entry

MOST = 40
TRUMPS = tuple(Denomination(suit) for suit in Suit)
"""By suit."""
KEPT = 3072
"""Tables that are remembered."""
PRIOR = 50.0
"""Points; where deals are worth hundreds."""


@dataclass(frozen=True)
class Manner:
    """How much strength bids need: points for a side's first bid in a suit and at no trump by level, and for
    the first answer; `spare`, the tricks by which a level should be beaten on average before it is bid;
    `short`, tricks that may be missing besides where a hand has two aces and three honours."""

    open_suit: Mapping[int, int]
    open_notrump: Mapping[int, int]
    answer_suit: Mapping[int, int]
    answer_notrump: Mapping[int, int]
    spare: float
    short: float


CAREFUL = Manner(
    open_suit={1: 13, 2: 15, 3: 18, 4: 21},
    open_notrump={1: 17, 2: 20, 3: 22},
    answer_suit={1: 8, 2: 12, 3: 15},
    answer_notrump={1: 10, 2: 13, 3: 16},
    spare=1.6,
    short=1.5,
)
"""Where each trick down costs as much as fifty tricks (V4.9), and honours and aces as much (V4.6, V4.7)."""
BOLD = Manner(
    open_suit={1: 9, 2: 11, 3: 13, 4: 15},
    open_notrump={1: 15, 2: 17, 3: 19},
    answer_suit={1: 6, 2: 9, 3: 12},
    answer_notrump={1: 8, 2: 11, 3: 14},
    spare=-0.4,
    short=0.5,
)
"""Where a trick down costs two tricks (M4.5)."""


class Turn(NamedTuple):
    """All that the system looks at: many auctions come to the same.

    `order`, `minimum_level`: of the game and the deal; `points`: what partner has shown; `floor`, `agreed`:
    as in `Hearing`; `round` likewise, where the side has not bid; `astray`: whether the bid that stands is
    the player's own and not in the agreed suit.
    """

    order: tuple[Denomination, ...]
    minimum_level: int
    me: Heard
    partner: Heard
    points: Range
    floor: int
    round: int
    agreed: Suit | None
    astray: bool

    @staticmethod
    def of(hearing: Hearing) -> Turn:
        auction, agreed = hearing.auction, hearing.agreed
        me, partner = hearing.me.heard, hearing.partner.heard
        bid = auction.bid
        return Turn(
            auction.rules.order,
            auction.minimum_level,
            me,
            partner,
            hearing.partner.points,
            hearing.floor,
            0 if me.has_bid or partner.has_bid else hearing.round,
            agreed,
            bid is not None and auction.bidder is hearing.turn and bid.trump is not agreed,
        )

    def cheapest(self, denomination: Denomination) -> int:
        """The lowest level at which it may be bid now; 8 if it may not."""
        return cheapest(self.order, self.floor, denomination)

    def height(self, bid: Bid) -> int:
        """As in `AuctionRules.heights`."""
        return 5 * (bid.level - 1) + self.order.index(bid.denomination)


def table(manner: Manner, turn: Turn) -> Calls:
    """The entries for the player whose turn it is."""
    if turn.me.has_bid:
        return Calls([*_going_on(manner, turn)])
    if turn.partner.has_bid:
        return Calls([*_answering(manner, turn)])
    return Calls([*_opening(manner, turn)])


def _opening(manner: Manner, turn: Turn) -> Iterator[Entry]:
    """1. The first bid of the side, also over the opponents'."""
    lighter = turn.round
    yield pass_entry("passes_weak", {POINTS: (0, _least(turn, manner.open_suit) + 2 - lighter)})
    for suit in Suit:
        level = turn.cheapest(TRUMPS[suit])
        if level not in manner.open_suit:
            continue
        bid = Bid.of(level, TRUMPS[suit])
        least = 4 if level == turn.minimum_level else 5
        shows = {
            POINTS: (manner.open_suit[level] - lighter, MOST),
            LENGTH + suit: (least, 13),
            HONOURS + suit: (1, 5),
        }
        yield Entry(bid, "opens_suit", shows, -4.0, {LENGTH + suit: 1.5, HONOURS + suit: 0.5})
    level = turn.cheapest(Denomination.NT)
    if level in manner.open_notrump:
        shows = {POINTS: (manner.open_notrump[level] - lighter, MOST), SHORTEST: (2, 3), LONGEST: (4, 5)}
        yield Entry(Bid.of(level, Denomination.NT), "opens_notrump", shows, 3.6)


def _answering(manner: Manner, turn: Turn) -> Iterator[Entry]:
    """2. Partner has bid, the player not yet."""
    yield pass_entry("passes_answer", {POINTS: (0, _least(turn, manner.answer_suit) + 4)})
    for suit in turn.partner.suits:
        yield from _raises(manner, turn, suit, 3, "supports", -0.6, {LENGTH + suit: 1.5})
    for suit in Suit:
        level = turn.cheapest(TRUMPS[suit])
        if suit in turn.partner.suits or level not in manner.answer_suit:
            continue
        shows = {POINTS: (manner.answer_suit[level], MOST), LENGTH + suit: (4 if level == 1 else 5, 13)}
        yield Entry(
            Bid.of(level, TRUMPS[suit]),
            "answers_suit",
            shows,
            -3.5,
            {LENGTH + suit: 1.5, HONOURS + suit: 0.3},
        )
    level = turn.cheapest(Denomination.NT)
    if level in manner.answer_notrump:
        shows = {POINTS: (manner.answer_notrump[level], MOST), SHORTEST: (2, 3), LONGEST: (4, 5)}
        yield Entry(Bid.of(level, Denomination.NT), "answers_notrump", shows, 3.0)


def _going_on(manner: Manner, turn: Turn) -> Iterator[Entry]:
    """3. The player has bid before."""
    agreed = turn.agreed
    yield pass_entry("passes_content", _no_more(manner, turn, agreed))
    if agreed is not None:
        yield from _ace_showing(manner, turn, agreed)
    if agreed is not None and turn.astray:
        bid = _bid(turn, TRUMPS[agreed], 0)
        if bid:
            yield Entry(bid, "returns", {}, 4.0)
            return
    for suit in dict.fromkeys((*turn.partner.suits, *turn.me.suits)):
        together = turn.partner.lengths[suit][0] + turn.me.lengths[suit][0]
        own_needs = max(turn.me.lengths[suit][0], 3 if suit in turn.partner.suits else 5)
        weight = 1.0 + 0.4 * together
        yield from _raises(
            manner, turn, suit, own_needs, "raises" if suit is agreed else "repeats", weight, {}
        )
        yield from _price(manner, turn, suit)
    if agreed is None:
        yield from _second_places(manner, turn)


def _second_places(manner: Manner, turn: Turn) -> Iterator[Entry]:
    """No suit is agreed yet: another suit, or no trump."""
    for suit in Suit:
        bid = _bid(turn, TRUMPS[suit], 0)
        if bid and suit not in turn.me.suits and suit not in turn.partner.suits:
            least = _own_share(manner, turn, bid, AVERAGE_LENGTH - 0.5)
            shows = {value_column(TRUMPS[suit]): (least, MOST * 2), LENGTH + suit: (4, 13)}
            yield Entry(bid, "second_suit", shows, 1.0, {LENGTH + suit: 0.5})
    for steps in range(2):
        bid = _bid(turn, Denomination.NT, steps)
        if bid:
            shows = {POINTS: (_own_share(manner, turn, bid), MOST), SHORTEST: (1, 3)}
            yield Entry(bid, "goes_notrump", shows, 2.5 + 0.2 * steps)


def _no_more(manner: Manner, turn: Turn, agreed: Suit | None) -> dict[int, tuple[float, float]]:
    """What a pass denies: the strength for the next level of the agreed suit."""
    bid = _bid(turn, TRUMPS[agreed], 0) if agreed is not None else None
    if bid is None:
        return {}
    return {value_column(bid.denomination): (0, _own_share(manner, turn, bid) + 1)}


def _ace_showing(manner: Manner, turn: Turn, agreed: Suit) -> Iterator[Entry]:
    """Aces by the cheapest step, as long as the agreed suit can still be played at the level it leads to."""
    trumps = TRUMPS[agreed]
    named = {*turn.me.suits, *turn.partner.suits}
    for denomination in Denomination:
        bid = _bid(turn, denomination, 0)
        if bid is None or denomination is trumps or denomination.trump in named:
            continue
        level = bid.level + (turn.height(Bid.of(bid.level, trumps)) < turn.height(bid))
        if level > 7:
            continue
        shows = {value_column(trumps): (_own_share(manner, turn, Bid.of(level, trumps)), MOST * 2)}
        dearer = 0.05 * (turn.height(bid) - turn.floor)
        if denomination.trump is None:
            yield Entry(bid, "shows_aces", {**shows, ACES: (2, 4)}, 4.8 - dearer)
        elif denomination.trump not in turn.me.ace_of | turn.partner.ace_of:
            yield Entry(bid, "shows_ace", {**shows, ACE + denomination.trump: (1, 1)}, 5.0 - dearer)


def _raises(
    manner: Manner,
    turn: Turn,
    suit: Suit,
    length: int,
    code: str,
    weight: float,
    prefers: dict[int, float],
) -> Iterator[Entry]:
    """A suit again, at the level that both hands' values reach."""
    for steps in range(3):
        bid = _bid(turn, TRUMPS[suit], steps)
        if bid is None:
            return
        shows = {
            value_column(TRUMPS[suit]): (_own_share(manner, turn, bid), MOST * 2),
            LENGTH + suit: (length, 13),
        }
        yield Entry(bid, code, shows, weight + 0.3 * steps, prefers)


def _price(manner: Manner, turn: Turn, suit: Suit) -> Iterator[Entry]:
    """A level that may fail by a trick, because the side's aces and honours are paid at the higher price."""
    bid = _bid(turn, TRUMPS[suit], 0)
    if bid is not None and bid.level < 6:
        shows = {
            value_column(TRUMPS[suit]): (_own_share(manner, turn, bid, short=manner.short), MOST * 2),
            HONOURS + suit: (3, 5),
            ACES: (2, 4),
        }
        yield Entry(bid, "raises_price", shows, 1.0)


def other(manner: Manner, turn: Turn, call: Call) -> Entry | None:
    """Any bid beside the system: strength for its level, and a suit."""
    if not isinstance(call, Bid):
        return None
    bid, suit = call, call.trump
    if suit is None:
        shows = {value_column(bid.denomination): (_own_share(manner, turn, bid, short=0.5), MOST)}
        return Entry(bid, "bids_values", shows, -2.0)
    partner_length = None if suit in turn.partner.suits else 2.5
    shows = {
        LENGTH + suit: (max(turn.me.lengths[suit][0], 4), 13),
        value_column(bid.denomination): (_own_share(manner, turn, bid, partner_length, 0.5), MOST * 2),
    }
    return Entry(bid, "bids_values", shows, -2.0)


def _least(turn: Turn, points: Mapping[int, int]) -> int:
    """The points for the lowest level at which a suit can be bid now."""
    level = min(turn.cheapest(TRUMPS[suit]) for suit in Suit)
    return points.get(level, MOST)


def _bid(turn: Turn, denomination: Denomination, steps: int) -> Bid | None:
    """The cheapest bid in a denomination, or so many levels above it."""
    level = turn.cheapest(denomination) + steps
    return Bid.of(level, denomination) if level <= 7 else None


def _own_share(
    manner: Manner, turn: Turn, bid: Bid, partner_length: float | None = None, short: float = 0.0
) -> float:
    """What the player's own `VALUE` must be for the tricks of this bid and `spare`, `short` tricks less;
    `partner_length`: cards of its suit that partner is taken to have, if not those it has shown."""
    wanted = sum_needed(bid.denomination, bid.needs + manner.spare - short)
    have = likely_values(turn.points, turn.partner.lengths)[bid.denomination]
    if partner_length is not None and bid.trump is not None:
        have += (partner_length - likely_lengths(turn.partner.lengths)[bid.trump]) * TRUMP_POINTS
    return wanted - have


def natural(manner: Manner) -> System:
    """The system in this manner. Its tables are remembered by what they depend on."""

    @lru_cache(maxsize=KEPT)
    def table_of(turn: Turn) -> Calls:
        return table(manner, turn)

    return System(
        "natural",
        lambda hearing: table_of(Turn.of(hearing)),
        lambda hearing, call: other(manner, Turn.of(hearing), call),
        features,
        PRIOR,
    )
