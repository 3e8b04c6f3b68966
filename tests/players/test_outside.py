"""Players from outside: what a program is told, what it may answer, and what becomes of one that fails."""

from __future__ import annotations

import json
import logging
import os
import pickle
import re
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.lab.outsiders import LOWEST, install, program
from tests.players.seating import events_of, four, play_deals
from vintik.cards import PASS, Deal, Seat
from vintik.game import MakeCall, PlayCard, Rules, View, fold
from vintik.games import rules_for
from vintik.players import PLAYERS, Thinker, safe_act
from vintik.players.outside import NoSuchPlayer, OutsideFault, Program, invited, named, question, sources
from vintik.players.style import EXPERT

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
DEAL = Deal.parse("N:K98..JT987.T9876 AQ.AKQJT987654.. JT76..65432.5432 5432.32.AKQ.AKQJ")
VINT, TO_1000, BRIDGE = rules_for("vint"), rules_for("vint-1000"), rules_for("bridge", {"vulnerable": "EW"})
CLOSED = "1NT " + "Pass " * 12


def view_of(
    rules: Rules, calls: str = "", cards: str = "", deal: Deal = DEAL, seat: Seat | None = None
) -> View:
    """What the seat that has to act sees, or another one; East deals."""
    log = events_of(rules, deal, Seat.E, calls, cards)
    actor = fold(rules, log).actor
    assert actor is not None
    return View.of(rules, log, actor if seat is None else seat)


def documented() -> dict[str, str]:
    """The fields of a question as the page lists them, with `both`, `call` or `card`."""
    rows = re.findall(r"^\| (`.*?`) \| (both|call|card) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {field: asked for fields, asked in rows for field in re.findall(r"`(\w+)`", fields)}


@pytest.mark.parametrize("rules", [VINT, TO_1000, BRIDGE], ids=lambda rules: str(rules.game))
def test_a_question_has_the_fields_that_are_documented(rules: Rules) -> None:
    fields, calls = documented(), "1NT" + " Pass" * rules.auction.closing_passes
    assert len(fields) == 18
    if rules is BRIDGE:
        del fields["sheet"]
    for view, kind in ((view_of(rules), "call"), (view_of(rules, calls), "card")):
        asked = question(view, 7)
        assert set(asked) == {field for field, asks in fields.items() if asks in ("both", kind)}
        assert json.loads(json.dumps(asked)) == asked


def test_a_question_about_a_call() -> None:
    asked = question(view_of(TO_1000, "1S Pass"), 7)
    assert asked["game"] == "vint-1000"
    assert (asked["dealer"], asked["player"], asked["seat"], asked["vulnerable"]) == ("E", "W", "W", "None")
    assert asked["calls"] == ["1S", "Pass"]
    assert asked["hand"] == "5432.32.AKQ.AKQJ"
    assert asked["sheet"] == {"totals": {"NS": 0, "EW": 0}}
    assert asked["legal"][:3] == ["Pass", "1C", "1D"]  # type: ignore[index]
    assert (asked["level"], asked["seed"]) == (1, 7)
    progressive = rules_for("vint-1000", {"variant": "progressive"})
    assert question(view_of(progressive), 7)["options"] == {"variant": "progressive"}


def test_a_question_about_a_card() -> None:
    asked = question(view_of(VINT, CLOSED, "SJ S2"), 7)
    assert (asked["contract"], asked["declarer"], asked["doubled"]) == ("1NT", "E", 0)
    assert asked["play"] == asked["trick"] == ["SJ", "S2"]
    assert (asked["player"], asked["seat"]) == ("N", "N")
    assert asked["hands"] == {"N": "K98..JT987.T9876"}
    assert asked["legal"] == ["SK", "S9", "S8"]
    assert asked["sheet"] == {"below": {"NS": 0, "EW": 0}, "games": {"NS": 0, "EW": 0}}
    second = question(view_of(VINT, CLOSED, "SJ S2 SK SQ"), 7)
    assert (second["play"], second["trick"]) == (["SJ", "S2", "SK", "SQ"], [])
    assert second["hand"] == "98..JT987.T9876"


def test_b3_1_declarer_is_asked_for_dummys_card_and_sees_both_hands() -> None:
    asked = question(view_of(BRIDGE, "1NT X XX Pass Pass Pass", "SJ"), 7)
    assert (asked["player"], asked["seat"], asked["vulnerable"], asked["doubled"]) == ("E", "W", "EW", 2)
    assert asked["hand"] == "AQ.AKQJT987654.."
    assert asked["hands"] == {"E": "AQ.AKQJT987654..", "W": "5432.32.AKQ.AKQJ"}
    assert asked["legal"] == ["S5", "S4", "S3", "S2"]


@pytest.mark.parametrize("rules", [VINT, BRIDGE], ids=lambda rules: str(rules.game))
def test_cards_that_a_seat_does_not_see_change_nothing_of_its_question(rules: Rules) -> None:
    """West, or East for dummy, is asked; North and South exchange their diamonds."""
    calls = "1NT" + " Pass" * rules.auction.closing_passes
    other = Deal.parse("N:K98..65432.T9876 AQ.AKQJT987654.. JT76..JT987.5432 5432.32.AKQ.AKQJ")
    one, two = (question(view_of(rules, calls, "SJ", deal), 7) for deal in (DEAL, other))
    assert one == two
    assert one["hand"] != question(view_of(rules, calls, "SJ S2", other), 7)["hand"]


def test_nothing_is_asked_out_of_turn() -> None:
    with pytest.raises(ValueError, match="N has nothing to call or play"):
        question(view_of(VINT, seat=Seat.N), 7)


@pytest.fixture
def lowest(tmp_path: Path) -> Iterator[Program]:
    player = named(program(tmp_path, LOWEST))
    assert isinstance(player, Program)
    with closing(player):
        yield player


def test_a_program_plays_whole_deals(lowest: Program, caplog: pytest.LogCaptureFixture) -> None:
    for rules in (VINT, BRIDGE):
        players = {**four(PLAYERS["beginner"]), Seat.E: lowest, Seat.W: lowest}
        assert len(list(play_deals(rules, players, 3, "outside"))) == 3
    assert caplog.records == []


def test_its_act_is_its_own(lowest: Program) -> None:
    assert lowest.act(view_of(VINT), Random(0)).command == MakeCall(Seat.E, PASS)
    act = lowest.act(view_of(BRIDGE, "1NT Pass Pass Pass", "SJ"), Random(0))
    assert isinstance(act.command, PlayCard)
    assert (act.command.seat, act.command.card.name, act.why.code) == (Seat.E, "S2", "outside")


WHO = """
import json, os, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["player"], asked["seed"], os.getpid(), file=sys.stderr, flush=True)
    print(json.dumps({"call": "Pass"}), flush=True)
"""


def test_each_seat_has_a_process_of_its_own_and_the_lots_of_its_seat(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with closing(Program(*command_of(program(tmp_path, WHO)))) as player:
        for calls in ("", "Pass", "Pass Pass", "Pass Pass Pass", "Pass Pass Pass Pass"):
            player.act(view_of(VINT, calls), Random(5))
    told = [line.split() for line in capfd.readouterr().err.splitlines()]
    assert sorted(seat for seat, _, _ in told) == ["E", "E", "N", "S", "W"]
    assert (
        len({(seat, process) for seat, _, process in told}) == len({process for _, _, process in told}) == 4
    )
    assert {seed for _, seed, _ in told} == {str(Random(5).getrandbits(32))}


def command_of(name: str) -> tuple[list[str], float]:
    return name.removeprefix("exec:").split(), 5.0


FAULTS: dict[str, tuple[str, str]] = {
    "late": ("import sys, time\nfor line in sys.stdin: time.sleep(60)", "timeout"),
    "dead at once": ("", "dead"),
    "dead when asked": ("input()", "dead"),
    "no JSON": ("for _ in iter(input, 1): print('pass', flush=True)", "garbage"),
    "deep": ("for _ in iter(input, 1): print('[' * 60000, flush=True)", "garbage"),
    "endless": ("for _ in iter(input, 1): print('x' * 200000, flush=True)", "garbage"),
    "no object": ("for _ in iter(input, 1): print('[1]', flush=True)", "garbage"),
    "no call": ("for _ in iter(input, 1): print('{}', flush=True)", "garbage"),
    "no such call": ('for _ in iter(input, 1): print(\'{"call": "8S"}\', flush=True)', "garbage"),
    "bytes": (
        "import sys\nfor _ in iter(input, 1): sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        "garbage",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_is_a_typed_error_and_the_plainest_act(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text, code = FAULTS[fault]
    command, _ = command_of(program(tmp_path, text))
    with closing(Program(command, 0.4)) as player:
        for _ in range(2):
            with pytest.raises(OutsideFault) as failed:
                player.act(view_of(VINT), Random(0))
            assert failed.value.code == code
        caplog.set_level(logging.ERROR, "vintik.players")
        act = safe_act(player, view_of(VINT), Random(0))
    assert (act.command, act.why.code) == (MakeCall(Seat.E, PASS), "fallback")
    assert len(caplog.records) == 1


def test_an_illegal_answer_is_not_taken(tmp_path: Path) -> None:
    text = 'for _ in iter(input, 1): print(\'{"call": "1S", "card": "HA"}\', flush=True)'
    with closing(Program(*command_of(program(tmp_path, text)))) as player:
        assert safe_act(player, view_of(VINT, "1S"), Random(0)).why.code == "fallback"
        assert safe_act(player, view_of(VINT, CLOSED, "SJ"), Random(0)).why.code == "fallback"
        assert safe_act(player, view_of(VINT), Random(0)).why.code == "outside"


SLOW_ONCE = """
import json, os, sys, time
slow = not os.path.exists(sys.argv[1])
open(sys.argv[1], "w").close()
for line in sys.stdin:
    if slow:
        time.sleep(60)
    print(json.dumps({"call": "1S"}), flush=True)
"""


def test_after_a_late_answer_a_new_process_is_asked(tmp_path: Path) -> None:
    command, _ = command_of(program(tmp_path, SLOW_ONCE))
    with closing(Program([*command, str(tmp_path / "started")], 1.0)) as player:
        with pytest.raises(OutsideFault):
            player.act(view_of(VINT), Random(0))
        assert player.act(view_of(VINT), Random(0)).command != MakeCall(Seat.E, PASS)


def test_a_program_that_says_too_much_is_not_taken_at_its_next_word(tmp_path: Path) -> None:
    text = 'for _ in iter(input, 1): print(\'{"call": "Pass"}\\n{"call": "1S"}\', flush=True)'
    with closing(Program(*command_of(program(tmp_path, text)))) as player:
        assert player.act(view_of(VINT), Random(0)).command == MakeCall(Seat.E, PASS)
        time.sleep(0.5)
        with pytest.raises(OutsideFault, match="without being asked"):
            player.act(view_of(VINT), Random(0))


def test_a_program_ends_when_it_is_no_longer_wanted(tmp_path: Path) -> None:
    text = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(__import__('os').getpid()))\n" + LOWEST
    with invited(program(tmp_path, text)) as player:
        player.act(view_of(VINT), Random(0))
        process = int((tmp_path / "pid").read_text())
        os.kill(process, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    assert named("beginner") is PLAYERS["beginner"]
    assert type(named("lowest")).__name__ == "Lowest"
    assert named("lowest") is not named("lowest")
    assert sources("beginner") == []
    assert sources("lowest") == [tmp_path / "outsiders_package.py"]
    assert tmp_path / "player.py" in sources(program(tmp_path, LOWEST))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("god", ""),
        ("", ""),
        ("broken", "OSError: no book of openings"),
        ("nobody", "object has no act"),
        ("exec:", "no program"),
        ("exec:no-such-program --fast", "no program no-such-program"),
        ("exec:'", "No closing quotation"),
    ],
)
def test_names_of_nobody(name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    with pytest.raises(NoSuchPlayer) as stranger:
        named(name)
    assert (stranger.value.name, stranger.value.reason) == (name, reason)
    sent = pickle.loads(pickle.dumps(stranger.value))
    assert str(sent) == str(stranger.value) and reason in str(sent)


def test_the_example_of_the_page_is_a_player(tmp_path: Path) -> None:
    (example,) = re.findall(
        r"```python\n(# my_player\.py.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert len(example.splitlines()) <= 21
    name = program(tmp_path, example)
    with closing(Program(*command_of(name))) as player:
        results = list(play_deals(BRIDGE, {**four(player)}, 4, "example"))
    assert any(result.contract is not None for result in results)
    said: Any = {call.name for result in results for call in result.calls}
    assert said > {"Pass"}


def test_a_level_with_other_settings() -> None:
    player = named("expert:card_worlds=3,repair=no,seconds=0.25")
    assert isinstance(player, Thinker)
    assert player.style == replace(EXPERT, card_worlds=3, repair=False, seconds=0.25)
    assert sources("expert:card_worlds=3") == []


@pytest.mark.parametrize(
    "name", ["expert:", "expert:worlds=3", "expert:repair=maybe", "expert:card_worlds=0", "expert:seconds=x"]
)
def test_settings_that_do_not_exist(name: str) -> None:
    with pytest.raises(NoSuchPlayer):
        named(name)


def test_the_beginner_has_no_settings() -> None:
    with pytest.raises(NoSuchPlayer):
        named("beginner:card_worlds=3")
