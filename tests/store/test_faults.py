"""When the database fails: refusals come soon, nothing acknowledged is lost, and it heals by itself."""

import asyncio
import os
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import apsw
import pytest

from terroir.store import jobs
from terroir.store.errors import BadAddress, Conflict, OutcomeUnknown, StoreUnavailable
from terroir.store.opening import open_store
from terroir.store.postgres import Postgres
from terroir.store.rows import Head
from terroir.store.sqlite import Sqlite
from terroir.store.store import Store
from tests.needs import small_disk
from tests.store.samples import BODY, begin, plain_sql
from tests.waiting import PATIENCE, hold, promised, reached
from tools.postgres import Cluster

pytestmark = pytest.mark.anyio
TABLE = "abcdefghijkl"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path, megabytes=1) as disk:
        yield disk


class Told:
    """Somebody who appends to one table and remembers what they were told."""

    def __init__(self, store: Store, table: str, head: Head) -> None:
        self.store = store
        self.table = table
        self.head = head
        self.acknowledged: dict[int, bytes] = {}
        self.refused = 0
        self.slowest_refusal = 0.0
        self.last_success = 0.0

    async def try_once(self, body: bytes) -> bool:
        begun = time.monotonic()
        try:
            self.head = await self.store.append(self.table, self.head, 5, "moved", body)
        except (StoreUnavailable, Conflict) as refusal:
            self.refused += 1
            self.slowest_refusal = max(self.slowest_refusal, time.monotonic() - begun)
            if isinstance(refusal, OutcomeUnknown | Conflict):
                await self.read_again()
            return False
        self.acknowledged[self.head.seq] = body
        self.last_success = time.monotonic()
        return True

    async def read_again(self) -> None:
        try:
            entries = await self.store.entries(self.table)
            self.head = entries[-1].head
        except StoreUnavailable:
            pass

    async def go_on_until(self, stop: asyncio.Event) -> None:
        number = 0
        while not stop.is_set():
            number += 1
            await self.try_once(b'{"table":"%b","number":%d}' % (self.table.encode(), number))
            await asyncio.sleep(0.001)


async def nothing_is_lost(store: Store, told: list[Told]) -> None:
    for one in told:
        acknowledged = dict(one.acknowledged)
        there = {entry.seq: entry.body.encode() for entry in await store.entries(one.table)}
        assert acknowledged.items() <= there.items()
        assert len(set(there.values())) == len(there), "something was written twice"


async def test_a_full_disk_refuses_at_once_loses_nothing_and_heals(disk: Path) -> None:
    address = f"sqlite:///{disk}/terroir.db"
    store = await open_store(address)
    told = Told(store, TABLE, await begin(store))
    ballast = disk / "ballast"
    number = 0
    for _ in range(3):
        free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        ballast.write_bytes(bytes(max(0, free - 50_000)))
        refused = told.refused
        while told.refused < refused + 20:
            number += 1
            await told.try_once(b'{"number":%d,"long":"%b"}' % (number, b"x" * 2000))
        assert [entry.seq for entry in await store.entries(TABLE)] == list(range(1, told.head.seq + 1))
        ballast.unlink()
        number += 1
        assert await told.try_once(b'{"number":%d}' % number), "space is back, and it still refuses"
    hold(1, told.slowest_refusal)
    await nothing_is_lost(store, [told])
    await store.close()
    again = await open_store(address)
    await nothing_is_lost(again, [told])
    await again.close()


async def test_a_read_only_disk_is_refused_when_opened_and_can_still_be_read(disk: Path) -> None:
    address = f"sqlite:///{disk}/terroir.db"
    store = await open_store(address)
    await begin(store)
    await store.close()
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    with promised(1), pytest.raises(BadAddress, match=r"(?i)read-only|readonly|unable to open"):
        await open_store(address)
    subprocess.run(["mount", "-o", "remount,rw", disk], check=True)
    store = await open_store(address)
    assert await store.last(TABLE) == 1
    await store.close()


async def test_no_more_writes_wait_than_there_is_room_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_WAITING", 50)
    heads = [await begin(store, f"table{number:07}") for number in range(80)]
    tries = [store.append(f"table{number:07}", head, 5, "moved", BODY) for number, head in enumerate(heads)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(outcome, Head) for outcome in outcomes) == 50
    assert sum(isinstance(outcome, StoreUnavailable) for outcome in outcomes) == 30
    assert store.waiting() == 0


async def test_a_write_whose_end_nobody_waited_for_is_waited_for_by_who_reads(tmp_path: Path) -> None:
    """So a process that has a file to itself is never in conflict with itself."""
    path = tmp_path / "terroir.db"
    driver = Sqlite(path, patience=PATIENCE)
    driver._writer.set_busy_timeout(int(1000 * PATIENCE))  # it is tried for as long as it takes
    store, patient = Store(driver), driver._patience
    head = await begin(store)
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")  # as a disk that does not answer
    driver._patience = jobs.Patience(asyncio.get_running_loop(), 2)
    with pytest.raises(OutcomeUnknown):
        await store.append(TABLE, head, 5, "moved", BODY)
    with pytest.raises(StoreUnavailable):
        await store.entries(TABLE, head)
    other.execute("ROLLBACK")
    driver._patience = patient
    (late,) = await store.entries(TABLE, head)
    assert (await store.append(TABLE, late.head, 6, "moved", BODY)).seq == 3
    await store.close()


# PostgreSQL restarted, stalled, its sessions killed

Load = tuple[str, Store, list[Told], asyncio.Event]


@asynccontextmanager
async def patient(address: str) -> AsyncIterator[Store]:
    """A store that nobody is refused by, however busy the machine is."""
    store = Store(await Postgres.open(address, patience=PATIENCE))
    yield store
    await store.close()


@pytest.fixture
async def load(cluster: Cluster) -> AsyncIterator[Load]:
    """Twenty tables with somebody at each who goes on and on."""
    address = cluster.create(f"faults_{time.monotonic_ns()}")
    async with patient(address) as beginning:
        heads = {id: await begin(beginning, id) for id in (f"table{number:07}" for number in range(20))}
    store = Store(await Postgres.open(address, patience=2))
    told = [Told(store, id, head) for id, head in heads.items()]
    stop = asyncio.Event()
    tasks = [asyncio.ensure_future(one.go_on_until(stop)) for one in told]
    await reached(lambda: all(len(one.acknowledged) > 5 for one in told), "nothing is acknowledged")
    yield address, store, told, stop
    stop.set()
    await asyncio.gather(*tasks)
    await store.close()


async def resumes_within(seconds: float, told: list[Told]) -> None:
    since = time.monotonic()
    with promised(seconds):
        await reached(lambda: all(one.last_success > since for one in told), "it does not resume")


async def all_refused(told: list[Told], times: int) -> None:
    """Until everybody has been refused so many times more."""
    before = [one.refused for one in told]
    await reached(
        lambda: all(one.refused >= then + times for one, then in zip(told, before, strict=True)),
        "not everybody was told that the database does not answer",
    )


async def test_a_restarted_database_is_waited_for(load: Load, cluster: Cluster) -> None:
    address, _, told, _ = load
    await asyncio.to_thread(cluster.stop)
    await all_refused(told, 1)
    await asyncio.to_thread(cluster.start)
    await resumes_within(5, told)
    async with patient(address) as reading:
        await nothing_is_lost(reading, told)
    assert sum(len(one.acknowledged) for one in told) > 100


async def test_a_stalled_database_is_waited_for_with_bounded_queues(load: Load, cluster: Cluster) -> None:
    address, store, told, _ = load
    cluster.freeze(True)
    try:
        await all_refused(told, 1)  # what was under way has had its answer
        stalled = time.monotonic()
        await all_refused(told, 2)
        assert all(one.last_success <= stalled for one in told)
        assert store.waiting() <= len(told)
        hold(3, max(one.slowest_refusal for one in told))
    finally:
        cluster.freeze(False)
    await resumes_within(5, told)
    async with patient(address) as reading:
        await nothing_is_lost(reading, told)


async def test_killed_sessions_lose_and_repeat_nothing(load: Load, cluster: Cluster) -> None:
    address, _, told, stop = load
    kill = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE application_name = 'terroir' AND pid <> pg_backend_pid()"
    )
    for _ in range(30):
        await plain_sql(cluster.address(), kill)
        await asyncio.sleep(0.05)
    await resumes_within(5, told)
    stop.set()
    async with patient(address) as reading:
        await nothing_is_lost(reading, told)
