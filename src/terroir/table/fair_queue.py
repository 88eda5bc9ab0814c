"""A few places to work in, given out in turn: person by person, and of each person table by table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

NOBODY = ""
"""On whose account the work is that no person waits for: all of it has one share."""
Waiting: TypeAlias = "asyncio.Future[None]"
"""Done when there is a place."""


class FairQueue:
    """Whoever asks for much waits for their own work, not others for it.

    Where there are several places, the last free one is kept for people who have none yet, so that work which
    takes long does not keep them waiting either.
    """

    def __init__(self, places: int, waited: Callable[[float], object] = lambda seconds: None) -> None:
        """`waited` is told how long each of them waited for a place."""
        self._places = places
        self._waited = waited
        self._working: Counter[str] = Counter()
        """By person."""
        self._waiting: dict[str, dict[str, deque[Waiting]]] = {}
        """By person and table; whose turn it is comes first."""

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for tables in self._waiting.values() for queue in tables.values())

    @asynccontextmanager
    async def place(self, person: str, table: str) -> AsyncIterator[None]:
        """Have a place, on account of this person and table, as soon as it is their turn."""
        loop = asyncio.get_running_loop()
        asked, mine = loop.time(), loop.create_future()
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(mine)
        self._give_out()
        try:
            await mine
            self._waited(loop.time() - asked)
            yield
        finally:
            if mine.cancelled():
                self._take(person, table, mine)
            else:
                self._working[person] -= 1
                self._working += Counter()  # forgets who has nothing in work
                self._give_out()

    def _give_out(self) -> None:
        while (following := self._following()) is not None:
            person, table = following
            mine = self._waiting[person][table][0]
            self._take(person, table, mine)
            # The others of the same person come first now, and the other people before them.
            if (tables := self._waiting.pop(person, None)) is not None:
                self._waiting[person] = tables
                if (queue := tables.pop(table, None)) is not None:
                    tables[table] = queue
            self._working[person] += 1
            mine.set_result(None)

    def _following(self) -> tuple[str, str] | None:
        """Whose turn it is, if there is a place for them."""
        free = self._places - self._working.total()
        if free == 0:
            return None
        kept = free == 1 < self._places
        for person, tables in self._waiting.items():
            if not kept or (person != NOBODY and not self._working[person]):
                return person, next(iter(tables))
        return None

    def _take(self, person: str, table: str, mine: Waiting) -> None:
        """One less waits."""
        tables = self._waiting[person]
        tables[table].remove(mine)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[person]
