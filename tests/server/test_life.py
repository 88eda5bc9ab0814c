"""What a server keeps of people and for how long: counted, shown, erased, and gone by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import apsw
import httpx
import pytest

from terroir.core.registry import games
from terroir.store.chain import BEGIN, link
from terroir.store.keeping import DAY
from terroir.store.rows import SCHEMA
from tests.server.conftest import ROOT, Serve, Served
from tests.server.people import BOT, QUICK, play_out
from tests.waiting import PATIENCE, wait_for

GAME = games()[0]
NAME = "Zsuzsanna"


def sql(file: Path, text: str) -> list[tuple[object, ...]]:
    connection = apsw.Connection(str(file))
    connection.set_busy_timeout(int(1000 * PATIENCE))
    try:
        return [tuple(row) for row in connection.execute(text)]
    finally:
        connection.close()


def terroir(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from terroir.cli.main import app; app()", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_day_has_so_many_tables_for_a_person_and_an_address(serve: Serve, tmp_path: Path) -> None:
    server, file = serve(), tmp_path / "terroir.db"
    anna, bert = server.guest("Anna"), server.guest("Bert")
    anna.table(GAME)
    assert sql(file, "SELECT who, what, used FROM quotas ORDER BY who = '127.0.0.1'") == [
        (anna.id, "tables", 1),
        ("127.0.0.1", "tables", 1),
    ]
    for who in (anna.id, "127.0.0.1"):
        sql(file, f"UPDATE quotas SET used = 400 WHERE who = '{who}'")
        refused = anna.post("/api/tables", {"game": GAME, "players": 2}, 429)
        assert refused["message"]["id"] == "refused-quota"
        bert.post("/api/tables", {"game": GAME, "players": 2}, 200 if who == anna.id else 429)
    sql(file, "UPDATE quotas SET day = day - 1")
    anna.table(GAME)


def test_a_guest_who_never_did_anything_is_forgotten_after_a_month(serve: Serve, tmp_path: Path) -> None:
    server, file = serve(), tmp_path / "terroir.db"
    idle, visitor, host, account = (server.guest(name) for name in ("Idle", "Visitor", "Host", "Account"))
    host.table(GAME)
    account.post("/api/account/recovery")
    server.stop()
    sql(file, f"UPDATE people SET created_ms = created_ms - {31 * DAY}")
    sql(file, f"UPDATE tokens SET created_ms = created_ms - {31 * DAY}, seen_ms = NULL")
    sql(file, f"UPDATE tokens SET seen_ms = created_ms + {2 * DAY} WHERE person_id = '{visitor.id}'")
    again = serve()
    kept = {visitor.id, host.id, account.id}
    wait_for(
        lambda: {row[0] for row in sql(file, "SELECT id FROM people")} == kept, "the guest is still there"
    )
    for guest in (idle, visitor):
        answer = httpx.get(f"{again.address}/api/me", headers={"cookie": guest.cookie}, timeout=PATIENCE)
        assert answer.json()["person"] == (None if guest is idle else guest.id)


def test_who_asks_gets_all_that_is_kept_of_them(server: Served) -> None:
    anna, bert = server.guest(NAME), server.guest("Bert")
    table = anna.table(GAME)
    bert.sit(table)
    eyes = anna.look(table)
    eyes.ask("chat", text="good evening")
    bert.look(table).ask("chat", text="not yours")
    data = anna.get("/api/me/data")
    assert (data["person"], data["name"]) == (anna.id, NAME)
    ((mine,),) = ([one for one in data["tables"] if one["id"] == table],)
    assert mine["host"] and mine["seats"] == [{"seat": 0, "name": NAME, "score": None, "won": None}]
    assert [line["text"] for line in data["chat"]] == ["good evening"]
    assert "Bert" not in str(data) and "not yours" not in str(data)
    server.guest().get("/api/me/data", 401)


GIVEN = {
    "people": "name", "tokens": "sessions", "passkeys": "passkeys", "mails": "mail", "one_time": "recovery",
    "tables": "tables", "seats": "tables", "names": "tables", "chat": "chat", "mutes": "muted",
    "blocks": "blocked", "reports": "reports", "channels": "notices", "wishes": "wish", "hushed": "hushed",
    "ratings": "ratings", "rated": "ratings", "private_items": "private", "events": "events",
    "entrants": "events", "deal_plays": "deals", "friends": "friends", "invitations": "invited",
    "vacations": "vacation", "orders": "orders",
}  # fmt: skip
"""What is kept of people, and where they find it among their data."""
OF_THE_MOMENT = {"told", "seekers", "quotas"}
"""What is gone by itself within days, and says nothing that one does not know."""
ABOUT_THEM = {"bans", "deeds", "erasures"}
"""What others have done about somebody: it is theirs, and has no name in it."""


def test_nothing_is_kept_of_people_that_is_not_theirs_to_see(server: Served) -> None:
    people = {"person_id", "by_id", "host", "host_id", "who"}
    keeps = {one.name for one in SCHEMA if people & {column.name for column in one.all}} | {"people"}
    assert keeps == {*GIVEN, *OF_THE_MOMENT, *ABOUT_THEM}
    assert {*GIVEN.values()} <= set(server.guest(NAME).get("/api/me/data"))


def test_who_wants_to_be_erased_leaves_all_tables_and_no_name(serve: Serve, tmp_path: Path) -> None:
    server = serve("--rate", "1000")
    file = tmp_path / "terroir.db"
    anna, bert = server.guest(NAME), server.guest("Bert")
    over = anna.table(GAME, seats=[{}, BOT], options=QUICK.get(GAME, {}))
    for _ in play_out([anna.look(over)], Random(1)):
        pass
    running, open_ = bert.table(GAME), bert.table(GAME, 3)
    anna.sit(running)
    anna.sit(open_)
    hosted = anna.table(GAME)
    mine = anna.look(running)
    mine.ask("chat", text=f"{NAME} was here")
    record = anna.get(f"/api/tables/{over}/record")
    anna.post("/api/records", {"text": record})
    assert NAME in record
    anna.delete("/api/me")

    assert mine.next("closing")["code"] == "revoked"
    seats = bert.get(f"/api/tables/{running}")["seats"]
    assert seats[1]["name"] == "" and seats[1]["why"] == "conceded"
    assert bert.get(f"/api/tables/{open_}")["seats"][1]["kind"] == "open"
    assert bert.get(f"/api/tables/{hosted}")["table"]["status"] == "over"
    again = bert.get(f"/api/tables/{over}/record")
    assert NAME not in again and len(again.splitlines()) == len(record.splitlines())
    whole = repr([sql(file, f"SELECT * FROM {one.name}") for one in SCHEMA])
    assert NAME not in whole and NAME.casefold() not in whole and "Bert" in whole
    server.stop()
    checked = terroir("db", "check", "--db", f"sqlite:///{file}")
    assert checked.returncode == 0, checked.stderr
    assert NAME.encode() not in file.read_bytes()


def test_a_server_lets_go_what_is_old_and_so_does_the_command(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "terroir.db"
    address = f"sqlite:///{file}"
    server = serve("--rate", "1000")
    anna = server.guest("Anna")
    running, left, _ = (anna.table(GAME) for _ in range(3))
    server.guest("Bert").sit(running)
    anna.post(f"/api/tables/{left}/leave")
    server.stop()
    _make_older(file, 31 * DAY)
    runs = (("To be removed", ["--dry-run"]), ("Removed", []), ("Removed", ["--finished", "9"]))
    for said, options in runs:
        done = terroir("db", "prune", "--db", address, *options)
        assert done.returncode == 0 and done.stdout.startswith(said), done
        first = "--finished" not in options
        assert f"nobody began {2 * first}" in done.stdout and f"abandoned games {1 * first}" in done.stdout
    assert sql(file, "SELECT id, stage, reason FROM tables") == [(running, "finished", "cancelled")]
    assert terroir("db", "check", "--db", address).returncode == 0

    again = serve("--rate", "1000")
    unwanted = again.guest("Carl")
    left = unwanted.table(GAME)
    unwanted.post(f"/api/tables/{left}/leave")
    again.stop()
    _make_older(file, 2 * DAY)
    last = serve("--rate", "1000").guest()
    wait_for(lambda: last.http.get(f"/api/tables/{left}").status_code == 404, "it is still there")
    last.get(f"/api/tables/{running}")


def _make_older(file: Path, ms: int) -> None:
    """Everything happened so long ago: the times stand in the logs, so their hashes follow."""
    sql(file, f"UPDATE tables SET created_ms = created_ms - {ms}, listed_ms = listed_ms - {ms}")
    rows = sql(file, "SELECT table_id, seq, at_ms, kind, body FROM entries ORDER BY table_id, seq")
    head = BEGIN
    connection = apsw.Connection(str(file))
    for table, seq, at_ms, kind, body in rows:
        head = BEGIN if seq == 1 else head
        entry = link(str(table), head, int(str(at_ms)) - ms, str(kind), str(body).encode())
        head = entry.head
        connection.execute(
            "UPDATE entries SET at_ms = ?, hash = ? WHERE table_id = ? AND seq = ?",
            (entry.at_ms, entry.hash, table, seq),
        )
    connection.close()


LATE = "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5IHg="  # a time of 24 digits, and an id


@pytest.mark.parametrize("query", [f"after={LATE}", "players=999999999999999", "name=%00"])
def test_what_no_database_holds_is_refused_or_not_found(server: Served, query: str) -> None:
    response = server.guest("Anna").http.get(f"/api/tables?{query}")
    assert response.status_code in (200, 400)
    assert response.json().get("code", "malformed") == "malformed"
