"""Tokens: long, hashed, never in logs; revoked ones open nothing, and sockets end with them."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from terroir.core.registry import games
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.waiting import promised

GAME = games()[0]


def token(guest: Guest) -> str:
    return guest.cookie.partition("=")[2]


def test_a_token_is_long_and_only_its_hash_is_kept(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    anna = server.guest("Anna")
    table = anna.table(GAME, visibility="private")
    invite = anna.post(f"/api/tables/{table}/invite")["token"]
    anna.look(table).close()
    assert len(token(anna)) >= 43 and len(invite) >= 43  # 256 bits in base 64
    server.guest().get(f"/api/tables/{table}", 404, **{"x-terroir-invite": "A" * 43})
    server.guest().get(f"/api/tables/{table}", 200, **{"x-terroir-invite": invite})
    server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    said = "".join(server.log)
    for secret in (token(anna), invite):
        assert secret.encode() not in kept
        assert secret not in said


def test_a_new_invitation_ends_the_one_before(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME, visibility="private")
    first, second = (anna.post(f"/api/tables/{table}/invite")["token"] for _ in range(2))
    assert first != second
    server.guest("Bert").get(f"/api/tables/{table}", 404, **{"x-terroir-invite": first})
    server.guest("Bert").get(f"/api/tables/{table}", 200, **{"x-terroir-invite": second})
    assert server.guest("Bert").look(table, invite=second).state["table"]["id"] == table
    with pytest.raises(InvalidStatus):
        server.guest("Bert").look(table, invite=first)


def test_a_revoked_token_opens_nothing_and_its_sockets_end(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    socket = anna.look(table)
    other = server.guest()
    other.http.cookies = anna.http.cookies.__class__(anna.http.cookies)
    with promised(5):
        anna.delete("/api/me")
        assert socket.next("closing")["code"] == "revoked"
        with pytest.raises(ConnectionClosed):
            socket.next("update")
    assert other.get("/api/me") == {"person": None, "name": None, "kept": False}
    other.post("/api/tables", {"game": GAME, "players": 2}, 401)


def test_a_planted_token_is_no_identity(server: Served) -> None:
    """Session fixation: what a client brings and nobody knows is never made anybody's."""
    planted = "A" * 43
    guest = server.guest()
    guest.http.cookies.set("terroir", planted)
    assert guest.get("/api/me")["person"] is None
    response = guest.http.post("/api/me", json={"name": "Anna"})
    assert planted not in response.headers["set-cookie"]
    assert "HttpOnly" in response.headers["set-cookie"] and "SameSite=Lax" in response.headers["set-cookie"]


def test_sockets_of_other_sites_are_refused(server: Served) -> None:
    anna = server.guest("Anna")
    table = anna.table(GAME)
    for origin in ("https://evil.example", "null", None):
        with pytest.raises(InvalidStatus) as refused:
            anna.look(table, origin=origin)
        assert refused.value.response.status_code == 403


def test_another_name_of_the_host_gets_nothing(server: Served) -> None:
    """DNS rebinding: a page of another name that leads here."""
    response = server.guest().http.get("/api/games", headers={"host": "evil.example"})
    assert response.status_code == 421 and response.content == b""


def test_every_answer_has_the_strict_headers(server: Served) -> None:
    for path in ("/", "/api/games", "/text/en.ftl", "/nothing/here", "/api/nothing", "/health"):
        headers = server.guest().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
