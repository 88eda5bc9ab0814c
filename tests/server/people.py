"""People for tests: they have a browser's manners, a cookie, and sockets."""

from __future__ import annotations

import itertools
import json
import random
import socket as sockets
import ssl
import time
from collections.abc import Iterator
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from terroir.core.fair import nonce_commitment
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from tests.server.conftest import Served

QUICK = {"citrus": {"short": "yes"}, "chicoree": {"rounds": "3"}}
"""Options with which a game is soon over."""
BOT = {"kind": "bot", "level": "random"}
_commands = itertools.count()


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(
        self,
        address: str,
        name: str | None = None,
        tls: ssl.SSLContext | None = None,
        source: str = "127.0.0.1",
    ) -> None:
        """`source` is the address of this machine from which they come."""
        self.address = address
        self.tls = tls
        self.source = source
        self.origin = "/".join(address.split("/")[:3])
        self.http = httpx.Client(
            base_url=address,
            headers={"origin": self.origin},
            timeout=PATIENCE,
            transport=httpx.HTTPTransport(
                local_address=source,
                verify=tls
                or False,  # plain http: to read all the certificates of the world takes longer than the test
            ),
        )
        self.id: str | None = None
        if name is not None:
            self.id = self.post("/api/me", {"name": name})["person"]

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return _answer(self.http.get(path, headers=headers), status)

    def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return _answer(self.http.post(path, json={} if body is None else body, headers=headers), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return _answer(self.http.delete(path), status)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(self, game: str, players: int = 2, nonce: str | None = None, **more: Any) -> str:
        """A new table of mine, my part of the luck given."""
        made = self.post("/api/tables", {"game": game, "players": players, **more})
        return self.give_nonces(made, nonce)

    def give_nonces(self, body: Any, nonce: str | None = None) -> str:
        """Add to the luck what my seats at this table have not; the id of the table."""
        table = str(body["table"]["id"])
        for seat in body["seated"]:
            if not body["seats"][seat]["nonce"]:
                self.post(f"/api/tables/{table}/nonce", {"seat": seat, "nonce": nonce or token_hex(16)})
        return table

    def promise(self, table: str, seat: int, nonce: str) -> Any:
        """Promise a nonce; to be revealed when all have promised theirs."""
        commitment = nonce_commitment(nonce, table, seat + 1)
        return self.post(f"/api/tables/{table}/commitment", {"seat": seat, "commitment": commitment})

    def sit(self, table: str, **body: Any) -> Any:
        return self.post(f"/api/tables/{table}/join", {"nonce": token_hex(16)} | body)

    def look(self, table: str, seat: int | None = None, invite: str = "", **more: Any) -> Seat:
        """A socket at a table, after its first frame."""
        return Seat(self, table, seat, invite, **more)


def line(server: Served, source: str = "127.0.0.1", buffer: int = 0) -> sockets.socket:
    """A connection on which anything can be said, from any address of this machine."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    made = sockets.socket()
    made.settimeout(PATIENCE)
    if buffer:
        made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
    made.bind((source, 0))
    made.connect((host, int(port)))
    return made


def upgraded(server: Served, table: str, cookie: str = "", **more: Any) -> sockets.socket:
    """A socket at a table, whose frames have to be made and read by hand."""
    made, host = line(server, **more), server.address.removeprefix("http://")
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {server.address}\r\n"
    head += f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    made.sendall(head.encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += made.recv(1)
    assert b" 101 " in answer
    return made


def _answer(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, f"{response.status_code} {response.text[:500]}"
    if response.headers["content-type"].startswith("application/json"):
        return response.json()
    return response.text


class Seat:
    """A socket, and what has come over it."""

    def __init__(self, guest: Guest, table: str, seat: int | None, invite: str, **more: Any) -> None:
        query = "" if seat is None else f"?seat={seat}"
        headers = {"Cookie": guest.cookie} if guest.cookie else {}
        self.socket: ClientConnection = connect(
            f"{guest.address.replace('http', 'ws')}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            **{"origin": guest.origin, "compression": None, "legacy": True, "ssl": guest.tls, **more},
            open_timeout=PATIENCE,
            ping_timeout=None,
            source_address=(guest.source, 0),
            subprotocols=["terroir", f"invite.{invite}"] if invite else ["terroir"],  # type: ignore[list-item]
        )
        self.raw: list[str] = []
        self.state: dict[str, Any] = self.next("state")

    @property
    def seat(self) -> int | None:
        return self.state["seat"]  # type: ignore[no-any-return]

    def drain(self) -> None:
        """Take what has come."""
        with suppress(TimeoutError):
            while True:
                self.receive(0)

    def sync(self) -> None:
        """Take all that was sent until now."""
        self.send("ping")
        self.next("pong")

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next frame; the state is kept up to date by it."""
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
        elif frame["type"] == "update" and frame["n"] > self.state["n"]:
            assert frame["n"] == self.state["n"] + 1, "a gap in the numbers"
            self.state["view"] = {**(self.state["view"] or {}), **frame["changed"]}
            kept = ("n", "pending", "choices", "undo", "clocks", "offer")
            self.state |= {key: frame[key] for key in kept}
        elif frame["type"] == "fair":
            self.state["fair"] = frame
        return frame

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds; others are passed over."""
        while (frame := self.receive())["type"] not in kinds:
            pass
        return frame

    def until(self, n: int) -> None:
        """Up to this number."""
        while self.state["n"] < n:
            self.receive()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and what it is answered: `accepted` or `refused`."""
        command = fields.pop("command", f"c{next(_commands)}")
        self.send(kind, command=command, **fields)
        while True:
            answer = self.next("accepted", "refused")
            if answer["command"] == command:
                return answer

    def question(self, kind: str, action: str, seat: int | None = None) -> dict[str, Any]:
        self.send(kind, ask="q", seat=self.seat if seat is None else seat, action=action)
        return self.next("answer", "refused")

    def play(self, action: str, **more: Any) -> dict[str, Any]:
        seat = more.pop("seat", self.seat)
        return self.ask("play", **{"at": self.state["n"], "seat": seat, "action": action, **more})

    def actions(self) -> list[str]:
        """What may be played now."""
        return [choice["action"] for group in self.state["choices"] for choice in group["actions"]]

    def fair(self) -> dict[str, Any]:
        """What is shown at the end."""
        while self.state["fair"] is None:
            self.receive()
        return dict(self.state["fair"])

    @property
    def over(self) -> bool:
        return bool(self.state["pending"]["kind"] == "over")

    def close(self) -> None:
        self.socket.close()


def play_out(seats: list[Seat], luck: random.Random) -> Iterator[Seat]:
    """Play legal actions by chance until the game is over; yields whoever has just moved."""
    while not all(seat.over for seat in seats):
        for seat in seats:
            seat.drain()
        ready = [seat for seat in seats if seat.state["choices"]]
        if not ready:
            time.sleep(0.002)
            continue
        mover = luck.choice(ready)
        answer = mover.play(luck.choice(mover.actions()))
        if answer["type"] == "refused":
            assert answer["code"] == "stale", answer
        else:
            mover.until(answer["n"])
            yield mover


def started(server: Served, game: str, **more: Any) -> tuple[str, list[Guest], list[Seat]]:
    """Two people at a table that has begun."""
    people = [server.guest("Anna"), server.guest("Bert")]
    table = people[0].table(game, options=QUICK.get(game, {}), **more)
    people[1].sit(table)
    return table, people, [person.look(table) for person in people]
