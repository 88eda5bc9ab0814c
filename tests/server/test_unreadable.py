"""A table that cannot be read is shown as such, said once in the log, and harms no list."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from msgspec.structs import replace

from terroir.server import listing
from terroir.store.opening import open_store
from terroir.store.rows import Head
from terroir.table.entries import Created, Entry, Moved, encode
from terroir.table.setup import Setup, create
from tests.faults.test_turns import at
from tests.server.conftest import Serve
from tests.server.people import started
from tests.store.samples import plain_sql

SECRET = bytes(range(32))


async def other_rules(address: str, person: str) -> str:
    """A table whose rules are of a release to come."""
    store, now = await open_store(address), int(time.time() * 1000)
    first = create("OtherRules12", Setup(game="citrus", seats=(None, None), host=person), SECRET, now)
    assert isinstance(first.body, Created)
    first = Entry(first.table, 1, now, replace(first.body, version=99))
    new = listing.new_row(first, SECRET)
    seats = (replace(new.row.seats[0], person=person, name="Anna"), new.row.seats[1])
    new = replace(new, row=replace(new.row, stage="running", seats=seats))
    await store.create(new, now, first.kind, encode(first.body))
    await store.close()
    return first.table


async def impossible(address: str, table: str) -> None:
    """A move that cannot have been made, though the chain holds it."""
    store = await open_store(address)
    last = (await store.entries(table))[-1]
    body = encode(Moved(seat=0, action="buy a horse", command="c", digest=1))
    await store.append(table, Head(last.seq, last.hash), last.at_ms, "moved", body)
    await store.close()


def test_tables_that_cannot_be_read_harm_no_list(serve: Serve, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/terroir.db"
    server = serve(database=address)
    good, (anna, _), _ = started(server, "citrus")
    altered, wrong = (anna.table("citrus", seats=[{}, {"kind": "bot", "level": "random"}]) for _ in range(2))
    server.stop()
    change = (
        f"UPDATE entries SET body = replace(body, 'seat', 'sea') WHERE table_id = '{altered}' AND seq > 2"
    )
    asyncio.run(plain_sql(address, change))
    asyncio.run(impossible(address, wrong))
    newer = asyncio.run(other_rules(address, str(anna.id)))

    server = serve(database=address)
    anna = at(server, anna)
    for _ in range(3):
        # Lists open no table that was left in order: what is wrong with one is known once somebody opens it.
        for table, status, code in ((altered, 500, "broken"), (wrong, 500, "log"), (newer, 503, "version")):
            assert anna.get(f"/api/tables/{table}", status)["code"] == code
        tables = {table["id"]: table for table in anna.get("/api/tables?mine=yes")["tables"]}
        troubles = {id: table["trouble"] and table["trouble"]["id"] for id, table in tables.items()}
        assert troubles == {
            good: None, altered: "refused-broken", wrong: "refused-log", newer: "refused-version",
        }  # fmt: skip
        assert server.guest().get("/api/tables")["tables"]
    assert anna.look(good).state["table"]["id"] == good
    server.stop()
    for table in (altered, wrong, newer):
        assert len([line for line in server.log if table in line]) == 1, server.log
    assert not [line for line in server.log if '"level":"error"' in line]
