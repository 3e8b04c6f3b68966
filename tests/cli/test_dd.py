"""`vintik dd`: results, pictures, and files that cannot be read."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from tests.cli.command import run
from tests.cli.test_bad_input import NOT_RECORDS
from tests.conftest import DATA, golden_matches, illegal_matches, some_deals
from vintik.cards import SEATS, Deal, Suit
from vintik.cli.dd import FEW, analyse_files
from vintik.cli.picture import PAPER_X, WIDTH, picture
from vintik.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
V6 = ROOT / "docs" / "examples" / "v6.json"
EASY = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
EASY_TRICKS = {
    "NT": dict.fromkeys("NESW", 0),
    "S": {"N": 13, "E": 0, "S": 13, "W": 0},
    "H": {"N": 0, "E": 13, "S": 0, "W": 13},
    "D": {"N": 13, "E": 0, "S": 13, "W": 0},
    "C": {"N": 0, "E": 13, "S": 0, "W": 13},
}
SVG = "{http://www.w3.org/2000/svg}"


def pbn(path: Path, *deals: str) -> Path:
    path.write_text("".join(f'[Deal "{deal}"]\n\n' for deal in deals))
    return path


def records(path: Path, matches: Sequence[dict[str, object]]) -> Path:
    path.write_text("".join(json.dumps(each["record"]) + "\n" for each in matches))
    return path


def test_pbn_to_the_trick(tmp_path: Path) -> None:
    with (DATA / "dd_truth.csv").open() as file:
        names, *rows = islice(csv.reader(file), 21)
    done = run("dd", pbn(tmp_path / "x.pbn", *(deal for deal, *_ in rows)), "--json")
    assert (done.status, done.err) == (0, "")
    for line, (deal, *tricks) in zip(done.lines, rows, strict=True):
        shown = [f"{name}_{seat}={n}" for name, row in line["tricks"].items() for seat, n in row.items()]
        assert line["deal"] == deal
        assert shown == [f"{name}={n}" for name, n in zip(names[1:], tricks, strict=True)]


def test_match_records_give_every_deal_in_order(tmp_path: Path) -> None:
    matches = golden_matches()[:4]
    hands = [deal["hands"] for match in matches for deal in match["record"]["deals"]]
    deals = ["N:" + " ".join(each[seat] for seat in "NESW") for each in hands]
    done = run("dd", records(tmp_path / "x.jsonl", matches), "--json")
    assert (done.status, done.err) == (0, "")
    assert [line["deal"] for line in done.lines] == deals
    assert done.out == run("dd", pbn(tmp_path / "x.pbn", *deals), "--json", "--threads", 3).out


def test_a_finished_line_looks_like_that() -> None:
    done = run("dd", "-", "--json", stdin=f'[Deal "{EASY}"]')
    assert done.lines == [{"deal": EASY, "tricks": EASY_TRICKS}]
    assert list(done.lines[0]["tricks"]) == ["NT", "S", "H", "D", "C"]


@pytest.mark.parametrize("lead", ["", "\n  \n", "\ufeff"])
def test_standard_input_may_be_records_or_pbn(lead: str) -> None:
    line = V6.read_text().replace("\n", " ")
    for text, deals in ((f"{line}\n{line}\n", 2), (V6.read_text(), 1), (f'[Deal "{EASY}"]\n\n' * 3, 3)):
        done = run("dd", "-", "--json", stdin=lead + text)
        assert (done.status, done.err, len(done.lines)) == (0, "", deals)


def test_illegal_records_are_refused_as_score_refuses_them(tmp_path: Path) -> None:
    file = records(tmp_path / "x.jsonl", [*illegal_matches(), golden_matches()[0]])
    for form in ((), ("--json",)):
        done, scored = run("dd", file, *form), run("score", file, *form)
        assert (done.status, done.err) == (scored.status, scored.err)
    assert len(done.lines) == 1


@pytest.mark.parametrize("ending", [".json", ".jsonl", ".pbn", ""])
@pytest.mark.parametrize("name", NOT_RECORDS)
def test_what_is_no_record_is_called_what_score_calls_it(tmp_path: Path, name: str, ending: str) -> None:
    file = tmp_path / f"x{ending}"
    file.write_bytes(NOT_RECORDS[name])
    done, scored = run("dd", file), run("score", file)
    assert (done.status, done.out, done.err) == (2, "", scored.err)


def test_lin_is_read_by_name_and_by_content() -> None:
    lin = Path(__file__).parents[1] / "data" / "lin" / "evening.lin"
    done = run("dd", lin, "--json")
    assert (done.status, len(done.lines)) == (0, 3)
    assert (
        run("dd", "-", "--json", stdin=lin.read_text(encoding="utf-8")).lines[2].keys()
        == done.lines[2].keys()
    )


def test_a_pbn_deal_that_is_none_leaves_the_others_alone(tmp_path: Path) -> None:
    file = pbn(tmp_path / "x.pbn", EASY, EASY.replace("A", "", 1), EASY)
    done = run("dd", file, "--json")
    assert (done.status, len(done.lines)) == (1, 2)
    (error,) = done.errors
    assert (error["file"], error["match"], error["part"]) == (str(file), 2, "hands")
    assert error["code"] == "not_a_deal"
    assert run("dd", file).err.startswith(f"{file}: match 2, deal 1, hands: ")


def test_a_match_without_deals_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text('{"format": "vintik.match/1", "game": "vint", "deals": []}')
    done = run("dd", file)
    assert (done.status, done.out, done.err) == (0, "", "")


def test_several_files_have_the_worst_status_of_all(tmp_path: Path) -> None:
    good, bad = pbn(tmp_path / "good.pbn", EASY), pbn(tmp_path / "bad.pbn", "N:")
    assert run("dd", good, good).status == 0
    assert run("dd", bad, good).status == 1
    done = run("dd", bad, tmp_path / "missing.pbn", good, "--json")
    assert (done.status, len(done.lines)) == (2, 1)
    assert [error["code"] for error in done.errors] == ["not_a_deal", "unreadable"]


@pytest.mark.parametrize("wrong", [("--cores", 2), ("--threads", 0), ("--memory", 0), ("--svg",)])
def test_options_that_do_not_exist(wrong: tuple[object, ...]) -> None:
    done = run("dd", V6, *wrong)
    assert (done.status, done.out) == (2, "")


def test_a_few_deals_are_printed_as_at_a_table_and_many_in_short(tmp_path: Path) -> None:
    few = run("dd", pbn(tmp_path / "x.pbn", *[EASY] * FEW)).out
    assert few.count("♠ A K Q J 10 9 8 7 6 5 4 3 2") == few.count("♠ spades          13   0  13   0") == FEW
    many = run("dd", pbn(tmp_path / "x.pbn", *[EASY] * (FEW + 1))).out.splitlines()
    assert many[0] == f"{tmp_path / 'x.pbn'}:"
    assert many[1] == f"deal 1: {EASY}"
    row = "  N E S W:  NT  0  0  0  0  ♠ 13  0 13  0  ♥  0 13  0 13  ♦ 13  0 13  0  ♣  0 13  0 13"
    assert many[2::2] == [row] * (FEW + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    for deals in (1, FEW + 1):
        file = pbn(tmp_path / "x.pbn", *[EASY] * deals)
        assert analyse_files([str(file)], False, tmp_path / "x.svg", 1, 32, words) == 0
    assert words("dd-tricks") in capsys.readouterr().out
    drawn = ElementTree.parse(tmp_path / "x.svg").getroot()
    assert drawn.get("lang") == language
    texts = [each.text for each in drawn.iter(f"{SVG}text")]
    assert {words("seat", seat="S"), words("suit", suit="NT"), words("picture-bold")} <= set(texts)


def cards_of(drawn: ElementTree.Element) -> Deal:
    """The deal that a picture shows."""
    lines = [
        "".join(card.text or "" for card in line).replace("10", "T").replace("—", "")
        for line in drawn.iter(f"{SVG}text")
        if "cards" in line.get("class", "")
    ]
    assert len(lines) == 16
    return Deal.parse("N:" + " ".join(".".join(lines[4 * seat : 4 * seat + 4]) for seat in SEATS))


def test_a_picture_shows_52_cards_and_20_numbers(tmp_path: Path) -> None:
    done = run("dd", V6, "--svg", tmp_path / "v6.svg", "--json")
    (line,) = done.lines
    text = (tmp_path / "v6.svg").read_text(encoding="utf-8")
    drawn = ElementTree.fromstring(text)
    assert cards_of(drawn) == Deal.parse(line["deal"])
    numbers = [
        each for each in drawn.iter(f"{SVG}text") if each.get("class", "").split()[-1] in ("most", "less")
    ]
    tricks = [n for row in line["tricks"].values() for n in row.values()]
    assert [int(each.text or "") for each in numbers] == tricks
    assert ["most" in each.get("class", "") for each in numbers] == [n >= 7 for n in tricks]
    assert drawn.get("role") == "img"
    assert "Deal 1" in drawn.findtext(f"{SVG}title", "")
    assert "hearts: A K;" in drawn.findtext(f"{SVG}desc", "")
    assert len([*drawn.iter(f"{SVG}use")]) == 20
    assert text.count("http") == 1 and "url(" not in text and "prefers-color-scheme:dark" in text


@given(some_deals())
@settings(max_examples=20)
def test_a_picture_shows_any_deal(deal: Deal) -> None:
    shows_all_of(deal)


@pytest.mark.parametrize("turn", range(4))
def test_the_longest_suits_have_room(turn: int) -> None:
    hands = EASY[2:].split()
    shows_all_of(Deal.parse("N:" + " ".join(hands[turn:] + hands[:turn])))


def shows_all_of(deal: Deal) -> None:
    drawn = ElementTree.fromstring(picture(deal, [[0] * 4] * 5, "1", ["<&>\x1b"], Words("ru")))
    assert cards_of(drawn) == deal
    lines = [each for each in drawn.iter(f"{SVG}text") if "cards" in each.get("class", "")]
    for number, line in enumerate(lines):
        places = [float(card.get("x", "")) for card in line]
        assert places == sorted(places) and places[0] > 40 and places[-1] < WIDTH - 20
        if SEATS[number // 4].name == "S":
            assert places[-1] < PAPER_X - 8


def test_void_suits_are_dashes() -> None:
    text = picture(Deal.parse(EASY), [[0] * 4] * 5, "1", [], Words("en"))
    assert text.count(">—<") == 4 * (len(Suit) - 1)


def test_a_folder_has_a_picture_for_each_deal(tmp_path: Path) -> None:
    file = pbn(tmp_path / "x.pbn", EASY, "N:", EASY)
    assert run("dd", file, "--svg", tmp_path / "a" / "b").status == 1
    assert sorted(each.name for each in (tmp_path / "a" / "b").iterdir()) == ["deal-001.svg", "deal-002.svg"]
    assert run("dd", file, file, "--svg", tmp_path / "y.svg").status == 1
    assert sorted(each.name for each in tmp_path.glob("*.svg")) == ["y-2.svg", "y-3.svg", "y-4.svg", "y.svg"]


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    for target in (V6, V6 / "x.svg"):
        done = run("dd", V6, "--svg", target)
        assert (done.status, done.out) == (1, "")
        assert done.err.startswith("vintik: cannot write ") and done.err.count("\n") == 1
    (tmp_path / "x.svg" / "deal-001.svg").mkdir(parents=True)
    done = run("dd", V6, "--svg", tmp_path / "x.svg", "--json")
    assert (done.status, len(done.lines), done.err.count("\n")) == (1, 1, 1)


def test_the_example_is_what_the_command_draws(tmp_path: Path) -> None:
    assert run("dd", V6, "--svg", tmp_path / "dd.svg").status == 0
    assert (tmp_path / "dd.svg").read_bytes() == (ROOT / "docs" / "examples" / "dd.svg").read_bytes()


def test_it_answers_before_the_input_ends_and_dies_of_ctrl_c() -> None:
    line = V6.read_text().replace("\n", " ").encode() + b"\n"
    command = [sys.executable, "-m", "vintik", "dd", "-", "--json", "--threads", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(line * 16)
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(16)]
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == -signal.SIGINT
        assert process.stdout.read() == process.stderr.read() == b""
    assert len({answer["deal"] for answer in answers}) == 1


def test_numpy_is_loaded_only_to_solve() -> None:
    """So that a file that cannot be read is refused at once, as is a wrong option."""
    code = "import sys, vintik.cli.app, vintik.cli.dd; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert {"numpy", "vintik.solver", "fastapi"}.isdisjoint(done.stdout.split())
