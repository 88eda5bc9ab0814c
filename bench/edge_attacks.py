"""Clients that misbehave, from a process of their own: each does one thing as hard as it can.

    python -m bench.edge_attacks '{"attack": "pings", "port": 8000, "from": ["127.0.1.1"], "connections": 1}'

They come from other addresses than the players, and come back at once when they are thrown out.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count, repeat

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from bench.attacker import Attacker
from bench.costly_requests import COSTLY

FLOOD_BYTES_S = 1_700_000
"""What a thin line carries: the floods of frames are no quicker than this."""
PIPELINED = 20_000_000
HEADERS = 304_000_000
CROWD = 1_100
MASKED_PING = b"\x89\x80\0\0\0\0"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
TEXT_BEGINS = b"\x01\x80\0\0\0\0"
EMPTY_FRAGMENT = b"\x00\x80\0\0\0\0"


def pipelined(one: Attacker) -> None:
    """20 MB of requests on one connection, none of whose answers is waited for."""
    asked = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2_000
    while True:
        if line := one.connect():
            with line:
                one.pour(line, repeat(asked, PIPELINED // len(asked)))
                one.drain(line)


def headers(one: Attacker) -> None:
    """A request whose headers have no end."""
    many = b"".join(b"X-%05d: %s\r\n" % (n, b"y" * 50) for n in range(1_000))
    while True:
        if line := one.connect():
            with line:
                one.pour(line, iter([b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"]))
                one.pour(line, repeat(many, HEADERS // len(many)))


def header_line(one: Attacker) -> None:
    """A request with one header that has no end."""
    while True:
        if line := one.connect():
            with line:
                one.pour(line, iter([b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "]))
                one.pour(line, repeat(b"y" * 65_536, HEADERS // 65_536))


def _flood(one: Attacker, first: bytes, frame: bytes, reads: bool) -> None:
    (table, _), pieces = one.table(), frame * (FLOOD_BYTES_S // 10 // len(frame))
    while True:
        if line := one.upgrade(table):
            with line:
                one.pour(line, iter([first]))

                def more(line: socket.socket = line) -> Iterator[bytes]:
                    while True:
                        if reads:
                            one.drain(line)
                        yield pieces

                one.pour(line, more(), FLOOD_BYTES_S)


def pings(one: Attacker) -> None:
    """Pings of six bytes, 1.7 MB of them a second, whose pongs are read."""
    _flood(one, b"", MASKED_PING, reads=True)


def fragments(one: Attacker) -> None:
    """A text of fragments without content, and without end."""
    _flood(one, TEXT_BEGINS, EMPTY_FRAGMENT, reads=True)


def unread_pongs(one: Attacker) -> None:
    """Long pings, whose pongs nobody reads."""
    _flood(one, b"", LONG_PING, reads=False)


def silent(one: Attacker) -> None:
    """1,100 connections that say nothing."""
    lines: list[socket.socket] = []
    while True:
        if len(lines) < CROWD and (line := one.connect()):
            lines.append(line)
        if len(lines) == CROWD:
            lines = [line for line in lines if not _ended(line)]
            time.sleep(0.1)


def _ended(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def undos(one: Attacker) -> None:
    """A table of one's own with a log that grows and grows: play, take back, play, take back."""
    table, cookie = one.table()
    while True:
        with suppress(OSError, ConnectionClosed):
            _play_and_undo(one, table, cookie)


def _play_and_undo(one: Attacker, table: str, cookie: str) -> None:
    url, origin = f"ws://127.0.0.1:{one.port}/api/tables/{table}/socket", f"http://127.0.0.1:{one.port}"
    source = (one.source, 0)
    with connect(
        url, origin=Origin(origin), additional_headers={"cookie": cookie}, source_address=source
    ) as eyes:
        n, choices, heard = 0, [], {"type": ""}
        for number in count():
            while not choices or heard["type"] not in ("accepted", "refused", "state"):
                heard = json.loads(eyes.recv())
                if heard["type"] in ("update", "state"):
                    n, choices = heard["n"], heard["choices"] or choices
            if number % 2:
                frame = {"type": "undo"}
            else:
                frame = {"type": "play", "at": n, "action": choices[0]["actions"][0]["action"]}
            eyes.send(json.dumps({**frame, "command": f"c{time.monotonic_ns()}", "seat": 0}))
            heard = {"type": ""}


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "pipelined": pipelined,
    "pings": pings,
    "fragments": fragments,
    "unread_pongs": unread_pongs,
    "headers": headers,
    "header_line": header_line,
    "silent": silent,
    "undos": undos,
    **COSTLY,
}


def main() -> None:
    spec = json.loads(sys.argv[1])
    print("begun", flush=True)
    for number in range(spec["connections"]):
        one = Attacker(spec["port"], spec["from"][number % len(spec["from"])])
        threading.Thread(target=ATTACKS[spec["attack"]], args=(one,)).start()


if __name__ == "__main__":
    main()
