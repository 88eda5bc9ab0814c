"""Bots think in processes of their own, so that the loop that serves people never waits for them.

They are processes of this machine, or of others where there are any (`RemoteWorkers`).
"""

from __future__ import annotations

import logging
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, ParamSpec, Protocol, TypeVar

import msgspec
from anyio import fail_after

from terroir.bots.practice import Verdict
from terroir.core.errors import BadRecord
from terroir.table import analyses
from terroir.table.bot_tasks import BotTask, Thought, decide
from terroir.table.fair_queue import FairQueue, Payer, busy
from terroir.table.hints import advise
from terroir.table.pool import Pool, WorkerDied
from terroir.table.practice import judge
from terroir.table.shapes import HintTurn

_log = logging.getLogger(__name__)
NICENESS = 10
"""Whoever serves people goes first."""
LONGEST = 60.0
"""Seconds after which a worker is given up and another one takes its place. The longest thought takes a few
seconds, but on a machine with much else to do it waits for the processor far longer than that."""
PATIENCE_S = 10.0
"""A hint, or the worth of a turn in a practice position, waits no longer for its turn."""
ANALYSIS_PATIENCE_S = 120.0
"""The next part of an analysis waits no longer for its turn."""
P = ParamSpec("P")
T = TypeVar("T")
What = Literal["decide", "advise"]
"""What is asked for: what a bot does, or a hint."""


class RemoteWorkers(Protocol):
    """Workers of other machines."""

    async def hand_over(self, what: What, task: BotTask) -> Awaitable[Any] | None:
        """Let one of them take the task: what will come of it, or None if none takes it.

        What comes is None if it was lost on the way.
        """


class Workers:
    """A few processes that think, each about one task at a time. They are started when they are needed.

    People wait for them in one fair queue, whether for a bot or for a hint.
    """

    remote: RemoteWorkers | None = None

    def __init__(
        self,
        processes: int | None = None,
        longest: float = LONGEST,
        waited: Callable[[float], object] = lambda seconds: None,
    ) -> None:
        """`waited` is told the seconds that each task waited for its turn."""
        count = processes or os.cpu_count() or 1
        self._longest = longest
        self._pool = Pool(count, NICENESS)
        self.queue = FairQueue(count, waited)
        self.given_up = 0
        """How many tasks were given up: the worker died, took too long, or its bot failed."""

    async def think(self, payer: Payer, task: BotTask, only_here: bool = False) -> list[str]:
        """Return what the bot does, in notation; nothing if it cannot be asked."""
        try:
            found: list[str] = await self.work("decide", payer, task, only_here)
            return found
        except Exception as error:  # whatever a bot does wrong, the people at its table play on
            self.given_up += 1
            _log.warning("bot %s at table %s gave up: %r", task.thought.code, task.table, error)
            return []

    async def advise(self, payer: Payer, asked: BotTask) -> list[HintTurn]:
        """The best few turns for a person who asks; refused if nobody finds them in time."""
        with self._in_time():
            found: list[HintTurn] = await self.work("advise", payer, asked)
            return found

    async def judge(self, payer: Payer, game: str, number: int, done: Sequence[str]) -> Verdict:
        """What a turn in a practice position is worth; refused if nobody finds it out in time."""
        async with self.queue.place(payer, "practice", f"judge {game}", patience=PATIENCE_S):
            with self._in_time():
                return await self._pool.run(self._longest, judge, game, number, done)

    @contextmanager
    def _in_time(self) -> Iterator[None]:
        """For what a person waits for, and can ask again."""
        try:
            with fail_after(self._longest):
                yield
        except (TimeoutError, WorkerDied):
            raise busy() from None

    async def analyse(self, payer: Payer, table: str, text: str, first: int) -> analyses.Part:
        """Some turns of a finished game from that one on; whoever plays meanwhile goes first."""
        return await self._aside(payer, table, _analyse, text, first)

    async def put_together(
        self, payer: Payer, table: str, text: str, turns: list[analyses.JudgedTurn]
    ) -> bytes:
        """The analysis of a game, all of whose turns were judged, as JSON."""
        return await self._aside(payer, table, _put_together, text, turns)

    async def _aside(
        self, payer: Payer, table: str, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do what no game waits for: never in the last free place, and refused if it waits too long."""
        async with self.queue.place(payer, table, "analyse", aside=True, patience=ANALYSIS_PATIENCE_S):
            with fail_after(self._longest):
                return await self._pool.run(self._longest, do, *args, **kwargs)

    async def work(self, what: What, payer: Payer, task: BotTask, only_here: bool = False) -> Any:
        """What comes of a task; an error if nothing does. A bot waits as long as it takes."""
        only_here = only_here or self.remote is None
        kind, patience = (
            f"{what} {task.thought.game} {task.thought.code}",
            PATIENCE_S if what == "advise" else None,
        )
        async with self.queue.place(
            payer, task.table, kind, only_here=only_here, patience=patience
        ) as is_here:
            if is_here:
                with fail_after(self._longest):
                    do: Callable[[Thought], Any] = decide if what == "decide" else advise
                    return await self._pool.run(self._longest, do, task.thought)
            assert self.remote is not None
            coming = await self.remote.hand_over(what, task)
        found = await coming if coming is not None else None
        return found if found is not None else await self.work(what, payer, task, only_here=True)


def _analyse(text: str, first: int) -> analyses.Part:
    """Judge some turns; of a game about which nothing can be said there are none at all."""
    try:
        return analyses.part(text, first)
    except BadRecord:
        return analyses.Part([], 0)


def _put_together(text: str, turns: list[analyses.JudgedTurn]) -> bytes:
    return msgspec.json.encode(analyses.whole(text, turns))
