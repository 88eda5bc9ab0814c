"""Players for the load: of our server and of boardgame.io's, with as little work for each move as can be."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import random
import re
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import msgspec

from bench.sockets import Heard, Socket, connect

OnAnswered = Callable[["Table", float], None]
OnReady = Callable[["Table"], None]


class Table(ABC):
    """Two players at one table, of whom one is to move."""

    ready = False
    over = False
    begun = 0.0

    def __init__(self) -> None:
        self.on_answered: OnAnswered = lambda table, begun: None
        self.on_ready: OnReady = lambda table: None

    def watch(self, answered: OnAnswered, ready: OnReady) -> None:
        """Tell these when a move was acknowledged, and when the next one can be made."""
        self.on_answered, self.on_ready = answered, ready

    @abstractmethod
    def move(self, begun: float) -> None:
        """Make a move; `begun` is when it should have been made."""


class Http:
    """Requests one after the other over one connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.origin = f"http://127.0.0.1:{port}"

    def post(self, path: str, body: Any, **headers: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        sent = {"content-type": "application/json", "origin": self.origin, **headers}
        for _ in range(10):
            self._connection.request("POST", path, json.dumps(body), sent)
            response = self._connection.getresponse()
            content = response.read()
            if response.status != 503:
                break
            time.sleep(1)  # a disk that stalls: nothing was written, and nothing counts yet
        if response.status >= 400:
            raise SystemExit(f"{path}: {response.status} {content[:300].decode()}")
        cookie = (response.getheader("set-cookie") or "").partition(";")[0]
        return (json.loads(content) if content else None), cookie


# ---- ours -----------------------------------------------------------------
class Choice(msgspec.Struct):
    action: str


class Group(msgspec.Struct):
    actions: list[Choice]


class Seen(msgspec.Struct):
    """What of a frame is needed to play on."""

    n: int
    choices: list[Group] = []
    undo: int = 0
    pending: dict[str, Any] = {}


_seen = msgspec.json.Decoder(Seen)
_encode = msgspec.json.Encoder().encode


class OurTable(Table):
    """A table of ours: a move is acknowledged by `accepted`, which comes after the commit."""

    def __init__(self, side: Ours, path: str) -> None:
        super().__init__()
        self.side = side
        self.path = path
        self.sockets: list[Socket] = []
        self.seat = 0
        self.n = 0
        self.choices: list[Group] = []
        self.acknowledged = True
        self.replaced = False
        self.commands = itertools.count()

    def hear(self, seat: int, socket: Socket, frame: bytes) -> None:
        kind = frame[9:15]
        if kind in (b"update", b'state"'):
            self._update(seat, frame)
        elif kind == b"accept":
            self.acknowledged = True
            self.on_answered(self, self.begun)
            self._go_on()
        elif kind == b"refuse":
            # From here no exception would reach anybody: the load would wait for ever.
            sys.stderr.write(frame[:500].decode() + "\n")
            os._exit(1)

    def _update(self, seat: int, frame: bytes) -> None:
        # Whoever is not to move has nothing to choose: such a frame need not be read.
        if b'"choices":[]' in frame:
            self.over = self.over or b'"kind":"over"' in frame
            if self.over:
                self._go_on()
            return
        seen = _seen.decode(frame)
        self.seat, self.n, self.choices, self.may_undo = seat, seen.n, seen.choices, seen.undo > 0
        self.ready = True
        self._go_on()

    def _go_on(self) -> None:
        """Both players hear of the end, but only one table takes the place of this one."""
        if self.acknowledged and (self.ready or self.over) and not self.replaced:
            self.replaced = self.over
            self.on_ready(self)

    def move(self, begun: float) -> None:
        self.begun, self.ready, self.acknowledged = begun, False, False
        action = random.choice(random.choice(self.choices).actions).action
        command = f"c{next(self.commands)}"
        frame = {"type": "play", "command": command, "at": self.n, "seat": self.seat, "action": action}
        self.sockets[self.seat].send(_encode(frame))

    def undo(self, begun: float) -> None:
        """Take the last move back."""
        self.begun, self.ready, self.acknowledged = begun, False, False
        command = f"c{next(self.commands)}"
        self.sockets[self.seat].send(_encode({"type": "undo", "command": command, "seat": self.seat}))


class Ours:
    """Our server: guests, a table of two, a socket each."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = Http(port)
        self.refused = 0

    async def table(self, number: int) -> OurTable:
        cookies = [self.http.post("/api/me", {"name": f"P{number}-{seat}"})[1] for seat in (1, 2)]
        new = {"game": "citrus", "players": 2, "visibility": "unlisted"}
        made, _ = self.http.post("/api/tables", new, cookie=cookies[0])
        path = f"/api/tables/{made['table']['id']}"
        self.http.post(f"{path}/nonce", {"seat": 0, "nonce": token_hex(16)}, cookie=cookies[0])
        self.http.post(f"{path}/join", {"nonce": token_hex(16)}, cookie=cookies[1])
        table = OurTable(self, path)
        for seat, cookie in enumerate(cookies):
            headers = {"Cookie": cookie, "Origin": self.http.origin}
            heard = _for_seat(table, seat)
            table.sockets.append(await connect(f"ws://127.0.0.1:{self.port}{path}/socket", headers, heard))
        await _ready(table)
        return table


QUIT = b'{"type":"concede","command":"quit","seat":0}'


async def bot_games(side: Ours, count: int, level: str) -> None:
    """Tables where bots play on alone: their only person has conceded and gone."""
    cookie = side.http.post("/api/me", {"name": "Quitter"})[1]
    for _ in range(count):
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": level}] * 2]
        new = {"game": "citrus", "players": 3, "seats": seats, "visibility": "unlisted"}
        made, _ = side.http.post("/api/tables", {**new, "absent_level": level}, cookie=cookie)
        path = f"/api/tables/{made['table']['id']}"
        side.http.post(f"{path}/nonce", {"seat": 0, "nonce": token_hex(16)}, cookie=cookie)
        url = f"ws://127.0.0.1:{side.port}{path}/socket"
        done = asyncio.get_running_loop().create_future()

        def heard(socket: Socket, frame: bytes, done: asyncio.Future[None] = done) -> None:
            if frame[9:15] == b"accept" and not done.done():
                done.set_result(None)
            elif frame[9:15] == b"refuse":  # a machine so busy that the game has not begun yet
                asyncio.get_running_loop().call_later(0.5, socket.send, QUIT)

        socket = await connect(url, {"Cookie": cookie, "Origin": side.http.origin}, heard)
        socket.send(QUIT)
        await done
        socket.transport.close()


async def _ready(table: Table) -> None:
    while not table.ready:
        await asyncio.sleep(0.001)


def _for_seat(table: OurTable | PeerTable, seat: int) -> Heard:
    return lambda socket, frame: table.hear(seat, socket, frame)


# ---- boardgame.io ---------------------------------------------------------
SPACES = 150


# Cheaper than reading all of a frame, which is several thousand bytes.
STATE = re.compile(rb'"_stateID":([0-9]+)')
TURN = re.compile(rb'"currentPlayer":"([01])"')


class PeerTable(Table):
    """A match of boardgame.io: a move is acknowledged by the update that its player gets."""

    def __init__(self, side: Peer, match: str, credentials: list[str]) -> None:
        super().__init__()
        self.side, self.match, self.credentials = side, match, credentials
        self.sockets: list[Socket] = []
        self.placed = 0
        self.state = 0
        self.turn = 0
        self.moving = False

    def hear(self, seat: int, socket: Socket, frame: bytes) -> None:
        if frame[:1] == b"2":
            socket.send(b"3")
        elif frame[:1] == b"0":
            socket.send(b"40/peer,")
        elif frame.startswith(b"40/peer"):
            sync = ["sync", self.match, str(seat), self.credentials[seat], 2]
            socket.send(b"42/peer," + _encode(sync))
        elif frame.startswith(b'42/peer,["update"'):
            if seat == self.turn and self.moving:
                self._moved(frame)
        elif frame.startswith(b'42/peer,["sync"') and seat == 1:
            self.ready = True
            self.on_ready(self)
        elif frame.startswith(b'42/peer,["error"'):
            self.side.refused += 1

    def _moved(self, frame: bytes) -> None:
        self.moving = False
        self.placed += 1
        self.state = int(STATE.findall(frame)[0])
        self.turn = int(TURN.findall(frame)[0])
        self.on_answered(self, self.begun)
        self.ready = True
        self.on_ready(self)

    def move(self, begun: float) -> None:
        self.begun, self.ready, self.moving = begun, False, True
        seat = self.turn
        payload = {"type": "place", "args": [self.placed % SPACES], "playerID": str(seat)}
        payload["credentials"] = self.credentials[seat]
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self.state, self.match, str(seat)]
        self.sockets[seat].send(b"42/peer," + _encode(update))


class Peer:
    """boardgame.io: a match of two, a socket each."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = Http(port)
        self.refused = 0

    async def table(self, number: int) -> PeerTable:
        made, _ = self.http.post("/games/peer/create", {"numPlayers": 2, "unlisted": True})
        match = made["matchID"]
        credentials = []
        for seat in ("0", "1"):
            joined, _ = self.http.post(f"/games/peer/{match}/join", {"playerID": seat, "playerName": "P"})
            credentials.append(joined["playerCredentials"])
        table = PeerTable(self, match, credentials)
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        for seat in (0, 1):
            table.sockets.append(await connect(url, {"Origin": self.http.origin}, _for_seat(table, seat)))
        await _ready(table)
        return table
