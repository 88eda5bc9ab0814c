"""Bytes and time of a connection are counted in every phase: our protocols beside a model of a few lines.

The protocols run as they are, on real sockets; only their clock goes on when a test says so.
"""

from __future__ import annotations

import asyncio
import base64
import socket as sockets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terroir.server import account, edge
from terroir.server.account import Account, Phase
from terroir.server.edge import Edge
from terroir.server.forwarding import Proxies, parse
from terroir.server.http_protocol import Service
from terroir.server.limits import networks
from terroir.server.metrics import Metrics
from tests.server.echo import Echo

HEAD = b"POST / HTTP/1.1\r\nHost: a\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
)
HANDSHAKE += b"Sec-WebSocket-Key: %s\r\n\r\n" % base64.b64encode(bytes(16))
KERNEL = 1_000_000
"""More bytes than wait between two sockets of this machine."""


class Loop(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Client:
    """The other end of a connection to our protocols."""

    def __init__(self, loop: Loop, server: Edge, ours: sockets.socket) -> None:
        self.loop = loop
        self.edge = server
        self.socket = ours
        self.socket.setblocking(False)
        self.heard = b""
        self.open = True

    async def send(self, data: bytes) -> None:
        while data and self.open:
            try:
                data = data[self.socket.send(data) :]
            except BlockingIOError:
                await self.settle()
                if not self.edge._lines or not next(iter(self.edge._lines)).transport.is_reading():
                    return
            except OSError:
                self.open = False
        await self.settle()

    async def wait(self, seconds: float) -> None:
        """Put the clock forward, no faster than timers notice."""
        while seconds > 0:
            self.loop.ahead += min(seconds, 0.5)
            seconds -= 0.5
            await self.settle()

    async def settle(self) -> None:
        for _ in range(6):
            await asyncio.sleep(0)
        self.open = self.open and bool(self.edge._lines)

    async def read(self, most: int) -> None:
        try:
            while most > 0 and (piece := self.socket.recv(min(most, 65_536))):
                self.heard += piece
                most -= len(piece)
                await self.settle()
        except OSError:
            pass


def talk(scenario: Callable[[Client], Awaitable[None]], factor: float = 1.0) -> Edge:
    """Run a scenario on one connection; nothing of it is left afterwards."""
    server = Edge(factor, Metrics(), Proxies())

    async def run() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        ours, theirs = sockets.socketpair()
        service = Service(Echo(), server, Proxies())
        await loop.connect_accepted_socket(service.protocol, theirs)
        with ours:
            client = Client(loop, server, ours)
            await scenario(client)
        service.abort()
        for _ in range(10):
            await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(run())
    assert nothing_is_left(server)
    return server


def nothing_is_left(server: Edge) -> bool:
    left = [server._lines, server._each, server._idle, server._unfinished, server._sockets]
    return not any([*left, server._pages, server._holding, server._pages_all])


class Kind(NamedTuple):
    """What a client sends again and again in one phase."""

    begins: bytes
    piece: bytes
    content: int = 0
    """Bytes of a piece that are content."""
    seconds: float = account.HEAD_S
    per_s: float = float("inf")
    most_s: float = float("inf")
    overhead: float = account.HEAD
    late: float = 0.0
    """How much later than its time a connection may end."""


KINDS = {
    "nothing": Kind(b"", b"", seconds=account.FIRST_S),
    "head": Kind(HEAD + b"X: ", b"x"),
    "headers": Kind(HEAD, b"X: something\r\n"),
    "body": Kind(HEAD + b"Content-Length: 99999999\r\n\r\n", b"x", 1, 10, 1_000, 60),
    "chunks": Kind(CHUNKED, b"1\r\nx\r\n", 1, 10, 1_000, 60),
    "long sizes": Kind(CHUNKED, b"0000000000000001\r\nx\r\n", 1, 10, 1_000, 60),
    "extension": Kind(CHUNKED + b"1;", b"x"),
    "trailer": Kind(CHUNKED + b"0\r\nX: ", b"x"),
    "trailers": Kind(CHUNKED + b"0\r\n", b"X: something\r\n"),
    "frame": Kind(HANDSHAKE, b"", seconds=account.MESSAGE_S, late=edge.PING_S),
}


@dataclass
class Model:
    """What may have been sent, and when."""

    kind: Kind
    begun: float
    arrived: int = 0
    content: int = 0

    def over(self) -> float:
        return self.arrived - self.content * (account.FRAMING + 1) - self.kind.overhead

    def late(self, now: float) -> float:
        kind = self.kind
        return now - self.begun - min(kind.most_s, kind.seconds + self.content / kind.per_s)


STEPS = st.lists(st.tuples(st.integers(0, 3_000), st.floats(0, 9)), min_size=1, max_size=12)


@pytest.mark.parametrize("name", [name for name in KINDS if name != "frame"])
@given(steps=STEPS)
def test_a_request_takes_the_bytes_and_the_time_of_the_model(
    name: str, steps: list[tuple[int, float]]
) -> None:
    kind = KINDS[name]

    async def scenario(client: Client) -> None:
        await client.send(kind.begins)
        model = Model(
            kind, client.loop.time(), len(kind.begins) if kind.begins.startswith(HEAD + b"X") else 0
        )
        for count, seconds in steps:
            await client.send(kind.piece * count)
            model.arrived += len(kind.piece) * count
            model.content += kind.content * count
            if model.over() > edge.STEP:
                assert not client.open
            await client.wait(seconds)
            late = model.late(client.loop.time())
            if late > 1:
                assert not client.open
            elif late < -1 and model.over() < -edge.STEP:
                assert client.open
            held = sum(line.measure() for line in client.edge._lines)
            assert held <= account.HEAD + model.content
            if not client.open:
                return

    talk(scenario)


FRAGMENT = b"\x00\x81\0\0\0\0x"


@given(steps=STEPS, whole=st.booleans())
def test_a_message_takes_the_bytes_and_the_time_of_the_model(
    steps: list[tuple[int, float]], whole: bool
) -> None:
    """Half a frame, or a text of many fragments, that never ends; pongs between change nothing."""

    async def scenario(client: Client) -> None:
        await client.send(HANDSHAKE)
        begins = b"\x81\xfe\xff\xff\0\0\0\0" if whole else b"\x01\x81\0\0\0\0x"
        await client.send(begins)
        begun, sent = client.loop.time(), len(begins)
        for count, seconds in steps:
            piece = b"x" * min(count, 65_000 - sent) if whole else FRAGMENT * (count // 50)
            await client.send(piece)
            sent += len(piece)
            await client.read(1_000)
            await client.wait(seconds)
            assert sum(line.measure() for line in client.edge._lines) <= 4 * 65_536
            if client.loop.time() - begun > account.MESSAGE_S + edge.PING_S + 1:
                assert not client.open
            if not client.open:
                return

    talk(scenario)


PIECES = [*(kind.begins for kind in KINDS.values()), b"\r\n", b"0\r\n\r\n", b"\0", b"x" * 900, FRAGMENT]
PIECES += [b"GET / HTTP/1.1\r\nHost: a\r\n\r\n", b"3\r\nabc\r\n", b"\x88\x80\0\0\0\0"]


@given(st.lists(st.sampled_from(PIECES), max_size=20))
def test_a_connection_ends_whatever_was_sent_on_it(pieces: list[bytes]) -> None:
    """A client that has sent anything, and then neither says nor reads anything, has a minute and a half."""

    async def scenario(client: Client) -> None:
        for piece in pieces:
            await client.send(piece)
            assert sum(line.measure() for line in client.edge._lines) <= 4 * 65_536
        await client.wait(90)
        assert not client.open

    talk(scenario)


@pytest.mark.parametrize(
    ("reads", "waits", "is_read"), [(0, 1.0, False), (1_200, 1.0, False), (65_536, 0.5, True)]
)
def test_an_answer_is_read_at_a_rate_that_fits_its_length(reads: int, waits: float, is_read: bool) -> None:
    """At 1,200 bytes a second a short answer is read in time, and a long one is not."""
    body = b"x" * 4 * KERNEL

    async def scenario(client: Client) -> None:
        await client.send(HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        begun = client.loop.time()
        while client.open and len(client.heard) < len(body):
            await client.read(reads)
            await client.wait(waits)
            assert client.loop.time() - begun < account.UNREAD_S + account.ANSWER_S + 2
        assert (len(client.heard) > len(body)) == is_read
        if not is_read:
            assert client.loop.time() - begun < account.UNREAD_S + 15

    talk(scenario)


@given(
    st.lists(
        st.tuples(st.sampled_from(Phase), st.integers(0, 20_000), st.integers(0, 20_000), st.floats(0, 70))
    )
)
def test_the_account_agrees_with_its_table(steps: list[tuple[Phase, int, int, float]]) -> None:
    now, one = 0.0, Account(0.0)
    for phase, arrived, content, seconds in steps:
        one.enter(phase, now)
        allowed = account.ALLOWANCES[phase]
        content = min(arrived, content)
        one.progress += content
        reason = one.arrive(arrived, now)
        assert bool(reason) == (arrived - content > allowed.overhead + account.FRAMING * content)
        now += seconds
        until = min(allowed.most_s, allowed.seconds + content / allowed.per_s)
        assert (one.left(now) <= 0) == (seconds >= until) or abs(seconds - until) < 1e-6


def test_overhead_has_an_end_in_every_phase_that_reads_requests() -> None:
    for phase in (Phase.HEAD, Phase.BODY, Phase.WORK, Phase.END):
        assert account.ALLOWANCES[phase].overhead <= account.HEAD and account.ALLOWANCES[phase].over


def test_line_ends_are_counted_while_the_application_works() -> None:
    async def scenario(client: Client) -> None:
        await client.send(b"GET / HTTP/1.1\r\nHost: wait\r\n\r\n")
        await client.send(b"\r\n" * account.HEAD)
        assert not client.open

    talk(scenario)


class Far(asyncio.Transport):
    """A connection from an address that this machine does not have."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.ended = False

    def abort(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.ended

    def get_write_buffer_size(self) -> int:
        return 0


def test_networks_of_ipv6_count_as_a_whole() -> None:
    assert networks("192.0.2.1") == networks("::ffff:192.0.2.1") == ("192.0.2.1",)
    assert networks("2001:db8:1:2ff::1") == ("2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1::/48")
    most = [0, 0, 0]
    for wide, subnets in enumerate((1, 256, 65_536)):  # of one /64, /56 and /48
        server = Edge(1.0, Metrics(), Proxies())
        while server.admit(Far(f"2001:db8:1:{most[wide] * 257 % subnets:x}::{most[wide]:x}"), 0.0):
            most[wide] += 1
    rates = [edge.NEW.burst * wider for wider in edge.WIDER]
    assert most == [min(each, rate) for each, rate in zip(server.most_each, rates, strict=True)]


def test_a_flood_of_sockets_makes_room_for_others() -> None:
    server = Edge(1.0, Metrics(), Proxies(frozenset({parse("10.0.0.1")})))
    server.most = 100
    sockets_of = {"192.0.2.1": 10, "10.0.0.1": 60, "192.0.2.2": 30}
    made = {
        address: [line for _ in range(count) if (line := server.admit(Far(address), 0.0))]
        for address, count in sockets_of.items()
    }
    for line in (line for lines in made.values() for line in lines):
        server.enter(line, Phase.SOCKET, 0.0)
    came = 0
    while other := server.admit(Far(f"198.51.100.{came}"), 0.0):
        server.enter(other, Phase.SOCKET, 0.0)
        came += 1
    ended = {address: [line.transport.is_closing() for line in lines] for address, lines in made.items()}
    assert came == 30 - 100 // edge.SOCKETS_SHARE and not any(ended["192.0.2.1"] + ended["10.0.0.1"])
    assert ended["192.0.2.2"] == [False] * (30 - came) + [True] * came  # the newest have gone


def test_a_dropped_connection_is_not_counted_again_before_its_end_is_noticed() -> None:
    server = Edge(1.0, Metrics(), Proxies())
    line = server.admit(Far("192.0.2.1"), 0.0)
    assert line
    line.measure = lambda: edge.HELD_EACH + edge.PAGE
    server.hold(line, line.measure())
    assert line.transport.is_closing()
    for phase in Phase:
        server.enter(line, phase, 0.0)
        server.hold(line, edge.PAGE)
        assert nothing_is_left(server)


def test_the_oldest_of_the_largest_network_makes_room() -> None:
    server = Edge(1.0, Metrics(), Proxies())
    server.most = 12
    lone = server.admit(Far("192.0.2.1"), 0.0)
    many = [server.admit(Far("192.0.2.2"), 0.0) for _ in range(8)]
    idle = [server.admit(Far("192.0.2.3"), 0.0) for _ in range(3)]
    for phase, line in zip([Phase.HEAD, Phase.BODY, Phase.ANSWER, Phase.WORK] * 2, many, strict=True):
        assert line
        server.enter(line, phase, 0.0)
    assert lone
    server.enter(lone, Phase.BODY, 0.0)
    unfinished = [line for line in many if line and line.account.phase is not Phase.WORK]
    gone = []
    for number in range(20):
        assert server.admit(Far(f"198.51.100.{number}"), 0.0)
        gone += [line for line in unfinished if line.transport.is_closing() and line not in gone]
    assert gone == unfinished and len(server._lines) == 12
    working = [line for line in many if line and line.account.phase is Phase.WORK]
    assert len(working) == 2 and not any(line.transport.is_closing() for line in working)
    assert all(line and line.transport.is_closing() for line in idle)
