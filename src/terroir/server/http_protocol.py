"""HTTP on one connection, for an ASGI application: requests are answered one after the other.

httptools takes the bytes apart; what they may cost is in `edge.py`. Browsers and proxies wait for an answer
before they ask again: whoever does not gets that answer, and no other.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import cast
from urllib.parse import unquote_to_bytes

import httptools
from starlette.types import ASGIApp, Message, Scope

from terroir.server import edge
from terroir.server.edge import Edge, Line
from terroir.server.forwarding import Proxies
from terroir.server.logs import fail
from terroir.server.websocket_protocol import WebsocketProtocol

Headers = list[tuple[bytes, bytes]]
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
        """What a new connection begins with."""
        return HttpProtocol(self)

    async def finish(self, seconds: float) -> None:
        """What is being answered is answered, if it does not take too long; nothing else is."""
        self.ending = True
        answering = [task for one in set(self.open) if isinstance(one, HttpProtocol) and (task := one.end())]
        if answering:
            await asyncio.wait(answering, timeout=seconds)

    def abort(self) -> None:
        """End what is left."""
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
        self._parser: httptools.HttpRequestParser | None = None
        self._request: Request | None = None
        self._reading = True
        self.writable = asyncio.Event()
        self.writable.set()

    # ---- the connection -------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        line = self._edge.come(self._transport)
        if line is not None:
            self._line = line
            self._service.open.add(self)
            self._edge.rests(line)
            self._until(edge.FIRST_S, "silent")

    def connection_lost(self, error: Exception | None) -> None:
        if self not in self._service.open:
            return
        self._edge.go(self._line)
        if self._request is not None:
            self._request.lose()
        self._leave()
        self.writable.set()

    def _leave(self) -> None:
        """Let go of everything, since what knows each other stays in memory until somebody looks for it."""
        self._service.open.discard(self)
        self._stop_timer()
        self._parser = self._request = None

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._edge.buffer

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(self._edge.buffer[:nbytes])
        for at in range(0, nbytes, edge.STEP):
            if self._transport.is_closing() or not self._feed(data[at : at + edge.STEP]):
                return

    def pause_writing(self) -> None:
        self.writable.clear()
        self.flow()
        self._watch_reader()

    def resume_writing(self) -> None:
        self.writable.set()
        if self._transport.is_closing():
            return  # the rest has to be read, too
        self.flow()
        if self._request is None:
            self._until(edge.IDLE_S, "")
        elif not self._request.complete:
            self._until(edge.BODY_S, "slow")
        else:
            self._stop_timer()

    def flow(self) -> None:
        """Read only what there is room for, and only from who reads, too."""
        request = self._request
        wanted = self.writable.is_set() and (request is None or request.has_room)
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def end(self) -> asyncio.Task[None] | None:
        """This answer, if there is one to wait for, and no other."""
        if self._request is None or self._request.task is None:
            self._transport.close()
            return None
        self._request.keep_alive = False
        return self._request.task

    def abort(self) -> None:
        """End it at once."""
        self._transport.abort()

    # ---- time -------------------------------------------------------------------
    def _until(self, seconds: float, reason: str) -> None:
        """The connection ends then; without a reason nobody is to blame."""
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, self._late, reason)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _watch_reader(self) -> None:
        """Let go who reads nothing, or hardly anything, of what was answered."""
        self._stop_timer()
        left = self._transport.get_write_buffer_size()
        self._timer = self._loop.call_later(edge.UNREAD_S, self._check_reader, left)

    def _check_reader(self, before: int) -> None:
        if before - self._transport.get_write_buffer_size() < edge.UNREAD_S * edge.READ_PER_S:
            self._late("unread")
        else:
            self._watch_reader()

    def _late(self, reason: str) -> None:
        if reason:
            self._edge.refuse(reason, self._line.address)
        self._transport.abort()

    # ---- what arrives -----------------------------------------------------------
    def _feed(self, data: bytes) -> bool:
        """Take some bytes; whether there may be more."""
        if self._parser is None:
            self._parser = httptools.HttpRequestParser(self)
        if self._request is None:
            self._request = Request(self, self._transport)
            self._edge.works(self._line)
            self._until(edge.HEAD_S, "slow")
        request = self._request
        if request.scope is None:
            request.head_size += len(data)
            if request.head_size > edge.HEAD:
                return self._refuse(431, "headers")
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if request.wrong is None and request.is_upgrade:
                return self._upgrade(request, whole=upgrade.args[0] == len(data))
        except httptools.HttpParserError:
            if not request.complete:
                return self._refuse(400, "malformed")
            request.follow()
        if request.wrong is not None:
            return self._refuse(*request.wrong)
        if request.followed:
            self._edge.refuse("pipelined", self._line.address)
        self.flow()
        return not request.followed

    def _refuse(self, status: int, reason: str) -> bool:
        """Answer in one line, and end."""
        self._edge.refuse(reason, self._line.address)
        if self._request is not None and self._request.task is not None:
            self._transport.abort()  # in the middle of an answer
        else:
            headers = [(b"content-length", b"0")]
            if status == 429:
                headers.append((b"retry-after", b"1"))  # by then there is room for many more
            self._transport.write(_head(status, headers, keep_alive=False))
            self._close()
        return False

    def _close(self) -> None:
        self._transport.close()
        self._watch_reader()

    # httptools calls these. What comes after a whole request is not looked at.
    def on_message_begin(self) -> None:
        if self._request is not None and self._request.complete:
            self._request.follow()

    def on_url(self, url: bytes) -> None:
        request = self._request
        if request is not None and not request.complete:
            request.url += url
            if len(request.url) > edge.URL:
                request.wrong = (414, "url")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._request is not None and not self._request.complete:
            self._request.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        request, parser = self._request, self._parser
        if request is None or parser is None or request.complete or request.wrong:
            return
        try:
            request.scope = self._scope(request, parser)
        except (ValueError, httptools.HttpParserInvalidURLError):
            request.wrong = (400, "malformed")
            return
        if not self._edge.allows_request(request.scope["client"][0]):
            request.wrong = (429, "requests")
        elif not (parser.should_upgrade() and request.is_upgrade):
            # Whoever wants to upgrade to something else gets an answer, and no other.
            request.keep_alive = parser.should_keep_alive() and not parser.should_upgrade()
            self._until(edge.BODY_S, "slow")
            request.task = self._loop.create_task(self._answer(request, request.scope))

    def on_body(self, body: bytes) -> None:
        if self._request is not None and not self._request.complete:
            self._request.take(body)

    def on_message_complete(self) -> None:
        request = self._request
        if request is not None and not request.complete:
            request.complete = True
            request.take(b"")
            if request.answered:
                self._close()
            elif request.task is not None:
                self._stop_timer()

    # ---- what is answered -------------------------------------------------------
    def _scope(self, request: Request, parser: httptools.HttpRequestParser) -> Scope:
        """The request as ASGI describes it."""
        url = httptools.parse_url(request.url)
        path = unquote_to_bytes(url.path).decode()
        if not path.isprintable():
            raise ValueError("signs that nobody can see")
        client, scheme = self._service.proxies.client(self._line.peer, request.headers)
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": parser.get_http_version(),
            "method": parser.get_method().decode(),
            "scheme": scheme,
            "path": path,
            "raw_path": url.path,
            "query_string": url.query or b"",
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
            self._until(edge.GRACE_S, "")
        elif request.keep_alive and not self._service.ending:
            self._request = None
            if self.writable.is_set():
                self._until(edge.IDLE_S, "")
            self._edge.rests(self._line)
            self.flow()
        else:
            self._close()

    def _upgrade(self, request: Request, whole: bool) -> bool:
        """From here on it is a websocket."""
        if not whole or request.scope is None:
            return self._refuse(400, "malformed")
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
        self.head_size = 0
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
        self.answered = False
        self._body = bytearray()
        self._ahead = 0
        """Bytes of the body that nobody has asked for."""
        self._given = False
        """The application has all of the body."""
        self._more = asyncio.Event()
        self._lost = False
        self._begun: tuple[int, Headers] | None = None
        """Status and headers of the answer, which are sent with the first of its content."""

    @property
    def is_upgrade(self) -> bool:
        return any(name == b"upgrade" and value.lower() == b"websocket" for name, value in self.headers)

    @property
    def has_room(self) -> bool:
        """Whether more of it may come."""
        return not self.followed and self._ahead <= edge.BODY_AHEAD

    def follow(self) -> None:
        """More has come after it, before it was answered."""
        self.followed = True
        self.keep_alive = False

    def take(self, body: bytes) -> None:
        """Some of the body has come, or its end."""
        self._ahead += len(body)
        if not self.answered:
            self._body += body
        self._more.set()

    def lose(self) -> None:
        """The connection has ended."""
        self._lost = True
        self._more.set()

    async def receive(self) -> Message:
        if not self._body and not self.complete and any(name == b"expect" for name, _ in self.headers):
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
            self._begun = (message["status"], list(message.get("headers", [])))
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        head = b""
        if self._begun is not None:
            status, headers = self._begun
            self._begun = None
            bounded = status in WITHOUT_BODY or any(name == b"content-length" for name, _ in headers)
            # Else it ends where the connection ends. And who answers before the end of a request is done.
            self.keep_alive = self.keep_alive and bounded and self.complete
            head = _head(status, headers, self.keep_alive)
        if self.scope is not None and self.scope["method"] == "HEAD":
            body = b""
        self._transport.write(head + body)
        if not more:
            self.answered = True
            self._more.set()


def _head(status: int, headers: Headers, keep_alive: bool) -> bytes:
    """The beginning of an answer."""
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [name + b": " + value for name, value in headers]
    if not keep_alive:
        lines.append(b"connection: close")
    return b"\r\n".join([*lines, b"", b""])
