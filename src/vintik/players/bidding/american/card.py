"""A convention card: the `.bids` files of a system, read once, and the calls they give in an auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from importlib.resources import files
from itertools import accumulate

from vintik.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Side
from vintik.players.bidding.american.heads import Suits, bound
from vintik.players.bidding.american.index import Index
from vintik.players.bidding.american.language import BadBids, Line, Section, sections
from vintik.players.bidding.american.lines import STEP, bound_by_head, entries, free_letters
from vintik.players.bidding.american.place import Place, Vulnerable
from vintik.players.bidding.american.priority import NET, Priority
from vintik.players.bidding.american.watched import Memory
from vintik.players.bidding.gains import in_imps
from vintik.players.bidding.hands import LENGTH, POINTS
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.measures import measures
from vintik.players.bidding.table import Calls, Entry

_STANDARD = (
    "slam",
    "openings",
    "notrump",
    "strong",
    "weak",
    "responses",
    "rebids",
    "responder",
    "opener_third",
    "interference",
    "two_suiters",
    "overcalls",
    "takeout",
    "versus_notrump",
    "balancing",
    "versus_preempts",
    "general",
)
"""The files of the Standard American Yellow Card, in the order in which they are asked."""
SAYC, TWO_OVER_ONE, THUMB = "sayc", "two_over_one", "thumb"
CARDS = {SAYC: _STANDARD, TWO_OVER_ONE: (TWO_OVER_ONE, *_STANDARD)}
"""The files of each card that a side may choose, by its name."""
SYSTEMS = {**CARDS, THUMB: (THUMB,)}
"""And of what those bid who have no card (`players.beginner`)."""
LAST = 10_000
LONGEST_SHOWN = 8
"""Cards: by jumps that the card does not know."""
PRIOR, CAUTION = 0.1, 1.5
"""IMPs, and standard errors: the table's call is not left for a gain that may be luck."""
UNKNOWN = {"pass": "no_system_pass", "double": "no_system_double", "bid": "no_system_bid"}
"""Reasons for calls that the card does not know."""


@dataclass(frozen=True)
class Card:
    """A system as data: `special` sections, of which the first that fits counts, and the `net` under them."""

    name: str
    special: tuple[Section, ...]
    net: tuple[Section, ...]

    def table(self, place: Place) -> Priority | None:
        """The entries for the player whose turn it is; None if the card has no word for the auction."""
        places = (place, *place.undoubled())
        for each in places:
            found = self._special(each)
            if found is not None:
                section, special = found
                return Priority([special], partial(self._net, each, special.entries), section.file)
        net = self._net(places[1] if place.question_doubled else place, ())
        return Priority(net) if net else None

    def _special(self, place: Place) -> tuple[Section, Calls] | None:
        """The section that speaks, and its entries. Heads for any last call have no double of a question in
        mind."""
        for section, head in self._index.heads(place):
            suits = bound(head, place)
            if suits is not None and not (place.question_doubled and head.tokens[-1].kind == "any"):
                special = self._part(section, 0, place, suits)
                return (section, special) if special.entries else None
        return None

    @cached_property
    def _index(self) -> Index:
        return Index(self.special)

    def _net(self, place: Place, special: Sequence[Entry]) -> list[Calls]:
        """The lines of the net, section by section. Who fits no special line and still makes a natural call
        of theirs does so by judgement; a double or an artificial bid of theirs has no second meaning."""
        meant = frozenset(each.call for each in special)
        taken = frozenset(each.call for each in special if each.artificial or each.call in (DOUBLE, REDOUBLE))
        found: list[Calls] = []
        last = None
        for section, head in self._general.heads(place):
            suits = bound(head, place) if section is not last else None
            if suits is None:
                continue
            last = section
            part = self._part(section, self._numbers[id(section)], place, suits)
            both = meant.intersection(part.calls)
            part = _beside(part, both, taken & both) if both else part
            if part.entries:
                found.append(part)
        return found

    @cached_property
    def _general(self) -> Index:
        return Index(self.net)

    @cached_property
    def _numbers(self) -> dict[int, int]:
        """By section of the net, the number of its first line."""
        lengths = [len(section.lines) for section in self.net]
        starts = accumulate(lengths, initial=int(NET))
        return {id(section): number for section, number in zip(self.net, starts, strict=False)}

    def _part(self, section: Section, number: int, place: Place, suits: Suits) -> Calls:
        """A section in an auction, its first line being `number` of the table."""
        question = (id(section), *suits.items())
        return self._parts.answer(
            question, place, lambda seen: Calls(self._entries(section, number, seen, suits))
        )

    def _entries(self, section: Section, number: int, place: Place, suits: Suits) -> list[Entry]:
        found: list[Entry] = []
        for line_number, line in enumerate(section.lines, number):
            if any(letter in section.letters and letter not in suits for letter in line.letters):
                continue
            named = bound_by_head(line, suits)
            find = partial(self._said, line, line_number, named, section.general)
            found += self._lines.answer((id(line), *named.items()), place, find)
        return found

    def _said(self, line: Line, number: int, suits: Suits, general: bool, place: Place) -> list[Entry]:
        return list(entries(line, number, place, suits, general))

    @cached_property
    def _parts(self) -> Memory[Calls]:
        """By section and what the letters of its head stand for."""
        return Memory()

    @cached_property
    def _lines(self) -> Memory[list[Entry]]:
        """By line and what its letters stand for: those of many sections look at much less than all of
        them together."""
        return Memory()


@lru_cache(maxsize=4096)
def _beside(part: Calls, meant: frozenset[Call], taken: frozenset[Call]) -> Calls:
    """A part of the net beside special lines: those with calls that they have `meant` are by judgement, those
    with calls that they have `taken` are none."""
    return Calls(
        [
            each._replace(judgement=True) if each.call in meant else each
            for each in part.entries
            if each.call not in taken
        ]
    )


@cache
def card(name: str) -> Card:
    """The card of this name, one of `SYSTEMS`. Raises `BadBids` if its files are wrong."""
    found: list[Section] = []
    for file in SYSTEMS[name]:
        text = files(__package__).joinpath(f"{file}.bids").read_text("utf-8")
        found.extend(sections(text, file))
    for section in found:
        _check(section)
    return Card(
        name,
        tuple(section for section in found if not section.general),
        tuple(section for section in found if section.general),
    )


def codes() -> tuple[str, ...]:
    """The reasons that lines of any card give, and those for calls that no card knows."""
    lines = (
        line.code
        for name in SYSTEMS
        for section in (*card(name).special, *card(name).net)
        for line in section.lines
    )
    return tuple(sorted({*lines, *UNKNOWN.values()}))


def _check(section: Section) -> None:
    """Raises `BadBids` where a line has a letter that no head binds."""
    for line in section.lines:
        missing = free_letters(line) - section.letters
        if missing:
            raise BadBids(f"{line.place}: no head says which suit {sorted(missing)[0]} is")


@cache
def american(north_south: str, east_west: str, vulnerable: frozenset[Side]) -> System:
    """The system of a table where the sides play these of the `SYSTEMS`; `vulnerable`: those that are."""
    return system((card(north_south), card(east_west)), vulnerable)


def system(cards: tuple[Card, Card], vulnerable: frozenset[Side]) -> System:
    """The same with the cards themselves, North–South's first."""
    names = dict.fromkeys(each.name for each in cards)
    return System(
        ", ".join(names),
        partial(_table, cards, vulnerable),
        _other,
        measures,
        PRIOR,
        CAUTION,
        strict=True,
        gains=in_imps,
    )


def _table(cards: tuple[Card, Card], vulnerable: frozenset[Side], hearing: Hearing) -> Calls:
    side = hearing.turn.side
    place = Place(hearing, Vulnerable(side in vulnerable, side.other in vulnerable))
    return cards[side].table(place) or Priority([Calls(_anything(hearing))])


def _anything(hearing: Hearing) -> list[Entry]:
    """Every legal call, where the card has no word for the auction."""
    return [_other(hearing, call) for call in hearing.auction.legal_calls()]


def _other(hearing: Hearing, call: Call) -> Entry:
    """A call that the card does not know: a bid shows its suit, and strength for its level. Who jumps further
    than once shows nothing but a long suit."""
    if not isinstance(call, Bid):
        return Entry(call, UNKNOWN["pass" if call is PASS else "double"], {}, -STEP * LAST)
    shows: dict[int, tuple[float, float]] = {}
    jump = call.level - hearing.cheapest(call.denomination)
    if call.trump is not None:
        needs = 3 if call.trump in hearing.partner.suits else min(5 + jump, LONGEST_SHOWN)
        shows[LENGTH + call.trump] = (needs, 13)
    if call.level > 1 and (jump < 2 or call.trump is None):
        shows[POINTS] = (min(2 * call.level + 3, 16), 37)
    return Entry(call, UNKNOWN["bid"], shows, -STEP * LAST, judgement=True)
