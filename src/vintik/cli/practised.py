"""What has been practised: how many questions of a topic were asked and answered right, in a file of
the user.

It knows names of cards and topics, nothing of bidding.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

FORMAT = "vintik.practice/1"


@dataclass(frozen=True, slots=True)
class Practised:
    """Of one topic: questions `asked` and answered `right`, those right in a row up to now (`streak`), and
    `when` the last one was answered (ISO 8601)."""

    asked: int = 0
    right: int = 0
    streak: int = 0
    when: str = ""

    def after(self, right: bool, when: str) -> Practised:
        """With one more answer."""
        return Practised(self.asked + 1, self.right + right, self.streak + 1 if right else 0, when)


Kept = dict[str, dict[str, Practised]]
"""By card and topic."""
_KEPT = TypeAdapter(Kept)


class ProgressUnreadable(ValueError):
    """The file is there but keeps no progress; it is left as it is."""


def usual_path() -> Path:
    """A file in the user's data folder."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "vintik" / "practice.json"


def practised(path: Path) -> Kept:
    """What is kept; nothing where there is no file. Raises `ProgressUnreadable`, `OSError`."""
    try:
        content = json.loads(path.read_text("utf-8"))
        if content["format"] != FORMAT:
            raise ProgressUnreadable(path)
        return _KEPT.validate_python(content["cards"])
    except FileNotFoundError:
        return {}
    except (KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError, ValidationError) as fault:
        raise ProgressUnreadable(path) from fault


def note(path: Path, card: str, topic: str, right: bool) -> Practised:
    """Adds an answer and gives what is kept of the topic now. Raises `ProgressUnreadable`, `OSError`."""
    kept = practised(path)
    topics = kept.setdefault(card, {})
    topics[topic] = topics.get(topic, Practised()).after(
        right, datetime.now(UTC).isoformat(timespec="seconds")
    )
    _write(path, kept)
    return topics[topic]


def _write(path: Path, kept: Kept) -> None:
    """The whole file at once, so that no reader finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    cards = {card: {name: asdict(each) for name, each in topics.items()} for card, topics in kept.items()}
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_text(json.dumps({"format": FORMAT, "cards": cards}, indent=1) + "\n", "utf-8")
    beside.replace(path)
