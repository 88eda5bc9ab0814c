"""Accounts of bots: tokens with scopes, limits that say how long to wait, whole games over the network."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from terroir.core.record import parse
from terroir.core.registry import games, load
from terroir.core.verify import verify
from terroir.server.app import ROUTES
from terroir.server.identity import SCOPES, new_bot_token, new_token, scopes_of
from terroir.server.routes import FOR_BOTS
from tests.server.conftest import ROOT, Serve, Served
from tests.server.people import QUICK
from tests.server.test_roles import BODIES
from tests.waiting import PATIENCE

GAME = games()[0]
RUN = [sys.executable, "-c", "from terroir.cli.main import app; app()"]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'terroir.db'}"


def account(database: str, *scopes: str, name: str = "Randy") -> str:
    """The token of a new bot."""
    options = [word for scope in scopes for word in ("--scope", scope)]
    command = [*RUN, "admin", "bot-token", name, *options, "--db", database]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    said, token = done.stdout.splitlines()
    assert f"{name} (bot)" in said
    return token


def asking(server: Served, token: str) -> httpx.Client:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE)


def socket(server: Served, table: str, token: str) -> ClientConnection:
    place = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    protocols: Any = ["terroir"]
    return connect(
        place,
        additional_headers=headers,
        subprotocols=protocols,
        open_timeout=PATIENCE,
        ping_timeout=None,
        legacy=True,
    )


def answer(line: ClientConnection, **frame: Any) -> dict[str, Any]:
    """What a command or question is answered."""
    line.send(json.dumps({"command": "c", **frame} if "ask" not in frame else frame))
    while (got := json.loads(line.recv(PATIENCE)))["type"] not in ("accepted", "refused"):
        pass
    return dict(got)


def test_the_example_plays_every_game_to_its_end(serve: Serve, database: str) -> None:
    server = serve("--rate", "1000", database=database)
    token = account(database)
    for game in games():
        options = [word for one in QUICK[game].items() for word in ("--option", "=".join(one))]
        command = [sys.executable, str(ROOT / "examples" / "network_bot.py"), server.address, token]
        done = subprocess.run(
            [*command, "--game", game, "--against", "random", *options],
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        over = json.loads(done.stdout)
        assert over["kind"] == "over" and over["scores"]
    assert not [line for line in server.log if '"level":"error"' in line]


def test_the_example_promises_its_nonce_to_people_and_reveals_it_after_theirs(
    serve: Serve, database: str
) -> None:
    server = serve("--rate", "1000", database=database)
    token, host, nonce = account(database), server.guest("Host"), "the number of the host".ljust(32, ".")
    table = host.post("/api/tables", {"game": GAME, "players": 2, "visibility": "unlisted"})["table"]["id"]
    example = [sys.executable, str(ROOT / "examples" / "network_bot.py"), server.address, token]
    with subprocess.Popen([*example, "--table", table], stdout=subprocess.PIPE, text=True) as playing:
        eyes = host.look(table, 0)
        told = eyes.next("seats")
        while not told["seats"][1]["commitment"]:
            told = eyes.next("seats")
        promised = told["seats"][1]["commitment"]
        assert not told["seats"][1]["nonce"], "not before all have promised"
        host.promise(table, 0, nonce)
        assert eyes.ask("give_nonce", seat=0, nonce=nonce)["type"] == "accepted"
        while eyes.state["pending"]["kind"] != "decide":
            eyes.receive()
        eyes.ask("concede", seat=0)
        said, _ = playing.communicate(timeout=PATIENCE)
    assert json.loads(said)["kind"] == "over"
    record = parse(host.http.get(f"/api/tables/{table}/record").text)
    kept = {"Nonce1": nonce, "NonceHash2": promised, "Commitment": record.value("Commitment") or ""}
    assert verify(record, load(GAME), kept).shown == "witnessed"


def test_a_bot_may_do_what_its_token_is_for_and_nothing_else(serve: Serve, database: str) -> None:
    server = serve("--rate", "1000", database=database)
    host = server.guest("Host")
    changing = [route for route in ROUTES if route.method != "GET"]
    assert {route.name for route in changing} >= set(FOR_BOTS)
    for scope in SCOPES:
        bot = asking(server, token := account(database, scope, name=f"Bot {scope}"))
        assert bot.get("/api/me").json()["name"] == f"Bot {scope} (bot)"
        table = host.table(GAME, 3)
        if scope == "play":
            assert bot.post(f"/api/tables/{table}/join", json={"nonce": "n" * 32}).status_code == 200
        for route in changing:
            names = dict.fromkeys(re.findall(r"{(\w+)}", route.path), "any")
            path = route.path.format(**{**names, "game": GAME, "number": 1, "table": table})
            refused = bot.request(route.method, path, json=BODIES[route.body])
            is_for_it = FOR_BOTS.get(route.name) == scope
            if route.who == "moderator":
                assert refused.status_code == 404, "for bots there is no such address"
                continue
            assert ("refused-scope" in refused.text) != is_for_it, f"{route.name} {refused.text}"
        line = socket(server, table, token)
        said = answer(line, type="chat", text="hello")
        assert (said.get("code") == "forbidden") == (scope != "chat")
        assert answer(line, type="concede", seat=0)["message"]["id"] == "refused-scope" or scope == "play"
        line.close()


def test_a_token_cannot_be_altered_and_an_unknown_one_is_nobodys(serve: Serve, database: str) -> None:
    server, token = serve("--rate", "1000", database=database), account(database, "chat")
    kind, _, secret = token.split(".")
    assert scopes_of(token) == {"chat"} and scopes_of(new_token()) is None
    for forged in (f"{kind}.play+tables.{secret}", secret, new_bot_token(SCOPES), "x" * 5000):
        bot = asking(server, forged)
        assert bot.get("/api/me").json()["person"] is None
        made = bot.post("/api/tables", json={"game": GAME, "players": 2})
        assert made.status_code in (401, 403), made.text
    # In a cookie it is the same token, and a page of another site cannot use it.
    cookie = {"cookie": f"terroir={token}", "origin": "https://evil.example"}
    refused = httpx.post(f"{server.address}/api/tables", json={}, headers=cookie, timeout=PATIENCE)
    assert refused.json()["code"] == "origin"


def test_a_ban_ends_a_bot(serve: Serve, database: str) -> None:
    server, token = serve("--rate", "1000", database=database), account(database)
    bot = asking(server, token)
    person = bot.get("/api/me").json()["person"]
    ban = [*RUN, "admin", "ban", person, "--db", database]
    assert subprocess.run(ban, capture_output=True, cwd=ROOT, timeout=PATIENCE).returncode == 0
    while (made := bot.post("/api/tables", json={"game": GAME, "players": 2})).status_code == 200:
        pass  # for two seconds the server remembers who it was
    assert made.status_code == 403


def test_refusals_say_the_limit_and_how_long_to_wait(serve: Serve, database: str) -> None:
    server, token = serve("--rate", "0.2", database=database), account(database)
    bot = asking(server, token)
    table = bot.post("/api/tables", json={"game": GAME, "players": 2}).json()["table"]["id"]
    line = socket(server, table, token)
    while (asked := bot.get("/api/me")).status_code == 200:
        pass
    args = asked.json()["message"]["args"]
    assert asked.status_code == 429 and args["limit"] == "200" and args["each"] == "20"
    assert args["seconds"] >= 1 and asked.headers["retry-after"] == str(args["seconds"])
    for _ in range(60):
        line.send('{"type":"ping"}')
    while (got := json.loads(line.recv(PATIENCE)))["type"] != "refused":
        pass
    args = got["message"]["args"]
    assert got["code"] == "too-many" and args["limit"] == "200" and args["seconds"] == 1
    line.close()
