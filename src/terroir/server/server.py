"""The server: all tables of this process, who is at them, and what goes on by itself."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from terroir.core.errors import TerroirError
from terroir.core.fair import SECRET_BYTES
from terroir.core.registry import load
from terroir.server import listing
from terroir.server.analysing import Analysing
from terroir.server.bot_seats import BotSeats
from terroir.server.chats import Chats
from terroir.server.clock import Clock
from terroir.server.connection import GOING_AWAY, POLICY, Connection
from terroir.server.events import Events
from terroir.server.hinting import Hinting
from terroir.server.housekeeping import keep_house
from terroir.server.identity import new_id
from terroir.server.leases import Leases
from terroir.server.limits import Limits, Turns
from terroir.server.loading import replayed
from terroir.server.lobby import Lobby
from terroir.server.logs import Troubles, fail, tell, warn
from terroir.server.mailing import Mailing
from terroir.server.metrics import Metrics
from terroir.server.neighbours import Neighbours
from terroir.server.notices import Notices
from terroir.server.orders import Orders
from terroir.server.people import People, is_invited
from terroir.server.quotas import Quotas
from terroir.server.ratings import Ratings
from terroir.server.readiness import Readiness
from terroir.server.refusal import UNREADABLE, Refusal
from terroir.server.replays import Workshop
from terroir.server.session import Awaited, TableSession
from terroir.server.settings import Settings
from terroir.server.sources import Sources
from terroir.server.timetable import Timetable
from terroir.server.vacations import tell_all
from terroir.store.answers import Claimed
from terroir.store.errors import StoreError
from terroir.store.opening import is_postgres
from terroir.store.rows import Head, Person
from terroir.store.store import Store
from terroir.table.entries import encode
from terroir.table.live import LiveTable
from terroir.table.setup import Setup, create
from terroir.table.workers import Workers

if TYPE_CHECKING:
    from terroir.server.valkey import Valkey
    from terroir.server.valkey_workers import ValkeyWorkers

TABLE_ID = re.compile(r"[A-Za-z0-9]{12}")
MOST_OWED = 20_000
WOKEN_AT_ONCE = 4
"""Tables that are opened together: most of the time one waits for the database, and others want it too."""
IDLE_MS = 60_000
"""A table that nobody looks at leaves memory after this long."""
ROUND_S = 1.0
CLOSING_MS = 2_000
"""How long sockets are waited for when the server ends."""
BANNED_LATELY_MS = 60_000
"""Sockets of people who were banned since are looked for."""
GRACE_MS = 60_000
"""Somebody with less time than this when a server begins is given all of it anew."""


class Server:
    """Everything that one server process knows and does."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, readiness: Readiness) -> None:
        self.settings = settings
        self.store = store
        self.readiness = readiness
        self.troubles = Troubles()
        self.clock = Clock()
        self.shared = is_postgres(settings.database)
        """Other processes may serve the same tables."""
        self.limits = Limits(settings.rate, self.shared)
        self.metrics = metrics
        metrics.store_queue.set_function(store.waiting)
        self.turns = Turns()
        self.long_bodies = Turns(1)  # megabytes of JSON: slices of several would add up
        self.quotas = Quotas(store, settings.rate)
        self.people = People(store)
        self.mailing = Mailing(settings.smtp, settings.mail_from) if settings.smtp else None
        self.notices = Notices(self)
        self.ratings = Ratings(self)
        self.sources = Sources(self)
        self.events = Events(self)
        self.chats = Chats(store)
        self.lobby = Lobby(self)
        self.workshop = Workshop()
        self.trials = Workshop()  # positions of strangers: replays never wait for them
        self.workers = Workers(settings.workers, waited=metrics.bot_wait.observe)
        metrics.bot_queue.set_function(lambda: len(self.workers.queue))
        self.bot_seats = BotSeats(self.workers)
        self.orders = Orders(self)
        self.hinting = Hinting(self)
        self.analysing = Analysing(self)
        self.timetable = Timetable(self.clock, self._ring)
        self.sockets: Counter[str] = Counter()
        """Open sockets, by person or address."""
        self._sessions: dict[str, TableSession] = {}
        self._owed: dict[str, listing.Owed] = {}
        """Whose move it is at running tables that have left memory, for those that left it last."""
        self._unreadable: dict[str, tuple[str, int]] = {}
        """Tables that cannot be opened: why, and until when nobody tries again."""
        self._opening: dict[str, asyncio.Task[TableSession]] = {}
        self._background: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._opened_ms = self.clock.now_ms()
        self.leases = Leases(store, metrics, self._take_over) if self.shared else None
        self.valkey = _valkey(settings.valkey) if settings.valkey else None
        self.valkey_workers = (
            _valkey_workers(settings.valkey, self.workers, metrics) if settings.valkey else None
        )
        self.workers.remote = self.valkey_workers
        self.neighbours = Neighbours(self, self.valkey or store)
        """There are none unless `shared`, and then nothing is said to them."""

    # ---- its life -------------------------------------------------------------
    async def open(self) -> None:
        """Begin to serve: what other processes say is listened to, tables that are due wake up."""
        with suppress(StoreError):  # then it is known a second later
            await self.notices.load()
        self._rounds = asyncio.create_task(self._make_rounds())
        self.go(self.notices.keep())
        self.go(self.ratings.keep())
        self.go(self.events.keep())
        self.go(self.lobby.keep())
        self.go(self._begin())
        if self.leases is not None:
            self.go(self.leases.keep())
        if self.shared:
            self.go(self.neighbours.talk())
        if self.valkey_workers is not None:
            self.go(self.valkey_workers.listen())
        self.go(self.metrics.watch_loop())
        self.go(self.readiness.keep())

    async def close(self) -> None:
        """Everybody is told to come back later; what was acknowledged is stored already."""
        self.timetable.stop()
        for task in [*self._background, *([self._rounds] if self._rounds else [])]:
            task.cancel()
        await self.bot_seats.stop()
        for connection in self.connections():
            connection.close(GOING_AWAY, "restart")
        await self._quiet()
        # Nobody may wait any more for a table that is being opened, and it still asks the store.
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        await self._note_due(self._sessions.values())
        if self.leases is not None:
            await self.leases.close()
        if self.valkey is not None:
            await self.valkey.close()
        if self.valkey_workers is not None:
            await self.valkey_workers.close()
        await self.store.close()

    async def _quiet(self) -> None:
        """Until everybody has gone and what they had begun is done, or too long."""
        end = self.clock.now_ms() + CLOSING_MS
        while (self.connections() or self._background) and self.clock.now_ms() < end:
            await asyncio.sleep(0.01)

    # ---- tables -----------------------------------------------------------------
    async def session(self, table: str) -> TableSession:
        """The table of that id."""
        if (session := self._sessions.get(table)) is not None:
            session.idle_since = self.clock.now_ms()
            if self.shared:  # whoever did something at another process finds it done here
                await self._catch_up(session)
            if self._sessions.get(table) is session:
                return session
        if not TABLE_ID.fullmatch(table):
            raise Refusal("missing", "no such table")
        self._check_readable(table)
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> TableSession:
        try:
            found = await replayed(self.store, table)
            if found is None:
                raise Refusal("missing", "no such table")
            if found[0].ended is None:
                await self.store.confirm()  # before anybody sees it
            await self.chats.open(table)
            session = TableSession(self, *found)
            await self._look_around(session)
            if self.minds(session) and self._was_away(session.live):
                await session.wake(resume=True)
            return self._add(session)
        except TerroirError as error:
            if error.code not in UNREADABLE:
                raise
            if table not in self._unreadable:
                warn("a table cannot be opened", table=table, code=error.code, why=str(error))
            self._unreadable[table] = error.code, self.clock.now_ms() + IDLE_MS
            raise Refusal(error.code) from error
        finally:
            self._opening.pop(table, None)

    def _check_readable(self, table: str) -> None:
        """Refuse a table that could not be opened a short time ago: lists ask for it again and again."""
        code, until_ms = self._unreadable.get(table, ("", 0))
        if self.clock.now_ms() < until_ms:
            raise Refusal(code)

    def _was_away(self, live: LiveTable) -> bool:
        """Whether somebody's time ran out, or nearly, while no server was there to take their move."""
        due = live.next_deadline()
        missed = due is not None and due < self._opened_ms + GRACE_MS
        return missed and live.at_ms < self._opened_ms

    def _add(self, session: TableSession) -> TableSession:
        self._sessions[session.id] = session
        self._owed.pop(session.id, None)
        self._unreadable.pop(session.id, None)
        self.metrics.tables.set(len(self._sessions))
        self.neighbours.opened(session.id)
        self.let_go_on(session)
        return session

    def minds(self, session: TableSession) -> bool:
        """Whether it is this process that keeps the clocks of a table and moves its bots."""
        return self.leases is None or session.live.status == "open" or session.id in self.leases.tables

    def let_go_on(self, session: TableSession) -> None:
        """If the table is ours: set its next deadline, and let its bots think."""
        if self.minds(session):
            self.timetable.set(session.id, session.live.next_deadline())
            self.bot_seats.ask(session)
            self.orders.ask(session)

    async def owed(self, table: str) -> listing.Owed:
        """Whom a running table waits for, and since when."""
        self._check_readable(table)
        known = self._owed.get(table)
        return known if known is not None else listing.owed_at((await self.session(table)).live)

    async def learn_owed(self, tables: Iterable[str]) -> None:
        """Know that of all these tables: what was noted when they were left saves to open them."""
        unknown = [table for table in tables if table not in self._owed and table not in self._sessions]
        for table, text in (await self.store.owed(unknown)).items():
            if table not in self._sessions:
                self._remember_owed(table, listing.read(text))

    def _remember_owed(self, table: str, owed: listing.Owed) -> None:
        self._owed[table] = owed
        if len(self._owed) > MOST_OWED:
            del self._owed[next(iter(self._owed))]  # the one that was left first

    async def make(self, setup: Setup, table: str = "", secret: bytes = b"") -> TableSession:
        """A new table, with that id if one is given; its secret is its own, if it is not that of a deal."""
        table, secret = table or new_id(), secret or secrets.token_bytes(SECRET_BYTES)
        game = load(setup.game)
        entry = create(table, setup, secret, self.clock.now_ms(), game)
        row = listing.new_row(entry, secret)
        head = await self.store.create(row, entry.at_ms, entry.kind, encode(entry.body))
        await self.chats.open(table)
        session = TableSession(self, LiveTable.replay([entry], secret, game), head)
        await self._look_around(session)
        self.lobby.changed()
        return self._add(session)

    async def _look_around(self, session: TableSession) -> None:
        """What the tables before and after this one say: who is waited for, where they play again."""
        previous = session.live.created.previous
        if session.live.status == "over":
            session.rematch = await self.rematch(session.id)
        elif previous is not None and (row := await self.store.table(previous)) is not None:
            sat = [(seat.seat, seat.person, seat.name) for seat in row.seats]
            session.awaited = {seat: Awaited(who, name) for seat, who, name in sat if who is not None}

    async def rematch(self, table: str) -> str | None:
        """Where the people of this table play again; as long as it waits for them it is in memory then."""
        made = await self.store.rematch(table)
        row = await self.store.table(made) if made is not None else None
        if row is not None and row.stage == "open":
            with suppress(Refusal):  # why it cannot be opened is said there
                await self.session(row.id)
        return made

    async def door(self, table: str, who: Person | None, invite: str, role: str) -> TableSession:
        """The table, for somebody who may come in so far; a private one is not even there for others."""
        known = self._sessions.get(table)
        if known is None or known.live.created.visibility == "private":
            # One question, whether there is a table or not: not even the time that it takes tells strangers.
            door = await self.store.door(table, who.id if who else None)
            if door is None or not (door.is_open or is_invited(invite, door.invite_hash)):
                raise Refusal("missing", "no such table")
        session = await self.session(table)
        if self.chats.is_banned(session, who.id if who else None):
            raise Refusal("forbidden", "the host does not want you at this table", "refused-banned")
        if role == "seated" and not (who and session.seats_of(who.id)):
            raise Refusal("forbidden", "you do not sit at this table")
        if role == "host" and not (who and who.id == session.live.created.host):
            raise Refusal("forbidden", "the host of this table may")
        return session

    # ---- sockets ------------------------------------------------------------------
    def connections(self) -> list[Connection]:
        """Every open socket."""
        at_tables = [one for session in self._sessions.values() for one in session.everybody()]
        return [*at_tables, *self.lobby.connections()]

    def sessions(self) -> list[TableSession]:
        """The tables in memory."""
        return list(self._sessions.values())

    def in_memory(self, table: str) -> TableSession | None:
        return self._sessions.get(table)

    def watched(self) -> list[TableSession]:
        """The tables that somebody looks at by way of this process."""
        return [session for session in self._sessions.values() if any(session.connections.values())]

    def nudge(self, table: str, people: list[str], name: str) -> None:
        """Tell these people at a table, wherever they look at it, that somebody waits for them."""
        if (session := self._sessions.get(table)) is not None:
            session.nudge(people, name)
        self.neighbours.nudge(table, people, name)

    async def show(self, person: Person, since_ms: int | None) -> None:
        """Others may see that somebody is here, since then, or may not."""
        await self.store.show(person.id, since_ms)
        self.people.forget(person.id)
        self.lobby.show(person.id, since_ms)
        self.neighbours.shown(person.id, since_ms)

    def call(self, person: str) -> None:
        """Somebody asks this person something: they see it at once, if they are in the lobby anywhere."""
        self.lobby.call(person)
        self.neighbours.called(person)

    def drop(self, tables: Iterable[str]) -> None:
        """These tables are no more."""
        for table in tables:
            if (opening := self._opening.get(table)) is not None:  # read before it was removed
                opening.add_done_callback(lambda _, table=table: self.drop([table]))  # type: ignore[misc]
            if (session := self._sessions.get(table)) is not None:
                for connection in list(session.everybody()):
                    connection.close(POLICY, "removed")
                self._forget(session)
            self._owed.pop(table, None)
            self.timetable.set(table, None)
            if self.leases is not None:
                self.leases.left(table, 0, is_over=True)

    def lose(self, session: TableSession) -> None:
        """Let go of a table whose last entries the database has lost, as it may in a failover.

        Those who look come back, and are shown what there is.
        """
        if self._sessions.get(session.id) is not session:
            return
        self.metrics.lost_heads.inc()
        self.troubles.note("the database has lost the end of a log", "lost", table=session.id)
        for connection in list(session.everybody()):
            connection.close(GOING_AWAY, "resync")
        self._leave_memory(session)
        # What is remembered of other tables may be lost as well.
        self._owed.clear()
        self._unreadable.clear()
        self.neighbours.went(session.id, 0)  # what others remember of it goes, too
        self.notices.forget()
        self.lobby.heard()
        if self.leases is None or session.id in self.leases.tables:
            self.timetable.set(session.id, self.clock.now_ms())

    def look_again(self, tables: Iterable[str]) -> None:
        """Something was written past the sessions of these tables."""
        for table in tables:
            if (session := self._sessions.get(table)) is not None:
                self.go(self._catch_up(session))

    def end_sockets(self, hashed: bytes, why: str = "revoked") -> None:
        """The token of these sockets is no more; `renewed`: the same browser has another one."""
        for connection in self.connections():
            if connection.hashed == hashed:
                connection.close(POLICY, why)

    @property
    def tables(self) -> int:
        return len(self._sessions)

    # ---- what goes on by itself -----------------------------------------------------
    def _ring(self, table: str) -> None:
        self.go(self._wake(table))

    def heard(self, table: str, seq: int) -> None:
        """Another process has written an entry of this number."""
        self._owed.pop(table, None)
        session = self._sessions.get(table)
        if session is None:
            if self.leases is not None and table in self.leases.tables:
                self._ring(table)
        elif session.head.seq < seq:
            self.go(self._catch_up(session))

    def look_beside(self, table: str) -> None:
        """At this table something has changed that is not in its log."""
        if (session := self._sessions.get(table)) is not None:
            self.go(self.catch_up_beside(session))

    def _take_over(self, claimed: list[Claimed]) -> None:
        """These tables are ours from now on: those that may be due are opened, the others when they are."""
        now, due = self.clock.now_ms(), list[str]()
        for one in claimed:
            if one.due_ms is not None and one.due_ms <= now:
                due.append(one.table)
            else:
                self.timetable.set(one.table, one.due_ms)
        self.go(self._wake_all(due))
        self.go(tell_all(self))

    def go(self, work: Coroutine[None, None, None]) -> None:
        """Do this beside all else."""
        self.finish(asyncio.create_task(work))

    async def on_duty(self, what: str) -> bool:
        """Whether it is this process that does this for all that share the database."""
        if self.leases is None:
            return True
        process = self.leases.process
        return process is not None and await self.store.notices.on_duty(process, what)

    def finish(self, task: asyncio.Task[None]) -> None:
        """Keep a task until it is done."""
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _wake(self, table: str) -> None:
        try:
            session = await self.session(table)
            if self.minds(session):
                await session.wake(resume=self._was_away(session.live))
            else:
                await session.catch_up()
        except StoreError:
            self.timetable.set(table, self.clock.now_ms() + 1000)
        except Exception as error:
            if not (isinstance(error, Refusal) and error.code in UNREADABLE):
                fail("a table cannot be woken", table=table)

    async def _begin(self) -> None:
        # Games that went on while no server was there are woken first: they are not abandoned.
        now = self.clock.now_ms()
        later = await (self.store.due_open() if self.shared else self.store.due_later(now))
        for table, due_ms in later.items():
            self.timetable.set(table, due_ms)
        if not self.shared:
            await self._wake_all(await self.store.due(now))
            await tell_all(self)
        await keep_house(self)

    async def _wake_all(self, tables: list[str]) -> None:
        """Running tables go on where the last process left them."""
        tell("tables to wake", count=len(tables))
        for start in range(0, len(tables), WOKEN_AT_ONCE):
            await asyncio.gather(*map(self._wake, tables[start : start + WOKEN_AT_ONCE]))
            await asyncio.sleep(0)

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND_S)
            try:
                await self._look_after()
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("the rounds failed")

    async def _look_after(self) -> None:
        now = self.clock.now_ms()
        for session in list(self._sessions.values()):
            if any(session.connections.values()):
                session.idle_since = now
            elif now - session.idle_since > IDLE_MS and not self.bot_seats.busy(session.id):
                self._forget(session)
        await self._end_banned(now)
        if self.shared:
            await self._look_elsewhere()

    async def _end_banned(self, now: int) -> None:
        """Whoever runs the server has banned somebody, by way of another process."""
        banned = set(await self.store.banned_since(now - BANNED_LATELY_MS))
        for connection in self.connections() if banned else ():
            if connection.person in banned:
                connection.close(POLICY, "banned")

    async def _note_due(self, sessions: Iterable[TableSession]) -> None:
        """Nobody is at these tables: the store is told when they are due, so nobody opens them before."""
        with suppress(StoreError):  # then they are opened too early, and nothing else
            await self.store.note_due(*filter(None, (session.at_rest() for session in sessions)))

    def _forget(self, session: TableSession) -> None:
        self._leave_memory(session)
        self.go(self._note_due([session]))
        if self.leases is not None:
            self.leases.left(session.id, session.head.seq, is_over=session.live.ended is not None)
        if (owed := listing.owed_at(session.live)).ends or owed.paused:
            self._remember_owed(session.id, owed)

    def _leave_memory(self, session: TableSession) -> None:
        del self._sessions[session.id]
        self.chats.close(session.id)
        self.neighbours.closed(session.id)
        self.metrics.tables.set(len(self._sessions))

    async def _look_elsewhere(self) -> None:
        """What other processes have written, where it matters here: their hints may have been lost."""
        owned = self.leases.tables.items() if self.leases is not None else ()
        known = {table: Head(seq, b"") for table, seq in owned}
        known |= {session.id: session.head for session in self._sessions.values()}
        for table in await self.store.behind(known):
            self.heard(table, known[table].seq + 1)
        watched = self.watched()
        lines = {session.id: self.chats.last(session.id) for session in watched}
        found = await self.store.beside([session.id for session in watched])
        for session in watched:
            if (now := found.get(session.id)) is None:
                continue
            if now.lines < lines[session.id]:  # later lines would have the numbers of those that are lost
                self.lose(session)
            elif self.chats.is_behind(session.id, now):
                await self.catch_up_beside(session)
            else:
                await self._follow(session, now.rematch)
        held = {connection.hashed for connection in self.connections() if connection.hashed is not None}
        for hashed in await self.store.revoked(held):
            self.end_sockets(hashed)

    async def catch_up_beside(self, session: TableSession) -> None:
        """What is said and wished elsewhere at this table, and where it is played again."""
        try:
            async with session.wishing:
                now = (await self.store.beside([session.id])).get(session.id)
                if now is None or self.in_memory(session.id) is not session:
                    return
                await self.chats.catch_up(session, now)
            await self._follow(session, now.rematch)
        except StoreError as error:
            tell("the store does not answer", code=error.code)

    async def _follow(self, session: TableSession, rematch: str | None) -> None:
        """The people of this table play again there."""
        if rematch is not None and self.in_memory(rematch) is None:
            await self.rematch(session.id)
        session.play_again_at(rematch)

    async def _catch_up(self, session: TableSession) -> None:
        try:
            await session.catch_up()
        except StoreError:
            self.timetable.set(session.id, self.clock.now_ms() + 1000)


def _valkey(address: str) -> Valkey:
    # Imported here: its client is installed only where it is wanted.
    from terroir.server.valkey import Valkey

    return Valkey(address)


def _valkey_workers(address: str, workers: Workers, metrics: Metrics) -> ValkeyWorkers:
    from terroir.server.valkey_workers import ValkeyWorkers

    return ValkeyWorkers(address, workers, metrics)
