"""Everything a database holds, read as it was at one moment, while others may go on writing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

from terroir.store import upgrade
from terroir.store.driver import Row
from terroir.store.errors import BadAddress
from terroir.store.opening import is_postgres, sqlite_path

AT_ONCE = 1_000


class Snapshot(Protocol):
    """One moment of a database."""

    async def count(self, table: str) -> int:
        """How many rows a table has."""

    def rows(self, table: str, columns: str, order: str) -> AsyncIterator[Row]:
        """All rows of a table, in this order."""


@asynccontextmanager
async def snapshot(address: str) -> AsyncIterator[Snapshot]:
    """The database at this address as it is now; nothing in it can be changed by this."""
    async with _of_postgres(address) if is_postgres(address) else _of_sqlite(address) as found:
        yield found


class SqliteSnapshot:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def count(self, table: str) -> int:
        return int(self._connection.execute(f"SELECT COUNT(*) FROM {table}").fetchall()[0][0])

    async def rows(self, table: str, columns: str, order: str) -> AsyncIterator[Row]:
        for row in self._connection.execute(f"SELECT {columns} FROM {table} ORDER BY {order}"):
            yield row


@asynccontextmanager
async def _of_sqlite(address: str) -> AsyncIterator[Snapshot]:
    import apsw

    from terroir.store.sqlite_file import version

    path = sqlite_path(address)
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        connection.set_busy_timeout(5000)
        connection.execute("BEGIN")
        found = version(connection)
    except apsw.Error as error:
        raise BadAddress(f"{path}: {error}") from error
    try:
        upgrade.check(found)
        yield SqliteSnapshot(connection)
    finally:
        connection.close()


class PostgresSnapshot:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"SELECT COUNT(*) FROM {table}"))

    async def rows(self, table: str, columns: str, order: str) -> AsyncIterator[Row]:
        sql = f"SELECT {columns} FROM {table} ORDER BY {order}"
        async for row in self._connection.cursor(sql, prefetch=AT_ONCE):
            yield tuple(row)


@asynccontextmanager
async def _of_postgres(address: str) -> AsyncIterator[Snapshot]:
    import asyncpg

    from terroir.store.postgres import version
    from terroir.store.postgres_connections import LOST

    try:
        connection = await asyncpg.connect(address, timeout=10)
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise BadAddress(f"the database cannot be opened: {error}") from error
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            upgrade.check(await version(connection))
            yield PostgresSnapshot(connection)
    finally:
        await connection.close()
