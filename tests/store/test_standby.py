"""A commit that waits for a standby which is away: never cancelled, never taken as done, few at a time."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from terroir.store.errors import Conflict, OutcomeUnknown, StoreUnavailable
from terroir.store.opening import open_store
from terroir.store.postgres import Postgres
from terroir.store.postgres_connections import MOST_ABANDONED, WRITERS
from terroir.store.store import Store
from tests.needs import needed
from tests.store.samples import BODY, begin, plain_sql
from tests.waiting import reached
from tools import postgres

pytestmark = pytest.mark.anyio
TABLE = "abcdefghijkl"
WAITING = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
PATIENCE_S = 0.5


class Lone:
    """A server whose commits wait for a standby that there is not, and a store of somebody without rights."""

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.address = address

    async def wait_for_standby(self, waits: bool) -> None:
        """Begin or end to wait for it."""
        names = "'nobody'" if waits else "''"
        await plain_sql(self.server, f"ALTER SYSTEM SET synchronous_standby_names = {names}")
        await plain_sql(self.server, "SELECT pg_reload_conf()")

    async def waiting(self) -> int:
        return int(str((await plain_sql(self.server, f"SELECT count(*) {WAITING}"))[0][0]))


@pytest.fixture
async def lone(anyio_backend: str) -> AsyncIterator[Lone]:
    needed(postgres.programs)
    with postgres.running() as cluster:
        server = cluster.create("standby")
        await plain_sql(server, "CREATE ROLE somebody LOGIN")
        await plain_sql(server, "GRANT ALL ON SCHEMA public TO somebody")
        yield Lone(server, server.replace(f"{postgres.USER}@", "somebody@"))


async def test_what_is_not_on_the_standby_is_never_acknowledged(lone: Lone) -> None:
    store = Store(await Postgres.open(lone.address, patience=PATIENCE_S))
    head = await begin(store)
    await store.confirm()
    await lone.wait_for_standby(True)
    with pytest.raises(OutcomeUnknown):
        while True:  # until the server has heard of it
            head = await store.append(TABLE, head, 5, "moved", BODY)
    assert await store.entries(TABLE, head) == [] and await lone.waiting() == 1
    # An administrator cancels what hangs: the row is visible, and is not on the standby all the same.
    writing = asyncio.ensure_future(store.say(TABLE, None, "Anna", "hello", 5))
    while await lone.waiting() < 2:
        await asyncio.sleep(0.01)
    await plain_sql(lone.server, f"SELECT pg_cancel_backend(pid) {WAITING}")
    with pytest.raises(OutcomeUnknown):
        await writing
    (late,) = await store.entries(TABLE, head)
    for doubtful in (
        store.confirm(),
        store.append(TABLE, head, 6, "moved", BODY, stirs=True),  # in conflict with what is there
        store.mute(TABLE, "anna", "bert"),
    ):
        with pytest.raises(StoreUnavailable):
            await doubtful
    await lone.wait_for_standby(False)
    await reached(lambda: not store._driver._writers.are_stuck, "it stays stuck")  # type: ignore[attr-defined]
    await store.confirm()
    with pytest.raises(Conflict):
        await store.append(TABLE, head, 6, "moved", BODY)
    assert (await store.append(TABLE, late.head, 7, "moved", BODY)).seq == late.seq + 1
    await store.close()


async def test_few_backends_wait_and_other_writes_are_refused_at_once(lone: Lone) -> None:
    store = Store(await Postgres.open(lone.address, patience=PATIENCE_S))
    heads = {id: await begin(store, id) for id in (f"table{number:07}" for number in range(20))}
    await lone.wait_for_standby(True)
    kinds = set[str]()
    while "stuck" not in kinds:
        tries = [store.append(id, head, 5, "moved", BODY) for id, head in heads.items()]
        tries += [store.say(id, None, "Anna", "hello", 5) for id in heads]  # type: ignore[misc]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        kinds |= {end.kind for end in ends if isinstance(end, StoreUnavailable)}
    assert 0 < await lone.waiting() <= MOST_ABANDONED - 1 + WRITERS
    assert await store.last("table0000000") == 1  # reading goes on
    await lone.wait_for_standby(False)
    for id in heads:
        await _said(store, id)
    await store.close()


async def _said(store: Store, table: str) -> None:
    while True:
        try:
            await store.say(table, None, "Anna", "again", 6)
            return
        except StoreUnavailable:
            await asyncio.sleep(0.05)


async def test_a_store_that_is_closed_leaves_a_commit_alone(lone: Lone, tmp_path: Path) -> None:
    store = Store(await Postgres.open(lone.address, patience=PATIENCE_S))
    head = await begin(store)
    await lone.wait_for_standby(True)
    with pytest.raises(OutcomeUnknown):
        while True:
            head = await store.append(TABLE, head, 5, "moved", BODY)
    writing = asyncio.ensure_future(store.say(TABLE, None, "Anna", "hello", 5))
    while await lone.waiting() < 2:
        await asyncio.sleep(0.01)
    writing.cancel()
    await store.close()
    assert await lone.waiting() == 2, "what waits was cancelled"
    other = await open_store(lone.address)
    assert await other.entries(TABLE, head) == [] and await other.chat(TABLE) == []
    await other.close()
