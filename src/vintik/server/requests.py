"""What a request over HTTP brings: its body within bounds, the message in it, and the seat it speaks for."""

from __future__ import annotations

from typing import TypeVar

from fastapi import FastAPI, Request
from pydantic import BaseModel, ValidationError

from vintik.cards import Seat
from vintik.server.house import House
from vintik.server.live import LiveTable
from vintik.server.problems import Problem, bad_message
from vintik.store import UnknownMatch

Body = TypeVar("Body", bound=BaseModel)


def house_of(app: FastAPI) -> House:
    house: House = app.state.house
    return house


async def body_of(request: Request, longest: int) -> bytes:
    """The body of a request, never more than `longest` bytes of it."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Problem("too_large", longest=longest)
    return body


async def message_of(request: Request, kind: type[Body], longest: int) -> Body:
    """The message in the body; raises `Problem`."""
    body = await body_of(request, longest)
    try:
        return kind.model_validate_json(body)
    except ValidationError as fault:
        raise bad_message(fault) from None


async def seat_at(app: FastAPI, name: str, token: str) -> tuple[LiveTable, Seat]:
    """The table of this name and the seat that the token proves; raises `Problem`."""
    try:
        table = await house_of(app).table(name)
    except UnknownMatch:
        raise Problem("unknown_table") from None
    seat = table.seating.seat_of(token)
    if seat is None:
        raise Problem("unknown_token")
    return table, seat
