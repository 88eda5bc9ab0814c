"""Bots think in processes of their own, so that the loop that serves people never waits for them."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable

from anyio import CapacityLimiter, fail_after, to_process

from terroir.table.bot_tasks import BotTask, any_action, decide
from terroir.table.fair_queue import FairQueue
from terroir.table.hints import advise
from terroir.table.shapes import HintTurn

_log = logging.getLogger(__name__)
NICENESS = 10
"""Whoever serves people goes first."""
LONGEST = 20.0
"""Seconds after which a worker is given up and another one takes its place."""


class Workers:
    """A few processes that think, each about one task at a time. They are started when they are needed.

    People wait for them in one fair queue, whether for a bot or for a hint.
    """

    def __init__(
        self,
        processes: int | None = None,
        longest: float = LONGEST,
        waited: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        """`waited` is told the seconds that each task waited for its turn."""
        count = processes or os.cpu_count() or 1
        self._longest = longest
        self._places = CapacityLimiter(count)
        self.queue = FairQueue(count, waited)
        self.given_up = 0
        """How many tasks were given up: the worker died, took too long, or its bot failed."""

    async def think(self, task: BotTask) -> list[str]:
        """What the bot does, in notation; any legal action if it cannot be asked."""
        async with self.queue.place(task.person, task.table):
            try:
                with fail_after(self._longest):
                    return await to_process.run_sync(_decide, task, cancellable=True, limiter=self._places)
            except Exception as error:  # whatever a bot does wrong, the people at its table play on
                self.given_up += 1
                _log.warning("bot %s at table %s gave up: %r", task.code, task.table, error)
                return any_action(task)

    async def advise(self, asked: BotTask) -> list[HintTurn]:
        """The best few turns for a person who asks; TimeoutError if nobody finds them in time."""
        with fail_after(self._longest):
            async with self.queue.place(asked.person, asked.table):
                return await to_process.run_sync(_advise, asked, cancellable=True, limiter=self._places)


_first = True


def _decide(task: BotTask) -> list[str]:
    _give_way()
    return decide(task)


def _advise(asked: BotTask) -> list[HintTurn]:
    _give_way()
    return advise(asked)


def _give_way() -> None:
    global _first
    if _first and hasattr(os, "nice"):
        os.nice(NICENESS)
        _first = False
