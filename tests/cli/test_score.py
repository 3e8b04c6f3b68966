"""`vintik score` as spec'd in docs/record.md: output, exit status, error lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import run

DATA = Path(__file__).parents[1] / "data"
GOLDEN = [json.loads(line) for line in (DATA / "golden_matches.jsonl").read_text().splitlines()]
ILLEGAL = [json.loads(line) for line in (DATA / "illegal_matches.jsonl").read_text().splitlines()]
WORKED_EXAMPLE = GOLDEN[0]["record"]


def comparable(scored: dict[str, Any], expected: dict[str, Any]) -> dict[str, Any]:
    """The scored match with only what the golden file tells, in its form."""
    deals = [
        {
            **{key: deal[key] for key in wanted if key != "items"},
            "items": sorted(
                [item["side"], item["line"], item["kind"], item["points"]] for item in deal["items"]
            ),
        }
        for deal, wanted in zip(scored["deals"], expected["deals"], strict=True)
    ]
    return {**{key: scored[key] for key in expected}, "deals": deals}


def write(path: Path, *records: object) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return path


def test_all_golden_matches_to_the_point(tmp_path: Path) -> None:
    done = run("score", write(tmp_path / "golden.jsonl", *(each["record"] for each in GOLDEN)), "--json")
    assert (done.status, done.err) == (0, "")
    for scored, golden in zip(done.lines, GOLDEN, strict=True):
        assert comparable(scored, golden["expect"]) == golden["expect"], golden["name"]


def test_all_illegal_matches_are_refused_where_the_fault_is(tmp_path: Path) -> None:
    done = run("score", write(tmp_path / "illegal.jsonl", *(each["record"] for each in ILLEGAL)), "--json")
    assert (done.status, done.out) == (1, "")
    for number, (error, illegal) in enumerate(zip(done.errors, ILLEGAL, strict=True), start=1):
        assert {key: error[key] for key in illegal["refused"]} == illegal["refused"], illegal["why"]
        assert error["match"] == number
        assert error["code"] and error["message"]


def test_v6_the_worked_example_in_full(tmp_path: Path) -> None:
    done = run("score", write(tmp_path / "v6.json", WORKED_EXAMPLE), "--json")
    (match,) = done.lines
    (deal,) = match["deals"]
    assert deal["contract"] == "3C" and deal["declarer"] == "N" and deal["doubled"] == 0
    assert deal["tricks"] == {"NS": 8, "EW": 5} and len(deal["trick_winners"]) == 13
    assert deal["items"] == [
        {"side": "NS", "line": "below", "kind": "tricks", "points": 208, "why": "8 × 26"},
        {"side": "EW", "line": "below", "kind": "tricks", "points": 130, "why": "5 × 26"},
        {"side": "NS", "line": "above", "kind": "honours", "points": 780, "why": "30 × 26"},
        {"side": "NS", "line": "above", "kind": "aces", "points": 780, "why": "30 × 26"},
        {"side": "EW", "line": "above", "kind": "undertricks", "points": 1500, "why": "500 × 3 × 1"},
    ]
    assert deal["totals"] == match["totals"] == {"NS": 1768, "EW": 1630}
    assert (match["margin"], match["winner"], match["finished"]) == (138, None, False)


def test_the_other_matches_are_still_scored(tmp_path: Path) -> None:
    file = write(tmp_path / "mixed.jsonl", WORKED_EXAMPLE, ILLEGAL[2]["record"], WORKED_EXAMPLE)
    done = run("score", file, "--json")
    assert done.status == 1
    assert len(done.lines) == 2
    assert [error["match"] for error in done.errors] == [2]


def test_the_error_line_names_file_match_deal_and_card(tmp_path: Path) -> None:
    revoke = next(each for each in ILLEGAL if each["why"].endswith("revoke"))
    file = write(tmp_path / "revoke.json", revoke["record"])
    done = run("score", file)
    refused = revoke["refused"]
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith(f"{file}: match 1, deal {refused['deal']}, card {refused['index']}: ")
    assert "must follow" in done.err


def test_standard_input_may_be_lines_or_one_document() -> None:
    lines = json.dumps(WORKED_EXAMPLE) + "\n" + json.dumps(WORKED_EXAMPLE) + "\n"
    assert len(run("score", "-", "--json", stdin=lines).lines) == 2
    assert len(run("score", "-", "--json", stdin=json.dumps(WORKED_EXAMPLE, indent=2)).lines) == 1


def test_standard_input_may_begin_with_a_byte_order_mark() -> None:
    record = json.dumps(WORKED_EXAMPLE)
    assert run("score", "-", "--json", stdin=b"\xef\xbb\xbf" + record.encode()).status == 0


def test_several_files_have_the_worst_status_of_all(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", WORKED_EXAMPLE)
    bad = write(tmp_path / "bad.json", ILLEGAL[0]["record"])
    assert run("score", good, good).status == 0
    assert run("score", bad, good).status == 1
    assert run("score", bad, tmp_path / "missing.json", good).status == 2


@pytest.mark.parametrize("cards", [0, 1, 4, 27, 51])
def test_an_unfinished_match_holds_what_was_played(tmp_path: Path, cards: int) -> None:
    deal = WORKED_EXAMPLE["deals"][0]
    record = {**WORKED_EXAMPLE, "deals": [{**deal, "play": deal["play"][:cards]}]}
    (match,) = run("score", write(tmp_path / "x.json", record), "--json").lines
    (scored,) = match["deals"]
    winners = GOLDEN[0]["expect"]["deals"][0]["trick_winners"][: cards // 4]
    assert scored["complete"] is False and scored["contract"] == "3C"
    assert scored["trick_winners"] == winners
    assert sum(scored["tricks"].values()) == len(winners)
    assert scored["items"] == [] and scored["totals"] == {"NS": 0, "EW": 0}


def test_in_bridge_people_are_shown_equal_and_opposite_scores(tmp_path: Path) -> None:
    """B4.7."""
    golden = next(each for each in GOLDEN if each["expect"]["totals"] == {"NS": 2000, "EW": 0})
    out = run("score", write(tmp_path / "x.json", golden["record"])).out
    assert "North–South 2000 · East–West -2000" in out


@pytest.mark.parametrize("language", ["en", "es", "pt", "ru"])
def test_people_read_it_in_their_language(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vintik.cli.score import score_files
    from vintik.i18n import Words

    rubber = next(each["record"] for each in GOLDEN if each["expect"]["winner"] == "EW")
    assert score_files([str(write(tmp_path / "x.json", rubber))], False, Words(language)) == 0
