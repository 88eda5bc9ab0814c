"""Searches: by a range of an index, within their time, and nothing else waits for them."""

import asyncio
import os
from pathlib import Path

import apsw
import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st

from terroir.store import jobs, queries
from terroir.store.errors import Busy, StoreUnavailable
from terroir.store.opening import open_store
from terroir.store.queries import prefix_range
from terroir.store.rows import Filter, SeatRow
from terroir.store.store import COMMON, Store
from tests.store.conftest import named
from tests.store.samples import begin, plain_sql

pytestmark = pytest.mark.anyio
NAMES = ["Anna", "anna-b", "Ann", "Änne", "Zoë", "zoe", "ß", "SS", "a%b", "a_b", "😀", "😀!"]
NAMES += ["\ud7ff", "\ud7ffx", "\U0010ffff"]
ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n"


@given(st.text(min_size=1), st.text())
def test_a_range_has_what_begins_so_and_nothing_else(prefix: str, name: str) -> None:
    for text in (name, prefix + name):
        begins, end = prefix_range(prefix)
        assert (begins <= text and (not end or text < end)) == text.startswith(prefix)


async def check_names(store: Store) -> None:
    for number, name in enumerate(NAMES):
        await begin(store, f"table{number:07}", seats=(SeatRow(0, name),))
    for prefix in ("", "a", "ann", "ä", "zo", "s", "ss", "a%", "a_", "\ud7ff", "😀", "\U0010ffff", "x"):
        found = await store.tables(Filter(name=prefix, visibility=None, limit=50))
        expected = [name for name in NAMES if name.casefold().startswith(prefix.casefold())]
        assert sorted(row.seats[0].name for row in found) == sorted(expected), prefix


async def test_names_are_found_by_how_they_begin(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await check_names(store)


async def test_common_names_are_found_like_rare_ones(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terroir.store.store.COMMON", 1)
    await check_names(store)


async def test_names_are_found_in_a_database_that_sorts_by_a_language(
    postgres_address: str,
) -> None:
    name = f"terroir_icu_{os.getpid()}"
    connection = await asyncpg.connect(postgres_address)
    await connection.execute(
        f"CREATE DATABASE {name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'de-DE' LOCALE 'C'"
    )
    await connection.close()
    store = await open_store(named(postgres_address, name))
    await check_names(store)
    await store.close()


@pytest.mark.parametrize("rare", [True, False])
async def test_a_search_in_sqlite_never_looks_at_every_seat(rare: bool, tmp_path: Path) -> None:
    path = tmp_path / "terroir.db"
    await (await open_store(f"sqlite:///{path}")).close()
    asked = Filter(stages=("finished",), name="anna")
    statements = [queries.named("anna", COMMON), queries.listing(asked, rare)]
    database = apsw.Connection(str(path))
    for sql, values in statements:
        plan = [str(row[3]) for row in database.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        assert not any(step.startswith(("SCAN seats", "SCAN tables")) for step in plan), plan
        if rare:
            assert any("seats_folded (folded>? AND folded<?)" in step for step in plan), plan
            assert not any("tables_listed" in step for step in plan), plan


async def test_rows_by_a_key_are_read_while_searches_go_on_and_those_end(store: Store) -> None:
    head = await begin(store)
    searches = [asyncio.ensure_future(store._driver.read(ENDLESS, (), "searches")) for _ in range(20)]
    await asyncio.sleep(0)
    for _ in range(20):
        assert await store.last("abcdefghijkl") == head.seq
        assert await store.person_of(bytes(32)) is None
    assert not all(search.done() for search in searches)
    ends = await asyncio.gather(*searches, return_exceptions=True)
    assert all(isinstance(end, Busy) for end in ends), ends


async def test_more_searches_than_there_is_room_for_are_refused_at_once(store: Store) -> None:
    many = jobs.MOST_SEARCHES + 10
    searches = [asyncio.ensure_future(store._driver.read(ENDLESS, (), "searches")) for _ in range(many)]
    done, _ = await asyncio.wait(searches, return_when=asyncio.FIRST_COMPLETED)
    assert done and all("too many" in str(one.exception()) for one in done)
    await store.close()
    ends = await asyncio.gather(*searches, return_exceptions=True)
    assert all(isinstance(end, StoreUnavailable) for end in ends)


async def test_a_search_that_was_refused_does_not_go_on_in_postgresql(postgres_address: str) -> None:
    store = await open_store(postgres_address)
    with pytest.raises(Busy):
        await store._driver.read(ENDLESS, (), "searches")
    busy = "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'WITH RECURSIVE%'"
    while (await plain_sql(postgres_address, busy))[0][0]:
        await asyncio.sleep(0.05)
    await store.close()
