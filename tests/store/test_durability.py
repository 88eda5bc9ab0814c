"""What is acknowledged is on the disk: seen from outside, since a power cut cannot be made here."""

import subprocess
import sys
from pathlib import Path

import pytest

from terroir.store.opening import open_store
from tests.needs import needed
from tests.store.samples import begin, go_on, plain_sql
from tools.environment import ROOT
from tools.programs import program

APPENDS = 20
ONE_BY_ONE = f"""
import asyncio, os, sys
from terroir.store.opening import open_store
from tests.needs import needed
from tests.store.samples import begin, go_on

async def main():
    store = await open_store(sys.argv[1])
    os.write(2, b"MARK")
    await go_on(store, await begin(store), {APPENDS})
    os.write(2, b"MARK")
    await store.close()

asyncio.run(main())
"""


def test_sqlite_syncs_the_disk_before_every_acknowledgement(tmp_path: Path) -> None:
    strace, trace = needed(lambda: program("strace")), tmp_path / "trace"
    command = [strace, "-f", "-e", "trace=fsync,fdatasync,write", "-o", str(trace)]
    script = [sys.executable, "-c", ONE_BY_ONE, f"sqlite:///{tmp_path}/terroir.db"]
    done = subprocess.run([*command, *script], cwd=ROOT, capture_output=True, text=True)
    if "MARK" not in done.stderr:
        pytest.skip(f"strace cannot be used here, {done.stderr.strip()[-200:]}: run on a machine of your own")
    between = trace.read_text().split('"MARK"')[1]
    assert between.count("sync(") >= APPENDS + 1


@pytest.mark.anyio
async def test_postgresql_commits_synchronously_whatever_its_default(postgres_address: str) -> None:
    name = postgres_address.partition("?")[0].rpartition("/")[2]
    await plain_sql(postgres_address, f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert await plain_sql(postgres_address, "SHOW synchronous_commit") == [("off",)]
    store = await open_store(postgres_address)
    await go_on(store, await begin(store), 3)
    (row,) = await store._driver.read("SHOW synchronous_commit", ())
    assert row[0] == "on"
    await store.close()
