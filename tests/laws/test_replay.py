"""Law 1: folding the log gives the live table; decode(encode(log)) = log; old logs still replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import DATA
from tests.laws.dump import dump
from tests.laws.matches import every_variant, matches
from vintik.cards import SEATS
from vintik.game import Table, evolve, fold
from vintik.game.events import MatchStarted
from vintik.games import GAMES, rules_for
from vintik.record import score_of
from vintik.record.events import VERSION, decode, encode

OLD_LOGS = sorted((DATA / "logs").glob("*.jsonl"))


@every_variant
def test_folding_the_log_gives_the_live_table(game: str, variant: str) -> None:
    for match in matches(game, variant):
        folded = fold(match.rules, match.log)
        assert folded == match.table, match
        assert dump(folded) == dump(match.table), match


@every_variant
def test_a_log_may_be_folded_in_pieces(game: str, variant: str) -> None:
    for match in matches(game, variant)[::10]:
        cut = len(match.log) // 2
        table = fold(match.rules, match.log[:cut])
        for event in match.log[cut:]:
            table = evolve(table, event)
        assert table == match.table, match


@every_variant
def test_the_whole_log_is_read_back_from_its_json(game: str, variant: str) -> None:
    for match in matches(game, variant):
        text = json.dumps([encode(event) for event in match.log])
        assert tuple(map(decode, json.loads(text))) == match.log, match


@every_variant
def test_each_seats_log_is_read_back_from_its_json(game: str, variant: str) -> None:
    for match in matches(game, variant)[::2]:
        for seat in SEATS:
            log = [event.seen_by(seat) for event in match.log]
            assert list(map(decode, json.loads(json.dumps(list(map(encode, log)))))) == log, (match, seat)


@every_variant
def test_a_redacted_log_redacted_again_is_the_same(game: str, variant: str) -> None:
    for match in matches(game, variant)[::5]:
        for seat in SEATS:
            log = [event.seen_by(seat) for event in match.log]
            assert [event.seen_by(seat) for event in log] == log, (match, seat)


@every_variant
def test_the_log_names_its_rules(game: str, variant: str) -> None:
    for match in matches(game, variant):
        started = match.log[0]
        assert isinstance(started, MatchStarted)
        assert rules_for(started.game, started.options) == match.rules


@pytest.mark.parametrize("path", OLD_LOGS, ids=lambda path: path.stem)
def test_logs_of_old_versions_still_replay(path: Path) -> None:
    log = [decode(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    started = log[0]
    assert isinstance(started, MatchStarted)
    table: Table = fold(rules_for(started.game, started.options), log)
    expected = json.loads(path.with_suffix(".score.json").read_text(encoding="utf-8"))
    assert score_of(table) == expected


def test_every_version_of_the_events_has_a_log_of_every_game() -> None:
    names = {path.stem for path in OLD_LOGS}
    assert {f"v{version}-{game}" for version in range(1, VERSION + 1) for game in GAMES} <= names
