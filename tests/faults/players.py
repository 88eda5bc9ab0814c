"""People who play on and on at a server that may vanish at any moment, and remember all they were told."""

import asyncio
import json
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.history import History

AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
"""How a server that has been killed looks from outside."""
PATIENCE = 30.0
"""Seconds after which somebody tries again."""


@dataclass
class Person:
    """Somebody with a cookie, who goes to the next process when one does not answer."""

    addresses: list[str]
    cookie: str = ""
    turn: int = 0

    @property
    def address(self) -> str:
        return self.addresses[self.turn % len(self.addresses)]

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": self.address, "cookie": self.cookie}

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            answer = await http.post(path, json=body, headers=self.headers)
            answer.raise_for_status()
            if not self.cookie:
                self.cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
            return answer.json()


async def insist(person: Person, path: str, body: dict[str, Any], stop: asyncio.Event) -> Any:
    """Ask until the server is there to answer."""
    while not stop.is_set():
        with suppress(*AWAY):
            return await person.post(path, body)
        person.turn += 1
        await asyncio.sleep(0.05)
    raise asyncio.CancelledError


@dataclass
class Seat:
    """One seat of one table, with somebody who plays by chance."""

    person: Person
    table: str
    seat: int
    history: History
    luck: Random
    n: int = -1
    view: dict[str, Any] = field(default_factory=dict)
    choices: list[Any] = field(default_factory=list)
    over: bool = False
    drawn: bool = False
    """Whether this socket has brought the whole state: updates before that are part of it."""
    outstanding: dict[str, Any] | None = None
    """The command that was sent and has not been answered, also by a server that has gone since."""

    async def play(self, stop: asyncio.Event) -> None:
        """Until the game is over, through as many servers as it takes."""
        while not self.over and not stop.is_set():
            with suppress(*AWAY):
                await self._session(stop)
            self.person.turn += 1
            await asyncio.sleep(0.02)

    async def _session(self, stop: asyncio.Event) -> None:
        address = self.person.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.table}/socket?seat={self.seat}",
            additional_headers={"cookie": self.person.cookie},
            origin=self.person.address,  # type: ignore[arg-type]
            subprotocols=["terroir"],  # type: ignore[list-item]
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
        ) as socket:
            self.drawn = False
            while not self.drawn:
                await self._take(socket)
            if self.outstanding is not None and self.luck.random() < 0.2:
                self.outstanding = None  # never to be known what became of it
            elif self.outstanding is not None:
                await self._send(socket, self.outstanding)
            while not self.over and not stop.is_set():
                if self.outstanding is None and self.choices:
                    await self._move(socket)
                await self._take(socket)

    async def _move(self, socket: ClientConnection) -> None:
        offered = [choice for group in self.choices for choice in group["actions"]]
        chosen = self.luck.choice(offered)
        # Release 0.1.0 sends a list for each, and the action is its first part.
        action = chosen["action"] if isinstance(chosen, dict) else chosen[0]
        command = secrets.token_hex(8)
        frame = {"type": "play", "command": command, "at": self.n, "seat": self.seat, "action": action}
        self.outstanding = frame
        self.history.note("sent", table=self.table, seat=self.seat, command=command, action=action)
        await self._send(socket, frame)

    async def _send(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        for _ in range(2 if self.luck.random() < 0.05 else 1):  # some say everything twice
            await socket.send(json.dumps(frame))

    async def _take(self, socket: ClientConnection) -> None:
        """One frame."""
        frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        match frame["type"]:
            case "state":
                self.drawn = True
                self.view = frame["view"] or {}
                self._now(frame)
            case "update" if self.drawn:
                self._update(frame)
            case "accepted":
                self.history.note("accepted", table=self.table, command=frame["command"], n=frame["n"])
                self._answered(frame["command"])
            case "refused":
                self.history.note("refused", command=frame["command"], code=frame["code"])
                if frame["code"] == "unavailable" and self.outstanding is not None:
                    await asyncio.sleep(0.05)
                    await self._send(socket, self.outstanding)  # as the client does: it may be stored yet
                else:
                    self._answered(frame["command"])

    def _answered(self, command: str) -> None:
        if self.outstanding is not None and self.outstanding["command"] == command:
            self.outstanding = None

    def _update(self, frame: dict[str, Any]) -> None:
        if frame["n"] != self.n + 1:
            self.history.note("gap", table=self.table, seat=self.seat, n=frame["n"], after=self.n)
        if frame["action"] is not None and frame["seat"] is not None:
            self.history.note(
                "shown", table=self.table, mover=frame["seat"], action=frame["action"], at=frame["at"]
            )
        self.view = {**self.view, **frame["changed"]}
        self._now(frame)

    def _now(self, frame: dict[str, Any]) -> None:
        self.n, self.choices = frame["n"], frame["choices"]
        pending = {key: value for key, value in frame["pending"].items() if "ms" not in key}
        self.over = pending["kind"] == "over"
        view = sha256(json.dumps([self.view, pending, self.choices], sort_keys=True).encode()).hexdigest()[
            :16
        ]
        self.history.note(
            "seen", table=self.table, seat=self.seat, n=self.n, view=view, server=self.person.address,
            over=self.over,
        )  # fmt: skip


async def play_tables(
    people: list[Person], game: str, history: History, luck: Random, stop: asyncio.Event
) -> None:
    """These people play one game after the other."""
    with suppress(asyncio.CancelledError):
        for number, person in enumerate(people):
            await insist(person, "/api/me", {"name": f"Player {number}"}, stop)
        while not stop.is_set():
            made = await insist(people[0], "/api/tables", {"game": game, "players": len(people)}, stop)
            table = made["table"]["id"]
            for seat, person in enumerate(people):
                if seat:
                    made = await insist(person, f"/api/tables/{table}/join", {}, stop)
                if "nonce" not in made["seats"][seat]:
                    continue  # a server of release 0.1.0 does not ask for one
                nonce = {"seat": seat, "nonce": secrets.token_hex(16)}
                await insist(person, f"/api/tables/{table}/nonce", nonce, stop)
            seats = [
                Seat(person, table, seat, history, Random(luck.random()))
                for seat, person in enumerate(people)
            ]
            await asyncio.gather(*(seat.play(stop) for seat in seats))
