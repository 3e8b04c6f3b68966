"""The rules of thumb of card play, one position each."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.seating import act_at, card_of, deal_with
from vintik.cards import Deal, Seat
from vintik.game import Claim, PlayCard
from vintik.games import rules_for
from vintik.players import PLAYERS

BEGINNER = PLAYERS["beginner"]
VINT, BRIDGE = rules_for("vint"), rules_for("bridge")
TWELVE = " Pass" * 12
THREE = " Pass" * 3
DEAL = Deal.parse("N:AK5.9432.KQ42.73 Q92.KJ8.A53.K942 876.AQ5.9876.AQ5 JT43.T76.JT.JT86")
TRUMPS = Deal.parse("N:AKQ32.A4.432.A52 J954.KQ8.K65.983 T87.J7532.A98.J7 6.T96.QJT7.KQT64")


@pytest.mark.parametrize(
    ("cards", "best", "code"),
    [
        ("D3 D6 DT", "DQ", "win_cheaply"),  # K Q over the ten
        ("H8 H5 HT", "H2", "cannot_win"),
        ("HK HA H6", "H2", "partner_wins"),  # nothing on partner's ace
        ("CK CA C6", "C3", "partner_wins"),
        ("C9 C5 CT", "C3", "cannot_win"),
        ("S2 S6 ST", "SK", "win_cheaply"),  # from A K, the lower
    ],
)
def test_fourth_hand(cards: str, best: str, code: str) -> None:
    act = act_at(BEGINNER, VINT, DEAL, Seat.N, "1NT" + TWELVE, cards)
    assert (card_of(act), act.why.code) == (best, code)


@pytest.mark.parametrize(
    ("declarer", "cards", "best", "code"),
    [
        (Seat.W, "D2", "D3", "second_low"),  # East: ace third, over a low card
        (Seat.N, "S2", "S6", "second_low"),
        (Seat.E, "D6 DT", "DQ", "win_cheaply"),  # North, third: nothing but the ace beats it
    ],
)
def test_second_and_third_hand(declarer: Seat, cards: str, best: str, code: str) -> None:
    act = act_at(BEGINNER, VINT, DEAL, declarer, "1NT" + TWELVE, cards)
    assert card_of(act) == best
    assert act.why.code == code or best == "DQ"


def test_second_hand_covers_an_honour_with_an_honour() -> None:
    deal = Deal.parse("N:K95.9432.KQ42.73 A2.KJ8.A53.KT942 8763.AQ5.9876.AQ QJT4.T76.JT.J865")
    act = act_at(BEGINNER, VINT, deal, Seat.S, "1NT" + TWELVE, "SQ")
    assert (card_of(act), act.why.code) == ("SK", "cover")


def test_third_hand_high_with_the_lowest_of_equals() -> None:
    deal = Deal.parse("N:QJ5.9432.KQ42.73 A92.KJ8.A53.K942 876.AQ5.9876.AQ5 KT43.T76.JT.JT86")
    act = act_at(BEGINNER, VINT, deal, Seat.E, "1NT" + TWELVE, "S6 S3")
    assert (card_of(act), act.why.code) == ("SJ", "third_high")


def test_declarer_draws_trumps() -> None:
    """S4: two or three rounds, from the top."""
    opened = act_at(BEGINNER, VINT, TRUMPS, Seat.N, "2S" + TWELVE, "C9 C7 CK CA")
    assert (card_of(opened), opened.why.code) in (("SA", "lead_trumps"), ("SK", "lead_trumps"))
    cards = "C9 C7 CK CA SA S4 S7 S6 SK S5 S8 C4"
    again = act_at(BEGINNER, VINT, TRUMPS, Seat.N, "2S" + TWELVE, cards)
    assert (card_of(again), again.why.code) == ("SQ", "lead_trumps")


def test_void_and_useful_it_ruffs_with_the_lowest_trump() -> None:
    cards = "HK H2 H6 HA SA S4 S7 S6 SK S5 S8 C4 C2 C9 CJ CQ DQ D2 D5 DA H3 H9 H4 H8"
    act = act_at(BEGINNER, VINT, TRUMPS, Seat.N, "2S" + TWELVE, cards + " HT")
    assert (card_of(act), act.why.code) == ("S2", "ruff")


def test_it_does_not_ruff_partners_winner() -> None:
    """Void, with partner's ace on the trick: no trump is spent."""
    deal = Deal.parse("N:AKQ32.A4.65432.5 J954.KQ8.K7.9832 T87.J7532.A8.AJ7 6.T96.QJT9.KQT64")
    cards = "HK H2 H6 HA C5 C2 CJ CQ C4 D2 C3 C7"
    act = act_at(BEGINNER, VINT, deal, Seat.N, "2S" + TWELVE, cards + " CA C6")
    assert act.why.code == "discard"
    assert not card_of(act).startswith("S")


@pytest.mark.parametrize(
    ("hand", "calls", "best", "code"),
    [
        ("KQJ4.853.976.J62", "1H", "SK", "lead_sequence"),
        ("QJ983.85.K76.J62", "1NT", "SQ", "lead_sequence"),
        ("K9854.853.976.J2", "1NT", "S5", "lead_long_suit"),  # S2: low from length
        ("K854.853.9.Q9762", "1H", "D9", "lead_singleton"),
        ("9864.853.K762.97", "1NT", "S9", "lead_long_suit"),  # the top of small cards
    ],
)
def test_opening_leads(hand: str, calls: str, best: str, code: str) -> None:
    deal = deal_with(Seat.S, hand, Random(4))
    act = act_at(BEGINNER, VINT, deal, Seat.E, calls + TWELVE)
    assert (card_of(act), act.why.code) == (best, code)


def test_partners_suit_is_led() -> None:
    deal = deal_with(Seat.S, "972.85.Q762.JT84", Random(4))
    act = act_at(BEGINNER, BRIDGE, deal, Seat.N, "1S 2H Pass Pass Pass")
    assert card_of(act)[0] == "S"
    assert act.why.code == "lead_partner_suit"


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("972.85.Q762.JT84", "S9"),
        ("K2.85.Q7642.T984", "SK"),
        ("K72.85.Q762.T984", "S2"),
        ("Q642.85.Q76.T984", "S2"),
    ],
)
def test_the_card_of_partners_suit_is_the_one_that_the_convention_card_names(hand: str, card: str) -> None:
    """The remark `partner_suit`: the higher of two, the top of small cards, the lowest from an honour."""
    act = act_at(BEGINNER, BRIDGE, deal_with(Seat.S, hand, Random(4)), Seat.N, "1S 2H Pass Pass Pass")
    assert card_of(act) == card


def test_partners_suit_is_returned() -> None:
    """East won the first trick of the suit West led: another is led back."""
    deal = Deal.parse("N:Q5.J932.KQ62.KT3 A92.8754.T73.J94 KT3.AKQ.AJ98.Q65 J8764.T6.54.A872")
    act = act_at(BEGINNER, BRIDGE, deal, Seat.S, "1NT" + THREE, "S6 S5 SA S3")
    assert (card_of(act), act.why.code) == ("S9", "lead_partner_suit")


def test_what_is_high_is_remembered() -> None:
    """S5: with ace, king and queen gone the jack is cashed."""
    deal = Deal.parse("N:A5.J942.K42.T732 K92.K83.AQ3.K984 QJ876.AQ5.J98.65 T43.T76.T765.AQJ")
    first = "S5 S2 SJ S3 S6 S4 SA S9 H2 H3 HA H6"
    gone = first + " SQ ST C2 SK C4 C5 CA C3 H7 H4 H8 HQ"
    act = act_at(BEGINNER, VINT, deal, Seat.W, "1NT" + TWELVE, gone)
    assert (card_of(act), act.why.code) == ("S8", "lead_winner")


def test_declarer_plays_dummys_cards() -> None:
    """B3.1: the seat is declarer's, the card dummy's; the finesse is taken."""
    deal = Deal.parse("N:AQ5.9432.KQ42.73 K92.KJ8.A53.T942 876.AQ5.9876.AKQ JT43.T76.JT.J865")
    act = act_at(BEGINNER, BRIDGE, deal, Seat.S, "1NT" + THREE, "C5 C3 C2 CQ S6 S3")
    assert act.command == PlayCard(Seat.S, deal[Seat.N].cards()[1])
    assert act.why.code == "finesse"


def test_it_claims_what_is_sure() -> None:
    deal = Deal.parse("N:5432.5432.543.32 9876.JT9.JT9.T94 AKQJT.AKQ.AKQ.AK .876.8762.QJ8765")
    act = act_at(BEGINNER, VINT, deal, Seat.S, "1NT" + TWELVE, "CQ C2 C4 CK")
    assert act.command == Claim(Seat.S)
    assert act.why.params == {"tricks": 12}
