"""Many sockets from a process of their own: some look at tables where nothing happens, some all at one game.

    python -m bench.crowd_sockets '{"port": 8000, "idle": 5000, "spectators": 2000, "rate": 2, "seconds": 20}'

They come from many addresses, since one may not have so many, and read whatever they are sent. The two
players of the one game move so often; how long their moves take is told at the end.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from typing import Any

import uvloop

from bench.server_load import Load, opened
from bench.server_players import Ours
from bench.sockets import Socket, connect

EACH = 20
"""Sockets of one address: somebody without a name may have 24."""
IDLE_TABLES = 20
AT_ONCE = 50
SPARE = 3


class Crowd:
    """Sockets that do nothing but read."""

    def __init__(self, side: Ours) -> None:
        self.side = side
        self.sockets: list[Socket] = []
        self.frames = 0
        self._numbers = itertools.count()

    def heard(self, socket: Socket, frame: bytes) -> None:
        self.frames += 1

    async def _look(self, path: str) -> None:
        number = next(self._numbers) // EACH
        source = f"127.{1 + number // 250}.0.{1 + number % 250}"
        url = f"ws://127.0.0.1:{self.side.port}{path}/socket"
        self.sockets.append(await connect(url, {"Origin": self.side.http.origin}, self.heard, source))

    async def look(self, paths: list[str], count: int) -> None:
        """So many sockets more, at each of these tables as many."""
        for begun in range(0, count, AT_ONCE):
            wanted = range(begun, min(begun + AT_ONCE, count))
            await asyncio.gather(*(self._look(paths[number % len(paths)]) for number in wanted))

    @property
    def open(self) -> int:
        return sum(not socket.closed for socket in self.sockets)


def quiet_tables(side: Ours) -> list[str]:
    """Tables at which nobody has begun."""
    _, cookie = side.http.post("/api/me", {"name": "Host"})
    new = {"game": "citrus", "players": 2, "visibility": "unlisted"}
    made = [side.http.post("/api/tables", new, cookie=cookie)[0] for _ in range(IDLE_TABLES)]
    return [f"/api/tables/{one['table']['id']}" for one in made]


async def run(spec: dict[str, Any]) -> dict[str, Any]:
    side = Ours(spec["port"])
    crowd, quiet = Crowd(side), quiet_tables(side)
    tables = [await side.table(number) for number in range(1 + SPARE)]
    begun = time.perf_counter()
    await crowd.look(quiet, spec["idle"])
    await crowd.look([table.path for table in tables[:1]], spec["spectators"])
    came_s = time.perf_counter() - begun
    print("begun", flush=True)
    load = Load(list(tables[:1]), list(tables[1:]))
    before = crowd.frames
    await opened(load, 1.0, spec["seconds"], spec["rate"])
    await asyncio.sleep(1.0)  # what is on its way
    return {**load.figures(), "open": crowd.open, "frames": crowd.frames - before, "came_s": round(came_s, 1)}


def main() -> None:
    print(json.dumps(uvloop.run(run(json.loads(sys.argv[1])))), flush=True)


if __name__ == "__main__":
    main()
