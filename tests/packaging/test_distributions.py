"""What the wheel and the sdist hold, and that neither can be built without the web bundle."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.packaging.conftest import build

LANGUAGES = ["en", "es", "pt", "ru"]
WEIGHTS = "src/vintik/players/tricks/weights.npz"


@pytest.fixture(scope="module")
def wheel_files(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


@pytest.fixture(scope="module")
def sdist_files(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {member.name.split("/", 1)[1] for member in archive.getmembers() if member.isfile()}


def test_one_wheel_serves_every_python_from_3_11(wheel: Path) -> None:
    assert "-cp311-abi3-" in wheel.name


def test_the_wheel_holds_the_package_the_bundle_and_the_native_module_only(
    wheel_files: set[str], tree_files: list[str], bundle: list[str]
) -> None:
    package = {name.removeprefix("src/") for name in tree_files if name.startswith("src/vintik/")}
    static = {f"vintik/server/static/{name}" for name in bundle}
    found = {name for name in wheel_files if ".dist-info/" not in name}
    assert found == package | static | {"vintik/_native.abi3.so"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wheel_speaks(language: str, wheel_files: set[str]) -> None:
    assert [name for name in wheel_files if f"/{language}/" in name and name.endswith(".ftl")]


def test_the_wheel_is_typed_and_licensed(wheel_files: set[str]) -> None:
    assert {"vintik/py.typed", "vintik/_native.pyi"} <= wheel_files
    assert [name for name in wheel_files if name.endswith(".dist-info/licenses/LICENSE")]


def test_the_wheel_can_make_its_database(wheel_files: set[str]) -> None:
    assert "vintik/store/migrations/env.py" in wheel_files
    assert [name for name in wheel_files if name.startswith("vintik/store/migrations/versions/")]


def test_the_wheel_can_count_tricks(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = [name for name in archive.namelist() if name.endswith(".npz")]
        assert held == [WEIGHTS.removeprefix("src/")]
        assert 10_000 < archive.getinfo(held[0]).file_size < 2_000_000


def test_the_sdist_holds_the_tree_and_the_bundle(
    sdist_files: set[str], tree_files: list[str], bundle: list[str]
) -> None:
    assert {f"web/dist/{name}" for name in bundle} <= sdist_files
    assert {"pyproject.toml", "CMakeLists.txt", "native/src/solver/kernel.cpp"} <= sdist_files
    assert sdist_files - set(tree_files) - {f"web/dist/{name}" for name in bundle} == {"PKG-INFO"}


@pytest.mark.parametrize("bundle_state", ["missing", "empty"])
@pytest.mark.parametrize("what", ["--wheel", "--sdist"])
def test_no_distribution_without_the_bundle(
    what: str, bundle_state: str, bare_source: Path, tmp_path: Path
) -> None:
    source = tmp_path / "vintik"
    shutil.copytree(bare_source, source)
    if bundle_state == "empty":
        (source / "web" / "dist").mkdir()
    built = build(source, tmp_path / "out", what)
    assert built.returncode != 0
    assert "Force-include source 'web/dist" in built.stdout + built.stderr
    assert not list((tmp_path / "out").glob("vintik*"))


@pytest.mark.parametrize("what", ["--wheel", "--sdist"])
def test_no_distribution_without_the_weights(what: str, bare_source: Path, tmp_path: Path) -> None:
    source = tmp_path / "vintik"
    shutil.copytree(bare_source, source)
    (source / "web" / "dist").mkdir()
    (source / "web" / "dist" / "index.html").touch()
    (source / WEIGHTS).unlink()
    built = build(source, tmp_path / "out", what)
    assert built.returncode != 0
    assert f"Force-include source '{WEIGHTS}" in built.stdout + built.stderr
    assert not list((tmp_path / "out").glob("vintik*"))


def test_an_editable_install_needs_no_bundle(bare_source: Path, tmp_path: Path) -> None:
    code = "import sys; from scikit_build_core.build import build_editable; build_editable(sys.argv[1])"
    command = [sys.executable, "-c", code, str(tmp_path)]
    built = subprocess.run(command, cwd=bare_source, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert list(tmp_path.glob("*.whl"))
