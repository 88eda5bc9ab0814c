"""The configurations of deploy/ before a real server: requests and sockets by https, below a path too."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.proxies import Proxy, Site, caddy, nginx
from tests.server.conftest import Serve
from tests.server.people import Guest
from tests.waiting import PATIENCE
from tools.postgres import Cluster

FOREIGN = (
    "evil.example",
    "evil.example:443",
    "evil.example\\@localhost",
    "evil.example\\[::1]",
    "evil.example@localhost",
    "localhost@evil.example",
    "localhost.evil.example",
    "evil.example/localhost",
    "[::1]",
    "127.0.0.1",
    "",
)
"""What a client may write for a host and is none of ours."""
OURS = ("localhost", "LOCALHOST", "localhost:4444", "localhost:4444@evil.example", "localhost.")
"""What a proxy may take for our name: no more than the name may reach the server."""


def plays(people: list[Guest], table: str) -> None:
    """Both look at the table, and the one whose turn it is makes a move."""
    seats = [one.look(table) for one in people]
    mover = next(seat for seat in seats if seat.state["choices"])
    assert mover.play(mover.actions()[0])["type"] == "accepted"
    for seat in seats:
        seat.close()


def is_not_misled(anna: Guest) -> None:
    """What a client says of itself is not passed on, and figures are not shown."""
    forged = {"x-forwarded-host": "evil.example", "origin": "https://evil.example"}
    assert anna.http.post("/api/me", json={"name": "Eve"}, headers=forged).status_code == 403
    forged = {"x-forwarded-host": "evil.example", "x-forwarded-proto": "http"}
    again = anna.http.post("/api/me", json={"name": "Anna"}, headers=forged)
    assert again.status_code == 200 and again.headers["strict-transport-security"]
    assert "terroir_" not in anna.http.get("/metrics").text


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_play_through_it_also_below_a_path(
    built: None, serve: Serve, tmp_path: Path, proxy: Proxy
) -> None:
    server = serve("--proxy", "127.0.0.1", "--prefix", "/games")
    with proxy([server], tmp_path, "/games") as (address, tls, _):
        anna, bert = (Guest(address, name, tls) for name in ("Anna", "Bert"))
        bert.sit(table := anna.table("citrus"))
        plays([anna, bert], table)
        assert '"/games/assets/' in anna.http.get("/").text
        assert anna.http.get(f"{anna.origin}/games").headers["location"].endswith("/games/")
        is_not_misled(anna)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_when_one_of_two_processes_dies_people_play_on_at_the_other(
    serve: Serve, cluster: Cluster, tmp_path: Path, proxy: Proxy
) -> None:
    database = cluster.create(f"behind_{proxy.__name__}")
    servers = [serve("--proxy", "127.0.0.1", database=database) for _ in range(2)]
    with proxy(servers, tmp_path, "") as (address, tls, _):
        anna, bert = (Guest(address, name, tls) for name in ("Anna", "Bert"))
        assert "__Host-terroir" in anna.cookie  # the server knows that it is reached by https
        is_not_misled(anna)
        bert.sit(table := anna.table("citrus"))
        eyes = anna.look(table)
        (at,) = [server for server in servers if server.metric("terroir_sockets")]
        at.kill()
        with pytest.raises(ConnectionClosed):
            eyes.next("nothing")
        plays([anna, bert], table)


class Echo:
    """A server that keeps the headers of every request."""

    def __init__(self) -> None:
        self.seen: list[dict[str, list[str]]] = []
        echo = self

        class Answer(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                names = {name.lower() for name in self.headers}
                echo.seen.append({name: self.headers.get_all(name, []) for name in names})
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.address = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def echoing() -> Iterator[Echo]:
    echo = Echo()
    thread = threading.Thread(target=echo.server.serve_forever)
    thread.start()
    try:
        yield echo
    finally:
        echo.server.shutdown()
        thread.join()
        echo.server.server_close()


def answer(site: Site, request: str, tls: bool) -> str:
    """The head of what a proxy answers; nothing if it ends the connection."""
    port = int(site.address.split("/")[2].rpartition(":")[2]) if tls else site.plain
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        said = site.tls.wrap_socket(line, server_hostname="localhost") if tls else line
        said.sendall(request.encode("latin-1"))
        got = b""
        while b"\r\n\r\n" not in got and (more := said.recv(65536)):
            got += more
        if tls:
            said.close()
    return got.decode("latin-1")


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_requests_for_foreign_hosts_never_reach_the_server(tmp_path: Path, proxy: Proxy) -> None:
    with echoing() as echo, proxy([echo], tmp_path, "") as site:
        echo.seen.clear()
        for tls in (True, False):
            requests = [f"GET /x HTTP/1.1\r\nHost: {host}\r\n\r\n" for host in FOREIGN]
            requests.append("GET http://evil.example/x HTTP/1.1\r\nHost: localhost\r\n\r\n")
            requests.append("GET /x HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
            requests.append("GET /x HTTP/1.0\r\n\r\n")
            for request in requests:
                head = answer(site, request, tls)
                assert head.split()[1] in ("400", "421"), (request, head)
                assert "evil" not in head and "location:" not in head.lower()
        assert not echo.seen


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_server_is_told_its_own_name_and_who_is_asking(tmp_path: Path, proxy: Proxy) -> None:
    said = "X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Host: evil.example\r\n"
    with echoing() as echo, proxy([echo], tmp_path, "") as site:
        port = site.address.rpartition(":")[2]
        for host in OURS:
            echo.seen.clear()
            head = answer(site, f"GET /x HTTP/1.1\r\nHost: {host}\r\n{said}\r\n", tls=True)
            if head.split()[1] in ("400", "421"):
                continue
            (seen,) = echo.seen
            assert [name.lower() for name in seen["host"]] == [f"localhost:{port}"], host
            assert seen["x-forwarded-for"] == ["127.0.0.1"] and seen["x-forwarded-proto"] == ["https"]
            assert "x-forwarded-host" not in seen
            head = answer(site, f"GET /x HTTP/1.1\r\nHost: {host}\r\n\r\n", tls=False)
            (to,) = [line for line in head.splitlines() if line.lower().startswith("location:")]
            assert to.split()[1].lower().removesuffix("/x") in (
                "https://localhost",
                f"https://localhost:{port}",
            )


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_another_name_in_tls_is_shown_no_certificate(tmp_path: Path, proxy: Proxy) -> None:
    with echoing() as echo, proxy([echo], tmp_path, "") as site:
        port = int(site.address.rpartition(":")[2])
        unchecked = ssl.create_default_context()
        unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
        for name in ("evil.example", None):
            with (
                socket.create_connection(("127.0.0.1", port), PATIENCE) as line,
                pytest.raises(ssl.SSLError),
            ):
                unchecked.wrap_socket(line, server_hostname=name)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_longest_body_reaches_the_server(serve: Serve, tmp_path: Path, proxy: Proxy) -> None:
    server = serve("--proxy", "127.0.0.1")
    with proxy([server], tmp_path, "") as (address, tls, _):
        anna = Guest(address, "Anna", tls)
        longest = b'{"text":"' + b"x" * 4_499_989 + b'"}'
        assert len(longest) == 4_500_000
        got = anna.http.post("/api/records", content=longest, headers={"content-type": "application/json"})
        assert got.status_code == 400 and not got.json()["ok"], got.text[:300]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_clients_that_send_no_whole_head_give_their_place_back(tmp_path: Path, proxy: Proxy) -> None:
    with echoing() as echo, proxy([echo], tmp_path, "") as site:
        begun, port = time.monotonic(), int(site.address.rpartition(":")[2])
        lines = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(2)]
        silent, slow = (site.tls.wrap_socket(line, server_hostname="localhost") for line in lines)
        slow.sendall(b"GET /x HTTP/1.1\r\nHost: local")
        for said in (silent, slow):
            while said.recv(65536):
                pass
            said.close()
        assert time.monotonic() - begun < 45, "a minute is what nginx waits by itself; Caddy waits for ever"
