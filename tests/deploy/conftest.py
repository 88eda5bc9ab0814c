from tests.server.conftest import serve

__all__ = ["serve"]
