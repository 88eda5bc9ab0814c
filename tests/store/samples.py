"""Tables, entries and plain SQL for the tests of the store."""

from collections.abc import Iterable

import apsw
import asyncpg

from terroir.store.chain import BEGIN, link
from terroir.store.rows import ENTRIES, Head, NewTable, SeatRow, TableRow
from terroir.store.store import Store

SECRET = bytes(range(32))
BODY = b'{"kind":"moved","seat":0,"action":"plant \xc3\xa9"}'
CUT_HINTS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'terroir hints'"
"""What cuts off every process that listens; it says whom."""


def table(id: str = "abcdefghijkl", **changed: object) -> NewTable:
    """A public table for two, with a person and a bot."""
    row: dict[str, object] = {
        "id": id, "game": "pebbles", "version": 1, "players": 2, "options": {"short": "yes"},
        "visibility": "public", "stage": "open", "clock": "none", "hot_seat": False, "host": "anna",
        "created_ms": 1000, "listed_ms": 1000,
        "seats": (SeatRow(0, "Anna", person="anna"), SeatRow(1, "Robot", bot="greedy")),
    }  # fmt: skip
    return NewTable(TableRow(**{**row, **changed}), SECRET)  # type: ignore[arg-type]


async def begin(store: Store, id: str = "abcdefghijkl", **changed: object) -> Head:
    """A table with its first entry."""
    return await store.create(table(id, **changed), 1000, "created", b'{"kind":"created"}')


async def go_on(store: Store, head: Head, entries: int, id: str = "abcdefghijkl") -> Head:
    """So many entries more, one after the other."""
    for number in range(entries):
        head = await store.append(id, head, 2000 + number, "moved", BODY)
    return head


async def write_many(address: str, head: Head, entries: int, id: str = "abcdefghijkl") -> Head:
    """So many entries at once, past the store."""
    return await write_log(address, id, [(2000 + number, "moved", BODY) for number in range(entries)], head)


async def write_log(
    address: str, id: str, entries: Iterable[tuple[int, str, bytes]], head: Head = BEGIN
) -> Head:
    """Entries past the store, as they are."""
    rows = []
    for at_ms, kind, body in entries:
        entry = link(id, head, at_ms, kind, body)
        rows.append((id, entry.seq, at_ms, kind, body.decode(), entry.hash))
        head = entry.head
    if address.startswith("sqlite:///"):
        with apsw.Connection(address.removeprefix("sqlite:///")) as connection:
            connection.executemany(ENTRIES.insert, rows)
    else:
        remote = await asyncpg.connect(address)
        await remote.executemany(ENTRIES.insert, rows)
        await remote.close()
    return head


async def plain_sql(address: str, sql: str) -> list[tuple[object, ...]]:
    """What the database itself says, or does, past the store."""
    if address.startswith("sqlite:///"):
        connection = apsw.Connection(address.removeprefix("sqlite:///"))
        try:
            return [tuple(row) for row in connection.execute(sql)]
        finally:
            connection.close()
    remote = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await remote.fetch(sql)]
    finally:
        await remote.close()
