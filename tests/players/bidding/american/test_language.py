"""The `.bids` language: what is read, and what is refused with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vintik.players.bidding.american.language import (
    AMOUNTS,
    FACTS,
    FLAGS,
    MOST,
    OF_SUIT,
    SHAPES,
    YES_OR_NO,
    BadBids,
    Line,
    Section,
    Term,
    Token,
    sections,
)

PAGE = Path(__file__).parents[4] / "docs" / "bids.md"
TEXT = """
# Answers to one of a major.
@ 1M
@ P 1M  ; seat 3-4, passed
3M limit_raise invites agrees M : 10-12 dummy M, 3+ M   # four would be better
1N one_notrump : 6-10 hcp, not 3+ M | 8 pts

@@ ... ; forced
cT preference judgement :
"""


def only(text: str) -> Section:
    (found,) = sections(text, "only")
    return found


def term(text: str) -> Term:
    return only(f"@ open\nP passes : {text}").lines[0].alternatives[0][0]


def test_sections_have_heads_and_lines() -> None:
    first, net = sections(TEXT, "responses")
    assert (first.general, net.general) == (False, True)
    assert len(first.heads) == 2 and [term.kind for term in first.heads[1].conditions] == ["seat", "passed"]
    assert first.lines[0] == Line(
        "3",
        "M",
        "limit_raise",
        frozenset({"invites"}),
        "M",
        ((Term("dummy", ("M",), 10, 12), Term("length", ("M",), 3, MOST)),),
        "responses:5",
    )
    assert [len(each) for each in first.lines[1].alternatives] == [2, 1]
    assert net.heads[0].tail and net.heads[0].tokens == ()
    assert net.lines[0].alternatives == ((),)


@pytest.mark.parametrize(
    ("head", "spelt"),
    [
        ("1N 2C", ["1N", "(P)", "2C", "(P)"]),
        ("(1x) (1y)", ["(1x)", "P", "(1y)"]),
        ("1M (2y) X (P) 2M", ["1M", "(2y)", "X", "(P)", "2M", "(P)"]),
        ("(1x) P (P)", ["(1x)", "P", "(P)"]),
    ],
)
def test_passes_that_go_without_saying(head: str, spelt: list[str]) -> None:
    tokens = only(f"@ {head}\nP passes :").heads[0].tokens
    assert [token.ours for token in tokens] == [not text.startswith("(") for text in spelt]
    passes = [text.strip("()") == "P" for text in spelt]
    assert [token.kind == "pass" for token in tokens] == passes


def test_calls_of_a_head() -> None:
    tokens = only("@ ... #stayman/puppet (bid) any (2-3y) nN\nP passes :").heads[0].tokens
    assert tokens == (
        Token(True, "code", codes=frozenset({"stayman", "puppet"})),
        Token(False, "bid"),
        Token(True, "any"),
        Token(False, "level", (2, 3), "y"),
        Token(True, "level", (1, 7), "N"),
        Token(False, "pass"),
    )


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("13+ hcp", Term("hcp", (), 13, MOST)),
        ("6-10 pts", Term("pts", (), 6, 10)),
        ("4 S", Term("length", ("S",), 4, 4)),
        ("0-1 x", Term("length", ("x",), 0, 1)),
        ("25+ total", Term("total", (), 25, MOST)),
        ("26+ total M", Term("total", ("M",), 26, MOST)),
        ("8+ fit M", Term("fit", ("M",), 8, MOST)),
        ("1.5+ quick", Term("quick", (), 1.5, MOST)),
        ("S > H", Term("longer>", ("S", "H"))),
        ("S>=H", Term("longer>=", ("S", "H"))),
        ("x<y", Term("rank<", ("x", "y"))),
        ("x < y", Term("longer<", ("x", "y"))),
        ("not stop y", Term("stop", ("y",), negated=True)),
        ("not 5+ M", Term("length", ("M",), 5, MOST, True)),
        ("unbid stops", Term("unbid stops")),
        ("short 0-1", Term("short", (), 0, 1)),
        ("partner 13+ hcp", Term("partner least", (), 13, MOST)),
        ("partner 0-12 most", Term("partner most", (), 0, 12)),
        ("own 0-9 most", Term("own most", (), 0, 9)),
        ("partner 4+ x", Term("partner length", ("x",), 4, MOST)),
    ],
)
def test_conditions(text: str, read: Term) -> None:
    assert term(text) == read


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("P passes :", "wrong:1: a line before the first head"),
        ("@ 1Q\nP passes :", "wrong:1: no such call: '1Q'"),
        ("@ (1S\nP passes :", "wrong:1: '(1S' is not closed"),
        ("@ open\nP passes", "wrong:2: CALL code flags : conditions"),
        ("@ open\n8S opens : 3+ S", "wrong:2: no such call: '8S'"),
        ("@ open\n1P opens :", "wrong:2: no such call: '1P'"),
        ("@ open\n1S opens loudly : 3+ S", "wrong:2: no such flag: 'loudly'"),
        ("@ open\n1S Opens : 3+ S", "wrong:2: no name of a reason: 'Opens'"),
        ("@ open\n\n1S opens : 3+ points", "wrong:3: no such condition: '3+ points'"),
        ("@ open\n1S opens : many S", "wrong:2: no such condition: 'many S'"),
    ],
)
def test_mistakes_are_told_with_their_place(text: str, says: str) -> None:
    with pytest.raises(BadBids) as told:
        sections(text, "wrong")
    assert str(told.value) == says


@pytest.mark.parametrize("word", sorted({*FLAGS, *AMOUNTS, *OF_SUIT, *YES_OR_NO, *SHAPES, *FACTS}))
def test_the_page_about_the_language_has_every_word(word: str) -> None:
    spans = re.findall(r"`([^`\n]+)`", PAGE.read_text(encoding="utf-8"))
    assert any(re.search(rf"(^|[\s,]){word}($|[\s,])", span) for span in spans)
