"""Runs the server: `vintik serve`, `vintik play` or `python -m vintik.server`."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser

import uvicorn
from alembic.util import CommandError
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from vintik.i18n import Words, language_of
from vintik.server.app import create_app
from vintik.server.settings import Settings


class TableServer(uvicorn.Server):
    """uvicorn, telling where it is once it can be reached."""

    url = ""
    open_browser = False
    words = Words("en")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.words("serving-at", url=self.url), flush=True)
            if self.open_browser and _has_screen():
                webbrowser.open(self.url)


def _has_screen() -> bool:
    """Without one, `webbrowser` would start a text browser in this terminal."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def main() -> int:
    """Serves until stopped; returns the exit status, 2 when the settings or the port are no good."""
    words = Words(language_of(os.environ))
    try:
        settings = Settings()
    except (ValidationError, ValueError, OSError) as fault:
        print(f"vintik: {words('bad-settings', reason=_short(fault))}", file=sys.stderr)
        return 2
    try:
        app = create_app(settings)
        listening = _listen(settings.host, settings.port)
    except (OSError, RuntimeError, ImportError, SQLAlchemyError, CommandError) as fault:
        address = f"{settings.host}:{settings.port}"
        print(f"vintik: {words('cannot-serve', address=address, reason=_short(fault))}", file=sys.stderr)
        return 2
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    server = TableServer(
        uvicorn.Config(
            app,
            log_level=settings.log_level,
            ws_max_size=settings.max_message,
            timeout_graceful_shutdown=3,
        )
    )
    server.url = f"http://{host}:{listening.getsockname()[1]}/"
    server.open_browser, server.words = settings.open_browser, words
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _short(fault: Exception) -> str:
    """The reason in one line."""
    if isinstance(fault, ValidationError):
        return "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in fault.errors())
    return " ".join(str(fault).split())


if __name__ == "__main__":
    sys.exit(main())
