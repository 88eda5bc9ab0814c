"""The lobby: what is open is told as it comes and goes, people are found for a game, and nobody is seen who
does not want to be.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from terroir.core.registry import games
from terroir.server.lobby import OFFER_MS, seeking
from terroir.server.matching import groups
from terroir.server.metrics import Metrics
from terroir.server.readiness import Readiness
from terroir.server.server import Server
from terroir.server.settings import Settings
from terroir.store.jobs import MOST_SEARCHES
from terroir.store.opening import open_store
from terroir.store.people_rows import Seeker
from terroir.table.setup import Setup
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.store.test_searches import ENDLESS
from tests.waiting import PATIENCE

GAME = games()[0]
WANTED = {"game": GAME, "players": 2, "pace": "quick"}


class Looking:
    """A socket at the lobby, and what it was last told."""

    def __init__(self, guest: Guest) -> None:
        self.socket = connect(
            f"{guest.address.replace('http', 'ws')}/api/lobby/socket",
            additional_headers={"Cookie": guest.cookie} if guest.cookie else {},
            origin=guest.origin,  # type: ignore[arg-type]
            subprotocols=["terroir"],  # type: ignore[list-item]
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=None,
            legacy=True,
        )
        self.told: dict[str, Any] = {}

    def until(self, is_so: Callable[[dict[str, Any]], Any]) -> Any:
        """Wait until what was told is so."""
        while "lobby" not in self.told or "you" not in self.told or not (found := is_so(self.told)):
            frame = json.loads(self.socket.recv(PATIENCE))
            self.told[frame["type"]] = frame
        return found

    def matched(self) -> str:
        return str(self.until(lambda told: told.get("matched"))["table"])

    def tables(self, kind: str = "open") -> list[str]:
        return [line["id"] for line in self.told["lobby"][kind]]


def test_open_tables_and_games_to_watch_come_and_go(server: Served) -> None:
    stranger, anna, bert = Looking(server.guest()), server.guest("Anna"), server.guest("Bert")
    table = anna.table(GAME, 2)
    # She makes it and sits down: the lobby may tell of the one before the other.
    line = stranger.until(
        lambda told: [one for one in told["lobby"]["open"] if one["id"] == table and one["free"] == 1]
    )[0]
    assert line["names"] == ["Anna", ""] and not line["yours"]
    hers = Looking(anna)
    hers.until(lambda told: table in told["you"]["yours"])
    assert hers.told["you"]["name"] == "Anna"
    bert.sit(table)
    stranger.until(lambda _: table in stranger.tables("watch") and table not in stranger.tables())
    hidden = anna.table(GAME, 2, visibility="unlisted")
    shown = anna.table(GAME, 2)
    stranger.until(lambda _: shown in stranger.tables())
    assert hidden not in json.dumps(stranger.told)


def test_two_who_look_for_the_same_are_seated_once_and_play(server: Served) -> None:
    people = [server.guest(name) for name in ("Cora", "Dino", "Emil")]
    lobbies = [Looking(person) for person in people]
    for person, pace in zip(people, ("slow", "quick", "slow"), strict=True):
        person.post("/api/lobby/seek", WANTED | {"pace": pace})
    table = lobbies[0].matched()
    assert lobbies[2].matched() == table
    assert lobbies[1].until(lambda told: told["you"]["seeking"])["pace"] == "quick"
    seats = people[0].get(f"/api/tables/{table}")["seats"]
    assert {seat["name"] for seat in seats} == {"Cora", "Emil"}
    for person in (people[0], people[2]):
        person.give_nonces(person.get(f"/api/tables/{table}"))
    body = people[0].get(f"/api/tables/{table}")
    assert body["table"]["status"] == "running" and body["table"]["clock"]["bank_s"] == 1800
    assert body["table"]["rated"], "strangers meet"
    assert [row["id"] for row in people[1].get("/api/tables?mine=yes")["tables"]] == []
    people[1].post("/api/lobby/stop")
    lobbies[1].until(lambda told: told["you"]["seeking"] is None)


def test_who_does_not_want_to_wait_plays_with_bots(server: Served) -> None:
    fay = server.guest("Fay")
    lobby = Looking(fay)
    fay.post("/api/lobby/seek", WANTED | {"players": 3})
    lobby.until(lambda told: told["you"]["seeking"])
    fay.post("/api/lobby/seek", WANTED | {"players": 3, "bots": True})
    table = lobby.matched()
    fay.give_nonces(fay.get(f"/api/tables/{table}"))
    body = fay.get(f"/api/tables/{table}")
    assert body["table"]["status"] == "running"
    assert sorted(seat["kind"] for seat in body["seats"]) == ["bot", "bot", "person"]
    assert not body["table"]["rated"]


def test_nobody_is_found_who_has_gone_or_is_blocked(server: Served) -> None:
    gone, gus, hal, ida = (server.guest(name) for name in ("Gone", "Gus", "Hal", "Ida"))
    wanted = WANTED | {"pace": "day"}
    left = Looking(gone)
    gone.post("/api/lobby/seek", wanted)
    left.until(lambda told: told["you"]["seeking"])
    left.socket.close()
    gus.post("/api/me/blocks", {"person": hal.id})
    lobbies = [Looking(one) for one in (gus, hal)]
    for person in (gus, hal):
        person.post("/api/lobby/seek", wanted)
    for lobby in lobbies:
        lobby.until(lambda told: any(one["waiting"] == 2 for one in told["lobby"]["wanted"]))
    third = Looking(ida)
    ida.post("/api/lobby/seek", wanted)
    table = third.matched()
    assert lobbies[0].matched() == table, "who waits longest comes first"
    assert "matched" not in lobbies[1].told
    answer = hal.post(f"/api/tables/{table}/join", status=403)
    assert answer["message"]["id"] == "refused-blocked"
    made = gus.table(GAME, 2)
    lobbies[1].until(lambda told: made in told["you"]["hidden"])


def test_only_who_wants_to_be_is_seen_here(server: Served) -> None:
    jan, kim = server.guest("Jan"), server.guest("Kim")
    hers = Looking(kim)
    seen = Looking(jan)
    seen.until(lambda told: told["lobby"]["online"] >= 2)
    jan.post("/api/me/shown", {"shown": True})
    hers.until(lambda told: {"person": jan.id, "name": "Jan"} in told["lobby"]["people"])
    assert seen.until(lambda told: told["you"]["shown"]) is True
    assert kim.id not in [one["person"] for one in hers.told["lobby"]["people"]]
    jan.post("/api/me/shown", {"shown": False})
    hers.until(lambda told: jan.id not in [one["person"] for one in told["lobby"]["people"]])


def test_a_restart_loses_nobody_who_waits(serve: Serve) -> None:
    first = serve("--rate", "1000")
    lea = first.guest("Lea")
    lobby = Looking(lea)
    lea.post("/api/lobby/seek", WANTED)
    since = lobby.until(lambda told: told["you"]["seeking"])
    assert since["players"] == 2 and not since["offer"]
    first.kill()
    again = serve("--rate", "1000")
    lea.address, lea.origin = again.address, again.address
    lea.http.base_url, lea.http.headers["origin"] = again.address, again.address
    back = Looking(lea)
    lea.post("/api/lobby/seek", WANTED)  # as a browser does it that was waiting
    back.until(lambda told: told["you"]["seeking"])
    mia = again.guest("Mia")
    other = Looking(mia)
    mia.post("/api/lobby/seek", WANTED)
    assert other.matched() == back.matched()


def test_the_lobby_is_only_listened_to(server: Served) -> None:
    lobby = Looking(server.guest("Nora"))
    lobby.socket.send('{"type":"ping"}')
    lobby.until(lambda told: told.get("pong"))
    lobby.socket.send('{"type":"look","seat":0}')
    with pytest.raises(ConnectionClosed):
        while True:
            lobby.socket.recv(PATIENCE)
    refused = server.guest("Olga").post("/api/lobby/seek", WANTED | {"players": 15}, status=400)
    assert refused["code"] == "options"


def seeker(person: str, **more: Any) -> Seeker:
    wanted = {"name": person, "game": "g", "players": 2, "pace": "quick", "since_ms": 0, "until_ms": 9}
    return Seeker(person, **wanted | more)


def found(*seekers: Seeker, apart: dict[str, set[str]] | None = None) -> list[list[str]]:
    return [[one.person for one in group] for group in groups(seekers, apart or {})]


def test_who_plays_with_whom() -> None:
    a, b, c = (seeker(name) for name in "abc")
    assert found(a, b, c) == [["a", "b"]] and found(a) == []
    assert found(a, b, c, apart={"b": {"a"}}) == [["a", "c"]]
    assert found(a, seeker("b", players=3), seeker("c", pace="slow"), seeker("d", game="h")) == []
    assert found(a, seeker("b", name="А"), c) == [["a", "c"]], "names that look the same"
    assert found(a, seeker("b", table="t"), c) == [["a", "c"]], "who was found already"
    threes = [seeker(name, players=3) for name in "abcd"]
    assert found(*threes) == [["a", "b", "c"]]
    assert found(*threes, apart={"c": {"b"}}) == [["a", "b", "d"]]


def test_a_rating_matters_where_both_have_one() -> None:
    picky = seeker("a", rating=1500, within=100)
    assert found(picky, seeker("b", rating=1601)) == [] and found(picky, seeker("b", rating=1600)) != []
    assert found(picky, seeker("b")) == [["a", "b"]], "nobody knows yet how strong they are"
    assert found(seeker("a", rating=1500), seeker("b", rating=1900)) == [["a", "b"]]
    assert found(seeker("a", rating=1500), seeker("b", rating=1900, within=300)) == []


def test_bots_take_the_seats_of_those_who_have_not_come() -> None:
    a, b = seeker("a", players=3, bots=True), seeker("b", players=3)
    assert found(a, b) == [["a"]], "b still waits for people"
    assert found(b, a) == [["a"]]
    assert found(b, a, seeker("c", players=3, bots=True)) == [["b", "a", "c"]], "people come first"
    assert not seeking(a, OFFER_MS - 1).offer and seeking(a, OFFER_MS).offer


def test_the_lobby_hears_of_new_tables_while_visitors_search_without_end(tmp_path: Path) -> None:
    async def run() -> None:
        address = f"sqlite:///{tmp_path / 'terroir.db'}"
        store = await open_store(address)
        metrics = Metrics()
        server = Server(Settings(address, workers=1), store, metrics, Readiness(store, metrics))
        anna, _ = await server.people.greet("Anna")
        search = partial(store._driver.read, ENDLESS, (), "searches")
        searches = [asyncio.ensure_future(search()) for _ in range(MOST_SEARCHES)]
        session = await server.make(Setup(game="noughts", seats=(None, None), host=anna.id))
        await server.lobby._look()
        assert [row.id for row in server.lobby._open] == [session.id]
        await asyncio.gather(*searches, return_exceptions=True)
        await server.close()

    anyio.run(run)
