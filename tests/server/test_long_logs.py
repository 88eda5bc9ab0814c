"""A log that somebody has made as long as they could keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.opening import LONG, make_long
from terroir.server.loading import MANY, entry_of, replayed
from terroir.store.opening import open_store
from terroir.store.store import Store
from terroir.table.live import LiveTable
from tests.server.conftest import Serve
from tests.store.samples import plain_sql
from tests.table.driving import fingerprint

ENTRIES = 12_000


async def opened(address: str) -> tuple[LiveTable, list[float], int]:
    """The table; the processor time between two chances for others; how many entries were read."""
    store, slices, before = await open_store(address), list[float](), time.thread_time()
    read, pages = 0, store._driver.log

    async def counted(table: str, after: int, limit: int) -> list[object]:
        nonlocal read
        found = await pages(table, after, limit)
        read += len(found)
        return found  # type: ignore[return-value]

    store._driver.log = counted  # type: ignore[method-assign, assignment]
    opening = asyncio.create_task(replayed(store, LONG))
    while not opening.done():
        await asyncio.sleep(0)
        slices.append(time.thread_time() - before)
        before = time.thread_time()
    await store.close()
    found = await opening
    assert found is not None and found[0].seq == found[1].seq
    return found[0], slices, read


async def from_the_beginning(address: str) -> LiveTable:
    store: Store = await open_store(address)
    entries = [entry_of(stored) for stored in await store.entries(LONG)]
    secret = await store.secret(LONG)
    await store.close()
    return LiveTable.replay(entries, secret)


def test_a_long_log_is_opened_in_short_slices_and_has_a_record(serve: Serve, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/long.db"
    asyncio.run(make_long(address, ENTRIES))
    table, slices, read = asyncio.run(opened(address))
    assert read > ENTRIES - 2 and max(slices) < sum(slices) / 4
    server = serve(database=address)
    record = server.guest().get(f"/api/tables/{LONG}/record")
    assert len(record) < 5_000
    server.stop()
    assert not [line for line in server.log if '"level":"warning"' in line]

    truth = fingerprint(asyncio.run(from_the_beginning(address)))
    assert fingerprint(table) == truth
    table, _, read = asyncio.run(opened(address))
    assert read < MANY and fingerprint(table) == truth


def test_a_checkpoint_is_never_the_truth(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/long.db"
    asyncio.run(make_long(address, 2_000))
    truth, _, _ = asyncio.run(opened(address))
    assert asyncio.run(opened(address))[2] < MANY
    for spoil in ("data = x'00'", "sum = x'00'", "hash = x'00'", "seq = seq - 1", "seq = 99999"):
        asyncio.run(plain_sql(address, f"UPDATE checkpoints SET {spoil}"))
        table, _, read = asyncio.run(opened(address))
        assert read >= 1_999 and fingerprint(table) == fingerprint(truth)
        assert asyncio.run(opened(address))[2] < MANY, "a new one was made"
