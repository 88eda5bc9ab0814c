"""Addresses, the lock of a file, and the schema: made whole or not at all."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import apsw
import asyncpg
import pytest

from terroir.store import upgrade
from terroir.store.errors import BadAddress, InUse, StoreUnavailable
from terroir.store.opening import open_store
from terroir.store.rows import SCHEMA, Filter
from tests.store.samples import begin, plain_sql
from tests.waiting import PATIENCE
from tools.environment import ROOT

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from terroir.store.opening import open_store
async def main():
    store = await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(3600)
asyncio.run(main())
"""


def start(address: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OPEN, address],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


@pytest.mark.parametrize("address", ["", "mysql://x", "terroir.db", "sqlite:///", "sqlite:///:memory:"])
async def test_an_address_that_means_nothing_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        await open_store(address)


async def test_a_password_in_an_address_is_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(BadAddress) as refused:
        await open_store(f"postgresql://anna:hunter2@/x?host={tmp_path}")
    assert "hunter2" not in str(refused.value)


async def test_a_file_that_is_no_database_or_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100)
    for path in (tmp_path / "letter.txt", tmp_path / "letter.txt" / "below.db"):
        with pytest.raises(BadAddress):
            await open_store(f"sqlite:///{path}")


async def test_a_second_process_is_refused_until_the_first_has_gone_even_by_a_crash(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/terroir.db"
    with start(address) as first:
        assert first.stdout is not None and first.stdout.readline() == "open\n"
        with pytest.raises(InUse, match="in use by another process"):
            await open_store(address)
        with start(address) as second:
            assert second.wait(PATIENCE) == 1
            assert second.stderr is not None and "in use by another process" in second.stderr.read()
        os.kill(first.pid, signal.SIGKILL)
        first.wait(PATIENCE)
    store = await open_store(address)
    with pytest.raises(InUse):
        await open_store(address)
    await store.close()


# What either database says of its tables, their columns, keys, checks and indexes.
DESCRIBED = {
    "sqlite": """
        SELECT m.name, c.name, c.type, c."notnull", c.dflt_value, c.pk
        FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'
        UNION ALL SELECT m.name, f."from", f."table", f.on_delete, '', ''
        FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'
        UNION ALL SELECT tbl_name, name, sql, '', '', '' FROM sqlite_master WHERE type = 'index'
        UNION ALL SELECT name, 'rowid', wr, '', '', '' FROM pragma_table_list WHERE schema = 'main'
    """,
    "postgresql": """
        SELECT table_name::text, column_name::text, data_type::text, is_nullable::text, column_default::text
        FROM information_schema.columns WHERE table_schema = 'public'
        UNION ALL SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid), '', ''
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
        UNION ALL SELECT tablename::text, indexname::text, indexdef, '', ''
        FROM pg_indexes WHERE schemaname = 'public'
    """,
}


async def described(address: str) -> list[str]:
    return sorted(map(str, await plain_sql(address, DESCRIBED[address.partition(":")[0]])))


async def run_script(address: str, script: str) -> None:
    if address.startswith("sqlite"):
        with apsw.Connection(address.removeprefix("sqlite:///")) as connection:
            connection.execute(script)
    else:
        remote = await asyncpg.connect(address)
        await remote.execute(script)
        await remote.close()


async def test_a_database_of_the_first_release_comes_to_the_same_schema_as_a_new_one(
    address: str, tmp_path: Path, databases: Callable[[], Awaitable[str]]
) -> None:
    dialect = address.partition(":")[0]
    old = f"sqlite:///{tmp_path}/old.db" if dialect == "sqlite" else await databases()
    script = (Path(__file__).parent / "corpus" / "0001" / f"{dialect}.sql").read_text("utf-8")
    await run_script(old, f"{script}{upgrade.VERSION_TABLE}; INSERT INTO alembic_version VALUES ('0001')")
    for one in (address, old):
        await (await open_store(one)).close()
    new = await described(address)
    assert new == await described(old) and len(new) > 60
    assert {table.name for table in SCHEMA} < {row.split("'")[1] for row in new}


async def test_a_database_of_a_newer_release_is_refused_and_left_alone(address: str) -> None:
    await (await open_store(address)).close()
    await plain_sql(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(upgrade.NewerSchema, match="9999"):
        await open_store(address)
    assert await plain_sql(address, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_a_migration_killed_at_any_moment_is_whole_or_not_there(address: str) -> None:
    luck = Random(14)
    before = time.monotonic()
    with start(address) as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        process.kill()
    whole = time.monotonic() - before
    await plain_sql(address, "DROP TABLE alembic_version")
    for table in reversed(SCHEMA):
        await plain_sql(address, f"DROP TABLE {table.name}")
    for _ in range(8):
        with start(address) as process:
            time.sleep(luck.uniform(0.6, 1.05) * whole)
            process.kill()
        made = await tables_of(address)
        assert made in (set(), {"alembic_version", *(table.name for table in SCHEMA)}), made
    store = await open_store(address)
    await begin(store)
    await store.close()


async def test_several_processes_that_open_an_empty_database_at_once(
    databases: Callable[[], Awaitable[str]],
) -> None:
    for _ in range(5):
        address = await databases()
        stores = await asyncio.gather(*(open_store(address) for _ in range(6)))
        await begin(stores[0])
        assert [await store.last("abcdefghijkl") for store in stores] == [1] * 6
        for store in stores:
            await store.close()


async def test_an_upgrade_that_fails_in_its_middle_leaves_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "SCHEMA", (*SCHEMA, SCHEMA[0]))
        with pytest.raises(BadAddress):
            await open_store(address)
    assert await tables_of(address) == set()
    await (await open_store(address)).close()


async def tables_of(address: str) -> set[object]:
    if address.startswith("sqlite"):
        if not Path(address.removeprefix("sqlite:///")).exists():
            return set()
        try:
            return {
                row[0]
                for row in await plain_sql(address, "SELECT name FROM sqlite_master WHERE type = 'table'")
            }
        except apsw.BusyError:
            return set()
    sql = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'"
    return {row[0] for row in await plain_sql(address, sql)}


async def test_a_postgresql_database_of_the_schema_before_is_searched_by_bytes_from_now_on(
    postgres_address: str,
) -> None:
    await (await open_store(postgres_address)).close()
    for before in (
        "DROP TABLE heartbeats",
        "DROP INDEX seats_folded",
        'ALTER TABLE seats ALTER COLUMN folded TYPE TEXT COLLATE "default"',
        "CREATE INDEX seats_folded ON seats (folded text_pattern_ops)",
        "UPDATE alembic_version SET version_num = '0004'",
    ):
        await plain_sql(postgres_address, before)
    store = await open_store(postgres_address)
    await begin(store)
    await store.heartbeat(1)
    assert [row.id for row in await store.tables(Filter(name="ann"))] == ["abcdefghijkl"]
    index = "SELECT indexdef FROM pg_indexes WHERE indexname = 'seats_folded'"
    ((made,),) = await plain_sql(postgres_address, index)
    assert str(made).endswith("(folded)")
    kept = "SELECT collation_name FROM information_schema.columns WHERE column_name = 'folded'"
    assert await plain_sql(postgres_address, kept) == [("C",)]
    await store.close()


async def test_a_file_that_was_taken_away_is_trouble_of_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "terroir.db"
    store = await open_store(f"sqlite:///{path}")
    await store.heartbeat(1)
    path.unlink()
    with pytest.raises(StoreUnavailable) as refused:
        await store.heartbeat(2)
    assert refused.value.kind in ("io", "read-only")
    await store.close()
