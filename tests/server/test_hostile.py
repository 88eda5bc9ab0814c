"""The hostile corpus against a real server: each is answered as it should be, and nothing of it stays."""

from __future__ import annotations

import re
import socket as sockets
from contextlib import ExitStack, suppress

import pytest

from tests.sampling import many
from tests.server.conftest import Serve, Served
from tests.server.hostile import CHUNKED, CORPUS, GET, POST, Entry
from tests.server.people import line, started, upgraded
from tests.server.test_edge import (
    BEGINNING,
    EMPTY_FRAGMENT,
    FLAT,
    GAME,
    PING,
    TEXT_BEGINS,
    is_thrown_out,
    refused,
)
from tests.server.test_strict import memory

SECRET = b"smuggled"


def sent(server: Served, data: bytes) -> bytes:
    return data.replace(b"HERE", server.address.removeprefix("http://").encode())


def answered(connection: sockets.socket, ends: bool) -> tuple[tuple[int, ...], bool]:
    """The statuses of all answers, and whether the connection has ended after them."""
    heard = b""
    with suppress(ConnectionError):
        while piece := connection.recv(65_536):
            heard += piece
            if not ends and is_whole(heard):
                connection.settimeout(0.05)
                with suppress(TimeoutError):
                    return statuses(heard), not connection.recv(1)
                return statuses(heard), False
    assert SECRET not in heard
    return statuses(heard), True


def statuses(heard: bytes) -> tuple[int, ...]:
    found = (int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", heard))
    return tuple(status for status in found if status != 100)


def is_whole(heard: bytes) -> bool:
    heard = heard.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    head, end, body = heard.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    return bool(end) and (b" 101 " in head or (length is not None and len(body) >= int(length[1])))


@pytest.mark.parametrize("entry", CORPUS, ids=[entry.name for entry in CORPUS])
def test_every_entry_is_answered_as_it_should_be(server: Served, entry: Entry) -> None:
    with line(server) as connection:
        with suppress(ConnectionError):  # it may end before all of it is sent
            connection.sendall(sent(server, entry.sent))
        assert answered(connection, entry.ends) == (entry.statuses, entry.ends)


def test_every_entry_is_answered_so_however_the_network_cuts_it(server: Served) -> None:
    for entry in CORPUS:
        if len(entry.sent) > 1_000:
            continue
        with line(server) as connection:
            connection.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
            with suppress(ConnectionError):
                data = sent(server, entry.sent)
                for at in range(0, len(data), 7):
                    connection.sendall(data[at : at + 7])
            found, ended = answered(connection, entry.ends)
        # What follows a request may come after its answer: then it is a request of its own.
        assert found[:1] == entry.statuses[:1] and ended >= entry.ends, entry.name


SLOW = {
    "silence": b"",
    "half a head": BEGINNING + b"X: ",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "half a chunk": CHUNKED + b"10\r\n{",
    "half a trailer": CHUNKED + b"0\r\nX: ",
    "nothing after an answer": GET + b"\r\n",
}


def test_slow_clients_are_dropped_in_every_phase_and_nothing_stays(serve: Serve) -> None:
    """A byte a second, too: what is slow ends by itself, and memory is as before."""
    server = serve()
    table, _, seats = started(server, GAME)
    corpus = [entry for entry in CORPUS if 101 not in entry.statuses]
    for entry in corpus:  # the first time costs what stays for ever: modules, caches
        with line(server) as connection, suppress(ConnectionError):
            connection.sendall(sent(server, entry.sent))
            answered(connection, entry.ends)
    before = memory(server)
    for entry in corpus * 3:
        with line(server, "127.0.0.2") as connection, suppress(ConnectionError):
            connection.sendall(sent(server, entry.sent))
            answered(connection, entry.ends)
    with ExitStack() as stack:
        slow = {}
        for name, beginning in SLOW.items():
            for _ in range(20):
                one = stack.enter_context(line(server, "127.0.0.3"))
                one.sendall(sent(server, beginning))
                slow[one] = name
        frames = [stack.enter_context(upgraded(server, table)) for _ in range(10)]
        for one in frames:
            one.sendall(b"\x81\xfe\x10\0\0\0\0\0half a frame")
            slow[one] = "half a frame"
        waiting = dict(slow)
        while waiting:
            for one, name in list(waiting.items()):
                one.settimeout(1.0 / len(waiting))
                try:
                    if name not in ("silence", "nothing after an answer", "half a frame"):
                        one.sendall(b"x")
                    while one.recv(65_536):
                        pass
                    del waiting[one]
                except TimeoutError:
                    pass
                except ConnectionError:
                    del waiting[one]
    assert refused(server, "slow") >= 20 and refused(server, "silent") >= 20
    assert memory(server) - before < FLAT
    for seat in seats:
        seat.sync()
    assert not [entry for entry in server.log if '"level":"error"' in entry]


FLOODS = {
    "fragments": (TEXT_BEGINS, EMPTY_FRAGMENT, many(100_000, 2_000_000, 2_000_000)),
    "pings": (b"", PING, many(20_000, 200_000, 2_000_000)),
}


@pytest.mark.parametrize(("first", "frame", "count"), FLOODS.values(), ids=FLOODS)
def test_millions_of_frames_that_say_nothing_change_nothing(
    server: Served, first: bytes, frame: bytes, count: int
) -> None:
    """The limits of this server are so high that nearly all of them are looked at."""
    anna = server.guest("Anna")
    with upgraded(server, anna.table(GAME), anna.cookie) as flood:
        before = memory(server)
        flood.sendall(first)
        is_thrown_out(flood, frame * 10_000, count * len(frame))
        assert memory(server) - before < FLAT
