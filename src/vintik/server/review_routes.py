"""The addresses at which finished deals are looked at: docs/protocol.md."""

from __future__ import annotations

from fastapi import APIRouter, Request

from vintik.server.http_messages import Seated
from vintik.server.requests import house_of, message_of, seat_at
from vintik.server.review import LONGEST, Review
from vintik.server.review_shapes import (
    AgainAsk,
    CallAsk,
    CallJudged,
    DealAsk,
    DealJudged,
    ReviewAsk,
    Reviewed,
    WriteAsk,
    Written,
)


def review_routes() -> APIRouter:
    routes = APIRouter()
    review = Review()

    @routes.get("/api/tables/{name}/review")
    async def of_table(request: Request, name: str, token: str = "") -> Reviewed:
        table, seat = await seat_at(request.app, name, token)
        view = table.view(seat)
        house_of(request.app).tidy()
        return await review.table(view, table.seating)

    @routes.post("/api/review")
    async def read(request: Request) -> Reviewed:
        return await review.read((await message_of(request, ReviewAsk, LONGEST)).text)

    @routes.post("/api/review/deal")
    async def deal(request: Request) -> DealJudged:
        return await review.deal(await message_of(request, DealAsk, LONGEST))

    @routes.post("/api/review/call")
    async def call(request: Request) -> CallJudged:
        return await review.call(await message_of(request, CallAsk, LONGEST))

    @routes.post("/api/review/pbn")
    async def pbn(request: Request) -> Written:
        return await review.pbn((await message_of(request, WriteAsk, LONGEST)).record)

    @routes.post("/api/review/lin")
    async def lin(request: Request) -> Written:
        return await review.lin((await message_of(request, WriteAsk, LONGEST)).record)

    @routes.post("/api/review/again", status_code=201)
    async def again(request: Request) -> Seated:
        wanted = await message_of(request, AgainAsk, LONGEST)
        dealt = await review.hands(wanted.record, wanted.deal)
        return await house_of(request.app).deal_again(wanted, *dealt)

    return routes
