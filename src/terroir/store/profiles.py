"""What profiles are made of, besides the lists of tables: what people do not show, what games came to."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import cast

import msgspec

from terroir.store.driver import Driver, Step, Value
from terroir.store.people_rows import PRIVATE_ITEMS, PrivateItem
from terroir.store.rows import POINT_SOURCES, PointSources
from terroir.store.sql import marks

PRIVATE = PRIVATE_ITEMS.select("person_id = $1 ORDER BY item")
HIDE = f"{PRIVATE_ITEMS.insert} ON CONFLICT DO NOTHING"
KEEP_SOURCES = f"{POINT_SOURCES.insert} ON CONFLICT DO NOTHING"
SHOW = "DELETE FROM private_items WHERE person_id = $1 AND item = $2"
_sources = msgspec.json.Decoder(dict[str, list[int]])


class Profiles:
    """A part of the store: the same promises hold."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def private(self, person: str) -> list[str]:
        """What somebody does not show."""
        return [PRIVATE_ITEMS.read(row).item for row in await self._driver.read(PRIVATE, (person,))]

    async def set_shown(self, person: str, item: str, shown: bool) -> None:
        """From now on others see this, or do not."""
        values = PRIVATE_ITEMS.values(PrivateItem(person, item))
        await self._driver.write((Step(SHOW if shown else HIDE, values),))

    async def analyses(self, tables: Collection[str], format: int) -> dict[str, bytes]:
        """What is known of these games afterwards, of those where anything is."""
        if not tables:
            return {}
        sql = (
            f"SELECT table_id, data FROM analyses WHERE format = $1 AND table_id IN ({marks(len(tables), 2)})"
        )
        values: tuple[Value, ...] = (format, *tables)
        rows = await self._driver.read(sql, values)
        return {cast(str, table): bytes(cast(bytes, data)) for table, data in rows}

    async def keep_sources(self, table: str, sources: Mapping[str, list[int]]) -> None:
        """Where the points of a finished game came from."""
        row = PointSources(msgspec.json.encode(sources).decode())
        await self._driver.write((Step(KEEP_SOURCES, POINT_SOURCES.values(row, within=table)),))

    async def sources(self, tables: Collection[str]) -> dict[str, dict[str, list[int]]]:
        """The same of these games, of those where it was found out."""
        if not tables:
            return {}
        sql = f"SELECT table_id, data FROM point_sources WHERE table_id IN ({marks(len(tables))})"
        rows = await self._driver.read(sql, tuple(tables))
        return {cast(str, table): _sources.decode(cast(str, data)) for table, data in rows}
