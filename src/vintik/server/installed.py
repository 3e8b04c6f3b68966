"""What a browser asks for when it installs the page: manifest, icons, service worker."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, JSONResponse
from starlette.staticfiles import StaticFiles

from vintik.games import GAMES
from vintik.i18n import LANGUAGES, Words

BAR = "#17342f"
"""The colour of the page's bar, `--bar` in the light theme."""
CLOTH = "#1f4640"
ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable"))
PICTURES = "public, max-age=86400"
FRESH = {"Cache-Control": "no-cache"}


def manifest(language: str) -> dict[str, Any]:
    """The web manifest with its words in a language; the same application in each."""
    words = Words(language)
    shortcuts = [(words("play-game", game=name), f"/?play={name}") for name in GAMES]
    return {
        "id": "/",
        "name": "vintik",
        "short_name": "vintik",
        "description": words("home-tagline"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": BAR,
        "background_color": CLOTH,
        "categories": ["games"],
        "icons": [
            {"src": f"/icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in ICONS
        ],
        "shortcuts": [
            {"name": name, "url": url, "icons": [{"src": "/icons/icon-192.png", "sizes": "192x192"}]}
            for name, url in [*shortcuts, (words("front-pad"), "/pad")]
        ],
    }


class Pictures(StaticFiles):
    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = PICTURES
        return response


def add_installed(app: FastAPI, bundle: Path) -> None:
    """Serves them from a web bundle."""
    app.mount("/icons", Pictures(directory=bundle / "icons", check_dir=False), name="icons")

    @app.get("/manifest.webmanifest")
    async def web_manifest(request: Request, language: str = "") -> Response:
        asked = [language, *(each[:2] for each in request.headers.get("Accept-Language", "").split(","))]
        known = next((each for each in asked if each in LANGUAGES), "en")
        headers = {**FRESH, "Vary": "Accept-Language"}
        return JSONResponse(manifest(known), headers=headers, media_type="application/manifest+json")

    @app.get("/sw.js")
    async def service_worker() -> Response:
        return FileResponse(bundle / "sw.js", headers=FRESH, media_type="text/javascript")

    @app.get("/favicon.svg")
    async def favicon() -> Response:
        return FileResponse(bundle / "favicon.svg", headers={"Cache-Control": PICTURES})
