"""What the processes that share a database tell each other: hints, some of which may never arrive.

The database is the truth and is asked every second; a hint says that it is worth asking now, or what is kept
nowhere: who looks at which table, and who has used up how much of a limit. Hints travel through PostgreSQL,
or through Valkey where there is one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from terroir.server.identity import new_id
from terroir.server.logs import fail

if TYPE_CHECKING:
    from terroir.server.server import Server

EVERY_S = 1.0
"""How often limits are told, and how long a process says nothing at the most."""
GONE_S = 5.0
"""A process that has said nothing for this long is taken to be gone."""
MOST = 100
"""Tables or keys in one message, or people at one table: PostgreSQL takes 8,000 bytes."""
MOST_HERE = 60

Item = TypeVar("Item")
Here = dict[str, str]
"""People at a table: their names by their ids."""
Spent = list[tuple[str, str, int]]
"""Of which limit, by whom, how many."""


class Message(msgspec.Struct, omit_defaults=True):
    """What one process says to all others."""

    origin: str
    went: dict[str, int] = {}
    """Tables that have gone on, and to which entry."""
    beside: list[str] = []
    """Tables where something has changed beside the log: chat, wishes, a rematch."""
    here: dict[str, Here] = {}
    """Who looks at a table by way of that process."""
    who: list[str] = []
    """Tables of which it wants to know who looks at them."""
    spent: Spent = []


_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What carries texts from each process to all others."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on pass on what is said, also by this process itself."""

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to whoever is there; what cannot be said is lost."""


class Neighbours:
    """The other processes, as far as this one has heard of them."""

    def __init__(self, server: Server, line: Line) -> None:
        self._server = server
        self._line = line
        self._name = new_id()
        self._heard: dict[str, float] = {}
        """When each of them was last heard of; somebody new is told all there is to know."""
        self._elsewhere: dict[str, dict[str, Here]] = {}
        """Who looks at the tables in memory, by way of which process."""
        self._went: dict[str, int] = {}
        self._beside: set[str] = set()
        self._here: set[str] = set()
        self._who: set[str] = set()
        self._told = 0.0
        self._more = asyncio.Event()

    # ---- what this process says ---------------------------------------------------
    async def talk(self) -> None:
        """Say what is to be said, all that has gathered meanwhile at once, for ever."""
        self._line.listen(self._hear)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self._more.wait()
            self._more.clear()
            try:
                if texts := [_encode(message).decode() for message in self._messages()]:
                    await self._line.tell(texts)
                self._bury()
            except Exception:
                fail("neighbours could not be told")

    def went(self, table: str, seq: int) -> None:
        """A table has gone on to this entry."""
        if self._heard:  # else there is nobody to be told
            self._went[table] = seq
            self._more.set()

    def beside(self, table: str) -> None:
        """Something has changed at a table that is not in its log."""
        if self._heard:
            self._beside.add(table)
            self._more.set()

    def here(self, table: str) -> None:
        """Other people look at a table than before."""
        if self._heard:
            self._here.add(table)
            self._more.set()

    def opened(self, table: str) -> None:
        """A table came into memory."""
        if self._heard:
            self._who.add(table)
            self._more.set()

    def closed(self, table: str) -> None:
        """A table is not in memory any more."""
        self._elsewhere.pop(table, None)

    def _messages(self) -> Iterator[Message]:
        name, now = self._name, time.monotonic()
        if now - self._told >= EVERY_S:
            self._told = now
            yield from (Message(name, spent=some) for some in _parts(self._server.limits.spent()))
            yield Message(name)
        yield from (Message(name, went=dict(some)) for some in _parts(list(self._went.items())))
        yield from (Message(name, beside=some) for some in _parts(list(self._beside)))
        yield from (Message(name, here={table: self._people_here(table)}) for table in self._here)
        yield from (Message(name, who=some) for some in _parts(list(self._who)))
        self._went, self._beside, self._here, self._who = {}, set(), set(), set()

    def _people_here(self, table: str) -> Here:
        session = self._server.in_memory(table)
        here = [one.who for one in session.everybody() if one.who is not None] if session is not None else []
        return {person.id: person.name for person in here[:MOST_HERE]}

    # ---- what others say ------------------------------------------------------------
    def elsewhere(self, table: str) -> Here:
        """Who looks at a table by way of other processes."""
        return {id: name for here in self._elsewhere.get(table, {}).values() for id, name in here.items()}

    def _hear(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except msgspec.MsgspecError:
            return  # of another release
        if message.origin == self._name:
            return
        is_new = message.origin not in self._heard
        self._heard[message.origin] = time.monotonic()
        if is_new:
            for watched in self._server.watched():
                self.here(watched.id)
        for table, seq in message.went.items():
            self._server.heard(table, seq)
        for table in message.beside:
            self._server.look_beside(table)
        for table, here in message.here.items():
            self._gather(message.origin, table, here)
        for table in message.who:
            if (session := self._server.in_memory(table)) is not None and any(session.connections.values()):
                self.here(table)
        self._server.limits.spend(message.spent)

    def _gather(self, process: str, table: str, here: Here) -> None:
        session = self._server.in_memory(table)
        if session is None:
            return
        there = self._elsewhere.setdefault(table, {})
        before = there.pop(process, {})
        if here:
            there[process] = here
        if here != before:
            session.tell_presence()

    def _bury(self) -> None:
        """A process that has not been heard of for long is gone, and so is everybody who was there."""
        now = time.monotonic()
        for process in [one for one, heard in self._heard.items() if now - heard > GONE_S]:
            del self._heard[process]
            for table in list(self._elsewhere):
                self._gather(process, table, {})


def _parts(items: list[Item]) -> Iterator[list[Item]]:
    for start in range(0, len(items), MOST):
        yield items[start : start + MOST]
