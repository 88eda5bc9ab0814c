"""Which running tables this process looks after, where several share a database: their clocks and their bots.

A table has one owner, named in its row. Every process has a row of its own, which it renews every second; one
that has not done so for `LEASE_MS` by the database's clock is dead, and others take its tables over. This
only says who acts: should two processes act for a table after all, its log takes what was first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from terroir.server.identity import new_id
from terroir.server.logs import fail, tell
from terroir.server.metrics import Metrics
from terroir.store.answers import Claimed
from terroir.store.errors import Conflict, OutcomeUnknown, StoreError
from terroir.store.store import Store

LEASE_MS = 5_000
EVERY_S = 1.0
AT_ONCE = 500
"""Tables that are taken over in one go, so that other processes get some too."""


class Leases:
    """The tables of this process, and the last entry that it knows of each."""

    def __init__(self, store: Store, metrics: Metrics, taken: Callable[[list[Claimed]], None]) -> None:
        """`taken` is told of tables that are this process's from now on."""
        self._store = store
        self._metrics = metrics
        self._taken = taken
        self.process: str | None = None
        """Its id; a new one whenever it was taken for dead."""
        self._renewed = 0.0
        self.tables: dict[str, int] = {}

    async def keep(self) -> None:
        """Renew and take over, for ever."""
        while True:
            try:
                while await self._renew() == AT_ONCE:
                    pass
            except Conflict:
                tell("this process was taken for dead", tables=len(self.tables))
                self._begin_anew()
                continue
            except StoreError as error:
                tell("the store does not answer", code=error.code)
                if isinstance(error, OutcomeUnknown):
                    self._begin_anew()
            except Exception:
                fail("the leases could not be renewed")
            self._metrics.leases.set(len(self.tables))
            await asyncio.sleep(EVERY_S)

    def _begin_anew(self) -> None:
        """Which tables are ours is not known any more: those of the old id will be nobody's soon."""
        self.process = None
        self.tables.clear()

    async def _renew(self) -> int:
        """Say that this process is alive; how many tables it has taken over."""
        begun = time.monotonic()
        if self.process is None:
            process = new_id()
            await self._store.enter(process, LEASE_MS)
            self.process, self._renewed = process, begun
        # When the database was away, others have had no chance to renew either: they get one.
        is_fresh = begun - self._renewed < LEASE_MS / 1000
        found = await self._store.renew(self.process, LEASE_MS, AT_ONCE, claim=is_fresh)
        self._renewed = begun
        self.tables.update((one.table, one.seq) for one in found)
        if found:
            tell("tables taken over", count=len(found))
            self._taken(found)
        return len(found)

    async def take(self, table: str, seq: int) -> None:
        """A game has begun here: look after it. If that cannot be said now, somebody will notice soon."""
        try:
            if self.process is not None and await self._store.take(self.process, table):
                self.tables[table] = seq
        except OutcomeUnknown:
            self._begin_anew()
        except StoreError:
            tell("a new game has no owner yet", table=table)

    def left(self, table: str, seq: int, is_over: bool) -> None:
        """A table is not in memory any more, or is no more."""
        if is_over:
            self.tables.pop(table, None)
        elif table in self.tables:
            self.tables[table] = seq

    async def close(self) -> None:
        """Others take over at once."""
        try:
            if self.process is not None:
                await self._store.resign(self.process)
        except StoreError:
            tell("the leases of this process will have to run out")
