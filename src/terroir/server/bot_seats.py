"""Bots at the tables: they think in other processes, and what they choose is played like anybody's move."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from terroir.core.errors import TerroirError
from terroir.server.logs import fail, warn
from terroir.table.bot_tasks import any_action, bot_task, bots_to_move
from terroir.table.fair_queue import NOBODY, Payer
from terroir.table.workers import Workers

if TYPE_CHECKING:
    from terroir.server.session import TableSession

AGAIN_MS = 1000
"""After a failure the table is looked at again this much later."""
MOST_ASKED = 16
"""Bots of the guests of an address, or of its other people, that think or wait; the others ask after them."""


class BotSeats:
    """Which bots are thinking now; never more than one for a seat."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._few: WeakValueDictionary[Payer, asyncio.Semaphore] = WeakValueDictionary()

    def ask(self, session: TableSession, only_here: bool = False) -> None:
        """Let the bots think who owe a decision at this table; `only_here`, not on other machines."""
        for seat in bots_to_move(session.live):
            if (session.id, seat) not in self._tasks:
                thinking = asyncio.create_task(self._think(session, seat, only_here))
                self._tasks[session.id, seat] = thinking

    async def _think(self, session: TableSession, seat: int, only_here: bool) -> None:
        played, think_here = 0, False
        try:
            payer = await _payer(session)
            few = self._few.setdefault(payer[:-1], asyncio.Semaphore(MOST_ASKED))
            async with few:
                given = bot_task(session.live, seat) if seat in bots_to_move(session.live) else None
                chosen = await self._workers.think(payer, given, only_here) if given is not None else []
            if given is not None and not chosen and seat in bots_to_move(session.live):
                chosen = any_action(session.live, seat)  # the people at the table play on
            for action in chosen:
                assert given is not None
                await session.play_bot(seat, action, given.at)
                session.server.metrics.bot_moves.inc()
                played += 1
        except TerroirError as error:
            # A plan that luck has crossed is made anew at once. One that is wrong from its beginning, which
            # came from another machine, is made anew here; a store that does not answer gets a while.
            think_here = error.code in ("illegal", "malformed") and not (played or only_here)
            if error.code != "stale" and not (error.code == "illegal" and played) and not think_here:
                session.server.timetable.set(session.id, session.server.clock.now_ms() + AGAIN_MS)
                return
            if think_here:
                warn("a bot's answer is refused", table=session.id, seat=seat, why=str(error))
        except Exception:
            fail("a bot failed", table=session.id, seat=seat)
            session.server.timetable.set(session.id, session.server.clock.now_ms() + AGAIN_MS)
            return
        finally:
            self._tasks.pop((session.id, seat), None)
        self.ask(session, think_here)

    def busy(self, table: str) -> bool:
        """Whether a bot thinks about this table."""
        return any(where == table for where, _ in self._tasks)

    async def stop(self) -> None:
        """No bot thinks any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _payer(session: TableSession) -> Payer:
    """Return the account of the first who sits at this table and looks at it now."""
    addresses = session.addresses()
    for chair in session.live.chairs:
        if chair.person is not None and (address := addresses.get(chair.person)) is not None:
            return await session.server.people.payer(chair.person, address)
    return NOBODY
