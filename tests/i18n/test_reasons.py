"""Every reason for a card has its sentence in four languages."""

from __future__ import annotations

import pytest

from vintik.i18n import LANGUAGES, Words
from vintik.players import REASONS

CARDS = [code for code, params in REASONS.items() if "card" in params]
"""The codes of leads and other cards."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_card_has_a_sentence(language: str) -> None:
    words = Words(language)
    for code in CARDS:
        params = {name: 5 if name in ("points", "length") else "♥5" for name in REASONS[code]}
        sentence = words("why-" + code.replace("_", "-"), **params | {"aim": "finesse"})
        assert sentence.startswith("♥5: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aim_has_a_phrase_of_its_own(language: str) -> None:
    words = Words(language)
    aims = [code for code in CARDS if code != "card_expects"]
    phrases = {words("aim", aim=code) for code in aims}
    assert len(phrases) == len(aims)
    for code in aims:
        assert words("why-" + code.replace("_", "-"), card="♥5") == "♥5: " + words("aim", aim=code)


def test_russian_points_and_tricks() -> None:
    words = Words("ru")
    said = [words("why-card-expects", card="♥5", aim="ruff", points=n, over="♣2") for n in (1, 3, 25)]
    assert [sentence.split("; ")[1] for sentence in said] == [
        "на 1 очко лучше, чем ♣2",
        "на 3 очка лучше, чем ♣2",
        "на 25 очков лучше, чем ♣2",
    ]
    assert [words("why-claim", tricks=n) for n in (3, 7)] == [
        "забирает остальные 3 взятки",
        "забирает остальные 7 взяток",
    ]
