"""A websocket on one connection, for an ASGI application.

`websockets` takes frames apart and makes them; what they may cost is in `account.py`: every frame counts,
also those that say nothing, and a message that has begun has to end in time.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any

from starlette.types import ASGIApp, Message, Scope
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, Protocol, Side, State
from websockets.server import ServerProtocol

from terroir.server import edge
from terroir.server.account import GRACE_S, Phase
from terroir.server.connection import POLICY, UNSUPPORTED, WRITE
from terroir.server.edge import Edge, Line
from terroir.server.logs import fail
from terroir.server.strict import MAX_FRAME

MOST_UNREAD = 8
MOST_UNREAD_BYTES = 65_536
"""With so many texts, or bytes of them, not looked at yet, the client has to wait."""
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
        line.account.open_socket(at_edge.factor, self._loop.time())
        at_edge.enter(line, Phase.SOCKET, self._loop.time())
        line.measure = self._held_bytes
        self._answer: Response
        """To the request for it, until it is sent."""
        self._accepted = False
        self._inbox: deque[Message] = deque([{"type": "websocket.connect"}])
        self._inbox_size = 0
        self._reader: asyncio.Future[None] | None = None
        self._text = bytearray()
        """What has come of a text of several frames."""
        self._held = b""
        """What was read and not looked at yet."""
        self._queued = 0
        """Bytes that the application wants to send as soon as the client reads."""
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
        self._inbox_size = 0
        if self._frames.state is State.CLOSING:
            # The other side is to close, too: what it sends until then must not cut off what we said.
            self._flow()
            self._abort_soon()
        else:
            self._close()

    # ---- the connection -------------------------------------------------------
    def connection_lost(self, error: Exception | None) -> None:
        self._edge.release(self._line)
        self._open_ones.discard(self)
        self._line.measure = self._transport.get_write_buffer_size  # no reference cycle stays
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
        if reason := self._line.account.arrive(nbytes, self._loop.time()):
            self._throw_out(reason)
            return
        self._take(bytes(self._edge.buffer[:nbytes]))

    def pause_writing(self) -> None:
        self.writable.clear()
        self._unread = self._loop.call_later(edge.STUCK_S, self._drop, "unread")
        self._flow()
        self._hold()

    def resume_writing(self) -> None:
        self.writable.set()
        if self._unread is not None:
            self._unread.cancel()
        self._flow()
        self._hold()

    @property
    def _has_room(self) -> bool:
        """True if more texts may come, and the client reads, too."""
        inbox = len(self._inbox) < MOST_UNREAD and self._inbox_size < MOST_UNREAD_BYTES
        return inbox and self.writable.is_set()

    def _flow(self) -> None:
        """Apply back-pressure: read while there is room for more, and the client reads what it was sent."""
        wanted = self._accepted and self._has_room
        if wanted and self._held:
            held, self._held = self._held, b""
            self._take(held)
        elif wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            if wanted:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _held_bytes(self) -> int:
        """Return the bytes in memory: what was not looked at, what is not whole, what is not read."""
        arrived = len(self._held) + self._unfinished + self._inbox_size
        return arrived + self._queued + self._transport.get_write_buffer_size()

    @property
    def _unfinished(self) -> int:
        """Bytes of a message that has not ended."""
        return len(self._text) + len(self._frames.reader.buffer)

    def _hold(self) -> None:
        self._edge.hold(self._line, self._held_bytes())

    def abort(self) -> None:
        """End it at once."""
        self._transport.abort()

    def _close(self) -> None:
        """Look at nothing more; what was written may leave, for a while."""
        self._put({"type": "websocket.disconnect", "code": NO_CODE})
        self._ended = True
        self._transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(GRACE_S, self._transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _drop(self, reason: str) -> None:
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
        """Send a ping; drop the connection if the last one went unanswered, or a message takes too long."""
        account = self._line.account
        late = account.late if account.left(self._loop.time()) <= 0 else ""
        if self._reading and (late or not self._heard):
            self._drop(late or "gone")
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
            if not self._has_room:
                self._held = data[at:]
                break
            self._step(data[at : at + edge.STEP])
        self._flow()
        self._hold()

    def _step(self, data: bytes) -> None:
        fragmented = self._frames.current_size is not None
        self._frames.receive_data(data)
        events = [event for event in self._frames.events_received() if isinstance(event, Frame)]
        now, account = self._loop.time(), self._line.account
        if not account.allows_frames(len(events), now):
            self._throw_out("frames")
            return
        for event in events:
            if not self._frame(event):
                break
        self._write()
        if not self._unfinished and self._frames.current_size is None:
            account.enter(Phase.SOCKET, now)
        elif account.phase is Phase.SOCKET or any(not fragmented or _ends(event) for event in events):
            account.enter(Phase.MESSAGE, now)

    def _frame(self, frame: Frame) -> bool:
        """Take a frame; return False if no other may follow. `websockets` answers pings and closing."""
        if frame.opcode is Opcode.BINARY:
            self._frames.fail(UNSUPPORTED, "text frames only")
            return False
        if frame.opcode is Opcode.TEXT and frame.fin:
            return self._whole(frame.data)
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._text += frame.data
            if frame.fin:
                whole, self._text = self._text, bytearray()
                return self._whole(whole)
        return True

    def _whole(self, data: Any) -> bool:
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self._frames.fail(CloseCode.INVALID_DATA, "not UTF-8")
            return False
        if not self._ended:
            self._inbox_size += len(text)
            self._put({"type": "websocket.receive", "text": text})
        return True

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
        self._inbox_size -= len(message.get("text", ""))
        self._flow()
        return message

    def write_texts(self, texts: Iterable[bytes], size: int) -> bool:
        """Send texts of this size now, if that takes no waiting; return False, and count them, if it does."""
        if not self.writable.is_set() or self._frames.state is not State.OPEN or self._ended:
            self._queued = size
            self._hold()
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
            self._hold()
            if parts[-1] == SEND_EOF:
                self._close()

    async def send(self, message: Message) -> None:
        await self.writable.wait()
        self._queued = 0
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


def _ends(frame: Frame) -> bool:
    """Return True if a message ends with this frame."""
    return frame.fin and frame.opcode in (Opcode.TEXT, Opcode.CONT)


def _headers(pairs: Iterable[tuple[bytes, bytes]]) -> Headers:
    return Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in pairs])
