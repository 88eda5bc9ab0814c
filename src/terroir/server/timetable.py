"""When tables have to act on their own: one list for all of them, also for those that are not in memory."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from terroir.server.clock import Clock


class Timetable:
    """Calls `ring(table)` when its deadline has come. Of a table only the last deadline counts."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0

    def set(self, table: str, deadline_ms: int | None) -> None:
        """The table has to act then; None if it has not."""
        if deadline_ms is None:
            self._due.pop(table, None)
            return
        known = self._due.get(table)
        self._due[table] = deadline_ms
        # Most deadlines move on with every move: the old place in the heap will do, it is looked at again.
        if known is None or deadline_ms < known:
            heapq.heappush(self._heap, (deadline_ms, table))
            self._wind()

    def get(self, table: str) -> int | None:
        return self._due.get(table)

    def _wind(self) -> None:
        if not self._heap:
            return
        first = self._heap[0][0]
        if self._timer is not None:
            if first >= self._timer_at:
                return
            self._timer.cancel()
        self._timer_at = first
        delay = max(0.0, (first - self._clock.now_ms()) / 1000)
        # Not further than an hour: a heap of a sleeping laptop is looked at again.
        self._timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._strike)

    def _strike(self) -> None:
        self._timer = None
        now = self._clock.now_ms()
        while self._heap and self._heap[0][0] <= now:
            _, table = heapq.heappop(self._heap)
            due = self._due.get(table)
            if due is None:
                continue
            if due <= now:
                del self._due[table]
                self._ring(table)
            else:
                heapq.heappush(self._heap, (due, table))
        self._wind()

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due.clear()
        self._heap.clear()
