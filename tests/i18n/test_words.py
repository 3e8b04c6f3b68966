"""Looking sentences up, and choosing a language."""

from __future__ import annotations

import pytest

from vintik.i18n import LANGUAGES, Words, language_of


def test_a_sentence_that_lacks_a_parameter_is_an_error() -> None:
    with pytest.raises(ValueError):
        Words("en")("refusal-not-held", seat="E")


def test_an_unknown_sentence_or_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en")("no-such-sentence")
    with pytest.raises(KeyError):
        Words("de")


def test_russian_plurals() -> None:
    words = Words("ru")
    said = [
        words("deal-outcome", contract="3♣", seat="Север", taken=taken, needed="9") for taken in (1, 2, 5, 11)
    ]
    assert said == [
        "3♣, Север: 1 взятка из 9",
        "3♣, Север: 2 взятки из 9",
        "3♣, Север: 5 взяток из 9",
        "3♣, Север: 11 взяток из 9",
    ]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8", "LC_MESSAGES": "es_AR"}, "es"),
        ({"LC_ALL": "", "LANG": "pt_PT"}, "pt"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"VINTIK_LANGUAGE": "en", "LC_ALL": "ru_RU"}, "en"),
        ({"VINTIK_LANGUAGE": "xx"}, "en"),
    ],
)
def test_the_language_is_chosen_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
    assert language in LANGUAGES
