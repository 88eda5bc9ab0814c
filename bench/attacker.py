"""A client that misbehaves, at an address of its own on this machine."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Any

BACK_S = 0.005
"""Pause before a new connection, as over a line of some length."""


class Attacker:
    """Somebody at an address of their own, who counts what they get rid of."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.server = ("127.0.0.1", port)
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"

    def connect(self) -> socket.socket | None:
        """A new connection, if one is to be had."""
        time.sleep(BACK_S)
        line = socket.socket()
        line.settimeout(1.0)
        try:
            line.bind((self.source, 0))
            line.connect(self.server)
        except OSError:
            line.close()
            return None
        return line

    def pour(self, line: socket.socket, pieces: Iterator[bytes], rate: float = float("inf")) -> None:
        """Send until they do not take it any more; what comes back is not looked at."""
        begun, sent = time.monotonic(), 0
        with suppress(OSError):
            for piece in pieces:
                while sent / rate > time.monotonic() - begun:
                    time.sleep(0.001)
                line.sendall(piece)
                sent += len(piece)

    def drain(self, line: socket.socket) -> None:
        """Read what is there."""
        line.setblocking(False)
        with suppress(OSError):
            while line.recv(1 << 20):
                pass
        line.settimeout(1.0)

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """An honest request, and the cookie that came with it."""
        client = http.client.HTTPConnection(*self.server, timeout=30, source_address=(self.source, 0))
        headers = {"content-type": "application/json", "origin": self.origin, "cookie": cookie}
        client.request(method, path, json.dumps(body), headers)
        answer = client.getresponse()
        return json.loads(answer.read()), (answer.getheader("set-cookie") or "").partition(";")[0]

    def table(self) -> tuple[str, str]:
        """A running table of their own, and the cookie that goes with it."""
        _, cookie = self.ask("POST", "/api/me", {"name": "Mallory"})
        return self.table_with(cookie, "random"), cookie

    def table_with(self, cookie: str, level: str) -> str:
        """Start a table of the person with this cookie and a bot."""
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        new = {"game": "citrus", "players": 2, "seats": seats}
        made, _ = self.ask("POST", "/api/tables", new, cookie)
        table = str(made["table"]["id"])
        self.ask("POST", f"/api/tables/{table}/nonce", {"seat": 0, "nonce": token_hex(16)}, cookie)
        return table

    def upgrade(self, table: str) -> socket.socket | None:
        """A socket at the table, as a spectator."""
        line = self.connect()
        if line is None:
            return None
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}\r\nOrigin: {self.origin}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        with suppress(OSError):
            line.sendall(head.encode())
            if line.recv(12).endswith(b" 101"):
                return line
        line.close()
        return None
