"""`docs/screens.md` shows the screens there are, and their pictures are small."""

from __future__ import annotations

from scripts.make_pictures import DOCUMENT, FOLDER, VIEWS, document, file_of
from tests.browser.screens import SCREENS

MOST = 3_500_000
"""Bytes of all pictures together."""


def test_the_page_names_exactly_the_screens_of_the_list() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "out of date; `make pictures` writes it anew"


def test_every_screen_has_its_pictures_and_no_other_is_kept() -> None:
    wanted = {file_of(screen, view) for screen in SCREENS for view in VIEWS if view.sees(screen)}
    assert {path.name for path in FOLDER.iterdir()} == wanted
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST


def test_names_are_told_apart_and_every_picture_says_what_it_shows() -> None:
    assert len({screen.name for screen in SCREENS}) == len(SCREENS)
    assert all(len(screen.shows.split()) > 3 for screen in SCREENS)
