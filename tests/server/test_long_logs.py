"""A log that somebody has made as long as they could keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.opening import LONG, make_long
from terroir.server.session import replayed
from terroir.store.opening import open_store
from tests.server.conftest import Serve

ENTRIES = 12_000


def test_a_long_log_is_opened_in_short_slices_and_has_a_record(serve: Serve, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/long.db"
    asyncio.run(make_long(address, ENTRIES))

    async def slices() -> list[float]:
        """Processor time between two chances for others, while the table is opened."""
        store, found, before = await open_store(address), list[float](), time.thread_time()
        opening = asyncio.create_task(replayed(store, LONG))
        while not opening.done():
            await asyncio.sleep(0)
            found.append(time.thread_time() - before)
            before = time.thread_time()
        await store.close()
        assert (result := await opening) is not None and result[0].seq == result[1].seq > ENTRIES - 2
        return found

    found = asyncio.run(slices())
    assert max(found) < sum(found) / 4
    server = serve(database=address)
    record = server.guest().get(f"/api/tables/{LONG}/record")
    assert len(record) < 5_000
