"""Real servers and real databases, as the tests of the server and of the store make them."""

from collections.abc import Callable

import pytest

from tests.server.conftest import Serve, Served, serve
from tests.store.conftest import anyio_backend, cluster
from tools.postgres import Cluster

__all__ = ["anyio_backend", "cluster", "serve"]

Workers = Callable[[int], list[Served]]


@pytest.fixture
def workers(serve: Serve, cluster: Cluster, request: pytest.FixtureRequest) -> Workers:
    """Several server processes at one database."""

    def begin(number: int) -> list[Served]:
        name = f"workers_{abs(hash(request.node.nodeid)) % 10**9}"
        address = cluster.create(name)
        return [serve("--rate", "10000", database=address) for _ in range(number)]

    return begin
