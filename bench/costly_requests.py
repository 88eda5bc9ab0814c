"""Requests that cost the server more than their sender, each sent as hard as one connection can.

They begin where `bench/edge_attacks.py` ends: every one is well-formed, and within the limits of a browser.
"""

from __future__ import annotations

import http.client
import json
import random
import socket
import time
from contextlib import suppress
from functools import cache
from itertools import count
from secrets import token_hex
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bench.attacker import Attacker
from terroir.core.play import Match
from terroir.core.registry import load
from terroir.core.replay import from_match

UNTIL_REFUSED_S = 0.05
"""Pause after a refusal: a program that is told to wait and does not."""
SLOW_READ_BYTES = 1_200
HELD = 20
"""Unfinished bodies of each attacker; with 50 of them as many as one address may have, and more."""
BODY_BYTE_S = 2.0
LONG_COMMENTS = (1_700_000, 0)
EXTRA = "1 place lemon a1\n"
TRIAL = """game chicoree
title A card is drawn
position
  players 3
  seat 1 hand=challenge3,roast
  seat 2 hand=challenge2
"""


def _insist(one: Attacker, method: str, path: str, body: object = None, cookie: str = "") -> None:
    """Send the same request again and again over kept connections, whatever the answer."""
    content = json.dumps(body) if body is not None else None
    headers = {"content-type": "application/json", "origin": one.origin, "cookie": cookie}
    while True:
        line = http.client.HTTPConnection(*one.server, timeout=60, source_address=(one.source, 0))
        with suppress(OSError, http.client.HTTPException):
            while True:
                line.request(method, path, content, headers)
                answer = line.getresponse()
                answer.read()
                if answer.status >= 400:
                    time.sleep(UNTIL_REFUSED_S)
        line.close()
        time.sleep(UNTIL_REFUSED_S)


def _guest(one: Attacker) -> str:
    """Return the cookie of a new guest; wait as long as the server lets no more in."""
    while True:
        with suppress(OSError, http.client.HTTPException, ValueError):
            _, cookie = one.ask("POST", "/api/me", {"name": f"M{token_hex(4)}"})
            if cookie:
                return cookie
        time.sleep(0.5)


def openapi(one: Attacker) -> None:
    """Ask for the description of the API."""
    _insist(one, "GET", "/openapi.json")


def languages(one: Attacker) -> None:
    """Ask for texts in languages that do not exist."""
    for number in count():
        with suppress(OSError, http.client.HTTPException, ValueError):
            one.ask("GET", f"/text/{'x' * 900}{number}{token_hex(4)}.ftl")


def trials(one: Attacker) -> None:
    """Have positions judged, as a guest of one's own on every connection."""
    _insist(one, "POST", "/api/trials", {"text": TRIAL}, _guest(one))


@cache
def refused_record() -> str:
    """Return the record of a whole game with a last line that cannot be."""
    game, luck = load("citrus"), random.Random(1)
    match: Match[Any] = Match(game, game.start(4, {}), luck.randrange)
    while match.legal(0) or any(match.legal(seat) for seat in range(4)):
        seat = next(seat for seat in range(4) if match.legal(seat))
        match.play(seat, luck.choice(match.legal(seat)))
    return from_match(match, ["A", "B", "C", "D"]).to_text() + EXTRA


def imports(one: Attacker) -> None:
    """Import records that are refused at their last line."""
    _insist(one, "POST", "/api/records", {"text": refused_record()}, _guest(one))


def bots(one: Attacker) -> None:
    """Keep a strong bot busy at one table after another."""
    cookie = _guest(one)
    while True:
        with suppress(OSError, http.client.HTTPException, ValueError, KeyError, WebSocketException):
            table = one.table_with(cookie, "master")
            with _socket(one, table, cookie) as eyes:
                _send(eyes, {"type": "concede", "seat": 0})
                while json.loads(eyes.recv(timeout=30))["type"] != "closing":
                    pass
        time.sleep(UNTIL_REFUSED_S)


def _socket(one: Attacker, table: str, cookie: str) -> ClientConnection:
    url = f"{one.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers, source = {"cookie": cookie}, (one.source, 0)
    return connect(url, origin=Origin(one.origin), additional_headers=headers, source_address=source)


def _send(eyes: ClientConnection, frame: dict[str, object]) -> None:
    eyes.send(json.dumps({"command": token_hex(8), **frame}))


def pauses(one: Attacker) -> None:
    """Pause and play on, alone with a bot."""
    cookie = _guest(one)
    table = one.table_with(cookie, "random")
    while True:
        with suppress(OSError, WebSocketException), _socket(one, table, cookie) as eyes:
            while True:
                _send(eyes, {"type": "offer_pause", "seat": 0})
                _send(eyes, {"type": "end_pause", "seat": 0})
                _drain(eyes)
                time.sleep(0.1)
        time.sleep(UNTIL_REFUSED_S)


def resyncs(one: Attacker) -> None:
    """Ask for the whole state, 20 times a second on every socket."""
    cookie = _guest(one)
    table = one.table_with(cookie, "random")
    while True:
        with suppress(OSError, WebSocketException), _socket(one, table, cookie) as eyes:
            while True:
                eyes.send('{"type":"resync","after":0}')
                _drain(eyes)
                time.sleep(0.05)
        time.sleep(UNTIL_REFUSED_S)


def _drain(eyes: ClientConnection) -> None:
    with suppress(TimeoutError):
        while True:
            eyes.recv(timeout=0)


def trailers(one: Attacker) -> None:
    """Send a small chunked body with trailers that have no end."""
    head = f"POST /api/me HTTP/1.1\r\nHost: {one.host}\r\nOrigin: {one.origin}\r\n"
    head += "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    many = b"".join(b"X-%05d: %s\r\n" % (n, b"y" * 50) for n in range(1_000))
    while True:
        if line := one.connect():
            with line, suppress(OSError):
                line.sendall(head.encode())
                for _ in range(64):
                    line.sendall(many)


def bodies(one: Attacker) -> None:
    """Hold as many connections as there are to be had by bodies that never end."""
    head = f"POST /api/me HTTP/1.1\r\nHost: {one.host}\r\nOrigin: {one.origin}\r\n"
    head += "Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"
    lines: list[socket.socket] = []
    while True:
        if len(lines) < HELD and (line := one.connect()):
            with suppress(OSError):
                line.sendall(head.encode())
                lines.append(line)
            continue
        for line in list(lines):
            try:
                line.sendall(b" ")
            except OSError:
                lines.remove(line)
                line.close()
        time.sleep(BODY_BYTE_S)


def commented_record(size: int) -> str:
    """Return a finished record with so many bytes of comments."""
    whole = refused_record().removesuffix(EXTRA)
    return whole + ("# " + "c" * 898 + "\n") * (size // 901)


def slow_reads(one: Attacker) -> None:
    """Import a record with as many comments as it may have, then read it on many connections, slowly."""
    cookie = _guest(one)
    made: dict[str, Any] = {}
    for size in LONG_COMMENTS:
        with suppress(ValueError):  # a proxy's own page: longer than it lets through
            if "id" in made:
                break
            made, _ = one.ask("POST", "/api/records", {"text": commented_record(size)}, cookie)
    asked = f"GET /api/records/{made['id']} HTTP/1.1\r\nHost: {one.host}\r\nCookie: {cookie}\r\n\r\n"
    lines: list[socket.socket] = []
    while True:
        if len(lines) < HELD and (line := one.connect()):
            with suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                line.sendall(asked.encode())
                lines.append(line)
            continue
        for line in list(lines):
            try:
                if not line.recv(SLOW_READ_BYTES):
                    raise OSError
            except OSError:
                lines.remove(line)
                line.close()
        time.sleep(1.0)


COSTLY = {
    "openapi": openapi,
    "languages": languages,
    "trials": trials,
    "imports": imports,
    "bots": bots,
    "pauses": pauses,
    "resyncs": resyncs,
    "trailers": trailers,
    "bodies": bodies,
    "slow_reads": slow_reads,
}
