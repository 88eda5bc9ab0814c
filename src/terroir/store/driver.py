"""What a database has to offer to be a store: writes that are durable when they return, and reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from terroir.store.rows import ENTRIES, EntryRow, Head

Value: TypeAlias = str | int | float | bytes | bool | None
Row: TypeAlias = Sequence[Value]
Lane: TypeAlias = Literal["keys", "searches", "chores"]
"""What a query looks for, none of which waits for the others: rows by a key, what somebody searches, or what
the server itself has to look at now and then."""
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

    async def confirm(self) -> None:
        """Return once all that can be read now would outlive a failover to the synchronous standby."""

    async def heartbeat(self, now_ms: int) -> None:
        """Write a little, to learn whether writes are possible."""

    async def read(self, sql: str, values: tuple[Value, ...], lane: Lane = "keys") -> Sequence[Row]:
        """The rows of a query; Busy if a search takes longer than BUDGET."""

    async def log(self, table: str, after: int, limit: int) -> list[EntryRow]:
        """Entries of a table in their order, those after a number."""

    async def behind(self, known: Mapping[str, Head]) -> list[str]:
        """Of tables known up to a head, those whose log goes on, or does not come that far any more.

        Of a head without a hash only the number counts.
        """

    def listen(self, heard: Heard) -> None:
        """From now on pass on what the processes say that share the database; some may never come."""

    async def tell(self, texts: Sequence[str]) -> None:
        """Say this to all of them, ourselves too; what cannot be said now is lost."""

    def waiting(self) -> int:
        """How many writes are under way."""

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
