"""Which database an address means."""

from __future__ import annotations

from pathlib import Path

from terroir.store.driver import Driver
from terroir.store.errors import BadAddress
from terroir.store.store import Store
from terroir.store.watching import Watch, Watched

FORMS = "sqlite:///PATH or postgresql://USER@HOST/NAME"
SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


async def open_store(address: str, beside: bool = False, watch: Watch | None = None) -> Store:
    """The store at this address, made where there is none and its schema brought up to date.

    `beside` a server that has the file of an SQLite database, it may be opened all the same.
    """
    driver = await _driver(address, beside)
    return Store(Watched(driver, watch) if watch is not None else driver)


async def _driver(address: str, beside: bool) -> Driver:
    if is_postgres(address):
        from terroir.store.postgres import Postgres

        return await Postgres.open(address)
    from terroir.store.sqlite import Sqlite

    return Sqlite(sqlite_path(address), beside=beside)


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


def sqlite_path(address: str) -> Path:
    """The file of an SQLite address; four slashes begin an absolute path."""
    path = address.removeprefix(SQLITE)
    if path == address:
        raise BadAddress(f"an address of a database is {FORMS}, not {address.partition('//')[0][:40]!r}")
    if not path or path == ":memory:":
        raise BadAddress("a database in memory would lose what was acknowledged: name a file")
    return Path(path)
