"""PostgreSQL: entries of many tables in one statement, and hints to the other processes beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import asyncpg

from terroir.store import upgrade
from terroir.store.driver import LOG, Heard, Lane, Row, Step, Value, logged
from terroir.store.errors import (
    BadAddress,
    BadValue,
    Busy,
    Conflict,
    NoServer,
    OutcomeUnknown,
    StoreUnavailable,
)
from terroir.store.jobs import BUDGET, MOST_SEARCHES, PATIENCE, SEARCH_PATIENCE, Admission
from terroir.store.postgres_appending import APPEND, Appending
from terroir.store.postgres_connections import (
    CONFIRM,
    CONNECT_PATIENCE,
    LOST,
    PAUSE,
    READERS,
    SEARCHERS,
    WRITERS,
    Writers,
    acquire,
    discard,
    pool,
    refused,
)
from terroir.store.queries import HEARTBEAT
from terroir.store.rows import EntryRow, Head

CHANNEL = "terroir_hints"
HINTS = "terroir hints"
"""How PostgreSQL knows the connections of hints."""
ALONE_S = 1.0
"""For so long it is remembered that no standby is waited for."""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) AS said"

# Scalar subqueries: each is one look into the index, whatever the statistics say.
BEHIND = """
SELECT table_id FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS known (table_id, seq, hash)
WHERE (SELECT known.hash = '' OR hash = known.hash FROM entries
       WHERE entries.table_id = known.table_id AND entries.seq = known.seq) IS NOT TRUE
   OR (SELECT true FROM entries WHERE entries.table_id = known.table_id AND entries.seq = known.seq + 1)
"""
# From the table of tables: to_regclass may still remember that there was none.
HAS_VERSION = """
SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema AND tablename = 'alembic_version')
"""
MIGRATION_LOCK = "SELECT pg_advisory_xact_lock(7466927264918)"


class Postgres:
    """The driver of a PostgreSQL database, which several processes may share."""

    def __init__(self, address: str, writers: Any, readers: Any, searchers: Any, patience: float) -> None:
        self._address = address
        self._writers = Writers(writers, patience)
        self._readers = readers
        self._searchers = searchers
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._admission = Admission()
        self._appending = Appending(self._writers, patience, self._admission)
        self._tasks = [
            self._loop.create_task(self._appending.go_on()),
            self._loop.create_task(self._writers.look(readers)),
        ]
        self._chores = asyncio.Semaphore(1)
        self._searching = 0
        self._line: Any = None
        """The connection of hints, while there is one."""
        self._confirming: asyncio.Task[None] | None = None
        self._confirming_next: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, patience: float = PATIENCE) -> Postgres:
        """Connect, and bring the schema up to date; NoServer if there is none yet."""
        try:
            writers, readers = await pool(address, WRITERS), await pool(address, READERS, patience)
            searchers = await pool(address, SEARCHERS, BUDGET)
            try:
                async with writers.acquire() as connection:
                    await migrate(connection)
            except BaseException:
                writers.terminate()
                raise
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            why = f"the database cannot be opened: {str(error) or 'it does not answer'}"
            is_away = isinstance(error, LOST) and not isinstance(error, ValueError)
            raise (NoServer if is_away else BadAddress)(why) from error
        return cls(address, writers, readers, searchers, patience)

    async def append(self, entry: EntryRow, also: tuple[Step, ...]) -> None:
        if also:
            columns = [[value] for value in entry]
            await self.write((Step(APPEND, tuple(columns), rows=1), *also))  # type: ignore[arg-type]
            return
        await self._appending.append(entry)

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        self._writers.check()
        self._admission.enter()
        committing, until = False, self._writers.until()

        async def work() -> Sequence[Row]:
            nonlocal committing
            await connection.execute("BEGIN")
            try:
                rows = [await _perform(connection, step) for step in steps][-1]
                committing = True
                # What changes nothing has to wait too: it may be asked again after a doubt.
                await connection.execute(f"{CONFIRM}; COMMIT")
            except LOST:
                raise
            except (Conflict, asyncpg.PostgresError):
                await connection.execute("ROLLBACK")
                raise
            return rows

        try:
            async with self._writers.connection(until) as connection:
                return await self._writers.patiently(connection, work, until)
        except (Conflict, asyncpg.IntegrityConstraintViolationError, asyncpg.SerializationError) as error:
            await self.confirm()  # what was there first may be read now and taken as done
            raise error if isinstance(error, Conflict) else Conflict(str(error)) from error
        except asyncpg.DataError as error:
            raise BadValue() from error
        except LOST as error:
            raise OutcomeUnknown(f"PostgreSQL: {error!r}") if committing else refused(error) from error
        except asyncpg.PostgresError as error:
            raise refused(error) from error
        finally:
            self._admission.waiting -= 1

    async def confirm(self) -> None:
        if self._loop.time() < self._writers.alone_until:
            return
        if self._confirming_next is None:
            self._confirming_next = self._loop.create_task(self._confirm(self._confirming))
            self._confirming_next.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._confirming_next)

    async def _confirm(self, before: asyncio.Task[None] | None) -> None:
        """One commit for all who ask while the last one runs."""
        if before is not None:
            await asyncio.wait([before])
        self._confirming, self._confirming_next = self._confirming_next, None
        self._writers.check()
        until = self._writers.until()
        try:
            async with self._writers.connection(until) as connection:
                ask = partial(connection.execute, CONFIRM)
                done: str = await self._writers.patiently(connection, ask, until)
        except LOST as error:
            raise OutcomeUnknown(f"PostgreSQL: {error!r}") from error
        except asyncpg.PostgresError as error:
            raise refused(error) from error
        if done == "SELECT 0":
            self._writers.alone_until = self._loop.time() + ALONE_S

    async def heartbeat(self, now_ms: int) -> None:
        await self.write((Step(HEARTBEAT, (now_ms,)),))

    async def read(self, sql: str, values: tuple[Value, ...], lane: Lane = "keys") -> Sequence[Row]:
        if lane == "searches":
            return await self._search(sql, values)
        if lane == "chores":
            async with self._chores:
                return await self._read(self._readers, sql, values)
        return await self._read(self._readers, sql, values)

    async def _search(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        if self._searching >= MOST_SEARCHES:
            raise Busy("too many searches wait")
        self._searching += 1
        try:
            async with asyncio.timeout(SEARCH_PATIENCE + BUDGET):
                return await self._read(self._searchers, sql, values)
        except TimeoutError as error:
            raise Busy("too many searches wait") from error
        finally:
            self._searching -= 1

    async def _read(self, pool: Any, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        if self._admission.closed:
            raise StoreUnavailable("the store is closed", "closed")
        try:
            async with self._connection(pool) as connection:
                rows: Sequence[Row] = await connection.fetch(sql, *values)
                return rows
        except asyncpg.DataError as error:
            raise BadValue() from error
        except asyncpg.QueryCanceledError as error:
            raise Busy("a search took too long") from error
        except (*LOST, asyncpg.PostgresError) as error:
            raise refused(error) from error

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        return logged(await self.read(LOG, (table, after, limit)))

    async def behind(self, known: Mapping[str, Head]) -> list[str]:
        seqs, hashes = [head.seq for head in known.values()], [head.hash for head in known.values()]
        rows = await self.read(BEHIND, (list(known), seqs, hashes))  # type: ignore[arg-type]
        return [str(row[0]) for row in rows]

    def listen(self, heard: Heard) -> None:
        self._tasks.append(self._loop.create_task(self._listen_on(heard)))

    def waiting(self) -> int:
        return self._admission.waiting

    async def close(self) -> None:
        if self._admission.closed:
            return
        self._admission.closed = True
        end = self._loop.time() + self._patience
        while self._admission.waiting and self._loop.time() < end:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for one in (self._writers.pool, self._readers, self._searchers):
            try:
                await asyncio.wait_for(one.close(), CONNECT_PATIENCE)
            except LOST:
                one.terminate()

    @asynccontextmanager
    async def _connection(self, pool: Any) -> AsyncIterator[Any]:
        """A connection within the patience; one that did not answer, or broke, is not used again."""
        async with asyncio.timeout(self._patience):
            connection = await acquire(pool)
            try:
                yield connection
            except BaseException as error:
                if isinstance(error, LOST) or not isinstance(error, asyncpg.PostgresError):
                    await discard(pool, connection)
                raise
            finally:
                await pool.release(connection)

    # Hints of other processes have a connection of their own and are no part of any write: a transaction that
    # notifies takes a lock that all others of the kind wait for.

    async def tell(self, texts: Sequence[str]) -> None:
        if (line := self._line) is None:
            return
        try:
            await line.execute(NOTIFY, list(texts), timeout=CONNECT_PATIENCE)
        except (*LOST, asyncpg.PostgresError):
            # asyncpg does not say so where a connection breaks just as it is used: another is opened now.
            line.terminate()

    async def _listen_on(self, heard: Heard) -> None:
        def notified(connection: object, pid: int, channel: str, payload: object) -> None:
            heard(str(payload))

        # A hint need not outlive a crash.
        settings = {"application_name": HINTS, "synchronous_commit": "off"}
        while True:
            with suppress(*LOST, asyncpg.PostgresError):
                line = await asyncpg.connect(
                    self._address, timeout=CONNECT_PATIENCE, server_settings=settings
                )
                ended = asyncio.Event()
                line.add_termination_listener(lambda _, ended=ended: ended.set())
                try:
                    await line.add_listener(CHANNEL, notified)
                    self._line = line
                    await ended.wait()
                finally:
                    self._line = None
                    line.terminate()
            await asyncio.sleep(PAUSE)


async def _perform(connection: Any, step: Step) -> Sequence[Row]:
    if step.rows is None:
        rows: Sequence[Row] = await connection.fetch(step.sql, *step.values)
        return rows
    status: str = await connection.execute(step.sql, *step.values)
    if int(status.rpartition(" ")[2]) != step.rows:
        raise Conflict("what this follows is not the last entry")
    return []


async def migrate(connection: Any) -> None:
    """Bring the schema up to date in one transaction, one process at a time."""
    if upgrade.is_newest(await version(connection)):
        return
    async with connection.transaction():
        await connection.execute(MIGRATION_LOCK)
        found = await version(connection)
        if not upgrade.is_newest(found):
            await connection.execute(upgrade.script("postgresql", found))


async def version(connection: Any) -> str | None:
    """Which version of the schema the database has, None if none."""
    if not await connection.fetchval(HAS_VERSION):
        return None
    found: str | None = await connection.fetchval(upgrade.VERSION)
    return found
