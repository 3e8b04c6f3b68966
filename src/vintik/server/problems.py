"""What goes wrong over HTTP: a code with parameters, and the status that goes with it."""

from __future__ import annotations

from pydantic import ValidationError

from vintik.server.http_messages import Problem as ProblemBody

STATUS = {"unknown_table": 404, "unknown_page": 404, "unknown_token": 403, "too_large": 413, "too_busy": 503}


class Problem(Exception):
    """A request that is not served. `code` is one of docs/refusals.md."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(code)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    def body(self) -> ProblemBody:
        return ProblemBody(code=self.code, params=dict(self.params))


def bad_message(fault: ValidationError) -> Problem:
    """The problem of a message that is none, with the fields where it is wrong."""
    places = {".".join(map(str, error["loc"])) for error in fault.errors()}
    return Problem("bad_message", fields=", ".join(sorted(places))[:80])
