"""How a table is read from the store: from its last checkpoint on, in slices that keep nobody waiting."""

from __future__ import annotations

from contextlib import suppress

from terroir.core.errors import TerroirError
from terroir.server.logs import warn
from terroir.store.chain import BEGIN
from terroir.store.errors import StoreError
from terroir.store.rows import EntryRow, Head
from terroir.store.store import PAGE, Store
from terroir.table import checkpoint
from terroir.table.entries import BadLog, Entry, decode
from terroir.table.exporting import Kept
from terroir.table.live import LiveTable

MANY = 1_000
"""Fewer entries than this are replayed so quickly that no checkpoint is made."""


def entry_of(stored: EntryRow) -> Entry:
    """An entry as the store has it."""
    return Entry(stored.table_id, stored.seq, stored.at_ms, decode(stored.seq, stored.body))


async def entries_kept(store: Store, table: str) -> list[Entry]:
    """The log without what was taken back."""
    kept = Kept()
    async for page in store.pages(table):
        for stored in page:
            kept.add(entry_of(stored))
    return kept.entries


async def replayed(store: Store, table: str) -> tuple[LiveTable, Head] | None:
    """A table as its log says, and where that ends; None if there is none; an error of UNREADABLE.

    Whoever has read a long log leaves a checkpoint near its end, for the next one.
    """
    secret = await store.secret(table)
    live, head, history = await _restored(store, table, secret) or (None, BEGIN, checkpoint.History())
    begun, point, kept = head.seq, 0, None
    async for page in store.pages(table, head):
        for stored in page:
            entry = entry_of(stored)
            live = _next(live, entry, secret)
            history.add(entry.body)
        head = page[-1].head
        if not point and len(page) == PAGE:
            # Old enough that the tail will be full of what came since.
            point = max(await store.last(table) - 2 * PAGE, begun + MANY)
        if kept is None and point and live is not None and head.seq >= point:
            kept = head, checkpoint.encode(checkpoint.taken(live, history.bodies))
    if live is None:
        return None
    if live.ended is not None:
        await _seat_as_listed(store, live)
    if kept is not None and live.tail[0].entry.seq > kept[0].seq:
        with suppress(StoreError):
            await store.set_checkpoint(table, *kept)
    return live, head


async def _seat_as_listed(store: Store, live: LiveTable) -> None:
    """Somebody may have signed in after the end: their seats are the account's, and nothing follows a log."""
    row = await store.table(live.id)
    for seat in row.seats if row else ():
        if seat.person is not None:
            live.chairs[seat.seat].person = seat.person


def _next(live: LiveTable | None, entry: Entry, secret: bytes | None) -> LiveTable:
    try:
        if live is None:
            return LiveTable(entry, secret)
        live.apply(entry)
        return live
    except TerroirError:
        raise
    except Exception as error:  # rules need not be ready for a log that was tampered with
        raise BadLog(entry.seq, repr(error)) from error


async def _restored(
    store: Store, table: str, secret: bytes | None
) -> tuple[LiveTable, Head, checkpoint.History] | None:
    """The table at its checkpoint, if it has one that fits."""
    kept = await store.checkpoint(table)
    at = checkpoint.decode(kept[1]) if kept else None
    row = await store.table(table) if at else None
    if kept is None or at is None or row is None:
        return None
    try:
        live = checkpoint.restored(table, at, [seat.name for seat in row.seats], secret)
    except Exception as error:  # the log is the truth, and will say what is wrong if anything is
        warn("a checkpoint does not fit", table=table, why=repr(error))
        return None
    return live, kept[0], checkpoint.History(at.history)
