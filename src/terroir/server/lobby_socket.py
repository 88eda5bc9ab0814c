"""The socket of the lobby: it tells what changes there, and is only asked whether it is still there."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.types import Receive, Scope, Send

from terroir.core.errors import TerroirError
from terroir.server import strict, wire
from terroir.server.connection import POLICY, Connection
from terroir.server.logs import tell
from terroir.server.refusal import Refusal
from terroir.server.socket import COSTS, accept, counted, identified, turn_away

if TYPE_CHECKING:
    from terroir.server.server import Server

_pings: msgspec.json.Decoder[wire.Ping] = msgspec.json.Decoder(wire.Ping)


async def endpoint(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """`/api/lobby/socket`."""
    await receive()
    try:
        connection = await identified(server, scope, send)
    except TerroirError as error:
        server.metrics.refused.labels(error.code).inc()
        await turn_away(scope, send, error)
        return
    await accept(scope, send)
    with counted(server, connection):
        try:
            await server.lobby.enter(connection)
            await _serve(server, connection, receive)
        finally:
            server.lobby.leave(connection)
            tell("socket ended", why=connection.why or "left")


async def _serve(server: Server, connection: Connection, receive: Receive) -> None:
    writing = asyncio.create_task(connection.write())
    reading = asyncio.create_task(_read(server, connection, receive))
    try:
        await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing and not writing.done():
            await asyncio.wait({writing}, timeout=1.0)  # it is told why, if it reads at all
    finally:
        connection.leave()
        writing.cancel()
        reading.cancel()


async def _read(server: Server, connection: Connection, receive: Receive) -> None:
    while not connection.closing:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        try:
            server.limits.charge(connection.address, connection.person, COSTS[wire.Ping], time.monotonic())
            strict.read(event.get("text") or "", _pings, strict.MAX_FRAME)
        except Refusal as error:
            connection.close(POLICY, error.code)
            return
        connection.send(wire.Pong(server.clock.now_ms()))
