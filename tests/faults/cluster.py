"""Two server processes, PostgreSQL and Valkey, killed at random moments while people play; then the judge."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from terroir.core.registry import games
from tests.faults.crash import Server, judged
from tests.faults.history import History
from tests.faults.players import Person, play_tables
from tests.waiting import reached
from tools.postgres import Cluster
from tools.valkey import Valkey

SERVERS = 2
BETWEEN = 40
"""Commands that are acknowledged between two kills."""


class Campaign:
    """What can be killed, and how often it was."""

    def __init__(self, cluster: Cluster, valkey: Valkey, database: str, folder: Path, luck: Random) -> None:
        self.cluster = cluster
        self.valkey = valkey
        self.servers = [Server(database, folder, "--valkey", valkey.address) for _ in range(SERVERS)]
        self.luck = luck
        self.kills: Counter[str] = Counter()
        self._ways: dict[str, Callable[[], Awaitable[None]]] = {
            "server": self._kill_server,
            "postgresql": self._crash_database,
            "valkey": self._kill_valkey,
        }

    def start_servers(self) -> None:
        """Start those that do not run."""
        for server in self.servers:
            if server.process is None or server.process.poll() is not None:
                server.start()

    async def kill_something(self) -> None:
        """Mostly a server; in the end everything runs again."""
        self.start_servers()
        way = self.luck.choices([*self._ways], [6, 1, 3])[0]
        self.kills[way] += 1
        await self._ways[way]()

    async def _kill_server(self) -> None:
        server = self.luck.choice(self.servers)
        server.kill()
        await asyncio.sleep(self.luck.uniform(0, 1))
        server.start()

    async def _crash_database(self) -> None:
        await asyncio.to_thread(self.cluster.crash)
        await asyncio.sleep(self.luck.uniform(0, 1))
        await asyncio.to_thread(self.cluster.start)

    async def _kill_valkey(self) -> None:
        self.valkey.kill()
        await asyncio.sleep(self.luck.uniform(0, 1))
        await asyncio.to_thread(self.valkey.start)


async def campaign(
    cluster: Cluster,
    valkey: Valkey,
    folder: Path,
    moves: int,
    tables: int,
    luck: Random,
    tell: Callable[[str], None],
) -> dict[str, Any]:
    """Until so many commands are acknowledged; then everything is judged."""
    database = cluster.create("cluster")
    killing = Campaign(cluster, valkey, database, folder, luck)
    history, stop, begun = History(), asyncio.Event(), time.monotonic()
    addresses = [server.address for server in killing.servers]
    names = games()
    killing.start_servers()
    players = [
        asyncio.ensure_future(
            play_tables(
                [Person(addresses, turn=number + seat) for seat in range(2 + number // len(names) % 2)],
                names[number % len(names)], history, Random(luck.random()), stop,
            )
        )
        for number in range(tables)
    ]  # fmt: skip
    try:
        while _acknowledged(history) < moves:
            await _some_more(history, luck.randrange(2 * BETWEEN), killing)
            await killing.kill_something()
            if killing.kills.total() % 10 == 0:
                tell(f"{killing.kills.total()} kills, {history.counts['accepted']} commands acknowledged")
        killing.start_servers()
        await _some_more(history, BETWEEN, killing)
        stop.set()
        await asyncio.gather(*players)
        for server in killing.servers:
            server.stop()
    finally:
        stop.set()
        for server in killing.servers:
            server.end()
    history.write(folder / "history.jsonl")
    report = judged(database, history, killing.kills.total(), time.monotonic() - begun)
    return {**report, **{f"{what}_kills": many for what, many in sorted(killing.kills.items())}}


def _acknowledged(history: History) -> int:
    """How many commands were; those that were sent twice may have been twice."""
    return len({line["command"] for line in history.lines if line["what"] == "accepted"})


async def _some_more(history: History, commands: int, killing: Campaign) -> None:
    enough = history.counts["accepted"] + commands
    await reached(
        lambda: history.counts["accepted"] >= enough,
        f"nothing is acknowledged any more: {killing.servers[0].log()}",
    )
