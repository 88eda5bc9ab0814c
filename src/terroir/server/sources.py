"""Where the points of finished games came from: worked out once for each game, when a profile needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from terroir.core.abilities import GivesAccount
from terroir.core.registry import load
from terroir.server.http_types import AccountBody
from terroir.server.loading import entries_kept
from terroir.server.logs import fail, tell
from terroir.server.refusal import Refusal
from terroir.store.errors import StoreError
from terroir.store.rows import TableRow
from terroir.table.fair_queue import NOBODY

if TYPE_CHECKING:
    from terroir.server.server import Server

PATIENCE_S = 1.0
"""For so long a profile waits for games that nobody has asked about yet; the others come when it is asked for
again, and until then it says that they are missing."""


class Found(NamedTuple):
    """What is known now."""

    sources: Mapping[str, Mapping[str, list[int]]]
    """By table: the points of each seat by where they came from; none where a game was not played out."""
    more: bool
    """Other games are being looked at."""


class Sources:
    """What is known of games, and the games that are being looked at."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._begun: set[str] = set()
        """Tables that are looked at now."""
        self._unreadable: set[str] = set()

    async def of(self, rows: Sequence[TableRow]) -> Found:
        kept, tables = self._server.store.profiles, [row.id for row in rows]
        known = await kept.sources(tables)
        missing = [
            row.id
            for row in rows
            if row.id not in known
            and row.id not in self._unreadable
            and isinstance(load(row.game), GivesAccount)
        ]
        if not missing:
            return Found(known, False)
        finding = asyncio.create_task(self._find(missing))
        self._server.finish(finding)
        await asyncio.wait([finding], timeout=PATIENCE_S)
        known = await kept.sources(tables)
        return Found(known, any(one not in known and one not in self._unreadable for one in missing))

    async def _find(self, tables: Sequence[str]) -> None:
        for table in tables:
            if table in self._begun:
                continue
            self._begun.add(table)
            try:
                entries = await entries_kept(self._server.store, table)
                record = await self._server.workshop.record(NOBODY, entries, None)
                await self.keep(table, await self._server.workshop.account(NOBODY, record))
            except Refusal as error:
                tell("where points came from is not known", table=table, code=error.code)
                self._unreadable.add(table)
            except StoreError as error:
                tell("the store does not answer", code=error.code)
            except Exception:
                fail("where points came from could not be found")
            self._begun.discard(table)

    async def keep(self, table: str, account: AccountBody) -> None:
        """It need not be found again."""
        sources = {source.name: source.points for source in account.sources}
        await self._server.store.profiles.keep_sources(table, sources)
