"""PostgreSQL: entries of many tables in one statement, and hints to the other processes beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from terroir.store import upgrade
from terroir.store.driver import LOG, Heard, Row, Step, Value, logged
from terroir.store.errors import BadAddress, BadValue, Conflict, OutcomeUnknown, StoreUnavailable
from terroir.store.jobs import PATIENCE, Admission
from terroir.store.postgres_appending import (
    APPEND,
    CONNECT_PATIENCE,
    LOST,
    PAUSE,
    Appending,
    acquire,
    discard,
)
from terroir.store.rows import EntryRow

CONNECTIONS = 6
CHANNEL = "terroir_hints"
HINTS = "terroir hints"
"""How PostgreSQL knows the connections of hints."""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) AS said"

BEHIND = """
SELECT table_id FROM unnest($1::text[], $2::bigint[]) AS known (table_id, seq)
WHERE EXISTS (SELECT 1 FROM entries WHERE entries.table_id = known.table_id AND entries.seq = known.seq + 1)
"""
# From the table of tables: to_regclass may still remember that there was none.
HAS_VERSION = """
SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema AND tablename = 'alembic_version')
"""
MIGRATION_LOCK = "SELECT pg_advisory_xact_lock(7466927264918)"


class Postgres:
    """The driver of a PostgreSQL database, which several processes may share."""

    def __init__(self, address: str, pool: Any, patience: float) -> None:
        self._address = address
        self._pool = pool
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._admission = Admission()
        self._appending = Appending(pool, patience, self._admission)
        self._tasks = [self._loop.create_task(self._appending.go_on())]
        self._line: Any = None
        """The connection of hints, while there is one."""

    @classmethod
    async def open(cls, address: str, patience: float = PATIENCE) -> Postgres:
        """Connect, and bring the schema up to date."""
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_PATIENCE,
                reset=_as_it_is,
                server_settings={"synchronous_commit": "on", "application_name": "terroir"},
            )
            try:
                async with pool.acquire() as connection:
                    await migrate(connection)
            except BaseException:
                pool.terminate()
                raise
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise BadAddress(
                f"the database cannot be opened: {str(error) or 'it does not answer'}"
            ) from error
        return cls(address, pool, patience)

    async def append(self, entry: EntryRow, also: tuple[Step, ...]) -> None:
        if also:
            columns = [[value] for value in entry]
            await self.write((Step(APPEND, tuple(columns), rows=1), *also))  # type: ignore[arg-type]
            return
        await self._appending.append(entry)

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        self._admission.enter()
        committing = False
        try:
            async with self._connection() as connection:
                transaction = connection.transaction()
                await transaction.start()
                try:
                    rows = [await _perform(connection, step) for step in steps][-1]
                except (Conflict, asyncpg.PostgresError):
                    await transaction.rollback()
                    raise
                committing = True
                await transaction.commit()
                return rows
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.SerializationError) as error:
            raise Conflict(str(error)) from error
        except asyncpg.DataError as error:
            raise BadValue() from error
        except LOST as error:
            raise (OutcomeUnknown if committing else StoreUnavailable)(f"PostgreSQL: {error!r}") from error
        except asyncpg.PostgresError as error:
            raise StoreUnavailable(f"PostgreSQL: {error}") from error
        finally:
            self._admission.waiting -= 1

    async def read(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        if self._admission.closed:
            raise StoreUnavailable("the store is closed")
        try:
            async with self._connection() as connection:
                rows: Sequence[Row] = await connection.fetch(sql, *values)
                return rows
        except asyncpg.DataError as error:
            raise BadValue() from error
        except (*LOST, asyncpg.PostgresError) as error:
            raise StoreUnavailable(f"PostgreSQL: {error!r}") from error

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        return logged(await self.read(LOG, (table, after, limit)))

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        rows = await self.read(BEHIND, (list(known), list(known.values())))  # type: ignore[arg-type]
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
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_PATIENCE)
        except LOST:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection within the patience; one that did not answer, or broke, is not used again."""
        async with asyncio.timeout(self._patience):
            connection = await acquire(self._pool)
            try:
                yield connection
            except BaseException as error:
                if isinstance(error, LOST) or not isinstance(error, Conflict | asyncpg.PostgresError):
                    await discard(self._pool, connection)
                raise
            finally:
                await self._pool.release(connection)

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


async def _as_it_is(connection: object) -> None:
    """A connection is given back as it was taken: nothing is ever set on it."""


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
