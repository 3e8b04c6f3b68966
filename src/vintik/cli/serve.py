"""`vintik serve` and `vintik play`: start the server, which reads the rest of its settings itself."""

from __future__ import annotations

import os
import runpy


def run(host: str | None, port: int | None, open_browser: bool) -> None:
    """Serves until stopped. The server is started by name: the command does not know what is inside."""
    given = {
        "VINTIK_HOST": host,
        "VINTIK_PORT": port,
        "VINTIK_OPEN_BROWSER": "true" if open_browser else None,
    }
    os.environ |= {name: str(value) for name, value in given.items() if value is not None}
    runpy.run_module("vintik.server", run_name="__main__")
