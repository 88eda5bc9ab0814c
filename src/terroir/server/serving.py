"""Running the application: from the database to the last answer."""

from __future__ import annotations

import asyncio
import signal
import socket as sockets
from collections.abc import Callable
from typing import NamedTuple

from terroir.server.app import opened
from terroir.server.edge import Edge
from terroir.server.forwarding import Proxies
from terroir.server.http_protocol import Service
from terroir.server.logs import Troubles
from terroir.server.metrics import Metrics, page
from terroir.server.readiness import Readiness, StoreWatch
from terroir.server.settings import Settings
from terroir.store.errors import NoServer
from terroir.store.opening import open_store
from terroir.store.store import Store
from terroir.store.watching import Watch

UNSENT = 131_072
"""Bytes of an answer that the system may keep for each client that reads slowly; unset, it is megabytes."""
ENDING_S = 3.0
"""How long requests that are being answered may still take when the server ends."""
BACKLOG = 2_048
AGAIN_S = 1.0
"""How often a database that is not there yet is asked for."""


class Place(NamedTuple):
    """Where a process listens."""

    listener: sockets.socket
    metrics: sockets.socket | None


def run(settings: Settings, place: Place, ready: Callable[[], None]) -> None:
    """Serve until a signal ends it. A database that cannot be opened is an error before `ready` is called."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, place, ready))


async def _serve(settings: Settings, place: Place, ready: Callable[[], None]) -> None:
    metrics, proxies = Metrics(), Proxies(settings.proxies)
    store = await once_there(settings.database, StoreWatch(metrics))
    readiness = Readiness(store, metrics)
    ready()
    ending = signalled()
    edge = Edge(settings.rate, metrics, proxies)
    async with opened(settings, store, metrics, readiness) as app:
        services = [Service(app, edge, proxies)]
        listening = [await _begin(services[0], place.listener)]
        if place.metrics is not None:
            services.append(Service(page(metrics), edge, proxies))
            listening.append(await _begin(services[1], place.metrics))
        await ending.wait()
        readiness.draining = True
        await asyncio.sleep(settings.grace_s)  # load balancers see it, and send nobody any more
        for one in listening:
            one.close()
        await asyncio.gather(*(service.finish(ENDING_S) for service in services))
    for service in services:
        service.abort()


async def once_there(database: str, watch: Watch | None = None) -> Store:
    """Open the store, and wait for a database server that is not there yet: after a boot it may come last."""
    troubles = Troubles()
    while True:
        try:
            return await open_store(database, watch=watch)
        except NoServer as error:
            troubles.note("the server waits for its database", "away", why=str(error))
            await asyncio.sleep(AGAIN_S)


async def _begin(service: Service, listener: sockets.socket) -> asyncio.Server:
    return await asyncio.get_running_loop().create_server(service.protocol, sock=listener, backlog=BACKLOG)


def signalled() -> asyncio.Event:
    """Set when somebody wants this process to end."""
    loop, ending = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, ending.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(ending.set))
    return ending


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop, on systems that have it."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listening(host: str, port: int, shared: bool = False) -> sockets.socket:
    """A listening socket; port 0 takes any that is free. Several may be for one port if they are `shared`."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, UNSENT)  # connections inherit it
    if shared:
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEPORT, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    listener.setblocking(False)
    return listener
