"""A PostgreSQL server with a standby, and the failover from one to the other while people play."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tools.postgres import USER, Cluster, running


class Pair:
    """A primary, its standby, and the address under which whichever is the primary is found."""

    def __init__(self, primary: Cluster, standby: Cluster, folder: Path) -> None:
        self.primary = primary
        self.standby = standby
        self._current = folder / "current"
        self._current.symlink_to(primary.folder)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._current}"

    async def sql(self, statement: str) -> list[asyncpg.Record]:
        """Ask the primary."""
        connection = await asyncpg.connect(self.primary.address())
        try:
            found: list[asyncpg.Record] = await connection.fetch(statement)
            return found
        finally:
            await connection.close()

    async def synchronous(self) -> None:
        """Let every commit wait for the standby from now on."""
        await self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        await self.sql("SELECT pg_reload_conf()")
        while not await self.sql("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"):
            await asyncio.sleep(0.05)

    async def fail_over(self) -> None:
        """Lose the primary as a failing machine does, and let the standby take its place."""
        await asyncio.to_thread(self.primary.crash)
        await asyncio.to_thread(self.standby.promote)
        self._current.unlink()
        self._current.symlink_to(self.standby.folder)


@contextmanager
def pair() -> Iterator[Pair]:
    """Two servers for a while, one the standby of the other."""
    with (
        running(more=["-c", "wal_level=replica"]) as primary,
        tempfile.TemporaryDirectory(prefix="terroir-standby-") as name,
    ):
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "standby").mkdir()
        standby = Cluster(folder / "standby")
        standby.copy(primary)
        standby.start()
        try:
            yield Pair(primary, standby, folder)
        finally:
            standby.stop()
