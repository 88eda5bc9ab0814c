"""A process dies, and others look after its tables: their clocks and their bots, though nobody looks."""

import json
from typing import Any

from tests.faults.conftest import Workers
from tests.faults.judge import rows_of
from tests.faults.test_time import seated_with_clock
from tests.faults.test_turns import database_of
from tests.waiting import wait_for


def test_clocks_and_bots_of_a_killed_process_go_on_at_another(workers: Workers) -> None:
    first, second = workers(2)
    table, _ = seated_with_clock(first, "citrus", absent_level="random")
    wait_for(lambda: first.metric("terroir_leases") == 1, "the new game has no owner")
    first.kill()
    database = database_of(second)

    def bodies() -> list[Any]:
        return [json.loads(row[4]) for row in rows_of(database) if row[0] == table]

    wait_for(lambda: any(body["kind"] == "timed-out" for body in bodies()), "nobody keeps the clock")
    wait_for(lambda: any(body.get("by") == "stand-in" for body in bodies()), "nobody moves the bots")
    assert second.metric("terroir_leases") == 1
