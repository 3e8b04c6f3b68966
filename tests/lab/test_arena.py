"""Two players on the same cards: what is exchanged, what follows from the seed, and who wins."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.lab.outsiders import LOWEST, program
from vintik.cards import SEATS, SIDES
from vintik.games import OptionRefused
from vintik.lab.account import BOTH, Pair, Who
from vintik.lab.arena import Arena, play
from vintik.lab.labour import play_pairs
from vintik.lab.report import PENALTIES, Report
from vintik.lab.setting import Form, Setting
from vintik.players.outside import NoSuchPlayer
from vintik.record import replay, score_of

PLAYED: tuple[Form, ...] = ("deals", "matches", "cards")
FORMS: tuple[Form, ...] = (*PLAYED, "auctions")
GAMES = ("vint", "vint-1000", "bridge")


def untimed(report: Report) -> Report:
    """All of a report that follows from its setting."""
    players = {who: replace(player, speed={}) for who, player in report.players.items()}
    return replace(report, players=players)


def pairs(setting: Setting, count: int) -> list[Pair]:
    return list(play_pairs(setting, range(1, count + 1)))


def deals_of(pair: Pair) -> tuple[list[Mapping[str, Any]], list[Mapping[str, Any]]]:
    """The recorded deals at both tables."""
    first, second = (table.record["deals"] for table in pair.tables)
    return first, second


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", GAMES)
def test_a_player_without_lots_against_itself_gains_exactly_nothing(game: str, form: Form) -> None:
    report = play(Setting(game, "beginner", "beginner", seed=1, form=form), 3)
    assert set(report.by_pair) == {0.0}
    assert (report.points.mean, report.points.error) == (0.0, 0.0)
    a, b = (replace(report.players[who], speed={}) for who in BOTH)
    assert a == b
    assert report.deals - report.passed_out == 2 * a.declared > 0


@pytest.mark.parametrize("game", GAMES)
def test_both_tables_play_the_same_cards_with_the_sides_exchanged(game: str, installed: None) -> None:
    for form in PLAYED:
        for pair in pairs(Setting(game, "beginner", "lowest", seed=3, form=form), 3):
            for one, other in zip(*deals_of(pair), strict=False):
                assert (one["dealer"], one["hands"]) == (other["dealer"], other["hands"])
            for side, table in zip(("NS", "EW"), pair.tables, strict=True):
                score = score_of(replay(table.record)[1])
                totals = [score["totals"][each] for each in (side, "EW" if side == "NS" else "NS")]
                assert totals[0] - totals[1] == table.difference


def test_the_first_dealer_goes_round_and_a_single_deal_has_a_fresh_sheet() -> None:
    played = [deals_of(pair) for pair in pairs(Setting("vint", "beginner", "beginner", seed=1), 5)]
    assert [one[0]["dealer"] for one, _ in played] == ["N", "E", "S", "W", "N"]
    assert {len(one) for one, _ in played} == {1}
    assert len({str(one[0]["hands"]) for one, _ in played}) == 5


def test_b1_2_the_vulnerability_goes_round_unless_it_is_set() -> None:
    def vulnerable(setting: Setting) -> list[str]:
        return [setting.rules(number).options.get("vulnerable", "") for number in range(1, 6)]  # type: ignore[misc]

    free = Setting("bridge", "beginner", "beginner", seed=1)
    assert vulnerable(free) == ["None", "NS", "EW", "Both", "None"]
    assert vulnerable(replace(free, options={"vulnerable": "EW"})) == ["EW"] * 5
    (first, second) = (table.record["options"] for table in pairs(free, 2)[1].tables)
    assert first == second == {"vulnerable": "NS"}


def test_matches_are_whole_and_have_a_winner() -> None:
    report = play(Setting("vint", "beginner", "beginner", seed=2, form="matches"), 2)
    assert report.won is not None and sum(report.won.values()) == 4
    assert report.deals > 8
    assert play(Setting("vint", "beginner", "beginner", seed=2), 2).won is None


def test_where_only_the_play_is_compared_both_tables_have_the_same_auction(installed: None) -> None:
    setting = Setting("vint", "lowest", "dice", seed=4, form="cards")
    for pair in pairs(setting, 6):
        ((one,), (other,)) = deals_of(pair)
        assert one["calls"] == other["calls"]
        first, second = (table.deals[0] for table in pair.tables)
        assert first.contract == second.contract is not None
        assert first.declarer != second.declarer
        assert all(not table.times[who]["call"] for table in pair.tables for who in BOTH)


def test_a_deal_that_the_auctioneer_passes_out_is_replaced(installed: None) -> None:
    free = pairs(Setting("vint", "beginner", "beginner", seed=1), 20)
    passed = [pair.number for pair in free if pair.tables[0].deals[0].contract is None]
    assert passed
    for pair in pairs(Setting("vint", "beginner", "beginner", seed=1, form="cards"), max(passed)):
        replaced = deals_of(pair)[0][0]["hands"] != deals_of(free[pair.number - 1])[0][0]["hands"]
        assert replaced == (pair.number in passed)
    always = Setting("vint", "beginner", "beginner", seed=1, form="cards", auction="lowest")
    assert pairs(always, 1)[0].tables[0].deals[0].contract is None


@pytest.mark.parametrize("weak", ["lowest", "program"])
@pytest.mark.parametrize("game", GAMES)
def test_a_weak_player_loses(game: str, weak: str, installed: None, tmp_path: Path) -> None:
    name = program(tmp_path, LOWEST) if weak == "program" else weak
    report = play(Setting(game, "beginner", name, seed=1, form="cards"), 20)
    assert report.points.mean is not None and report.points.error is not None
    assert report.points.mean > 4 * report.points.error > 0
    assert report.players["A"].made > report.players["B"].made
    assert report.players["B"].illegal_or_failed == 0


def test_illegal_and_failed_acts_are_counted(installed: None, caplog: pytest.LogCaptureFixture) -> None:
    report = play(Setting("bridge", "stubborn", "beginner", seed=1, form="cards"), 2)
    acts = sum(speed.acts for speed in report.players["A"].speed.values())
    aces = 2  # of spades, one a deal, which A holds at one of the two tables
    assert acts - aces <= report.players["A"].illegal_or_failed <= acts
    assert report.players["A"].illegal_or_failed == len(caplog.records) > 40
    assert report.players["B"].illegal_or_failed == 0


def test_an_entry_point_and_a_program_that_do_the_same_have_the_same_report(
    installed: None, tmp_path: Path
) -> None:
    own, outside = (
        play(Setting("bridge", "beginner", name, seed=1, errors=True), 4)
        for name in ("lowest", program(tmp_path, LOWEST))
    )
    assert replace(untimed(own), setting={}) == replace(untimed(outside), setting={})


@pytest.mark.parametrize("form", FORMS)
def test_the_report_does_not_depend_on_who_works(form: Form, installed: None) -> None:
    setting = Setting("vint-1000", "dice", "dice", seed=9, form=form, errors=form == "deals")
    alone, shared = play(setting, 4), play(setting, 4, jobs=2)
    assert untimed(alone) == untimed(shared)
    assert alone.points.error != 0
    assert untimed(play(replace(setting, seed=10), 4)) != untimed(alone)


def test_what_its_user_raises_ends_the_work_of_others(installed: None) -> None:
    def enough(_: Pair) -> None:
        assert len(multiprocessing.active_children()) == 2
        raise InterruptedError

    with pytest.raises(InterruptedError):
        Arena(Setting("vint", "dice", "dice", seed=1), 60).play(jobs=2, done=enough)
    assert multiprocessing.active_children() == []


def test_every_seat_at_every_table_of_every_deal_draws_its_own_lots() -> None:
    setting = Setting("vint", "beginner", "beginner", seed=1)
    drawn = {
        setting.lots(number, table, seat).random() for number in (1, 2) for table in SIDES for seat in SEATS
    }
    assert len(drawn) == 16


@pytest.mark.parametrize("game", GAMES)
def test_the_report_adds_up(game: str, installed: None) -> None:
    report = play(Setting(game, "beginner", "dice", seed=1, errors=True), 5)
    a, b = (report.players[who] for who in BOTH)
    assert report.points.mean == pytest.approx(sum(a.points.values()) - sum(b.points.values()))
    assert a.declared + b.declared == report.deals - report.passed_out > 0
    for one, other in ((a, b), (b, a)):
        assert one.declared == sum(level.reached for level in one.levels)
        assert one.made == sum(level.made for level in one.levels) <= one.declared
        assert one.penalties_paid == other.penalties_received
        assert one.penalties_received == pytest.approx(sum(one.points.get(kind, 0) for kind in PENALTIES))
        assert one.errors is not None
        assert one.errors["opening"].cards <= one.speed["lead"].acts == other.declared
    assert a.tricks is not None and b.tricks is not None
    assert a.tricks + b.tricks == pytest.approx(13)
    assert (report.imps is None) == (game != "bridge")


def test_doubled_contracts_are_counted(installed: None) -> None:
    setting = Setting("bridge", "beginner", "dice", seed=1)
    found: dict[Who, list[int]] = {who: [] for who in BOTH}  # undertricks of each doubled contract
    for pair in pairs(setting, 20):
        for north_south, table in zip(BOTH, pair.tables, strict=True):
            (deal,) = score_of(replay(table.record)[1])["deals"]
            if deal["doubled"]:
                declaring = "NS" if deal["declarer"] in "NS" else "EW"
                who: Who = "A" if (declaring == "NS") == (north_south == "A") else "B"
                needs = int(deal["contract"][0]) + 6
                found[who].append(max(0, needs - deal["tricks"][declaring]))
    assert found["B"]
    for who, player in play(setting, 20).players.items():
        assert player.doubled == len(found[who])
        assert player.doubled_made == found[who].count(0)
        mean = sum(found[who]) / len(found[who]) if found[who] else None
        assert player.doubled_undertricks == mean


def test_a_report_is_plain_json(installed: None) -> None:
    adapter = TypeAdapter(Report)
    report = play(Setting("bridge", "beginner", "dice", seed=1, errors=True), 2)
    assert adapter.validate_json(adapter.dump_json(report)) == report
    empty = Arena(Setting("bridge", "beginner", "beginner", seed=1), 5).report()
    assert (empty.pairs, empty.wanted, empty.points.mean) == (0, 5, None)
    assert adapter.validate_json(adapter.dump_json(empty)) == empty


def test_what_cannot_be_compared(installed: None) -> None:
    good = Setting("vint", "beginner", "beginner", seed=1)
    for wrong in (replace(good, game="whist"), replace(good, options={"a": 1})):
        with pytest.raises(OptionRefused):
            Arena(wrong, 1)
    for wrong in (replace(good, a="god"), replace(good, b="broken"), replace(good, auction="nobody")):
        with pytest.raises(NoSuchPlayer):
            Arena(wrong, 1)
