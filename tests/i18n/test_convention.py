"""Every convention card has a name, and every chapter of it a title, in four languages."""

from __future__ import annotations

import pytest

from vintik.i18n import LANGUAGES, Words
from vintik.players.bidding.american.card import CARDS
from vintik.players.bidding.american.paper import OUTLINE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_of_its_own(language: str) -> None:
    words = Words(language)
    titles = {code: words("card-chapter", chapter=code) for code in OUTLINE}
    assert len(set(titles.values())) == len(titles)
    assert words("card-chapter", chapter="no such") == titles["balancing"]  # the default


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    words = Words(language)
    names = {card: words("card-name", card=card) for card in CARDS}
    assert len(set(names.values())) == len(CARDS) and not set(names.values()) & set(CARDS)
    assert words("card-name", card="mine") == "mine"  # a card of one's own
