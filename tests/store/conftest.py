"""Both databases, real ones: every test that asks for a `store` runs on SQLite and on PostgreSQL."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from terroir.store.opening import open_store
from terroir.store.store import Store
from tests.needs import needed
from tools import postgres

NUMBER = count(1)
OpenStore = Callable[[], Awaitable[Store]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL server that this run starts and may stop or freeze."""
    needed(postgres.programs)
    with postgres.running() as server:
        yield server


@pytest.fixture(scope="session")
def databases(request: pytest.FixtureRequest) -> Callable[[], Awaitable[str]]:
    """Makes an empty PostgreSQL database, in the server named in the environment or in our own."""
    given = os.environ.get(postgres.ADDRESS)
    server = given or request.getfixturevalue("cluster").address()

    async def make() -> str:
        name = f"terroir_test_{os.getpid()}_{next(NUMBER)}"
        connection = await asyncpg.connect(server)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return named(server, name)

    return make


def named(server: str, database: str) -> str:
    """The address of another database of the same server."""
    base, question, query = server.partition("?")
    return base.rpartition("/")[0] + f"/{database}{question}{query}"


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/terroir.db"
    return await request.getfixturevalue("databases")()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await open_store(address)
    yield opened
    await opened.close()


@pytest.fixture
async def postgres_address(databases: Callable[[], Awaitable[str]], anyio_backend: str) -> str:
    return await databases()
