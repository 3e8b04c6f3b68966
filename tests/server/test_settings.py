"""Settings from the environment and from a file, and what is said of bad ones."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from vintik.server.settings import Settings

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("VINTIK_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_the_defaults_listen_on_this_machine_only(tmp_path: Path) -> None:
    settings = Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database == f"sqlite:///{tmp_path}/vintik/vintik.sqlite"


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "vintik.toml"
    file.write_text('host = "0.0.0.0"\nport = 1234\n')
    monkeypatch.setenv("VINTIK_SETTINGS", str(file))
    monkeypatch.setenv("VINTIK_PORT", "4321")
    settings = Settings()
    assert (settings.host, settings.port) == ("0.0.0.0", 4321)


def test_every_setting_is_documented_and_every_documented_one_exists() -> None:
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    documented = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert documented == list(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        assert f"| {field.description} |" in page, name


@pytest.mark.parametrize(
    "wrong",
    [
        {"VINTIK_PORT": "a lot"},
        {"VINTIK_PORT": "70000"},
        {"VINTIK_DATABASE": "nonsense"},
        {"VINTIK_DATABASE": "sqlite:////no/such/folder/x.sqlite"},
        {"VINTIK_WEB": "/no/such/folder"},
        {"VINTIK_SETTINGS": "broken.toml"},
        {"VINTIK_SETTINGS": "unknown.toml"},
        {"VINTIK_SETTINGS": "missing.toml"},
        {"VINTIK_DATABASE": "sqlite:///newer.sqlite"},
        {"VINTIK_DATABASE": "mysql+pymysql://x/y"},
        {"VINTIK_HOST": "256.256.256.256"},
        {"VINTIK_HOST": ""},
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path, wrong: dict[str, str]) -> None:
    (tmp_path / "broken.toml").write_text("port = = 1")
    (tmp_path / "unknown.toml").write_text("stakes = 5")
    with closing(sqlite3.connect(tmp_path / "newer.sqlite")) as newer, newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('of another time')")
    done = subprocess.run(
        [sys.executable, "-m", "vintik.server"],
        check=False,
        env={**os.environ, **wrong, "VINTIK_LANGUAGE": "en"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("vintik: ")
    assert done.stderr.count("\n") == 1, done.stderr
