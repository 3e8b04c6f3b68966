"""The matches that the browser's score pad is tested with are what the engine says today."""

from __future__ import annotations

from scripts.make_reckonings import FOLDER, files


def test_the_reckonings_are_fresh() -> None:
    stale = [name for name, text in files().items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    assert stale == [], "stale: run `make reckonings`"
