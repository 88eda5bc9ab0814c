from tests.server.conftest import serve
from tests.store.conftest import cluster

__all__ = ["cluster", "serve"]
