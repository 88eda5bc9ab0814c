"""Appending to PostgreSQL: what queued while one statement ran goes into the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any, TypeAlias

from terroir.store.errors import Conflict, OutcomeUnknown
from terroir.store.jobs import MOST_AT_ONCE, Admission, Job, Patience
from terroir.store.postgres_connections import CONFIRM, LOST, PAUSE, Writers, acquire, discard, refused
from terroir.store.rows import ENTRIES, EntryRow

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

Appends: TypeAlias = list[Job[EntryRow]]


class Appending:
    """The one queue of entries of this process, and the one connection that they go through."""

    def __init__(self, writers: Writers, patience: float, admission: Admission) -> None:
        self._writers = writers
        self._admission = admission
        self._jobs = Patience(asyncio.get_running_loop(), patience)
        self._queue: deque[Job[EntryRow]] = deque()
        self._more = asyncio.Event()
        self._group: Appends = []
        """What is being written, or is to be written again."""

    async def append(self, row: EntryRow) -> None:
        """Returns when the entry is durable."""
        self._leave_out_given_up()
        self._writers.check()
        self._admission.enter()
        job = self._jobs.job(row)
        self._queue.append(job)
        self._more.set()
        await job.result

    async def go_on(self) -> None:
        """Write what comes, over one connection after the other."""
        pool = self._writers.pool
        while True:
            while self._writers.are_stuck:
                await asyncio.sleep(PAUSE)
            connection = await acquire(pool)
            try:
                await self._write_on(connection)
            except LOST:
                await asyncio.sleep(PAUSE)
            except OutcomeUnknown as error:
                self._settle(error)
            except Exception as error:
                self._settle(refused(error))
            finally:
                await discard(pool, connection)

    async def _write_on(self, connection: Any) -> None:
        while True:
            if not self._group:
                await self._more.wait()
                self._group = self._next_group()
            self._leave_out_given_up()
            if self._group:
                add = partial(self._add, connection)
                added = await self._writers.patiently(connection, add, self._writers.until())
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
            there = {row[0] for row in await connection.fetch(HASHES, tables, seqs, hashes)}
            if not there <= added:  # written over a connection that was lost: the standby may lack it
                await connection.execute(CONFIRM)
            added |= there
        return added

    def _settle(self, otherwise: Exception, added: frozenset[str] | set[str] = frozenset()) -> None:
        """Everybody of the group is told: it is there, or why it is not."""
        for job in self._group:
            job.settle([] if job.what.table_id in added else otherwise)
        self._admission.waiting -= len(self._group)
        self._group = []
