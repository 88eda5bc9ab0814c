"""A database that a server of release 0.1.0 left behind: it opens, and people play on at its tables."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from terroir.store.checking import check_all
from terroir.store.opening import open_store
from terroir.store.snapshot import snapshot
from tests.corpus.reading import FOLDER, promises, record_hash
from tests.server.conftest import Served
from tests.server.people import Guest, play_out

ABOUT = json.loads((FOLDER / "database.json").read_text("utf-8"))
TABLES = ABOUT["tables"]


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A copy."""
    file = tmp_path / "terroir.db"
    file.write_bytes(gzip.decompress((FOLDER / "database.sqlite.gz").read_bytes()))
    return f"sqlite:///{file}"


@pytest.fixture
def server(address: str) -> Iterator[Served]:
    """The code of today on the copy, on the evening of then: tables that nobody comes back to are let go."""
    with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as copy:
        ((left_ms,),) = copy.execute("SELECT max(at_ms) FROM entries")
    served = Served(address, "--rate", "1000", began_ms=left_ms + 60_000)
    yield served
    served.stop()
    assert not [line for line in served.log if '"level":"error"' in line]


def person(server: Served, name: str) -> Guest:
    """Somebody who comes back with the cookie of then."""
    guest = server.guest()
    guest.http.cookies.set("terroir", ABOUT["people"][name])
    me = guest.get("/api/me")
    assert me["name"] == name
    guest.id = me["person"]
    return guest


@pytest.mark.anyio
async def test_every_log_is_whole_and_comes_to_the_same(address: str) -> None:
    store = await open_store(address)
    try:
        assert set(await store.ids()) == {one["id"] for one in TABLES.values()}
        for name, one in TABLES.items():
            log = [(entry.at_ms, entry.kind, entry.body) for entry in await store.entries(one["id"])]
            secret = await store.secret(one["id"])
            if one["promises"] is not None:
                assert secret is not None
                assert promises(one["id"], secret.hex(), log) == one["promises"], name
    finally:
        await store.close()
    async with snapshot(address) as source:
        report = await check_all(source, lambda _: None)
    assert report.findings == [] and report.replayed == report.tables == len(TABLES)


def test_finished_games_are_read_as_they_were(server: Served) -> None:
    anna = person(server, "Anna")
    kept = {name: one for name, one in TABLES.items() if one["record"] is not None}
    assert len(kept) >= 5
    for name, one in kept.items():
        assert record_hash(anna.get(f"/api/records/{one['id']}")) == one["record"], name


def test_every_table_opens_for_its_people(server: Served) -> None:
    people = [person(server, name) for name in ABOUT["people"]]
    for name, one in TABLES.items():
        if one["promises"] is None:
            continue
        answers = [(guest, guest.http.get(f"/api/tables/{one['id']}")) for guest in people]
        hidden = [guest for guest, answer in answers if answer.status_code == 404]
        assert len(hidden) == (2 if name.startswith("private") else 0), name
        seated = [guest for guest, answer in answers if answer.json().get("seated")]
        assert seated or name == "cancelled", name
        for guest in seated:
            eyes = guest.look(one["id"])
            assert eyes.state["pending"]["kind"] in ("open", "decide", "over"), name
            assert bool(one["promises"]["result"]) <= eyes.over, name
            eyes.close()


def test_what_was_said_is_still_there(server: Served) -> None:
    eyes = person(server, "Anna").look(TABLES["citrus running, with chat"]["id"])
    assert [line["text"] for line in eyes.state["chat"]] == ["Bonsoir ! 🍊", "good evening"]


@pytest.mark.parametrize(
    "name", ["citrus running, with chat", "citrus rematch, running", "chicoree, a sealed bid in flight"]
)
def test_people_play_on(server: Served, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The commands of then are still known: the same ids would be refused, as those of a late copy are.
    monkeypatch.setattr("tests.server.people._commands", count(1_000_000))
    people = [person(server, name) for name in ABOUT["people"]]
    table = TABLES[name]["id"]
    seats = [guest.look(table) for guest in people if guest.get(f"/api/tables/{table}")["seated"]]
    before = seats[0].state["n"]
    for moves, _ in enumerate(play_out(seats, Random(name))):
        if moves == 12:
            break
    assert seats[0].state["n"] > before + 5
