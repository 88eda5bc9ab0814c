"""The log: what was acknowledged is there, once, in order, and nobody changes it unnoticed."""

import asyncio
import time

import asyncpg
import pytest

from terroir.store.chain import BEGIN, check, link
from terroir.store.errors import Broken, Conflict, StoreUnavailable
from terroir.store.opening import open_store
from terroir.store.rows import Facts, Head, SeatRow
from terroir.store.store import Store
from tests.store.samples import BODY, CUT_HINTS, begin, go_on, plain_sql, table, write_many
from tests.waiting import PATIENCE, reached

pytestmark = pytest.mark.anyio
TABLE = "abcdefghijkl"


async def test_what_was_appended_is_read_back_exactly_also_after_opening_again(address: str) -> None:
    store = await open_store(address)
    head = await go_on(store, await begin(store), 3)
    before = await store.entries(TABLE)
    await store.close()
    store = await open_store(address)
    entries = await store.entries(TABLE)
    await store.close()
    assert entries == before
    assert [entry.seq for entry in entries] == [1, 2, 3, 4]
    assert [entry.at_ms for entry in entries] == [1000, 2000, 2001, 2002]
    assert (entries[3].kind, entries[3].body.encode()) == ("moved", BODY)
    assert entries[-1].head == head == check(TABLE, entries)


async def test_entries_after_a_head_and_the_last_number(store: Store) -> None:
    first = await begin(store)
    await go_on(store, first, 5)
    assert [entry.seq for entry in await store.entries(TABLE, first, limit=2)] == [2, 3]
    assert await store.last(TABLE) == 6
    assert await store.last("nowhere") == 0
    assert await store.entries("nowhere") == []


async def test_the_second_entry_after_the_same_head_is_a_conflict_and_changes_nothing(store: Store) -> None:
    head = await begin(store)
    await store.append(TABLE, head, 2000, "moved", BODY)
    facts = Facts(stage="running", seats=())
    for changes in (None, facts):
        with pytest.raises(Conflict):
            await store.append(TABLE, head, 2001, "moved", b"{}", changes)
    assert [entry.body.encode() for entry in await store.entries(TABLE)][1:] == [BODY]
    row = await store.table(TABLE)
    assert row is not None and row.stage == "open" and len(row.seats) == 2


@pytest.mark.parametrize("facts", [None, Facts(stage="running")])
async def test_an_entry_that_follows_nothing_is_refused(store: Store, facts: Facts | None) -> None:
    head = await begin(store)
    for wrong in (Head(head.seq + 1, head.hash), Head(head.seq, bytes(32)), Head(7, bytes(32))):
        with pytest.raises(Conflict):
            await store.append(TABLE, wrong, 2000, "moved", BODY, facts)
    with pytest.raises(Conflict):
        await store.append("nowhere12345", Head(1, bytes(32)), 2000, "moved", BODY, facts)
    assert await store.last(TABLE) == 1


async def test_a_table_is_created_once(store: Store) -> None:
    await begin(store)
    with pytest.raises(Conflict):
        await begin(store, game="other")
    row = await store.table(TABLE)
    assert row == table(TABLE).row
    assert await store.last(TABLE) == 1


async def test_facts_change_with_their_entry(store: Store) -> None:
    head = await begin(store, due_ms=5)
    seats = (SeatRow(0, "Anna", person="anna", score=12, won=True), SeatRow(1, "Bo", score=-3, won=False))
    facts = Facts(stage="finished", seats=seats, listed_ms=9000, started_ms=1500, reason="C-E1", due_ms=None)
    await store.append(TABLE, head, 9000, "ended", b"{}", facts)
    row = await store.table(TABLE)
    assert row is not None
    assert (row.stage, row.seats, row.listed_ms, row.started_ms, row.reason, row.due_ms, row.host) == (
        "finished", seats, 9000, 1500, "C-E1", None, "anna",
    )  # fmt: skip


async def test_of_many_who_are_first_exactly_one_is(store: Store) -> None:
    head = await begin(store)
    for _ in range(20):
        tries = [store.append(TABLE, head, 2000 + i, "moved", BODY) for i in range(8)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [outcome for outcome in outcomes if isinstance(outcome, Head)]
        assert len(won) == 1 and sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7
        head = won[0]
    assert (await store.entries(TABLE))[-1].head == head


async def test_two_workers_accept_the_same_turn_and_exactly_one_wins(postgres_address: str) -> None:
    stores = [await open_store(postgres_address) for _ in range(2)]
    heads = {f"table{number:07}": BEGIN for number in range(30)}
    for id in heads:
        heads[id] = await begin(stores[0], id)
    for turn in range(20):
        tries = [
            store.append(id, head, 2000 + turn, "moved", b'{"by":%d}' % worker)
            for id, head in heads.items()
            for worker, store in enumerate(stores)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        for id, pair in zip(heads, zip(outcomes[::2], outcomes[1::2], strict=True), strict=True):
            (heads[id],) = [outcome for outcome in pair if isinstance(outcome, Head)]
            assert sum(isinstance(outcome, Conflict) for outcome in pair) == 1
    for id, head in heads.items():
        assert (await stores[1].entries(id))[-1].head == head
    for store in stores:
        await store.close()


async def test_many_tables_at_once(store: Store) -> None:
    ids = [f"table{number:07}" for number in range(40)]

    async def play(id: str) -> Head:
        return await go_on(store, await begin(store, id), 25, id)

    heads = await asyncio.gather(*map(play, ids))
    for id, head in zip(ids, heads, strict=True):
        entries = await store.entries(id)
        assert len(entries) == 26 and entries[-1].head == head
    assert store.waiting() == 0


ALTERATIONS = {
    "body": "UPDATE entries SET body = '{}' WHERE seq = 3",
    "time": "UPDATE entries SET at_ms = at_ms + 1 WHERE seq = 3",
    "kind": "UPDATE entries SET kind = 'undone' WHERE seq = 3",
    "hash": "UPDATE entries SET hash = (SELECT hash FROM entries WHERE seq = 4) WHERE seq = 3",
    "removed": "DELETE FROM entries WHERE seq = 3",
    "moved": "UPDATE entries SET seq = 30 WHERE seq = 3",
    "another table's": "UPDATE entries SET table_id = 'mnopqrstuvwx'",
}


@pytest.mark.parametrize("alteration", ALTERATIONS)
async def test_an_altered_row_is_detected(store: Store, address: str, alteration: str) -> None:
    await go_on(store, await begin(store), 5)
    await plain_sql(address, ALTERATIONS[alteration])
    with pytest.raises(Broken):
        await store.entries("mnopqrstuvwx" if alteration == "another table's" else TABLE)


def test_the_chain_is_as_documented() -> None:
    from hashlib import sha256

    first = link("abcdefghijkl", BEGIN, 12, "created", b'{"kind":"created"}')
    assert first.hash == sha256(bytes(32) + b'abcdefghijkl 1 12 created\n{"kind":"created"}').digest()
    second = link("abcdefghijkl", first.head, 13, "moved", b"{}")
    assert second.hash == sha256(first.hash + b"abcdefghijkl 2 13 moved\n{}").digest()


async def test_a_closed_store_refuses(address: str) -> None:
    store = await open_store(address)
    head = await begin(store)
    await store.close()
    for request in (store.append(TABLE, head, 1, "moved", BODY), store.table(TABLE)):
        with pytest.raises(StoreUnavailable):
            await request


async def test_closing_finishes_what_is_under_way(address: str) -> None:
    store = await open_store(address)
    heads = [await begin(store, f"table{number:07}") for number in range(50)]
    appends = [
        asyncio.ensure_future(store.append(f"table{number:07}", head, 2000, "moved", BODY))
        for number, head in enumerate(heads)
    ]
    await asyncio.sleep(0)
    await store.close()
    told = await asyncio.gather(*appends)
    store = await open_store(address)
    assert [await store.last(f"table{number:07}") for number in range(50)] == [head.seq for head in told]
    await store.close()


async def test_tables_that_others_have_written_more_of(store: Store, address: str) -> None:
    heads = {id: await begin(store, id) for id in ("one", "two", "three")}
    known = dict(heads)
    assert await store.behind(known) == [] == await store.behind({})
    await store.append("two", heads["two"], 5, "moved", BODY)
    assert await store.behind(known) == ([] if address.startswith("sqlite") else ["two"])


async def test_ten_thousand_entries_are_read_with_less_than_a_second_of_work(
    store: Store, address: str
) -> None:
    await write_many(address, await begin(store), 10_000)
    begun = time.process_time()
    assert len(await store.entries(TABLE)) == 10_001
    assert time.process_time() - begun < 1


async def test_what_a_process_says_is_heard_by_all_that_share_the_database(postgres_address: str) -> None:
    ours, theirs = [await open_store(postgres_address) for _ in range(2)]
    heard: list[str] = []
    ours.listen(heard.append)
    theirs.listen(lambda text: None)
    listens = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    while len(await plain_sql(postgres_address, listens)) < 2:
        await asyncio.sleep(0.01)
    await go_on(theirs, await begin(theirs), 2)
    await theirs.tell(["one", "two"])
    await ours.tell(["three"])
    await reached(lambda: "three" in heard, "what was said is never heard")
    assert heard == ["one", "two", "three"], "an append says nothing by itself"
    await ours.close()
    await theirs.close()


async def test_who_speaks_just_as_the_connection_of_hints_is_cut_hears_again(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terroir.store.postgres.PAUSE", 0.01)
    store = await open_store(postgres_address)
    heard: list[str] = []
    store.listen(heard.append)
    other = await asyncpg.connect(postgres_address)
    for number in range(40):
        end = time.monotonic() + PATIENCE
        while str(number) not in heard:
            assert time.monotonic() < end, "what was said is never heard"
            await store.tell([str(number)])
            await asyncio.sleep(0)
        await other.execute(CUT_HINTS)
    await other.close()
    await store.close()
