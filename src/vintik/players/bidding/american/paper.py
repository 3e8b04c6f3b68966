"""A convention card on paper: what each call says at the auctions that partners talk over beforehand.

Only the outline stands here, chapters of auctions; what is called in them is asked of the table that the
players bid by, so the paper says what they do. A summary for one sheet has some of the calls, and of what
they say the main thing. It knows no words: meanings are codes and facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vintik.cards import DOUBLE, PASS, REDOUBLE, Bid, Call, Denomination, Seat, Side, parse_call
from vintik.game.phases.auction import Auction, AuctionRules
from vintik.players.bidding.american.card import THUMB, american
from vintik.players.bidding.hearing import Hearing, System
from vintik.players.bidding.meaning import Fact, Meaning, Reading, meaning_of

OUTLINE: Mapping[str, tuple[str, ...]] = {
    "openings": ("", "P (P)", "(P) P (P)"),
    "answers_notrump": ("1N", "1N 2C", "1N 2D", "1N 2S", "2N", "2N 3C", "2N 3D", "3N"),
    "answers_major": ("1H", "1S", "P (P) 1S"),
    "answers_minor": ("1C", "1D", "P (P) 1D"),
    "strong": ("2C", "2C 2D", "2C 2D 2H", "2C 2D 2N"),
    "weak": ("2D", "2H", "2S", "2H 2N", "3C", "3H", "4S"),
    "rebids": (
        *("1C 1D", "1C 1H", "1D 1S", "1H 1S", "1S 1N", "1D 1N", "1C 2C", "1H 2H"),
        *("1S 2C", "1S 2H", "1D 2C", "1S 2N", "1H 3H", "1D 3D"),
    ),
    "responder": (
        *("1C 1H 1N", "1D 1S 2D", "1C 1H 2H", "1D 1H 2C", "1C 1S 2H", "1C 1H 2N"),
        *("1S 1N 2C", "1S 1N 2S", "1S 2C 2S", "1S 2D 2H", "1S 2C 2N"),
    ),
    "slam": ("1H 3H 4N", "1H 3H 4N 5D", "1H 3H 4N 5D 5N", "1N 4C", "1N 4C 4H", "1N 4N"),
    "contested": (
        *("1C (X)", "1S (X)", "1C (1D)", "1D (1S)", "1H (1S)", "1S (2D)", "1D (2S)", "1S (3C)"),
        *("1S (2S)", "1S (2N)", "1H (1N)", "1N (X)", "1N (2C)", "1N (2H)", "2H (X)", "2C (2H)"),
    ),
    "overcalls": ("(1C)", "(1H)", "(1S)", "(1C) (1H)", "(1H) 1S", "(1S) 2C", "(1D) 1N", "(1C) 2H"),
    "doubles": ("(1C) X", "(1H) X", "(1S) X", "(1H) X (2H)", "(1H) X (R)", "(1H) X 1S", "(1H) X 2C"),
    "two_suiters": ("(1C) 2C", "(1S) 2S", "(1S) 2S 2N", "(1S) 2N", "(1C) 2N"),
    "versus_notrump": ("(1N)", "(1N) P (P)", "(1N) X", "(1N) 2C", "(1N) 2D", "(1N) 2H", "(2N)"),
    "versus_preempts": ("(2D)", "(2H)", "(2H) X", "(2H) P (P)", "(3C)", "(3H)", "(3H) X", "(4S)"),
    "balancing": ("(1C) P (P)", "(1H) P (P)", "(1H) P (P) 1S", "(1H) P (P) X", "(1H) P (P) 1N"),
}
"""The chapters, and the auctions of each as in the heads of the `.bids` files: opponents' calls in brackets,
passes left out where they are plain. Passes before the first bid are written."""
SUMMARY: Mapping[str, tuple[tuple[str, str], ...]] = {
    "openings": (("", "1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3NT"),),
    "answers_notrump": (("1N", "2C 2D 2H 2S 2NT 3C 3H 4C 4NT"), ("2N", "3C 3D 3H")),
    "answers_major": (("1S", "1NT 2D 2S 2NT 3D 3S 4S"),),
    "answers_minor": (("1D", "1H 1NT 2C 2D 2S 2NT 3D"),),
    "strong": (("2C", "2D 2H 2NT"),),
    "weak": (("2H", "2S 2NT 3H"),),
    "rebids": (("1C 1S", "2H"),),
    "responder": (("1C 1H 1S", "2D"),),
    "slam": (("1H 3H", "4NT"), ("1H 3H 4N", "5C 5D 5H 5S"), ("1N 4C", "4D 4H 4S 4NT")),
    "contested": (("1D (1S)", "X 2H 2S"), ("1S (X)", "XX 2D 2NT 3S"), ("1N (2C)", "X 2D")),
    "overcalls": (("(1D)", "1S 1NT 2C 2S"), ("(1H) 1S", "2C 2H 2S 3S")),
    "doubles": (("(1H)", "X"), ("(1H) X", "1S 2S 2H"), ("(1H) X (2H)", "X")),
    "two_suiters": (("(1C)", "2C 2NT"), ("(1S)", "2S 2NT")),
    "versus_notrump": (("(1N)", "X 2C 2D 2H 2NT"),),
    "versus_preempts": (("(2H)", "X 2S 2NT 3H"),),
    "balancing": (("(1H) P (P)", "X 1S 1NT"),),
}
"""The chapters of the summary: auctions, and the calls of each that stand there."""
BY_THUMB: Mapping[str, tuple[str, ...]] = {
    "openings": ("",),
    "answers_notrump": ("1N", "3N"),
    "answers_major": ("1H", "1S", "4H", "4S"),
    "answers_minor": ("1C", "1D"),
    "rebids": ("1C 1S", "1H 1S", "1S 1N", "1S 2H", "1H 2H", "1S 3S", "1S 3N"),
    "overcalls": ("(1D)", "(1S)", "(1C) (1H)", "(3N)", "(4S)"),
}
SUMMARY_BY_THUMB: Mapping[str, tuple[tuple[str, str], ...]] = {
    "openings": (("", "1C 1D 1H 1S 1NT 3NT 4H 4S"),),
    "answers_notrump": (("1N", "2S 3NT 4S"), ("3N", "4H 4S")),
    "answers_major": (("1S", "1NT 2H 2S 3S 3NT 4H 4S"),),
    "answers_minor": (("1D", "1H 1NT 2D 3D 3NT 4H"),),
    "rebids": (("1H 1S", "2H 4S"), ("1S 3N", "4S")),
    "overcalls": (("(1D)", "1S 1NT 2C X"), ("(4S)", "X")),
}
"""The same for those who bid by rules of thumb: there is less to say."""
REMARKS: Mapping[str, tuple[str, ...]] = {
    "leads": ("sequence", "fourth_best", "small_cards", "partner_suit", "under_ace"),
    "signals": ("attitude", "count"),
}
"""Its last chapters, of the play, as codes of sentences: how defenders lead, as `players.beginner.leading`
does, and what their small cards say (`players.beliefs.signals`)."""

When = Literal["always", "vulnerable", "not_vulnerable"]

_PLAIN = {"P": PASS, "X": DOUBLE, "R": REDOUBLE}
_NOBODY: frozenset[Side] = frozenset()


@dataclass(frozen=True, slots=True)
class Heard:
    """A call of the auction; `ours`: of the side whose card it is."""

    call: Call
    ours: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """A call and what it says. `when`: at which vulnerability it is on the card; `vulnerable`: what it says
    when both sides are, None where that is the same."""

    meaning: Meaning
    when: When = "always"
    vulnerable: Meaning | None = None

    @property
    def call(self) -> Call:
        return self.meaning.call

    @property
    def changed(self) -> tuple[Fact, ...]:
        """The facts that are other ones when vulnerable, where they tell the whole difference; else none."""
        if self.vulnerable is None:
            return ()
        (before, *others), (after, *more) = self.meaning.readings, self.vulnerable.readings
        if others != more or before.code != after.code or _named(before) - _named(after):
            return ()
        return tuple(fact for fact in after.facts if fact not in before.facts)


def _named(reading: Reading) -> set[tuple[str, str | int | None]]:
    """What the facts of a reading are about: points, the cards of a suit."""
    return {(fact.kind, fact.params.get("suit")) for fact in reading.facts}


@dataclass(frozen=True, slots=True)
class Row:
    """What may be called at one point of an auction, passes, doubles and the lowest bid first. `heard`: the
    calls so far as they are written, without the passes that go without saying; `auction` has all of them."""

    heard: tuple[Heard, ...]
    auction: Auction
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rows that belong together, or codes of remarks; `code` is one of `OUTLINE` or of `REMARKS`."""

    code: str
    rows: tuple[Row, ...]
    remarks: tuple[str, ...] = ()


@cache
def paper(name: str, rules: AuctionRules) -> tuple[Chapter, ...]:
    """The card of this name, one of `SYSTEMS`, by chapters; `rules` are those of an auction with doubles.

    Opponents are taken to play the same card. Raises `KeyError` for an unknown name.
    """
    systems = american(name, name, _NOBODY), american(name, name, frozenset(Side))
    return tuple(
        Chapter(code, tuple(_row(systems, rules, written) for written in auctions))
        for code, auctions in (BY_THUMB if name == THUMB else OUTLINE).items()
    )


@cache
def summary(name: str, rules: AuctionRules) -> tuple[Chapter, ...]:
    """The same on one sheet: for a side that is not vulnerable, the calls of `SUMMARY` as far as the card has
    them there. Raises `KeyError` for an unknown name."""
    system = american(name, name, _NOBODY)
    bidding = (
        Chapter(code, tuple(_brief_row(system, rules, written, calls) for written, calls in auctions))
        for code, auctions in (SUMMARY_BY_THUMB if name == THUMB else SUMMARY).items()
    )
    remarks = {code: told for code, told in REMARKS.items() if name != THUMB or code == "leads"}
    return (*bidding, *(Chapter(code, (), told) for code, told in remarks.items()))


def _brief_row(system: System, rules: AuctionRules, written: str, calls: str) -> Row:
    heard, auction = _started(rules, written)
    said = _said(system, auction)
    wanted = sorted(said.keys() & map(parse_call, calls.split()), key=lambda call: _order(call, rules))
    return Row(heard, auction, tuple(Answer(_brief(said[call])) for call in wanted))


def _brief(meaning: Meaning) -> Meaning:
    """Points, or else support, lengths, aces and what is forcing; that an artificial call forces goes without
    saying."""
    readings = []
    for reading in meaning.readings:
        kinds = {fact.kind for fact in reading.facts}
        by_points = any(kind.startswith("points_") for kind in kinds)
        main = BRIEF | ({"forcing"} if not meaning.alert else set()) | (SUPPORT if not by_points else set())
        readings.append(Reading(reading.code, tuple(fact for fact in reading.facts if fact.kind in main)))
    return Meaning(meaning.call, tuple(readings), meaning.alert)


SUPPORT = {"support_least", "support_most", "support_between", "support_exactly"}
_ALWAYS = {
    *("points_least", "points_most", "points_between", "points_exactly"),
    *("cards_least", "cards_between", "cards_exactly"),
    "forcing_to_game",
}
BRIEF = {*_ALWAYS, "aces_exactly", "aces_either"}
"""Facts that stand in the summary whatever else does."""
SHORTENED = {*_ALWAYS, *SUPPORT, "forcing"}
"""Those that have a short form, `brief-…` in the catalogues."""


def _started(rules: AuctionRules, written: str) -> tuple[tuple[Heard, ...], Auction]:
    heard = tuple(_heard(token) for token in written.split())
    auction = Auction(rules, Seat.N, rules.minimum_level(0))
    for call in _spelt_out(heard):
        auction = auction.after(call)
    return heard, auction


def _row(systems: tuple[System, System], rules: AuctionRules, written: str) -> Row:
    heard, auction = _started(rules, written)
    quiet, vulnerable = (_said(system, auction) for system in systems)
    calls = sorted({*quiet, *vulnerable}, key=lambda call: _order(call, rules))
    return Row(heard, auction, tuple(_answer(quiet.get(call), vulnerable.get(call)) for call in calls))


def _said(system: System, auction: Auction) -> dict[Call, Meaning]:
    """What the table may call at this point, and what each call says."""
    calls = Hearing.of(system, auction).table.calls
    return {call: meaning_of(system, auction, call) for call in calls}


def _answer(quiet: Meaning | None, vulnerable: Meaning | None) -> Answer:
    if quiet is None:
        assert vulnerable is not None
        return Answer(vulnerable, "vulnerable")
    if vulnerable is None:
        return Answer(quiet, "not_vulnerable")
    return Answer(quiet, "always", None if quiet == vulnerable else vulnerable)


def _order(call: Call, rules: AuctionRules) -> int:
    """Passes and doubles, then bids from the lowest up (B2.2)."""
    plain = (PASS, DOUBLE, REDOUBLE)
    return rules.heights[call] + len(plain) if isinstance(call, Bid) else plain.index(call)


def _heard(token: str) -> Heard:
    ours = not token.startswith("(")
    inner = token.strip("()")
    plain = _PLAIN.get(inner)
    if plain is not None:
        return Heard(plain, ours)
    denomination = "NT" if inner[1] == "N" else inner[1]
    return Heard(Bid.of(int(inner[0]), Denomination[denomination]), ours)


def _spelt_out(heard: tuple[Heard, ...]) -> list[Call]:
    """With the passes that were left out: between two calls of one side, and after one's own last call."""
    calls: list[Call] = []
    before: Heard | None = None
    for each in heard:
        if before is not None and each.ours is before.ours:
            calls.append(PASS)
        calls.append(each.call)
        before = each
    if before is not None and before.ours:
        calls.append(PASS)
    return calls
