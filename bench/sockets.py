"""A websocket client that costs next to nothing, so that a load is never slower than the server it loads."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

Heard = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One connection; every text that arrives is handed on as bytes."""

    def __init__(self, url: str, headers: Mapping[str, str], heard: Heard) -> None:
        parts = urlsplit(url)
        self._path = parts.path + (f"?{parts.query}" if parts.query else "")
        self._host = parts.netloc
        self._headers = headers
        self._heard = heard
        self._data = bytearray()
        self._text = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = [f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        lines += [f"{name}: {value}" for name, value in self._headers.items()]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and not self._handshake():
            return
        while self._frame():
            pass

    def _handshake(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._data[: self._data.find(b"\r\n")])
        del self._data[: end + 4]
        if b" 101 " not in status + b" ":
            self.opened.set_exception(ConnectionError(status.decode("latin-1")))
            self.transport.close()
            return False
        self._open = True
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, at = data[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + size:
            return False
        kind, last, content = data[0] & 0x0F, data[0] & 0x80, bytes(data[at : at + size])
        del data[: at + size]
        if kind in (0, 1):
            self._text += content
            if last:
                whole, self._text = bytes(self._text), bytearray()
                self._heard(self, whole)
        elif kind == 9:
            self._write(0x8A, content)
        elif kind == 8:
            self.transport.close()
        return True

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(0x81, text)

    def _write(self, kind: int, content: bytes) -> None:
        # Clients have to mask; a mask of zeros changes nothing and costs nothing.
        size = len(content)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + content)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))


async def connect(url: str, headers: Mapping[str, str], heard: Heard, source: str = "127.0.0.1") -> Socket:
    """An open socket, from that address."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    assert parts.hostname is not None
    _, socket = await loop.create_connection(
        lambda: Socket(url, headers, heard), parts.hostname, parts.port, local_addr=(source, 0)
    )
    await socket.opened
    return socket
