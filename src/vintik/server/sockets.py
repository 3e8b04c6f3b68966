"""One socket: a seat is proved, then the table is heard and moves are made.

Two tasks, one reading and one writing; whichever ends first ends the other.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from vintik.cards import Card, Seat, parse_call
from vintik.game import MakeCall, PlayCard, Refusal
from vintik.server.house import House
from vintik.server.listener import Listener
from vintik.server.live import LiveTable
from vintik.server.messages import (
    AskHint,
    AskMeanings,
    AskSnapshot,
    ClientMessage,
    DoCall,
    DoClaim,
    DoDeal,
    DoTakeBack,
    Move,
    Refused,
    Sit,
)
from vintik.store import StoreFailed, UnknownMatch

log = logging.getLogger(__name__)
_MESSAGES: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
UNKNOWN_TOKEN, UNKNOWN_TABLE, BAD_MESSAGE, STORE_FAILED = 4401, 4404, 4400, 1013
SIT_WITHIN = 20.0
"""Seconds a new socket has to prove its seat."""


async def serve(socket: WebSocket, house: House, name: str, longest: int) -> None:
    """The whole life of a socket at the table `name`; `longest` is the longest message taken, in bytes."""
    await socket.accept()
    try:
        sit = await asyncio.wait_for(_receive(socket, longest), SIT_WITHIN)
    except (TimeoutError, WebSocketDisconnect):
        return
    except Refusal as refusal:
        await _turn_away(socket, refusal, BAD_MESSAGE)
        return
    if not isinstance(sit, Sit):
        await _turn_away(socket, Refusal("sit_first"), BAD_MESSAGE)
        return
    try:
        table = await house.table(name)
    except UnknownMatch:
        await _turn_away(socket, Refusal("unknown_table"), UNKNOWN_TABLE)
        return
    except StoreFailed:
        log.exception("table %s cannot be loaded", name)
        await _turn_away(socket, Refusal("store_failed"), STORE_FAILED)
        return
    seat = table.seating.seat_of(sit.token)
    if seat is None:
        await _turn_away(socket, Refusal("unknown_token"), UNKNOWN_TOKEN)
        return
    listener = table.listen(seat)
    try:
        await _attend(socket, table, listener, longest)
    finally:
        table.leave(listener)
        house.tidy()


async def _attend(socket: WebSocket, table: LiveTable, listener: Listener, longest: int) -> None:
    """Reads and writes until either end has gone."""
    reading = asyncio.create_task(_read(socket, table, listener, longest))
    writing = asyncio.create_task(_write(socket, listener))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reading, writing):
            task.cancel()
        ended = await asyncio.gather(reading, writing, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
            raise fault


async def _write(socket: WebSocket, listener: Listener) -> None:
    while (message := await listener.queue.get()) is not None:
        await socket.send_text(message.model_dump_json())
    await socket.close(code=1012)


async def _read(socket: WebSocket, table: LiveTable, listener: Listener, longest: int) -> None:
    while True:
        move_id: str | None = None
        try:
            message = await _receive(socket, longest)
            if isinstance(message, AskSnapshot):
                listener.send(table.snapshot(listener.seat))
            elif isinstance(message, Move):
                move_id = message.id
                await _do(table, listener.seat, message)
            elif isinstance(message, AskHint):
                table.ask_hint(listener, message)
            elif isinstance(message, AskMeanings):
                listener.send(await asyncio.to_thread(table.meanings, message.deal))
            else:
                raise Refusal("already_seated", seat=listener.seat.name)
        except Refusal as refusal:
            listener.send(_refused(refusal, move_id, table.seq))
        except StoreFailed:
            log.exception("table %s: a move cannot be stored", table.name)
            listener.send(_refused(Refusal("store_failed"), move_id, table.seq))


async def _do(table: LiveTable, seat: Seat, message: Move) -> None:
    move = message.move
    if isinstance(move, DoDeal):
        await table.deal(seat, message.seq)
    elif isinstance(move, DoClaim):
        await table.claim(seat, move.tricks, message.seq)
    elif isinstance(move, DoTakeBack):
        await table.take_back(seat, message.seq)
    elif isinstance(move, DoCall):
        await table.act(MakeCall(seat, parse_call(move.call)), message.seq)
    else:
        await table.act(PlayCard(table.chair_of(seat), Card.parse(move.card)), message.seq)


async def _receive(socket: WebSocket, longest: int) -> ClientMessage:
    """The next message; raises `Refusal` if it is none, `WebSocketDisconnect` at the end."""
    frame: dict[str, Any] = dict(await socket.receive())
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if not isinstance(text, str) or len(text) > longest:
        raise Refusal("bad_message")
    try:
        return _MESSAGES.validate_json(text)
    except ValidationError:
        raise Refusal("bad_message") from None


def _refused(refusal: Refusal, move_id: str | None, seq: int) -> Refused:
    return Refused(id=move_id, code=refusal.code, params=dict(refusal.params), seq=seq)


async def _turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    with suppress(WebSocketDisconnect):  # it may have gone by itself
        await socket.send_text(_refused(refusal, None, 0).model_dump_json())
        await socket.close(code=code)
