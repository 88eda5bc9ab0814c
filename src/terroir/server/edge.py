"""All connections of this process: how many there may be, of which networks, and the memory they hold.

Everything that arrives is counted here and in the account of its connection before anything is done about
it. Rejecting a request must cost less than the request did; rejections are counted by reason, and written to
the log now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from itertools import chain, islice

from terroir.server.account import Account, Phase
from terroir.server.forwarding import Proxies
from terroir.server.limits import Buckets, Rate, network, networks
from terroir.server.logs import warn
from terroir.server.metrics import Metrics

READ = 16_384
"""Bytes that are read at once."""
STEP = 1_024
"""Bytes after which the limits are looked at again: short frames come by the hundred in one piece."""
URL = 4_096
"""Bytes of an address."""
BODY_AHEAD = 65_536
"""Bytes of a body that wait until they are asked for."""
PING_S = 20.0
"""How often sockets are pinged; a client that says nothing until the next ping has gone."""
STUCK_S = 10.0
"""A client that reads nothing from a socket is dropped after this time."""
TELL_S = 60.0
"""Each reason is written to the log once in this time at most."""

CONNECTIONS = 20_000
CONNECTIONS_EACH = 500
"""Of one address (of one /64 of IPv6), or a quarter of all where there are fewer."""
WIDER = (1, 2, 4)
"""An address, or the /64, /56 and /48 of IPv6, may have so many times as much, up to half of all."""
RESERVED = 128
"""File descriptors that are for something else: the database, bots, files."""
NEW = Rate(500, 50)
"""New connections, by address."""
REQUESTS = Rate(2_000, 200)
"""Requests of any kind, pages and files too, by address."""
HELD = 134_217_728
HELD_EACH = 16_777_216
"""Bytes that wait in memory for all clients and for those of one address: requests that are not answered
yet, answers and frames that are not read yet."""
PAGE = 4_096
"""Memory is counted in pieces of so many bytes: nearly all connections hold less."""
CANDIDATES = 64
"""So many of those that have waited longest are compared when a connection has to go."""
SOCKETS_SHARE = 8
"""When the server is full, sockets of a network with more than this part of all connections go, too."""
UNFINISHED = frozenset({Phase.HEAD, Phase.BODY, Phase.ANSWER, Phase.END})


class Line:
    """A connection as the edge knows it."""

    __slots__ = ("account", "address", "client", "measure", "networks", "pages", "peer", "transport")

    def __init__(self, transport: asyncio.Transport, peer: str, found: tuple[str, ...], now: float) -> None:
        self.transport = transport
        self.peer = peer
        self.networks = found
        """Of the peer."""
        self.address = self.client = found[0]
        """The network of the peer, and of the client whom a proxy names."""
        self.account = Account(now)
        self.measure: Callable[[], int] = transport.get_write_buffer_size
        """Return the bytes that the connection holds in memory."""
        self.pages = 0
        """What was measured last."""


class Edge:
    """All connections of this process."""

    def __init__(self, factor: float, metrics: Metrics, proxies: Proxies) -> None:
        self.factor = factor
        self.most = max(1, descriptors(int(CONNECTIONS * factor) + RESERVED) - RESERVED)
        each = max(1, min(int(CONNECTIONS_EACH * factor), self.most // 4))
        self.most_each = [max(1, min(each * wider, self.most // 2)) for wider in WIDER]
        self._most_pages = HELD // PAGE
        self._most_pages_each = min(int(HELD_EACH * factor), HELD) // PAGE
        self._proxies = proxies
        self._metrics = metrics
        self._new = [Buckets(NEW * (factor * wider)) for wider in WIDER]
        self._requests = [Buckets(REQUESTS * (factor * wider)) for wider in WIDER]
        self._lines: set[Line] = set()
        self._each: Counter[str] = Counter()
        self._idle: dict[Line, None] = {}
        """Connections without a request, the one that has waited longest first."""
        self._unfinished: dict[Line, None] = {}
        """Connections whose client has not sent its request or read its answer, the oldest first."""
        self._sockets: dict[Line, None] = {}
        """Websockets, the newest last."""
        self._pages: Counter[str] = Counter()
        """The memory held for each client."""
        self._pages_all = 0
        self._holding: dict[str, dict[Line, None]] = {}
        """The connections that hold it, the oldest first."""
        self._told: dict[str, tuple[float, int]] = {}
        self.buffer = memoryview(bytearray(READ))
        """Every read goes here, and is dealt with before the next one."""

    # ---- how many -----------------------------------------------------------------
    def admit(self, transport: asyncio.Transport, now: float) -> Line | None:
        """Count a new connection; abort it and return None if there are too many."""
        name = transport.get_extra_info("peername")
        peer, reason = str(name[0]) if name else "?", ""
        found = networks(peer)
        if not self._proxies.trusts(peer):  # a proxy brings the connections of many people
            if any(self._each[one] >= most for one, most in zip(found, self.most_each, strict=False)):
                reason = "crowd"
            elif not _allows(self._new, found, now):
                reason = "haste"
        if not reason and len(self._lines) >= self.most and not self._make_room():
            reason = "full"
        if reason:
            transport.abort()
            self.refuse(reason, found[0])
            return None
        line = Line(transport, peer, found, now)
        self._lines.add(line)
        self._each.update(found)
        self._metrics.connections.set(len(self._lines))
        self._idle[line] = None
        return line

    def _make_room(self) -> bool:
        """Evict the longest-waiting connection, of large networks first; return False if none waits."""
        waiting = chain(islice(self._idle, CANDIDATES), islice(self._unfinished, CANDIDATES))
        if line := max(waiting, key=self._neighbours, default=None):
            self._drop(line, "idle" if line in self._idle else "oldest")
            return True
        # A flood of sockets is young, and its network large; players have come before it.
        line = max(islice(reversed(self._sockets), CANDIDATES), key=self._neighbours, default=None)
        if line is None or self._neighbours(line) <= self.most // SOCKETS_SHARE:
            return False
        self._drop(line, "newest")
        return True

    def _neighbours(self, line: Line) -> int:
        """Return how many connections there are of the widest network; none count behind a proxy."""
        return 0 if self._proxies.trusts(line.peer) else self._each[line.networks[-1]]

    def _drop(self, line: Line, reason: str) -> None:
        line.transport.abort()
        self.refuse(reason, line.address)
        self.release(line)

    def release(self, line: Line) -> None:
        """Forget a connection that has ended."""
        if line not in self._lines:
            return
        self.hold(line, 0)
        self._lines.discard(line)
        self._idle.pop(line, None)
        self._unfinished.pop(line, None)
        self._sockets.pop(line, None)
        for one in line.networks:
            self._each[one] -= 1
            if not self._each[one]:
                del self._each[one]
        self._metrics.connections.set(len(self._lines))

    def enter(self, line: Line, phase: Phase, now: float, waiting: int = 0) -> None:
        """Let a connection begin a phase."""
        line.account.enter(phase, now, waiting)
        if line not in self._lines:
            return  # it was dropped, and its end has not been noticed yet
        if phase is Phase.IDLE:
            self._idle[line] = None
        else:
            self._idle.pop(line, None)
        if phase is Phase.SOCKET:
            self._sockets[line] = None
        if phase not in UNFINISHED:
            self._unfinished.pop(line, None)
        else:
            self._unfinished.setdefault(line, None)  # its place is that of the whole request

    # ---- memory -------------------------------------------------------------------
    def hold(self, line: Line, size: int) -> None:
        """Count what a connection holds in memory; drop the oldest that hold some if it is too much."""
        pages = size // PAGE
        grown = pages - line.pages
        if not grown or line not in self._lines:
            return
        line.pages = pages
        self._pages[line.client] += grown
        self._pages_all += grown
        if pages:
            self._holding.setdefault(line.client, {}).setdefault(line, None)
        else:
            self._forget(line)
        if grown > 0:
            self._shed(line.client, self._most_pages_each)
            while self._pages_all > self._most_pages:
                heaviest, most = max(self._pages.items(), key=lambda item: item[1])
                self._shed(heaviest, most // 2)

    def _forget(self, line: Line) -> None:
        """Take a connection that holds nothing off the list."""
        holding = self._holding.get(line.client, {})
        holding.pop(line, None)
        if not holding:
            self._holding.pop(line.client, None)
            del self._pages[line.client]

    def _shed(self, client: str, most: int) -> None:
        """Drop the oldest connections of a client until they hold no more than *most* pages."""
        if self._pages[client] <= most:
            return
        for line in list(self._holding[client]):  # clients read while nobody looks
            self.hold(line, min(line.measure(), line.pages * PAGE))
        while self._pages[client] > most:
            self._drop(next(iter(self._holding[client])), "memory")

    # ---- requests -----------------------------------------------------------------
    def allows_request(self, line: Line, client: str) -> bool:
        """Count a request of this client; return False if there are too many."""
        if (address := network(client)) != line.client:
            self.hold(line, 0)
            line.client = address
        return _allows(self._requests, networks(client), time.monotonic())

    def refuse(self, reason: str, address: str) -> None:
        """Count a rejection; the log has one line for many."""
        self._metrics.edge_refused.labels(reason).inc()
        at, count = self._told.get(reason, (float("-inf"), 0))
        now, count = time.monotonic(), count + 1
        if now - at < TELL_S:
            self._told[reason] = (at, count)
            return
        self._told[reason] = (now, 0)
        warn("refused at the edge", reason=reason, count=count, last=address)


def _allows(buckets: list[Buckets], found: tuple[str, ...], now: float) -> bool:
    return all(one.allows(key, now) for one, key in zip(buckets, found, strict=False))


def descriptors(wanted: int) -> int:
    """How many file descriptors the system lets us have, up to as many as are wanted."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return soft
    return wanted
