"""The log of a comparison: a JSON line for the setting, and one for each pair as soon as it was played.

A run that was stopped is continued from it. It knows files, not how pairs are played.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from vintik.lab.account import Pair
from vintik.lab.setting import Setting

FORMAT = "vintik.arena/1"
_PAIRS = TypeAdapter(Pair)


class JournalRefused(ValueError):
    """A file that this comparison cannot be added to. `code` is `no_journal`, or `other_setting` with the
    names of what differs in `differs`."""

    def __init__(self, code: str, path: Path, differs: tuple[str, ...] = ()) -> None:
        self.code = code
        self.path = path
        self.differs = differs
        super().__init__(f"{path}: {code} {' '.join(differs)}")


def usual_path(setting: Setting) -> Path:
    """A file in the user's cache folder, another one for every setting and every change of the players."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    name = hashlib.sha256(json.dumps(setting.written(), sort_keys=True).encode()).hexdigest()[:16]
    return cache / "vintik" / "arena" / f"{setting.game}-{name}.jsonl"


class Journal:
    """A file to read pairs from and add them to.

    Raises `JournalRefused` for a file of another setting or of no arena at all, `OSError` where it cannot be
    read or written.
    """

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self._head = json.loads(json.dumps({"format": FORMAT, "setting": setting.written()}))
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.stat().st_size == 0:
            self._append(json.dumps(self._head).encode())
        else:
            self._check_head()
            self._drop_torn_line()

    def _check_head(self) -> None:
        with self.path.open("rb") as file:
            try:
                head = json.loads(file.readline())
            except (ValueError, RecursionError):
                raise JournalRefused("no_journal", self.path) from None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise JournalRefused("no_journal", self.path)
        wanted, found = self._head["setting"], head.get("setting")
        if found != wanted:
            known = found if isinstance(found, dict) else {}
            differs = tuple(name for name in wanted if known.get(name) != wanted[name])
            raise JournalRefused("other_setting", self.path, differs)

    def _drop_torn_line(self) -> None:
        """A last line without an end was cut off while it was written."""
        with self.path.open("rb+") as file:
            end = 0
            for line in file:
                if line.endswith(b"\n"):
                    end += len(line)
            file.truncate(end)

    def pairs(self) -> Iterator[Pair]:
        """Those in the file, in the order in which they were finished; raises `JournalRefused`."""
        with self.path.open("rb") as file:
            file.readline()
            for line in file:
                try:
                    yield _PAIRS.validate_json(line)
                except ValidationError:
                    raise JournalRefused("no_journal", self.path) from None

    def add(self, pair: Pair) -> None:
        """Writes the line of a pair at once."""
        self._append(_PAIRS.dump_json(pair))

    def _append(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")
