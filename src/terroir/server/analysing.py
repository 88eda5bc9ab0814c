"""Analyses of finished games: worked out piece by piece in other processes, and kept with their games.

What is being worked out is known to this process alone. If it ends, or somebody asks another one, it is begun
again; what has been finished is in the database.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw

from terroir.server.http_types import AnalysisBody
from terroir.server.logs import fail
from terroir.server.refusal import Refusal
from terroir.store.rows import AnalysisRow
from terroir.table.analyses import FORMAT, JudgedTurn
from terroir.table.fair_queue import RETRY_S, Payer
from terroir.table.refusals import Refused

if TYPE_CHECKING:
    from terroir.server.server import Server


@dataclass(slots=True)
class Work:
    """How far an analysis has come, and whose it is."""

    person: str
    done: int = 0
    of: int = 0
    refused: Refused | None = None


class Analysing:
    """What is being worked out now."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._works: dict[str, Work] = {}
        self._unfit: set[str] = set()
        """Games of which nothing can be said: nobody tries again."""

    async def known(self, table: str) -> AnalysisBody:
        """The analysis of a game, or how far it has come, or that nobody has asked for it."""
        if (work := self._works.get(table)) is not None:
            if work.refused is not None:
                raise work.refused
            return AnalysisBody("working", work.done, work.of)
        kept = await self._server.store.analysis(table)
        if kept is not None and kept.format == FORMAT:
            return AnalysisBody("done", analysis=cast(Any, Raw(kept.data)))
        return AnalysisBody("unfit" if table in self._unfit else "none")

    def begin(self, table: str, text: str, person: str, address: str, payer: Payer) -> AnalysisBody:
        """Begin to work out the analysis of a game by its record; each person has one at a time."""
        if any(work.person == person and work.refused is None for work in self._works.values()):
            raise Refusal("too-many", "one analysis at a time", "refused-one-analysis", limit=1, seconds=10)
        self._works[table] = work = Work(person)
        self._server.finish(asyncio.create_task(self._work(table, text, work, address, payer)))
        return AnalysisBody("working")

    async def _work(self, table: str, text: str, work: Work, address: str, payer: Payer) -> None:
        workers, turns = self._server.workers, list[JudgedTurn]()
        try:
            with self._server.limits.working(address, work.person):
                while not turns or work.done < work.of:
                    part = await workers.analyse(payer, table, text, len(turns))
                    if not part.of:
                        self._unfit.add(table)
                        return
                    turns += part.turns
                    work.done, work.of = len(turns), part.of
                data = await workers.put_together(payer, table, text, turns)
            await self._server.store.keep_analysis(table, AnalysisRow(FORMAT, data))
        except Refused as error:
            work.refused = error
            await asyncio.sleep(RETRY_S)  # it is told to those who ask meanwhile
        except Exception:
            fail("an analysis failed", table=table)
        finally:
            del self._works[table]
