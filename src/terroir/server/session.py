"""A table in memory: commands become entries, entries are stored, and only then does anybody see them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from terroir.core.errors import TerroirError
from terroir.server import listing, wire
from terroir.server.connection import Connection
from terroir.server.crowd import Crowd, Frame, same
from terroir.server.describing import fair_frame, seat_infos, table_info, viewers
from terroir.server.loading import entry_of
from terroir.server.logs import fail
from terroir.store.answers import Rest
from terroir.store.errors import Conflict, HeadLost, OutcomeUnknown, StoreError
from terroir.store.rows import Head
from terroir.table.audience import Audience
from terroir.table.bot_tasks import bots_to_move
from terroir.table.commands import AnyCommand
from terroir.table.entries import (
    Conceded,
    Ended,
    Entry,
    NonceCommitted,
    NonceGiven,
    SeatAbsent,
    SeatLeft,
    SeatPassed,
    SeatReturned,
    SeatsFilled,
    SeatTaken,
    SeatWarned,
    Started,
    TimedOut,
    VacationBegan,
    VacationEnded,
    encode,
)
from terroir.table.live import AT_ONCE, Answered, LiveTable
from terroir.table.news import News
from terroir.table.numbers import Viewer
from terroir.table.refusals import stale

if TYPE_CHECKING:
    from terroir.server.server import Server

SEATING = (
    SeatTaken,
    NonceCommitted,
    NonceGiven,
    SeatsFilled,
    SeatLeft,
    SeatPassed,
    Started,
    Conceded,
    TimedOut,
    SeatAbsent,
    SeatReturned,
    VacationBegan,
    VacationEnded,
    Ended,
)
"""What changes who plays where."""
LATE = (SeatWarned, TimedOut, SeatAbsent)
"""What happens to somebody who does not act."""

GATHER_S = 0.25
"""Comings and goings within this time are told at once: a crowd must not tell itself about every head."""
MANY = 100
"""Each time this many more people look on, the time is that much longer."""
TRIES = 20
"""How often a command is decided anew because other processes were first: all seats may seal at once."""

_encode = msgspec.json.Encoder().encode


class Awaited(NamedTuple):
    """Somebody who is asked to play again."""

    person: str
    name: str


class TableSession:
    """One table, those who look at it, and the order in which things happen there."""

    def __init__(self, server: Server, live: LiveTable, head: Head) -> None:
        self.server = server
        self.live = live
        self.head = head
        self.rematch: str | None = None
        self.rematching = asyncio.Lock()
        """Held while somebody looks for that table or makes it, so that there is only one."""
        self.wishing = asyncio.Lock()
        """Held while mutes and bans are written or read, so that nothing read before a change undoes it."""
        self.awaited: dict[int, Awaited] = {}
        """Before the next game of the same people: who sat where, and may sit there again."""
        self.audience = Audience(live)
        self.connections: dict[Viewer, list[Connection]] = {}
        self.ordered: bool | None = None
        """Whether somebody has sealed a turn here; None where the store has to be asked."""
        self._crowd = Crowd()
        self._presence: asyncio.TimerHandle | None = None
        """When everybody will be told who is here."""
        self.idle_since = server.clock.now_ms()
        self._lock = asyncio.Lock()
        self._doubtful = False
        """The store has not said whether the last entry was written."""

    @property
    def id(self) -> str:
        return self.live.id

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person has."""
        return self.live.seats_of(person) if person is not None else []

    # ---- what happens -------------------------------------------------------
    async def do(self, command: AnyCommand, person: str) -> int:
        """Do what a person asks for; their number of the update it made. Refusals are errors."""
        async with self._lock:
            await self._be_sure()
            for _ in range(TRIES):
                try:
                    decided = self.live.decide(command, person, self.server.clock.now_ms())
                except TerroirError:
                    if await self._is_behind() and await self._read_on():
                        continue
                    raise
                if isinstance(decided, Answered):
                    # It was asked in doubt: that it is there does not say yet that it will stay.
                    await self._read_on()
                    await self.server.store.confirm()
                    return decided.number
                if await self._append(decided):
                    number = self.live.numbers.of(getattr(command, "seat", None), self.live.seq)
                    await self._go_on_or_later()
                    return number
        raise stale("stale-action")

    async def play_bot(self, seat: int, action: str, at: int) -> None:
        """Play what a bot has chosen."""
        async with self._lock:
            await self._be_sure()
            if await self._append(self.live.decide_for_bot(seat, action, at, self.server.clock.now_ms())):
                await self._go_on()

    async def pass_on(self, person: str, to: str) -> None:
        """What somebody plays here is played under another id from now on, unless that one sits here."""
        async with self._lock:
            await self._be_sure()
            if self.seats_of(to):
                return
            while self.live.ended is None and (seats := self.seats_of(person)):
                await self._append(self.live.pass_on(seats[0], to, self.server.clock.now_ms()))

    async def wake(self, resume: bool = False) -> None:
        """Let happen what happens by itself: a deadline, a start, an end, what bots do."""
        async with self._lock:
            await self._be_sure()
            if resume and (entry := self.live.resume(self.server.clock.now_ms())) is not None:
                await self._append(entry)
            await self._go_on()

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        async with self._lock:
            if await self._read_on() and self.server.minds(self):
                await self._go_on()

    async def _is_behind(self) -> bool:
        """Whether another process has gone on here: what it knows may have been done there already."""
        return self.server.shared and bool(await self.server.store.behind({self.id: self.head}))

    async def _be_sure(self) -> None:
        if self._doubtful:
            await self._read_on()

    async def _append(self, entry: Entry) -> bool:
        """Store the entry, and only then let it have happened; False if another process was first."""
        facts = listing.facts(self.live, entry) if isinstance(entry.body, SEATING) else None
        stirs = self.server.notices.concern(self.live, entry)
        try:
            body = encode(entry.body)
            head = await self.server.store.append(
                self.id, self.head, entry.at_ms, entry.kind, body, facts, stirs
            )
        except Conflict:
            self.server.metrics.conflicts.inc()
            await self._read_on()
            return False
        except (OutcomeUnknown, asyncio.CancelledError):
            self._doubtful = True
            raise
        self.head = head
        self._apply(entry)
        if stirs:
            self.server.notices.stirred()
        if isinstance(entry.body, Ended) and self.live.created.rated:
            self.server.ratings.ended()
        if facts is not None:
            self.server.lobby.changed()
        self.server.neighbours.went(self.id, head.seq)
        if isinstance(entry.body, Ended) and self.live.created.event:
            self.server.events.hurry(self.live.created.event)
        if isinstance(entry.body, Started):
            if self.server.leases is not None:
                await self.server.leases.take(self.id, head.seq)
            await self._keep_vacations()
        return True

    async def _read_on(self) -> bool:
        """Apply the entries that the store has and we have not; return whether there were any.

        HeadLost if the store has not even ours: then this session is of no use any more.
        """
        before = self.head
        try:
            async for page in self.server.store.pages(self.id, self.head):
                await self.server.store.confirm()  # before anybody sees them
                for stored in page:
                    self.head = stored.head
                    self._apply(entry_of(stored))
        except HeadLost:
            self.server.lose(self)
            raise
        self._doubtful = False
        return self.head != before

    async def _go_on_or_later(self) -> None:
        """What was asked for is done, whether or not the store can take now what follows from it."""
        try:
            await self._go_on()
        except StoreError:
            self.server.timetable.set(self.id, self.server.clock.now_ms() + 1000)

    async def _go_on(self) -> None:
        """What follows by itself; then bots think and the next deadline is set."""
        while (entry := self.live.due_entry(self.server.clock.now_ms())) is not None:
            if not (isinstance(entry.body, LATE) and await self._keep_vacations()):
                await self._append(entry)
        self.server.let_go_on(self)

    async def keep_vacations(self) -> None:
        """Somebody here may have gone on vacation, or be back."""
        if self.live.timing.is_slow:
            async with self._lock:
                await self._be_sure()
                await self._keep_vacations()
                await self._go_on()

    async def _keep_vacations(self) -> bool:
        """Write down who is on vacation, as the store knows it; whether that was news."""
        if not self.live.timing.is_slow:
            return False
        before, people = self.head, {chair.person for chair in self.live.chairs if chair.person is not None}
        found = await self.server.store.vacations.of_all(people)
        for seat, chair in enumerate(self.live.chairs):
            if (vacation := found.get(chair.person or "")) is not None:
                since_ms, until_ms = vacation.since_ms, vacation.until_ms
                while entry := self.live.keep_vacation(seat, since_ms, until_ms, self.server.clock.now_ms()):
                    await self._append(entry)
        return self.head != before

    def at_rest(self) -> Rest | None:
        """When the table has to be looked at again, if it is running and nobody is here."""
        if self.live.status != "running" or self._doubtful:
            return None
        due = AT_ONCE if bots_to_move(self.live) else self.live.next_deadline()
        return Rest(self.id, self.head, due, listing.written(listing.owed_at(self.live)))

    # ---- who is here ----------------------------------------------------------
    def enter(self, connection: Connection) -> None:
        """Somebody looks at the table."""
        self.connections.setdefault(connection.seat, []).append(connection)
        if connection.who is not None:  # nobody is told of those without a name
            self._tell_presence_soon()

    def leave(self, connection: Connection) -> None:
        """Somebody does not look any more."""
        self._take_out(connection)
        if connection.who is not None:
            self._tell_presence_soon()

    def look(self, connection: Connection, viewer: Viewer) -> None:
        """Somebody looks through other eyes."""
        self._take_out(connection)
        connection.seat = viewer
        self.connections.setdefault(viewer, []).append(connection)

    def _take_out(self, connection: Connection) -> None:
        here = self.connections.get(connection.seat, [])
        if connection in here:
            here.remove(connection)
        if not here:
            self.connections.pop(connection.seat, None)
            self.audience.leave(connection.seat)

    def _tell_presence_soon(self) -> None:
        if self._presence is None:
            gather_s = GATHER_S * (1 + len(self.connections.get(None, ())) / MANY)
            self._presence = asyncio.get_running_loop().call_later(gather_s, self._tell_presence_everywhere)

    def _tell_presence_everywhere(self) -> None:
        self._presence = None
        self.tell_presence()
        self.server.neighbours.here(self.id)

    def tell_presence(self) -> None:
        """Who is at the table now, told to everybody here."""
        present = self.present()
        seats = [seat for seat, chair in enumerate(self.live.chairs) if chair.person in present]
        self.send_all(wire.Presence(seats, viewers(self)))
        if self.rematch is not None:
            self.tell_again()

    def present(self) -> dict[str, str]:
        """The people who look at the table, here and by way of other processes: their names by their ids."""
        here = {one.who.id: one.who.name for one in self.everybody() if one.who is not None}
        return here | self.server.neighbours.elsewhere(self.id)

    def addresses(self) -> dict[str, str]:
        """Return the addresses of the people who sit at the table and look at it, by their ids."""
        return self.server.neighbours.addresses(self.id) | self.addresses_here()

    def addresses_here(self) -> dict[str, str]:
        """Return those of them who look at it by way of this process."""
        seated = {chair.person for chair in self.live.chairs}
        return {one.who.id: one.address for one in self.everybody() if one.who and one.who.id in seated}

    def tell_beside(self) -> None:
        """Something has changed that is not in the log: other processes are told to look."""
        self.server.neighbours.beside(self.id)

    # ---- playing again ----------------------------------------------------------
    def play_again_at(self, table: str | None) -> None:
        """There is a table for the next game of the same people."""
        if table is not None and self.rematch != table:
            self.rematch = table
            self.tell_seats()

    def following(self) -> TableSession | None:
        """Where the people of this table say whether they play again: this table itself, before it begins."""
        if self.live.status == "open":
            return self if self.awaited else None
        found = self.server.in_memory(self.rematch) if self.rematch is not None else None
        return found if found is not None and not found.is_cancelled else None

    @property
    def is_cancelled(self) -> bool:
        return self.live.ended is not None and self.live.ended.reason == "cancelled"

    def is_near(self, person: str) -> bool:
        """Whether somebody looks at this table, or still at the one before it."""
        before = self.server.in_memory(self.live.created.previous or "")
        return person in self.present() or (before is not None and person in before.present())

    def tell_again(self) -> None:
        """Who sits where, also to those at the last table and at the next one: they see who plays again."""
        self.tell_seats()
        for table in (self.live.created.previous, self.rematch):
            if table is not None and (session := self.server.in_memory(table)) is not None:
                session.tell_seats()

    def nudge(self, people: Collection[str], name: str) -> None:
        """Tell these people, as far as they are here, that somebody waits for them."""
        for connection in self.everybody():
            if connection.person in people:
                connection.send(wire.Nudged(name))

    # ---- who sees it ----------------------------------------------------------
    def _apply(self, entry: Entry) -> None:
        news = self.live.apply(entry)
        try:
            self._tell(news)
            if isinstance(entry.body, SEATING):
                self.tell_again()
                self.server.neighbours.here(self.id)  # on whose account bots think may be another now
            if (fair := fair_frame(self.live)) is not None:
                self.send_all(fair)
        except Exception:
            # It has happened, whether or not it could be told: whoever misses it will ask again.
            fail("an update could not be told", table=self.id, seq=entry.seq)

    def _tell(self, news: News) -> None:
        for viewer in self.connections:
            frame = self.audience.update(news, viewer)
            if frame is not None:
                self._tell_viewer(viewer, same(frame))
        self.audience.rest()

    def _tell_viewer(self, viewer: Viewer, frame: Frame) -> None:
        """Those who play are told at once, those who look on a few at a time."""
        connections = self.connections.get(viewer, [])
        if viewer is None:
            self._crowd.tell(frame, connections)
            return
        for connection in connections:
            if (written := frame(connection)) is not None:
                connection.send_bytes(written)

    def tell_person(self, person: str, frame: wire.ServerFrame) -> None:
        """Only this one person, wherever they look at the table by way of this process."""
        for connection in self.everybody():
            if connection.person == person:
                connection.send(frame)

    def tell(self, frame: Frame) -> None:
        """Tell everybody here, each what is for them."""
        for viewer in self.connections:
            self._tell_viewer(viewer, frame)

    def everybody(self) -> Iterator[Connection]:
        """Every socket at this table."""
        for connections in self.connections.values():
            yield from connections

    def send_all(self, frame: wire.ServerFrame) -> None:
        """The same frame for everybody."""
        self.tell(same(_encode(frame)))

    def tell_seats(self) -> None:
        """Who sits where, as each of them sees it."""
        for connection in list(self.everybody()):
            connection.seats = tuple(self.seats_of(connection.person))
            if connection.seat is not None and connection.seat not in connection.seats:
                self.look(connection, None)  # whoever stood up sees no more than anybody does
        without = seat_infos(self, None)
        told: dict[str | None, bytes] = {}

        def seats(connection: Connection) -> bytes:
            if connection.person not in told:
                mine = seat_infos(self, connection.who) if connection.seats else without
                told[connection.person] = _encode(wire.Seats(table_info(self, connection.who), mine))
            return told[connection.person]

        self.tell(seats)

    def names(self) -> Iterator[tuple[str | None, str]]:
        """Who is here by what name: those who sit, then those who look on, in the order they came."""
        for chair in self.live.chairs:
            if chair.person is not None:
                yield chair.person, chair.name
        yield from self.present().items()
