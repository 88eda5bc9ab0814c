"""The socket of a table: who comes in, what they send, what they are answered."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, get_args
from urllib.parse import parse_qs

import msgspec
from starlette.types import Receive, Scope, Send

from terroir.core.errors import TerroirError
from terroir.server import questions, refusal, strict, wire
from terroir.server.connection import POLICY, WRITE, Connection
from terroir.server.describing import fair_frame, seat_infos, table_info, viewers
from terroir.server.guard import check_origin
from terroir.server.identity import bearer_of, new_id, scopes_of, token_hash, token_of
from terroir.server.limits import network
from terroir.server.logs import fail, tell
from terroir.server.refusal import Refusal
from terroir.server.routes import check_scope
from terroir.server.session import TableSession
from terroir.table.commands import Play, Return

if TYPE_CHECKING:
    from terroir.server.server import Server

PROTOCOL = "terroir"
INVITE = "invite."
"""A browser cannot send headers with a socket: an invitation comes as a second subprotocol."""
COSTS: Mapping[type, int] = {
    wire.Ping: 1,
    wire.Mute: 2,
    wire.Silence: 3,
    wire.WhyNot: 2,
    wire.WhatIf: 5,
    wire.Chat: 4,
    wire.Hint: 3,
    wire.Look: 6,
    wire.Resync: 6,
    **dict.fromkeys(get_args(wire.Command), 6),
}
"""Milliseconds of processor time of each kind of frame, as for `Route.cost`."""
UNREADABLE = 1
"""The same of a frame that is none."""
OPENING = 7
"""The same of a new socket, with its first frame."""
HINT_WORK = 5_000
"""Milliseconds of workers for a hint at most."""
FLOOD = 100
"""After this many refusals for haste the socket ends."""

_frames: msgspec.json.Decoder[wire.ClientFrame] = msgspec.json.Decoder(wire.ClientFrame)


class Socket:
    """One socket from its opening to its end."""

    def __init__(self, server: Server, session: TableSession, connection: Connection) -> None:
        self.server = server
        self.session = session
        self.connection = connection
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
                self.server.finish(reading)
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
        self.server.metrics.often.frames += 1
        asked: str | None = None
        try:
            frame = self._decoded(text)
            asked = getattr(frame, "command", None) or getattr(frame, "ask", None)
            self._pay(COSTS[type(frame)])
            if isinstance(frame, Play):  # nearly all are
                await self._do(frame)
            else:
                await self._answer(frame)
        except TerroirError as error:
            self.server.metrics.refused.labels(error.code).inc()
            self.connection.send(questions.refused(self.session.live.game, asked, error))
        except Exception:
            fail("a frame failed", table=self.session.id)
            self.connection.send(questions.refused(self.session.live.game, asked, Refusal("internal")))

    def _decoded(self, text: str) -> wire.ClientFrame:
        try:
            return strict.read(text, _frames, strict.MAX_FRAME)
        except Refusal:
            self._pay(UNREADABLE)
            raise

    def _pay(self, cost: int) -> None:
        try:
            self.server.limits.charge(self.connection.address, self.connection.person, cost, time.monotonic())
        except Refusal:
            self.hasty += 1
            if self.hasty > FLOOD:
                self.connection.close(POLICY, "flood")
            raise

    async def _answer(self, frame: wire.ClientFrame) -> None:
        connection, session = self.connection, self.session
        match frame:
            case wire.Chat() | wire.Mute() | wire.Silence():
                await self._speak(frame)
            case wire.WhyNot():
                connection.send(questions.why_not(session, self._own(frame.seat), frame))
            case wire.WhatIf():
                async with self.server.turns.of(connection.address, COSTS[wire.WhatIf]):
                    connection.send(questions.what_if(session, self._own(frame.seat), frame))
            case wire.Hint():
                self._own(frame.seat)
                check_scope(self.connection.scopes, "")
                self.server.hinting.ask(session, connection, frame)
            case wire.Look(seat):
                session.look(connection, seat if seat is None else self._own(seat))
                await self.resync()
            case wire.Resync():
                await self.resync()
            case wire.Ping():
                connection.send(wire.Pong(self.server.clock.now_ms()))
            case _:
                await self._do(frame)

    async def _do(self, command: wire.Command) -> None:
        begun = time.perf_counter()
        person = self.connection.person
        if person is None:
            raise Refusal("identity", "say who you are first")
        check_scope(self.connection.scopes, "play")
        await self.come_back()
        number = await self.session.do(command, person)
        self.connection.send(wire.Accepted(command.command, number))
        self.server.metrics.often.observe(time.perf_counter() - begun)

    async def come_back(self) -> None:
        """Whoever is here again takes their seats back from the bot that stood in."""
        session, person = self.session, self.connection.person
        for seat in self.connection.seats:
            if session.live.chairs[seat].away == "absent" and person is not None:
                await session.do(Return(new_id(), seat), person)

    async def _speak(self, frame: wire.Chat | wire.Mute | wire.Silence) -> None:
        who, session, chats = self.connection.who, self.session, self.server.chats
        if who is None:
            raise Refusal("identity", "say who you are first")
        check_scope(self.connection.scopes, "chat")
        match frame:
            case wire.Chat(command=command, text=text):
                self.server.limits.check(self.server.limits.chat, who.id, time.monotonic())
                await chats.say(session, who, text, self.server.clock.now_ms(), command)
            case wire.Mute(person=person, muted=muted):
                self.connection.send(wire.Muted(await chats.mute(session, who, person, muted)))
            case wire.Silence(person=person, silenced=silenced):
                if who.id != session.live.created.host:
                    raise Refusal("forbidden", "the host of this table may")
                await chats.silence(session, person, silenced)
                session.tell_presence()
        self.connection.send(wire.Accepted(frame.command, 0))

    def _own(self, seat: int) -> int:
        """The seat, if it is one of this person's."""
        if seat not in self.session.seats_of(self.connection.person):
            raise Refusal("forbidden", "that is not your seat")
        return seat

    async def resync(self) -> None:
        """Send everything anew."""
        async with self.server.turns.of(self.connection.address, COSTS[wire.Resync]):
            self.send_state(await self.server.chats.lines(self.session, self.connection.who))

    def send_state(self, chat: list[wire.ChatLine]) -> None:
        """Everything, from nothing."""
        session, connection = self.session, self.connection
        seen = session.audience.snapshot(connection.seat, self.server.clock.now_ms())
        session.audience.rest()
        connection.send(
            wire.State(
                n=seen.n,
                seat=seen.seat,
                table=table_info(session, connection.who),
                seats=seat_infos(session, connection.who),
                view=seen.view,
                pending=seen.pending,
                choices=seen.choices,
                undo=seen.undo,
                clocks=seen.clocks,
                offer=seen.offer,
                log=seen.log,
                chat=chat,
                muted=self.server.chats.muted(session.id, connection.who),
                viewers=viewers(session),
                fair=fair_frame(session.live),
            )
        )


async def endpoint(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """`/api/tables/{table}/socket?seat=S`."""
    await receive()
    try:
        session, connection = await _come_in(server, scope, send)
    except TerroirError as error:
        server.metrics.refused.labels(error.code).inc()
        await turn_away(scope, send, error)
        return
    await accept(scope, send)
    socket = Socket(server, session, connection)
    with counted(server, connection):
        why = "left"
        try:
            await socket.come_back()
            if connection.seats:
                await session.keep_vacations()
            if connection.person is not None:
                await server.notices.looked(connection.person)
            async with server.turns.of(connection.address, OPENING):
                # What waits comes before anybody is told anything here: the state is the first frame.
                chat = await server.chats.lines(session, connection.who)
                session.enter(connection)
                if server.chats.is_banned(session, connection.person):  # while they came in
                    connection.close(POLICY, "banned")
                socket.send_state(chat)
            why = await socket.serve(receive)
        finally:
            session.leave(connection)
            if why == "slow":
                server.metrics.dropped.inc()
            tell("socket ended", table=session.id, why=why)


async def accept(scope: Scope, send: Send) -> None:
    accepted: dict[str, Any] = {"type": "websocket.accept"}
    if PROTOCOL in (scope.get("subprotocols") or []):
        accepted["subprotocol"] = PROTOCOL
    await send(accepted)


async def _come_in(server: Server, scope: Scope, send: Send) -> tuple[TableSession, Connection]:
    connection = await identified(server, scope, send)
    offered = scope.get("subprotocols") or []
    invite = next((one.removeprefix(INVITE) for one in offered if one.startswith(INVITE)), "")
    session = await server.door(scope["path_params"]["table"], connection.who, invite, "viewer")
    connection.seats = tuple(session.seats_of(connection.person))
    connection.seat = _first_seat(session, connection, scope)
    return session, connection


async def identified(server: Server, scope: Scope, send: Send) -> Connection:
    """A socket that may be, whoever's it is."""
    address = network(scope["client"][0] if scope.get("client") else "?")
    if bearer_of(scope) is None:
        check_origin(scope, server.settings)
    token = token_of(scope)
    hashed = token_hash(token) if token else None
    who = await server.people.of_token(hashed) if hashed else None
    if who is not None and who.banned_ms is not None:
        raise Refusal("forbidden", "you are banned from this server", "refused-banned-here")
    write = scope.get("extensions", {}).get(WRITE)
    server.limits.charge(address, who.id if who else None, OPENING, time.monotonic())
    connection = Connection(send, who, hashed if who else None, address, write)
    connection.scopes = scopes_of(token) if token else None
    _check_crowd(server, connection)
    return connection


def _first_seat(session: TableSession, connection: Connection, scope: Scope) -> int | None:
    """The seat asked for; else one's only seat, else a spectator's view."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("seat", [])
    if not asked:
        return connection.seats[0] if len(connection.seats) == 1 else None
    if not asked[0].isdecimal() or int(asked[0][:3]) not in connection.seats:
        raise Refusal("forbidden", "that is not your seat")
    return int(asked[0][:3])


def _check_crowd(server: Server, connection: Connection) -> None:
    limits, count = server.limits, server.sockets
    key = connection.person or connection.address
    full = count.total() >= 2 * limits.sockets
    if full or count[key] >= limits.sockets_each or count[f"@{connection.address}"] >= limits.sockets_address:
        raise Refusal("too-many", f"at most {limits.sockets_each} open sockets", limit=limits.sockets_each)


@contextmanager
def counted(server: Server, connection: Connection) -> Iterator[None]:
    keys = (connection.person or connection.address, f"@{connection.address}")
    server.sockets.update(keys)
    server.metrics.sockets.inc()
    try:
        yield
    finally:
        server.sockets.subtract(keys)
        for key in keys:
            if not server.sockets[key]:
                del server.sockets[key]
        server.metrics.sockets.dec()


async def turn_away(scope: Scope, send: Send, error: TerroirError) -> None:
    """Refused before it is a socket: an HTTP status, and the same body as everywhere."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY, "reason": error.code})
        return
    body = refusal.body(error)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "websocket.http.response.start", "status": refusal.status(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(body)})
