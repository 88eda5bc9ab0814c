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
Nudge = tuple[str, list[str], str]
"""At which table, whom, and the name of who waits for them."""


class ProcessMessage(msgspec.Struct, omit_defaults=True):
    """What one process says to all others."""

    origin: str
    went: dict[str, int] = {}
    """Tables that have gone on, and to which entry."""
    beside: list[str] = []
    """Tables where something has changed beside the log: chat, wishes, a rematch."""
    here: dict[str, Here] = {}
    """Who looks at a table by way of that process."""
    at: Here = {}
    """The addresses of those of them who sit there, by their ids: on their account its bots think."""
    who: list[str] = []
    """Tables of which it wants to know who looks at them."""
    spent: Spent = []
    nudges: list[Nudge] = []
    lobby: bool = False
    """The lists of tables have changed, or who looks for a game."""
    online: int | None = None
    """How many people are here by way of that process."""
    seen: Here = {}
    """Those of them who let others see it."""
    called: list[str] = []
    """People whom somebody asks something."""
    shown: dict[str, int | None] = {}
    """Who lets others see it from now on, since when, or does not any more."""


_decoder = msgspec.json.Decoder(ProcessMessage)
_encode = msgspec.json.Encoder().encode


class MessageBus(Protocol):
    """What carries texts from each process to all others."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on pass on what is said, also by this process itself."""

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to whoever is there; what cannot be said is lost."""


class Neighbours:
    """The other processes, as far as this one has heard of them."""

    def __init__(self, server: Server, bus: MessageBus) -> None:
        self._server = server
        self._bus = bus
        self._name = new_id()
        self._heard: dict[str, float] = {}
        """When each of them was last heard of; somebody new is told all there is to know."""
        self._elsewhere: dict[str, dict[str, Here]] = {}
        """Who looks at the tables in memory, by way of which process."""
        self._addresses: dict[str, dict[str, Here]] = {}
        """Of those of them who sit there."""
        self._went: dict[str, int] = {}
        self._beside: set[str] = set()
        self._here: set[str] = set()
        self._who: set[str] = set()
        self._nudges: list[Nudge] = []
        self._lobby = False
        self._called: set[str] = set()
        self._shown: dict[str, int | None] = {}
        self._online: dict[str, tuple[int, Here]] = {}
        """How many people are here by way of each other process, and who lets others see it."""
        self._told = 0.0
        self._more = asyncio.Event()

    # ---- what this process says ---------------------------------------------------
    async def talk(self) -> None:
        """Say what is to be said, all that has gathered meanwhile at once, for ever."""
        self._bus.listen(self._hear)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S):
                    await self._more.wait()
            self._more.clear()
            try:
                if texts := [_encode(message).decode() for message in self._messages()]:
                    await self._bus.tell(texts)
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

    def nudge(self, table: str, people: list[str], name: str) -> None:
        """Somebody waits for these people, who may look at a table by way of another process."""
        if self._heard:
            self._nudges.append((table, people, name))
            self._more.set()

    def lobby(self) -> None:
        """The lobby has changed."""
        if self._heard:
            self._lobby = True
            self._more.set()

    def shown(self, person: str, since_ms: int | None) -> None:
        """Somebody lets others see that they are here, or does not any more."""
        if self._heard:
            self._shown[person] = since_ms
            self._more.set()

    def called(self, person: str) -> None:
        """Somebody asks this person something."""
        if self._heard:
            self._called.add(person)
            self._more.set()

    def closed(self, table: str) -> None:
        """A table is not in memory any more."""
        self._elsewhere.pop(table, None)
        self._addresses.pop(table, None)

    def _messages(self) -> Iterator[ProcessMessage]:
        name, now = self._name, time.monotonic()
        if now - self._told >= EVERY_S:
            self._told = now
            yield from (ProcessMessage(name, spent=some) for some in _parts(self._server.limits.spent()))
            online, seen = self._server.lobby.here()
            yield ProcessMessage(name, online=online, seen=dict(list(seen.items())[:MOST_HERE]))
        yield from (ProcessMessage(name, went=dict(some)) for some in _parts(list(self._went.items())))
        yield from (ProcessMessage(name, beside=some) for some in _parts(list(self._beside)))
        yield from (self._of_here(table) for table in self._here)
        yield from (ProcessMessage(name, who=some) for some in _parts(list(self._who)))
        yield from (ProcessMessage(name, nudges=[one]) for one in self._nudges)
        if self._lobby or self._shown:
            yield ProcessMessage(name, lobby=True, shown=self._shown)
        yield from (ProcessMessage(name, called=some) for some in _parts(list(self._called)))
        self._lobby, self._shown, self._called = False, {}, set()
        self._went, self._beside, self._here, self._who, self._nudges = {}, set(), set(), set(), []

    def _of_here(self, table: str) -> ProcessMessage:
        if (session := self._server.in_memory(table)) is None:
            return ProcessMessage(self._name, here={table: {}})
        here = [one.who for one in session.everybody() if one.who is not None][:MOST_HERE]
        people = {person.id: person.name for person in here}
        return ProcessMessage(self._name, here={table: people}, at=session.addresses_here())

    # ---- what others say ------------------------------------------------------------
    def elsewhere(self, table: str) -> Here:
        """Who looks at a table by way of other processes."""
        return {id: name for here in self._elsewhere.get(table, {}).values() for id, name in here.items()}

    def addresses(self, table: str) -> Here:
        """Return the addresses of those who sit at a table and look at it by way of other processes."""
        return {id: address for at in self._addresses.get(table, {}).values() for id, address in at.items()}

    def online(self) -> tuple[int, Here]:
        """How many are here by way of other processes, and who of them lets others see it."""
        seen = {id: name for _, here in self._online.values() for id, name in here.items()}
        return sum(count for count, _ in self._online.values()), seen

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
            self._server.lobby.heard()
            for watched in self._server.watched():
                self.here(watched.id)
        for table, seq in message.went.items():
            self._server.heard(table, seq)
        for table in message.beside:
            self._server.look_beside(table)
        for table, here in message.here.items():
            self._gather(message.origin, table, here, message.at)
        for table in message.who:
            if (session := self._server.in_memory(table)) is not None and any(session.connections.values()):
                self.here(table)
        for table, people, name in message.nudges:
            if (session := self._server.in_memory(table)) is not None:
                session.nudge(people, name)
        if message.online is not None:
            self._online[message.origin] = message.online, message.seen
        for person, since_ms in message.shown.items():
            self._server.lobby.show(person, since_ms)
        for person in message.called:
            self._server.lobby.call(person)
        if message.lobby:
            self._server.lobby.heard()
        self._server.limits.spend(message.spent)

    def _gather(self, process: str, table: str, here: Here, at: Here) -> None:
        session = self._server.in_memory(table)
        if session is None:
            return
        there = self._elsewhere.setdefault(table, {})
        before = there.pop(process, {})
        self._addresses.setdefault(table, {}).pop(process, None)
        if here:
            there[process] = here
            self._addresses[table][process] = at
        if here != before:
            session.tell_presence()

    def _bury(self) -> None:
        """A process that has not been heard of for long is gone, and so is everybody who was there."""
        now = time.monotonic()
        for process in [one for one, heard in self._heard.items() if now - heard > GONE_S]:
            del self._heard[process]
            self._online.pop(process, None)
            for table in list(self._elsewhere):
                self._gather(process, table, {}, {})


def _parts(items: list[Item]) -> Iterator[list[Item]]:
    for start in range(0, len(items), MOST):
        yield items[start : start + MOST]
