"""What a database has to offer to be a store: writes that are durable when they return, and reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from terroir.store.rows import ENTRIES, EntryRow

Value: TypeAlias = str | int | float | bytes | bool | None
Row: TypeAlias = Sequence[Value]
Heard: TypeAlias = Callable[[str], None]
"""Called with what a process that shares the database has said."""


class Step(NamedTuple):
    """One statement of a write, with $1, $2, ... first mentioned in this order.

    When `rows` is set, that many rows have to be touched, or the whole write is undone as a Conflict.
    """

    sql: str
    values: tuple[Value, ...]
    rows: int | None = None


LOG = f"SELECT {ENTRIES.columns} FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"


def logged(rows: Iterable[Any]) -> list[EntryRow]:
    """What `LOG` has found."""
    return [EntryRow(*row) for row in rows]


class Driver(Protocol):
    """One database. Writes take effect whole or not at all, and survive a crash once they have returned."""

    def append(self, entry: EntryRow, also: tuple[Step, ...]) -> Awaitable[object]:
        """Add the entry that follows the hash `previous`, and do `also` with it, or raise Conflict."""

    async def write(self, steps: tuple[Step, ...]) -> Sequence[Row]:
        """Do all steps; what the last one returns."""

    async def read(self, sql: str, values: tuple[Value, ...]) -> Sequence[Row]:
        """The rows of a query."""

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        """Entries of a table in their order, those after a number."""

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """Of tables known up to a number, those that another process has written more of."""

    def listen(self, heard: Heard) -> None:
        """From now on pass on what the processes say that share the database; some may never come."""

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to all of them, ourselves too; what cannot be said now is lost."""

    def waiting(self) -> int:
        """How many writes are under way."""

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
