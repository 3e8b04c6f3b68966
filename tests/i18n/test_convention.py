"""Every convention card has a name, and every chapter of it a title, in four languages."""

from __future__ import annotations

import pytest

from vintik.cli.saying import fact_text
from vintik.i18n import LANGUAGES, Words
from vintik.players.bidding.american.card import CARDS
from vintik.players.bidding.american.paper import OUTLINE, REMARKS, SHORTENED
from vintik.players.bidding.meaning import FACTS, Fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_of_its_own(language: str) -> None:
    words = Words(language)
    titles = {code: words("card-chapter", chapter=code) for code in (*OUTLINE, *REMARKS)}
    assert len(set(titles.values())) == len(titles)
    assert words("card-chapter", chapter="no such") == titles["balancing"]  # the default


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_on_the_play_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    said = [words("card-remark", remark=each) for remarks in REMARKS.values() for each in remarks]
    assert len(set(said)) == len(said)
    assert words("card-remark", remark="no such") == said[-1]  # the default


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_facts_have_their_numbers_and_suits_and_are_short(language: str) -> None:
    words = Words(language)
    for kind in SHORTENED:
        params: dict[str, str | int] = dict(zip(FACTS[kind], (4, 7, "H"), strict=False))
        if "suit" in params:
            params["suit"] = "H"
        fact = Fact(kind, params)
        brief = fact_text(fact, words, brief=True)
        assert all(str(number) in brief for number in params.values() if isinstance(number, int))
        assert len(brief) < len(fact_text(fact, words))


def test_russian_short_facts_count() -> None:
    words = Words("ru")
    said = [
        fact_text(Fact("cards_least", {"least": n, "suit": suit}), words, brief=True)
        for n, suit in ((4, "S"), (5, "S"), (3, "H"), (6, "D"))
    ]
    assert said == ["4+ пики", "5+ пик", "3+ червы", "6+ бубен"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    words = Words(language)
    names = {card: words("card-name", card=card) for card in CARDS}
    assert len(set(names.values())) == len(CARDS) and not set(names.values()) & set(CARDS)
    assert words("card-name", card="mine") == "mine"  # a card of one's own
