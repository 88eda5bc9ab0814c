"""HTTP on one connection, for an ASGI application: requests are answered one after the other.

httptools takes the bytes apart, `http_head.py` judges what it lets through, and `account.py` and `edge.py`
count them. Browsers and proxies wait for an answer before they ask again: a client that does not gets that
answer, and no other.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from http import HTTPStatus
from math import inf
from typing import cast

import httptools
from starlette.types import ASGIApp, Message, Scope

from terroir.server import edge, http_head
from terroir.server.account import Phase
from terroir.server.edge import Edge, Line
from terroir.server.forwarding import Proxies
from terroir.server.http_head import BadHead, Headers, is_websocket, values
from terroir.server.logs import fail
from terroir.server.websocket_protocol import WebsocketProtocol

WITHOUT_BODY = (204, 304)


@dataclass(slots=True)
class Service:
    """What all connections of a listener share."""

    app: ASGIApp
    edge: Edge
    proxies: Proxies
    open: set[HttpProtocol | WebsocketProtocol] = field(default_factory=set)
    ending: bool = False

    def protocol(self) -> HttpProtocol:
        """Return the protocol of a new connection."""
        return HttpProtocol(self)

    async def finish(self, seconds: float) -> None:
        """Finish the answers that have begun, for so many seconds at most, and no others."""
        self.ending = True
        answering = [task for one in set(self.open) if isinstance(one, HttpProtocol) and (task := one.end())]
        if answering:
            await asyncio.wait(answering, timeout=seconds)

    def abort(self) -> None:
        """End all connections."""
        for one in set(self.open):
            one.abort()


class HttpProtocol(asyncio.BufferedProtocol):
    """One connection, from its beginning until it ends or becomes a websocket."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._edge = service.edge
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._line: Line
        self._timer: asyncio.TimerHandle | None = None
        self._due = inf
        self._parser: httptools.HttpRequestParser | None = None
        self._request: Request | None = None
        self._reading = True
        self._unread = 0
        """Bytes of the answer that the client had not read when it began to be watched."""
        self._written = 0
        """Bytes of answers since all were read: the loop keeps an answer until the last byte has left."""
        self.writable = asyncio.Event()
        self.writable.set()

    # ---- the connection -------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        line = self._edge.admit(self._transport, self._loop.time())
        if line is not None:
            self._line = line
            line.measure = self._held
            self._service.open.add(self)
            self._watch()

    def connection_lost(self, error: Exception | None) -> None:
        if self not in self._service.open:
            return
        self._edge.release(self._line)
        if self._request is not None:
            self._request.lose()
        self._leave()
        self.writable.set()

    def _leave(self) -> None:
        """Let go of everything, so that no reference cycle keeps it in memory."""
        self._service.open.discard(self)
        self._stop_timer()
        self._parser = self._request = None
        self._line.measure = self._transport.get_write_buffer_size

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._edge.buffer

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(self._edge.buffer[:nbytes])
        for at in range(0, nbytes, edge.STEP):
            if self._transport.is_closing() or not self._feed(data[at : at + edge.STEP]):
                return
        self.hold()

    def pause_writing(self) -> None:
        self.writable.clear()
        self.flow()
        self._enter(Phase.ANSWER)
        self.hold()

    def resume_writing(self) -> None:
        self.writable.set()
        if self._transport.is_closing():
            return  # the rest has to be read, too
        self.flow()
        self._enter(self._phase())
        self.hold()

    def _phase(self) -> Phase:
        """Return the phase of a connection whose client has read enough."""
        request = self._request
        if request is None:
            return Phase.IDLE
        if request.complete:
            return Phase.WORK
        return Phase.END if request.answered else Phase.BODY

    def flow(self) -> None:
        """Apply back-pressure: read while there is room for more, and the client reads what it was sent."""
        request, account = self._request, self._line.account
        has_room = request is None or request.has_room
        wanted = self.writable.is_set() and has_room
        if has_room or account.phase is not Phase.BODY:
            account.go_on(self._loop.time())
        else:
            account.stop(self._loop.time())
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
                self._watch()
            else:
                self._transport.pause_reading()

    def end(self) -> asyncio.Task[None] | None:
        """Finish this answer, if there is one to wait for, and no other."""
        if self._request is None or self._request.task is None:
            self._transport.close()
            return None
        self._request.keep_alive = False
        return self._request.task

    def abort(self) -> None:
        """End it at once."""
        self._transport.abort()

    # ---- time and memory --------------------------------------------------------
    def _enter(self, phase: Phase) -> None:
        """Begin a phase, and watch its time."""
        self._unread = self._transport.get_write_buffer_size() if phase is Phase.ANSWER else 0
        self._edge.enter(self._line, phase, self._loop.time(), self._unread)
        self._watch()

    def _watch(self) -> None:
        """Look again when the time of this phase is up; a timer that is due before looks for itself."""
        now = self._loop.time()
        due = now + max(self._line.account.left(now), 0.01)
        if due < self._due:
            self._stop_timer()
            self._due, self._timer = due, self._loop.call_at(due, self._look)

    def _look(self) -> None:
        """End the connection if its time is up."""
        self._stop_timer()
        account = self._line.account
        if account.phase is Phase.ANSWER:
            account.progress = self._unread - self._transport.get_write_buffer_size()
            self.hold()
        if account.left(self._loop.time()) > 0:
            self._watch()
            return
        if account.late:
            self._edge.refuse(account.late, self._line.address)
        self._transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = inf

    def _held(self) -> int:
        """Return the bytes in memory: a request that is not answered, and an answer that is not read."""
        request = self._request
        if not self._transport.get_write_buffer_size():
            self._written = 0
        if request is None:
            return self._written
        return self._written + (self._line.account.arrived if request.scope is None else request.held)

    def write(self, head: bytes, body: bytes) -> None:
        """Send a part of an answer, and count what waits until the client reads it."""
        if len(body) < edge.READ:
            self._transport.write(head + body)
        else:
            self._transport.writelines([head, body])  # a long answer is not copied
        self._written += len(body)
        self.hold()

    def hold(self) -> None:
        """Tell the edge how much is in memory now."""
        self._edge.hold(self._line, self._held())

    # ---- what arrives -----------------------------------------------------------
    def _feed(self, data: bytes) -> bool:
        """Take some bytes; return whether there may be more."""
        if self._parser is None:
            self._parser = httptools.HttpRequestParser(self)
        if self._request is None:
            self._request = Request(self, self._transport)
            self._enter(Phase.HEAD)
        request = self._request
        if request.scope is None:
            request.beginning += data[: edge.URL + edge.STEP - len(request.beginning)]
        if reason := self._line.account.arrive(len(data), self._loop.time()):
            return self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, reason)
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if request.wrong is None and is_websocket(request.headers):
                return self._upgrade(request, whole=upgrade.args[0] == len(data))
        except httptools.HttpParserError:
            if not request.complete:
                return self._refuse(HTTPStatus.BAD_REQUEST, "malformed")
            request.follow()
        if request.wrong is not None:
            return self._refuse(*request.wrong)
        if request.followed:
            self._edge.refuse("pipelined", self._line.address)
        self.flow()
        return not request.followed

    def _refuse(self, status: int, reason: str) -> bool:
        """Answer in one line, and end; without an answer if another one has begun."""
        self._edge.refuse(reason, self._line.address)
        request, self._request = self._request, None
        if request is not None:
            request.lose()
        if request is not None and request.begun:
            self._transport.abort()
        else:
            headers = [(b"content-length", b"0")]
            if status == HTTPStatus.TOO_MANY_REQUESTS:
                headers.append((b"retry-after", b"1"))  # by then there is room for many more
            self._transport.write(_head(status, headers, keep_alive=False))
            self._close()
        return False

    def _close(self) -> None:
        self._transport.close()
        self._enter(Phase.ANSWER)

    # httptools calls these. What comes after a whole request is not looked at.
    def on_message_begin(self) -> None:
        if self._request is not None and self._request.complete:
            self._request.follow()

    def on_url(self, url: bytes) -> None:
        request = self._request
        if request is not None and not request.complete:
            request.url += url
            if len(request.url) > edge.URL:
                request.wrong = (HTTPStatus.REQUEST_URI_TOO_LONG, "url")

    def on_header(self, name: bytes, value: bytes) -> None:
        request = self._request
        if request is not None and request.scope is None:  # else it is a trailer (RFC 9112, 7.1.2)
            request.headers.append((name.lower(), value.strip(b" \t")))

    def on_headers_complete(self) -> None:
        request, parser = self._request, self._parser
        if request is None or parser is None or request.complete or request.wrong:
            return
        try:
            request.scope = self._scope(request, parser)
        except BadHead as wrong:
            request.wrong = (wrong.status, "malformed")
            return
        self._enter(Phase.BODY)
        if not self._edge.allows_request(self._line, request.scope["client"][0]):
            request.wrong = (HTTPStatus.TOO_MANY_REQUESTS, "requests")
        elif not (parser.should_upgrade() and is_websocket(request.headers)):
            # A client that wants to upgrade to something else gets an answer, and no other.
            request.keep_alive = parser.should_keep_alive() and not parser.should_upgrade()
            request.task = self._loop.create_task(self._answer(request, request.scope))

    def on_body(self, body: bytes) -> None:
        if self._request is not None and not self._request.complete:
            self._line.account.progress += len(body)
            self._request.take(body)

    def on_message_complete(self) -> None:
        request = self._request
        if request is not None and not request.complete:
            request.complete = True
            request.take(b"")
            if request.answered:
                self._close()
            elif request.task is not None and self.writable.is_set():
                self._enter(Phase.WORK)

    # ---- what is answered -------------------------------------------------------
    def _scope(self, request: Request, parser: httptools.HttpRequestParser) -> Scope:
        """Describe the request as ASGI does; raise BadHead if it may not be."""
        head = http_head.read(request.beginning, request.headers, parser.should_upgrade())
        client, scheme = self._service.proxies.client(self._line.peer, request.headers)
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": head.version,
            "method": head.method,
            "scheme": scheme,
            "path": head.path,
            "raw_path": head.raw_path,
            "query_string": head.query,
            "root_path": "",
            "headers": request.headers,
            "client": (client, 0),
            "server": self._transport.get_extra_info("sockname"),
        }

    async def _answer(self, request: Request, scope: Scope) -> None:
        try:
            await self._service.app(scope, request.receive, request.send)
        except Exception:
            fail("request failed")
        if self._request is not request:
            return  # the connection has ended
        if not request.answered:
            self._transport.abort()  # half an answer must not pass for a whole one
        elif not request.complete:
            # To close before the rest has come would take the answer from the client.
            if self.writable.is_set():
                self._enter(Phase.END)
        elif request.keep_alive and not self._service.ending:
            self._request = None
            if self.writable.is_set():
                self._enter(Phase.IDLE)
            self.flow()
        else:
            self._close()
        self.hold()

    def _upgrade(self, request: Request, whole: bool) -> bool:
        """Make it a websocket from here on."""
        if not whole or request.scope is None:
            return self._refuse(HTTPStatus.BAD_REQUEST, "malformed")
        self._leave()
        protocol = WebsocketProtocol(self._edge, self._line, self._service.open)
        self._transport.set_protocol(protocol)
        protocol.begin(self._service.app, request.scope, request.url.decode("latin-1"))
        return False


class Request:
    """One request, and what of it and of its answer has come."""

    def __init__(self, protocol: HttpProtocol, transport: asyncio.Transport) -> None:
        self._protocol = protocol
        self._transport = transport
        self.held = 0
        """Bytes of its body, all of which are in memory until it is answered."""
        self.beginning = b""
        """The bytes it begins with, at least those of its first line."""
        self.url = b""
        self.headers: Headers = []
        self.scope: Scope | None = None
        """Once all headers are here."""
        self.wrong: tuple[int, str] | None = None
        """The status with which it is refused, and why."""
        self.complete = False
        self.followed = False
        self.keep_alive = False
        self.task: asyncio.Task[None] | None = None
        self.begun = False
        """The beginning of the answer was sent."""
        self.answered = False
        self._body = bytearray()
        self._ahead = 0
        """Bytes of the body that nobody has asked for."""
        self._given = False
        """The application has all of the body."""
        self._more = asyncio.Event()
        self._lost = False
        self._start: tuple[int, Headers] | None = None
        """Status and headers of the answer, which are sent with the first of its content."""

    @property
    def has_room(self) -> bool:
        """Return True if more of it may come: after the answer it is not kept."""
        return not self.followed and (self.answered or self._ahead <= edge.BODY_AHEAD)

    def follow(self) -> None:
        """Note that more has come before it was answered."""
        self.followed = True
        self.keep_alive = False

    def take(self, body: bytes) -> None:
        """Keep some of the body, or note its end."""
        self._ahead += len(body)
        if not self.answered:
            self.held += len(body)
            self._body += body
        self._more.set()

    def lose(self) -> None:
        """Note that the connection has ended."""
        self._lost = True
        self._more.set()

    async def receive(self) -> Message:
        if not self._body and not self.complete and values(self.headers, b"expect"):
            self._transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        while not (self._lost or self.answered or self._body or (self.complete and not self._given)):
            self._more.clear()
            await self._more.wait()
        if self._lost or self.answered:
            return {"type": "http.disconnect"}
        body, self._body, self._ahead = bytes(self._body), bytearray(), 0
        self._given = self.complete
        self._protocol.flow()
        return {"type": "http.request", "body": body, "more_body": not self.complete}

    async def send(self, message: Message) -> None:
        await self._protocol.writable.wait()
        if self._lost or self.answered:
            return
        if message["type"] == "http.response.start":
            self._start = (message["status"], list(message.get("headers", [])))
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        head = b""
        if self._start is not None:
            status, headers = self._start
            self._start = None
            bounded = status in WITHOUT_BODY or any(name == b"content-length" for name, _ in headers)
            # Else it ends where the connection ends. And who answers before the end of a request is done.
            self.keep_alive = self.keep_alive and bounded and self.complete
            head = _head(status, headers, self.keep_alive)
        if self.scope is not None and self.scope["method"] == "HEAD":
            body = b""
        self.begun = True
        self._protocol.write(head, body)
        if not more:
            self.answered = True
            self.held = 0
            self._more.set()


def _head(status: int, headers: Headers, keep_alive: bool) -> bytes:
    """Return the beginning of an answer."""
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [name + b": " + value for name, value in headers]
    if not keep_alive:
        lines.append(b"connection: close")
    return b"\r\n".join([*lines, b"", b""])
