"""Running the application: uvicorn, set up for sockets that stay open and clients that may be anybody."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import Callable, Iterable
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from terroir.server.app import build
from terroir.server.connection import WRITE
from terroir.server.settings import Settings
from terroir.server.strict import MAX_FRAME
from terroir.store.opening import open_store

GRACE_S = 5.0
"""What is left to be sent when a socket has ended has so long to leave."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket as we need it: texts go out by the shortest way, and the connection ends with the socket."""

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
        if message["type"] == "websocket.http.response.body":
            # Refused before it was a socket: that, too, completes the handshake.
            self.handshake_complete = True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Even if the other side does not read what is left.
        self.loop.call_later(GRACE_S, self.transport.abort)


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
