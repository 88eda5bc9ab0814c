"""Whole databases: into a file, which is itself a store, and from such a file into either database."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeAlias

import apsw

from terroir.store.errors import BadAddress, StoreError
from terroir.store.opening import SQLITE, is_postgres, sqlite_path
from terroir.store.rows import SCHEMA
from terroir.store.snapshot import AT_ONCE, Snapshot, snapshot
from terroir.store.sql import Table
from terroir.store.sqlite_file import connect, lock, migrate

Progress: TypeAlias = Callable[[int], None]
"""Told how many rows more have been copied."""


class NotEmpty(StoreError):
    """A database that holds something already is not overwritten."""

    code = "not-empty"


class Filling(Protocol):
    """An empty database that is being filled, in one transaction."""

    async def add(self, table: Table[Any], rows: list[tuple[Any, ...]]) -> None: ...


async def rows_in(source: Snapshot) -> int:
    """How many rows there are to copy."""
    return sum([await source.count(table.name) for table in SCHEMA])


async def backup(address: str, file: Path, progress: Progress) -> None:
    """Write all there is at one moment into a new file; it is there whole, or not at all."""
    if file.exists():
        raise NotEmpty(f"{file} is there already")
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        async with snapshot(address) as source, _filling_file(beside) as target:
            await _copy(source, target, progress)
        os.replace(beside, file)
        _sync(file.parent)
    except (apsw.Error, OSError) as error:
        raise BadAddress(f"{file}: {error}") from error
    finally:
        for suffix in ("", "-wal", "-shm", "-journal", ".lock"):
            with suppress(OSError):
                Path(f"{beside}{suffix}").unlink(missing_ok=True)


async def restore(file: Path, address: str, progress: Progress) -> None:
    """Fill an empty database with what a file holds, also one of an older schema."""
    if not file.is_file():
        raise BadAddress(f"{file}: no such file")
    with TemporaryDirectory(prefix="terroir-restore-") as folder:
        copy = Path(folder, "copy.db")
        shutil.copyfile(file, copy)
        _bring_up_to_date(copy)
        filling = _filling_postgres(address) if is_postgres(address) else _filling_file(sqlite_path(address))
        async with snapshot(f"{SQLITE}{copy}") as source, filling as target:
            await _copy(source, target, progress)


def _bring_up_to_date(file: Path) -> None:
    try:
        connection = connect(file)
        migrate(connection)
        connection.close()
    except apsw.Error as error:
        raise BadAddress(f"the file cannot be read: {error}") from error


async def _copy(source: Snapshot, target: Filling, progress: Progress) -> None:
    for table in SCHEMA:
        batch: list[tuple[Any, ...]] = []
        async for row in source.rows(table.name, table.names(table.all), table.key):
            batch.append(_with_booleans(table, row))
            if len(batch) == AT_ONCE:
                await target.add(table, batch)
                progress(len(batch))
                batch = []
        await target.add(table, batch)
        progress(len(batch))


def _with_booleans(table: Table[Any], row: Iterable[Any]) -> tuple[Any, ...]:
    """SQLite gives 0 and 1 for them."""
    return tuple(
        bool(value) if column.python is bool and value is not None else value
        for column, value in zip(table.all, row, strict=True)
    )


class FillingFile:
    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    async def add(self, table: Table[Any], rows: list[tuple[Any, ...]]) -> None:
        self._connection.executemany(table.insert, rows)


@asynccontextmanager
async def _filling_file(path: Path) -> AsyncIterator[Filling]:
    held = lock(path)
    try:
        connection = connect(path)
        migrate(connection)
        with connection:
            if any(connection.execute(f"SELECT 1 FROM {table.name}").fetchall() for table in SCHEMA):
                raise NotEmpty(f"{path} holds something already")
            yield FillingFile(connection)
        connection.execute("PRAGMA journal_mode = DELETE").fetchall()  # a single file, all of it on the disk
        connection.close()
    except apsw.Error as error:
        raise BadAddress(f"{path}: {error}") from error
    finally:
        held.close()


class FillingPostgres:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def add(self, table: Table[Any], rows: list[tuple[Any, ...]]) -> None:
        columns = [column.name for column in table.all]
        await self._connection.copy_records_to_table(table.name, records=rows, columns=columns)


@asynccontextmanager
async def _filling_postgres(address: str) -> AsyncIterator[Filling]:
    import asyncpg

    from terroir.store.postgres import migrate
    from terroir.store.postgres_connections import LOST

    try:
        connection = await asyncpg.connect(address, timeout=10)
        try:
            await migrate(connection)
            async with connection.transaction():
                for table in SCHEMA:
                    if await connection.fetchval(f"SELECT 1 FROM {table.name} LIMIT 1"):
                        raise NotEmpty("the database holds something already")
                yield FillingPostgres(connection)
        finally:
            await connection.close()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise BadAddress(f"the database cannot be filled: {error}") from error


def _sync(folder: Path) -> None:
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
