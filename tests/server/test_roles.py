"""Who may ask what: every route and every role, generated from the declarations of the routes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from terroir.core.registry import games, load
from terroir.server.app import ROUTES
from terroir.server.http_events import NewBots, NewEvent
from terroir.server.http_learning import LessonAsked, PracticeAsked
from terroir.server.http_lobby import NewSeek, Shown, TableId
from terroir.server.http_moderation import Closing, OtherName, Restraint, Settling
from terroir.server.http_people import (
    ChannelId,
    NewBan,
    NewBlock,
    NewChannel,
    NewHush,
    NewMail,
    NewMe,
    NewPasskey,
    NewReport,
    NewVacation,
    NewWish,
    PasskeyId,
    SessionId,
    SignIn,
    Somebody,
    UseCode,
    UseLink,
)
from terroir.server.http_profiles import NewPrivacy
from terroir.server.http_types import (
    CommitNonce,
    GiveNonce,
    Join,
    MadeAsked,
    NewOrder,
    NewPlan,
    NewRecord,
    NewTable,
    Nothing,
    PlayOn,
    SpreadAsked,
    TrialAsked,
)
from terroir.server.identity import SCOPES, new_bot_token, new_id, token_hash
from terroir.server.routes import FOR_BOTS, Route
from terroir.store.moderating import Moderating
from terroir.store.opening import open_store
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.test_life import terroir
from tests.waiting import PATIENCE, wait_for

GAME = games()[0]
BODIES: dict[type | None, Any] = {
    None: None,
    NewMe: {"name": "Zed"},
    NewTable: {"game": GAME, "players": 2},
    Join: {},
    LessonAsked: {},
    MadeAsked: {"text": ""},
    TrialAsked: {"text": ""},
    SpreadAsked: {"text": ""},
    PlayOn: {"at": 0, "seat": 0},
    PracticeAsked: {},
    CommitNonce: {"seat": 0, "commitment": "too short"},
    GiveNonce: {"seat": 0, "nonce": "too short"},
    Nothing: {},
    NewRecord: {"text": "no record"},
    Somebody: {"person": "abcdefghijkl"},
    NewBan: {"person": "abcdefghijkl"},
    NewBlock: {"person": "abcdefghijkl"},
    NewPlan: {"actions": ["no action"]},
    NewOrder: {"actions": ["no action"]},
    NewReport: {"person": "abcdefghijkl", "why": "rude"},
    NewPasskey: {"credential": {}},
    SignIn: {"credential": {}},
    PasskeyId: {"id": "x"},
    NewMail: {"address": "somebody@example.org"},
    UseLink: {"token": "x"},
    UseCode: {"code": "x"},
    SessionId: {"id": "x"},
    NewChannel: {"kind": "mail"},
    ChannelId: {"id": "x"},
    NewWish: {"zone": "Europe/Zurich", "quiet_from": 0, "quiet_to": 60},
    NewPrivacy: {"item": "points", "shown": True},
    NewSeek: {"game": GAME, "players": 2},
    Shown: {"shown": True},
    NewVacation: {"days": 1},
    TableId: {"table": "abcdefghijkl"},
    NewHush: {"table": "abcdefghijkl", "told": False},
    NewEvent: {"game": GAME, "kind": "swiss", "seats": 2, "clock": {"kind": "bank", "bank_s": 60}},
    NewBots: {"levels": ["random"]},
    Settling: {"report": "abcdefghijkl"},
    Restraint: {"person": "abcdefghijkl", "on": True},
    OtherName: {"person": "abcdefghijkl", "name": "Zed"},
    Closing: {"table": "abcdefghijkl"},
}
ROLES = ("nobody", "ended", "stranger", "account", "bot", "removed", "moderator", "seated", "host")
"""`ended` brings a token that was good once; `account` is a stranger who has signed in; `bot` has a token for
all that bots may do; `removed` was a moderator a moment ago."""
REFUSED = (401, 403, 404)
OF_THE_HANDLER = ("refused-sign-in", "refused-no-mail", "refused-no-friend")
"""Refusals for what was sent, not for who sent it."""
MINE = (
    "/api/records/{",
    "/api/account/",
    "/api/notices/",
    "/api/people/",
    "/api/events/{",
    "/api/friends",
    "/api/daily/{",
    "/api/moderation/",
)
"""Where the samples name something that there is not."""


def expected(route: Route, role: str, private: bool) -> int | None:
    """The status of a refusal; None where the role may ask."""
    at_table = "{table}" in route.path
    if route.who == "moderator":
        return None if role == "moderator" else 404
    if role == "bot" and route.method != "GET" and route.name not in FOR_BOTS:
        return 403
    role = {"ended": "nobody"}.get(role, role if role in ("nobody", "seated", "host") else "stranger")
    if role == "nobody" and route.who not in ("anyone", "viewer"):
        return 401
    if at_table and private and role in ("nobody", "stranger"):
        return 404
    if route.who in ("seated", "host") and role == "stranger":
        return 403
    return 403 if route.who == "host" and role == "seated" else None


def signed_in(server: Served) -> Guest:
    """Somebody who has come back by a code."""
    code = server.guest("Account").post("/api/account/recovery")["code"]
    guest = server.guest()
    guest.id = guest.post("/api/sign-in/recovery", {"code": code})["person"]
    return guest


def act(server: Served, *acts: Callable[[Moderating], Awaitable[None]]) -> None:
    """What whoever runs the server does beside it."""

    async def run() -> None:
        store = await open_store(server.database, beside=True)
        for one in acts:
            await one(Moderating(store, "admin", 1))
        await store.close()

    asyncio.run(run())


def bot(server: Served, token: str) -> Guest:
    """A program with this token."""
    guest = server.guest()
    guest.http.headers["authorization"] = f"Bearer {token}"
    return guest


class Scene:
    """A table with its host, somebody seated, a stranger and nobody."""

    def __init__(self, server: Served, private: bool) -> None:
        self.host, self.seated = server.guest("Host"), server.guest("Seated")
        self.table = self.host.table(GAME, 3, visibility="private" if private else "public")
        invite = self.host.post(f"/api/tables/{self.table}/invite")["token"] if private else ""
        joining = {"nonce": "1" * 32}
        self.seated.post(f"/api/tables/{self.table}/join", joining, **{"x-terroir-invite": invite or ""})
        self.roles: dict[str, Guest] = {
            "nobody": server.guest(),
            "stranger": server.guest("Stranger"),
            "account": signed_in(server),
            "bot": bot(server, token := new_bot_token(SCOPES)),
            "removed": (removed := signed_in(server)),
            "moderator": (moderator := signed_in(server)),
            "ended": server.guest("Ended"),
            "seated": self.seated,
            "host": self.host,
        }
        ended = self.roles["ended"]
        cookies = dict(ended.http.cookies)
        ended.post("/api/account/sign-out")
        ended.http.cookies.update(cookies)
        act(
            server,
            lambda admin: admin.appoint(str(removed.id), True),
            lambda admin: admin.appoint(str(moderator.id), True),
            lambda admin: admin.add_bot(new_id(), "Randy (bot)", token_hash(token), list(SCOPES)),
        )
        removed.get("/api/moderation")
        act(server, lambda admin: admin.appoint(str(removed.id), False))

    def ask(self, route: Route, role: str, **headers: str | None) -> httpx.Response:
        game = load(GAME)
        of_game = {
            "game": GAME,
            "lesson": game.lessons[0].name,
            "example": game.examples[0].name,
            "number": 1,
        }
        path = route.path.format(
            table=self.table,
            language="en",
            record="abcdefghijkl",
            person="abcdefghijkl",
            event="abcdefghijkl",
            deal="none",
            **of_game,
        )
        return self.send(role, route.method, path, BODIES[route.body], **headers)

    def send(self, role: str, method: str, path: str, body: Any, **headers: str | None) -> httpx.Response:
        client = self.roles[role].http
        sent = {**client.headers, **headers}
        kept = {name: value for name, value in sent.items() if value is not None}
        with httpx.Client(timeout=PATIENCE, verify=False, cookies=client.cookies) as asking:
            return asking.request(method, f"{client.base_url}{path}", json=body, headers=kept)


ASKED = [
    (route, private)
    for route in ROUTES
    for private in (False, True)
    if not private or "{table}" in route.path
]


@pytest.mark.parametrize(
    ("route", "private"),
    ASKED,
    ids=[f"{route.name} {'private' if hidden else ''}" for route, hidden in ASKED],
)
def test_a_route_serves_exactly_those_who_may_ask(server: Served, route: Route, private: bool) -> None:
    scene = Scene(server, private)
    for role in ROLES:
        response = scene.ask(route, role)
        wanted = expected(route, role, private)
        said = f"{role}: {response.status_code} {response.text[:200]}"
        if wanted is not None:
            assert response.status_code == wanted, said
        if route.who == "moderator":
            unknown = scene.send(role, route.method, "/api/nothing/here", BODIES[route.body])
            assert (response.content == unknown.content) == (wanted == 404), said
            # Whether the connection is kept depends on whether the body has come by then.
            differ = response.headers.keys() ^ unknown.headers.keys()
            assert wanted is None or differ <= {"connection"}, differ
        if wanted is None:
            missing = route.path.startswith(MINE) and response.status_code == 404
            sent = response.status_code == 403 and response.json()["message"]["id"] in OF_THE_HANDLER
            assert response.status_code not in REFUSED or missing or sent, said
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
        response = scene.ask(route, "moderator" if route.who == "moderator" else "host", **headers)
        assert response.status_code == 403 and response.json()["code"] == "origin", headers
    assert scene.host.get("/api/me")["name"] == "Host"
    assert scene.host.get(f"/api/tables/{scene.table}")["table"]["status"] == "open"


def test_who_is_banned_changes_nothing_but_may_leave(serve: Serve, tmp_path: Path) -> None:
    scene = Scene(serve("--rate", "1000"), private=False)
    banned = scene.roles["stranger"]
    done = terroir("admin", "ban", str(banned.id), "--db", f"sqlite:///{tmp_path / 'terroir.db'}")
    assert done.returncode == 0, done.stderr
    wait_for(lambda: banned.http.post("/api/me", json={"name": "Zed"}).status_code == 403, "still welcome")
    changing = [route for route in ROUTES if route.method != "GET"]
    for route in changing:
        if route.who == "moderator":
            assert scene.ask(route, "stranger").status_code == 404
        elif not route.for_banned:
            response = scene.ask(route, "stranger")
            assert response.status_code == 403, route.name
            assert response.json()["message"]["id"] == "refused-banned-here", route.name
    leaving = {route.name for route in changing if route.for_banned}
    assert leaving == {"DELETE /api/me", "POST /api/account/sessions/end", "POST /api/account/sign-out"}
    assert banned.get("/api/me/data")["person"] == banned.id
    banned.delete("/api/me")
    assert banned.get("/api/me")["person"] is None


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
        assert eyes.ask("commit_nonce", seat=seat, commitment="2" * 64)["code"] in ("stale", "forbidden")
        assert eyes.play(action, seat=seat)["code"] == "forbidden"
        for kind in ("why_not", "what_if"):
            assert eyes.question(kind, action, seat)["code"] == "forbidden"
        eyes.send("look", seat=seat)
        assert eyes.next("refused", "state")["type"] == "refused"
    nobody = server.guest().look(scene.table)
    assert nobody.play(action, seat=0)["code"] == "identity"
    assert nobody.ask("chat", text="hello")["code"] == "identity"
    assert seated.ask("silence", person=scene.roles["stranger"].id, silenced=True)["code"] == "forbidden"
