"""Fuzzed bytes: our protocols beside h11 and behind a real nginx, and the whole server on its own.

`TERROIR_TEST_PROFILE=long` sends ten million bytes of requests, and as many of frames.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import socket as sockets
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import h11

from terroir.server.edge import Edge
from terroir.server.forwarding import Proxies, parse
from terroir.server.http_protocol import Service
from terroir.server.metrics import Metrics
from tests.deploy.proxies import DEPLOY, fit
from tests.needs import needed
from tests.sampling import many
from tests.server.conftest import Served
from tests.server.echo import Echo, Seen, echoing
from tests.server.fuzzing import frames, requests
from tests.server.people import started
from tests.server.test_accounting import HANDSHAKE
from tests.server.test_edge import GAME
from tests.server.test_hostile import statuses
from tests.waiting import PATIENCE, wait_for
from tools.programs import program
from tools.serving import free_port

BYTES = many(30_000, 300_000, 10_000_000, "TERROIR_FUZZED_BYTES")
SEED = many(1, 1, random.randrange(1 << 30), "TERROIR_FUZZ_SEED")


class Ours:
    """Our protocols on sockets of this process, before an application that returns what it is told."""

    def __init__(self) -> None:
        self.echo = Echo()
        self.edge = Edge(1e6, Metrics(), Proxies())
        self.service = Service(self.echo, self.edge, Proxies())
        self.failed: list[object] = []

    async def hear(self, *pieces: bytes) -> tuple[list[Seen], bytes, bool]:
        """What a new connection made of these pieces: requests, answers, and whether it has ended."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self.failed.append(context))
        ours, theirs = sockets.socketpair()
        ours.setblocking(False)
        self.echo.seen.clear()
        with ours:
            await loop.connect_accepted_socket(self.service.protocol, theirs)
            heard, ended = b"", False
            for piece in pieces:
                with suppress(OSError):
                    ours.send(piece)
                for _ in range(8):
                    await asyncio.sleep(0)
                with suppress(BlockingIOError, ConnectionError):
                    while more := ours.recv(65_536):
                        heard += more
                    ended = True
            found = list(self.echo.seen)
        self.service.abort()
        for _ in range(4):
            await asyncio.sleep(0)
        return found, heard, ended


def by_h11(data: bytes) -> tuple[str, bytes, dict[str, list[str]], bytes] | str:
    """The first request as h11 reads it; "" if it is not whole, or what is wrong with it."""
    connection = h11.Connection(h11.SERVER, max_incomplete_event_size=100_000)
    while data.startswith(b"\r\n"):  # which RFC 9112, 2.2 wants to be ignored
        data = data[2:]
    connection.receive_data(data)
    request, body = None, b""
    try:
        while True:
            match connection.next_event():
                case h11.Request() as request:
                    pass
                case h11.Data(data=more):
                    body += more
                case h11.EndOfMessage():
                    assert request is not None
                    headers: dict[str, list[str]] = {}
                    for name, value in request.headers:
                        headers.setdefault(name.decode(), []).append(value.decode("latin-1"))
                    return request.method.decode(), bytes(request.target), headers, body
                case _:
                    return ""
    except h11.RemoteProtocolError as error:
        return f"refused: {error}"


def run(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(scenario())


def test_h11_reads_the_same_request_or_we_refuse_it() -> None:
    async def scenario() -> None:
        ours, compared = Ours(), 0
        for data in requests(SEED, BYTES, b"a.example"):
            found, heard, ended = await ours.hear(data)
            theirs = by_h11(data)
            assert not ours.failed and 500 not in statuses(heard), data
            assert len(found) <= 1, data
            if not found:
                # We wait for more, or have refused it: never does h11 see a whole request for which we wait.
                # But llhttp waits for the rest of the preface of HTTP/2, which has no request.
                waits = isinstance(theirs, str) or theirs[0] == "PRI"
                assert ended or b" 101 " in heard or waits, (data, theirs)
                continue
            compared += 1
            assert not isinstance(theirs, str), (data, theirs, found)
            method, path, query, headers, body = found[0]
            target = re.fullmatch(rb"(?:http://[^/?]+)?(/[^?]*)?(?:\?(.*))?", theirs[1], re.IGNORECASE)
            assert target and (path, query) == (target[1] or b"/", target[2] or b""), data
            headers |= {"transfer-encoding": ["chunked"]} if "transfer-encoding" in headers else {}
            assert (method, headers, body) == (theirs[0], theirs[2], theirs[3]), data
        assert compared > BYTES / 5_000

    run(scenario)


def test_frames_of_any_kind_end_or_are_echoed() -> None:
    async def scenario() -> None:
        ours, luck = Ours(), random.Random(SEED)
        for data in frames(SEED, BYTES):
            cut = luck.randrange(len(data) + 1)
            _, heard, _ = await ours.hear(HANDSHAKE, data[:cut], data[cut:])
            assert heard.startswith(b"HTTP/1.1 101 "), data
            assert not ours.failed, (data, ours.failed)

    run(scenario)


NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;
events {{ worker_connections 1024; }}
http {{
    log_format read escape=none '$request_id $request_method $request_uri';
    access_log {folder}/log read;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    client_header_timeout 300ms; client_body_timeout 300ms; keepalive_timeout 300ms; lingering_close off;
    include terroir-upstream.conf;
    server {{
        listen 127.0.0.1:{port};
        location / {{ include terroir-proxy.conf; proxy_set_header X-Read $request_id; }}
    }}
}}
"""


@contextmanager
def before(echo: Echo, folder: Path) -> Iterator[int]:
    """A real nginx with the files of deploy/, which says of every request that it read it."""
    found, port = needed(lambda: program("nginx")), free_port()
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port))
    for name in ("terroir-upstream.conf", "terroir-proxy.conf"):
        shutil.copy(DEPLOY / "nginx" / name, folder)
    fit(folder / "terroir-upstream.conf", **{"127.0.0.1:8000": f"127.0.0.1:{echo.port}"})
    fit(folder / "terroir-proxy.conf", **{"proxy_read_timeout 60s": "proxy_read_timeout 300ms"})
    command = [found, "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as proxy:

        def listens() -> bool:
            assert proxy.poll() is None and proxy.stderr, proxy.stderr and proxy.stderr.read()
            with suppress(OSError), sockets.create_connection(("127.0.0.1", port)):
                return True
            return False

        try:
            wait_for(listens, "nginx does not listen")
            yield port
        finally:
            proxy.terminate()
            proxy.communicate(timeout=PATIENCE)


async def exchange(
    port: int, made: Iterator[bytes], first: bytes = b"", patience: float = 2.0
) -> list[bytes]:
    """Send each on a connection of its own, some at a time, and return what was answered."""
    answers: list[bytes] = []

    async def client() -> None:
        for data in made:
            heard = b""
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with suppress(ConnectionError, TimeoutError):
                if first:
                    writer.write(first)
                    heard += await reader.readuntil(b"\r\n\r\n")
                writer.write(data)
                async with asyncio.timeout(patience):
                    while more := await reader.read(65_536):
                        heard += more
            writer.transport.abort()
            answers.append(heard)

    await asyncio.gather(*(client() for _ in range(64)))
    return answers


def test_nginx_passes_on_no_request_that_it_has_not_read(tmp_path: Path) -> None:
    """What we see behind it is what it has seen, one by one: nothing is smuggled."""
    trusted = Proxies(frozenset({parse("127.0.0.1")}))
    with echoing(proxies=trusted) as echo, before(echo, tmp_path) as port:
        answers = asyncio.run(exchange(port, requests(SEED, BYTES // 3, b"a.example")))
        seen = list(echo.seen)
    log = (tmp_path / "log").read_text("latin-1")
    read = {
        name: (method, uri) for name, method, uri in re.findall(r"^([0-9a-f]{32}) (\S+) (.*)$", log, re.M)
    }
    assert len(seen) > len(answers) / 50
    names = [headers.get("x-read", []) for _, _, _, headers, _ in seen]
    assert all(len(name) == 1 for name in names), "a request that nginx has not read"
    assert len({name[0] for name in names}) == len(names), "one request of nginx, two of ours"
    for (method, path, query, headers, body), (name,) in zip(seen, names, strict=True):
        uri = (path + (b"?" + query if query else b"")).decode("latin-1")
        known, asked = read[name]
        if not asked.startswith("/"):  # of `http://host?query` nginx notes `?query`, and passes on `/?query`
            asked = f"/{asked}"
        assert (method, uri) == (known, asked.removesuffix("?"))
        assert len(body) == int(headers.get("content-length", ["0"])[0])
        assert len(headers.get("host", [])) == 1


def test_the_server_answers_fuzzed_requests_and_never_with_500(server: Served) -> None:
    host, _, port = server.address.removeprefix("http://").partition(":")
    made = requests(SEED + 1, BYTES, f"{host}:{port}".encode())
    answers = asyncio.run(exchange(int(port), made, patience=0.1))
    found = [status for heard in answers for status in statuses(heard)]
    assert 200 in found and 400 in found and not {status for status in found if status >= 500} - {501}
    assert server.process.poll() is None


def test_the_server_takes_fuzzed_frames_and_goes_on(server: Served) -> None:
    table, people, seats = started(server, GAME)
    before = server.metric("terroir_sockets")
    host, _, port = server.address.removeprefix("http://").partition(":")
    head = f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: {host}:{port}\r\n"
    head += f"Origin: {server.address}\r\nCookie: {people[0].cookie}\r\n"
    handshake = head.encode() + HANDSHAKE.partition(b"Host: a\r\n")[2]
    answers = asyncio.run(exchange(int(port), frames(SEED + 1, BYTES), handshake, patience=0.1))
    refused = [heard for heard in answers if b" 101 " not in heard[:20]]
    assert len(refused) < len(answers) / 2 and all(b" 429 " in heard[:20] for heard in refused)
    assert not [heard for heard in answers if b'"code":"internal"' in heard]
    wait_for(lambda: server.metric("terroir_sockets") <= before, "sockets stay open")
    for seat in seats:
        seat.sync()
