"""Every code that the program can refuse with is documented and has its sentence in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vintik.i18n import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
RAISED = re.compile(
    r"""(?:Refusal|Problem|NotARecord|OptionRefused|NotationError)\(\s*"(\w+)"|RecordRefused\(\s*"\w+",\s*"(\w+)"|"((?:pbn|lin)_\w+)\""""
)
CONDITIONAL = {"match_over", "deal_not_over", "no_deal", "unknown_page"}
"""Chosen by a condition, where the pattern cannot see them."""

NOT_CODES = {"pbn_of", "lin_of"}


def raised() -> set[str]:
    codes = set(CONDITIONAL)
    for file in (ROOT / "src" / "vintik").rglob("*.py"):
        for groups in RAISED.findall(file.read_text(encoding="utf-8")):
            codes.update(filter(None, groups))
    return codes - NOT_CODES


def documented() -> set[str]:
    codes = set()
    for page, first_cells in (("refusals.md", 2), ("pbn.md", 2), ("lin.md", 2)):
        for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines():
            if line.startswith("| `"):
                codes.update(re.findall(r"`([a-z_]+)`", line.split("|")[first_cells - 1]))
    return codes


def test_the_pattern_finds_the_codes() -> None:
    assert {"must_follow", "unknown_version", "stale_move", "pbn_contradicts", "not_a_card"} <= raised()


def test_every_code_is_documented() -> None:
    assert raised() - documented() == set()


def test_no_code_is_documented_that_is_never_raised() -> None:
    gone = {code for code in documented() if "_" in code} - raised()
    assert gone == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    words = Words(language)
    names = ["seat", "turn", "dealer", "text", "bid", "last", "card", "suit", "game", "option", "value"]
    names += [
        "variant",
        "format",
        "known",
        "field",
        "reason",
        "page",
        "tag",
        "played",
        "sequence",
        "part",
        "topic",
    ]
    params: dict[str, object] = dict.fromkeys(names, "S")
    params |= dict.fromkeys(
        ("level", "longest", "most", "line", "limit", "board", "expected", "number", "tricks", "left", "won"),
        5,
    )
    params["won"] = 5
    for code in sorted(raised()):
        assert words.refusal(code, params), code
