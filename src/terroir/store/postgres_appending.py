"""Appending to PostgreSQL: what queued while one statement ran goes into the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, TypeAlias

import asyncpg

from terroir.store.errors import Conflict, StoreUnavailable
from terroir.store.jobs import MOST_AT_ONCE, Admission, Job, Patience
from terroir.store.rows import ENTRIES, EntryRow

CONNECT_PATIENCE = 2.0
PAUSE = 0.2
"""Seconds before a lost connection is tried again."""

# The fields of `EntryRow`. It may be run again after a lost connection: what is there already is not added,
# and `HASHES` tells whether it was our own.
APPEND = f"""
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bytea[], $7::bytea[]
    ) AS given ({ENTRIES.columns}, previous)
)
INSERT INTO entries ({ENTRIES.columns})
SELECT {ENTRIES.columns} FROM given
WHERE seq = 1 OR EXISTS (
    SELECT 1 FROM entries AS last
    WHERE last.table_id = given.table_id AND last.seq = given.seq - 1 AND last.hash = given.previous)
ON CONFLICT DO NOTHING
RETURNING table_id
"""
HASHES = """
SELECT table_id FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS given (table_id, seq, hash)
JOIN entries USING (table_id, seq, hash)
"""

# The connection has gone, or the server is going or coming: to be tried again.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
)


async def acquire(pool: Any) -> Any:
    """A connection, as soon as there is one to be had."""
    while True:
        try:
            return await pool.acquire(timeout=CONNECT_PATIENCE)
        except LOST:
            await asyncio.sleep(PAUSE)


async def discard(pool: Any, connection: Any) -> None:
    """Give back a connection that nobody is to use again: an answer to one question may still come."""
    with suppress(*LOST):  # it may have ended by itself
        connection.terminate()
    await pool.release(connection)


Appends: TypeAlias = list[Job[EntryRow]]


class Appending:
    """The one queue of entries of this process, and the one connection that they go through."""

    def __init__(self, pool: Any, patience: float, admission: Admission) -> None:
        self._pool = pool
        self._patience = patience
        self._admission = admission
        self._jobs = Patience(asyncio.get_running_loop(), patience)
        self._queue: deque[Job[EntryRow]] = deque()
        self._more = asyncio.Event()
        self._group: Appends = []
        """What is being written, or is to be written again."""

    async def append(self, row: EntryRow) -> None:
        """Returns when the entry is durable."""
        self._leave_out_given_up()
        self._admission.enter()
        job = self._jobs.job(row)
        self._queue.append(job)
        self._more.set()
        await job.result

    async def go_on(self) -> None:
        """Write what comes, over one connection after the other."""
        while True:
            connection = await acquire(self._pool)
            try:
                await self._write_on(connection)
            except LOST:
                await asyncio.sleep(PAUSE)
            except Exception as error:
                self._settle(StoreUnavailable(f"PostgreSQL: {error}"))
            finally:
                await discard(self._pool, connection)

    async def _write_on(self, connection: Any) -> None:
        while True:
            if not self._group:
                await self._more.wait()
                self._group = self._next_group()
            self._leave_out_given_up()
            if self._group:
                async with asyncio.timeout(self._patience):
                    added = await self._add(connection)
                self._settle(Conflict("what this follows is not the last entry"), added)

    def _next_group(self) -> Appends:
        """What has been waiting, with no table twice: each entry is checked against those before."""
        group: dict[str, Job[EntryRow]] = {}
        while self._queue and len(group) < MOST_AT_ONCE and self._queue[0].what.table_id not in group:
            job = self._queue.popleft()
            group[job.what.table_id] = job
        if not self._queue:
            self._more.clear()
        # In one order everywhere, so that two processes do not wait for each other.
        return [group[table] for table in sorted(group)]

    def _leave_out_given_up(self) -> None:
        """They all wait equally long, so the first in the queue are the first to give up."""
        while self._queue and self._queue[0].given_up:
            self._queue.popleft()
            self._admission.waiting -= 1
        wanted = [job for job in self._group if not job.given_up]
        self._admission.waiting -= len(self._group) - len(wanted)
        self._group = wanted

    async def _add(self, connection: Any) -> set[str]:
        """The tables whose entry is there now."""
        for job in self._group:
            job.begun = True
        rows = [job.what for job in self._group]
        columns: list[Any] = [list(column) for column in zip(*rows, strict=True)]
        added = {row[0] for row in await connection.fetch(APPEND, *columns)}
        if len(added) < len(rows):
            tables, seqs, hashes = columns[0], columns[1], columns[5]
            added |= {row[0] for row in await connection.fetch(HASHES, tables, seqs, hashes)}
        return added

    def _settle(self, otherwise: Exception, added: frozenset[str] | set[str] = frozenset()) -> None:
        """Everybody of the group is told: it is there, or why it is not."""
        for job in self._group:
            job.settle([] if job.what.table_id in added else otherwise)
        self._admission.waiting -= len(self._group)
        self._group = []
