"""2,000 sockets through nginx and Caddy as deploy/ sets them up: everybody gets in and stays."""

from __future__ import annotations

import asyncio
import itertools
import json
import resource
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State
from websockets.typing import Origin, Subprotocol

from tests.deploy.proxies import Proxy, Site, caddy, nginx
from tests.server.conftest import Serve
from tests.server.people import Guest
from tests.waiting import PATIENCE

SOCKETS = 2_000
EACH = 20
"""Sockets of one address: a visitor without a name may have 24."""
AT_ONCE = 20
RESERVED = 500


@pytest.fixture
def descriptors() -> None:
    """Let this process have as many connections as the test opens."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SOCKETS + RESERVED
    if hard != resource.RLIM_INFINITY and hard < 2 * wanted:
        pytest.skip(f"{hard} file descriptors are too few: ulimit -Hn {2 * wanted}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def watch(site: Site, table: str) -> int:
    """Open all sockets, each of which gets its first frame; return how many are open in the end."""
    host, _, port = site.address.removeprefix("https://").partition(":")
    turn, numbers = asyncio.Semaphore(AT_ONCE), itertools.count()
    async with AsyncExitStack() as open_sockets:

        async def come() -> None:
            number = next(numbers) // EACH
            async with turn, asyncio.timeout(PATIENCE):
                socket = connect(
                    f"wss://{host}:{port}/api/tables/{table}/socket",
                    host="127.0.0.1",
                    port=int(port),
                    local_addr=(f"127.0.{1 + number // 250}.{1 + number % 250}", 0),
                    ssl=site.tls,
                    origin=Origin(site.address),
                    compression=None,
                    ping_interval=None,
                    subprotocols=[Subprotocol("terroir")],
                    open_timeout=PATIENCE,
                    close_timeout=1,
                    proxy=None,
                )
                opened = await open_sockets.enter_async_context(socket)
                assert json.loads(await opened.recv())["type"] == "state"
                sockets.append(opened)

        sockets: list[ClientConnection] = []
        await asyncio.gather(*(come() for _ in range(SOCKETS)))
        guest = await asyncio.to_thread(Guest, site.address, "Late", site.tls)
        assert guest.id
        return sum(one.state is State.OPEN for one in sockets)


@pytest.mark.slow
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_two_thousand_sockets_come_through(
    descriptors: None, serve: Serve, tmp_path: Path, proxy: Proxy
) -> None:
    server = serve("--proxy", "127.0.0.1")
    with proxy([server], tmp_path, "") as site:
        table = Guest(site.address, "Anna", site.tls).table("citrus")
        assert asyncio.run(watch(site, table)) == SOCKETS
