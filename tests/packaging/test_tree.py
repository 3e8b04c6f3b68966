"""The committed files name no package registry and no folder of somebody's machine."""

from __future__ import annotations

import json
import re

from tests.packaging.conftest import ROOT

PIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*==[0-9][A-Za-z0-9.!+]*")
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:root|work|home|Users)/[\w.-]")


def test_every_constraint_is_a_plain_pin() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [line for line in pins if not PIN.fullmatch(line)] == []


def test_the_web_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert lock["packages"]
    addresses = {
        name: package["resolved"] for name, package in lock["packages"].items() if "resolved" in package
    }
    assert addresses == {}


def test_no_file_names_a_folder_of_a_machine(tree_files: list[str]) -> None:
    found = []
    for name in tree_files:
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [
            f"{name}:{number}: {line.strip()[:100]}"
            for number, line in enumerate(text.splitlines(), 1)
            if MACHINE_PATH.search(line)
        ]
    assert found == []
