"""Lines and heads in an auction: which lines speak, what their letters stand for, and what calls are read to
show."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from vintik.cards import PASS, Hand, Seat, Side, Suit, parse_call
from vintik.game.phases.auction import Auction
from vintik.games import rules_for
from vintik.players.bidding.american.card import Card, system
from vintik.players.bidding.american.language import sections
from vintik.players.bidding.american.place import Place, Vulnerable
from vintik.players.bidding.american.priority import Priority
from vintik.players.bidding.hands import HONOURS, LENGTH, POINTS
from vintik.players.bidding.hearing import Hearing
from vintik.players.bidding.measures import DUMMY, STOP, measures
from vintik.players.bidding.table import Entry, Forcing

RULES = rules_for("bridge", {})
OPENINGS = """
@ open
2C strong_two artificial forcing : 22+ hcp
1N opens_notrump : 15-17 hcp, balanced
1M opens_major by length : 12-21 hcp, 5+ M
1m opens_minor by length : 12-21 hcp, 3+ m
P passes_weak : 0-12 hcp
"""
NET = """
@@ ...
cq by_any_means by length : 6+ hcp
P passes :
"""


@dataclass(frozen=True)
class At:
    """A point of an auction that North opened, with cards in the language of this test."""

    hearing: Hearing

    def entries(self, code: str) -> list[Entry]:
        return [entry for entry in self.hearing.table.wider.entries if entry.code == code]

    def calls(self, code: str) -> set[str]:
        return {entry.call.name for entry in self.entries(code)}

    def chosen(self, hand: str) -> tuple[str, str]:
        """The call and the reason of a hand."""
        found = self.hearing.table
        entry = found.entry(found.best(measures(np.array([Hand.parse(hand).mask], np.uint64)))[0])
        return entry.call.name, entry.code

    def last(self) -> Entry:
        entry = self.hearing.said[-1]
        assert entry is not None
        return entry


def at(text: str, calls: str, vulnerable: frozenset[Side] = frozenset()) -> At:
    """After these calls, North's first; the lines of `text` come between openings and net."""
    found = sections(OPENINGS + text + NET, "test")
    card = Card(
        "test",
        tuple(section for section in found if not section.general),
        tuple(section for section in found if section.general),
    )
    hearing = Hearing.of(system((card, card), vulnerable), Auction(RULES.auction, Seat.N, 1))
    for call in calls.split():
        hearing = hearing.after(parse_call({"P": "Pass"}.get(call, call)))
    return At(hearing)


# Heads.


@pytest.mark.parametrize(
    ("head", "calls"),
    [
        ("1M", "1S P"),
        ("1M", "P P 1H P"),
        ("1M (2m)", "1S 2C"),
        ("1M (1O)", "1H 1S"),
        ("(1x) (1y)", "1C P 1S"),
        ("(1x) P (P)", "1D P P"),
        ("1x 1y 1N 2x", "1C P 1S P 1NT P 2C P"),
        ("1N (X)", "1NT X"),
        ("(1N) X (R)", "1NT X XX"),
        ("(1N) X (R) P (P)", "1NT X XX P P"),
        ("(1N) (2-3y)", "1NT P 3D"),
        ("... (bid)", "1C 1D 1H"),
        ("... #opens_major", "P P P 1S P"),
        ("1M 2N", "1S P 2NT P"),
        ("1M ; seat 3", "1S P"),
        ("1M ; passed", "P P 1S P"),
        ("(1x) ; unpassed, seat 2", "1H"),
        ("1x (1y) ; y>x", "1C 1S"),
        ("1x (1y) ; vul, they nonvul", "1C 1S"),
        ("1x (1y) ; major y, minor x, contested, theirs", "1C 1S"),
    ],
)
def test_a_head_describes_an_auction(head: str, calls: str) -> None:
    speaks = at(f"@ {head}\nP heard :", calls, frozenset({Side.NS}))
    assert speaks.entries("heard")


@pytest.mark.parametrize(
    ("head", "calls"),
    [
        ("1M", "1D P"),
        ("1M", "1S X"),
        ("1M (1O)", "1S 2S"),
        ("1x (1x)", "1C 1D"),
        ("1M ; seat 4", "1S P"),
        ("1M ; passed", "1S P"),
        ("1x (1y) ; y<x", "1C 1S"),
        ("1x (1y) ; nonvul", "1C 1S"),
        ("1M 1N", "1S 1NT"),
        ("... #opens_major", "1C P"),
    ],
)
def test_and_no_other(head: str, calls: str) -> None:
    assert not at(f"@ {head}\nP heard :", calls, frozenset({Side.NS})).entries("heard")


def test_the_first_section_that_fits_speaks_alone_and_the_net_after_it() -> None:
    text = "@ 1M\nP special : 0-5 hcp\n@ ...\nP later :\n"
    table = at(text, "1S P").hearing.table.wider
    assert [entry.code for entry in table.entries if entry.call is PASS] == ["special", "passes"]


# Letters and levels.


def test_letters_of_the_head_and_free_ones() -> None:
    """1♦ – 1♥: unbid suits are spades and clubs."""
    text = "@ 1D\n1H answers : 4+ H\n@ 1x 1y\ncz other_suit : 4+ z\n2x rebids : 6+ x\ncT raises : 3+ T\n"
    here = at(text, "1D P 1H P")
    assert here.calls("other_suit") == {"1S", "2C"}
    assert here.calls("rebids") == {"2D"}
    (raised,) = here.entries("raises")
    assert (raised.call.name, raised.shows) == ("2H", {LENGTH + Suit.HEARTS: (3, 13)})


def test_levels() -> None:
    lines = {"cM": "cheapest", "jM": "jump", "kM": "double_jump", "gM": "game", "sM": "slam", "GM": "grand"}
    lines |= {"cN": "notrump", "gN": "three"}
    text = "@ 1M (2y)\n" + "".join(f"{call} {code} :\n" for call, code in lines.items())
    here = at(text, "1H 2C")
    said = [call for code in lines.values() for call in here.calls(code)]
    assert said == ["2H", "3H", "4H", "4H", "6H", "7H", "2NT", "3NT"]


def test_insufficient_calls_are_left_out() -> None:
    here = at("@ 1M (2y)\n1N too_low :\n2C lower :\nX double :\nR redouble :\n", "1H 2D")
    assert [here.calls(code) for code in ("too_low", "lower", "double", "redouble")] == [
        set(),
        set(),
        {"X"},
        set(),
    ]


def test_the_other_major_is_the_other_one() -> None:
    (entry,) = at("@ 1M (2y)\nX negative : 4+ O\n", "1H 2C").entries("negative")
    assert entry.shows == {LENGTH + Suit.SPADES: (4, 13)}


# Conditions.


def test_bounds_with_partner_follow_from_what_he_showed() -> None:
    """Partner opened 1♠: 12 points and five spades at least."""
    (entry,) = at("@ 1M\n4M game : 25+ total, 8+ fit M, 26+ total M\n", "1S P").entries("game")
    assert entry.shows == {
        POINTS: (13, 37),
        LENGTH + Suit.SPADES: (3, 13),
        DUMMY + Suit.SPADES: (14, 37),
    }


def test_alternatives_are_entries_and_standing_facts_choose_among_them() -> None:
    text = "@ 1M\n1N notrump : 6-10 hcp, vul | 5-9 hcp, nonvul | 0-3 M\n"
    shows = [entry.shows for entry in at(text, "1S P").entries("notrump")]
    assert shows == [{POINTS: (5, 9)}, {LENGTH + Suit.SPADES: (0, 3)}]


def test_not() -> None:
    text = "@ 1M (2y)\nX negative : not stop y, not 3+ M, not 8-10 hcp\n"
    shows = [entry.shows for entry in at(text, "1S 2C").entries("negative")]
    assert {each[POINTS] for each in shows} == {(0, 7), (11, 37)}
    assert {each[STOP + Suit.CLUBS][1] for each in shows} == {0}
    assert {each[LENGTH + Suit.SPADES][1] for each in shows} == {2}


def test_a_suit_is_never_longer_than_itself() -> None:
    text = "@ 1M\ncq long by length : 4+ q, q > H\ncq as_long by length : 4+ q, q >= H\n"
    here = at(text, "1S P")
    assert "2H" not in here.calls("long") and "2H" in here.calls("as_long")


def test_stops_are_those_in_suits_they_have_shown() -> None:
    text = "@ (1M)\n2y overcall : 5+ y\n@ 1M (2y)\n2N natural : stops, 3+ top5 y\n"
    (entry,) = at(text, "1S 2D").entries("natural")
    assert entry.shows == {STOP + Suit.DIAMONDS: (1, 1), HONOURS + Suit.DIAMONDS: (3, 37)}


# Order.


def test_the_first_line_that_fits_is_called() -> None:
    here = at("", "")
    assert here.chosen("A32.KQ74.K52.432") == ("1D", "opens_minor")
    assert here.chosen("AQ2.KJ74.K952.32") == ("1D", "opens_minor")
    assert here.chosen("AQ2.KJ74.K5.Q432") == ("1NT", "opens_notrump")
    assert here.chosen("AQ742.KQ765.K5.2") == ("1S", "opens_major")
    assert here.chosen("A5.KQ765.52.Q432") == ("Pass", "passes_weak")


def test_the_longer_suit_and_then_the_higher_or_the_lower() -> None:
    up = at("@ (1C)\n1q overcall up : 4+ q\n", "1C")
    by_length = at("@ (1C)\n1q overcall by length : 4+ q\n", "1C")
    assert (up.chosen("AQ74.KQ76.52.Q43")[0], by_length.chosen("AQ74.KQ76.52.Q43")[0]) == ("1H", "1S")
    assert up.chosen("AQ74.KQ765.52.Q4")[0] == "1H"


# Reading.


def test_a_call_shows_what_all_its_lines_have_in_common() -> None:
    text = "@ 1N\n2C stayman artificial forcing : 8+ hcp, 4+ S | 8-12 hcp, 4+ H\n"
    after = at(text, "1NT P 2C")
    said = after.last()
    assert (said.code, said.shows, said.forcing) == ("stayman", {POINTS: (8, 37)}, Forcing.ROUND)
    assert after.hearing.shown[Seat.S].points == (8, 37)
    assert after.hearing.shown[Seat.S].suits == ()


def test_readings_are_told_apart_by_their_reasons() -> None:
    text = "@ 1N\n2S to_play : 5+ S, 0-7 hcp\n2S strong : 6+ S, 12+ hcp\n"
    readings = at(text, "1NT P").hearing.table.readings(parse_call("2S"))
    assert [(each.code, each.shows[LENGTH]) for each in readings] == [
        ("to_play", (5, 13)),
        ("strong", (6, 13)),
    ]


def test_calls_by_judgement_and_the_net_are_read_only_where_nothing_else_is() -> None:
    text = "@ 1N\n2S to_play : 5+ S, 0-7 hcp\n2S feeling judgement : 3+ S\n3S feeling judgement : 6+ S\n"
    table = at(text, "1NT P").hearing.table
    assert [each.code for each in table.readings(parse_call("2S"))] == ["to_play"]
    assert [each.code for each in table.readings(parse_call("3S"))] == ["feeling"]
    assert [each.code for each in table.readings(parse_call("2H"))] == ["by_any_means"]


def test_a_call_that_no_line_has_is_read_somehow() -> None:
    for call in at("", "1NT P").hearing.auction.legal_calls():
        assert at("", "1NT P").hearing.reading(call) is not None


# What stands.


def place(here: At) -> Place:
    return Place(here.hearing, Vulnerable(False, False))


def test_pass_is_no_answer_to_a_forcing_call_but_may_be_once_they_bid() -> None:
    text = "@ 1N\n2C stayman artificial forcing : 8+ hcp\n"
    forced, free = at(text, "1NT P 2C P"), at(text, "1NT P 2C 2D")
    assert (place(forced).forced, place(free).forced) == (True, False)
    assert PASS not in forced.hearing.table.wider.calls and PASS in free.hearing.table.wider.calls
    assert PASS in forced.hearing.all_calls.calls


def test_an_artificial_bid_is_forcing_unless_it_is_said_not_to_be() -> None:
    text = "@ 1N\n2C asks artificial : 8+ hcp\n2D weak artificial passable : 0-7 hcp\n"
    assert place(at(text, "1NT P 2C P")).forced
    assert not place(at(text, "1NT P 2D P")).forced


@pytest.mark.parametrize(
    ("calls", "forced"),
    [
        ("1S P 2NT P 3C P", True),
        ("1S P 2NT P 4S P", False),
        ("1S P 2NT 4H P P", True),
        ("1S P 2NT 4H", False),
    ],
)
def test_a_game_force_lasts_until_game(calls: str, forced: bool) -> None:
    text = "@ 1M\n2N jacoby artificial game agrees M : 13+ dummy M, 4+ M\n"
    here = at(text, calls)
    assert place(here).forced is forced
    if len(calls.split()) % 2 == 0:
        assert place(here).game_forced


def test_the_agreed_suit() -> None:
    text = (
        "@ 1M\n2N jacoby artificial game agrees M : 13+ dummy M, 4+ M\n2M raises : 3+ M\n1N no_fit : 0-2 M\n"
    )
    assert place(at(text, "1S P 2NT P")).fit is Suit.SPADES
    assert place(at(text, "1H P 2H P")).fit is Suit.HEARTS
    assert place(at(text, "1H P 1NT P")).fit is None


def test_who_has_shown_what() -> None:
    """North opened 1♣ and East overcalled 1♠; South's 2♦ is natural, and it is West's turn."""
    text = "@ (1x)\n1y overcall : 5+ y\n@ 1x (1y)\n2z free_bid : 5+ z\n"
    here = place(at(text, "1C 1S 2D"))
    assert here.partners == (Suit.SPADES,)
    assert set(here.theirs) == {Suit.CLUBS, Suit.DIAMONDS}
    assert (here.mine, here.unbid) == ((), (Suit.HEARTS,))


def test_each_side_may_play_a_card_of_its_own() -> None:
    """What North's 2NT shows follows from his side's card, what East's shows from his."""
    weak = sections("@ open\n2N weak : 0-9 hcp\n@ (2N)\n3C clubs : 5+ C\n", "weak")
    strong = sections("@ open\n2N strong : 20-21 hcp\n@ (2N)\n3C majors : 5+ S\n", "strong")
    cards = (Card("weak", weak, ()), Card("strong", strong, ()))
    north = Hearing.of(system(cards, frozenset()), Auction(RULES.auction, Seat.N, 1))
    after = north.after(parse_call("2NT")).after(parse_call("3C"))
    assert [said.code for said in after.said if said is not None] == ["weak", "majors"]
    assert after.shown[Seat.N].points == (0, 9)


@pytest.mark.parametrize(
    ("calls", "passes"), [("1NT P 2C X", True), ("1NT P 2C X P P", False), ("1NT P 3C X", True)]
)
def test_an_artificial_bid_is_not_left_in_doubled(calls: str, passes: bool) -> None:
    """Partner may pass only by a line that says so; the bidder himself finds a place to play."""
    text = "@ 1N\n2C asks artificial : 8+ hcp\n3C natural : 6+ C\n@ 1N 2C (X)\nP no_stopper : not stop C\n"
    here = at(text, calls)
    assert (PASS in here.hearing.table.wider.calls) is passes


@pytest.mark.parametrize(
    ("calls", "forced"), [("1S P 4H P", True), ("1S P 4S P", False), ("1S P 3S P", True)]
)
def test_a_call_that_is_game_itself_ends_the_force_unless_it_is_artificial(calls: str, forced: bool) -> None:
    text = "@ 1S\n4H cue_bid artificial game : 4+ S\n4S game_raise game : 4+ S\n3S strong_raise game : 4+ S\n"
    assert place(at(text, calls)).forced is forced


def test_the_table_says_which_file_speaks() -> None:
    speaks = at("@ 1N\n2C stayman artificial forcing : 8+ hcp\n", "1NT Pass").hearing.table
    silent = at("", "1NT Pass").hearing.table
    assert isinstance(speaks, Priority) and isinstance(silent, Priority)
    assert (speaks.file, silent.file) == ("test", "")
