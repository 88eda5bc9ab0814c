"""A process dies, and others look after its tables: their clocks, their bots and what was sealed there."""

import json
import time
from secrets import token_hex
from typing import Any

from terroir.table.beginning import SLOW_REVEAL_MS
from tests.faults.conftest import Workers
from tests.faults.judge import rows_of
from tests.faults.test_time import seated_with_clock
from tests.faults.test_turns import at, database_of
from tests.server.conftest import Served
from tests.server.test_orders import Waiting
from tests.waiting import wait_for


def test_clocks_and_bots_of_a_killed_process_go_on_at_another(workers: Workers) -> None:
    first, second = workers(2)
    table, _ = seated_with_clock(first, "citrus", absent_level="random")
    slow = Waiting(first)
    wait_for(lambda: first.metric("terroir_leases") == 2, "the new games have no owner")
    away = slow.mover.post("/api/vacation", {"days": 2})["until_ms"]
    slow.mover, slow.waiter = at(second, slow.mover), at(second, slow.waiter)
    sealed = slow.plan()
    slow.seal(sealed)
    first.kill()
    database = database_of(second)

    def bodies(table: str = table) -> list[Any]:
        return [json.loads(row[4]) for row in rows_of(database) if row[0] == table]

    wait_for(lambda: any(body["kind"] == "timed-out" for body in bodies()), "nobody keeps the clock")
    wait_for(lambda: any(body.get("by") == "stand-in" for body in bodies()), "nobody moves the bots")
    assert second.metric("terroir_leases") == 2
    slow.take_turn()
    wait_for(
        lambda: (
            [body["action"] for body in bodies(slow.table) if body.get("seat") == 1 and "action" in body]
            == sealed
        ),
        "nobody has played what was sealed",
    )
    assert slow.mover.get(slow.at)["seats"][0]["vacation_ms"] == away


def test_nonces_that_nobody_reveals_are_waited_for_by_processes_that_begin_anew(workers: Workers) -> None:
    (first,) = workers(1)
    anna, bert = first.guest("Anna"), first.guest("Bert")
    table = str(anna.post("/api/tables", {"game": "citrus", "players": 2})["table"]["id"])
    bert.post(f"/api/tables/{table}/join", {})
    for seat, person in enumerate((anna, bert)):
        person.promise(table, seat, token_hex(16))
    first.kill()
    later = Served(first.database, began_ms=int(time.time() * 1000) + SLOW_REVEAL_MS)
    try:
        database = database_of(later)

        def has_begun() -> bool:
            return any(
                json.loads(row[4])["kind"] == "started" for row in rows_of(database) if row[0] == table
            )

        wait_for(has_begun, "nobody begins the game")
    finally:
        later.stop()
