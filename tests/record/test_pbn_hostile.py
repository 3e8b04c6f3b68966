"""Whatever text comes in, the reader answers with records and typed refusals, and with nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.test_pbn_samples import SAMPLES
from vintik.record import NotARecord, RecordRefused, replay
from vintik.record.pbn import deals_of_pbn, read_pbn
from vintik.record.pbn.tags import pbn_games

TEXTS = tuple(
    (SAMPLES / f"{name}.pbn").read_text(encoding="utf-8") for name in ("vint", "vint-1000", "bridge")
)
TEXTS += ((SAMPLES / "import.pbn").read_text(encoding="utf-8"),)
PIECES = (
    *(
        "[",
        "]",
        '"',
        "{",
        "}",
        ";",
        "%",
        "#",
        "##",
        "\\",
        "\n",
        "\n\n",
        "\r",
        "\x00",
        "-",
        "+",
        "*",
        "^",
        "=1=",
        "$1",
    ),
    *(
        "AP",
        "Pass",
        "X",
        "1NT",
        "SA",
        "HT",
        '[Deal "',
        '[Game "vint"]',
        '[Board "1"]',
        '[Auction "N"]',
        "٣",
        "ſ",
        "²",
    ),
)


def read(text: str) -> None:
    """Reads it; what is returned has to be legal, what is raised has to be `NotARecord`."""
    try:
        matches = read_pbn(text)
    except NotARecord:
        with pytest.raises(NotARecord):
            deals_of_pbn(text)
        return
    for match in matches:
        if isinstance(match, RecordRefused):
            assert isinstance(match.params["line"], int)
            assert 1 <= match.params["line"] <= len(text) + 1
            assert match.deal >= 1
        else:
            replay(match)
    deals_of_pbn(text)


@given(st.text())
def test_any_text(text: str) -> None:
    read(text)


@given(st.lists(st.sampled_from(PIECES) | st.sampled_from([" ", "[Event ", '"]'])).map("".join))
def test_any_heap_of_pieces(text: str) -> None:
    read(text)


@given(st.data())
def test_a_file_with_pieces_put_in_and_taken_out(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.sampled_from([0, 0, 1, 2, 5, 30, 400]))
        piece = data.draw(st.sampled_from(PIECES) | st.text(max_size=3) | st.just(""))
        text = text[:start] + piece + text[start + length :]
    read(text)


@given(st.data())
def test_a_file_with_its_lines_in_another_order(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        lines[one], lines[other] = lines[other], lines[one]
    read("\n".join(lines))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '[Event "' + "\\" * 100_001,
        '[Event "' + 'a\\"' * 50_000 + "\n\n" + TEXTS[2],
        "{" * 100_000 + TEXTS[2],
        '[Auction "N"]\n' + "Pass " * 50_000,
        '[Auction "N"]\n' + "Pass\n" * 50_000,
        '[Play "N"]\n' + "SA\n" * 50_000 + "*",
        '[Board "' + "9" * 5_000 + '"]',
        '[Game "vint-1000"]\n[Board "1"]\n[GameOptions "target=' + "9" * 200 + '"]',
        "\n" * 100_000 + TEXTS[0],
    ],
)
def test_gigantic_input(text: str) -> None:
    read(text)


def test_a_lasting_tag_that_nobody_reads_is_not_given_to_every_game() -> None:
    """Two thousand tags and as many games: four million tags would be kept."""
    text = "".join(f'[A{number} "##x"]\n' for number in range(2000)) + '\n[B "1"]\n' * 2000
    assert max(len(game.tags) for game in pbn_games(text)[1:]) < 20


def test_a_lasting_tag_is_there_to_be_inherited() -> None:
    first, second, third = pbn_games('[Event "##a club"]\n\n[Site "x"]\n\n[Event "#"]\n')
    assert [game.fault for game in (first, second, third)] == [None, None, None]
    assert third.value("Event") == "a club"
