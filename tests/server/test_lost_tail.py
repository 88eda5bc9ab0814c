"""The database loses the end of a log under a server, as in a failover or a restore."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terroir.core.registry import games
from tests.server.conftest import Serve
from tests.server.people import Seat
from tests.store.conftest import cluster
from tests.store.samples import plain_sql
from tests.waiting import wait_for
from tools.postgres import Cluster

__all__ = ["cluster"]


@pytest.mark.parametrize("game", games())
def test_a_table_whose_end_is_lost_is_read_anew_and_goes_on(serve: Serve, tmp_path: Path, game: str) -> None:
    served = serve("--log", "warning")
    anna, bert = served.guest("Anna"), served.guest("Bert")
    table = anna.table(game, 2)
    bert.sit(table)
    seats = [anna.look(table), bert.look(table)]
    _moves(seats)
    with closing(sqlite3.connect(tmp_path / "terroir.db")) as database, database:
        ((kept,),) = database.execute("SELECT MAX(seq) FROM entries WHERE table_id = ?", (table,))
        _moves(seats)
        database.execute("DELETE FROM entries WHERE table_id = ? AND seq > ?", (table, kept))
    mover = _mover(seats)
    lost = {"command": "lost", "seat": mover.seat, "action": mover.actions()[0]}
    mover.send("play", at=mover.state["n"], **lost)
    for seat in seats:
        assert seat.next("closing")["code"] == "resync"
    again = [anna.look(table), bert.look(table)]
    assert again[0].state["n"] < seats[0].state["n"]
    _moves(again)
    assert any("lost the end of a log" in line for line in served.log)
    assert served.metric("terroir_lost_heads_total") == 1


def test_a_process_notices_by_itself_what_a_shared_database_has_lost(serve: Serve, cluster: Cluster) -> None:
    """Moves and lines of chat: the next ones would have the numbers of those that are gone."""
    address = cluster.create("lost_tail")
    served = serve("--log", "warning", database=address)
    anna, bert = served.guest("Anna"), served.guest("Bert")
    table = anna.table(games()[0], 2)
    bert.sit(table)
    seats = [anna.look(table), bert.look(table)]
    _moves(seats)
    asyncio.run(plain_sql(address, f"DELETE FROM entries WHERE seq > 6 AND table_id = '{table}'"))
    for seat in seats:
        assert seat.next("closing")["code"] == "resync"
    seats = [anna.look(table), bert.look(table)]
    _moves(seats)
    for text in ("one", "two", "three"):
        assert seats[0].ask("chat", text=text)["type"] == "accepted"
    asyncio.run(plain_sql(address, f"DELETE FROM chat WHERE number > 1 AND table_id = '{table}'"))
    asyncio.run(plain_sql(address, f"UPDATE tables SET lines = 1 WHERE id = '{table}'"))
    for seat in seats:
        assert seat.next("closing")["code"] == "resync"
    seats = [anna.look(table), bert.look(table)]
    assert [line["text"] for line in seats[1].state["chat"]] == ["one"]
    seats[0].ask("chat", text="again")
    line = seats[1].next("chatted")["line"]
    assert (line["number"], line["text"]) == (2, "again")
    _moves(seats)


def _mover(seats: list[Seat]) -> Seat:
    def ready() -> Seat | None:
        for seat in seats:
            seat.drain()
        return next((seat for seat in seats if seat.state["choices"]), None)

    return wait_for(ready, "nobody may choose anything")


def _moves(seats: list[Seat]) -> None:
    """Play some moves."""
    for _ in range(3):
        mover = _mover(seats)
        accepted = mover.play(mover.actions()[0])
        assert accepted["type"] == "accepted", accepted
