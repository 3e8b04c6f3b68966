"""`vintik arena`: its report for people and programs, its picture, its faults, and runs that are stopped."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.command import run
from tests.lab.outsiders import LOWEST, program
from vintik.cli.arena import Order, compare
from vintik.cli.arena_paper import decimal, signed
from vintik.i18n import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
GAMES = ("vint", "vint-1000", "bridge")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder of these tests."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """What two runs have in common that play the same."""
    players = {who: {**player, "speed": None} for who, player in report["players"].items()}
    return {**report, "players": players, "setting": None}


def documented() -> list[str]:
    """The fields of the report in the order of the page."""
    section = PAGE.read_text(encoding="utf-8").split("## The report")[1].split("In Python:")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section.split("|---|---|")[1], re.MULTILINE)
    return [field for row in rows for field in re.findall(r"`(\w+)`", row)]


@pytest.mark.parametrize("game", GAMES)
def test_the_report_has_the_fields_that_are_documented(game: str) -> None:
    done = run("arena", "--game", game, "--deals", 3, "--errors", "--json")
    assert (done.status, done.err) == (0, "")
    (report,) = done.lines
    fields = documented()
    players = fields.index("players") + 1
    assert set(report) == set(fields[:players])
    for player in report["players"].values():
        assert set(player) == set(fields[players:])
        assert set(player["speed"]) == {"call", "lead", "card"}
        assert set(player["errors"]) == {"opening", "lead", "second", "third", "fourth"}
        assert [level["level"] for level in player["levels"]] == list(range(1, 8))
    assert report["points"] == {"n": 3, "mean": 0.0, "error": 0.0}
    assert report["setting"]["game"] == game
    assert (report["imps"] is None) == (game != "bridge")


def test_the_report_follows_from_the_seed(tmp_path: Path) -> None:
    asked = ("arena", "--game", "vint-1000", "--option", "variant=old", "--start", "cards", "--deals", 6)
    weak = ("--against", program(tmp_path, LOWEST))
    (first,), (again,), (other,) = (
        run(*asked, *weak, *more, "--json", "--log", tmp_path / f"{place}.jsonl").lines
        for place, more in enumerate((("--jobs", 1), ("--jobs", 2), ("--seed", 2)))
    )
    assert untimed(first) == untimed(again)
    assert first["by_pair"] != other["by_pair"]
    assert first["setting"]["options"] == {"variant": "old"}
    assert first["points"]["mean"] > 0


def test_what_was_played_is_not_played_again(cache: Path) -> None:
    asked = ("arena", "--game", "bridge", "--deals", 3, "--json")
    first = run(*asked)
    (log,) = (cache / "vintik" / "arena").iterdir()
    whole = log.read_bytes()
    assert run(*asked).out == first.out
    assert log.read_bytes() == whole
    assert run("arena", "--game", "bridge", "--deals", 4, "--json").lines[0]["pairs"] == 4
    assert log.read_bytes().startswith(whole)


def test_matches() -> None:
    (report,) = run("arena", "--game", "vint-1000", "--rubbers", "--deals", 2, "--json").lines
    assert report["won"] == {"A": 2, "B": 2}
    assert report["setting"]["form"] == "matches"
    assert "Matches won: A 2 · B 2" in run("arena", "--game", "vint-1000", "--rubbers", "--deals", 2).out


def test_for_people_it_prints_tables(tmp_path: Path, cache: Path) -> None:
    asked = ("arena", "--game", "vint", "--against", program(tmp_path, LOWEST), "--deals", 4, "--errors")
    out = run(*asked).out
    (report,) = run(*asked, "--json").lines
    a, b = report["players"]["A"], report["players"]["B"]
    lines = {re.split(r"\s{2,}", line.strip())[0]: line.split() for line in out.splitlines() if line}
    words = Words("en")
    assert lines["all together"][-1] == signed(report["points"]["mean"], 1, words)
    assert lines["aces"][1:] == [
        decimal(a["points"]["aces"], 1, words),
        decimal(b["points"].get("aces", 0), 1, words),
        signed(a["points"]["aces"] - b["points"].get("aces", 0), 1, words),
    ]
    assert lines["tricks when declaring"][3] == decimal(a["tricks_declaring"], 2, words)
    assert out.count("opening lead") == 4
    assert "Illegal or failed acts: A 0 · B 0" in out
    assert f"log: {next((cache / 'vintik' / 'arena').iterdir())}" in out


def test_the_auction_alone(tmp_path: Path) -> None:
    asked = ("arena", "--game", "bridge", "--against", program(tmp_path, LOWEST), "--deals", 6)
    out = run(*asked, "--end", "auction").out
    (report,) = run(*asked, "--end", "auction", "--json").lines
    assert report["setting"]["form"] == "auctions"
    assert {player["speed"]["card"]["acts"] for player in report["players"].values()} == {0}
    assert "6 deals, each at two tables · not played: tricks of perfect play" in out
    assert report["players"]["A"]["declared"] == 12 - report["passed_out"] > 0
    assert report["by_pair"] != run(*asked, "--json").lines[0]["by_pair"]


def test_doubled_contracts_are_printed() -> None:
    asked = ("arena", "--game", "bridge", "--deals", 12, "--end", "auction")
    (report,) = run(*asked, "--json").lines
    doubled, short = (report["players"]["A"][name] for name in ("doubled", "doubled_undertricks"))
    assert doubled > 0
    lines = [re.split(r"\s{2,}", line.strip()) for line in run(*asked).out.splitlines()]
    assert ["contracts doubled", str(doubled), str(doubled), "0"] in lines
    written = decimal(short, 2, Words("en"))
    assert ["undertricks when doubled", written, written, "0.00"] in lines
    assert "contracts doubled" not in run("arena", "--game", "vint", "--deals", 2).out


def order(**changes: Any) -> Order:
    plain: dict[str, Any] = {"game": "bridge", "players": "beginner", "against": "beginner", "deals": 2}
    plain |= {"seed": 1, "options": [], "rubbers": False, "start": "auction", "end": "cards"}
    plain |= {
        "auction": "beginner",
        "errors": True,
        "patience": 10.0,
        "jobs": 1,
        "dask": None,
        "log": None,
        "plot": None,
    }
    return Order(**{**plain, "as_json": False, **changes})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    forms: list[dict[str, Any]] = [
        {"rubbers": True},
        {"start": "cards"},
        {"errors": True},
        {"end": "auction"},
    ]
    for number, (game, form) in enumerate(zip((*GAMES, "bridge"), forms, strict=True)):
        picture = tmp_path / f"{number}.svg"
        assert compare(order(game=game, plot=picture, **{"errors": False, **form}), words) == 0
        assert f"<!-- {words('arena-plot-sources')} -->" in picture.read_text(encoding="utf-8")
    shown = capsys.readouterr().out
    assert words("arena-errors") in shown
    assert words("arena-not-played") in shown
    assert words("arena-pairs", form="deals", pairs=2) in shown
    assert f"0{words('decimal-point')}00 ± 0" in shown


def test_russian_plurals() -> None:
    words = Words("ru")
    said = [words("arena-pairs", form="deals", pairs=pairs).split()[1] for pairs in (1, 3, 11, 500)]
    assert said == ["раздача", "раздачи", "раздач", "раздач"]


def test_numbers_for_people() -> None:
    english, spanish = Words("en"), Words("es")
    assert [signed(each, 1, english) for each in (2.25, -0.04, -3.0, None)] == ["+2.2", "0.0", "−3.0", "—"]
    assert decimal(1234.5, 2, spanish) == "1234,50"


def test_a_picture_is_drawn_as_svg_or_png(tmp_path: Path) -> None:
    asked = ("arena", "--game", "vint", "--against", program(tmp_path, LOWEST), "--deals", 45)
    for name in ("a.svg", "b.svg", "a.PNG"):
        done = run(*asked, "--plot", tmp_path / name)
        assert (done.status, done.err) == (0, "")
    svg = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(svg).get("width") == "720pt"
    for text in ("Where the points come from", "aces", "all together", "mean so far"):
        assert f"<!-- {text} -->" in svg
    assert svg == (tmp_path / "b.svg").read_text(encoding="utf-8")
    assert (tmp_path / "a.PNG").read_bytes().startswith(b"\x89PNG")


FAULTS: dict[str, tuple[tuple[object, ...], int, str]] = {
    "an unknown game": (("--game", "whist"), 2, "Unknown game: whist"),
    "an unknown option": (("--option", "a=1"), 2, "a"),
    "an unknown player": (("--players", "god"), 2, "god: there is no player of that name"),
    "a program that is not there": (("--against", "exec:no-such-program"), 2, "no program no-such-program"),
    "an unknown auctioneer": (("--start", "cards", "--auction", "god"), 2, "god"),
    "matches without play": (
        ("--rubbers", "--end", "auction"),
        2,
        "--end auction does not go with --rubbers",
    ),
    "neither auction nor play": (("--start", "cards", "--end", "auction"), 2, "no card is played"),
    "errors of cards without play": (("--errors", "--end", "auction"), 2, "no card is played"),
    "matches with given auctions": (("--rubbers", "--start", "cards"), 2, "--rubbers and --start cards"),
    "a picture of another kind": (("--plot", "a.pdf"), 2, "a.pdf"),
    "a picture that cannot be written": (
        ("--deals", 1, "--plot", "missing/a.svg"),
        1,
        "cannot write missing/a.svg",
    ),
    "a log that cannot be written": (("--log", "/dev/full"), 1, "cannot write /dev/full: No space left"),
    "a log that is a folder": (("--log", "."), 1, "cannot write .: Is a directory"),
    "a log of something else": (("--log", PAGE), 2, "is not a log of the arena"),
    "no cluster": (("--dask", "nowhere at all"), 1, "no Dask cluster answers at nowhere at all"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_told_in_one_line(fault: str) -> None:
    arguments, status, said = FAULTS[fault]
    done = run("arena", "--game", "vint", *arguments)
    assert done.status == status
    assert done.err.count("\n") == 1 and said in done.err
    assert (done.out == "") == ("--plot" not in arguments or status == 2)


def test_a_log_of_another_setting_is_refused(tmp_path: Path) -> None:
    log = ("--deals", 1, "--log", tmp_path / "log.jsonl")
    assert run("arena", "--game", "bridge", *log).status == 0
    done = run("arena", "--game", "vint", "--seed", 2, *log)
    assert (done.status, done.out) == (2, "")
    assert "these differ: game, seed" in done.err


@pytest.mark.parametrize(
    ("package", "option", "extra"),
    [("matplotlib", ("--plot", "a.svg"), "plot"), ("distributed", ("--dask", "tcp://127.0.0.1:9"), "dask")],
)
def test_a_package_that_is_missing_is_named(
    package: str, option: tuple[str, str], extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    done = run("arena", "--game", "bridge", "--deals", 1, *option)
    assert done.status != 0
    assert done.out == ""
    assert f'pip install "vintik[{extra}]"' in done.err


SLOW = LOWEST.replace("for line in sys.stdin:", "import time\nfor line in sys.stdin:\n    time.sleep(0.005)")


def lines_of(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


@pytest.mark.parametrize(("how", "jobs"), [(signal.SIGINT, 1), (signal.SIGINT, 2), (signal.SIGKILL, 2)])
def test_a_run_that_is_stopped_goes_on(how: signal.Signals, jobs: int, tmp_path: Path) -> None:
    log, slow = tmp_path / "log.jsonl", program(tmp_path, SLOW, "slow.py")
    asked = ["arena", "--game", "bridge", "--against", slow, "--deals", "6", "--json", "--log", str(log)]
    command = [sys.executable, "-m", "vintik", *asked, "--jobs", str(jobs)]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command, **streams, text=True, start_new_session=True)  # type: ignore[call-overload]
    deadline = time.monotonic() + 60
    while lines_of(log) < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(process.pid, how)  # as a terminal does
    out, err = process.communicate(timeout=60)
    assert process.returncode == -how
    kept = lines_of(log) - 1
    assert 2 <= kept < 6
    if how == signal.SIGINT:
        assert json.loads(out)["pairs"] == kept
        assert err == f"vintik: stopped; the same command goes on with {log}\n"
    again = subprocess.run(command, check=True, capture_output=True, text=True)
    assert again.stderr == ""
    (fresh,) = run(
        "arena", "--game", "bridge", "--against", program(tmp_path, LOWEST), "--deals", 6, "--json"
    ).lines
    assert untimed(json.loads(again.stdout)) == untimed(fresh)


def test_the_bar_is_shown_also_where_the_report_is_printed(tmp_path: Path) -> None:
    terminal, end = pty.openpty()
    command = [sys.executable, "-m", "vintik", "arena", "--game", "bridge", "--deals", "3"]
    process = subprocess.Popen(command, stdout=end, stderr=end)
    os.close(end)
    shown = b""
    try:
        while chunk := os.read(terminal, 4096):
            shown += chunk
    except OSError:
        pass  # the other end is closed
    os.close(terminal)
    assert process.wait() == 0
    assert b"3/3" in shown
    assert b"Illegal or failed acts" in shown
