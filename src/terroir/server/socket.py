"""The socket of a table: who comes in, what they send, what they are answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from terroir.core.errors import TerroirError
from terroir.server import presence, questions, refusal, strict, wire
from terroir.server.connection import POLICY, WRITE, Connection
from terroir.server.describing import seat_infos, table_info, viewers
from terroir.server.guard import check_origin
from terroir.server.identity import new_id, token_hash, token_of
from terroir.server.logs import fail, tell
from terroir.server.refusal import Refusal
from terroir.server.room import Room
from terroir.table.commands import Play, Return

if TYPE_CHECKING:
    from terroir.server.house import House

PROTOCOL = "terroir"
INVITE = "invite."
"""A browser cannot send headers with a socket: an invitation comes as a second subprotocol."""
FLOOD = 100
"""So many refusals for haste, and the socket ends."""

_frames: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


class Socket:
    """One socket from its opening to its end."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self.key = connection.person or connection.address
        self.hasty = 0
        self.busy = False
        """A frame is being answered."""

    async def serve(self, receive: Receive) -> str:
        """Read and write until one side ends it; why it ended."""
        writing = asyncio.create_task(self.connection.write())
        reading = asyncio.create_task(self._read(receive))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            if self.connection.closing and not writing.done():
                # It is told why, if it reads at all.
                await asyncio.wait({writing}, timeout=1.0)
        finally:
            self.connection.leave()
            ended = [task for task in (writing, reading) if task.done() and not task.cancelled()]
            writing.cancel()
            if self.busy:
                # What is being stored is not left half done: everybody else is to see it.
                self.house.finish(reading)
            else:
                reading.cancel()
        for task in ended:
            if (error := task.exception()) is not None and not isinstance(error, OSError):
                raise error
        return self.connection.why or "left"

    async def _read(self, receive: Receive) -> None:
        while not self.connection.closing:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if text is None:
                self.connection.close(1003, "text frames only")
                return
            self.busy = True
            await self._frame(text)
            self.busy = False

    async def _frame(self, text: str) -> None:
        """One frame of the client, answered whatever it is."""
        self.house.metrics.often.frames += 1
        asked: str | None = None
        try:
            if not self.house.limits.frames.allows(self.key, time.monotonic()):
                self._slow_down()
            frame = strict.read(text, _frames, strict.MAX_FRAME)
            asked = getattr(frame, "command", None) or getattr(frame, "ask", None)
            if isinstance(frame, Play):  # nearly all are
                await self._do(frame)
            else:
                await self._answer(frame)
        except TerroirError as error:
            self.house.metrics.refused.labels(error.code).inc()
            self.connection.send(questions.refused(self.room, asked, error))
        except Exception:
            fail("a frame failed", table=self.room.id)
            self.connection.send(questions.refused(self.room, asked, Refusal("internal")))

    def _slow_down(self) -> None:
        self.hasty += 1
        if self.hasty > FLOOD:
            self.connection.close(POLICY, "flood")
        raise Refusal("too-many", "too many frames: wait a little")

    async def _answer(self, frame: wire.ClientFrame) -> None:
        connection, room = self.connection, self.room
        match frame:
            case wire.Chat() | wire.Mute() | wire.Silence():
                await self._speak(frame)
            case wire.WhyNot():
                connection.send(questions.why_not(room, self._own(frame.seat), frame))
            case wire.WhatIf():
                connection.send(questions.what_if(room, self._own(frame.seat), frame))
            case wire.Hint():
                self._own(frame.seat)
                self.house.hinting.ask(room, connection, frame)
            case wire.Look(seat):
                presence.look(room, connection, seat if seat is None else self._own(seat))
                await self.resync()
            case wire.Resync():
                await self.resync()
            case wire.Ping():
                connection.send(wire.Pong(self.house.clock.now_ms()))
            case _:
                await self._do(frame)

    async def _do(self, command: wire.Command) -> None:
        begun = time.perf_counter()
        person = self.connection.person
        if person is None:
            raise Refusal("identity", "say who you are first")
        await self.come_back()
        number = await self.room.do(command, person)
        self.connection.send(wire.Accepted(command.command, number))
        self.house.metrics.often.observe(time.perf_counter() - begun)

    async def come_back(self) -> None:
        """Whoever is here again takes their seats back from the bot that stood in."""
        room, person = self.room, self.connection.person
        for seat in self.connection.seats:
            if room.live.chairs[seat].away == "absent" and person is not None:
                await room.do(Return(new_id(), seat), person)

    async def _speak(self, frame: wire.Chat | wire.Mute | wire.Silence) -> None:
        who, room, chats = self.connection.who, self.room, self.house.chats
        if who is None:
            raise Refusal("identity", "say who you are first")
        match frame:
            case wire.Chat(text=text):
                self.house.limits.check(self.house.limits.chat, who.id, time.monotonic())
                await chats.say(room, who, text, self.house.clock.now_ms())
            case wire.Mute(person=person, muted=muted):
                self.connection.send(wire.Muted(await chats.mute(room, who, person, muted)))
            case wire.Silence(person=person, silenced=silenced):
                if who.id != room.live.created.host:
                    raise Refusal("forbidden", "the host of this table may")
                await chats.silence(room, person, silenced)
                presence.tell(room)
        self.connection.send(wire.Accepted(frame.command, 0))

    def _own(self, seat: int) -> int:
        """The seat, if it is one of this person's."""
        if seat not in self.room.seats_of(self.connection.person):
            raise Refusal("forbidden", "that is not your seat")
        return seat

    async def resync(self) -> None:
        """Everything anew."""
        self.send_state(await self.house.chats.lines(self.room, self.connection.who))

    def send_state(self, chat: list[wire.ChatLine]) -> None:
        """Everything, from nothing."""
        room, connection = self.room, self.connection
        seen = room.audience.snapshot(connection.seat, self.house.clock.now_ms())
        room.audience.rest()
        ended = room.live.ended
        fair = wire.Fair(ended.secret, room.live.created.commitment, room.live.nonces) if ended else None
        connection.send(
            wire.State(
                n=seen.n,
                seat=seen.seat,
                table=table_info(room, connection.who),
                seats=seat_infos(room, connection.who),
                view=seen.view,
                pending=cast(Any, seen.pending),
                choices=cast(Any, seen.choices),
                undo=seen.undo,
                clocks=cast(Any, seen.clocks),
                offer=cast(Any, seen.offer),
                log=seen.log,
                chat=chat,
                muted=self.house.chats.muted(room.id, connection.who),
                viewers=viewers(room),
                fair=fair,
            )
        )


async def endpoint(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """`/api/tables/{table}/socket?seat=S`."""
    await receive()
    try:
        room, connection = await _come_in(house, scope, send)
    except TerroirError as error:
        house.metrics.refused.labels(error.code).inc()
        await _turn_away(scope, send, error)
        return
    offered = scope.get("subprotocols") or []
    accept: dict[str, Any] = {"type": "websocket.accept"}
    if PROTOCOL in offered:
        accept["subprotocol"] = PROTOCOL
    await send(accept)
    socket = Socket(house, room, connection)
    with _counted(house, connection):
        why = "left"
        try:
            await socket.come_back()
            # What waits comes before anybody is told anything here, so that the state is the first frame.
            chat = await house.chats.lines(room, connection.who)
            presence.come(room, connection)
            socket.send_state(chat)
            why = await socket.serve(receive)
        finally:
            presence.go(room, connection)
            if why == "slow":
                house.metrics.dropped.inc()
            tell("socket ended", table=room.id, why=why)


async def _come_in(house: House, scope: Scope, send: Send) -> tuple[Room, Connection]:
    address = scope["client"][0] if scope.get("client") else "?"
    house.limits.check(house.limits.connections, address, time.monotonic())
    check_origin(scope)
    token = token_of(scope)
    hashed = token_hash(token) if token else None
    who = await house.people.of_token(hashed) if hashed else None
    write = scope.get("extensions", {}).get(WRITE)
    connection = Connection(send, who, hashed if who else None, address, write)
    _check_crowd(house, connection)
    offered = scope.get("subprotocols") or []
    invite = next((one.removeprefix(INVITE) for one in offered if one.startswith(INVITE)), "")
    room = await house.door(scope["path_params"]["table"], who, invite, "viewer")
    connection.seats = tuple(room.seats_of(connection.person))
    connection.seat = _first_seat(room, connection, scope)
    return room, connection


def _first_seat(room: Room, connection: Connection, scope: Scope) -> int | None:
    """The seat asked for; else one's only seat, else a spectator's view."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [])
    if not asked:
        return connection.seats[0] if len(connection.seats) == 1 else None
    if not asked[0].isdecimal() or int(asked[0][:3]) not in connection.seats:
        raise Refusal("forbidden", "that is not your seat")
    return int(asked[0][:3])


def _check_crowd(house: House, connection: Connection) -> None:
    limits, count = house.limits, house.sockets
    key = connection.person or connection.address
    full = count.total() >= 2 * limits.sockets
    if full or count[key] >= limits.sockets_each or count[f"@{connection.address}"] >= limits.sockets_address:
        raise Refusal("too-many", "too many sockets are open")


@contextmanager
def _counted(house: House, connection: Connection) -> Iterator[None]:
    keys = (connection.person or connection.address, f"@{connection.address}")
    house.sockets.update(keys)
    house.metrics.sockets.inc()
    try:
        yield
    finally:
        house.sockets.subtract(keys)
        for key in keys:
            if not house.sockets[key]:
                del house.sockets[key]
        house.metrics.sockets.dec()


async def _turn_away(scope: Scope, send: Send, error: TerroirError) -> None:
    """Refused before it is a socket: an HTTP status, and the same body as everywhere."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY, "reason": error.code})
        return
    body = refusal.body(error)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "websocket.http.response.start", "status": refusal.status(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(body)})
