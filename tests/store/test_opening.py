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
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from terroir.store import upgrade
from terroir.store.errors import BadAddress, InUse
from terroir.store.opening import open_store
from terroir.store.schema import METADATA
from tests.store.samples import begin, plain_sql
from tests.waiting import PATIENCE
from tools import migrations
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


def test_the_scripts_are_what_the_revisions_say() -> None:
    """Else: ./run python -m tools.migrations"""
    found = {path: path.read_text("utf-8") for path in upgrade.SCRIPTS.rglob("*.sql")}
    assert found == dict(migrations.scripts())


async def test_the_scripts_arrive_at_the_schema(address: str) -> None:
    await (await open_store(address)).close()
    if address.startswith("sqlite"):
        with create_engine(address).connect() as connection:
            found = compare_metadata(MigrationContext.configure(connection), METADATA)
    else:
        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.connect() as remote:
            found = await remote.run_sync(
                lambda inner: compare_metadata(MigrationContext.configure(inner), METADATA)
            )
        await engine.dispose()
    assert found == []


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
    for table in reversed(METADATA.sorted_tables):
        await plain_sql(address, f"DROP TABLE {table.name}")
    for _ in range(8):
        with start(address) as process:
            time.sleep(luck.uniform(0.6, 1.05) * whole)
            process.kill()
        made = await tables_of(address)
        assert made in (set(), {"alembic_version", *METADATA.tables}), made
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


async def test_a_script_that_fails_in_its_middle_leaves_nothing(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for dialect in migrations.DIALECTS:
        script = (upgrade.SCRIPTS / dialect / "0001.sql").read_text("utf-8")
        (tmp_path / "scripts" / dialect).mkdir(parents=True)
        (tmp_path / "scripts" / dialect / "0001.sql").write_text(
            script + "\nCREATE TABLE people (id TEXT);\n"
        )
    with monkeypatch.context() as patch:
        patch.setattr(upgrade, "SCRIPTS", tmp_path / "scripts")
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
