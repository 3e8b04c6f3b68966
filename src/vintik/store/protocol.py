"""What a store of matches has to do, whatever it is made of. `tests/store/contract.py` says it in tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vintik.game import Event


class Conflict(Exception):
    """Somebody else has appended since: read the log again. Nothing was written."""


class StoreFailed(Exception):
    """The store cannot be reached or will not answer; nothing was written. Try again later."""


class UnknownMatch(KeyError):
    """No match of this name."""


@dataclass(frozen=True, slots=True)
class MatchInfo:
    """What belongs to a match beside its log: `secret` (32 bytes) from which its deals are shuffled, and
    `seats`, any JSON object the server wants back."""

    secret: bytes
    seats: Mapping[str, Any]


class EventStore(Protocol):
    """An append-only log for each match. Safe to use from several threads and processes.

    Every method raises `StoreFailed` when the store itself fails.
    """

    def create(self, match: str, info: MatchInfo, events: Sequence[Event]) -> None:
        """A new match with its first events, all or nothing; raises `Conflict` if the name is taken."""

    def info(self, match: str) -> MatchInfo:
        """Raises `UnknownMatch`."""

    def append(self, match: str, after: int, events: Sequence[Event]) -> int:
        """Adds the events of one command behind the first `after` ones, all or nothing.

        Returns the new length of the log. When it returns, the events survive the death of the process.
        Raises `Conflict` unless the log is exactly `after` events long, `UnknownMatch`.
        """

    def read(self, match: str, after: int = 0) -> list[Event]:
        """The events behind the first `after` ones, in order; raises `UnknownMatch`."""

    def sequence(self, name: str, fresh: bytes) -> bytes:
        """The secret (32 bytes) of the sealed sequence of deals called `name`; `fresh` if it is new (M6)."""

    def close(self) -> None:
        """Lets go of files and connections."""
