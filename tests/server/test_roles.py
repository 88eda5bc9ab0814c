"""Who may ask what: every route and every role, generated from the declarations of the routes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from terroir.core.registry import games
from terroir.server.app import ROUTES
from terroir.server.http_types import (
    GiveNonce,
    Join,
    NewBan,
    NewBlock,
    NewMe,
    NewRecord,
    NewReport,
    NewTable,
    Nothing,
    Somebody,
)
from terroir.server.routes import Route
from tests.server.conftest import Served
from tests.server.people import Guest

GAME = games()[0]
BODIES: dict[type | None, Any] = {
    None: None,
    NewMe: {"name": "Zed"},
    NewTable: {"game": GAME, "players": 2},
    Join: {},
    GiveNonce: {"seat": 0, "nonce": "too short"},
    Nothing: {},
    NewRecord: {"text": "no record"},
    Somebody: {"person": "abcdefghijkl"},
    NewBan: {"person": "abcdefghijkl"},
    NewBlock: {"person": "abcdefghijkl"},
    NewReport: {"person": "abcdefghijkl", "why": "rude"},
}
ROLES = ("nobody", "stranger", "seated", "host")
REFUSED = (401, 403, 404)


def expected(route: Route, role: str, private: bool) -> int | None:
    """The status of a refusal; None where the role may ask."""
    at_table = "{table}" in route.path
    if role == "nobody" and route.who not in ("anyone", "viewer"):
        return 401
    if at_table and private and role in ("nobody", "stranger"):
        return 404
    if route.who in ("seated", "host") and role == "stranger":
        return 403
    return 403 if route.who == "host" and role == "seated" else None


class Scene:
    """A table with its host, somebody seated, a stranger and nobody."""

    def __init__(self, server: Served, private: bool) -> None:
        self.host, self.seated = server.guest("Host"), server.guest("Seated")
        self.table = self.host.table(GAME, 3, visibility="private" if private else "public")
        token = self.host.post(f"/api/tables/{self.table}/invite")["token"] if private else ""
        joining = {"nonce": "1" * 32}
        self.seated.post(f"/api/tables/{self.table}/join", joining, **{"x-terroir-invite": token or ""})
        self.roles: dict[str, Guest] = {
            "nobody": server.guest(),
            "stranger": server.guest("Stranger"),
            "seated": self.seated,
            "host": self.host,
        }

    def ask(self, route: Route, role: str, **headers: str | None) -> httpx.Response:
        path = route.path.format(table=self.table, game=GAME, language="en", record="abcdefghijkl")
        client = self.roles[role].http
        sent = {**client.headers, **headers}
        kept = {name: value for name, value in sent.items() if value is not None}
        body = BODIES[route.body]
        return httpx.request(
            route.method, f"{client.base_url}{path}", json=body, headers=kept, cookies=client.cookies
        )


@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_a_route_serves_exactly_those_who_may_ask(server: Served, route: Route, private: bool) -> None:
    scene = Scene(server, private)
    for role in ROLES:
        response = scene.ask(route, role)
        wanted = expected(route, role, private)
        said = f"{role}: {response.status_code} {response.text[:200]}"
        if wanted is not None:
            assert response.status_code == wanted, said
        else:
            missing = route.path.startswith("/api/records/{") and response.status_code == 404
            assert response.status_code not in REFUSED or missing, said
            assert response.status_code < 500, said


OTHER_SITES: list[dict[str, str | None]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": None},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": None, "sec-fetch-site": "none"},
]


@pytest.mark.parametrize("route", [r for r in ROUTES if r.method != "GET"], ids=lambda route: route.name)
def test_no_page_of_another_site_can_change_anything(server: Served, route: Route) -> None:
    scene = Scene(server, private=False)
    for headers in OTHER_SITES:
        response = scene.ask(route, "host", **headers)
        assert response.status_code == 403 and response.json()["code"] == "origin", headers
    assert scene.host.get("/api/me")["name"] == "Host"
    assert scene.host.get(f"/api/tables/{scene.table}")["table"]["status"] == "open"


def test_every_body_has_a_sample() -> None:
    assert {route.body for route in ROUTES} <= set(BODIES)


def test_a_body_of_another_kind_is_refused(server: Served) -> None:
    guest = server.guest("Anna")
    for sent in (
        {"content": b"name=Anna"},
        {"content": b'{"name":"Anna"}', "headers": {"content-type": "text/plain"}},
    ):
        response = guest.http.post("/api/me", **sent)  # type: ignore[arg-type]
        assert response.status_code == 415
    response = guest.http.put("/api/me", json={"name": "Bert"})
    assert response.status_code == 405 and response.json()["code"] == "method"


def test_seats_belong_to_their_people(server: Served) -> None:
    """No socket acts, asks or looks for a seat that is not its own."""
    scene = Scene(server, private=False)
    scene.host.post(f"/api/tables/{scene.table}/start")
    stranger = scene.roles["stranger"].look(scene.table)
    seated = scene.seated.look(scene.table)
    action = (seated.actions() or scene.host.look(scene.table).actions() or ["x"])[0]
    for eyes, seat in ((stranger, 0), (stranger, 1), (seated, 0)):
        for kind in ("undo", "restart", "concede", "offer_end", "return"):
            assert eyes.ask(kind, seat=seat)["code"] == "forbidden"
        assert eyes.ask("answer_end", seat=seat, agree=True)["code"] == "forbidden"
        assert eyes.ask("give_nonce", seat=seat, nonce="2" * 32)["code"] in ("stale", "forbidden")
        assert eyes.play(action, seat=seat)["code"] == "forbidden"
        for kind in ("why_not", "what_if"):
            assert eyes.question(kind, action, seat)["code"] == "forbidden"
        eyes.send("look", seat=seat)
        assert eyes.next("refused", "state")["type"] == "refused"
    nobody = server.guest().look(scene.table)
    assert nobody.play(action, seat=0)["code"] == "identity"
    assert nobody.ask("chat", text="hello")["code"] == "identity"
    assert seated.ask("silence", person=scene.roles["stranger"].id, silenced=True)["code"] == "forbidden"
