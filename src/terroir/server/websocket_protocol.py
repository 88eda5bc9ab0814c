"""A websocket on one connection, for an ASGI application.

`websockets` takes frames apart and makes them; what they may cost is in `edge.py`: every frame counts, those
that say nothing too.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Any

from starlette.types import ASGIApp, Message, Scope
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, Protocol, Side, State
from websockets.server import ServerProtocol

from terroir.server import edge
from terroir.server.connection import POLICY, WRITE
from terroir.server.edge import Edge, Line
from terroir.server.logs import fail
from terroir.server.strict import MAX_FRAME

MOST_UNREAD = 8
"""With this many texts not looked at yet, the client has to wait."""
MOST_BYTES = 4 * MAX_FRAME
"""Bytes of a text: those above MAX_FRAME are read, so that the client can be told what is wrong with them."""
NO_CODE = 1005


class WebsocketProtocol(asyncio.BufferedProtocol):
    """One websocket, from the request for it to the end of its connection."""

    def __init__(self, at_edge: Edge, line: Line, open_ones: set[Any]) -> None:
        self._edge = at_edge
        self._line = line
        self._open_ones = open_ones
        self._transport = line.transport
        self._loop = asyncio.get_running_loop()
        self._frames = Protocol(Side.SERVER, max_size=MOST_BYTES)
        self._may_frames = at_edge.frames()
        self._may_bytes = at_edge.bytes()
        self._answer: Response
        """To the request for it, until it is sent."""
        self._accepted = False
        self._inbox: deque[Message] = deque([{"type": "websocket.connect"}])
        self._reader: asyncio.Future[None] | None = None
        self._text = bytearray()
        """What has come of a text of several frames."""
        self._held = b""
        """What was read and not looked at yet."""
        self._reading = True
        self._heard = True
        """Something has come since the last ping."""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._ended = False
        """Nothing that comes is looked at any more."""
        self.task: asyncio.Task[None] | None = None
        self.writable = asyncio.Event()
        self.writable.set()
        open_ones.add(self)

    def begin(self, app: ASGIApp, scope: Scope, url: str) -> None:
        """Hand the request to the application, if it is one for a websocket."""
        headers = _headers(scope["headers"])
        self._answer = ServerProtocol().accept(Request(url, headers))
        if self._answer.status_code != 101:
            self._transport.write(self._answer.serialize())
            self._close()
            return
        offered = ",".join(headers.get_all("Sec-WebSocket-Protocol")).split(",")
        scope["type"] = "websocket"
        scope["scheme"] = "wss" if scope["scheme"] == "https" else "ws"
        scope["subprotocols"] = [one.strip() for one in offered if one.strip()]
        scope["extensions"] = {"websocket.http.response": {}, WRITE: self.write_texts}
        self._flow()
        self.task = self._loop.create_task(self._run(app, scope))

    async def _run(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self.receive, self.send)
        except OSError:
            pass  # it has ended meanwhile
        except Exception:
            fail("socket failed")
        self._ended = True
        self._inbox.clear()
        if self._frames.state is State.CLOSING:
            # The other side is to close, too: what it sends until then must not cut off what we said.
            self._flow()
            self._abort_soon()
        else:
            self._close()

    # ---- the connection -------------------------------------------------------
    def connection_lost(self, error: Exception | None) -> None:
        self._edge.go(self._line)
        self._open_ones.discard(self)
        self._stop_timer()
        if self._unread is not None:
            self._unread.cancel()
        self.writable.set()
        self._put({"type": "websocket.disconnect", "code": NO_CODE})
        self._ended = True

    def get_buffer(self, sizehint: int) -> memoryview:
        return self._edge.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self._heard = True
        if not self._may_bytes.allows(time.monotonic(), nbytes):
            self._throw_out("bytes")
            return
        self._take(bytes(self._edge.buffer[:nbytes]))

    def pause_writing(self) -> None:
        self.writable.clear()
        self._unread = self._loop.call_later(edge.STUCK_S, self._let_go, "unread")
        self._flow()

    def resume_writing(self) -> None:
        self.writable.set()
        if self._unread is not None:
            self._unread.cancel()
        self._flow()

    def _flow(self) -> None:
        """Read only what there is room for, and only from who reads, too."""
        room = self._accepted and len(self._inbox) < MOST_UNREAD
        wanted = room and self.writable.is_set()
        if wanted and self._held:
            held, self._held = self._held, b""
            self._take(held)
        elif wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def abort(self) -> None:
        """End it at once."""
        self._transport.abort()

    def _close(self) -> None:
        """Nothing more is looked at; what was written may leave, for a while."""
        self._put({"type": "websocket.disconnect", "code": NO_CODE})
        self._ended = True
        self._transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(edge.GRACE_S, self._transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _let_go(self, reason: str) -> None:
        self._edge.refuse(reason, self._line.address)
        self._transport.abort()

    def _throw_out(self, reason: str) -> None:
        self._edge.refuse(reason, self._line.address)
        if self.writable.is_set():
            self._frames.fail(POLICY, "flood")
            self._write()
        else:
            self._transport.abort()

    def _beat(self) -> None:
        """Ping, and let go who has not answered the last one, if we would have heard it."""
        if not self._heard and self._reading:
            self._let_go("gone")
            return
        self._heard = False
        if self._frames.state is State.OPEN and self.writable.is_set():
            self._frames.send_ping(b"")
            self._write()
        self._timer = self._loop.call_later(edge.PING_S, self._beat)

    # ---- what arrives -----------------------------------------------------------
    def _take(self, data: bytes) -> None:
        for at in range(0, len(data), edge.STEP):
            if self._transport.is_closing():
                return
            if len(self._inbox) >= MOST_UNREAD or not self.writable.is_set():
                self._held = data[at:]
                break
            self._step(data[at : at + edge.STEP])
        self._flow()

    def _step(self, data: bytes) -> None:
        self._frames.receive_data(data)
        events = self._frames.events_received()
        if not self._may_frames.allows(time.monotonic(), len(events)):
            self._throw_out("frames")
            return
        for event in events:
            if isinstance(event, Frame):
                self._frame(event)
        self._write()

    def _frame(self, frame: Frame) -> None:
        """Pings and closing are answered by `websockets`."""
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._whole(frame.data)
        elif frame.opcode is Opcode.BINARY:
            self._put({"type": "websocket.receive", "bytes": bytes(frame.data)})
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._text += frame.data
            if frame.fin:
                whole, self._text = self._text, bytearray()
                self._whole(whole)

    def _whole(self, text: Any) -> None:
        try:
            self._put({"type": "websocket.receive", "text": str(text, "utf-8")})
        except UnicodeDecodeError:
            self._frames.fail(1007, "not UTF-8")

    def _put(self, message: Message) -> None:
        if self._ended:
            return
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    # ---- as the application sees it -----------------------------------------------
    async def receive(self) -> Message:
        while not self._inbox:
            self._reader = self._loop.create_future()
            await self._reader
        message = self._inbox.popleft()
        self._flow()
        return message

    def write_texts(self, texts: Iterable[bytes]) -> bool:
        """Send texts now, if they can be sent without waiting; whether they were."""
        if not self.writable.is_set() or self._frames.state is not State.OPEN or self._ended:
            return False
        for text in texts:
            self._frames.send_text(text)
        self._write()
        return True

    def _write(self) -> None:
        """Send what `websockets` has to send; the last of it is empty, if it is the end."""
        parts = self._frames.data_to_send()
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))
            if parts[-1] == SEND_EOF:
                self._close()

    async def send(self, message: Message) -> None:
        await self.writable.wait()
        if self._ended:
            raise OSError("the socket has ended")
        match message["type"]:
            case "websocket.accept":
                self._accept(message)
            case "websocket.http.response.start":
                self._answer = Response(message["status"], "", _headers(message["headers"]))
            case "websocket.http.response.body":
                self._answer.body = message["body"]
                self._refuse()
            case "websocket.send":
                self._frames.send_text(message["text"].encode())
                self._write()
            case "websocket.close" if not self._accepted:
                self._answer = Response(403, "Forbidden", Headers())
                self._refuse()
            case "websocket.close":
                self._frames.send_close(message["code"], message["reason"])
                self._write()

    def _accept(self, message: Message) -> None:
        headers = self._answer.headers
        del headers["Date"]
        if subprotocol := message.get("subprotocol"):
            headers["Sec-WebSocket-Protocol"] = subprotocol
        self._transport.write(self._answer.serialize())
        self._accepted = True
        self._timer = self._loop.call_later(edge.PING_S, self._beat)
        self._flow()

    def _refuse(self) -> None:
        self._answer.headers["Content-Length"] = str(len(self._answer.body or b""))
        self._answer.headers["Connection"] = "close"
        self._transport.write(self._answer.serialize())
        self._close()


def _headers(pairs: Iterable[tuple[bytes, bytes]]) -> Headers:
    return Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in pairs])
