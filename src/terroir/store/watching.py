"""A driver whose failures are told, and each success after them: for logs and metrics."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Protocol, TypeVar

from terroir.store.driver import Driver, Lane, Row, Step, Value
from terroir.store.errors import StoreUnavailable
from terroir.store.rows import EntryRow, Head

Result = TypeVar("Result")


class Watch(Protocol):
    """What is told of the operations of a store: `write`, `read` or `search`."""

    def failed(self, operation: str, error: StoreUnavailable) -> None:
        """Take note of a failure."""

    def worked(self, operation: str) -> None:
        """Take note of a success."""


class Watched:
    """A driver that tells a watch how its operations end."""

    def __init__(self, driver: Driver, watch: Watch) -> None:
        self._driver = driver
        self._watch = watch
        self.listen = driver.listen
        self.tell = driver.tell
        self.waiting = driver.waiting
        self.close = driver.close

    def append(self, entry: EntryRow, also: tuple[Step, ...]) -> Awaitable[object]:
        return self._told("write", self._driver.append(entry, also))

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        return await self._told("write", self._driver.write(steps))

    async def confirm(self) -> None:
        await self._told("write", self._driver.confirm())

    async def heartbeat(self, now_ms: int) -> None:
        await self._told("write", self._driver.heartbeat(now_ms))

    async def read(self, sql: str, values: tuple[Value, ...], lane: Lane = "keys") -> Sequence[Row]:
        operation = "search" if lane == "searches" else "read"
        return await self._told(operation, self._driver.read(sql, values, lane))

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        return await self._told("read", self._driver.log(table, after, limit))

    async def behind(self, known: Mapping[str, Head]) -> list[str]:
        return await self._told("read", self._driver.behind(known))

    async def _told(self, operation: str, work: Awaitable[Result]) -> Result:
        try:
            result = await work
        except StoreUnavailable as error:
            self._watch.failed(operation, error)
            raise
        self._watch.worked(operation)
        return result
