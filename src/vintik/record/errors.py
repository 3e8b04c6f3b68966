"""Why a record is not taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Part = Literal["record", "hands", "deal", "call", "card"]


class NotARecord(ValueError):
    """Not a match record at all, or not readable. `code` and `params` name the reason in the catalogues."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(f"{code} {params}")


class RecordRefused(ValueError):
    """A record that breaks the rules. `deal` and `index` count from 1; 0 where there is none."""

    def __init__(
        self, part: Part, code: str, params: Mapping[str, str | int], deal: int = 0, index: int = 0
    ) -> None:
        self.part: Part = part
        self.code = code
        self.params = params
        self.deal = deal
        self.index = index
        super().__init__(f"deal {deal}, {part} {index}: {code} {dict(params)}")
