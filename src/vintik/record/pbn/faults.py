"""Why a piece of a PBN text is not taken, before it is known which deal of which match it belongs to."""

from __future__ import annotations

from collections.abc import Mapping

from vintik.record.errors import Part, RecordRefused


class Fault(Exception):
    """`line` counts from 1; the rest is as in `RecordRefused`."""

    def __init__(
        self,
        code: str,
        line: int,
        params: Mapping[str, str | int] | None = None,
        part: Part = "record",
        index: int = 0,
    ) -> None:
        self.code = code
        self.line = line
        self.params = params or {}
        self.part: Part = part
        self.index = index
        super().__init__(f"line {line}: {code} {dict(self.params)}")

    def refusal(self, deal: int) -> RecordRefused:
        """The same said of the `deal`-th deal of a match."""
        return RecordRefused(self.part, self.code, {**self.params, "line": self.line}, deal, self.index)


def earlier(one: Fault | None, other: Fault) -> Fault:
    """The one that stands first in the file."""
    return other if one is None or other.line < one.line else one


def shortened(text: str) -> str:
    """At most 40 characters of a text, for a message."""
    return text if len(text) <= 40 else text[:39] + "…"
