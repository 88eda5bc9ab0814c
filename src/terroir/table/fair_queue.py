"""A few places to work in, given out in turn: person by person, and of each person table by table."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

NOBODY = ""
"""On whose account the work is that no person waits for: all of it has one share."""


class Waiting(NamedTuple):
    """Somebody who waits."""

    is_here: asyncio.Future[bool]
    """Done when there is a place: whether it is here, not elsewhere."""
    here_from: float
    """From when on a place here will do."""
    only_here: bool


class FairQueue:
    """Whoever asks for much waits for their own work, not others for it.

    Where there are several places, the last free one is kept for people who have none yet, so that work which
    takes long does not keep them waiting either. Besides, somebody elsewhere may take work over, one piece
    after the other: whose turn it is gets that place, or one here after some patience.
    """

    def __init__(self, places: int, waited: Callable[[float], object] = lambda seconds: None) -> None:
        """`waited` is told how long each of them waited for a place."""
        self._places = places
        self._waited = waited
        self._working: Counter[str] = Counter()
        """By person."""
        self._waiting: dict[str, dict[str, deque[Waiting]]] = {}
        """By person and table; whose turn it is comes first."""
        self._patience = 0.0
        self._is_open_elsewhere = False
        self._is_handing_over = False

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(queue) for tables in self._waiting.values() for queue in tables.values())

    def open_elsewhere(self, is_open: bool, patience: float) -> None:
        """Whether there is somebody elsewhere, and for how many seconds they are waited for."""
        self._is_open_elsewhere = is_open
        self._patience = patience if is_open else 0.0
        self._give_out()

    @asynccontextmanager
    async def place(self, person: str, table: str, only_here: bool = True) -> AsyncIterator[bool]:
        """Have a place, on account of this person and table, as soon as it is their turn: whether it is here.

        A place elsewhere is given back as soon as the work was handed over.
        """
        loop = asyncio.get_running_loop()
        asked, patience = loop.time(), 0.0 if only_here else self._patience
        mine = Waiting(loop.create_future(), asked + patience, only_here)
        self._waiting.setdefault(person, {}).setdefault(table, deque()).append(mine)
        self._give_out()
        if patience:
            loop.call_at(mine.here_from, self._give_out)
        try:
            is_here = await mine.is_here
            self._waited(loop.time() - asked)
            yield is_here
        finally:
            if mine.is_here.cancelled():
                self._take(person, table, mine)
            elif mine.is_here.result():
                self._working[person] -= 1
                self._working += Counter()  # forgets who has nothing in work
            else:
                self._is_handing_over = False
            self._give_out()

    def _give_out(self) -> None:
        while (following := self._following()) is not None:
            person, table, is_here = following
            mine = self._waiting[person][table][0]
            self._take(person, table, mine)
            if mine.is_here.cancelled():
                continue  # they have given up waiting, and will say so in a moment
            # The others of the same person come first now, and the other people before them.
            if (tables := self._waiting.pop(person, None)) is not None:
                self._waiting[person] = tables
                if (queue := tables.pop(table, None)) is not None:
                    tables[table] = queue
            if is_here:
                self._working[person] += 1
            else:
                self._is_handing_over = True
            mine.is_here.set_result(is_here)

    def _following(self) -> tuple[str, str, bool] | None:
        """Whose turn it is, if there is a place for them, and whether that is here."""
        elsewhere = self._is_open_elsewhere and not self._is_handing_over
        free = self._places - self._working.total()
        if free == 0 and not elsewhere:
            return None
        now, kept = asyncio.get_running_loop().time(), free == 1 < self._places
        for person, tables in self._waiting.items():
            table = next(iter(tables))
            mine = tables[table][0]
            if elsewhere and not mine.only_here:
                return person, table, False
            is_free = free > 0 and (not kept or (person != NOBODY and not self._working[person]))
            if is_free and mine.here_from <= now:
                return person, table, True
        return None

    def _take(self, person: str, table: str, mine: Waiting) -> None:
        """One less waits."""
        tables = self._waiting.get(person, {})
        if mine not in tables.get(table, ()):
            return
        tables[table].remove(mine)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[person]
