"""The ASGI application: routes to tables, and the page itself."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from vintik.games import GAMES, OptionRefused, rules_for
from vintik.i18n import LANGUAGES
from vintik.players import PLAYERS, plays_card
from vintik.players.bidding.american.card import CARDS, SYSTEMS
from vintik.record import record_of
from vintik.server import lessons, practice, sockets
from vintik.server.advice import convention_card
from vintik.server.house import House
from vintik.server.http_messages import (
    ConventionCard,
    GameInfo,
    Games,
    LessonSeen,
    NewTable,
    OptionInfo,
    RulesPage,
    RulesSection,
    Seated,
)
from vintik.server.installed import add_installed
from vintik.server.practice import Search
from vintik.server.practice_shapes import Practice, PracticeAnswer, PracticeQuestion, PracticeVerdict
from vintik.server.price_shapes import PriceList
from vintik.server.prices import price_list
from vintik.server.problems import Problem
from vintik.server.requests import house_of, message_of, seat_at
from vintik.server.review_routes import review_routes
from vintik.server.settings import Settings
from vintik.store import SqlStore, StoreFailed
from vintik.teach import PAGES as RULES_PAGES
from vintik.teach import page as rules_page
from vintik.teach.lesson import LESSONS

log = logging.getLogger(__name__)


class Assets(StaticFiles):
    """Files whose names change with their content: a browser may keep them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


PAGES = (
    "/",
    "/t/{name}",
    "/practice",
    "/practice/{name}",
    "/cards/{name}",
    "/pad",
    "/pad/{name}",
    "/calculator/{name}",
    "/review",
    "/review/{name}",
    "/lesson",
    "/rules",
    "/rules/{name}",
)
"""The addresses at which the browser finds the page; what it draws there is its own affair."""

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; settings come from the environment or a file if none are given.

    Opens the store. Raises `RuntimeError` if there is no web bundle, SQLAlchemy's errors if no database.
    """
    settings = settings or Settings()
    store = SqlStore(settings.database)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(store)
        app.state.search = Search()
        yield
        app.state.house.hang_up()
        store.close()

    app = FastAPI(title="vintik", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    _add_faults(app)
    _add_api(app, settings)
    app.include_router(review_routes())
    _add_page(app, settings)
    return app


def _add_faults(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(_request: Request, fault: Problem) -> Response:
        return JSONResponse(fault.body().model_dump(), fault.status)

    @app.exception_handler(OptionRefused)
    async def option(_request: Request, fault: OptionRefused) -> Response:
        return JSONResponse({"code": fault.code, "params": dict(fault.params)}, 422)

    @app.exception_handler(StoreFailed)
    async def store(request: Request, _fault: StoreFailed) -> Response:
        log.exception("%s %s: the store has failed", request.method, request.url.path)
        return JSONResponse({"code": "store_failed", "params": {}}, 503)

    @app.exception_handler(ClientDisconnect)
    async def gone(_request: Request, _fault: ClientDisconnect) -> Response:
        return Response(status_code=400)  # nobody reads it

    @app.exception_handler(HTTPException)
    async def http(request: Request, fault: HTTPException) -> Response:
        code = "unknown_page" if fault.status_code == 404 else "bad_message"
        return JSONResponse({"code": code, "params": {"page": request.url.path[:80]}}, fault.status_code)

    @app.middleware("http")
    async def secure(request: Request, call_next: Any) -> Response:
        response: Response = await call_next(request)
        response.headers.update(SECURITY_HEADERS)
        return response


def _add_api(app: FastAPI, settings: Settings) -> None:
    @app.get("/api/games")
    async def games() -> Games:
        return _games()

    @app.get("/api/cards/{name}")
    async def card(name: str) -> ConventionCard:
        if name not in SYSTEMS:
            raise Problem("unknown_page", page=f"/cards/{name[:40]}")
        return await asyncio.to_thread(convention_card, name, rules_for("bridge", {}).auction)

    @app.get("/api/prices/{game}")
    async def prices(game: str, request: Request, response: Response) -> PriceList:
        response.headers["Cache-Control"] = "public, max-age=3600"
        return await asyncio.to_thread(price_list, game, request.query_params)

    @app.get("/api/rules/{name}/{language}")
    async def rules(name: str, language: str) -> RulesPage:
        if name not in RULES_PAGES or language not in LANGUAGES:
            raise Problem("unknown_page", page=f"/rules/{name[:40]}")
        made = await asyncio.to_thread(rules_page, name, language)
        contents = [RulesSection(id=each.id, title=each.title) for each in made.contents]
        return RulesPage(names=list(RULES_PAGES), title=made.title, contents=contents, html=made.html)

    @app.post("/api/tables", status_code=201)
    async def new_table(request: Request) -> Seated:
        return await house_of(app).new_table(await message_of(request, NewTable, settings.max_message))

    @app.get("/api/tables/{name}/record")
    async def record(name: str, token: str = "") -> Response:
        table, seat = await seat_at(app, name, token)
        written = record_of(table.view(seat).table, table.seating.computers)
        house_of(app).tidy()
        headers = {"Content-Disposition": f'attachment; filename="vintik-{written["game"]}.json"'}
        return Response(json.dumps(written) + "\n", media_type="application/json", headers=headers)

    @app.get("/api/practice")
    async def topics() -> Practice:
        return practice.topics()

    @app.get("/api/practice/{card}/{topic}/{seed}/{number}")
    async def question(request: Request) -> PracticeQuestion:
        return practice.seen(await _search(app).find(practice.wanted(request.path_params)))

    @app.post("/api/practice/{card}/{topic}/{seed}/{number}")
    async def answer(request: Request) -> PracticeVerdict:
        answered = await message_of(request, PracticeAnswer, settings.max_message)
        return practice.judged(await _search(app).find(practice.wanted(request.path_params)), answered)

    @app.get("/api/lessons/{name}")
    async def lesson(name: str) -> LessonSeen:
        if name not in LESSONS:
            raise Problem("unknown_page", page=f"/api/lessons/{name[:40]}")
        return await asyncio.to_thread(lessons.seen, name)

    @app.websocket("/api/tables/{name}/socket")
    async def socket(socket: WebSocket, name: str) -> None:
        await sockets.serve(socket, house_of(app), name, settings.max_message)


def _add_page(app: FastAPI, settings: Settings) -> None:
    bundle = settings.bundle()
    if bundle is None:
        raise RuntimeError("no web bundle: run `make web`, or set VINTIK_WEB to its folder")
    app.mount("/assets", Assets(directory=bundle / "assets"), name="assets")

    async def page(name: str = "") -> Response:
        return FileResponse(bundle / "index.html", headers={"Cache-Control": "no-cache"})

    for address in PAGES:
        app.add_api_route(address, page, methods=["GET", "HEAD"])

    add_installed(app, bundle)


def _search(app: FastAPI) -> Search:
    search: Search = app.state.search
    return search


def _games() -> Games:
    return Games(
        games=[
            GameInfo(
                name=game.name,
                options=[
                    OptionInfo(
                        name=option.name,
                        values=list(option.values),
                        default=option.default,
                        only_with={name: list(values) for name, values in option.only_with.items()},
                    )
                    for option in game.options
                ],
                sealed_with=None
                if game.sealed_with is None
                else {name: list(values) for name, values in game.sealed_with.items()},
                cards=list(CARDS) if rules_for(game.name, {}).auction.doubles else [],
            )
            for game in GAMES.values()
        ],
        levels=list(PLAYERS),
        card_levels=[level for level in PLAYERS if plays_card(level)],
    )
