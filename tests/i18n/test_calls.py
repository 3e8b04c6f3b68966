"""Every reason for a call, every meaning and every fact has its words in four languages."""

from __future__ import annotations

import pytest

from vintik.cards import Denomination, parse_call
from vintik.cli.saying import fact_text, meaning_text, reason_text
from vintik.i18n import LANGUAGES, Words
from vintik.players import REASONS, Reason
from vintik.players.bidding.meaning import FACTS, MEANINGS, Fact, Meaning, Reading

PARAMS: dict[str, str | int] = {
    **dict.fromkeys(("bid", "call", "contract", "over"), "3C"),
    **dict.fromkeys(("points", "length", "tricks", "least", "most", "pass", "end"), 5),
    "card": "HT",
    "suit": "S",
    "denomination": "NT",
    "time": 2,
    "meaning": "supports",
    "aim": "ruff",
}
"""A value for every parameter there is."""


def reason(code: str, **change: str | int) -> Reason:
    return Reason(code, {name: change.get(name, PARAMS[name]) for name in REASONS[code]})


def fact(kind: str, **change: str | int) -> Fact:
    return Fact(kind, {name: change.get(name, PARAMS[name]) for name in FACTS[kind]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_names_the_act(language: str) -> None:
    words = Words(language)
    for code, params in REASONS.items():
        said = reason_text(reason(code), words)
        for name, written in (("card", "♥10"), ("bid", "3♣"), ("call", "3♣"), ("contract", "3♣")):
            assert name not in params or written in said, code
        assert "points" not in params or "5" in said, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meaning_has_a_phrase(language: str) -> None:
    words = Words(language)
    phrases = {code: words("meaning", meaning=code) for code in MEANINGS}
    by_system = [phrases[code] for code in MEANINGS if not code.startswith("thumb_")]
    assert len(set(by_system)) == len(by_system)
    default = phrases.pop("thumb_redoubles")  # what an unknown code would get as well
    assert default not in phrases.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_says_its_numbers_and_suits(language: str) -> None:
    words = Words(language)
    for kind, params in FACTS.items():
        numbers = {name: place + 11 for place, name in enumerate(params) if PARAMS[name] == 5}
        said = fact_text(fact(kind, **numbers), words)
        assert all(str(number) in said for number in numbers.values()), kind
        if "suit" in params:
            assert len({fact_text(fact(kind, suit=each), words) for each in "SHDC"}) == 4, kind
        if "denomination" in params:
            named = {fact_text(fact(kind, denomination=each.name), words) for each in Denomination}
            assert len(named) == 5


def test_a_whole_meaning_in_english() -> None:
    first = Reading("supports", (fact("cards_least", least=3, suit="H"), fact("points_most", most=9)))
    other = Reading("returns", ())
    assert meaning_text(Meaning(parse_call("2H"), (first, other)), Words("en")) == (
        "supports partner's suit: at least 3 hearts, at most 9 high-card points; "
        "or: goes back to the agreed suit"
    )


def test_russian_numbers_and_cases() -> None:
    words = Words("ru")
    assert [fact_text(fact("tricks", tricks=n, denomination="C"), words) for n in (7, 9, 11, 13)] == [
        f"{n} взяток вместе с партнёром, козырь — трефы" for n in (7, 9, 11, 13)
    ]
    assert [fact_text(fact("points_least", least=n), words) for n in (1, 4, 15, 21)] == [
        "не меньше 1 онёрного очка",
        "не меньше 4 онёрных очков",
        "не меньше 15 онёрных очков",
        "не меньше 21 онёрного очка",
    ]
    assert [reason_text(reason("call_expects", points=n, over="Pass"), words) for n in (1, 2, 5)] == [
        f"3♣: поддерживает масть партнёра; ожидается на {n} больше, чем пас"
        for n in ("1 очко", "2 очка", "5 очков")
    ]
    assert [fact_text(fact("cards_least", least=4, suit=suit), words) for suit in "SHDC"] == [
        "не меньше 4 пик",
        "не меньше 4 червей",
        "не меньше 4 бубен",
        "не меньше 4 треф",
    ]


def test_spanish_and_portuguese_numbers() -> None:
    for language, one, many in (("es", "1 punto", "4 puntos"), ("pt", "1 ponto", "4 pontos")):
        said = [reason_text(reason("call_expects", points=n), Words(language)) for n in (1, 4)]
        assert f"{one} " in said[0] and f"{many} " in said[1]
