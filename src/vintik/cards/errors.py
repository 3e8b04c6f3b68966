"""What is raised when a text is not notation at all."""

from __future__ import annotations

import json


class NotationError(ValueError):
    """A text that does not name a seat, card, hand, call or deal.

    `code` is one of the refusal codes of the catalogues, `text` the offending text (shortened).
    """

    def __init__(self, code: str, text: object) -> None:
        self.code = code
        self.text = shown(text)
        super().__init__(f"{code}: {self.text}")


def shown(value: object) -> str:
    """A value as a refusal names it, 40 characters at most: a text as it is, a plain number or `null` as
    in JSON, else its type.

    A list may be too deep, and a number too long, to be written at all.

    >>> shown("x" * 50)[-2:], shown(-3), shown(None), shown([[1]]), shown(10**5000)
    ('x…', '-3', 'null', 'list', 'int')
    """
    if isinstance(value, str):
        return value if len(value) <= 40 else value[:39] + "…"
    plain = isinstance(value, float | None) or (isinstance(value, int) and value.bit_length() <= 64)
    return json.dumps(value) if plain else type(value).__name__
