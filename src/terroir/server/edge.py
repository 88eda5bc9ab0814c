"""What one connection may cost: how many there are, their bytes, requests and frames, and their time.

Everything that arrives is counted here before anything is done about it. Whoever exceeds a limit is thrown
out with less work than they made us; it is counted by reason, and written to the log now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from terroir.server.forwarding import Proxies
from terroir.server.limits import Bucket, Buckets, Rate, network
from terroir.server.logs import warn
from terroir.server.metrics import Metrics

READ = 16_384
"""Bytes that are read at once."""
STEP = 1_024
"""Bytes after which the limits are looked at again: short frames come by the hundred in one piece."""
HEAD = 16_384
"""Bytes of a request line and its headers."""
URL = 4_096
"""Bytes of an address."""
BODY_AHEAD = 65_536
"""Bytes of a body that wait until they are asked for."""

FIRST_S = 10.0
"""Until the first byte of a new connection."""
HEAD_S = 10.0
"""From there to the end of the headers."""
BODY_S = 60.0
"""From there to the end of the body."""
IDLE_S = 20.0
"""Between an answer and the next request."""
UNREAD_S = 30.0
READ_PER_S = 1_000
"""A client that reads an answer more slowly than this many bytes a second is let go after that time."""
STUCK_S = 10.0
"""A client that reads nothing from a socket is let go after this time."""
PING_S = 20.0
"""How often sockets are pinged; a client that says nothing until the next ping has gone."""
GRACE_S = 5.0
"""How long a connection that ends may take to send what is left."""
TELL_S = 60.0
"""Each reason is written to the log once in this time at most."""

CONNECTIONS = 20_000
CONNECTIONS_EACH = 500
"""Of one address (of one /64 of IPv6), or a quarter of all where there are fewer."""
RESERVED = 128
"""File descriptors that are for something else: the database, bots, files."""
NEW = Rate(500, 50)
"""New connections, by address."""
REQUESTS = Rate(2_000, 200)
"""Requests of any kind, pages and files too, by address."""
FRAMES = Rate(600, 100)
"""Frames of any kind of one socket: pings and empty fragments too."""
BYTES = Rate(262_144, 32_768)
"""Bytes of one socket."""


class Line:
    """A connection as the edge knows it."""

    __slots__ = ("address", "peer", "transport")

    def __init__(self, transport: asyncio.Transport, peer: str, address: str) -> None:
        self.transport = transport
        self.peer = peer
        self.address = address
        """The peer, as far as limits go."""


class Edge:
    """All connections of this process."""

    def __init__(self, factor: float, metrics: Metrics, proxies: Proxies) -> None:
        self.most = max(1, descriptors(int(CONNECTIONS * factor) + RESERVED) - RESERVED)
        self.most_each = max(1, min(int(CONNECTIONS_EACH * factor), self.most // 4))
        self._proxies = proxies
        self._metrics = metrics
        self._new = Buckets(NEW * factor)
        self._requests = Buckets(REQUESTS * factor)
        self._frames = FRAMES * factor
        self._bytes = BYTES * factor
        self._lines: set[Line] = set()
        self._each: Counter[str] = Counter()
        self._idle: dict[Line, None] = {}
        """Connections that wait for a request, the one that has waited longest first."""
        self._told: dict[str, tuple[float, int]] = {}
        self.buffer = memoryview(bytearray(READ))
        """Every read goes here, and is dealt with before the next one."""

    def come(self, transport: asyncio.Transport) -> Line | None:
        """A new connection; None if it may not be."""
        name = transport.get_extra_info("peername")
        peer = str(name[0]) if name else "?"
        address, reason = network(peer), ""
        if not self._proxies.trusts(peer):  # a proxy brings the connections of many people
            if self._each[address] >= self.most_each:
                reason = "crowd"
            elif not self._new.allows(address, time.monotonic()):
                reason = "haste"
        if not reason and len(self._lines) >= self.most and not self._make_room():
            reason = "full"
        if reason:
            transport.abort()
            self.refuse(reason, address)
            return None
        line = Line(transport, peer, address)
        self._lines.add(line)
        self._each[address] += 1
        self._metrics.connections.set(len(self._lines))
        return line

    def _make_room(self) -> bool:
        """Whoever has waited longest with nothing to say has to go."""
        for line in self._idle:
            line.transport.abort()
            self.refuse("idle", line.address)
            self.go(line)
            return True
        return False

    def go(self, line: Line) -> None:
        """The connection has ended."""
        if line not in self._lines:
            return
        self._lines.discard(line)
        self._idle.pop(line, None)
        self._each[line.address] -= 1
        if not self._each[line.address]:
            del self._each[line.address]
        self._metrics.connections.set(len(self._lines))

    def rests(self, line: Line) -> None:
        """The connection waits for a request."""
        self._idle[line] = None

    def works(self, line: Line) -> None:
        """The connection does not wait any more."""
        self._idle.pop(line, None)

    def allows_request(self, client: str) -> bool:
        """Whether whoever has this address may ask for anything now."""
        return self._requests.allows(network(client), time.monotonic())

    def frames(self) -> Bucket:
        """What a new socket may send: frames."""
        return Bucket(self._frames, time.monotonic())

    def bytes(self) -> Bucket:
        """What a new socket may send: bytes."""
        return Bucket(self._bytes, time.monotonic())

    def refuse(self, reason: str, address: str) -> None:
        """Count it; the log has one line for many."""
        self._metrics.edge_refused.labels(reason).inc()
        at, count = self._told.get(reason, (float("-inf"), 0))
        now, count = time.monotonic(), count + 1
        if now - at < TELL_S:
            self._told[reason] = (at, count)
            return
        self._told[reason] = (now, 0)
        warn("refused at the edge", reason=reason, count=count, last=address)


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
