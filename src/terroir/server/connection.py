"""One open socket: what is to be sent waits in a bounded queue, and a client that does not read is let go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from starlette.types import Send

from terroir.server import wire
from terroir.store.rows import Person

MOST_FRAMES = 256
MOST_BYTES = 1_000_000
"""What may wait for a client that reads slowly; with more it is let go, and may come back and resync."""
SLOW = 1013
UNSUPPORTED = 1003
POLICY = 1008
GOING_AWAY = 1001

WRITE = "terroir.write"
"""The extension of our own server that sends texts at once, or counts their size until it can."""
Write = Callable[[Iterable[bytes], int], bool]

encoder = msgspec.json.Encoder()


class Connection:
    """A socket of a person (or of nobody) who looks at a table through the eyes of a seat (or of nobody)."""

    __slots__ = (
        "_closing",
        "_flushing",
        "_loop",
        "_queue",
        "_send",
        "_size",
        "_wake",
        "_write",
        "address",
        "hashed",
        "scopes",
        "seat",
        "seats",
        "who",
    )

    def __init__(
        self, send: Send, who: Person | None, hashed: bytes | None, address: str, write: Write | None = None
    ) -> None:
        self.who = who
        self.hashed = hashed
        """Of the token it came with: when that is revoked the socket ends."""
        self.address = address
        self.scopes: frozenset[str] | None = None
        """What its token is for; None: for everything."""
        self.seats: tuple[int, ...] = ()
        self.seat: int | None = None
        self._loop = asyncio.get_running_loop()
        self._send = send
        self._write = write
        self._flushing = False
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None

    @property
    def person(self) -> str | None:
        """The public id of the person."""
        return self.who.id if self.who else None

    def send(self, frame: wire.ServerFrame) -> None:
        """Send a frame, some time soon."""
        self.send_bytes(encoder.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """Send a frame that is written already; several sockets may share it."""
        if self._closing is not None:
            return
        self._queue.append(frame)
        self._size += len(frame)
        if len(self._queue) > MOST_FRAMES or self._size > MOST_BYTES:
            self.close(SLOW, "slow")
        self._awake()

    def close(self, code: int, why: str) -> None:
        """End the socket; the client is told why, if it reads."""
        if self._closing is None:
            self._closing = (code, why)
            if code == SLOW:
                self._queue.clear()
            self._queue.append(encoder.encode(wire.Closing(why)))
            self._awake()

    def leave(self) -> None:
        """The socket has ended: nothing is sent any more."""
        if self._closing is None:
            self._closing = (GOING_AWAY, "")
        self._queue.clear()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    @property
    def why(self) -> str:
        """Why it is to be closed, if it is."""
        return self._closing[1] if self._closing is not None else ""

    def _awake(self) -> None:
        if not self._flushing:
            # Soon, not now: what else is sent meanwhile goes out with it, in one piece.
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._wake is None or self._wake.done():
            if self._write is not None:  # the writer is at it: what waits is counted
                self._write((), self._size)
            return
        if self._closing is None and self._write is not None and self._write(self._queue, self._size):
            self._queue.clear()
            self._size = 0
        else:
            self._wake.set_result(None)

    def _next(self) -> dict[str, Any]:
        frame = self._queue.popleft()
        self._size -= len(frame)
        return {"type": "websocket.send", "text": frame.decode()}

    async def write(self) -> None:
        """Send what waits and cannot be sent at once, until the socket is to be closed."""
        while True:
            while self._queue:
                # No variable here holds what was sent: it would live as long as nothing else is sent.
                await self._send(self._next())
            if self._closing is not None:
                code, why = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": why})
                return
            self._wake = self._loop.create_future()
            await self._wake
