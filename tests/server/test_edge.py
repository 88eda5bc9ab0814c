"""What one connection may cost: whoever exceeds it is thrown out, and nobody else notices."""

from __future__ import annotations

import resource
import socket as sockets
from contextlib import ExitStack, suppress
from pathlib import Path
from select import POLLIN, POLLOUT, poll

import pytest

from terroir.core.registry import games
from terroir.server import account, edge
from terroir.server.limits import network
from tests.server.conftest import ROOT, Serve, Served
from tests.server.echo import echoing
from tests.server.people import line, started, upgraded
from tests.server.test_strict import memory
from tests.waiting import PATIENCE, wait_for

GAME = games()[0]
FLAT = 20_000_000
"""Bytes that the memory of the server may grow by."""
PING = b"\x89\x80\0\0\0\0"
LONG_PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
EMPTY_FRAGMENT = b"\x00\x80\0\0\0\0"
TEXT_BEGINS = b"\x01\x80\0\0\0\0"
BEGINNING = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def refused(server: Served, reason: str) -> float:
    return server.metric(f'terroir_edge_refused_total{{reason="{reason}"}}')


def is_thrown_out(connection: sockets.socket, piece: bytes, most: int, reads: bool = True) -> bool:
    """Whether the server ends the connection before it was sent so many bytes of this: more of them than wait
    on the way, however late the server looks."""
    connection.setblocking(False)
    ready, sent, left = poll(), 0, piece
    ready.register(connection, POLLIN | POLLOUT if reads else POLLOUT)
    while sent < most:
        if not (found := ready.poll(1_000 * PATIENCE if reads else 1_000)):
            return not reads  # they do not read from who does not read
        try:
            if found[0][1] & ~POLLOUT and not connection.recv(65_536):
                return True
            if found[0][1] & POLLOUT:
                count = connection.send(left)
                sent, left = sent + count, left[count:] or piece
        except ConnectionError:
            return True
    return False


@pytest.mark.parametrize(
    ("first", "frame"), [(b"", PING), (TEXT_BEGINS, EMPTY_FRAGMENT)], ids=["pings", "empty fragments"]
)
def test_frames_that_say_nothing_count(serve: Serve, first: bytes, frame: bytes) -> None:
    server = serve()
    table, _, seats = started(server, GAME)
    with upgraded(server, table) as flood:
        flood.sendall(first)
        assert is_thrown_out(flood, frame * 1000, 30_000_000)
    assert refused(server, "frames") == 1
    for seat in seats:
        seat.sync()


def test_pongs_that_nobody_reads_do_not_wait_in_memory(server: Served) -> None:
    """Here the limits are a thousand times as high: it is the reading that stops."""
    anna = server.guest("Anna")
    table, before = anna.table(GAME), memory(server)
    with upgraded(server, table, buffer=4096) as flood:
        assert is_thrown_out(flood, LONG_PING * 500, 100_000_000, reads=False)
        assert memory(server) - before < FLAT


def test_requests_are_answered_one_after_the_other(server: Served) -> None:
    before = memory(server)
    with line(server) as pipeline:
        with suppress(OSError):
            for _ in range(40):
                pipeline.sendall((BEGINNING + b"\r\n") * 2_000)
        heard = b""
        with suppress(OSError):
            while piece := pipeline.recv(65_536):
                heard += piece
    assert heard.count(b"HTTP/1.1 200") <= 1
    assert memory(server) - before < FLAT


@pytest.mark.parametrize("piece", [b"x" * 65_536, b"X-Header: something\r\n" * 3_000], ids=["one", "many"])
def test_headers_have_an_end(server: Served, piece: bytes) -> None:
    before = memory(server)
    with line(server) as endless:
        endless.sendall(BEGINNING + b"X: ")
        assert is_thrown_out(endless, piece, 100_000_000)
    assert memory(server) - before < FLAT


@pytest.mark.parametrize(
    ("first", "piece"),
    [(b"0\r\nX: ", b"x" * 65_536), (b"0\r\n", b"X-Header: something\r\n" * 3_000), (b"1;", b"x" * 65_536)],
    ids=["one trailer", "many trailers", "an extension"],
)
@pytest.mark.parametrize("media", [b"application/json", b"text/plain"], ids=["before", "after"])
def test_what_is_around_a_body_has_an_end(server: Served, first: bytes, piece: bytes, media: bytes) -> None:
    """Before the answer and after it: text is refused as soon as the head is here."""
    before, host = memory(server), server.address.removeprefix("http://").encode()
    with line(server) as endless:
        head = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n" % (host, host)
        endless.sendall(head + b"Content-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n" % media)
        if media == b"text/plain":
            assert endless.recv(12) == b"HTTP/1.1 415"
        endless.sendall(first)
        assert is_thrown_out(endless, piece, 100_000_000)
    assert memory(server) - before < FLAT


def test_trailers_are_no_headers(server: Served) -> None:
    """Whose page is asking is said before the body, or not at all."""
    host = server.address.removeprefix("http://").encode()
    head = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n" % host
    body = b'Transfer-Encoding: chunked\r\n\r\ne\r\n{"name":"Eve"}\r\n0\r\n'
    assert status(server, head + body + b"Sec-Fetch-Site: same-origin\r\n\r\n") == 403
    assert status(server, head + b"Sec-Fetch-Site: same-origin\r\n" + body + b"\r\n") == 200


def status(server: Served, request: bytes) -> int:
    with line(server) as connection:
        connection.sendall(request)
        return int(connection.recv(12).split()[1])


def test_what_is_too_long_is_told_so(server: Served) -> None:
    assert status(server, b"GET /%s HTTP/1.1\r\n\r\n" % (b"x" * 5_000)) == 414
    assert status(server, BEGINNING + b"X: %s\r\n\r\n" % (b"x" * 17_000)) == 431
    assert status(server, b"no such thing\r\n\r\n") == 400


def test_a_crowd_of_silent_connections_keeps_nobody_out(serve: Serve) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = serve(before=few_descriptors)
    silent = [line(server, "127.0.0.2") for _ in range(1_100)]
    _, _, seats = started(server, GAME)
    mover = next(seat for seat in seats if seat.actions())
    assert mover.play(mover.actions()[0])["type"] == "accepted"
    assert refused(server, "crowd") > 800

    def told() -> list[str]:
        return [entry for entry in server.log if "refused at the edge" in entry and "crowd" in entry]

    assert "127.0.0.2" in wait_for(told, "nobody is told")[0] and len(told()) == 1
    # Those who were let in and say nothing are let go in time.
    wait_for(lambda: server.metric("terroir_connections") < 20, "silent connections stay")
    for one in silent:
        one.close()


def few_descriptors() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, 1_024))


def test_unfinished_bodies_of_five_addresses_keep_nobody_out(serve: Serve) -> None:
    """They fill all descriptors, and say a byte now and then; whoever comes has the place of the oldest."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = serve(before=few_descriptors)
    host = server.address.removeprefix("http://").encode()
    beginning = b"POST /api/me HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\n" % (host, host)
    beginning += b"Content-Type: application/json\r\n"
    with ExitStack() as stack:
        unfinished = []
        for address in range(2, 7):
            for _ in range(240):
                one = stack.enter_context(line(server, f"127.0.0.{address}"))
                with suppress(ConnectionError):
                    one.sendall(beginning + b"Content-Length: 1000\r\n\r\n{")
                unfinished.append(one)
        wait_for(lambda: refused(server, "crowd") or refused(server, "oldest"), "the server is not full")
        for address in range(7, 21):
            request = BEGINNING + b"Connection: close\r\n\r\n"
            with line(server, f"127.0.0.{address}") as other:
                other.sendall(request)
                assert other.recv(12) == b"HTTP/1.1 200"
            for one in unfinished:
                with suppress(OSError):
                    one.send(b" ")
    _, _, seats = started(server, GAME)
    for seat in seats:
        seat.sync()


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_long_answers_that_nobody_reads_do_not_fill_the_memory() -> None:
    """Forty answers of three megabytes each: the oldest of them go."""
    body = b"x" * 3_000_000
    request = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    with echoing(1.0) as echo, ExitStack() as stack:
        before = resident()
        for _ in range(40):
            lazy = stack.enter_context(sockets.socket())
            lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
            lazy.connect(("127.0.0.1", echo.port))
            lazy.sendall(request)
            assert lazy.recv(12) == b"HTTP/1.1 200"
            echo.seen.clear()
        grown = resident() - before
    assert grown < 3 * FLAT


def test_a_class_behind_one_address_can_come_in(serve: Serve) -> None:
    server = serve()
    names = [server.guest(f"Pupil {number}").id for number in range(60)]
    assert len(set(names)) == 60


def test_one_subnet_of_ipv6_cannot_ask_without_end(serve: Serve) -> None:
    """An address has 20 requests at once here, its /48 with 65,536 subnets four times as many."""
    server = serve("--rate", "0.01", "--proxy", "127.0.0.1")
    guest = server.guest()
    answers = [
        guest.http.get("/", headers={"x-forwarded-for": f"2001:db8:1:{subnet:x}::1"}).status_code
        for subnet in range(0, 65_536, 500)
    ]
    assert answers.count(200) >= 80 and 429 in answers
    assert guest.http.get("/", headers={"x-forwarded-for": "2001:db8:2::1"}).status_code == 200


def test_who_has_one_address_of_ipv6_has_them_all() -> None:
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
    assert network("fe80::1%eth0") == network("fe80::2%eth0")


def test_the_rest_of_a_refused_request_does_not_take_the_answer_away(server: Served) -> None:
    anna = server.guest("Anna")
    for _ in range(20):
        response = anna.http.post("/api/me", content=b"x" * 30_000)
        assert response.status_code == 415


def test_a_long_body_arrives_whole(server: Served) -> None:
    """More than is read ahead, in pieces of any size."""
    anna = server.guest("Anna")
    text = '[Game "x"]\n' + "é" * 600_000
    for _ in range(3):
        answer = anna.http.post("/api/records", json={"text": text})
        assert answer.status_code in (400, 404) and answer.json()["code"] != "unreadable", answer.text


def test_the_document_has_the_numbers_that_hold() -> None:
    document = (ROOT / "docs" / "security.md").read_text("utf-8")
    section = document.partition("## What one connection may cost")[2].partition("\nBehind that")[0]
    rates = (edge.NEW, edge.REQUESTS, account.FRAMES, account.BYTES)
    for rate in rates:
        assert f"{rate.burst:,} at once, {rate.per_second:,} a second" in section
    for number in (
        edge.CONNECTIONS,
        edge.CONNECTIONS_EACH,
        edge.RESERVED,
        edge.URL,
        account.HEAD,
        edge.HELD,
        edge.HELD_EACH,
    ):
        assert f"{number:,}" in section
    for seconds in (
        getattr(account, name) for name in vars(account) if name.endswith("_S") and "PER" not in name
    ):
        assert f"{seconds:.0f} s" in section
    for seconds in (edge.STUCK_S, edge.PING_S):
        assert f"{seconds:.0f} s" in section
