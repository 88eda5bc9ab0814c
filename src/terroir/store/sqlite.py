"""SQLite: one process, one writer thread; whatever waited while a commit ran goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from shutil import disk_usage
from threading import Thread
from typing import Any, Final, TypeAlias

import apsw

from terroir.store import upgrade
from terroir.store.driver import LOG, Heard, Lane, Row, Step, Value, logged
from terroir.store.errors import BadAddress, OutcomeUnknown, StoreError, StoreUnavailable
from terroir.store.jobs import BUDGET, MOST_AT_ONCE, PATIENCE, Admission, Job, Outcome, Patience
from terroir.store.queries import HEARTBEAT
from terroir.store.rows import EntryRow, Head
from terroir.store.sqlite_file import Checkpointer, connect, is_locked, lock, migrate, version
from terroir.store.sqlite_reading import Readers
from terroir.store.sqlite_writing import Steps, refused, write_group

Write: TypeAlias = Job[EntryRow | Steps]
READERS: dict[Lane, int] = {"keys": 2, "searches": 2, "chores": 1}
LEAST_FREE = 1_000_000
"""Bytes that have to be free on the disk: with fewer the write-ahead log cannot grow for long."""


class Sqlite:
    """The driver of an SQLite file, for the one process that may write it."""

    def __init__(self, path: Path, patience: float = PATIENCE, beside: bool = False) -> None:
        """Open the file, or make it; the schema is brought up to date.

        `beside` a server that has the file, what is no part of a log may be written too.
        """
        self._path: Final = path
        self._lock = lock(path) if not (beside and is_locked(path)) else None
        try:
            self._writer = connect(path)
            if self._lock is not None:
                migrate(self._writer)
            upgrade.check(version(self._writer))
            self._readers = {lane: Readers(path, number) for lane, number in READERS.items()}
            self._checkpointer = Checkpointer(path)
        except (apsw.Error, StoreError) as error:
            if self._lock is not None:
                self._lock.close()
            raise error if isinstance(error, StoreError) else BadAddress(f"{path}: {error}") from error
        self._checkpointer.watch(self._writer)
        self._loop = asyncio.get_running_loop()
        self._patience = Patience(self._loop, patience)
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._new: list[Write] = []
        """What will be handed to the writer soon, all at once: to wake it takes long."""
        self._admission = Admission()
        self._doubtful = False
        """A write was not waited for to its end, and may still be under way."""
        self._thread = Thread(target=self._write_on, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, entry: EntryRow, also: tuple[Step, ...]) -> Awaitable[object]:
        return self._do((entry, *also) if also else entry)

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        return await self._do(steps)

    async def confirm(self) -> None:
        """There is no standby."""

    async def heartbeat(self, now_ms: int) -> None:
        await self.write((Step(HEARTBEAT, (now_ms,)),))
        # A log that was longer has room for a while yet.
        try:
            found = await self._loop.run_in_executor(None, disk_usage, self._path)
        except OSError as error:
            raise StoreUnavailable(f"{self._path}: {error}", "io") from error
        if found.free < LEAST_FREE:
            raise StoreUnavailable(f"{self._path}: the disk is nearly full", "full")

    async def read(self, sql: str, values: tuple[Value, ...], lane: Lane = "keys") -> list[Any]:
        if self._admission.closed:
            raise StoreUnavailable("the store is closed", "closed")
        return await self._readers[lane].read(sql, values, BUDGET if lane == "searches" else None)

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        if self._doubtful:
            await self._do(())  # what comes back from behind all earlier writes knows that they are done
            self._doubtful = False
        return logged(await self.read(LOG, (table, after, limit)))

    async def behind(self, known: Mapping[str, Head]) -> list[str]:
        return []

    def listen(self, heard: Heard) -> None:
        """There is no other process."""

    async def tell(self, texts: Sequence[str]) -> None:
        """There is no other process."""

    def waiting(self) -> int:
        return self._admission.waiting

    async def close(self) -> None:
        if self._admission.closed:
            return
        self._admission.closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        for readers in self._readers.values():
            await readers.close()
        self._checkpointer.close()
        for connection in (self._writer, self._lock):
            if connection is not None:
                connection.close()

    async def _do(self, what: EntryRow | Steps) -> Sequence[Row]:
        self._admission.enter()
        job = self._patience.job(what)
        if not self._new:
            self._loop.call_soon(self._hand_over)
        self._new.append(job)
        try:
            return await job.result
        except (OutcomeUnknown, asyncio.CancelledError):
            self._doubtful = True
            raise

    def _hand_over(self) -> None:
        new, self._new = self._new, []
        if new:
            self._queue.put(new)

    # the writer thread

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            group, given = list[Write](), self._queue.get()
            with suppress(Empty):
                while given is not None:
                    group += given
                    if len(group) >= MOST_AT_ONCE:
                        break
                    given = self._queue.get_nowait()
            going_on = given is not None
            for job in group:
                job.begun = True
            wanted = [job for job in group if not job.given_up]
            outcomes = self._commit([job.what for job in wanted])
            self._loop.call_soon_threadsafe(self._settle, len(group), wanted, outcomes)

    def _commit(self, writes: list[EntryRow | Steps]) -> list[Outcome]:
        """Do them all, durably; if that fails, none of them."""
        try:
            return write_group(self._writer, writes)
        except apsw.Error as error:
            self._begin_anew()
            why = refused(error, self._path)
            return [why for _ in writes]

    def _begin_anew(self) -> None:
        """After an error of the disk: forget what was not committed, or else open the file again."""
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except apsw.Error:
            self._writer.close(True)
            with suppress(apsw.Error):  # the next group tries again
                self._writer = connect(self._path)
                self._checkpointer.watch(self._writer)

    def _settle(self, number: int, jobs: list[Write], outcomes: list[Outcome]) -> None:
        self._admission.waiting -= number
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)
