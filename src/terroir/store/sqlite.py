"""SQLite: one process, one writer thread; whatever waited while a commit ran goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias

import apsw

from terroir.store import upgrade
from terroir.store.chain import Logged
from terroir.store.driver import Heard, Row, Step, Value
from terroir.store.errors import BadAddress, Conflict, InUse, StoreError, StoreUnavailable
from terroir.store.jobs import MOST_AT_ONCE, PATIENCE, Admission, Job, Outcome

APPEND = (
    "INSERT INTO entries (table_id, seq, at_ms, kind, body, hash) SELECT $1, $2, $3, $4, $5, $6"
    " WHERE $2 = 1 OR EXISTS"
    " (SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2 - 1 AND hash = $7)"
)
LOG = (
    "SELECT seq, at_ms, kind, body, hash FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
)


Steps: TypeAlias = Job[tuple[Step, ...]]


class Sqlite:
    """The driver of an SQLite file, for the one process that may write it."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        """Open the file, or make it; the schema is brought up to date."""
        self._path: Final = path
        self._lock = _lock(path)
        try:
            self._writer = connect(path)
            migrate(self._writer)
            self._reader = connect(path)
        except apsw.Error as error:
            self._lock.close()
            raise BadAddress(f"{path}: {error}") from error
        except StoreError:
            self._lock.close()
            raise
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Steps | None] = SimpleQueue()
        self._admission = Admission()
        self._reads = ThreadPoolExecutor(1, "store-reader")
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, table: str, entry: Logged, previous: bytes, also: tuple[Step, ...]) -> None:
        seq, at_ms, kind, body, hashed = entry
        values = (table, seq, at_ms, kind, body.decode(), hashed, previous)
        await self.write((Step(APPEND, values, rows=1), *also))

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        self._admission.enter()
        job = Job(steps, self._loop, self._patience)
        self._queue.put(job)
        return await job.result

    async def read(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        return await self._reading(sql, values)

    async def log(self, table: str, after: int, limit: int) -> list[Logged]:
        rows = await self._reading(LOG, (table, after, limit))
        return [Logged(seq, at_ms, kind, body.encode(), hashed) for seq, at_ms, kind, body, hashed in rows]

    def listen(self, heard: Heard) -> None:
        """There is no other process."""

    def waiting(self) -> int:
        return self._admission.waiting

    async def close(self) -> None:
        if self._admission.closed:
            return
        self._admission.closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reads.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()

    async def _reading(self, sql: str, values: tuple[Value, ...]) -> list[Any]:
        if self._admission.closed:
            raise StoreUnavailable("the store is closed")
        try:
            return await self._loop.run_in_executor(
                self._reads, lambda: self._reader.execute(sql, values).fetchall()
            )
        except apsw.Error as error:
            raise StoreUnavailable(f"{self._path}: {error}") from error

    # the writer thread

    def _write_on(self) -> None:
        open_ = True
        while open_:
            jobs = [self._queue.get()]
            try:
                while len(jobs) < MOST_AT_ONCE:
                    jobs.append(self._queue.get_nowait())
            except Empty:
                pass
            open_ = None not in jobs
            group = [job for job in jobs if job is not None]
            outcomes = self._commit(group)
            self._loop.call_soon_threadsafe(self._settle, group, outcomes)

    def _commit(self, jobs: list[Steps]) -> list[Outcome]:
        """Do them all in one transaction; if that fails, none of them."""
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            outcomes = [self._perform(job) for job in jobs]
            self._writer.execute("COMMIT")
        except apsw.Error as error:
            self._roll_back()
            refusal = StoreUnavailable(f"{self._path}: {error}")
            return [refusal for _ in jobs]
        return outcomes

    def _perform(self, job: Steps) -> Outcome:
        """One write, undone alone where it is in conflict."""
        job.begun = True
        if job.given_up:
            return []
        single = len(job.what) == 1
        try:
            if not single:
                self._writer.execute("SAVEPOINT job")
            rows: list[Any] = []
            for step in job.what:
                rows = self._writer.execute(step.sql, step.values).fetchall()
                if step.rows is not None and self._writer.changes() != step.rows:
                    raise Conflict("what this follows is not the last entry")
            if not single:
                self._writer.execute("RELEASE job")
            return rows
        except (Conflict, apsw.ConstraintError, TypeError, ValueError) as error:
            if not single:
                self._writer.execute("ROLLBACK TO job; RELEASE job")
            return Conflict(str(error)) if isinstance(error, apsw.ConstraintError) else error

    def _roll_back(self) -> None:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except apsw.Error:  # the disk again: the next group begins with a new connection
            self._writer.close(True)
            self._writer = connect(self._path)

    def _settle(self, jobs: list[Steps], outcomes: list[Outcome]) -> None:
        self._admission.waiting -= len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)


def connect(path: Path, flags: int = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE) -> apsw.Connection:
    """A connection whose commits are on the disk when they return."""
    connection = apsw.Connection(str(path), flags=flags, statementcachesize=200)
    connection.set_busy_timeout(5000)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    return connection


def migrate(connection: apsw.Connection) -> list[str]:
    """Bring the schema up to date in one transaction; the versions it went through."""
    steps = upgrade.remaining("sqlite", version(connection))
    if steps:
        with connection:
            connection.execute(upgrade.script("sqlite", steps)).fetchall()
    return steps


def version(connection: apsw.Connection) -> str | None:
    """Which version of the schema the file has, None if none."""
    if not connection.table_exists(None, "alembic_version"):
        return None
    found = connection.execute(upgrade.VERSION).fetchall()
    return str(found[0][0]) if found else None


def _lock(path: Path) -> apsw.Connection:
    """A lock that ends with the process: an exclusive transaction, never committed, in a file beside."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = apsw.Connection(f"{path}.lock")
        lock.execute("BEGIN EXCLUSIVE").fetchall()
    except apsw.BusyError:
        raise InUse(f"{path} is in use by another process") from None
    except (OSError, apsw.Error) as error:
        raise BadAddress(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    return lock
