"""The header Host, which strangers write: one grammar, and no link that others read begins with it."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from terroir.server.hosts import LOOPBACK, Host, Origin, is_ours, parse, parse_origin
from tests.sampling import many
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.receivers import URL, PostOffice, Receiver
from tests.server.test_notices import LOCAL, by_webhook, move, two
from tests.waiting import PATIENCE

OURS = "play.example.org"
MISLEADING = [
    rf"evil.com\@{OURS}", r"evil.com\[::1]", f"evil.com@{OURS}", f"{OURS}%00.evil.com", f"{OURS}/.evil.com",
    f"{OURS}#.evil.com", f"{OURS}?.evil.com", f"{OURS} evil.com", f"{OURS},evil.com", f"{OURS}:80:90",
    f"{OURS}:", f"{OURS}:0", f"{OURS}:65536", f"{OURS}:8\xb2", "[::1", "::1", "[::1]evil.com",
    "[fe80::1%25a]", "[evil.com]", "-a.org", "a_b", "a..b", ".", "127.1", "0x7f.1", "1.2.3.4.5",
    "évil.org", "",
]  # fmt: skip
PARTS = [OURS, "evil.com", "[::1]", "@", "\\", ":", "/", "#", "%00", ".", "80", " ", "\0"]
CLOSE = b"Connection: close\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
texts = st.one_of(
    st.text(max_size=40),
    st.lists(st.sampled_from(PARTS), max_size=6).map("".join),
    st.from_regex(r"[a-z0-9.\-]{1,20}(:[0-9]{1,6})?", fullmatch=True),
)


def test_a_host_is_a_name_or_an_address_and_perhaps_a_port() -> None:
    known = {
        "Play.Example.ORG": Host(OURS, None), f"{OURS}:4444": Host(OURS, 4444),
        "localhost:65535": Host("localhost", 65535), "1a.3com": Host("1a.3com", None),
        "127.0.0.1:1": Host("127.0.0.1", 1), "[::1]": Host("[::1]", None), "[0:0::1]:80": Host("[::1]", 80),
        "xn--bcher-kva.example": Host("xn--bcher-kva.example", None),
    }  # fmt: skip
    assert {text: parse(text) for text in known} == known
    assert not [text for text in MISLEADING if parse(text)]
    assert not parse(f"{'a' * 64}.org") and not parse(".".join(["a" * 60] * 5)) and parse("a" * 63)
    assert is_ours(Host(OURS, 4444), frozenset({OURS})) and not is_ours(
        Host("evil.com", None), frozenset({OURS})
    )


def test_an_origin_is_compared_by_its_scheme_name_and_port() -> None:
    assert (
        parse_origin(f"HTTPS://{OURS}") == parse_origin(f"https://{OURS}:443") == Origin("https", OURS, 443)
    )
    assert parse_origin(f"http://{OURS}") == Origin("http", OURS, 80)
    for none in (
        "null",
        "",
        OURS,
        f"ftp://{OURS}",
        f"http://{OURS}/",
        *(f"http://{one}" for one in MISLEADING),
    ):
        assert parse_origin(none) is None


@given(text=texts)
@settings(max_examples=many(200, 1000, 5000), deadline=None)
def test_every_reader_of_addresses_finds_the_same_host(text: str) -> None:
    """What we take for a name is no other one to a browser: no sign of it divides an address."""
    if (host := parse(text)) is None:
        return
    assert re.fullmatch(r"[a-z0-9.-]+|\[[0-9a-f:.]+\]", host.name)
    read = urlsplit(f"http://{text}/account")
    assert read.username is None and read.path == "/account" and read.port == host.port
    assert parse(f"{host.name}:{host.port}" if host.port else host.name) == host
    if not host.name.startswith("["):
        assert read.hostname == host.name


def status(server: Served, host: bytes, path: str = "/api/games", more: bytes = CLOSE) -> int:
    """What is answered to whoever calls us so."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), PATIENCE) as made:
        made.sendall(b"GET %b HTTP/1.1\r\nHost: %b\r\n%b\r\n" % (path.encode(), host, more))
        return int(made.recv(4096).split()[1])


def test_what_names_no_host_is_refused_before_any_route(serve: Serve) -> None:
    server = serve("--name", OURS)
    for text in MISLEADING[:3]:
        assert [status(server, text.encode(), path) for path in ("/api/games", "/", "/nothing")] == [
            400
        ] * 3, text
    assert status(server, b"evil.com") == 421
    assert status(server, b"evil.com", "/api/lobby/socket", UPGRADE) == 421
    assert status(server, MISLEADING[0].encode(), "/api/lobby/socket", UPGRADE) == 400
    assert status(server, OURS.upper().encode()) == status(server, f"{OURS}:4444".encode()) == 200


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with PostOffice().open() as opened:
        yield opened


@pytest.fixture(scope="module")
def writing(office: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody at a server that sends letters."""
    folder = tmp_path_factory.mktemp("hosts")
    server = Served(f"sqlite:///{folder / 'terroir.db'}", "--rate", "100000", "--name", OURS, *office.options)
    yield server.guest("Mallory")
    server.stop()


@example(host=rf"evil.com\@{OURS}")
@example(host=r"evil.com\[::1]")
@example(host=f"{OURS}:4444")
@given(host=texts)
@settings(max_examples=many(20, 80, 400), deadline=None)
def test_no_host_whatsoever_changes_the_link_in_a_letter(
    host: str, writing: Guest, office: PostOffice
) -> None:
    number = len(office.letters)
    place = urlsplit(writing.address)
    body = b'{"address":"m%d@example.org"}' % number
    head = [
        "POST /api/account/mail HTTP/1.1", f"Host: {host}", f"Cookie: {writing.cookie}", "Connection: close",
        "Sec-Fetch-Site: same-origin", "Content-Type: application/json", f"Content-Length: {len(body)}",
        "", "",
    ]  # fmt: skip
    with socket.create_connection((place.hostname, place.port), PATIENCE) as made:
        made.sendall("\r\n".join(head).encode() + body)
        answer = made.recv(4096)
    named = parse(host)
    if named and is_ours(named, LOOPBACK | {OURS}):
        assert answer.split()[1] == b"200"
    if answer.split()[1] == b"200":
        assert office.link(number).startswith(f"{URL}/account#link=")
    else:
        assert answer.split()[1] in (b"400", b"421")


def test_a_server_that_sends_mail_has_to_know_its_address(office: PostOffice, tmp_path: Path) -> None:
    begin = [sys.executable, "-c", "from terroir.cli.main import app; app()", "serve", "--port", "0"]
    begin += ["--db", f"sqlite:///{tmp_path}/terroir.db", *office.options[:4]]
    for wrong in ("", rf"https://evil.com\@{OURS}", f"https://u:p@{OURS}", f"https://{OURS}/a", f"//{OURS}"):
        command = [*begin, "--url", wrong] if wrong else begin
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and "--url" in done.stderr and done.stderr.count("\n") == 1, done


def test_a_notice_has_no_link_where_the_address_is_not_known(serve: Serve) -> None:
    with Receiver().open() as receiver:
        server = serve("--rate", "1000", *LOCAL)
        ada, bo, table = two(server, "Bo")
        bo.post("/api/notices/channels", by_webhook(receiver, "/hook"))
        move(ada, table)
        assert b"http" not in receiver.taken("/hook", 0).content
