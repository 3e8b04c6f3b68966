"""Why something cannot be done: a code and its parameters. Words for them live in the catalogues."""

from __future__ import annotations


class Refusal(Exception):
    """A command outside the offers. It changed nothing.

    `code` names the reason (docs/refusals.md lists them all), `params` what the sentence needs: plain
    strings and numbers in notation (`HT`, `3C`, `E`).
    """

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(code + "".join(f" {key}={value}" for key, value in params.items()))
