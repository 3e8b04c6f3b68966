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
    by_system = [phrase for code, phrase in phrases.items() if not code.startswith("thumb_")]
    assert len(set(by_system)) == len(by_system)
    default = phrases.pop("thumb_redoubles")  # what an unknown code would get as well
    assert default not in phrases.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_says_its_numbers_and_suits(language: str) -> None:
    words = Words(language)
    for kind, params in FACTS.items():
        step = 0 if kind.endswith("_exactly") else 1  # these have the same number twice
        numbers = {name: step * place + 11 for place, name in enumerate(params) if PARAMS[name] == 5}
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
    said = (
        "supports partner's suit: at least 3 hearts, at most 9 high-card points; "
        "or: goes back to the agreed suit"
    )
    assert meaning_text(Meaning(parse_call("2H"), (first, other)), Words("en")) == said
    alerted = Meaning(parse_call("2H"), (first, other), alert=True)
    assert meaning_text(alerted, Words("en")) == f"artificial call, alerted; {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_a_phrase_of_its_own(language: str) -> None:
    words = Words(language)
    said = [fact_text(fact(kind), words) for kind in FACTS]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no spades", "one card in spades", "exactly 4 spades"]),
        ("es", ["ninguna carta en picas", "una sola carta en picas", "exactamente 4 picas"]),
        ("pt", ["nenhuma carta em espadas", "uma só carta em espadas", "exatamente 4 espadas"]),
        ("ru", ["ни одной карты в пиках", "ровно 1 карта в пиках", "ровно 4 карты в пиках"]),
    ],
)
def test_none_and_one_are_said_as_people_say_them(language: str, said: list[str]) -> None:
    words = Words(language)
    assert [fact_text(fact("cards_exactly", least=n), words) for n in (0, 1, 4)] == said


def test_aces_and_kings_in_english() -> None:
    words = Words("en")
    assert [fact_text(fact("aces_exactly", least=n, most=n), words) for n in (0, 1, 3)] == [
        "no ace",
        "one ace",
        "3 aces",
    ]
    assert [fact_text(fact("kings_between", least=0, most=n), words) for n in (1, 2)] == [
        "at most one king",
        "at most 2 kings",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no ace or all four", "1 or 3 aces", "an even number of aces: none, two or four"]),
        ("es", ["ningún as o los cuatro", "1 o 3 ases", "un número par de ases: ninguno, dos o cuatro"]),
        ("pt", ["nenhum ás ou os quatro", "1 ou 3 ases", "um número par de ases: nenhum, dois ou quatro"]),
        (
            "ru",
            [
                "ни одного туза или все четыре",
                "1 или 3 туза",
                "чётное число тузов: ни одного, два или четыре",
            ],
        ),
    ],
)
def test_numbers_of_aces_with_gaps_between_them(language: str, said: list[str]) -> None:
    words = Words(language)
    either = [fact_text(fact("aces_either", least=n, most=m), words) for n, m in ((0, 4), (1, 3))]
    assert [*either, fact_text(fact("aces_even"), words)] == said


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
    assert [fact_text(fact("cards_exactly", least=n), words) for n in (3, 5)] == [
        "ровно 3 карты в пиках",
        "ровно 5 карт в пиках",
    ]
    assert [fact_text(fact("aces_exactly", least=n, most=n), words) for n in (0, 1, 2)] == [
        "ни одного туза",
        "один туз",
        "2 туза",
    ]
    assert [fact_text(fact("total_between", least=15, most=n), words) for n in (17, 21)] == [
        "от 15 до 17 очков с учётом длинных мастей",
        "от 15 до 21 очка с учётом длинных мастей",
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
