"""What the browser is served to install the page from."""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import bundle
from tests.serving import Server
from vintik.i18n import LANGUAGES

ICONS = Path(__file__).parents[2] / "web" / "public" / "icons"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    web = bundle(tmp_path_factory)
    shutil.copytree(ICONS, web / "icons")
    (web / "sw.js").write_text("// a worker")
    running = Server(tmp_path_factory.mktemp("server"), web=str(web))
    yield running
    running.stop()


def headers(server: Server, path: str, **sent: str) -> dict[str, str]:
    request = urllib.request.Request(server.url + path, headers=sent)
    with urllib.request.urlopen(request) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}


def manifest(server: Server, query: str = "", **sent: str) -> dict[str, object]:
    request = urllib.request.Request(f"{server.url}/manifest.webmanifest{query}", headers=sent)
    with urllib.request.urlopen(request) as answer:
        read: dict[str, object] = json.load(answer)
    return read


def test_the_manifest_speaks_the_language_asked_for(server: Server) -> None:
    said = {language: manifest(server, f"?language={language}") for language in LANGUAGES}
    assert len({str(each["description"]) for each in said.values()}) == len(LANGUAGES)
    assert {each["id"] for each in said.values()} == {"/"}
    assert manifest(server, **{"Accept-Language": "de-AT,ru;q=0.8"})["lang"] == "ru"
    assert manifest(server, "?language=xx")["lang"] == "en"


def test_its_icons_are_as_large_as_it_says(server: Server) -> None:
    icons = manifest(server)["icons"]
    assert isinstance(icons, list)
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in icons:
        status, picture = server.get(icon["src"])
        assert status == 200 and picture[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"


def test_its_shortcuts_open_the_games_and_the_pad(server: Server) -> None:
    shortcuts = manifest(server)["shortcuts"]
    assert isinstance(shortcuts, list)
    urls = [shortcut["url"] for shortcut in shortcuts]
    assert urls == ["/?play=vint", "/?play=vint-1000", "/?play=bridge", "/pad"]


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/sw.js", "text/javascript", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/icon-192.png", "image/png", "max-age=86400"),
        ("/favicon.svg", "image/svg+xml", "max-age=86400"),
    ],
)
def test_kinds_and_how_long_they_are_kept(server: Server, path: str, kind: str, kept: str) -> None:
    told = headers(server, path)
    assert told["content-type"].startswith(kind)
    assert kept in told["cache-control"]
    assert "default-src 'self'" in told["content-security-policy"]
