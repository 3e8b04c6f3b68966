"""A copy of the source tree with its web bundle, and what is built from it, once for a run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(source: Path, out: Path, *what: str) -> subprocess.CompletedProcess[str]:
    """Runs `python -m build` with the tools of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), *what, str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def tree_files() -> list[str]:
    """The files git has or would take, as paths relative to the root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.splitlines() if (ROOT / name).is_file()]


@pytest.fixture(scope="session")
def bare_source(tree_files: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree as git would clone it: no web bundle."""
    copy = tmp_path_factory.mktemp("bare")
    for name in tree_files:
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return copy


@pytest.fixture(scope="session")
def bundle() -> list[str]:
    """The files of the web bundle, as paths relative to web/dist."""
    dist = ROOT / "web" / "dist"
    if not (dist / "index.html").is_file():
        pytest.fail("there is no web bundle in web/dist: run `make web`")
    return [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]


@pytest.fixture(scope="session")
def distributions(bundle: list[str], bare_source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel that was built from that sdist."""
    source = tmp_path_factory.mktemp("complete") / "vintik"
    shutil.copytree(bare_source, source)
    shutil.copytree(ROOT / "web" / "dist", source / "web" / "dist")
    out = tmp_path_factory.mktemp("distributions")
    built = build(source, out)
    assert built.returncode == 0, built.stdout + built.stderr
    return out


@pytest.fixture(scope="session")
def wheel(distributions: Path) -> Path:
    (path,) = distributions.glob("*.whl")
    return path


@pytest.fixture(scope="session")
def sdist(distributions: Path) -> Path:
    (path,) = distributions.glob("*.tar.gz")
    return path
