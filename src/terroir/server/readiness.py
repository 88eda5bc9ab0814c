"""Whether the server can do its work: a trial write now and then, and what logs and metrics tell."""

from __future__ import annotations

import asyncio
import time

from terroir.server.logs import Troubles, fail
from terroir.server.metrics import Metrics
from terroir.store.errors import StoreError, StoreUnavailable
from terroir.store.store import Store

EVERY_S = 1.0
"""How often a trial write is made at the most, however many ask."""
PATIENCE_S = 1.5
"""Seconds that it may take."""
ANYHOW_S = 10.0
"""How often it is made though nobody asks."""
DRAINING = "draining"


class StoreWatch:
    """Tells logs and metrics of failures of the store, and when it works again."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._troubles = Troubles()
        self._failing: dict[str, tuple[float, int]] = {}
        """By operation: since when, and how often since."""

    def failed(self, operation: str, error: StoreUnavailable) -> None:
        """Count a failure; one line of each kind in a minute is in the log."""
        self._metrics.store_errors.labels(error.kind).inc()
        since, count = self._failing.get(operation, (time.monotonic(), 0))
        self._failing[operation] = since, count + 1
        self._troubles.note("the store fails", error.kind, operation=operation, why=str(error))

    def worked(self, operation: str) -> None:
        """Tell that an operation works again, if it failed before."""
        if operation in self._failing:
            since, count = self._failing.pop(operation)
            seconds = round(time.monotonic() - since, 1)
            self._troubles.note("the store works again", operation, failures=count, seconds=seconds)


class Readiness:
    """Whether to send people here: not while writes fail, nor when the server is about to end."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.draining = False
        self._store = store
        self._metrics = metrics
        self._trial: asyncio.Task[str] | None = None
        self._begun = float("-inf")

    async def why_not(self) -> str:
        """Return what is wrong, in one word; empty if nothing is."""
        found = DRAINING if self.draining else await self._found()
        self._metrics.ready.set(not found)
        return found

    async def keep(self) -> None:
        """Look now and then, for ever: Prometheus does not ask for a trial."""
        while True:
            await self.why_not()
            await asyncio.sleep(ANYHOW_S)

    async def _found(self) -> str:
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._begun >= EVERY_S):
            self._begun = now
            self._trial = asyncio.create_task(self._try())
        if not self._trial.done():
            await asyncio.wait({self._trial}, timeout=max(0.0, self._begun + PATIENCE_S - now))
        return self._trial.result() if self._trial.done() else "slow"

    async def _try(self) -> str:
        try:
            await self._store.heartbeat(time.time_ns() // 1_000_000)
        except StoreUnavailable as error:
            return error.kind
        except StoreError as error:
            return error.code
        except Exception:
            fail("the trial write failed")
            return "other"
        return ""
