"""Standard output and error: whatever is written, and whatever encoding they have, it is written or it is
said in one line why not.
"""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TextIO


def tell(line: str) -> None:
    """One line on standard error, whatever a hostile file has put into it."""
    print("".join(each if each.isprintable() else "�" for each in line), file=sys.stderr)


def json_line(value: Any, stream: TextIO) -> str:
    """JSON in one line, with `\\u` escapes where `stream` is not UTF-8."""
    encoding = (getattr(stream, "encoding", None) or "").lower().replace("-", "")
    return json.dumps(value, ensure_ascii=encoding != "utf8")


def die_interrupted() -> NoReturn:
    """Ends the process by the signal of Ctrl+C, as whoever started the command expects."""
    print(end="", flush=True)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.raise_signal(signal.SIGINT)
    sys.exit(1)


def guarded(command: Callable[[], object]) -> None:
    """Runs `command`; exit status 1 if what it prints cannot be written: silently where the reader has gone
    (`| head`), else with a line that says why."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    try:
        try:
            command()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as fault:
        # The interpreter flushes once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if fault.errno != errno.EPIPE:
            tell(f"vintik: {fault.strerror or fault}")
        sys.exit(1)
