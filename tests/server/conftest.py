"""One server for all tests of a file that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), web=str(bundle(tmp_path_factory)))
    yield running
    running.stop()


@pytest.fixture
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory)


def bundle(folders: pytest.TempPathFactory) -> Path:
    """A web bundle of one page, so that tests of the server need none built."""
    folder = folders.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "assets" / "long.js").write_text("// a long file\n" * 1000)
    (folder / "index.html").write_text("<!doctype html><title>a page</title>")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder
