"""Real servers and real databases, as the tests of the server and of the store make them."""

from collections.abc import Callable, Iterator

import pytest

from tests.needs import needed
from tests.server.conftest import Serve, Served, serve
from tests.store.conftest import anyio_backend, cluster
from tools.postgres import Cluster
from tools.valkey import Valkey, program, running

__all__ = ["anyio_backend", "cluster", "serve"]

Workers = Callable[..., list[Served]]


@pytest.fixture
def workers(serve: Serve, cluster: Cluster, request: pytest.FixtureRequest) -> Workers:
    """Several server processes at one database."""

    def begin(number: int, *options: str) -> list[Served]:
        name = f"workers_{abs(hash(request.node.nodeid)) % 10**9}"
        address = cluster.create(name)
        return [serve("--rate", "10000", *options, database=address) for _ in range(number)]

    return begin


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    """A Valkey that a test may kill and start again."""
    needed(program)
    with running() as server:
        yield server
