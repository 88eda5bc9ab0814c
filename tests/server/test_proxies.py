"""Behind a proxy: who is believed, which pages are ours, and what is below a path."""

from __future__ import annotations

import httpx
import pytest

from terroir.server.forwarding import Proxies, parse
from tests.server.conftest import Serve, Served
from tests.waiting import PATIENCE

PUBLIC = "https://play.example.org"
PROXIES = Proxies(frozenset({parse("127.0.0.1"), parse("2001:db8::/32")}))


@pytest.mark.parametrize(
    ("peer", "passed", "client"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7, 2001:db8::5", "203.0.113.7"),
        ("::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "rubbish", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("203.0.113.9", "203.0.113.7", "203.0.113.9"),
    ],
)
def test_the_client_is_the_last_one_that_is_no_proxy(peer: str, passed: str, client: str) -> None:
    headers = [(b"x-forwarded-for", passed.encode()), (b"x-forwarded-proto", b"https")]
    scheme = "https" if PROXIES.trusts(peer) else "http"
    assert PROXIES.client(peer, headers) == (client, scheme)


def name_me(server: Served, **headers: str) -> httpx.Response:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, headers=sent, timeout=PATIENCE)


def test_only_a_named_proxy_is_believed(serve: Serve, server: Served) -> None:
    behind = serve("--proxy", "127.0.0.1")
    forwarded = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example.org", "origin": PUBLIC}
    # Nobody was named: the names it is reached by are those of this machine.
    assert name_me(server, **forwarded).status_code == 403
    # Named, but the name of the host is none of ours.
    assert name_me(behind, **forwarded).status_code == 421
    behind.stop()
    named = serve("--proxy", "127.0.0.0/8", "--name", "play.example.org")
    answer = name_me(named, **forwarded)
    assert answer.status_code == 200 and "__Host-terroir=" in answer.headers["set-cookie"]


def test_a_proxy_that_says_nothing_gets_no_403(serve: Serve, server: Served) -> None:
    """`proxy_pass` alone puts its own Host for ours: the browser says that the page is ours."""
    assert name_me(server, origin=PUBLIC, sec_fetch_site="same-origin").status_code == 200
    assert name_me(server, origin=PUBLIC, sec_fetch_site="cross-site").status_code == 403
    assert name_me(server, origin=PUBLIC).status_code == 403
    named = serve("--name", "play.example.org")
    assert name_me(named, origin=PUBLIC).status_code == 200
    for other in ("https://evil.example", f"{PUBLIC}:8443", "https://localhost", "null"):
        assert name_me(named, origin=other).status_code == 403


def test_metrics_are_at_an_address_of_their_own(server: Served) -> None:
    assert "terroir_" not in server.guest().http.get("/metrics").text
    assert server.metric("terroir_connections") >= 1
    assert httpx.get(server.metrics.replace("/metrics", "/api/games"), timeout=PATIENCE).status_code == 404


def test_below_a_prefix(serve: Serve) -> None:
    server = serve("--prefix", "/our/games/")
    guest = server.guest()
    assert guest.http.get("/our/games", follow_redirects=False).headers["location"] == "/our/games/"
    page = guest.http.get("/our/games/abcdefghijkl").text
    assert '"./' not in page
    assert guest.get("/our/games/api/games") == guest.get("/api/games")  # a proxy may take the prefix off
    assert guest.http.get("/ours/api/games").text == page
