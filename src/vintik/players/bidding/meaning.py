"""What each call of an auction says of the hand that made it, as facts that catalogues turn into words.

The facts are those of the table that chooses calls, or of what the rules of thumb hear where there is no
system. Calls are all that is looked at: no hand is known here, and everybody at the table reads the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil, floor

from vintik.cards import PASS, Bid, Call, Denomination, Suit
from vintik.game.phases.auction import Auction
from vintik.players.bidding import measures, thumb
from vintik.players.bidding.american import card as american
from vintik.players.bidding.hands import (
    ACE,
    ACES,
    AVERAGE_RUFFS,
    HONOURS,
    LENGTH,
    POINTS,
    RUFF_POINTS,
    SHORTEST,
    TRUMP_POINTS,
    VALUE,
    VALUE_NT,
)
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.shown import USUAL_EXTRA, Shown
from vintik.players.bidding.table import Entry, Forcing

SYSTEM_MEANINGS = (
    "opens_suit",
    "opens_notrump",
    "supports",
    "answers_suit",
    "answers_notrump",
    "raises",
    "repeats",
    "second_suit",
    "goes_notrump",
    "shows_ace",
    "shows_aces",
    "returns",
    "raises_price",
    "bids_values",
    "passes_weak",
    "passes_answer",
    "passes_content",
    "passes_settled",
)
MEANINGS = (*SYSTEM_MEANINGS, *thumb.MEANINGS, *american.codes())
"""Every code of a meaning."""


def _counts(kind: str, *more: str) -> dict[str, tuple[str, ...]]:
    return {
        f"{kind}_least": ("least", *more),
        f"{kind}_most": ("most", *more),
        f"{kind}_between": ("least", "most", *more),
        f"{kind}_exactly": ("points", *more),
    }


FACTS: Mapping[str, tuple[str, ...]] = {
    # High-card points (ace 4 … jack 1).
    **_counts("points"),
    "points_about": ("points",),
    # The same for a hand with `length` cards of the suit and no great shortness. More cards or short side
    # suits make up for missing points: 2.6 for a card of the suit, 0.6 for each card short of three.
    "strength_least": ("least", "suit", "length"),
    "strength_most": ("most", "suit", "length"),
    "cards_least": ("least", "suit"),
    "cards_between": ("least", "most", "suit"),
    "cards_exactly": ("least", "suit"),
    "cards_most": ("most", "suit"),
    # High-card points and one for each card over four in a suit.
    **_counts("total"),
    # High-card points and five, three or one for a void, a singleton or a doubleton beside the suit.
    **_counts("support", "suit"),
    # High-card points and the cards of the two longest suits, or of the spades.
    **_counts("twenty"),
    **_counts("fifteen"),
    "honours_least": ("least", "suit"),  # of A K Q J 10
    "top_honours_least": ("least", "suit"),  # of A K Q
    "playing_tricks": ("least", "suit"),
    "aces_least": ("least",),
    "aces_between": ("least", "most"),
    "aces_exactly": ("least", "most"),
    "aces_either": ("least", "most"),  # one of the two numbers
    "aces_even": (),  # none, two or four
    "kings_least": ("least",),
    "kings_between": ("least", "most"),
    "kings_exactly": ("least", "most"),
    "kings_either": ("least", "most"),
    **{
        f"{no}{kind}_of": ("suit",)
        for kind in ("ace", "king", "queen", "stopper", "control", "first_control")
        for no in ("", "no_")
    },
    "balanced": (),  # two to five cards in each suit, at most one of them two
    "nearly_balanced": (),  # two to six cards in each suit
    "unbalanced": (),
    "no_void": (),
    "agrees": ("suit",),
    "forcing": (),
    "forcing_to_game": (),
    "invites": (),
    "signs_off": (),
    "tricks": ("tricks", "denomination"),  # what the side can hope for, partner's hand included
    "pass_of": ("pass", "end"),  # passes in a row, and how many of them end the auction (V2.5, M2.4)
    "pass_again": ("time",),  # the player's second or third of them
}


@dataclass(frozen=True, slots=True)
class Fact:
    """`kind` is a key of `FACTS`, `params` has the names listed there: suits `S`, denominations `NT`."""

    kind: str
    params: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Reading:
    """`code`, one of `MEANINGS`: why such a call is made; `facts`: what it shows then."""

    code: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call says: the likeliest reading first, then the others that the hand may have made it for.

    Points and strength are rounded, so they hold within a point. `alert`: it is artificial, so
    opponents are told at once.
    """

    call: Call
    readings: tuple[Reading, ...]
    alert: bool = False


def meanings(system: System | None, auction: Auction) -> tuple[Meaning, ...]:
    """The meaning of every call of an auction, in order; `system` None: by rules of thumb."""
    heard = Auction(auction.rules, auction.dealer, auction.minimum_level)
    hearing = None if system is None else Hearing.of(system, heard)
    found = []
    for call in auction.calls:
        found.append(_meaning(hearing, heard, call))
        heard = heard.after(call)
        hearing = None if hearing is None else hearing.after(call)
    return tuple(found)


def meaning_of(system: System | None, auction: Auction, call: Call) -> Meaning:
    """What `call` would say as the next call of an auction."""
    return _meaning(None if system is None else Hearing.of(system, auction), auction, call)


def reading_of(entry: Entry, hearing: Hearing) -> Reading:
    """What one entry of a table says of the hands that it fits, and why they call it."""
    return Reading(entry.code, tuple(_facts(entry, hearing)))


def _meaning(hearing: Hearing | None, auction: Auction, call: Call) -> Meaning:
    counted = tuple(_counted(auction)) if call is PASS else ()
    if hearing is None:
        code, shown = thumb.reading(auction, call)
        facts = tuple(Fact(kind, params) for kind, params in shown)
        return Meaning(call, (Reading(code, facts + counted),))
    if call is PASS and hearing.settled:
        return Meaning(call, (Reading("passes_settled", counted),))
    entries = _entries(hearing, call)
    return Meaning(
        call,
        tuple(Reading(each.code, (*reading_of(each, hearing).facts, *counted)) for each in entries),
        any(each.artificial for each in entries),
    )


def _counted(auction: Auction) -> Iterator[Fact]:
    """Which of the passes in a row the next one would be, for the auction and for the player."""
    if auction.passes_to_end > 4:
        yield Fact("pass_of", {"pass": auction.passes + 1, "end": auction.passes_to_end})
        if auction.passes >= 4:
            yield Fact("pass_again", {"time": auction.passes // 4 + 1})


def _entries(hearing: Hearing, call: Call) -> list[Entry]:
    """What the table says of this call, the weightiest first."""
    entries = hearing.table.readings(call)
    if entries:
        return entries
    entry = hearing.reading(call)
    return [entry] if entry is not None else []


def _facts(entry: Entry, hearing: Hearing) -> Iterator[Fact]:
    """What an entry shows, and what it asks of partner."""
    shows = entry.shows
    for column in (POINTS, VALUE_NT):
        if column in shows:
            yield from _points(*shows[column])
    for column, kind in ((measures.PTS, "total"), (measures.R20, "twenty"), (measures.R15, "fifteen")):
        if column in shows:
            yield from _counted_as(kind, *shows[column])
    for suit in Suit:
        yield from _of_suit(entry, suit, hearing)
    for column, kind in ((ACES, "aces"), (measures.KINGS, "kings")):
        if column in entry.numbers:
            yield from _numbers(kind, entry.numbers[column])
        elif column in shows:
            yield from _number(kind, *shows[column], most=4)
    if SHORTEST in shows and shows[SHORTEST][0] > 0:
        yield Fact("balanced" if shows[SHORTEST][0] > 1 else "no_void", {})
    elif measures.BALANCED in shows:
        yield Fact("balanced" if shows[measures.BALANCED][0] > 0 else "unbalanced", {})
    elif measures.SEMI in shows and shows[measures.SEMI][0] > 0:
        yield Fact("nearly_balanced", {})
    yield from _aimed(entry, hearing)
    yield from _asked(entry)


def _of_suit(entry: Entry, suit: Suit, hearing: Hearing) -> Iterator[Fact]:
    shows, name = entry.shows, Denomination(suit).name
    if LENGTH + suit in shows:
        yield from _cards(name, *shows[LENGTH + suit])
    if VALUE + suit in shows:
        yield from _strength(entry, suit, hearing.me)
    if measures.DUMMY + suit in shows:
        yield from _counted_as("support", *shows[measures.DUMMY + suit], suit=name)
    if HONOURS + suit in shows and shows[HONOURS + suit][0] > 0:
        yield Fact("honours_least", {"least": int(shows[HONOURS + suit][0]), "suit": name})
    if measures.TOP + suit in shows and shows[measures.TOP + suit][0] > 0:
        yield Fact("top_honours_least", {"least": int(shows[measures.TOP + suit][0]), "suit": name})
    if measures.TRICKS + suit in shows and shows[measures.TRICKS + suit][0] > 0:
        yield Fact("playing_tricks", {"least": int(shows[measures.TRICKS + suit][0]), "suit": name})
    for column, kind in YES_OR_NO.items():
        if column + suit in shows:
            has = shows[column + suit][0] > 0
            yield Fact(f"{kind}_of" if has else f"no_{kind}_of", {"suit": name})


YES_OR_NO = {
    ACE: "ace",
    measures.KING: "king",
    measures.QUEEN: "queen",
    measures.STOP: "stopper",
    measures.CONTROL: "control",
    measures.FIRST: "first_control",
}
"""What a hand has in a suit or not."""


def _asked(entry: Entry) -> Iterator[Fact]:
    """What partner is to do about the call."""
    if entry.agrees is not None:
        yield Fact("agrees", {"suit": Denomination(entry.agrees).name})
    if entry.forcing is Forcing.GAME:
        yield Fact("forcing_to_game", {})
    elif entry.forcing is Forcing.ROUND:
        yield Fact("forcing", {})
    elif entry.invites:
        yield Fact("invites", {})
    elif entry.signs_off:
        yield Fact("signs_off", {})


ALL_POINTS = 37
"""The most that 13 cards can hold."""


def _points(low: float, high: float) -> Iterator[Fact]:
    yield from _counted_as("points", low, high)


def _counted_as(kind: str, low: float, high: float, **named: str | int) -> Iterator[Fact]:
    """Points by some count, as `…_least`, `…_most`, `…_between` or `…_exactly`."""
    least, most = ceil(low), floor(high)
    if 0 < least == most:
        yield Fact(f"{kind}_exactly", {"points": least, **named})
    elif least > 0 and most < ALL_POINTS:
        yield Fact(f"{kind}_between", {"least": least, "most": most, **named})
    elif least > 0:
        yield Fact(f"{kind}_least", {"least": least, **named})
    elif most < ALL_POINTS:
        yield Fact(f"{kind}_most", {"most": most, **named})


def _number(kind: str, low: float, high: float, most: int) -> Iterator[Fact]:
    """A number of aces or kings."""
    if high < most:
        yield Fact(
            f"{kind}_between" if low < high else f"{kind}_exactly", {"least": int(low), "most": int(high)}
        )
    elif low > 0:
        yield Fact(f"{kind}_least", {"least": int(low)})


def _numbers(kind: str, numbers: tuple[int, ...]) -> Iterator[Fact]:
    """Numbers of aces or kings with gaps between them."""
    if len(numbers) == 2:
        yield Fact(f"{kind}_either", {"least": numbers[0], "most": numbers[1]})
    elif kind == "aces" and numbers == (0, 2, 4):
        yield Fact("aces_even", {})
    else:
        yield from _number(kind, numbers[0], numbers[-1], most=4)


def _cards(suit: str, low: float, high: float) -> Iterator[Fact]:
    """Cards of a suit; nothing where any number is possible."""
    least, most = max(0, int(low)), min(13, int(high))
    if most == 13 and least > 0:
        yield Fact("cards_least", {"least": least, "suit": suit})
    elif most < 13 and least == most:
        yield Fact("cards_exactly", {"least": least, "suit": suit})
    elif most < 13 and least > 0:
        yield Fact("cards_between", {"least": least, "most": most, "suit": suit})
    elif most < 13:
        yield Fact("cards_most", {"most": most, "suit": suit})


def _strength(entry: Entry, suit: Suit, before: Shown) -> Iterator[Fact]:
    """Bounds on what the hand is worth with this trump, as points beside the length shown; only what was not
    known before."""
    low, high = entry.shows[VALUE + suit]
    length = before.after(entry.call, entry).lengths[suit][0]
    usual = TRUMP_POINTS * (length + USUAL_EXTRA) + AVERAGE_RUFFS * RUFF_POINTS
    least, most = round(low - usual), round(high - usual)
    named: dict[str, str | int] = {"suit": Denomination(suit).name, "length": length}
    if least > before.points[0]:
        yield Fact("strength_least", {"least": least, **named})
    if 0 <= most < before.points[1]:
        yield Fact("strength_most", {"most": most, **named})


def _aimed(entry: Entry, hearing: Hearing) -> Iterator[Fact]:
    """The tricks that a bid by value is made for: its own, or those of the agreed suit above it."""
    bid = entry.call
    if not isinstance(bid, Bid):
        return
    for denomination in Denomination:
        column = VALUE_NT if denomination.trump is None else VALUE + denomination.trump
        if column in entry.shows:
            heights = hearing.auction.rules.heights
            level = bid.level + (heights[Bid.of(bid.level, denomination)] < heights[bid])
            yield Fact("tricks", {"tricks": level + 6, "denomination": denomination.name})
