"""What is installed only on demand: a command that lacks it says so in one line, before it does anything."""

from __future__ import annotations

from importlib.util import find_spec

from terroir.cli.failure import Failure

DISTRIBUTION = "terroir-games"
"""What pip calls this project; `terroir` is somebody else's there."""

EXTRAS = {
    "server": "aiosmtplib anyio apprise apsw asyncpg cryptography fido2 httptools msgspec networkx"
    " openskill prometheus_client segno starlette websockets",
    "valkey": "redis",
    "arena": "openskill",
    "plots": "matplotlib msgspec",
    "parquet": "numpy pyarrow",
    "ray": "ray",
    "envs": "numpy gymnasium pettingzoo",
    "openspiel": "numpy open_spiel",
    "mcp": "mcp",
}
"""The modules of each extra in pyproject.toml that have to be there."""


def need(extra: str, what: str) -> None:
    """Refuse to go on without the packages of an extra."""
    missing = [module for module in EXTRAS[extra].split() if find_spec(module) is None]
    if missing:
        raise Failure(f"{what} needs {missing[0]}: pip install '{DISTRIBUTION}[{extra}]'")
