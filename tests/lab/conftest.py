"""The players of `outsiders`, installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.outsiders import install


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`lowest`, `dice`, `stubborn`, `broken` and `nobody` are entry points."""
    folder = tmp_path / "site"
    folder.mkdir()
    install(folder, monkeypatch)
