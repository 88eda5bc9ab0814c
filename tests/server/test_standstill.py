"""Clocks of one's own, pauses and vacations with a real server, which is killed in between."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from terroir.core.registry import games
from terroir.store.opening import open_store
from terroir.store.people_rows import Vacation
from terroir.table.setup import DAY
from tests.server.conftest import Serve, Served
from tests.server.people import Guest, Seat
from tests.waiting import wait_for

GAME = games()[0]
SLOW = {"kind": "days", "days": 2, "reserve_days": 5}


def two_at(server: Served, clock: dict[str, Any]) -> tuple[str, Guest, Guest]:
    anna, bo = server.guest("Anna"), server.guest("Bo")
    table = anna.table(GAME, clock=clock)
    bo.sit(table)
    return table, anna, bo


def again(served: Served, guest: Guest) -> Guest:
    """The same person at the server that has come after."""
    found = served.guest()
    found.http.cookies.update(guest.http.cookies)
    return found


def test_a_pause_outlives_the_server_and_anybody_ends_it(serve: Serve) -> None:
    server = serve()
    table, anna, bo = two_at(server, {"kind": "bank", "bank_s": 600, "increment_s": 20})
    one, two, other = anna.look(table), bo.look(table), server.guest().look(table)
    assert one.state["table"]["clock"]["increment_s"] == 20
    assert one.ask("offer_pause", seat=0)["type"] == "accepted"
    two.sync()
    assert two.state["offer"]["about"] == "pause" and two.state["offer"]["waiting"] == [1]
    assert two.ask("answer_pause", seat=1, agree=True)["type"] == "accepted"
    for seat in (one, two, other):
        seat.sync()
        assert seat.state["clocks"]["paused"] and not seat.state["clocks"]["running"]
    left = one.state["clocks"]["left_ms"]
    server.kill()
    server = serve()
    one, two = again(server, anna).look(table), again(server, bo).look(table)
    assert one.state["clocks"]["paused"] and one.state["clocks"]["left_ms"] == left
    first = (one, two)[one.state["pending"]["seats"][0]]
    assert first.actions() == [] and first.play("x")["message"]["id"] == "table-refused-paused"
    assert two.ask("end_pause", seat=1)["type"] == "accepted"
    first.sync()
    assert first.state["clocks"]["running"] and "paused" not in first.state["clocks"]
    assert first.play(first.actions()[0])["type"] == "accepted"


def test_a_vacation_stops_slow_clocks_everywhere_and_outlives_the_server(serve: Serve) -> None:
    server = serve()
    table, anna, bo = two_at(server, SLOW)
    quick = anna.table(GAME, clock={"kind": "bank", "bank_s": 600, "increment_s": 20})
    bo.sit(quick)
    seat, fast = bo.look(table), bo.look(quick)
    assert seat.state["table"]["clock"]["reserve_days"] == 5
    assert seat.state["clocks"]["reserve_ms"] == [5 * DAY, 5 * DAY]
    assert anna.get("/api/vacation") == {"until_ms": None, "days_left": 30, "days_a_year": 30}
    refused = anna.post("/api/vacation", {"days": 31}, 403)
    assert refused["message"] == {**refused["message"], "id": "refused-vacation"}
    began = anna.post("/api/vacation", {"days": 20})
    assert began["days_left"] == 10 and began["until_ms"]
    anna.post("/api/vacation", {"days": 1}, 409)
    wait_for(lambda: vacation_of(seat, 0) == began["until_ms"], "the table does not know")
    seat.sync()
    assert 0 not in seat.state["clocks"]["running"]
    fast.sync()
    assert vacation_of(fast, 0) is None
    server.kill()
    server = serve()
    anna, bo = again(server, anna), again(server, bo)
    seat = bo.look(table)
    assert vacation_of(seat, 0) == began["until_ms"] and 0 not in seat.state["clocks"]["running"]
    back = anna.post("/api/vacation/end")
    assert back == {"until_ms": None, "days_left": 29, "days_a_year": 30}
    wait_for(lambda: vacation_of(seat, 0) is None, "the table does not know that they are back")
    anna.post("/api/vacation/end", status=409)
    assert anna.get("/api/me/data")["vacation"]["until_ms"]
    anna.delete("/api/me")


def vacation_of(seat: Seat, whose: int) -> int | None:
    """What the table last said of somebody's vacation."""
    seat.drain()
    told = [frame for text in seat.raw if (frame := _seats(text)) is not None]
    return told[-1][whose]["vacation_ms"]  # type: ignore[no-any-return]


def _seats(text: str) -> Any:
    frame = json.loads(text)
    return frame["seats"] if frame["type"] in ("state", "seats") else None


def test_a_vacation_that_no_table_was_told_of_is_found_when_the_server_begins(
    serve: Serve, tmp_path: Path
) -> None:
    server = serve()
    table, anna, _bo = two_at(server, SLOW)
    server.kill()

    async def begin() -> Vacation:
        """As a server writes it that is killed the moment after."""
        store = await open_store(f"sqlite:///{tmp_path / 'terroir.db'}")
        now_ms = (await store.entries(table))[-1].at_ms
        vacation = Vacation(anna.id or "", now_ms, now_ms + 9 * DAY, 0)
        await store.vacations.begin(vacation)
        await store.close()
        return vacation

    vacation = asyncio.run(begin())
    server = serve()
    watching = server.guest().look(table)
    wait_for(lambda: vacation_of(watching, 0) == vacation.until_ms, "nobody has told the table")
