"""What goes wrong over HTTP: a code with parameters, and the status that goes with it."""

from __future__ import annotations

from vintik.server.messages import Problem as ProblemBody

STATUS = {"unknown_table": 404, "unknown_page": 404, "unknown_token": 403, "too_large": 413}


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
