"""Servers killed while they count finished games: each has to count once, in the order of their ends."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from terroir.server.rating import Skill, rated
from tests.server.conftest import Served
from tests.server.rated_games import finished, standings, stored
from tests.waiting import wait_for

APART_MS = 3 * 3_600_000
"""Between two games: the same people count only so often in a day."""


def campaign(folder: Path, games: int, luck: Random, tell: Callable[[str], None]) -> dict[str, Any]:
    """Kill until all games have counted; an AssertionError if any was lost, counted twice or out of turn."""
    file = folder / "tables.db"
    address, now = f"sqlite:///{file}", int(time.time() * 1000)
    for number in range(games):
        made = finished(now - (games - number) * APART_MS)
        asyncio.run(stored(address, made, f"Table{number:07}"))

    def due() -> int:
        with sqlite3.connect(file) as database:
            return int(database.execute("SELECT COUNT(*) FROM tables WHERE rating = 'due'").fetchone()[0])

    kills = 0
    while (left := due()) and kills < games:
        server = Served(address)
        time.sleep(0.1 + luck.random() * 0.25)  # it counts a few games meanwhile, or none
        server.kill()
        kills += 1
        tell(f"{kills} kills, {games - left} games counted")
    server = Served(address)
    wait_for(lambda: not due(), "games are left that nobody counts")
    server.stop()
    loser = winner = Skill()
    for _ in range(games):
        loser, winner = rated([loser, winner], [2, 1])
    found = asyncio.run(standings(address))
    assert (found["p0"].games, found["p1"].games) == (games, games), found
    assert (found["p0"].mu, found["p1"].mu) == (loser.mu, winner.mu), found
    return {"games": games, "kills": kills}
