"""The native module against its stub."""

from __future__ import annotations

import ast
from pathlib import Path

import vintik
from vintik import _native


def test_the_stub_names_what_the_native_module_has() -> None:
    stub = ast.parse((Path(vintik.__file__).parent / "_native.pyi").read_text())
    named = {node.name for node in stub.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert named == {name for name in vars(_native) if not name.startswith("_")}
