"""Connections to PostgreSQL: taken from a pool, given up when they are lost, and never cancelled in a commit.

A commit that waits for a synchronous standby ends its wait on a CancelRequest: the row is visible then, and
would be gone after a failover. So a write that takes too long loses its connection instead. The backend
behind it goes on waiting, and there may be few of those at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import asyncpg

from terroir.store.errors import OutcomeUnknown, StoreUnavailable

CONNECT_PATIENCE = 2.0
PAUSE = 0.2
"""Seconds before a lost connection is tried again."""
WRITERS = 4
READERS = 3
SEARCHERS = 2
MOST_ABANDONED = 4
"""Backends that still do what nobody waits for; with so many of them, no other write is begun."""
LOOK_S = 1.0

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

# A record in the log of the database and nothing else: its commit waits for the standby, if there is one to
# wait for, and for all that was committed before.
CONFIRM = (
    "SELECT pg_logical_emit_message(true, 'terroir', '')"
    " WHERE current_setting('synchronous_standby_names') <> ''"
)
STILL_THERE = "SELECT pid FROM pg_stat_activity WHERE pid = ANY($1::int[]) AND state = 'active'"

Result = TypeVar("Result")


def refused(error: BaseException) -> StoreUnavailable:
    """Say what kind of trouble an error of PostgreSQL is."""
    if isinstance(error, asyncpg.DiskFullError):
        kind = "full"
    elif isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        kind = "read-only"
    elif isinstance(error, TimeoutError):
        kind = "slow"
    elif isinstance(error, LOST):
        kind = "away"
    else:
        kind = "other"
    return StoreUnavailable(f"PostgreSQL: {error!r}", kind)


async def pool(address: str, size: int, statement_s: float = 0) -> Any:
    """Return a pool of connections to the primary server; none is opened before it is needed.

    The server ends a statement after so many seconds, unless they are 0.
    """
    return await asyncpg.create_pool(
        address,
        min_size=0,
        max_size=size,
        timeout=CONNECT_PATIENCE,
        reset=_as_it_is,
        # A standby that is not promoted yet may lack the end of a log.
        target_session_attrs="primary",
        server_settings={
            "synchronous_commit": "on",
            "application_name": "terroir",
            "statement_timeout": str(int(statement_s * 1000)),
        },
    )


async def _as_it_is(connection: object) -> None:
    """Give a connection back as it was taken: nothing is ever set on it."""


async def acquire(pool: Any) -> Any:
    """Return a connection, as soon as there is one to be had."""
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


class Writers:
    """The connections that write, and the backends whose connection was broken while they wrote."""

    def __init__(self, pool: Any, patience: float) -> None:
        self.pool = pool
        self._patience = patience
        self._abandoned: set[int] = set()
        self.alone_until = 0.0
        """Until then there is no standby to wait for, as far as nothing hangs."""

    def check(self) -> None:
        """Refuse a write while too many others hang in the database."""
        if self.are_stuck:
            raise StoreUnavailable("writes hang in the database: does its standby answer?", "stuck")

    @property
    def are_stuck(self) -> bool:
        return len(self._abandoned) >= MOST_ABANDONED

    @asynccontextmanager
    async def connection(self, until: float) -> AsyncIterator[Any]:
        """Take a connection by then; one that broke is not used again."""
        async with asyncio.timeout_at(until):
            connection = await acquire(self.pool)
        try:
            yield connection
        except LOST:
            await discard(self.pool, connection)
            raise
        finally:
            await self.pool.release(connection)

    def until(self) -> float:
        """Return when a write that begins now has taken too long."""
        return asyncio.get_running_loop().time() + self._patience

    async def patiently(
        self, connection: Any, work: Callable[[], Coroutine[Any, Any, Result]], until: float
    ) -> Result:
        """Wait for a write until then; after that break its connection, without a CancelRequest.

        OutcomeUnknown if the database warns that it did not wait for its standby.
        """
        warnings: list[str] = []

        def warned(_: object, message: Any) -> None:
            if message.severity_en == "WARNING":
                warnings.append(message.message)

        connection.add_log_listener(warned)
        task = asyncio.create_task(work())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            async with asyncio.timeout_at(until):
                result = await asyncio.shield(task)
        finally:
            if not task.done():
                self._abandon(connection)
            with suppress(*LOST):  # it is closed
                connection.remove_log_listener(warned)
        if warnings:
            self.alone_until = 0.0
            raise OutcomeUnknown(f"PostgreSQL: {warnings[0]}")
        return result

    def _abandon(self, connection: Any) -> None:
        self.alone_until = 0.0
        with suppress(*LOST):
            if not connection.is_closed():
                self._abandoned.add(connection.get_server_pid())
                connection.terminate()

    async def look(self, readers: Any) -> None:
        """Find out, again and again, which abandoned backends have ended."""
        while True:
            await asyncio.sleep(LOOK_S)
            if not self._abandoned:
                continue
            with suppress(*LOST, asyncpg.PostgresError):
                connection = await readers.acquire(timeout=CONNECT_PATIENCE)
                try:
                    rows = await connection.fetch(
                        STILL_THERE, list(self._abandoned), timeout=CONNECT_PATIENCE
                    )
                    self._abandoned &= {row[0] for row in rows}
                finally:
                    await readers.release(connection)
