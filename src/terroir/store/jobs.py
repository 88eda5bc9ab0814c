"""Writes that somebody waits for: not too many at once, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

from terroir.store.driver import Row
from terroir.store.errors import OutcomeUnknown, StoreUnavailable

What = TypeVar("What")
Outcome: TypeAlias = Sequence[Row] | Exception

MOST_WAITING = 10_000
MOST_AT_ONCE = 500
PATIENCE = 5.0
"""Seconds until a write that the database has not answered is refused."""


class Job(Generic[What]):
    """One write. Whoever does it says `begun` first and leaves it out if it was `given_up` before."""

    __slots__ = ("begun", "given_up", "result", "timer", "what")

    def __init__(self, what: What, loop: asyncio.AbstractEventLoop, patience: float) -> None:
        self.what = what
        self.begun = False
        self.given_up = False
        self.result: asyncio.Future[Sequence[Row]] = loop.create_future()
        self.timer = loop.call_later(patience, self._give_up)

    def settle(self, outcome: Outcome) -> None:
        """Tell who waits."""
        self.timer.cancel()
        if self.result.done():
            return
        if isinstance(outcome, Exception):
            self.result.set_exception(outcome)
        else:
            self.result.set_result(outcome)

    def _give_up(self) -> None:
        self.given_up = True
        if self.begun:
            self.settle(OutcomeUnknown("the database has not answered in time"))
        else:
            self.settle(StoreUnavailable("the database is too slow: nothing was written"))


class Admission:
    """How many writes are under way, and room for no more than MOST_WAITING of them."""

    def __init__(self) -> None:
        self.waiting = 0
        self.closed = False

    def enter(self) -> None:
        if self.closed:
            raise StoreUnavailable("the store is closed")
        if self.waiting >= MOST_WAITING:
            raise StoreUnavailable(f"{self.waiting} writes are waiting already")
        self.waiting += 1
