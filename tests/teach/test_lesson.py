"""The first lesson: every wanted move is legal, and its comments tell nothing that is not so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vintik.cards import Card, Hand, Seat, Side, Suit
from vintik.game.events import CallMade, CardPlayed
from vintik.game.table import CurrentDeal, fold
from vintik.i18n import LANGUAGES, Words
from vintik.solver import Position, tricks
from vintik.teach.facts import UnknownFact, fact
from vintik.teach.lesson import LESSONS, Stop, lesson

LESSON = lesson("first")
I18N = Path(__file__).parents[2] / "src" / "vintik" / "i18n"
N, E, S, W = Seat


class Moment:
    """The deal at a stop, as the learner sees it and as it is."""

    def __init__(self, stop: Stop) -> None:
        log = [event for step in LESSON.steps[: stop.after + 1] for event in step]
        seen, whole = LESSON.view(stop.after).table.deal, fold(LESSON.rules, log).deal
        assert seen is not None and whole is not None
        self.seen: CurrentDeal = seen
        self.whole: CurrentDeal = whole

    def called(self, seat: Seat, name: str) -> bool:
        """Its last call."""
        auction = self.seen.auction
        own = [c for n, c in enumerate(auction.calls) if auction.dealer.after(n) is seat]
        return own[-1].name == name

    def lies(self, seat: Seat, name: str) -> bool:
        """On the table, before that seat."""
        play = self.seen.play
        assert play is not None
        place = (seat - play.leader) & 3
        return place < len(play.on_table) and play.on_table[place].name == name

    def gave(self, seat: Seat, name: str) -> bool:
        """In the last trick."""
        assert self.seen.play is not None
        return self.seen.play.tricks[-1].card_of(seat).name == name

    def holds(self, *names: str) -> bool:
        return all(Card.parse(name) in self.own for name in names)

    @property
    def own(self) -> Hand:
        return self.seen.holdings[S].known

    def length(self, suit: Suit) -> int:
        return self.own.length(suit)

    def is_out(self, *names: str) -> bool:
        """Neither played nor the learner's."""
        return all(
            any(Card.parse(name) in self.whole.holdings[seat].known for seat in (N, E, W)) for name in names
        )

    def has(self, seat: Seat, name: str) -> bool:
        """What the learner only guesses."""
        return Card.parse(name) in self.whole.holdings[seat].known

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        return self.whole.holdings[seat].known.length(suit) == 0

    def followed(self) -> bool:
        assert self.seen.play is not None
        cards = self.seen.play.tricks[-1].cards
        return len({card.suit for card in cards}) == 1


H, D, C = Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS
SP = Suit.SPADES
CLAIMS: dict[str, Callable[[Moment], bool]] = {
    "welcome": lambda m: m.seen.dealer is N and m.seen.turn is N,
    "hand": lambda m: m.holds("HA", "HQ", "HT"),
    "partner": lambda m: m.called(N, "1C"),
    "first-bid": lambda m: m.called(E, "Pass") and m.length(H) > max(map(m.length, (SP, D, C))),
    "ace": lambda m: m.called(N, "2H") and m.holds("HA", "DA"),
    "price": lambda m: m.called(N, "3H"),
    "again": lambda m: m.called(S, "4H") and all(m.called(seat, "Pass") for seat in (W, N, E)),
    "pass-one": lambda m: m.called(S, "5H"),
    "pass-two": lambda m: m.called(S, "Pass") and m.called(N, "Pass"),
    "pass-three": lambda m: m.seen.auction.bidder is S,
    "contract": lambda m: m.seen.turn is W,
    "spade-ace": lambda m: m.lies(W, "SA") and m.length(SP) == 2 and m.holds("S8", "S4"),
    "spade-king": lambda m: m.lies(W, "SK") and m.length(SP) == 1,
    "overruff": lambda m: m.lies(W, "S6") and m.lies(E, "H7") and m.length(SP) == 0 and m.holds("H9", "H6"),
    "trumps": lambda m: m.seen.turn is S and not m.is_void(W, H) and not m.is_void(E, H),
    "queen": lambda m: m.followed() and m.is_out("HK", "HJ") and m.has(W, "HJ") and m.has(N, "HK"),
    "diamond-ace": lambda m: (
        m.gave(W, "HJ")
        and m.is_void(E, H)
        and not m.gave(E, "H2")
        and m.is_out("HK", "H8")
        and m.has(N, "HK")
    ),
    "diamond-king": lambda m: m.gave(N, "DJ") and m.holds("DK"),
    "small-diamond": lambda m: m.gave(N, "DQ") and m.is_void(N, D) and m.holds("D3", "D7"),
    "club-ace": lambda m: m.gave(N, "H8") and m.lies(N, "CA") and m.holds("CK", "C5"),
    "club-king": lambda m: m.lies(N, "C4") and m.length(C) == 1 and not m.is_out("CA"),
    "last-diamond": lambda m: m.length(D) == 1 and m.has(N, "HK") and m.is_void(N, D),
    "crossing": lambda m: m.gave(N, "HK") and m.lies(N, "CQ") and m.length(H) == len(m.own) == 2,
    "last-card": lambda m: m.length(H) == len(m.own) == 1 and all(m.is_void(seat, H) for seat in (N, E, W)),
    "made": lambda m: m.seen.over,
    "game": lambda m: m.seen.over,
    "prizes": lambda m: m.seen.over,
    "failed": lambda m: m.seen.over,
    "farewell": lambda m: m.seen.over,
}
"""What the words of the comments rest on beside their numbers."""


@pytest.mark.parametrize("stop", LESSON.stops, ids=lambda stop: stop.say)
def test_comments_tell_what_is_so(stop: Stop) -> None:
    assert CLAIMS[stop.say](Moment(stop))


def test_numbers_are_told_by_the_engine() -> None:
    numbers = {stop.say: dict(stop.facts) for stop in LESSON.stops}
    assert numbers["hand"] == {"points": 16, "length": 5, "honours": 3}
    assert numbers["again"] == {"passes": 3, "goal": 500, "now": 40, "twelve": 480, "next": 50, "enough": 10}
    assert numbers["made"] == {"taken": 11, "value": 50, "ours": 550, "theirs": 100, "lost": 2}
    assert numbers["failed"] == {"cost": 2500, "taken": 10, "written": 500, "ours": 4000, "theirs": 2650}
    prizes, made = numbers["prizes"], numbers["made"]
    assert min(prizes["honourpoints"], prizes["acepoints"]) > made["ours"] + made["theirs"]


@pytest.mark.parametrize("stop", [each for each in LESSON.stops if each.wanted], ids=lambda stop: stop.say)
def test_wanted_moves_are_legal_and_made(stop: Stop) -> None:
    offers = LESSON.view(stop.after).offers
    names = [call.name for call in offers.calls] + [card.name for card in offers.cards]
    assert stop.wanted in names and stop.choice == (len(names) > 1)
    (event, *_) = LESSON.steps[stop.after + 1]
    assert isinstance(event, CallMade | CardPlayed) and event.seat is S
    assert stop.wanted == (event.call.name if isinstance(event, CallMade) else event.card.name)


def test_the_lesson_stops_at_every_turn_of_the_learner_and_asks_nowhere_else() -> None:
    for after in range(len(LESSON.steps)):
        here = [stop for stop in LESSON.stops if stop.after == after]
        if LESSON.view(after).offers.to_act and after < len(LESSON.steps) - 1:
            assert len(here) == 1 and here[0].wanted, after
        else:
            assert not any(stop.wanted for stop in here), after
    assert [stop.after for stop in LESSON.stops] == sorted(stop.after for stop in LESSON.stops)
    assert LESSON.stops[-1].after == len(LESSON.steps) - 1


@pytest.mark.parametrize("stop", [each for each in LESSON.stops if each.wanted], ids=lambda stop: stop.say)
def test_no_wanted_card_costs_a_trick(stop: Stop) -> None:
    """With all hands seen North–South still take eleven."""
    deal = Moment(stop).whole
    if deal.play is None:
        return
    hands = tuple(holding.known for holding in deal.holdings)
    position = Position(hands, deal.play.trump, deal.play.leader, deal.play.on_table)  # type: ignore[arg-type]
    taken = sum(1 for trick in deal.play.tricks if trick.winner.side is Side.NS)
    assert taken + int(tricks([position])[0]) == 11


def test_a_comment_cannot_tell_what_is_hidden() -> None:
    start = LESSON.view(0)
    assert fact("points S", start) == 16
    for source in (
        "points N",
        "honours NS H",
        "aces EW",
        "total NS",
        "crossed",
        "value",
        "nothing",
        "value Pass",
    ):
        with pytest.raises(UnknownFact):
            fact(source, start)


class Named(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def comments(language: str) -> dict[str, tuple[set[str], str]]:
    """The messages of the lesson's catalogue: the parameters of each, and its text."""
    text = (I18N / language / "first-lesson.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            named = Named()
            named.visit(entry)
            source = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = (named.names, source)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_stop_and_no_others(language: str) -> None:
    words, said = Words(language), comments(language)
    wanted: set[str] = set()
    for stop in LESSON.stops:
        names = [f"first-{stop.say}"] + [f"first-{stop.say}-other"] * stop.choice
        wanted.update(names)
        used = set().union(*(said[name][0] for name in names))
        assert used == set(stop.facts), stop.say
        for name in names:
            assert words(name, **stop.facts)
    assert set(said) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_comment_has_a_number_of_its_own(language: str) -> None:
    assert [name for name, (_, text) in comments(language).items() if re.search(r"\d", text)] == []


def test_lessons_that_there_are_not() -> None:
    assert LESSONS == ("first",)
    with pytest.raises(KeyError):
        lesson("second")
