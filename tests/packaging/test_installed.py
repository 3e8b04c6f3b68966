"""The wheel in an empty environment, far from the source tree, serves the table."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

PATIENCE = 60.0  # seconds until the server must answer


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment that holds the wheel and what it depends on."""
    environment = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment)], check=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "-qq"]
    subprocess.run([*install, "--constraint", str(ROOT / "constraints.txt"), str(wheel)], check=True)
    return programs


@pytest.fixture(scope="module")
def server(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `vintik serve`, run with a home of its own."""
    home = tmp_path_factory.mktemp("home")
    log = home / "server.log"
    address = f"127.0.0.1:{(port := free_port())}"
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("VINTIK_", "XDG_"))}
    command = [str(programs / "vintik"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with log.open("w") as output:
        process = subprocess.Popen(
            command, cwd=home, env=environment | {"HOME": str(home)}, stdout=output, stderr=output
        )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"http://{address}/", timeout=5).close()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"vintik serve did not answer:\n{log.read_text()}")
                time.sleep(0.1)
        yield f"http://{address}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=20) as response:
        body: bytes = response.read()
        return body


def test_the_native_module_loads(programs: Path) -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    imports = "from vintik.cards import Deal; from vintik.solver import tables"
    code = f"{imports}; print(tables([Deal.parse({deal!r})])[0, 1])"
    ran = subprocess.run([str(programs / "python"), "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[13  0 13  0]"


def test_the_page_is_the_bundle(server: str) -> None:
    assert fetch(f"{server}/") == (ROOT / "web" / "dist" / "index.html").read_bytes()


def test_the_games_are_listed(server: str) -> None:
    listed = json.dumps(json.loads(fetch(f"{server}/api/games")))
    for game in ("vint", "vint-1000", "bridge"):
        assert f'"{game}"' in listed
