"""People who play while something is done to the server or its database; then the judge."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from random import Random

from terroir.core.registry import games
from tests.faults.crash import Server, some_more
from tests.faults.history import History
from tests.faults.judge import Verdict, judge, rows_of
from tests.faults.players import Person, play_tables
from tests.waiting import promised

Disturb = Callable[[list[Server], History, list[str]], Awaitable[None]]


def under_load(database: str, folder: Path, servers: int, disturb: Disturb) -> tuple[Verdict, History]:
    """Tables of every game at so many processes, disturbed; what the judge says of it."""
    history = asyncio.run(_play(database, folder, servers, disturb))
    return judge(history.lines, rows_of(database)), history


async def _play(database: str, folder: Path, number: int, disturb: Disturb) -> History:
    history, stop = History(), asyncio.Event()
    servers = [Server(database, folder) for _ in range(number)]
    for server in servers:
        server.start()
    addresses = [server.address for server in servers]
    players = [
        asyncio.ensure_future(
            play_tables(
                [Person(addresses, turn=seat) for seat in range(2)], game, history, Random(game), stop
            )
        )
        for game in games()
        for _ in range(2)
    ]
    try:
        await some_more(history, servers[0], 100)
        await disturb(servers, history, addresses)
    finally:
        stop.set()
        await asyncio.gather(*players)
        try:
            for server in servers:
                server.stop()
        finally:
            for server in servers:
                server.end()
    return history


def gaps(history: History) -> list[float]:
    """Seconds between one acknowledgement at a table and the next, the shortest first."""
    times: dict[str, list[float]] = defaultdict(list)
    for line in history.lines:
        if line["what"] == "accepted":
            times[line["table"]].append(line["t"])
    return sorted(later - earlier for at in times.values() for earlier, later in pairwise(at))


async def resumes_within(history: History, server: Server, seconds: float) -> None:
    """Commands are acknowledged again, soon."""
    with promised(seconds):
        await some_more(history, server)
