"""Running the application: uvicorn, set up for sockets that stay open and clients that may be anybody."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from terroir.server.app import build
from terroir.server.connection import WRITE
from terroir.server.settings import Settings
from terroir.server.strict import MAX_FRAME
from terroir.store.opening import open_store

MOST_UNREAD = 8
"""So many texts that were not looked at yet, and the client has to wait."""
GRACE_S = 5.0
"""What is left to be sent when a socket has ended has so long to leave."""


class Inbox:
    """What has come and was not looked at yet, for one reader: a queue that costs less than asyncio's."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None:
            if not self._reader.done():
                self._reader.set_result(None)
            self._reader = None

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket as we need it: texts come and go by the shortest way, the connection ends with the socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    whole = False
    """Nothing of a frame, or of a text of several frames, has come that has not come to its end."""

    def data_received(self, data: bytes) -> None:
        # Nearly all that clients send is a short text that comes alone: no need to take it apart by steps.
        text = short_text(data) if self.whole else None
        if text is None or self.close_sent or self.disconnected:
            self.whole = self.handshake_complete and self.whole and ends_with_frame(data)
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITE] = self.write_texts  # type: ignore[assignment]
        await super().run_asgi()

    def write_texts(self, texts: Iterable[bytes]) -> bool:
        """Send texts now, if they can be sent without waiting; whether they were."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        # Whole text frames, not masked and not compressed.
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.whole = not self.conn.reader.buffer
        if message["type"] == "websocket.http.response.body":
            # Refused before it was a socket: that, too, completes the handshake.
            self.handshake_complete = True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Even if the other side does not read what is left.
        self.loop.call_later(GRACE_S, self.transport.abort)


def short_text(data: bytes) -> str | None:
    """The text, if this is exactly one frame that is a whole text of a client, masked and not too long."""
    size, at = len(data) - 6, 6
    if size > 125:
        size, at = size - 2, 8
    if not 0 <= size <= MAX_FRAME or data[0] != 0x81 or data[1] != 0x80 | (size if at == 6 else 126):
        return None
    if at == 8 and int.from_bytes(data[2:4], "big") != size:
        return None
    try:
        return apply_mask(data[at:], data[at - 4 : at]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_frame(data: bytes) -> bool:
    """Whether this is some whole frames, none of them a part of a text of several frames."""
    at = 0
    while at < len(data):
        if len(data) < at + 2 or not data[at] & 0x80 or not data[at] & 0x0F:
            return False
        size = data[at + 1] & 0x7F
        longer = {126: 2, 127: 8}.get(size, 0)
        if longer:
            size = int.from_bytes(data[at + 2 : at + 2 + longer], "big")
        at += 2 + longer + (4 if data[at + 1] & 0x80 else 0) + size
    return at == len(data)


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def run(settings: Settings, listener: sockets.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal ends it. A database that cannot be opened is an error before `ready` is called."""

    async def serve() -> None:
        app = build(settings, await open_store(settings.database))
        ready()
        await uvicorn.Server(_config(app)).serve([listener])

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve())


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws=SocketProtocol,
        ws_max_size=4 * MAX_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Sizes of compressed frames tell about their content, and compression costs memory for every socket.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
        limit_concurrency=None,
        h11_max_incomplete_event_size=None,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop, on systems that have it."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listening(host: str, port: int) -> sockets.socket:
    """A listening socket; port 0 takes any that is free."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(2048)
    listener.setblocking(False)
    return listener
