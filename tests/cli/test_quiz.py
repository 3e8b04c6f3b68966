"""`vintik quiz`: questions, answers, progress, and the same as JSON lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Run, run
from vintik.cards import PASS, parse_call
from vintik.cli.quiz import call_typed
from vintik.i18n import LANGUAGES, Words
from vintik.players.bidding.american.card import CARDS
from vintik.players.practice import topics_of

WORDS = Words("en")


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of progress, in a data folder of this test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vintik" / "practice.json"


def answers(topic: str, count: int) -> list[dict[str, Any]]:
    return run("quiz", "--topic", topic, "--seed", 2, "--count", count, "--json").lines


def quiz(topic: str, count: int, *typed: str) -> Run:
    done = run("quiz", "--topic", topic, "--seed", 2, "--count", count, stdin="\n".join((*typed, "")))
    assert (done.status, done.err) == (0, "")
    return done


def wrong(answer: dict[str, Any]) -> str:
    return "p" if answer["call"] != "Pass" else "7n"


def test_a_dialogue_with_a_right_and_a_wrong_answer(kept: Path) -> None:
    first, second = answers("openings", 2)
    done = quiz("openings", 2, first["call"].lower(), wrong(second))
    assert done.out.count("Right: ") == 1
    assert "The card says" in done.out and "would say: " in done.out
    assert first["why"]["text"] in done.out and second["why"]["text"] in done.out
    assert "1 of 2 questions right" in done.out
    progress = json.loads(kept.read_text())
    topic = progress["cards"]["sayc"]["openings"]
    assert progress["format"] == "vintik.practice/1"
    assert (topic["asked"], topic["right"], topic["streak"]) == (2, 1, 0) and topic["when"][:2] == "20"
    quiz("openings", 1, first["call"].lower())
    topic = json.loads(kept.read_text())["cards"]["sayc"]["openings"]
    assert (topic["asked"], topic["right"], topic["streak"]) == (3, 2, 1)


def test_a_call_that_is_possible_too_counts_as_right_and_is_named(kept: Path) -> None:
    asked = ("quiz", "--topic", "strong", "--seed", 3, "--count", 1)
    (answer,) = run(*asked, "--json").lines
    (also,) = answer["also"]
    assert (answer["call"], also["call"], also["code"]) == ("3H", "X", "takeout_double")
    possible = run(*asked, stdin="x\n").out
    assert "Possible: X. The card’s call is 3♥" in possible and "would say" not in possible
    assert f"Also possible: X: {also['text']}" in possible and "1 of 1 question right" in possible
    assert json.loads(kept.read_text())["cards"]["sayc"]["strong"]["streak"] == 1
    for typed in ("3h", "4c"):
        assert "Also possible: X: " in run(*asked, stdin=f"{typed}\n").out


def test_the_hand_the_calls_and_what_they_say_are_shown() -> None:
    (answer,) = answers("responses", 1)
    shown = quiz("responses", 1, "q").out
    assert answer["meanings"], "somebody has called before"
    for call, meaning in zip(answer["calls"], answer["meanings"], strict=True):
        assert call == "Pass" or meaning["text"] in shown
    suits = [" ".join(suit.replace("T", "X")).replace("X", "10") for suit in answer["hand"].split(".")]
    assert all(suit in shown for suit in suits)
    assert "0 of 0 questions right" in shown


def test_a_question_mark_tells_what_calls_mean_and_asks_again() -> None:
    (answer,) = answers("notrump", 1)
    done = quiz("notrump", 1, "?", answer["call"].lower())
    assert done.out.count("Your call:") == 2
    assert answer["meaning"]["text"] in done.out


def test_what_is_no_call_or_not_legal_is_asked_again(kept: Path) -> None:
    done = quiz("responses", 1, "8s", "", "xx", "q")
    assert done.out.count("Your call:") == 4
    assert not kept.exists(), "nothing was answered"


def test_topics_with_their_progress() -> None:
    (answer,) = answers("strong", 1)
    quiz("strong", 1, answer["call"])
    listed = run("quiz", "--topics").out.splitlines()
    assert [line.split()[0] for line in listed] == list(topics_of("sayc"))
    assert ["1 of 1 right" in line for line in listed].count(True) == 1
    assert "1 of 1 right" in next(line for line in listed if line.startswith("strong"))
    assert run("quiz", "--topics", "--card", "two_over_one").out.count("not practised yet") == 16


@pytest.mark.parametrize("card", CARDS)
def test_json_lines_are_the_same_for_the_same_seed_and_are_questions_for_bid(card: str) -> None:
    lines = run("quiz", "--card", card, "--seed", 5, "--count", 4, "--json")
    assert lines.out == run("quiz", "--card", card, "--seed", 5, "--count", 4, "--json").out
    assert len({line["topic"] for line in lines.lines}) > 1, "all topics come in turn"
    told = run("bid", "--json", stdin=lines.out)
    assert (told.status, len(told.lines)) == (0, 4)


def test_what_was_kept_and_cannot_be_read_is_left_as_it_is(kept: Path) -> None:
    kept.parent.mkdir()
    for content in ("{", "[]", '{"format": "other", "cards": {}}', '{"format": "vintik.practice/1"}'):
        kept.write_text(content)
        for arguments in (["--topics"], ["--topic", "openings"]):
            done = run("quiz", *arguments, stdin="p\n")
            assert done.status == 2 and str(kept) in done.err
        assert kept.read_text() == content


def test_unknown_topics_and_cards_are_refused_with_those_there_are() -> None:
    for arguments, known in ((["--topic", "whist"], "openings"), (["--card", "acol"], "sayc")):
        done = run("quiz", *arguments)
        assert done.status == 2 and known in done.err and done.out == ""


@pytest.mark.parametrize(
    ("typed", "call"),
    [
        ("1s", "1S"),
        (" 2N ", "2NT"),
        ("2nt", "2NT"),
        ("3♣", "3C"),
        ("p", "Pass"),
        ("PASS", "Pass"),
        ("x", "X"),
        ("double", "X"),
        ("xx", "XX"),
    ],
)
def test_calls_as_people_type_them(typed: str, call: str) -> None:
    assert call_typed(typed, WORDS) is parse_call(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_language_are_understood_and_topics_have_names(language: str) -> None:
    words = Words(language)
    assert call_typed(words("call-pass"), words) is PASS
    assert call_typed("1" + words("no-trump-short"), words) is parse_call("1NT")
    names = [words("topic", topic=topic) for topic in topics_of("two_over_one")]
    assert len(set(names)) == len(names)
