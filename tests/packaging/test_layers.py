"""The core imports nothing but the standard library; import-linter checks the order of the layers."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

PACKAGE = ROOT / "src" / "vintik"


def imported(path: Path) -> set[str]:
    """The top-level names of all modules a file imports, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.parametrize("layer", ["cards", "game", "games"])
def test_the_core_needs_the_standard_library_only(layer: str) -> None:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files
    allowed = set(sys.stdlib_module_names) | {"vintik"}
    outside = {str(path.relative_to(PACKAGE)): imported(path) - allowed for path in files}
    assert {path: names for path, names in outside.items() if names} == {}


def test_development_tools_stay_out_of_the_package() -> None:
    peers = {"endplay", "hypothesis", "playwright", "pytest", "tests"}
    assert [path for path in PACKAGE.rglob("*.py") if imported(path) & peers] == []
