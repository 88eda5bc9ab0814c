"""Reading an SQLite file: several connections, each in a thread of its own, and searches that take no longer
than they may."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import apsw

from terroir.store.driver import Value
from terroir.store.errors import BadValue, Busy, StoreUnavailable
from terroir.store.jobs import MOST_SEARCHES, SEARCH_PATIENCE
from terroir.store.sqlite_file import connect
from terroir.store.sqlite_writing import refused

STEPS = 10_000
"""Steps of SQLite's machine after which it is asked whether its time is over: less than a millisecond."""


class Readers:
    """Connections that are as good as each other."""

    def __init__(self, path: Path, number: int) -> None:
        self._path = path
        self._connections = [connect(path) for _ in range(number)]
        self._free: SimpleQueue[apsw.Connection] = SimpleQueue()
        for connection in self._connections:
            self._free.put(connection)
        self._threads = ThreadPoolExecutor(number, "store-reader")
        self._waiting = 0
        self._closed = False

    async def read(self, sql: str, values: tuple[Value, ...], budget: float | None) -> list[Any]:
        """Return the rows of a query; Busy if it takes more seconds than its budget, or too many wait."""
        if budget is not None and self._waiting >= MOST_SEARCHES:
            raise Busy("too many searches wait")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(
                self._threads, self._read, sql, values, budget, time.monotonic()
            )
        except (OverflowError, UnicodeError) as error:
            raise BadValue() from error
        except apsw.InterruptError as error:
            raise Busy("a search took too long") from error
        except apsw.Error as error:
            raise refused(error, self._path) from error
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End what is being read; what waits is refused."""
        self._closed = True
        for connection in self._connections:
            connection.interrupt()
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()

    def _read(self, sql: str, values: tuple[Value, ...], budget: float | None, asked: float) -> list[Any]:
        connection = self._free.get()
        try:
            if self._closed:
                raise StoreUnavailable("the store is closed", "closed")
            if budget is not None:
                begun = time.monotonic()
                if begun > asked + SEARCH_PATIENCE:
                    raise Busy("too many searches wait")
                end = begun + budget
                connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
            return connection.execute(sql, values).fetchall()
        finally:
            connection.set_progress_handler(None)
            self._free.put(connection)
