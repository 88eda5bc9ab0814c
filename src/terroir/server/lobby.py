"""The lobby: open tables and games to watch as they come and go, who is here, and people found for a game.

As long as somebody looks, the lists are read when something has changed, and now and then in any case; while
nobody looks, nothing is asked. Those who look for a game stand in the database, where each process extends
the time of those who are here. The process of whoever has waited longest makes the table, and it is theirs
only if all of them are still there and free: nobody is seated twice, whatever dies in between.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec.structs import replace

from terroir.bots.levels import default_level
from terroir.core.errors import TerroirError
from terroir.core.registry import load
from terroir.server.connection import Connection, encoder
from terroir.server.describing import table_line
from terroir.server.http_lobby import Called, LobbyState, LobbyYou, Matched, Seeking, Somewhere, Wanted
from terroir.server.identity import new_id
from terroir.server.logs import fail, tell
from terroir.server.matching import groups
from terroir.store.errors import Conflict, StoreError
from terroir.store.people_rows import Seeker
from terroir.store.rows import Filter, TableRow
from terroir.table.commands import Cancel, Join
from terroir.table.entries import Bank, Clock, PerMove
from terroir.table.setup import Setup

if TYPE_CHECKING:
    from terroir.server.server import Server

EVERY_S = 1.0
GATHER_S = 0.25
"""What happens within this time is told at once."""
AGAIN_S = 5.0
"""The lists are read after this long in any case: a hint of another process may have been lost."""
STAY_MS = 5_000
"""Whoever looks for a game may be seated so long after they were last seen; then they have to ask again…"""
FORGET_MS = 60_000
"""…and have their place among the others if they do so within this time."""
STEP_MS = 5_000
"""How exactly people are told how long they have waited: not every second."""
OFFER_MS = 30_000
"""After so long somebody who waits is offered bots."""
MOST_OPEN = 50
MOST_WATCHED = 20
MOST_SHOWN = 60
SLICE = 50
"""So many visitors are told within a millisecond or two."""
PACES: dict[str, Clock] = {
    "quick": Bank(600_000, 5_000),
    "slow": Bank(1_800_000, 15_000),
    "day": PerMove(86_400_000),
}


class Visitor:
    """Somebody who looks at the lobby, and what they know of it."""

    def __init__(self, connection: Connection, apart: set[str]) -> None:
        self.connection = connection
        self.apart = apart
        """Whom they block, or who blocks them."""
        self.state = b""
        self.you = b""


class Lobby:
    """Those who look at the lobby by way of this process."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._visitors: dict[Connection, Visitor] = {}
        self._sitting: list[tuple[str, set[str]]] = []
        """Who sits at each of these tables."""
        self._more = asyncio.Event()
        self._stale = True
        self._read_at = 0.0
        self._open: list[TableRow] = []
        self._running: list[TableRow] = []

    # ---- who is here ------------------------------------------------------------
    def connections(self) -> list[Connection]:
        return list(self._visitors)

    async def enter(self, connection: Connection) -> None:
        apart = await self._server.store.friends.apart(connection.person) if connection.person else set()
        self._visitors[connection] = Visitor(connection, apart)
        self._stale = True
        self._more.set()

    def leave(self, connection: Connection) -> None:
        self._visitors.pop(connection, None)
        self._more.set()
        if connection.person is not None and connection.person not in self._people():
            self._server.go(self._part(connection.person))

    async def _part(self, person: str) -> None:
        """Who has gone is not waited for; whoever comes back soon finds their place as it was."""
        now_ms = self._server.clock.now_ms()
        with suppress(StoreError):  # then it takes some seconds
            await self._server.store.seekers.stay([person], now_ms - 1, now_ms - FORGET_MS)

    def _people(self) -> set[str]:
        return {one.person for one in self._visitors if one.person is not None}

    def here(self) -> tuple[int, dict[str, str]]:
        """How many people are here by way of this process, and the names of those who let others see it."""
        people = [one for one in self._server.connections() if one.scopes is None]
        seen = {one.who.id: one.who.name for one in people if one.who and one.who.shown_ms is not None}
        return len({one.person or one.address for one in people}), seen

    def show(self, person: str, since_ms: int | None) -> None:
        """Somebody lets others see that they are here, or does not any more."""
        for connection in self._server.connections():
            if connection.who is not None and connection.person == person:
                connection.who = replace(connection.who, shown_ms=since_ms)
        self._more.set()

    def call(self, person: str) -> None:
        """Somebody asks this person something."""
        for connection in self._visitors:
            if connection.person == person:
                connection.send(Called())

    def avoid(self, person: str, apart: set[str]) -> None:
        """Whom somebody does not play with from now on."""
        for visitor in self._visitors.values():
            if visitor.connection.person == person:
                visitor.apart = apart
        self._more.set()

    # ---- what has changed ---------------------------------------------------------
    def changed(self) -> None:
        """A list of tables is another one now, or somebody looks for a game."""
        self.heard()
        self._server.neighbours.lobby()

    def heard(self) -> None:
        """The same by way of another process."""
        self._stale = True
        self._more.set()

    async def keep(self) -> None:
        """Look and tell, for ever."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S if self._visitors else None):
                    await self._more.wait()
            self._more.clear()
            try:
                if self._visitors:
                    await self._look()
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("the lobby could not be told")
            await asyncio.sleep(GATHER_S)

    async def _look(self) -> None:
        seekers = await self._match()
        if self._stale or time.monotonic() - self._read_at > AGAIN_S:
            self._stale, self._read_at = False, time.monotonic()
            store = self._server.store
            # Not among the searches of visitors, whose floods would keep the lobby as it was.
            self._open = await store.tables(Filter(stages=("open",), limit=MOST_OPEN), "chores")
            self._running = await store.tables(Filter(stages=("running",), limit=MOST_WATCHED), "chores")
            self._sitting = [(row.id, people_of(row)) for row in (*self._open, *self._running)]
        state = encoder.encode(self._state(seekers))
        looking = {one.person: one for one in seekers if one.table is None}
        for number, visitor in enumerate(list(self._visitors.values())):
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)  # others have their turn
            self._tell(visitor, state, looking)

    def _tell(self, visitor: Visitor, state: bytes, looking: Mapping[str, Seeker]) -> None:
        if visitor.state != state:
            visitor.state = state
            visitor.connection.send_bytes(state)
        you = encoder.encode(self._you(visitor, looking))
        if visitor.you != you:
            visitor.you = you
            visitor.connection.send_bytes(you)

    def _state(self, seekers: list[Seeker]) -> LobbyState:
        online, seen = self.here()
        others, seen_there = self._server.neighbours.online()
        online, seen = online + others, seen | seen_there
        wanted = Counter((one.game, one.players, one.pace) for one in seekers if one.table is None)
        people = sorted((name, person) for person, name in seen.items())[:MOST_SHOWN]
        return LobbyState(
            [table_line(row) for row in self._open],
            [table_line(row) for row in self._running],
            [Wanted(*what, count) for what, count in sorted(wanted.items())],  # type: ignore[arg-type]
            online,
            [Somewhere(person, name) for name, person in people],
        )

    def _you(self, visitor: Visitor, looking: Mapping[str, Seeker]) -> LobbyYou:
        who = visitor.connection.who
        if who is None:
            return LobbyYou(None, False, None, [], [])
        mine = looking.get(who.id)
        return LobbyYou(
            who.name,
            who.shown_ms is not None,
            seeking(mine, self._server.clock.now_ms()) if mine is not None else None,
            [table for table, people in self._sitting if who.id in people],
            [table for table, people in self._sitting if not visitor.apart.isdisjoint(people)],
        )

    # ---- finding people for a game ------------------------------------------------
    async def _match(self) -> list[Seeker]:
        """Everybody who looks for a game; those who were found are seated and told."""
        store, now_ms = self._server.store, self._server.clock.now_ms()
        here = self._people()
        seekers = await store.seekers.all(now_ms)
        if staying := [one.person for one in seekers if one.person in here and _is_due(one, now_ms)]:
            await store.seekers.stay(staying, now_ms + STAY_MS, now_ms - FORGET_MS)
        if not any(one.person in here for one in seekers):
            return seekers
        for group in groups(seekers, await store.seekers.apart()):
            if group[0].person in here:
                await self._seat(group, now_ms)
                self.changed()
        for one in await store.seekers.all(now_ms):
            if one.table is not None and one.person in here:
                await store.seekers.stop(one.person)
                for connection in self._visitors:
                    if connection.person == one.person:
                        connection.send(Matched(one.table))
        return await store.seekers.all(now_ms)

    async def _seat(self, group: list[Seeker], now_ms: int) -> None:
        first, store = group[0], self._server.store
        game = load(first.game)
        bots = (default_level(game).code,) * (first.players - len(group))
        seats = (*(None for _ in group), *bots)
        clock = PACES[first.pace]
        # People whom nobody has invited: such games count, and so nobody is given hints.
        counts = len(group) > 1
        setup = Setup(
            game=game.name,
            seats=seats,
            host=first.person,
            clock=clock,
            hints=False if counts else None,
            rated=counts,
        )
        session = await self._server.make(setup)
        try:
            await store.seekers.seat([one.person for one in group], session.id, now_ms)
        except Conflict:  # somebody has gone meanwhile
            await session.do(Cancel(new_id()), first.person)
            return
        for seat, one in enumerate(SystemRandom().sample(group, len(group))):
            try:
                await session.do(Join(new_id(), seat, one.name), one.person)
            except TerroirError as error:  # a stranger was quicker: they go on looking
                tell("a seat was not free any more", table=session.id, code=error.code)
                await store.seekers.seek(one)


def people_of(row: TableRow) -> set[str]:
    """Who sits at a table."""
    return {seat.person for seat in row.seats if seat.person is not None}


def seeking(seeker: Seeker, now_ms: int) -> Seeking:
    """What somebody looks for, as they see it."""
    waited_ms = now_ms - seeker.since_ms
    return Seeking(
        seeker.game,
        seeker.players,
        seeker.pace,  # type: ignore[arg-type]
        seeker.within,
        waited_ms // STEP_MS * STEP_MS,
        waited_ms >= OFFER_MS,
    )


def _is_due(seeker: Seeker, now_ms: int) -> bool:
    return seeker.table is None and seeker.until_ms < now_ms + STAY_MS - 2_000
