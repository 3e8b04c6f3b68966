"""What is raised when a text is not notation at all."""

from __future__ import annotations


class NotationError(ValueError):
    """A text that does not name a seat, card, hand, call or deal.

    `code` is one of the refusal codes of the catalogues, `text` the offending text (shortened).
    """

    def __init__(self, code: str, text: object) -> None:
        self.code = code
        self.text = repr(text) if not isinstance(text, str) else text
        if len(self.text) > 40:
            self.text = self.text[:39] + "…"
        super().__init__(f"{code}: {self.text}")
