"""Judgement beside a convention card: what it may question, and what it takes opponents to double."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.players.seating import shuffled
from vintik.cards import DOUBLE, PASS, Call, Seat, Side, parse_call
from vintik.cli.question import question_of
from vintik.game.phases.auction import Auction
from vintik.game.sheet import Sheet
from vintik.games import rules_for
from vintik.players import Thinker
from vintik.players.bidding import Hearing, system_of
from vintik.players.judgement import judge as judge_module
from vintik.players.judgement.judge import AGAIN, Judge, cautious
from vintik.players.judgement.worth import Worth, scores_of
from vintik.players.style import CLUB, EXPERT

RULES = rules_for("bridge", {})


def thought_of(hand: str, calls: str) -> dict[Call, float | None]:
    """What the expert considers, its own call first, with the points of what it compared."""
    view = question_of({"game": "bridge", "dealer": "N", "hand": hand, "calls": calls.split()}).view
    return {each.call: each.points for each in Thinker(EXPERT).think(view, Random(1)).calls}


def asked(hand: str, calls: str) -> tuple[Call, list[float | None]]:
    """The expert's call, and the points of everything it compared."""
    found = thought_of(hand, calls)
    return next(iter(found)), list(found.values())


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        ("AQ72.KJ4.A83.K92", "", "1NT"),
        ("KQ874.K7.J542.92", "1NT Pass", "2H"),
        ("AK7.KQJ83.84.A92", "1S Pass 3S Pass 4NT Pass", "5H"),
    ],
)
def test_openings_and_conventions_are_not_questioned(hand: str, calls: str, call: str) -> None:
    found, points = asked(hand, calls)
    assert found is parse_call(call)
    assert points == [None] * len(points)


def test_a_natural_call_is_compared_with_others() -> None:
    _, points = asked("AJ92.75.KQT2.Q98", "Pass Pass 1D Pass 1S Pass")
    assert len(points) > 1 and None not in points


def judged(calls: str) -> tuple[Judge, np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """The auction finished by three passes, and what South makes of it in random worlds."""
    hearing = Hearing.of(system_of(RULES), Auction(RULES.auction, Seat.S, 1))
    for text in calls.split():
        hearing = hearing.after(parse_call(text))
    dealt = np.array([[hand.mask for hand in shuffled(Random(seed)).hands] for seed in range(30)], np.uint64)
    judge = Judge(Seat.S, hearing, Worth(scores_of(RULES, Sheet()), dealt))
    return judge, judge.points(PASS, np.arange(30))


@pytest.mark.parametrize(("bid", "doubled"), [("6S", True), ("4S", True), ("1S", False)])
def test_a_contract_that_fails_by_much_is_taken_to_be_doubled(bid: str, doubled: bool) -> None:
    judge, points = judged(f"{bid} Pass Pass")
    plain = judge.worth.points(judge.hearing.auction.bid, Seat.S, 0)  # type: ignore[arg-type]
    plain = plain if Seat.S.side is Side.NS else -plain
    assert (points <= plain + 1e-6).all()
    assert bool(points.mean() < plain.mean() - 100) is doubled


def share_doubled(calls: str) -> float:
    """Of what South would lose by being doubled wherever that costs, how much is taken to be lost."""
    judge, points = judged(calls)
    contract = judge.hearing.auction.after(PASS).contract()
    assert contract is not None
    plain, doubled = (judge.worth.points(contract.bid, contract.declarer, times) for times in (0, 1))
    return float(sum(plain - points) / sum(plain - np.minimum(plain, doubled)))


def test_opponents_who_doubled_once_double_again() -> None:
    """Running from 1NT doubled, one is doubled there too; after a double for takeout not always."""
    again, takeout = share_doubled("1NT X 2S Pass Pass"), share_doubled("1S X 2S Pass Pass")
    assert again == pytest.approx(AGAIN)
    assert takeout < again - 0.02


def test_opponents_who_have_called_double_more_than_those_who_only_passed() -> None:
    for silent, heard in (
        ("1S Pass 4S Pass Pass", "1S 2H 4S Pass Pass"),
        ("1D Pass 5D Pass Pass", "1D 1S 5D Pass Pass"),
    ):
        assert share_doubled(silent) < 0.35
        assert share_doubled(heard) > 0.6


def test_nobody_raises_after_partner_has_counted_the_aces() -> None:
    """Two aces are missing; a double of the answer changes nothing."""
    for answer in ("5D Pass", "5D X"):
        call, _ = asked("Q954.K8764.A4.T9", f"1S Pass 3S Pass 4NT Pass {answer} 5S Pass")
        assert call is PASS


def test_a_slam_that_partner_jumped_to_is_left_alone() -> None:
    """His suit is long, and running from the double is doubled as well."""
    call, _ = asked("JT94.QJ8542.3.83", "1C 6D X")
    assert call is PASS


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [("63.K875.K64.9872", "1C 1S", "X"), ("AQT8.A2.AKT8.KT8", "2NT Pass 3C 3S", "X")],
)
def test_a_gain_that_hangs_on_what_the_opponents_call_is_none(hand: str, calls: str, call: str) -> None:
    """Raising clubs to four at once would gain hundreds only because the table has them bid on over it."""
    assert asked(hand, calls)[0] is parse_call(call)


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("2.J42.JT7.KT9763", "Pass 1H Pass 4H Pass Pass 4S X"),
        ("QT87643.K6.9542.", "1H Pass 4H Pass Pass"),
        ("J62.K5.AQT2.9873", "1C 1S X 2S Pass Pass"),
    ],
)
def test_nobody_bids_outside_the_card_over_opponents(hand: str, calls: str) -> None:
    """Partner could not read it, and running from one double meets the next. Nor are bids of the last resort
    in question."""
    view = question_of({"game": "bridge", "dealer": "N", "hand": hand, "calls": calls.split()}).view
    compared = Thinker(EXPERT).think(view, Random(1)).calls
    assert all(each.points is not None for each in compared)
    assert not {"no_system_bid", "cheapest_bid"} & {each.code for each in compared}


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        ("Q3.AQ8.AKJ97.Q83", "1C Pass 2C", "X"),
        ("AK985.94.Q96.AT6", "1H Pass 4H", "Pass"),
        ("K4.QJ5.J8642.973", "1H 2C", "2H"),
        ("A9865.732.K4.T82", "1H", "Pass"),
    ],
)
def test_the_first_round_over_opponents_is_the_cards(hand: str, calls: str, call: str) -> None:
    found, points = asked(hand, calls)
    assert found is parse_call(call)
    assert points == [None] * len(points)


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("762.A5.KJT953.T7", "2D Pass 4H Pass"),
        ("KQJ9765.43.86.52", "3S Pass 4S 5H"),
        ("4.AQJ973.K86.542", "2H 2S 3H 3S"),
    ],
)
def test_who_has_preempted_says_no_more(hand: str, calls: str) -> None:
    call, points = asked(hand, calls)
    assert call is PASS
    assert points == [None] * len(points)


@pytest.mark.parametrize("hand", ["AKJ6543.A83.A5.A", "A4.8.AKQ9653.AKT", "J874.AQ.J3.A9542"])
def test_an_opening_is_the_cards_though_no_line_fits_well(hand: str) -> None:
    _, points = asked(hand, "")
    assert points == [None] * len(points)


@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        ("KQ74.T7.AQ62.T42", "Pass 1S Pass 4H Pass 4S Pass 5H Pass 5S Pass Pass"),
        ("K986.AQJ74.J2.A4", "1C 1H X Pass 2C Pass 4H Pass Pass"),
        ("AT2.J932.A98.KT6", "Pass Pass Pass 1S Pass 2C Pass 2S Pass 3C Pass 3S Pass 4C Pass 4S Pass Pass"),
    ],
)
def test_a_game_that_should_fail_is_doubled_though_the_card_passes(hand: str, calls: str) -> None:
    assert asked(hand, calls)[0] is DOUBLE


def test_few_worlds_speak_for_no_double_that_the_card_does_not_make() -> None:
    calls = "Pass 1S Pass 4H Pass 4S Pass 5H Pass 5S Pass Pass"
    view = question_of(
        {"game": "bridge", "dealer": "N", "hand": "KQ74.T7.AQ62.T42", "calls": calls.split()}
    ).view
    assert DOUBLE not in {each.call for each in Thinker(CLUB).think(view, Random(1)).calls}


def test_slams_are_doubled_by_the_card_alone() -> None:
    assert DOUBLE not in thought_of("J3.J62.63.QT9753", "1S Pass 6S Pass Pass")
    assert asked("A3.762.A3.QT9753", "1S Pass 6S Pass Pass")[0] is DOUBLE


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        ("KQ763.AKJ752.9.5", "Pass 1H 2C Pass Pass 2H 3C Pass Pass", "3H"),
        ("AT83.T82.97.KJ96", "Pass Pass Pass 1H X Pass 1S Pass Pass 2H", "2S"),
    ],
)
def test_a_partscore_may_be_better_than_to_leave_them_theirs(hand: str, calls: str, call: str) -> None:
    assert asked(hand, calls)[0] is parse_call(call)


def test_opponents_may_be_taken_to_pass() -> None:
    hearing = Hearing.of(system_of(RULES), Auction(RULES.auction, Seat.S, 1))
    dealt = np.array([[hand.mask for hand in shuffled(Random(seed)).hands] for seed in range(60)], np.uint64)
    judge = Judge(Seat.S, hearing, Worth(scores_of(RULES, Sheet()), dealt))
    passed_out = judge.points(PASS, np.arange(60), contested=False)
    contested = judge.points(PASS, np.arange(60))
    quiet, loud = np.count_nonzero(passed_out < -400), np.count_nonzero(contested < -400)
    assert quiet < 3 <= loud - quiet, "their games are lost only where they bid"


def test_aces_may_be_asked_for_where_a_slam_looks_best() -> None:
    """Twenty-two points opposite an opening bid: four no trump is compared with six at once."""
    view = question_of(
        {"game": "bridge", "dealer": "N", "hand": "AKQ765.3.QJ.AK94", "calls": ["1H", "Pass"]}
    ).view
    compared = {each.call for each in Thinker(EXPERT).think(view, Random(1)).calls}
    assert {parse_call("6S"), parse_call("4NT")} <= compared


@pytest.mark.parametrize(
    ("hand", "calls", "room"),
    [
        ("KQ763.AKQJ3.4.A9", "1D Pass 2S Pass 3D Pass", "3S"),
        ("A.AQ87654.82.AQ4", "Pass 1H Pass 2D Pass", "3H"),
        ("A763.AKJQ643..AK", "2C Pass 2D Pass", "2H"),
    ],
)
def test_nobody_jumps_to_a_slam_that_can_be_bid_later(hand: str, calls: str, room: str) -> None:
    assert asked(hand, calls)[0] is parse_call(room)


def test_the_own_next_turn_may_be_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a forcing call is thought to bring contains what can be bid after it."""

    def points() -> float:
        found = thought_of("A.AQ87654.82.AQ4", "Pass 1H Pass 2D Pass")[parse_call("3D")]
        assert found is not None
        return found

    free = points()
    monkeypatch.setattr(judge_module, "FEWEST", EXPERT.call_worlds + 1)
    assert free > points()


def test_gains_are_weighed_cautiously() -> None:
    assert cautious(np.array([4.0, 4.0]), 1.5) == 4
    assert cautious(np.array([0.0, 8.0]), 1.5) == pytest.approx(4 - 1.5 * 4 / np.sqrt(2))
