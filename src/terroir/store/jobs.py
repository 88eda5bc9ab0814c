"""Writes that somebody waits for: not too many at once, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from terroir.store.driver import Row
from terroir.store.errors import OutcomeUnknown, StoreUnavailable

What = TypeVar("What")
Outcome: TypeAlias = Sequence[Row] | Exception

MOST_WAITING = 10_000
MOST_AT_ONCE = 500
PATIENCE = 5.0
"""Seconds until a write that the database has not answered is refused."""

BUDGET = 0.5
"""Seconds that a search may take."""
MOST_SEARCHES = 64
"""Searches that may be asked for at once; the next one is refused."""
SEARCH_PATIENCE = 2.0
"""Seconds that a search may wait for others before it begins."""


class Job(Generic[What]):
    """One write. Whoever does it says `begun` first and leaves it out if it was `given_up` before."""

    __slots__ = ("begun", "given_up", "result", "until", "what")

    def __init__(self, what: What, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        self.what = what
        self.begun = False
        self.given_up = False
        self.until = loop.time() + patience
        self.result: asyncio.Future[Sequence[Row]] = loop.create_future()

    def settle(self, outcome: Outcome) -> None:
        """Tell who waits."""
        if self.result.done():
            return
        if isinstance(outcome, Exception):
            self.result.set_exception(outcome)
        else:
            self.result.set_result(outcome)

    def give_up(self) -> None:
        """It has taken too long."""
        self.given_up = True
        if self.begun:
            self.settle(OutcomeUnknown("the database has not answered in time"))
        else:
            self.settle(StoreUnavailable("the database is too slow: nothing was written", "slow"))


class Patience:
    """Jobs that are waited for equally long, the first one first: a timer for each would cost more."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._jobs: deque[Job[Any]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def job(self, what: What) -> Job[What]:
        """A write that will be given up in a while."""
        job = Job(what, self._loop, self._seconds)
        while self._jobs and self._jobs[0].result.done():
            self._jobs.popleft()
        self._jobs.append(job)
        if self._timer is None:
            self._timer = self._loop.call_at(job.until, self._look)
        return job

    def _look(self) -> None:
        self._timer, now = None, self._loop.time()
        while self._jobs and (self._jobs[0].result.done() or self._jobs[0].until <= now):
            job = self._jobs.popleft()
            if not job.result.done():
                job.give_up()
        if self._jobs:
            self._timer = self._loop.call_at(self._jobs[0].until, self._look)


class Admission:
    """How many writes are under way, and room for no more than MOST_WAITING of them."""

    def __init__(self) -> None:
        self.waiting = 0
        self.closed = False

    def enter(self) -> None:
        if self.closed:
            raise StoreUnavailable("the store is closed", "closed")
        if self.waiting >= MOST_WAITING:
            raise StoreUnavailable(f"{self.waiting} writes are waiting already", "crowded")
        self.waiting += 1
